"""The input line of a client that edits by itself: line ends, and lines of bounded length. Text in, lines out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wolfd.chat.words import plain
from wolfd.telnet.wrap import cells

LIMIT = 500
"""Characters, as a reader counts them, that one line may have if the operator does not say otherwise."""
OCTETS = 4096
"""Bytes of UTF-8 that one line may have."""

_SEQUENCE = re.compile("\x1b(?:\\[[0-?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)
_KILL = ("\x03", "\x15")
_BACK = ("\x08", "\x7f")
_ERASE = re.compile("([\x03\x08\x15\x7f])")


@dataclass(frozen=True, slots=True)
class Line:
    """A line that was ended; `cut` if it was too long and has lost its end."""

    text: str
    cut: bool = False


class Ends:
    """Makes each of telnet's line ends (CR LF, CR NUL, CR, LF) one LF, at once; NULs vanish."""

    __slots__ = ("_after_cr",)

    def __init__(self) -> None:
        self._after_cr = False

    def feed(self, text: str) -> str:
        if not text:
            return ""
        if self._after_cr and text[0] == "\n":
            text = text[1:]
        # A CR has ended its line already, whatever follows it in the next packet.
        self._after_cr = text.endswith("\r")
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        return text.replace("\0", "")


class Lines:
    """Gathers text to lines; keeps at most `OCTETS` characters of an unfinished one."""

    __slots__ = ("_cut", "_limit", "_text")

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._text = ""
        self._cut = False

    def feed(self, text: str) -> Iterator[Line]:
        """The lines that are whole now; ends are LF."""
        *whole, rest = text.split("\n")
        for part in whole:
            self._add(part)
            yield self.finish()
        self._add(rest)

    def finish(self) -> Line:
        """What was typed so far, as a line, tidied."""
        text, was_cut = _tidy(self._text), self._cut
        self._text, self._cut = "", False
        short = shorten(text, self._limit)
        return Line(short, was_cut or len(short) < len(text))

    def release(self) -> str:
        """Give up the unfinished line, as it was typed."""
        text = self._text
        self._text, self._cut = "", False
        return text

    @property
    def unfinished(self) -> str:
        return self._text

    def _add(self, part: str) -> None:
        room = OCTETS - len(self._text)
        self._cut = self._cut or len(part) > room
        self._text += part[:room]


def shorten(text: str, limit: int) -> str:
    """As much of the text as one line may have."""
    if len(text) <= limit and len(text.encode(errors="replace")) <= OCTETS:
        return text
    kept = "".join(cells(text)[:limit])
    return kept.encode(errors="replace")[:OCTETS].decode(errors="ignore")


def _tidy(text: str) -> str:
    """The text as meant: erasures done, the sequences of cursor keys and other control characters taken out."""
    if text.isprintable():
        return text
    text = _SEQUENCE.sub("", text).replace("\t", " ")
    return plain(_erased(text) if _ERASE.search(text) else text)


def _erased(text: str) -> str:
    kept: list[str] = []
    for part in _ERASE.split(text):
        if part in _KILL:
            kept.clear()
        elif part in _BACK:
            del kept[-1:]
        else:
            kept += cells(part)
    return "".join(kept)
