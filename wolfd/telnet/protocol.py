"""Telnet over Twisted: the socket's options, its first bytes, its times and limits; and the factory of connections."""

import re
import socket
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from twisted.internet import tcp
from twisted.internet.interfaces import IHalfCloseableProtocol, IProtocolFactory
from twisted.logger import Logger
from zope.interface import implementer

from wolfd.telnet.encodings import BIG5, GB18030, UTF_8, Charset, find_charset
from wolfd.telnet.login import Login
from wolfd.telnet.look import Look
from wolfd.telnet.pace import Pace
from wolfd.telnet.player import Player
from wolfd.telnet.session import Session
from wolfd.telnet.settings import TelnetSettings
from wolfd.texts import Message
from wolfd.wire import Wire

if TYPE_CHECKING:
    from twisted.internet.interfaces import IAddress, IDelayedCall, IReactorTime
    from twisted.python.failure import Failure

    from wolfd.chat.facts import Worded
    from wolfd.chat.hall import Hall
    from wolfd.telnet.lines import Line
    from wolfd.turn import Turn
    from wolfd.wire import Door, Transport

KEEP_ALIVE = 60
"""Seconds of quiet after which the kernel asks whether the peer is there; it keeps the way through routers open too."""

_log = Logger()
_TLS = b"\x16\x03"
_WEB = re.compile(r"[A-Z]{3,8} \S+ HTTP/\d")


class Caller(Protocol):
    """Whom a connection belongs to: a newcomer, then a player."""

    @property
    def language(self) -> str: ...
    def begin(self) -> None: ...
    def heard(self, line: str) -> None: ...
    def complete(self, before: str) -> Sequence[str]: ...
    def lost(self, reason: str) -> None: ...


