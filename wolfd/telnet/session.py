"""One telnet connection without its socket: bytes come in, lines come out, and the screen is kept whole.

Nothing here knows who is talking, or about what: that is the listener's matter (`Ears`).
"""

import itertools
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from wolfd.telnet import codec, encodings
from wolfd.telnet.codec import Command, Data, Event, Nuisance
from wolfd.telnet.editor import Outcome, Sign
from wolfd.telnet.lines import Ends, Line, Lines
from wolfd.telnet.peer import Style
from wolfd.telnet.screen import RESET, Pipe, Screen, lay_out
from wolfd.telnet.terms import Terms

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

LONE_KEYS = 3
"""Packets of one character each after which a client that should edit by itself seems not to."""
UNREADABLE = 2
"""Unreadable characters in a line, and such lines, after which a client seems not to speak UTF-8."""

END_OF_RECORD = bytes((codec.IAC, codec.EOR))
"""What follows a question, for clients that know the option: no more comes on this row."""

_PIECES = re.compile("[^\n]*\n|[^\n]+")
_KEYS = {codec.IP: "\x03", codec.BRK: "\x03", codec.EL: "\x03", codec.EC: "\x7f"}


class Ears(Protocol):
    """Who listens to what is typed."""

    def heard(self, line: Line) -> None:
        """Take a line."""

    def complete(self, before: str) -> Sequence[str]:
        """The words that may stand for the last one of the text before the cursor."""

    def advise(self, mid: str) -> None:
        """Say something useful about the connection itself; a message id."""

    def annoyed(self) -> None:
        """The peer asks for too much; it had better go."""


