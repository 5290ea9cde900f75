"""What a terminal's keys send: control characters and escape sequences, however they are split. Text in, keys out."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

SEQUENCE_LIMIT = 16
"""Characters kept of an escape sequence; a longer one is swallowed to its end and means nothing."""


class Key(Enum):
    """What a key is for."""

    ENTER = auto()
    BACKSPACE = auto()
    DELETE = auto()
    LEFT = auto()
    RIGHT = auto()
    HOME = auto()
    END = auto()
    OLDER = auto()
    NEWER = auto()
    KILL_END = auto()
    KILL_START = auto()
    KILL_WORD = auto()
    YANK = auto()
    CLEAR = auto()
    REFRESH = auto()
    COMPLETE = auto()


@dataclass(frozen=True, slots=True)
class Typed:
    """A run of characters to be put into the line."""

    text: str


Stroke: TypeAlias = Key | Typed

_CONTROL = {
    "\n": Key.ENTER, "\t": Key.COMPLETE, "\x08": Key.BACKSPACE, "\x7f": Key.BACKSPACE, "\x01": Key.HOME, "\x05": Key.END,
    "\x02": Key.LEFT, "\x06": Key.RIGHT, "\x0b": Key.KILL_END, "\x15": Key.KILL_START, "\x17": Key.KILL_WORD,
    "\x19": Key.YANK, "\x0c": Key.REFRESH, "\x03": Key.CLEAR, "\x10": Key.OLDER, "\x0e": Key.NEWER,
}  # fmt: skip
_FINAL = {"A": Key.OLDER, "B": Key.NEWER, "C": Key.RIGHT, "D": Key.LEFT, "H": Key.HOME, "F": Key.END}
_NUMBERED = {"1": Key.HOME, "7": Key.HOME, "4": Key.END, "8": Key.END, "3": Key.DELETE}
_SPECIAL = re.compile("[\x00-\x1f\x7f]")
_Step: TypeAlias = "Callable[[Keys, str], Stroke | None]"


class Keys:
    """One terminal's keyboard."""

    __slots__ = ("_sequence", "_step")

    def __init__(self) -> None:
        self._step: _Step | None = None
        self._sequence = ""

    def feed(self, text: str) -> Iterator[Stroke]:
        """The strokes that are whole now; runs of plain characters come together."""
        at = 0
        while at < len(text):
            if self._step is None and (end := _plain_end(text, at)) > at:
                yield Typed(text[at:end])
                at = end
                continue
            stroke = self._control(text[at]) if self._step is None else self._step(self, text[at])
            if stroke is not None:
                yield stroke
            at += 1

    def _control(self, sign: str) -> Stroke | None:
        self._step = Keys._escape if sign == "\x1b" else None
        return _CONTROL.get(sign)

    def _escape(self, sign: str) -> Stroke | None:
        """After ESC. One that begins no sequence was hit by itself: it means nothing and takes nothing with it."""
        self._sequence = ""
        if sign == "[":
            self._step = Keys._csi
        elif sign == "O":
            self._step = Keys._ss3
        else:
            return self._other(sign)
        return None

    def _ss3(self, sign: str) -> Stroke | None:
        self._step = None
        return _FINAL.get(sign) if sign.isprintable() else self._other(sign)

    def _csi(self, sign: str) -> Stroke | None:
        if "\x20" <= sign <= "\x3f":
            self._sequence += sign if len(self._sequence) < SEQUENCE_LIMIT else ""
            return None
        if sign == "[" and not self._sequence:  # the Linux console's F1 is ESC [ [ A
            self._step = Keys._function
            return None
        self._step = None
        if not "\x40" <= sign <= "\x7e":
            return self._other(sign)
        return _meaning(self._sequence, sign)

    def _function(self, sign: str) -> Stroke | None:
        self._step = None
        return None if sign.isprintable() else self._other(sign)

    def _other(self, sign: str) -> Stroke | None:
        """A sign that breaks a sequence off is taken for itself."""
        self._step = None
        return Typed(sign) if sign >= " " and sign != "\x7f" else self._control(sign)


def _meaning(parameters: str, final: str) -> Key | None:
    if len(parameters) >= SEQUENCE_LIMIT:
        return None
    if final == "~":
        return _NUMBERED.get(parameters.partition(";")[0])
    return _FINAL.get(final)


def _plain_end(text: str, at: int) -> int:
    """Where the run of plain characters that begins here ends."""
    special = _SPECIAL.search(text, at)
    return special.start() if special else len(text)
