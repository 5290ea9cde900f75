"""Telnet over Twisted: the socket's options, its first bytes, its times and limits; and the factory of connections."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from twisted.internet.interfaces import IHalfCloseableProtocol, IProtocolFactory
from twisted.logger import Logger
from zope.interface import implementer

from wolfd.entrance import no_room
from wolfd.telnet import mssp
from wolfd.telnet.arrivals import HITS, Arrivals
from wolfd.telnet.codec import GMCP, IAC, MSSP, NOP
from wolfd.telnet.encodings import BIG5, GB18030, UTF_8, Charset, find_charset
from wolfd.telnet.knock import Knock, wrong_door
from wolfd.telnet.login import Login
from wolfd.telnet.look import Look
from wolfd.telnet.pace import Pace
from wolfd.telnet.player import Player
from wolfd.telnet.portions import Portions
from wolfd.telnet.session import Session
from wolfd.telnet.settings import TelnetSettings
from wolfd.telnet.tcp import set_options
from wolfd.texts import Message
from wolfd.wire import Wire

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred
    from twisted.internet.interfaces import IAddress, IDelayedCall, IReactorTime
    from twisted.python.failure import Failure

    from wolfd.accounts.desk import Desk
    from wolfd.chat.facts import Worded
    from wolfd.chat.hall import Hall
    from wolfd.entrance import Door, Judge
    from wolfd.telnet.caller import Caller
    from wolfd.telnet.lines import Line
    from wolfd.turn import Turn

QUIET = 120
"""Seconds without output after which a client that speaks telnet is sent a NOP, for proxies between us."""
SIGN_OF_LIFE = bytes((IAC, NOP))
HIGH_WATER = 262_144
"""Bytes waiting for a client that does not read, above which it is told only what matters."""

_log = Logger()


@implementer(IHalfCloseableProtocol)
class TelnetProtocol(Wire):
    """One telnet connection."""

    __slots__ = ("_caller", "_has_sent", "_is_first", "_knock", "_late_login", "_pace", "_portions", "_quiet", "_server",
                 "_stuck", "address", "refusal", "session")  # fmt: skip

    def __init__(self, server: "TelnetFactory", address: str, *, refusal: str = "") -> None:
        settings = server.settings
        super().__init__(server.turn, server.clock, sendq=settings.sendq)
        self._server = server
        self.address = address
        self.refusal = refusal
        """The message id of why there is no room for him: then he is told that, and that is all."""
        self._knock, self._is_first = Knock(), True
        self._late_login: IDelayedCall | None = None
        self._stuck: IDelayedCall | None = None
        self._quiet: IDelayedCall | None = None
        self._has_sent = False
        self._portions: Portions | None = None
        self._pace = Pace(server.clock, self._take, burst=settings.burst, rate=settings.rate, waiting=settings.waiting,
                          is_clogged=lambda: server.turn.is_clogged)
        self.session = Session(self, server.clock, self, find_charset(settings.charset) or UTF_8, settings.offered, settings.line)
        self._caller: Caller = Login(self, server.hall, server.desk, self._entered, address=address, settings=settings, judge=server.judge)

    # The socket's side

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        set_options(self.transport)
        self.session.start()
        self.advise("telnet-banner")
        ban = self._server.hall.bans.of_address(self.address)
        if self.refusal:
            self._say_last(self.refusal)
            return
        if ban is not None:
            self.close(self._server.hall.bans.refusal(ban).told)
            return
        self._late_login = self.clock.callLater(self._server.settings.login, self._say_last, "telnet-too-late")
        self._quiet = self.clock.callLater(QUIET, self._break_silence)
        self._caller.begin()

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        if self.ending or self.gone:
            return
        data = self._knock.feed(data)
        if self._knock.is_tls:
            _log.info("a TLS client came to the telnet port from {address}", address=self.address, happening="tls-at-telnet")
            self._hang_up()
        elif data:
            self.session.feed(data)

    def readConnectionLost(self) -> None:  # noqa: N802 - Twisted's name
        """The peer has said all it will: what it typed last is still answered."""
        if not self.ending:
            self.session.finish()
        self._pace.when_empty(self._hang_up)

    def writeConnectionLost(self) -> None:  # noqa: N802 - Twisted's name
        """We never close only our side."""

    def connectionLost(self, reason: "Failure") -> None:  # noqa: N802 - Twisted's name
        self._stop()
        if self._portions is not None:
            self._portions.stop()
        self._caller.lost("")
        self._server.gone(self)
        super().connectionLost(reason)

    def pauseProducing(self) -> None:  # noqa: N802 - Twisted's name
        super().pauseProducing()
        if self._stuck is None or not self._stuck.active():
            self._stuck = self.clock.callLater(self._server.settings.stuck, self.abort)

    def resumeProducing(self) -> None:  # noqa: N802 - Twisted's name
        _cancel(self._stuck)
        super().resumeProducing()

    def flush(self) -> None:
        if not self.gone:
            self._caller.settle()
            self.session.settle()
            self._has_sent = self.queue != [SIGN_OF_LIFE]
            if self.session.wants_portions:
                self._portion()
        super().flush()

    @property
    def is_behind(self) -> bool:
        """Whether so much waits for the peer to read that what can be left out should be."""
        lying = self._portions.waiting if self._portions is not None else 0
        return lying > HIGH_WATER or (self._stopped and self._lying > HIGH_WATER)

    # What the session hears

    def heard(self, line: "Line") -> None:
        is_first, self._is_first = self._is_first, False
        if is_first and (why := wrong_door(line.text)):
            self._say_last(why)
        elif is_first and line.text == mssp.REQUEST:
            self.end(mssp.lines(mssp.status(self._server.hall)))
        elif not self._pace.add(line):
            self.advise("telnet-too-fast")

    def complete(self, before: str) -> Sequence[str]:
        return self._caller.complete(before)

    def advise(self, mid: str) -> None:
        self.session.say(Message(mid).lines(self._caller.language))

    def garbled(self, likely: Charset | None) -> None:
        """Tell how to change the character set: in letters that all have, and again in the bytes of each set."""
        hint = Message("telnet-hint-charset", likely=likely.name if likely else "none")
        for charset, language in ((UTF_8, "en"), (GB18030, "zh-Hans"), (BIG5, "zh-Hant")):
            look = Look(self.session.look.width, charset, charset.ambiguous)
            self.session.show(look.lay_out(hint.lines(language)))

    def annoyed(self) -> None:
        self._say_last("telnet-annoyed")

    def agreed(self, option: int, *, on: bool) -> None:
        if option == GMCP:
            self._caller.link_program(on=on)
        elif on:
            self.session.sub(MSSP, mssp.subnegotiation(mssp.status(self._server.hall)))

    def told(self, body: bytes) -> None:
        self._caller.told(body)

    # What the caller asks

    def wait(self, until: "Deferred[None]") -> None:
        """Take no line until something is done."""
        if not until.called:
            self._pace.hold()
            until.addBoth(lambda _: self._pace.release())

    def close(self, why: "Worded") -> None:
        """Tell newcomer or player why, in his language, and close."""
        self.end(why.lines(self._caller.language))

    def end(self, lines: Iterable[str]) -> None:
        """Say the last words and close."""
        self.session.close(lines)
        self._hang_up()

    def overflowed(self) -> None:
        self._server.hall.hit("sendq", self.address)
        super().overflowed()

    def _say_last(self, mid: str) -> None:
        if mid in HITS:
            self._server.hall.hit(HITS[mid], self.address)
        self.close(Message(mid))

    def _take(self, line: "Line") -> None:
        if line.cut:
            self.advise("telnet-line-cut")
        if not self.ending:
            self.deal_with(self._caller.heard, line.text)

    def _entered(self, player: Player) -> None:
        """The newcomer has a name: he comes into the lobby, and is told what to do there."""
        _cancel(self._late_login)
        self._caller = player
        if self.is_secure:
            player.user.modes.add("Z")
        player.begin()

    def _portion(self) -> None:
        """Leave in the queue no more than the peer's program can take at once; all of it at the end."""
        if self._portions is None:
            self._portions = Portions(self.clock, self._next_portion)
        if self.ending:
            self._portions.release(self.queue)
        elif self._portions.cut(self.queue) > self.sendq:
            self.overflowed()

    def _next_portion(self) -> None:
        self.send(b"")

    def _break_silence(self) -> None:
        """A peer that has heard nothing for long is sent a NOP, if it knows what that is."""
        if not self._has_sent and self.session.speaks_telnet:
            self.send(SIGN_OF_LIFE)
        self._has_sent = False
        self._quiet = self.clock.callLater(QUIET, self._break_silence)

    def _hang_up(self) -> None:
        self._stop()
        self.finish()

    def _stop(self) -> None:
        """Forget the clock, and hear no more."""
        self.session.stop()
        self._pace.stop()
        _cancel(self._late_login)
        _cancel(self._stuck)
        _cancel(self._quiet)


