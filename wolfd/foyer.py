"""The foyer: where connections of a proxy wait until they have told whom they bring; then they are the server's own.

After the header nothing stays between the client and who serves him: the transport gets that protocol in our place.
"""

from typing import TYPE_CHECKING

from twisted.internet.address import IPv4Address, IPv6Address
from twisted.internet.interfaces import IProtocolFactory
from twisted.internet.protocol import Protocol, connectionDone
from twisted.logger import Logger
from zope.interface import implementer

from wolfd.control import addresses
from wolfd.control.proxy import BadHeader, Reader, Told
from wolfd.entrance import no_room
from wolfd.texts import Message

if TYPE_CHECKING:
    from collections.abc import Container

    from twisted.internet.interfaces import IAddress, IDelayedCall, IReactorTime
    from twisted.python.failure import Failure

    from wolfd.entrance import Door

PATIENCE = 10.0
"""Seconds in which the header must be complete."""

LOG = Logger()


class Waiting(Protocol):
    """A connection whose header is not complete yet."""

    def __init__(self, foyer: "FoyerFactory", peer: "IAddress", *, has_room: bool) -> None:
        self._foyer = foyer
        self._peer = peer
        self._has_room = has_room
        self._reader = Reader()
        self._late: IDelayedCall | None = None
        self._is_over = False

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        self._foyer.waiting[self] = None
        if not self._has_room:
            self.turn_away(no_room(self._foyer.door))
        elif self._host not in self._foyer.trusted:
            LOG.info("{host} came to an address for proxies", host=self._host)
            self.turn_away("proxy-only")
        else:
            self._late = self._foyer.clock.callLater(PATIENCE, self.turn_away, "proxy-slow")

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        if self._is_over:
            return
        try:
            told = self._reader.feed(data)
        except BadHeader:
            LOG.info("{host} sent no header of the PROXY protocol", host=self._host)
            self.turn_away("proxy-bad")
            return
        if told is not None:
            self._hand_over(told)

    def connectionLost(self, reason: "Failure" = connectionDone) -> None:  # noqa: ARG002, N802 - Twisted's signature
        self._leave()

    def turn_away(self, mid: str) -> None:
        """Say why, and close."""
        if self._is_over:
            return
        self._leave(is_gone=False)
        if self.transport is not None:
            if not self._foyer.is_tls:
                self.transport.write("".join(f"{line}\r\n" for line in Message(mid).lines(self._foyer.language)).encode())
            self.transport.loseConnection()

    def drop(self) -> None:
        """The server stops."""
        self.turn_away("server-stops")

    @property
    def _host(self) -> str:
        return getattr(self._peer, "host", "")

    def _hand_over(self, told: Told) -> None:
        """Put the one who serves the client in our place; he may turn him away."""
        transport = self.transport
        if transport is None:
            return
        self._leave()
        inner = self._foyer.inner.buildProtocol(_address(told) if told.host else self._peer)
        if inner is None:
            transport.loseConnection()
            return
        transport.protocol = inner  # type: ignore[attr-defined]
        inner.makeConnection(transport)
        if told.rest:
            inner.dataReceived(told.rest)

    def _leave(self, *, is_gone: bool = True) -> None:
        """Take no room any more, once the connection is gone or another's; be waited for no more in any case."""
        self._is_over = True
        if self._late is not None and self._late.active():
            self._late.cancel()
        if is_gone and self in self._foyer.waiting:
            del self._foyer.waiting[self]
            if self._has_room:
                self._foyer.door.leave("")


@implementer(IProtocolFactory)
class FoyerFactory:
    """Makes a `Waiting` for each connection; `inner` serves those whom the proxies bring."""

    noisy = False

    def __init__(
        self, inner: IProtocolFactory, clock: "IReactorTime", door: "Door", trusted: "Container[str]", *, is_tls: bool
    ) -> None:
        self.inner = inner
        self.clock = clock
        self.door = door
        self.trusted = trusted
        """The addresses of proxies."""
        self.is_tls = is_tls
        """Whether the client expects TLS, so that he could read no plain words."""
        self.language = "en"
        self.waiting: dict[Waiting, None] = {}

    def buildProtocol(self, addr: "IAddress") -> Waiting:  # noqa: N802 - Twisted's name
        return Waiting(self, addr, has_room=self.door.enter(""))

    def close(self) -> None:
        """The server stops: nobody is waited for any more."""
        for each in tuple(self.waiting):
            each.drop()

    def doStart(self) -> None:  # noqa: N802 - Twisted's name
        self.inner.doStart()

    def doStop(self) -> None:  # noqa: N802 - Twisted's name
        self.inner.doStop()


def _address(told: Told) -> IPv4Address | IPv6Address:
    host = addresses.plain(told.host)
    return IPv6Address("TCP", host, told.port) if ":" in host else IPv4Address("TCP", host, told.port)
