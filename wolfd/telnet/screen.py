"""What the client's screen shows: whole lines that scroll up, and under them the row in which somebody types.

Everything goes through the wire's queue, whose end tells whether the cursor stands at the start of a fresh line; that
holds even for bytes that the turn kept back. A message that arrives while somebody types erases the row, and `settle`
draws it again under all that was said in the turn.
"""

from collections.abc import Iterable
from typing import Protocol

from wolfd.telnet.codec import IAC
from wolfd.telnet.editor import Editor
from wolfd.telnet.lines import LIMIT
from wolfd.telnet.look import Look
from wolfd.telnet.pages import Pages
from wolfd.telnet.peer import Style
from wolfd.telnet.wrap import columns

ERASE_ROW = b"\r\x1b[K"
BELL = b"\x07"
SAVE = b"\x1b7"
"""How whatever is drawn elsewhere than under the last line begins: it saves the cursor, and restores it at its end."""
STANDING_PROMPT = "> "
"""What stands before the line when nothing is asked and we echo."""

_UNSEEN = bytes((IAC,)) + BELL


class Pipe(Protocol):
    """Where bytes go, and which of them wait for the end of the turn."""

    queue: list[bytes]

    def send(self, data: bytes) -> None:
        """Put bytes behind those that wait."""


class Screen:
    """One client's screen, as far as we have drawn on it."""

    __slots__ = ("_has_said", "_is_due", "_is_owed", "_pipe", "_prompt", "_question", "_shown", "editor", "look", "mark", "pages",
                 "style")  # fmt: skip

    def __init__(self, pipe: Pipe, look: Look, limit: int = LIMIT) -> None:
        self._pipe = pipe
        self._shown: tuple[str, int] | None = None
        self.editor = Editor(limit)
        self.editor.ambiguous = look.ambiguous
        self._question = ""
        self._prompt = STANDING_PROMPT
        self._is_due = False
        """Whether a client that edits by itself is to be shown what is asked, or the standing prompt."""
        self._is_owed = False
        """Whether the row was left out under the last message, to be drawn a little later."""
        self._has_said = False
        """Whether something was said since the last look at it."""
        self.style: Style | None = None
        self.mark = b""
        """What follows a question, for clients that edit by themselves."""
        self.look = look
        self.pages: Pages | None = None
        """What is still to be shown of a text that is longer than the screen."""

    def become(self, style: Style) -> None:
        """Draw for this way of typing from now on. Before the first, no row is drawn."""
        self.end_pages()
        if self.style is Style.CHAR and not self._at_fresh_line():
            self._leave_row()
        self.style = style
        self._is_owed = False
        self._is_due |= bool(self._question)
        self._shown = None
        self._pipe.send(b"")

    def ask(self, question: str) -> None:
        """Put a question before the input line."""
        self._question = question
        self._is_due = True
        self._shown = None
        self._pipe.send(b"")  # something waits for the end of the turn: the row

    def answered(self) -> None:
        """The question is answered; a client that edits by itself has ended its row, too."""
        self._question = ""
        self._shown = None
        self._is_due &= self._prompt != STANDING_PROMPT
        if self.style is Style.LINE:
            self._has_said = True
            self._pipe.send(b"")

    def stand(self, prompt: str) -> None:
        """Let this stand before the line while nothing is asked; clients that edit by themselves see it once."""
        if prompt != self._prompt:
            self._prompt = prompt
            self._is_due = bool(self._question) or prompt != STANDING_PROMPT
            self._shown = None if self.style is Style.CHAR else self._shown
            self._pipe.send(b"")

    def prompt_again(self) -> None:
        """Show what is asked, or the standing prompt, once more to a client that edits by itself."""
        self._is_due = True
        self._pipe.send(b"")

    def show_again(self) -> None:
        """Draw at the turn's end what the client does not see any more."""
        if self.style is Style.LINE:
            self.prompt_again()
        else:
            self.redraw()

    def wear(self, look: Look) -> None:
        """Look otherwise from now on; the row at once."""
        self.look = look
        self.editor.ambiguous = look.ambiguous
        self.redraw()

    def ring(self) -> None:
        """Sound the bell."""
        self._pipe.send(BELL)

    def tell(self, lines: Iterable[str]) -> None:
        """Show lines of text above the row."""
        self.say(self.look.lay_out(lines))

    def say(self, rows: bytes) -> None:
        """Show whole lines that are laid out already, with CR LF at their ends, above the row."""
        if not self._at_fresh_line():
            self._leave_row()
        self._pipe.send(rows)
        self._has_said = True

    # A text longer than the screen

    def leaf(self, rows: bytes, height: int, more: str) -> None:
        """Show rows a page at a time, where keys are heard one by one; `more` asks for one."""
        if self.style is not Style.CHAR:
            self.say(rows)
            return
        self.pages = Pages(rows, height, more)
        self.turn_page()

    def turn_page(self) -> None:
        """Show the next page."""
        if self.pages is not None:
            self.say(self.pages.take())
            self._shown = None
            if not self.pages.rows:
                self.pages = None

    def end_pages(self) -> None:
        """Let the rest of the pages be."""
        if self.pages is not None:
            self.pages = None
            self.redraw()

    # The row

    def settle(self) -> None:
        """Draw the row under what is queued."""
        if self.needs_row and (row := self._row()):
            self._pipe.queue.append(row)

    @property
    def needs_row(self) -> bool:
        """Whether the row is not what the client shows last."""
        return self._shown is None or self._at_fresh_line()

    def owe(self) -> None:
        """Leave the row out for now."""
        self._shown = None
        self._is_owed = True

    def was_pushed(self, *, is_mud: bool) -> bool:
        """Whether something was said since this was asked last, after which the client lacks its prompt."""
        has_said, self._has_said = self._has_said, False
        return has_said and self.lacks_prompt(is_mud=is_mud)

    def lacks_prompt(self, *, is_mud: bool) -> bool:
        """Whether a client that edits by itself does not see what is asked, or where it is, any more."""
        return self._shown is None and (bool(self._question) or (not is_mud and self._prompt != STANDING_PROMPT))

    def refresh(self) -> None:
        """Show what was typed, if the row stands and is not to be drawn at the turn's end anyway."""
        if self.style is not Style.CHAR:
            return
        if not self._at_fresh_line():
            self._update()
        elif self._is_owed:
            self._pipe.send(b"")

    def redraw(self) -> None:
        """Draw the row again, for the client may show something else."""
        if self.style is Style.CHAR:
            self._shown = None
            self._pipe.send(b"")

    def end_row(self) -> None:
        """The row as it is now is said and done: what comes next stands on a new line."""
        if self.style is Style.CHAR:
            if self._at_fresh_line():
                self._pipe.send(self._row())
            else:
                self._update()
            self._pipe.send(b"\r\n")
        self._shown = None

    def _at_fresh_line(self) -> bool:
        """Whether the last that is queued to be seen is a whole line; negotiation, bells and the like are not seen."""
        for chunk in reversed(self._pipe.queue):
            if chunk and chunk[0] not in _UNSEEN and not chunk.startswith(SAVE):
                return chunk.endswith(b"\r\n")
        return self._is_owed

    def _leave_row(self) -> None:
        if self.style is Style.CHAR:
            self._pipe.send(ERASE_ROW)
        elif self._shown is not None:
            self._pipe.send(b"\r\n")
        self._shown = None

    def _row(self) -> bytes:
        """The whole row; nothing if there is none."""
        encode = self.look.charset.encode
        self._is_owed = False
        if self.style is Style.CHAR:
            text, back = self._shown = self._view()
            return b"\r" + encode(text) + b"\x1b[K" + _left(back)
        asked = (self._question or self._prompt) if self._is_due else ""
        self._is_due = False
        if self.style is Style.LINE and asked:
            self._shown = asked, 0
            return encode(asked) + self.mark
        return b""

    def _view(self) -> tuple[str, int]:
        if self.pages is not None:
            return self.pages.more, 0
        return self.editor.view(self._question or self._prompt, self.look.width)

    def _update(self) -> None:
        """Make the row that is shown the row as it is: what is new at its end, or all of it."""
        shown, view = self._shown, self._view()
        if shown == view:
            return
        if shown is None or not self._only_grew(shown, view):
            self._pipe.send(self._row())
            return
        self._shown = view
        self._pipe.send(self.look.charset.encode(view[0][len(shown[0]) :]))

    def _only_grew(self, shown: tuple[str, int], view: tuple[str, int]) -> bool:
        """Whether there are only whole characters more at the end of the row, with the cursor after them."""
        if shown[1] or view[1] or not view[0].startswith(shown[0]):
            return False
        more, ambiguous = view[0][len(shown[0]) :], self.look.ambiguous
        return more.isascii() or columns(shown[0], ambiguous) + columns(more, ambiguous) == columns(view[0], ambiguous)


def _left(back: int) -> bytes:
    return b"\x1b[%dD" % back if back else b""
