"""The gates: every address that people come to, what is spoken there, and the TLS around it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from socket import socket
from typing import TYPE_CHECKING

from twisted.internet.defer import Deferred, succeed

from wolfd import settings
from wolfd.control import addresses, blocklists, limits, listening, trust
from wolfd.control.addresses import Address
from wolfd.control.config import Config, Listen
from wolfd.control.tls import Creator, TlsFactory
from wolfd.foyer import FoyerFactory
from wolfd.irc.factory import IrcFactory
from wolfd.irc.websockets import WebSocketFactory
from wolfd.telnet.protocol import TelnetFactory
from wolfd.texts import Message

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from twisted.internet.interfaces import IListeningPort, IProtocolFactory

    from wolfd.accounts import Desk, Operators
    from wolfd.chat.hall import Hall
    from wolfd.control.papers import Papers
    from wolfd.irc.session import IrcSession
    from wolfd.reactor import TurnReactor
    from wolfd.telnet.protocol import TelnetProtocol
    from wolfd.turn import Turn

ALPN = b"irc"
"""What IRC is called in a TLS handshake; telnet has no name there."""
WEB_ALPN = b"http/1.1"
"""What a WebSocket begins with is called."""

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
    websocket: Doors
    websocket_tls: Doors


def bind(listen: Listen, handed: Mapping[listening.Place, socket] = listening.NONE) -> Bound:
    """Take every address, of those that were `handed` over their sockets; CannotRun names the one that cannot be had."""
    written = (listen.irc, listen.irc_tls, listen.telnet, listen.telnet_tls, listen.websocket, listen.websocket_tls)
    return Bound(*(_bound(each, handed) for each in written))


class Gates:
    """All of them; closed until `open`."""

    def __init__(self, bound: Bound, config: Config, commons: Commons, papers: "Papers | None") -> None:
        """`papers` are what is shown where there is TLS; they are needed if such an address is bound."""
        self._bound = bound
        self._commons = commons
        self._papers = papers
        self._config = config
        clock = commons.reactor
        self._lists = blocklists.Blocklists(clock, self._asking(config), settings.lists(config), self._note)
        self._irc = IrcFactory(
            commons.hall, commons.turn, clock, settings.irc(config), commons.door, commons.desk)
        self._irc.is_trusted = self._is_trusted
        self._websocket = WebSocketFactory(self._irc, clock, settings.websocket(config))
        charsets = dict.fromkeys(address.charset for address, _ in bound.telnet + bound.telnet_tls)
        self._telnets = {charset: TelnetFactory(
            commons.hall, commons.turn, clock, settings.telnet(config, charset), commons.door, commons.desk)
            for charset in charsets}
        self._foyers: list[FoyerFactory] = []
        self._ports: list[IListeningPort] = []
        self._apply(config)

    def open(self) -> None:
        """Let people in."""
        for service, address, door in self._all():
            listening.listen(address, door)
            port = self._commons.reactor.adoptStreamPort(door.fileno(), door.family, service)
            self._ports.append(port)
            door.close()
        self._apply(self._config)

    def change(self, config: Config) -> None:
        """Let those who come from now on find it as it is configured now."""
        if config.dnsbl != self._config.dnsbl:
            self._lists.change(self._asking(config), settings.lists(config))
        self._irc.settings = settings.irc(config)
        if self._irc.operators is not None:
            self._irc.operators.change(settings.operators(config))
        self._websocket.settings = settings.websocket(config)
        for charset, service in self._telnets.items():
            service.settings = settings.telnet(config, charset)
        self._apply(config)

    def renewing(self) -> "AbstractContextManager[None]":
        """While this lasts the configuration may change; clients hear afterwards what is offered now."""
        return self._irc.renewing()

    def oversee(self, operators: "Operators", rehash: Callable[[str], object]) -> None:
        """Let operators of the server be recognised, and `rehash` be done at their word."""
        self._irc.operators, self._irc.rehash = operators, rehash

    def close(self) -> None:
        """Let nobody in any more; those who are inside stay."""
        for port in self._ports:
            port.stopListening()
        for foyer in self._foyers:
            foyer.close()
        self._websocket.close()

    def sessions(self) -> "Iterator[IrcSession | TelnetProtocol]":
        """All connections."""
        yield from tuple(self._irc.sessions)
        for service in self._telnets.values():
            yield from tuple(service.sessions)

    def _apply(self, config: Config) -> None:
        self._config = config
        self._commons.hall.language = config.server.language
        # Where there is nothing to ask, nobody waits for an answer.
        self._irc.judge = judge = self._lists.judge if config.dnsbl.zones else None
        for telnet in self._telnets.values():
            telnet.judge = judge
        for foyer in self._foyers:
            foyer.language = config.server.language
            foyer.trusted = trust.networks(config.proxies.proxy)

    def _is_trusted(self) -> bool:
        """Whether clients can trust the certificate that is shown now."""
        wanted = self._config.tls.sts_self_signed
        return self._papers is not None and self._papers.is_trusted(even_self_signed=wanted)

    def _note(self, mid: str, host: str, zones: tuple[str, ...]) -> None:
        """Operators who are here hear of addresses on lists."""
        self._commons.hall.warn(Message(mid, address=host, zones=", ".join(zones)))

    def _asking(self, config: Config) -> blocklists.Ask:
        """How the DNS is asked; its client is not even imported where there is nothing to ask."""
        if not config.dnsbl.zones:
            return _nobody
        from wolfd.control.names import Names  # noqa: PLC0415 - see above

        wanted = config.dnsbl
        return Names(self._commons.reactor, blocklists.resolver(wanted.resolver), wanted.timeout).numbers_of

    def _all(self) -> Iterator[tuple["IProtocolFactory", Address, socket]]:
        """Each socket with what is spoken there, behind a foyer where proxies come."""
        for service, (address, door), is_tls in self._spoken():
            yield (self._behind_foyer(service, is_tls=is_tls) if address.proxy else service), address, door

    def _spoken(self) -> "Iterator[tuple[IProtocolFactory, tuple[Address, socket], bool]]":
        bound = self._bound
        yield from ((self._irc, gate, False) for gate in bound.irc)
        yield from ((self._telnets[gate[0].charset], gate, False) for gate in bound.telnet)
        yield from ((self._websocket, gate, False) for gate in bound.websocket)
        if self._papers is not None:
            irc, telnet, web = (Creator(self._papers.served, *names) for names in ((ALPN,), (), (WEB_ALPN,)))
            yield from ((self._covered(irc, self._irc), gate, True) for gate in bound.irc_tls)
            yield from ((self._covered(telnet, self._telnets[gate[0].charset]), gate, True) for gate in bound.telnet_tls)
            yield from ((self._covered(web, self._websocket), gate, True) for gate in bound.websocket_tls)

    def _covered(self, creator: Creator, service: "IProtocolFactory") -> TlsFactory:
        return TlsFactory(creator, service, self._commons.reactor)

    def _behind_foyer(self, service: "IProtocolFactory", *, is_tls: bool) -> FoyerFactory:
        foyer = FoyerFactory(service, self._commons.reactor, self._commons.door, (), is_tls=is_tls)
        self._foyers.append(foyer)
        return foyer


def _nobody(_: str) -> Deferred[tuple[str, ...]]:
    return succeed(())


def _bound(written: Iterable[str], handed: Mapping[listening.Place, socket]) -> Doors:
    return [(address, door) for address in map(addresses.parse_telnet, written) for door in listening.bind(address, handed)]
