"""One telnet connection without its socket: bytes come in, lines come out, and the screen is kept whole.

Nothing here knows who is talking, or about what: that is the listener's matter (`Ears`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wolfd.telnet import codec
from wolfd.telnet.calm import Calm
from wolfd.telnet.codec import Command, Data, Event, Nuisance, Side, Sub, Switched
from wolfd.telnet.ears import Ears
from wolfd.telnet.encodings import UTF_8, Charset
from wolfd.telnet.keyboard import Keyboard
from wolfd.telnet.lines import LIMIT, Line
from wolfd.telnet.look import RESET, Look
from wolfd.telnet.peer import Style
from wolfd.telnet.screen import Pipe, Screen
from wolfd.telnet.statusbar import StatusBar
from wolfd.telnet.taste import Taste
from wolfd.telnet.terms import Terms

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

LONE_KEYS = 3
"""Packets of one character each after which a client that should edit by itself seems not to."""

END_OF_RECORD, GO_AHEAD = bytes((codec.IAC, codec.EOR)), bytes((codec.IAC, codec.GA))
"""What follows a question, for clients that edit by themselves: no more comes on this row. The first for those that
know the option, the other for all that have not agreed to do without."""

_PORTIONED = (["ANSI"], ["VTNT"], ["VT52"], ["VT100"])
"""What Windows' telnet.exe says that it is."""
_KEYS = {codec.IP: "\x03", codec.BRK: "\x03", codec.EL: "\x03", codec.EC: "\x7f"}