@implementer(IHalfCloseableProtocol)
class TelnetProtocol(Wire):
    """One telnet connection."""

    __slots__ = ("_caller", "_head", "_is_first", "_late_login", "_pace", "_server", "_stuck", "address", "is_welcome",
                 "session")  # fmt: skip

    def __init__(self, server: "TelnetFactory", address: str, *, is_welcome: bool = True) -> None:
        settings = server.settings
        super().__init__(server.turn, server.clock, sendq=settings.sendq)
        self._server = server
        self.address = address
        self.is_welcome = is_welcome
        """Whether there is room for him; else he is told so, and that is all."""
        self._head: bytes | None = b""
        self._is_first = True
        self._late_login: IDelayedCall | None = None
        self._stuck: IDelayedCall | None = None
        self._pace = Pace(server.clock, self._take, burst=settings.burst, rate=settings.rate, waiting=settings.waiting)
        self.session = Session(self, server.clock, self, find_charset(settings.charset) or UTF_8)
        self._caller: Caller = Login(self, server.hall, self._entered, address=address, settings=settings)

    # The socket's side

    def connectionMade(self) -> None:  # noqa: N802 (Twisted's name)
        _set_options(self.transport)
        self.session.start()
        self.advise("telnet-banner")
        if not self.is_welcome:
            self._say_last("door-full")
            return
        self._late_login = self.clock.callLater(self._server.settings.login, self._say_last, "telnet-too-late")
        self._caller.begin()

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 (Twisted's name)
        if self.ending or self.gone:
            return
        if self._head is not None:
            data = self._sniff(data)
        if data:
            self.session.feed(data)

    def readConnectionLost(self) -> None:  # noqa: N802 (Twisted's name)
        """The peer has said all it will: what it typed last is still answered."""
        if not self.ending:
            self.session.finish()
        self._pace.when_empty(self._hang_up)

    def writeConnectionLost(self) -> None:  # noqa: N802 (Twisted's name)
        """We never close only our side."""

    def connectionLost(self, reason: "Failure") -> None:  # noqa: N802 (Twisted's name)
        self._stop()
        self._caller.lost("")
        self._server.gone(self)
        super().connectionLost(reason)

    def pauseProducing(self) -> None:  # noqa: N802 (Twisted's name)
        super().pauseProducing()
        if self._stuck is None or not self._stuck.active():
            self._stuck = self.clock.callLater(self._server.settings.stuck, self.abort)

    def resumeProducing(self) -> None:  # noqa: N802 (Twisted's name)
        _cancel(self._stuck)
        super().resumeProducing()

    def flush(self) -> None:
        if not self.gone:
            self.session.settle()
        super().flush()

    # What the session hears

    def heard(self, line: "Line") -> None:
        is_first, self._is_first = self._is_first, False
        if is_first and _WEB.match(line.text):
            self._say_last("telnet-no-web")
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

    # What the caller asks

    def close(self, why: "Worded") -> None:
        """Tell newcomer or player why, in his language, and close."""
        self.end(why.lines(self._caller.language))

    def end(self, lines: Iterable[str]) -> None:
        """Say the last words and close."""
        self.session.close(lines)
        self._hang_up()

    def _say_last(self, mid: str) -> None:
        self.close(Message(mid))

    def _take(self, line: "Line") -> None:
        if line.cut:
            self.advise("telnet-line-cut")
        if not self.ending:
            self._caller.heard(line.text)

    def _entered(self, player: Player) -> None:
        """The newcomer has a name: he comes into the lobby, and is told what to do there."""
        _cancel(self._late_login)
        self._caller = player
        player.begin()

    def _sniff(self, data: bytes) -> bytes:
        """The data, once it is certain that no TLS client has knocked at the wrong door."""
        head = (self._head or b"") + data
        if len(head) < len(_TLS) and _TLS.startswith(head):
            self._head = head
            return b""
        self._head = None
        if head.startswith(_TLS):
            _log.info("a TLS client came to the telnet port from {address}", address=self.address)
            self._hang_up()
            return b""
        return head

    def _hang_up(self) -> None:
        self._stop()
        self.finish()

    def _stop(self) -> None:
        """Forget the clock, and hear no more."""
        self.session.stop()
        self._pace.stop()
        _cancel(self._late_login)
        _cancel(self._stuck)


@implementer(IProtocolFactory)
class TelnetFactory:
    """Makes a protocol for each connection."""

    def __init__(
        self, hall: "Hall", turn: "Turn", clock: "IReactorTime", settings: TelnetSettings | None = None,
        door: "Door | None" = None,
    ) -> None:  # fmt: skip
        self.hall = hall
        self.turn = turn
        self.clock = clock
        self.settings = settings or TelnetSettings()
        self.door = door
        self.sessions: dict[TelnetProtocol, None] = {}
        self._second = 0
        self._arrivals: Counter[str] = Counter()

    def buildProtocol(self, addr: "IAddress | None") -> TelnetProtocol | None:  # noqa: N802 (Twisted's name)
        """A protocol; one that only turns him away if its address has too many; nothing if it comes too fast."""
        address = getattr(addr, "host", "")
        if not self._may_arrive(address):
            return None
        is_welcome = self.door is None or self.door.enter(address)
        session = TelnetProtocol(self, address, is_welcome=is_welcome)
        self.sessions[session] = None
        return session

    def doStart(self) -> None:  # noqa: N802 (Twisted's name)
        """A port listens for us."""

    def doStop(self) -> None:  # noqa: N802 (Twisted's name)
        """A port does so no more."""

    def gone(self, session: TelnetProtocol) -> None:
        """A connection is no more."""
        if session in self.sessions:
            del self.sessions[session]
            if session.is_welcome and self.door is not None:
                self.door.leave(session.address)

    def _may_arrive(self, address: str) -> bool:
        """Count one arrival, by whole seconds."""
        if address == "::1" or address.startswith("127."):
            return True
        second = int(self.clock.seconds())
        if second != self._second:
            self._second = second
            self._arrivals.clear()
        self._arrivals[address] += 1
        return self._arrivals[address] <= self.settings.arrivals


def _set_options(transport: "Transport") -> None:
    """Let telnet's urgent bytes come in their place, and notice peers that are gone."""
    if isinstance(transport, tcp.Connection):
        sock = transport.socket
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_OOBINLINE, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, KEEP_ALIVE)


def _cancel(call: "IDelayedCall | None") -> None:
    if call is not None and call.active():
        call.cancel()