@implementer(IProtocolFactory)
class TelnetFactory:
    """Makes a protocol for each connection."""

    def __init__(
        self, hall: "Hall", turn: "Turn", clock: "IReactorTime", settings: TelnetSettings | None = None,
        door: "Door | None" = None, desk: "Desk | None" = None,
    ) -> None:  # fmt: skip
        self.hall = hall
        self.turn = turn
        self.clock = clock
        self.settings = settings or TelnetSettings()
        self.door = door
        self.desk = desk
        """Where accounts are dealt with; nothing if none are kept."""
        self.judge: Judge | None = None
        """Who knows of bad addresses; nothing if nobody is asked."""
        self.sessions: dict[TelnetProtocol, None] = {}
        self._arrivals = Arrivals(clock, self.settings.arrivals)

    def buildProtocol(self, addr: "IAddress | None") -> TelnetProtocol:  # noqa: N802 - Twisted's name
        """A protocol; one that only turns him away if his address has too many, or comes too fast."""
        address = getattr(addr, "host", "")
        session = TelnetProtocol(self, address, refusal=self._refusal(address))
        self.sessions[session] = None
        return session

    def _refusal(self, address: str) -> str:
        """The message id of why nobody may come from an address now; else he is counted, and there is none."""
        if not self._arrivals.may_come(address):
            return "door-often"
        return "" if self.door is None or self.door.enter(address) else no_room(self.door)

    def doStart(self) -> None:  # noqa: N802 - Twisted's name
        """A port listens for us."""

    def doStop(self) -> None:  # noqa: N802 - Twisted's name
        """A port does so no more."""

    def gone(self, session: TelnetProtocol) -> None:
        """A connection is no more."""
        if session in self.sessions:
            del self.sessions[session]
            if not session.refusal and self.door is not None:
                self.door.leave(session.address)


def _cancel(call: "IDelayedCall | None") -> None:
    if call is not None and call.active():
        call.cancel()
