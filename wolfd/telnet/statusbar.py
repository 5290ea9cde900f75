"""The line at the bottom of a terminal that stays while all else scrolls above it (DECSTBM); the scrollback is kept.

Everything here saves the cursor and restores it, but for the first step: that makes room at the bottom.
"""

from wolfd.telnet.look import Look
from wolfd.telnet.screen import SAVE, Pipe
from wolfd.telnet.wrap import breadth, cells

RESTORE = b"\x1b8"
LEAST = 5
"""Rows of a screen that has room for it."""


class StatusBar:
    """One terminal's status line."""

    __slots__ = ("_pipe", "_shown", "_size")

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._size = (0, 0)
        self._shown = ""

    @property
    def is_there(self) -> bool:
        return self._size != (0, 0)

    def show(self, text: str, look: Look, height: int) -> bool:
        """Have the line show a text; whether room was made for it first, as when the size has changed.

        That loses the row in which somebody types: it must be drawn again.
        """
        if height < LEAST:
            self.leave()
            return False
        size = (look.width, height)
        is_new = size != self._size
        if is_new:
            self._size, self._shown = size, ""
            self._pipe.send(b"\r\n\x1b[A" + SAVE + b"\x1b[1;%dr" % (height - 1) + RESTORE)
        if text != self._shown:
            self._shown = text
            octets = look.charset.encode(_filled(text, look))
            self._pipe.send(SAVE + b"\x1b[%d;1H\x1b[7m" % height + octets + b"\x1b[0m" + RESTORE)
        return is_new

    def leave(self) -> None:
        """Give the terminal its row back."""
        if self.is_there:
            self._pipe.send(SAVE + b"\x1b[r\x1b[%d;1H\x1b[K" % self._size[1] + RESTORE)
            self._size, self._shown = (0, 0), ""


def _filled(text: str, look: Look) -> str:
    """The text as wide as the row, whose last column stays free."""
    room = look.width - 1
    kept: list[str] = []
    for cell in cells(text):
        width = breadth(cell, look.ambiguous)
        if width > room:
            break
        kept.append(cell)
        room -= width
    return "".join(kept) + " " * room
