"""What the client's screen shows: whole lines that scroll up, and under them the row in which somebody types.

Everything goes through the wire's queue, whose end tells whether the cursor stands at the start of a fresh line; that
holds even for bytes that the turn kept back. A message that arrives while somebody types erases the row, and `settle`
draws it again under all that was said in the turn.
"""

from collections.abc import Iterable
from typing import Protocol

from wolfd.telnet import encodings
from wolfd.telnet.codec import IAC
from wolfd.telnet.editor import Editor
from wolfd.telnet.peer import Style
from wolfd.telnet.wrap import columns, wrap

ERASE_ROW = b"\r\x1b[K"
RESET = b"\x1b[0m"
BELL = b"\x07"
INDENT = "  "
"""How continuation rows begin, except those of the Moderator's words."""
STANDING_PROMPT = "> "
"""What stands before the line when nothing is asked and we echo."""

_UNSEEN = bytes((IAC,)) + BELL


class Pipe(Protocol):
    """Where bytes go, and which of them wait for the end of the turn."""

    queue: list[bytes]

    def send(self, data: bytes) -> None:
        """Put bytes behind those that wait."""


def lay_out(lines: Iterable[str], width: int, indent: str = INDENT) -> bytes:
    """Lines of text as the bytes that show them, wrapped; continuation rows begin with the indent."""
    rows = [row for line in lines for row in wrap(line, width, indent)]
    return encodings.encode("".join(f"{row}\r\n" for row in rows))


class Screen:
    """One client's screen, as far as we have drawn on it."""

    __slots__ = ("_pipe", "_question", "_shown", "_style", "editor", "mark", "width")

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._shown: tuple[str, int] | None = None
        self.editor = Editor()
        self._question = ""
        self._style: Style | None = None
        self.mark = b""
        """What follows a question, for clients that edit by themselves."""
        self.width = 80

    def become(self, style: Style) -> None:
        """Draw for this way of typing from now on. Before the first, no row is drawn."""
        if self._style is Style.CHAR and not self._at_fresh_line():
            self._leave_row()
        self._style = style
        self._shown = None
        self._pipe.send(b"")

    def ask(self, question: str) -> None:
        """Put a question before the input line."""
        self._question = question
        self._shown = None
        self._pipe.send(b"")  # something waits for the end of the turn: the row

    def answered(self) -> None:
        """The question is answered; a client that edits by itself has ended its row, too."""
        self._question = ""
        self._shown = None

    def resize(self, width: int) -> None:
        self.width = width
        self.redraw()

    def ring(self) -> None:
        """Sound the bell."""
        self._pipe.send(BELL)

    def say(self, rows: bytes) -> None:
        """Show whole lines, which end with CR LF, above the row."""
        if not self._at_fresh_line():
            self._leave_row()
        self._pipe.send(rows)

    def settle(self) -> None:
        """Draw the row under what is queued."""
        if (self._shown is None or self._at_fresh_line()) and (row := self._row()):
            self._pipe.queue.append(row)

    def refresh(self) -> None:
        """Show what was typed, if the row stands and is not to be drawn at the turn's end anyway."""
        if self._style is Style.CHAR and not self._at_fresh_line():
            self._update()

    def redraw(self) -> None:
        """Draw the row again, for the client may show something else."""
        if self._style is Style.CHAR:
            self._shown = None
            self._pipe.send(b"")

    def end_row(self) -> None:
        """The row as it is now is said and done: what comes next stands on a new line."""
        if self._style is Style.CHAR:
            if self._at_fresh_line():
                self._pipe.send(self._row())
            else:
                self._update()
            self._pipe.send(b"\r\n")
        self._shown = None

    def _at_fresh_line(self) -> bool:
        """Whether the last that is queued to be seen is a whole line; negotiation and bells are not seen."""
        for chunk in reversed(self._pipe.queue):
            if chunk and chunk[0] not in _UNSEEN:
                return chunk.endswith(b"\r\n")
        return False

    def _leave_row(self) -> None:
        if self._style is Style.CHAR:
            self._pipe.send(ERASE_ROW)
        elif self._shown is not None:
            self._pipe.send(b"\r\n")
        self._shown = None

    def _row(self) -> bytes:
        """The whole row; nothing if there is none."""
        if self._style is Style.CHAR:
            text, back = self._shown = self._view()
            return b"\r" + encodings.encode(text) + b"\x1b[K" + _left(back)
        if self._style is Style.LINE and self._question:
            self._shown = self._question, 0
            return encodings.encode(self._question) + self.mark
        return b""

    def _view(self) -> tuple[str, int]:
        return self.editor.view(self._question or STANDING_PROMPT, self.width)

    def _update(self) -> None:
        """Make the row that is shown the row as it is: what is new at its end, or all of it."""
        shown, view = self._shown, self._view()
        if shown == view:
            return
        if shown is None or not _only_grew(shown, view):
            self._pipe.send(self._row())
            return
        self._shown = view
        self._pipe.send(encodings.encode(view[0][len(shown[0]) :]))


def _only_grew(shown: tuple[str, int], view: tuple[str, int]) -> bool:
    """Whether there are only whole characters more at the end of the row, with the cursor after them."""
    if shown[1] or view[1] or not view[0].startswith(shown[0]):
        return False
    more = view[0][len(shown[0]) :]
    return more.isascii() or columns(shown[0]) + columns(more) == columns(view[0])


def _left(back: int) -> bytes:
    return b"\x1b[%dD" % back if back else b""
