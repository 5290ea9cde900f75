"""Whether a client speaks another character set than it is believed to: by the lines that cannot be read."""

from wolfd.telnet.encodings import UNREADABLE, Charset, likely
from wolfd.telnet.lines import OCTETS

SIGNS = 2
"""Unreadable characters that make a line doubtful."""
LINES = 2
"""Doubtful lines after which something is said."""


class Doubts:
    """One connection's doubtful lines."""

    __slots__ = ("_lines", "_octets")

    def __init__(self) -> None:
        self._octets = bytearray()
        self._lines = 0

    def feed(self, octets: bytes) -> None:
        """Keep the bytes of the unfinished line, for it may have to be read otherwise."""
        if self._octets or not octets.isascii():
            self._octets += octets[: OCTETS - len(self._octets)]

    def is_too_much(self, line: str) -> bool:
        """Whether this line, as it was read, is the one too many."""
        self._lines += line.count(UNREADABLE) >= SIGNS
        return self._lines == LINES and line.count(UNREADABLE) >= SIGNS

    def likely(self) -> Charset | None:
        """The character set in which the line can be read."""
        return likely(bytes(self._octets).strip(b"\r\n\0"))

    def forget(self) -> None:
        """The line is done with."""
        self._octets.clear()
