"""The line editor of a client in character mode: what the keys do to the line, and how it looks in one row.

Without I/O: text from the wire goes in (line ends already LF), what happened comes out. The line is kept as a list of
graphemes; a row is laid out by columns. Nothing typed makes it keep more than a line's limits and 50 lines of history.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from itertools import accumulate
from typing import TypeAlias

from wolfd.chat.words import plain
from wolfd.telnet.keys import Key, Keys, Typed
from wolfd.telnet.lines import LIMIT, OCTETS, Line
from wolfd.telnet.wrap import SIGNS, cells, columns

HISTORY = 50
"""Lines that can be called back."""
LEAST = 8
"""Columns kept for the line itself, however long the prompt."""
DEAR = 100
"""What keys that change a line as a whole, or look for words, may cost together until `rest`: a hand on the keyboard
stays far below that, and a program that sends nothing else must not keep everybody else waiting."""


class Sign(Enum):
    """What happened besides whole lines."""

    CHANGED = auto()
    FULL = auto()
    COMPLETE = auto()
    REFRESH = auto()


Outcome: TypeAlias = Line | Sign

_ACCENTS = re.compile("\\A[\u0300-\u036f\u200d\u20d0-\u20ff\ufe00-\ufe0f]+")


_COSTS = {Key.COMPLETE: 10, Key.OLDER: 1, Key.NEWER: 1, Key.KILL_END: 1, Key.KILL_START: 1, Key.KILL_WORD: 1, Key.YANK: 1}


class Editor:
    """One input line with its cursor, the text last killed, and the lines typed before."""

    __slots__ = ("_at", "_cells", "_draft", "_history", "_keys", "_killed", "_left", "_limit", "_recall", "_secret", "_size",
                 "_spent", "ambiguous")  # fmt: skip

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self.ambiguous = 1
        """Columns of the signs that may be wide or not."""
        self._keys = Keys()
        self._cells: list[str] = []
        self._at = 0
        self._size = 0
        self._left = 0
        self._killed = ""
        self._history: list[str] = []
        self._recall = 0
        self._draft = ""
        self._secret = False
        self._spent = 0

    @property
    def text(self) -> str:
        return "".join(self._cells)

    @property
    def before(self) -> str:
        """The text before the cursor."""
        return "".join(self._cells[: self._at])

    def hide(self, *, secret: bool) -> None:
        """From now on the line is secret, shown to nobody and kept nowhere; or an ordinary one again."""
        self._secret = secret

    def feed(self, text: str) -> Iterator[Outcome]:
        """What the keys did, in order; each line as it was when ended."""
        for stroke in self._keys.feed(text):
            if isinstance(stroke, Typed):
                yield self.insert(stroke.text)
            elif stroke is Key.ENTER:
                yield self._enter()
            elif self._is_too_dear(stroke):
                yield Sign.FULL
            else:
                yield self._press(stroke)

    def rest(self) -> None:
        """A packet is done with: keys that cost much are heard again."""
        self._spent = 0

    def clear(self) -> None:
        """Forget the line that is being typed."""
        self._put("")

    def insert(self, text: str) -> Sign:
        """Put text before the cursor, as much as the line has room for."""
        text = plain(text[: OCTETS + 1])
        if not self._at:  # an accent without a letter under it would sit on the prompt, and later on another's letter
            text = _ACCENTS.sub("", text)
        octets = text.encode(errors="replace")[: OCTETS - self._size]
        kept = "".join(cells(octets.decode(errors="ignore"))[: self._limit - len(self._cells)])
        if kept.isascii() and self._at == len(self._cells) and (not self._at or self._cells[-1].isascii()):
            self._cells += kept
            self._at = len(self._cells)
            self._size += len(kept)
        else:
            self._splice(self._at, self._at, kept)
        return Sign.CHANGED if len(kept) == len(text) else Sign.FULL

    def view(self, prompt: str, width: int) -> tuple[str, int]:
        """The row to show, and how many columns back from its end the cursor stands.

        It leaves the last column free. A line that does not fit scrolls sideways; `<` and `>` mark what is hidden.
        """
        room = max(width - 1 - columns(prompt, self.ambiguous), LEAST)
        prompt = self._clip(prompt, max(width - 1 - room, 0))
        if self._secret:
            return prompt, 0
        if columns(self.text, self.ambiguous) <= room:
            self._left = 0
            return prompt + self.text, self._columns(self._at, len(self._cells))
        return self._window(prompt, room)

    def _window(self, prompt: str, room: int) -> tuple[str, int]:
        """A part of the line around the cursor; it stays where it was as long as the cursor is in it."""
        space = room - 2  # a column for each mark
        if not self._left <= self._at or self._columns(self._left, self._at) >= space:
            self._left = self._at - self._fitting(reversed(self._cells[: self._at]), space // 2)
        end = self._left + self._fitting(self._cells[self._left :], space)
        shown = "".join(self._cells[self._left : end])
        more = ">" if end < len(self._cells) else ""
        row = prompt + ("<" if self._left else "") + shown + more
        return row, self._columns(self._at, end) + len(more)

    def _columns(self, start: int, end: int) -> int:
        return columns("".join(self._cells[start:end]), self.ambiguous)

    def _clip(self, text: str, room: int) -> str:
        """The beginning of a text that fits."""
        if columns(text, self.ambiguous) <= room:
            return text
        kept = cells(text)
        return "".join(kept[: self._fitting(kept, room)])

    def _fitting(self, line: Iterable[str], room: int) -> int:
        """How many cells from the beginning fit."""
        count = used = 0
        for cell in line:
            used += columns(cell, self.ambiguous)
            if used > room:
                break
            count += 1
        return count

    def _press(self, key: Key) -> Sign:
        match key:
            case Key.COMPLETE:
                return Sign.COMPLETE
            case Key.REFRESH:
                return Sign.REFRESH
            case Key.OLDER | Key.NEWER:
                self._turn(1 if key is Key.OLDER else -1)
            case Key.KILL_END | Key.KILL_START | Key.KILL_WORD:
                self._kill(key)
            case Key.YANK:
                return self.insert(self._killed)
            case Key.CLEAR:
                self.clear()
            case Key.BACKSPACE | Key.DELETE:
                self._erase(self._at - (key is Key.BACKSPACE))
            case _:
                self._move(key)
        return Sign.CHANGED

    def _is_too_dear(self, key: Key) -> bool:
        cost = _COSTS.get(key, 0)
        self._spent += cost
        return bool(cost) and self._spent > DEAR

    def _move(self, key: Key) -> None:
        to = {Key.LEFT: self._at - 1, Key.RIGHT: self._at + 1, Key.HOME: 0, Key.END: len(self._cells)}[key]
        self._at = min(max(to, 0), len(self._cells))

    def _erase(self, at: int) -> None:
        if not 0 <= at < len(self._cells):
            return
        if at == len(self._cells) - 1:
            self._size -= len(self._cells.pop().encode(errors="replace"))
            self._at = at
        else:
            self._splice(at, at + 1, "")

    def _kill(self, key: Key) -> None:
        start, end = 0, self._at
        if key is Key.KILL_END:
            start, end = self._at, len(self._cells)
        elif key is Key.KILL_WORD:
            start = self._word_start()
        if start == end:
            return
        self._killed = "" if self._secret else "".join(self._cells[start:end])
        self._splice(start, end, "")

    def _word_start(self) -> int:
        at = self._at
        while at and self._cells[at - 1].isspace():
            at -= 1
        while at and not self._cells[at - 1].isspace():
            at -= 1
        return at

    def _turn(self, by: int) -> None:
        """Leaf through the lines typed before; the one that was being typed waits after the newest."""
        if self._secret or not 0 <= self._recall + by <= len(self._history):
            return
        if not self._recall:
            self._draft = self.text
        self._recall += by
        self._put(self._history[-self._recall] if self._recall else self._draft)

    def _enter(self) -> Line:
        text = self.text
        if text.strip() and not self._secret and self._history[-1:] != [text]:
            self._history.append(text)
            del self._history[:-HISTORY]
        self._recall = 0
        self._draft = ""
        self._put("")
        return Line(text)

    def _put(self, text: str) -> None:
        """Make the line this text, with the cursor after it."""
        self._splice(0, len(self._cells), text)

    def _splice(self, start: int, end: int, text: str) -> None:
        """Replace some cells by a text, with the cursor after it; what now combines becomes one cell."""
        first, last = max(start - 1, 0), end + 1
        head, tail = "".join(self._cells[first:start]) + text, "".join(self._cells[end:last])
        fresh = cells(head + tail)
        if tail and fresh[-1] != tail:  # the next one has changed, and so may all that follow: flags are of two letters
            last, fresh = len(self._cells), cells(head + "".join(self._cells[end:]))
        kept = [cell[:SIGNS] for cell in fresh]  # what is piled up higher would be shown to nobody
        self._size += _octets(kept) - _octets(self._cells[first:last])
        self._cells[first:last] = kept
        self._at = first + bisect_left(list(accumulate(map(len, fresh), initial=0)), len(head))


def _octets(line: Iterable[str]) -> int:
    return len("".join(line).encode(errors="replace"))