class Session:
    """One peer: how it types, and what stands on its screen."""

    __slots__ = ("_decoder", "_ears", "_ends", "_is_closed", "_is_secret", "_lines", "_lone", "_pipe", "_screen",
                 "_terms", "_unreadable")

    def __init__(self, pipe: Pipe, clock: "IReactorTime", ears: Ears) -> None:
        self._pipe = pipe
        self._ears = ears
        self._terms = Terms(clock, self._become)
        self._screen = Screen(pipe)
        self._decoder = encodings.decoder()
        self._ends = Ends()
        self._lines = Lines()
        self._is_secret = False
        self._is_closed = False
        self._lone = 0
        self._unreadable = 0

    @property
    def width(self) -> int:
        return self._terms.peer.width

    @property
    def style(self) -> Style | None:
        """How the peer types; nothing until it is known."""
        return self._terms.style

    def start(self) -> None:
        """Greet by telnet's own means, and leave what a client shows of it on a line of its own."""
        self._terms.open()
        self._negotiate()
        self._pipe.send(b"\r\n")

    def feed(self, octets: bytes) -> None:
        """Take bytes from the wire."""
        self._count_lone_keys(octets)
        for event in self._terms.codec.feed(octets):
            if self._is_closed:
                return
            self._hear(event)
        self._negotiate()
        if not self._is_closed:
            self._screen.refresh()

    def finish(self) -> None:
        """The peer will send no more: what it typed last counts as a line."""
        self._type(self._ends.feed(self._decoder.decode(b"", final=True)))
        if self._lines.unfinished or self._screen.editor.text:
            self._type("\n")

    def say(self, lines: Iterable[str]) -> None:
        """Show lines of text."""
        self.show(lay_out(lines, self.width))

    def show(self, rows: bytes) -> None:
        """Show rows that are laid out for this width already, as `screen.lay_out` gives them."""
        if rows and not self._is_closed:
            self._screen.say(rows)

    def ask(self, question: str, *, secret: bool = False) -> None:
        """Put a question before the input line; the next line answers it. The answer to a secret one is not shown."""
        self._is_secret = secret
        self._screen.editor.hide(secret=secret)
        if secret:
            self._terms.mask(on=True)
            self._negotiate()
        self._screen.ask(question)

    def choose(self, style: Style) -> None:
        """The user wants to type in this way."""
        self._terms.choose(style)
        self._negotiate()

    def settle(self) -> None:
        """The turn ends: draw the input row under what was said in it."""
        if not self._is_closed:
            self._screen.settle()

    def close(self, lines: Iterable[str]) -> None:
        """Say the last words, and leave the client's terminal as it was."""
        if self._is_closed:
            return
        self.say(lines)
        if self.style is Style.CHAR:
            self._pipe.send(RESET)
        self.stop()
        self._negotiate()

    def stop(self) -> None:
        """Forget the clock and hear no more: the connection is gone, or going."""
        self._is_closed = True
        self._terms.close()

    def _hear(self, event: Event) -> None:
        match event:
            case Data(octets):
                self._type(self._ends.feed(self._decoder.decode(octets)))
                return
            case Nuisance():
                self._ears.annoyed()
            case Command(codec.AYT):
                self._ears.advise("telnet-here")
            case Command(code) if code in _KEYS:
                self._type(_KEYS[code])
        self._terms.hear(event)
        self._screen.mark = END_OF_RECORD if self._terms.has_end_of_record else b""
        if self._screen.width != self.width:
            self._screen.resize(self.width)

    def _negotiate(self) -> None:
        if octets := self._terms.codec.take():
            self._pipe.send(octets)

    def _type(self, text: str) -> None:
        """Take text a line at a time: a line may change how the next one is typed."""
        for piece in _PIECES.findall(text):
            if self._is_closed:
                return
            if piece.endswith("\n"):
                self._terms.line_typed()
            if self.style is Style.CHAR:
                self._type_keys(piece)
            else:
                for line in self._lines.feed(piece):
                    self._take(line)

    def _type_keys(self, piece: str) -> None:
        self._press_all(piece.removesuffix("\n"))
        if piece.endswith("\n"):
            self._screen.end_row()
            self._press_all("\n")

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
            case Sign.COMPLETE if not self._is_secret:
                self._complete()
            case Sign.REFRESH:
                self._screen.redraw()

    def _take(self, line: Line) -> None:
        self._answered()
        if line.text.count(encodings.UNREADABLE) >= UNREADABLE:
            self._unreadable += 1
            if self._unreadable == UNREADABLE:
                self._ears.advise("telnet-hint-utf8")
        self._ears.heard(line)

    def _answered(self) -> None:
        """The question has its answer. Where the client was kept from echoing, it has not ended its row either."""
        was_masked = self._is_secret and self.style is Style.LINE and self._terms.peer.speaks_telnet
        if self._is_secret:
            self._terms.mask(on=False)
            self._negotiate()
        if was_masked:
            self._pipe.send(b"\r\n")
        self._is_secret = False
        self._screen.editor.hide(secret=False)
        self._screen.answered()

    def _complete(self) -> None:
        """Finish the word before the cursor; where there are several ways, go as far as they agree, or list them."""
        before = self._screen.editor.before
        words = self._ears.complete(before)
        typed = len(before.rpartition(" ")[2])
        rest = _agreed([word[typed:] for word in words])
        if len(words) == 1:
            self._screen.editor.insert(rest + " ")
        elif rest:
            self._screen.editor.insert(rest)
        elif words:
            self.say([" ".join(words)])
        else:
            self._screen.ring()

    def _become(self, style: Style) -> None:
        """The peer types in another way from now on; what it typed while we did not know how goes on with that."""
        self._negotiate()
        if style is Style.CHAR:
            self._press_all(self._lines.release())
        else:
            self._screen.editor.clear()
        self._screen.become(style)

    def _count_lone_keys(self, octets: bytes) -> None:
        """Tell a user who cannot see what he types how to change that."""
        is_lone = self.style is Style.LINE and len(octets) == 1 and octets.isascii() and octets.decode().isprintable()
        self._lone = self._lone + 1 if is_lone else 0
        if self._lone == LONE_KEYS:
            self._ears.advise("telnet-hint-mode")


def _agreed(words: Sequence[str]) -> str:
    """How the words begin, all of them."""
    if not words:
        return ""
    least, most = min(words), max(words)
    same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(least, most, strict=False))
    return "".join(sign for sign, _ in same)