class Session:
    """One peer: how it types, and what stands on its screen."""

    __slots__ = ("_bar", "_calm", "_charset", "_ears", "_gathered", "_is_closed", "_keyboard", "_lone", "_pipe", "_screen", "_silent_style",
                 "_status", "_terms", "taste")  # fmt: skip

    def __init__(
        self, pipe: Pipe, clock: "IReactorTime", ears: Ears, charset: Charset = UTF_8, offers: frozenset[int] = frozenset(),
        limit: int = LIMIT,
    ) -> None:  # fmt: skip
        self._pipe = pipe
        self._ears = ears
        self._charset = charset
        self._terms = Terms(clock, self._become, offers)
        self._screen = Screen(pipe, Look(charset=charset, ambiguous=charset.ambiguous), limit)
        self._calm = Calm(clock, self._screen)
        self._bar = StatusBar(pipe)
        self._status = ""
        self._gathered: list[bytes] | None = None
        self._keyboard = Keyboard(self._screen, self._terms, self, charset, limit)
        self.taste = Taste()
        self._silent_style: Style | None = None
        self._is_closed = False
        self._lone = 0

    @property
    def look(self) -> Look:
        """How text looks here."""
        return self._screen.look

    @property
    def speaks_telnet(self) -> bool:
        return self._terms.peer.speaks_telnet

    @property
    def wants_portions(self) -> bool:
        """Whether it may be the program that loses its place when much comes at once."""
        return self._terms.peer.names[:1] in _PORTIONED

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
        self._calm.heard()
        self._count_lone_keys(octets)
        for event in self._terms.codec.hear(octets):
            if self._is_closed:
                return
            self._hear(event)
        self._keyboard.rest()
        self._negotiate()
        if not self._is_closed:
            self._screen.refresh()

    def finish(self) -> None:
        """The peer will send no more: what it typed last counts as a line."""
        self._keyboard.finish()

    def say(self, lines: Iterable[str]) -> None:
        """Show lines of text."""
        self.show(self.look.lay_out(lines))

    def show(self, rows: bytes) -> None:
        """Show rows that are laid out for this look already."""
        if self._gathered is not None:
            self._gathered.append(rows)
        elif rows and not self._is_closed:
            self._screen.say(rows)

    def leaf(self, tell: Callable[[], object], more: str) -> None:
        """Show what is told meanwhile a page at a time, if it is longer than the screen; `more` asks for the next."""
        self._gathered = []
        try:
            tell()
        finally:
            rows, self._gathered = b"".join(self._gathered), None
        room = self._terms.peer.height - self._bar.is_there
        if self.taste.has_pages and rows.count(b"\r\n") >= room and not self._is_closed:
            self._screen.leaf(rows, room, more)
        else:
            self.show(rows)

    def ask(self, question: str, *, secret: bool = False) -> None:
        """Put a question before the input line; the next line answers it. The answer to a secret one is not shown."""
        self._keyboard.hide(secret=secret)
        if secret:
            self._terms.mask(on=True)
            self._negotiate()
        self._calm.heard()
        self._screen.ask(question)

    def stand(self, prompt: str) -> None:
        """Let this stand before the input line while nothing is asked; to a voice it would be noise."""
        if not self.look.is_aloud:
            self._screen.stand(prompt)

    def prompt_again(self) -> None:
        """What was asked for is done: a MUD client waits for a prompt."""
        if self._terms.peer.is_mud_client and not self.look.is_aloud and not self._is_closed:
            self._screen.prompt_again()

    def show_status(self, status: str) -> None:
        """What the status line shows, for those who want one."""
        self._status = status

    def choose(self, style: Style) -> None:
        """The user wants to type in this way; where a voice reads, only whole lines are any good."""
        self._lone = LONE_KEYS
        self._terms.choose(Style.LINE if self.look.is_aloud else style)
        self._negotiate()

    def like(self, taste: Taste) -> None:
        """The user wants it so."""
        self.taste = taste
        self._dress()

    def read_aloud(self, *, on: bool) -> None:
        """A voice reads the screen from now on, or does so no more."""
        if on and not self.look.is_aloud:
            self._silent_style = self.style
        self.like(replace(self.taste, aloud=on))
        self.choose(self._silent_style or Style.LINE)

    def _dress(self) -> None:
        """Look as the user likes it, else as it suits his program."""
        taste, peer = self.taste, self._terms.peer
        charset = taste.charset or self._terms.charset or self._charset
        aloud = peer.is_aloud if taste.aloud is None else taste.aloud
        colour = self._terms.has_colour if taste.colour is None else taste.colour
        look = Look(taste.width or peer.width, charset, taste.ambiguous or charset.ambiguous, colour and not aloud, aloud)
        if look != self.look:
            self._keyboard.use(charset)
            self._screen.wear(look)

    def sub(self, option: int, body: bytes) -> None:
        """Tell the peer's program something by a subnegotiation."""
        if not self._is_closed:
            self._terms.codec.sub(option, body)
            self._negotiate()

    def settle(self) -> None:
        """The turn ends: draw the input row under what was said in it."""
        if not self._is_closed:
            self._draw_status()
            self._calm.settle(is_mud=self.style is Style.LINE and self._terms.peer.is_mud_client)

    def close(self, lines: Iterable[str]) -> None:
        """Say the last words, and leave the client's terminal as it was."""
        if self._is_closed:
            return
        self._screen.end_pages()
        self._bar.leave()
        self.say(lines)
        if self.style is Style.CHAR:
            self._pipe.send(RESET)
        self.stop()
        self._negotiate()

    def stop(self) -> None:
        """Forget the clock and hear no more: the connection is gone, or going."""
        self._is_closed = True
        self._keyboard.stop()
        self._calm.stop()
        self._terms.close()

    # What the keyboard hears

    def taken(self, line: Line) -> None:
        self._answered()
        self._ears.heard(line)

    def complete(self, before: str) -> Sequence[str]:
        return self._ears.complete(before)

    def garbled(self, likely: Charset | None) -> None:
        self._ears.garbled(likely)

    def _hear(self, event: Event) -> None:
        match event:
            case Data(octets):
                self._keyboard.feed(octets)
                return
            case Nuisance():
                self._ears.annoyed()
            case Command(codec.AYT):
                self._ears.advise("telnet-here")
            case Command(code) if code in _KEYS:
                self._keyboard.type(_KEYS[code])
            case Switched(Side.US, codec.MSSP | codec.GMCP as option, on):
                self._ears.agreed(option, on=on)
            case Sub(codec.GMCP, body) if self._terms.codec.is_on(Side.US, codec.GMCP):
                self._ears.told(body)
        self._terms.hear(event)
        self._screen.mark = self._mark()
        self._dress()
        if self._bar.is_there:
            self._pipe.send(b"")  # its place may be another now: that is looked at when the turn ends

    def _mark(self) -> bytes:
        if self._terms.has_end_of_record:
            return END_OF_RECORD
        return b"" if self._terms.goes_ahead else GO_AHEAD

    def _negotiate(self) -> None:
        if octets := self._terms.codec.take():
            self._pipe.send(octets)

    def _answered(self) -> None:
        """The question has its answer. Where the client was kept from echoing, it has not ended its row either."""
        if self._keyboard.is_secret:
            self._terms.mask(on=False)
            self._negotiate()
            if self.style is Style.LINE and self._terms.peer.speaks_telnet:
                self._pipe.send(b"\r\n")
        self._keyboard.hide(secret=False)
        self._screen.answered()

    def _draw_status(self) -> None:
        is_wanted = self.taste.has_status and self.style is Style.CHAR and self._status
        if not is_wanted:
            self._bar.leave()
        elif self._bar.show(self._status, self.look, self._terms.peer.height):
            self._screen.redraw()

    def _become(self, style: Style) -> None:
        self._negotiate()
        self._keyboard.become(style)
        self._screen.become(style)
        self._dress()
        if style is Style.CHAR and self._terms.peer.has_code_page and self._keyboard.charset is UTF_8:
            self._ears.garbled(None)

    def _count_lone_keys(self, octets: bytes) -> None:
        """Tell a user who cannot see what he types how to change that."""
        if self._lone == LONE_KEYS:
            return  # he knows
        is_key = len(octets) == 1 and octets.isascii() and octets.decode().isprintable()
        is_lone = is_key and self.style is Style.LINE and not self._keyboard.is_secret
        self._lone = self._lone + 1 if is_lone else 0
        if self._lone == LONE_KEYS:
            self._ears.advise("telnet-hint-mode")
