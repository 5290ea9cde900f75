"""Each door of the server without sockets, for bytes of any kind: what comes of them, however they are split.

A door is a function of pieces. It gives what somebody else in the room heard, and whether the connection is still
there; it fails if anything was logged as a fault, or if that other person is not answered any more.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from twisted.internet.address import IPv4Address
from twisted.internet.interfaces import IProtocolFactory
from twisted.internet.testing import StringTransportWithDisconnection
from twisted.logger import LogEvent, globalLogPublisher

from tests.irc.house import House
from wolfd.foyer import FoyerFactory
from wolfd.irc.websockets import WebSocketFactory, WebSocketSettings
from wolfd.telnet.protocol import TelnetFactory
from wolfd.telnet.settings import TelnetSettings

Outcome = tuple[tuple[str, ...], bool]
HOST = "192.0.2.1"


class Room:
    """Doors to inside, whatever their number."""

    def __init__(self) -> None:
        self.inside = 0
        self.is_full = False

    def enter(self, _: str) -> bool:
        self.inside += 1
        return True

    def leave(self, _: str) -> None:
        self.inside -= 1
        assert self.inside >= 0


def irc(pieces: Sequence[bytes]) -> Outcome:
    return _through(lambda house: house.factory, pieces)


def websocket(pieces: Sequence[bytes]) -> Outcome:
    return _through(lambda house: WebSocketFactory(house.factory, house.clock), pieces)


def deflated(pieces: Sequence[bytes]) -> Outcome:
    return _through(lambda house: WebSocketFactory(house.factory, house.clock, WebSocketSettings(deflates=True)), pieces)


def proxy(pieces: Sequence[bytes]) -> Outcome:
    return _through(lambda house: FoyerFactory(house.factory, house.clock, house.factory.door, {HOST}, is_tls=False), pieces)


def telnet(pieces: Sequence[bytes]) -> Outcome:
    settings = TelnetSettings(burst=10**6, rate=10**6, waiting=10**6)
    return _through(lambda house: TelnetFactory(house.hall, house.turn, house.clock, settings), pieces)


DOORS: dict[str, Callable[[Sequence[bytes]], Outcome]] = {
    "irc": irc, "websocket": websocket, "deflated": deflated, "proxy": proxy, "telnet": telnet}


def _through(door: Callable[[House], IProtocolFactory], pieces: Sequence[bytes]) -> Outcome:
    with _no_fault():
        house = House()
        house.hall.cloak = lambda _: "host.cloak"
        house.factory.door = Room()
        bob = house.client("Bob", "#x", "#lobby")
        factory = door(house)
        transport = StringTransportWithDisconnection()
        transport.protocol = factory.buildProtocol(IPv4Address("TCP", HOST, 4242))
        transport.protocol.makeConnection(transport)
        house.turn.end()
        for piece in pieces:
            if transport.connected and not transport.disconnecting:
                transport.protocol.dataReceived(piece)
                house.turn.end()
        house.passes(3)
        heard = bob.heard()
        assert bob.asks("PING end")[-1] == "PONG irc.test :end"
        is_there = transport.connected and not transport.disconnecting
        if transport.connected:
            transport.loseConnection()
        house.turn.end()
        assert len(house.factory.sessions) == 1
        assert house.factory.door.inside == 1
    return tuple(heard), is_there


@contextmanager
def _no_fault() -> Iterator[None]:
    """Fail if a fault is logged meanwhile: faults are caught where they cost nobody his connection."""
    faults: list[LogEvent] = []

    def observe(event: LogEvent) -> None:
        if "log_failure" in event:
            faults.append(event)

    globalLogPublisher.addObserver(observe)
    try:
        yield
    finally:
        globalLogPublisher.removeObserver(observe)
    assert not faults, faults[0]["log_failure"].getTraceback()
