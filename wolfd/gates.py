"""The gates: every address that people come to, what is spoken there, and the TLS around it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from socket import socket
from typing import TYPE_CHECKING

from wolfd import settings
from wolfd.control import addresses, limits, listening
from wolfd.control.addresses import Address
from wolfd.control.config import Config, Listen
from wolfd.control.tls import Creator, TlsFactory
from wolfd.irc.factory import IrcFactory
from wolfd.telnet.protocol import TelnetFactory

if TYPE_CHECKING:
    from twisted.internet.interfaces import IListeningPort, IProtocolFactory

    from wolfd.accounts import Desk
    from wolfd.chat.hall import Hall
    from wolfd.control.papers import Papers
    from wolfd.irc.session import IrcSession
    from wolfd.reactor import TurnReactor
    from wolfd.telnet.protocol import TelnetProtocol
    from wolfd.turn import Turn

ALPN = b"irc"
"""What IRC is called in a TLS handshake; telnet has no name there."""

Doors = list[tuple[Address, socket]]


@dataclass(frozen=True, slots=True)
class Commons:
    """What all gates lead to."""

    hall: "Hall"
    turn: "Turn"
    reactor: "TurnReactor"
    door: limits.Door
    desk: "Desk | None"


@dataclass(frozen=True, slots=True)
class Bound:
    """The sockets of each kind of gate, taken but not yet open."""

    irc: Doors
    irc_tls: Doors
    telnet: Doors
    telnet_tls: Doors


def bind(listen: Listen, handed: Mapping[listening.Place, socket] = listening.NONE) -> Bound:
    """Take every address, of those that were `handed` over their sockets; CannotRun names the one that cannot be had."""
    written = (listen.irc, listen.irc_tls, listen.telnet, listen.telnet_tls)
    return Bound(*(_bound(each, handed) for each in written))


class Gates:
    """All of them; closed until `open`."""

    def __init__(self, bound: Bound, config: Config, commons: Commons, papers: "Papers | None") -> None:
        """`papers` are what is shown where there is TLS; they are needed if such an address is bound."""
        self._bound = bound
        self._commons = commons
        self._papers = papers
        self._irc = IrcFactory(
            commons.hall, commons.turn, commons.reactor, settings.irc(config), commons.door, commons.desk)
        charsets = dict.fromkeys(address.charset for address, _ in bound.telnet + bound.telnet_tls)
        self._telnets = {charset: TelnetFactory(
            commons.hall, commons.turn, commons.reactor, settings.telnet(config, charset), commons.door, commons.desk)
            for charset in charsets}
        self._ports: list[IListeningPort] = []
        commons.hall.language = config.server.language

    def open(self) -> None:
        """Let people in."""
        for service, address, door in self._all():
            listening.listen(address, door)
            port = self._commons.reactor.adoptStreamPort(door.fileno(), door.family, service)  # type: ignore[no-untyped-call]
            self._ports.append(port)
            door.close()

    def change(self, config: Config) -> None:
        """Let those who come from now on find it as it is configured now."""
        self._commons.hall.language = config.server.language
        self._irc.settings = settings.irc(config)
        for charset, service in self._telnets.items():
            service.settings = settings.telnet(config, charset)

    def close(self) -> None:
        """Let nobody in any more; those who are inside stay."""
        for port in self._ports:
            port.stopListening()

    def sessions(self) -> "Iterator[IrcSession | TelnetProtocol]":
        """All connections."""
        yield from tuple(self._irc.sessions)
        for service in self._telnets.values():
            yield from tuple(service.sessions)

    def _all(self) -> Iterator[tuple["IProtocolFactory", Address, socket]]:
        """Each socket with what is spoken there."""
        yield from ((self._irc, *gate) for gate in self._bound.irc)
        yield from ((self._telnets[gate[0].charset], *gate) for gate in self._bound.telnet)
        if self._papers is not None:
            irc, telnet = Creator(self._papers.served, ALPN), Creator(self._papers.served)
            yield from ((self._covered(irc, self._irc), *gate) for gate in self._bound.irc_tls)
            yield from ((self._covered(telnet, self._telnets[gate[0].charset]), *gate) for gate in self._bound.telnet_tls)

    def _covered(self, creator: Creator, service: "IProtocolFactory") -> TlsFactory:
        return TlsFactory(creator, service, self._commons.reactor)


def _bound(written: Iterable[str], handed: Mapping[listening.Place, socket]) -> Doors:
    return [(address, door) for address in map(addresses.parse_telnet, written) for door in listening.bind(address, handed)]
