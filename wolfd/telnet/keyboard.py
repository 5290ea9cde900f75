"""What the peer types: bytes without telnet in them come in, lines go out. How it looks is the screen's matter."""

import re
from collections.abc import Sequence
from typing import Protocol

from wolfd.telnet.completion import complete
from wolfd.telnet.doubts import Doubts
from wolfd.telnet.editor import Outcome, Sign
from wolfd.telnet.encodings import Charset
from wolfd.telnet.lines import LIMIT, Ends, Line, Lines
from wolfd.telnet.peer import Style
from wolfd.telnet.screen import Screen
from wolfd.telnet.terms import Terms

_PIECES = re.compile("[^\n]*\n|[^\n]+")
_RAW_PIECES = re.compile(rb"[^\r\n]*[\r\n]+|[^\r\n]+")

_NEXT, _ENOUGH = " \n", "qQ\x03"
"""Keys for the next page of a long text, and for no more of it."""


class Listener(Protocol):
    """Where lines go."""

    def taken(self, line: Line) -> None:
        """Take a line."""

    def complete(self, before: str) -> Sequence[str]:
        """The words that may stand for the last one of the text before the cursor."""

    def garbled(self, likely: Charset | None) -> None:
        """What is typed cannot be read; it may be in this character set."""


class Keyboard:
    """One peer's typing."""

    __slots__ = ("_decoder", "_doubts", "_ends", "_is_stopped", "_lines", "_listener", "_screen", "_terms", "charset",
                 "is_secret")  # fmt: skip

    def __init__(self, screen: Screen, terms: Terms, listener: Listener, charset: Charset, limit: int = LIMIT) -> None:
        self._screen = screen
        self._terms = terms
        self._listener = listener
        self.charset = charset
        self._decoder = charset.decoder()
        self._doubts = Doubts()
        self._ends = Ends()
        self._lines = Lines(limit)
        self._is_stopped = False
        self.is_secret = False

    def feed(self, octets: bytes) -> None:
        """Take bytes, a line at a time: a line may change how the next one is read."""
        for piece in _RAW_PIECES.findall(octets):
            if self._is_stopped:
                return
            self._doubts.feed(piece)
            self.type(self._ends.feed(self._decoder.decode(piece)))

    def rest(self) -> None:
        """All that came together has been taken."""
        self._screen.editor.rest()

    def finish(self) -> None:
        """No more comes: what was typed last counts as a line."""
        self.type(self._ends.feed(self._decoder.decode(b"", True)))  # noqa: FBT003 - the codecs' signature
        if self._lines.unfinished or self._screen.editor.text:
            self.type("\n")

    def type(self, text: str) -> None:
        """Take text a line at a time: a line may change how the next one is typed."""
        for piece in _PIECES.findall(text):
            if self._is_stopped:
                return
            if piece.endswith("\n"):
                self._terms.line_typed()
            if self._terms.style is Style.CHAR:
                self._type_keys(piece)
            else:
                for line in self._lines.feed(piece):
                    self._take(line)

    def use(self, charset: Charset) -> None:
        """Read what comes in another character set."""
        if charset is not self.charset:
            self.charset = charset
            self._decoder = charset.decoder()

    def hide(self, *, secret: bool) -> None:
        """What is typed is secret from now on, or an ordinary line again."""
        self.is_secret = secret
        self._screen.editor.hide(secret=secret)

    def become(self, style: Style) -> None:
        """The peer types in another way; what it has typed so far goes on with that."""
        if style is Style.CHAR:
            self._press_all(self._lines.release())
        else:
            typed = "" if self.is_secret else self._screen.editor.text
            self._screen.editor.clear()
            for line in self._lines.feed(typed):
                self._take(line)

    def stop(self) -> None:
        """Hear no more."""
        self._is_stopped = True

    def _type_keys(self, piece: str) -> None:
        piece = self._leaf(piece)
        if not piece:
            return
        self._press_all(piece.removesuffix("\n"))
        if piece.endswith("\n"):
            self._screen.end_row()
            self._press_all("\n")

    def _leaf(self, keys: str) -> str:
        """Turn the pages of a long text; what is left is typed: whoever types has read enough."""
        while keys and self._screen.pages is not None:
            if keys[0] in _NEXT:
                self._screen.turn_page()
            else:
                self._screen.end_pages()
                if keys[0] not in _ENOUGH:
                    break
            keys = keys[1:]
        return keys

    def _press_all(self, keys: str) -> None:
        is_full = False
        for outcome in self._screen.editor.feed(keys):
            is_full |= outcome is Sign.FULL
            self._press(outcome)
        if is_full:
            self._screen.ring()

    def _press(self, outcome: Outcome) -> None:
        match outcome:
            case Line():
                self._take(outcome)
            case Sign.COMPLETE if not self.is_secret:
                self._complete()
            case Sign.REFRESH:
                self._screen.redraw()

    def _take(self, line: Line) -> None:
        self._listener.taken(line)
        if self._doubts.is_too_much(line.text):
            self._listener.garbled(self._doubts.likely())
        self._doubts.forget()

    def _complete(self) -> None:
        """Finish the word before the cursor; where there are several ways, go as far as they agree, or list them."""
        before = self._screen.editor.before
        done = complete(before, self._listener.complete(before))
        if done.insert:
            self._screen.editor.insert(done.insert)
        elif done.listed:
            self._screen.tell([done.listed])
        else:
            self._screen.ring()
