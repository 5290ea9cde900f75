"""The foyer: who is waited for and how long, who is turned away with which words, and that nothing stays in between."""

import pytest
from twisted.internet.address import IPv4Address
from twisted.internet.protocol import Factory, Protocol
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransportWithDisconnection

from wolfd.control import limits, trust
from wolfd.control.config import Limits
from wolfd.foyer import PATIENCE, FoyerFactory

V1 = b"PROXY TCP4 8.8.8.8 192.0.2.1 4242 6667\r\n"


class Inner(Protocol):
    def __init__(self, address):
        self.address, self.heard, self.lost = address, b"", 0

    def dataReceived(self, data):  # noqa: N802
        self.heard += data

    def connectionLost(self, reason=None):  # noqa: N802
        self.lost += 1


class Guests(Factory):
    noisy = False

    def __init__(self):
        self.made = []
        self.has_room = True

    def buildProtocol(self, addr):  # noqa: N802
        if not self.has_room:
            return None
        self.made.append(Inner(addr))
        return self.made[-1]


class Scene:
    def __init__(self, room=10, **how):
        self.clock, self.guests, self.door = Clock(), Guests(), limits.Door(Limits(), room)
        self.foyer = FoyerFactory(self.guests, self.clock, self.door, trust.networks(["10.0.0.0/8"]), **{"is_tls": False, **how})

    def comes(self, host="10.0.0.1"):
        transport = StringTransportWithDisconnection()
        transport.protocol = self.foyer.buildProtocol(IPv4Address("TCP", host, 1))
        transport.protocol.makeConnection(transport)
        return transport


def test_who_serves_the_client_takes_our_place():
    scene = Scene()
    transport = scene.comes()
    assert scene.door.inside == 1
    transport.protocol.dataReceived(V1 + b"NICK")
    (inner,) = scene.guests.made
    assert transport.protocol is inner
    assert inner.transport is transport
    assert (inner.address.host, inner.address.port, inner.heard) == ("8.8.8.8", 4242, b"NICK")
    assert scene.door.inside == 0, "whoever serves him counts him"
    transport.protocol.dataReceived(b" Ann")
    transport.loseConnection()
    assert (inner.heard, inner.lost) == (b"NICK Ann", 1)
    assert scene.clock.getDelayedCalls() == []


@pytest.mark.parametrize("header", [b"PROXY UNKNOWN\r\n", b"\r\n\r\n\0\r\nQUIT\n\x20\0\0\0"])
def test_the_proxy_s_own_connection_is_the_proxy_s(header):
    scene = Scene()
    scene.comes().protocol.dataReceived(header)
    assert scene.guests.made[0].address.host == "10.0.0.1"


def test_an_ipv4_number_in_ipv6_is_the_ipv4_number():
    scene = Scene()
    scene.comes().protocol.dataReceived(b"PROXY TCP6 ::ffff:8.8.8.8 ::1 1 2\r\n")
    assert scene.guests.made[0].address == IPv4Address("TCP", "8.8.8.8", 1)


def test_half_a_header_is_waited_for_only_so_long():
    scene = Scene()
    transport = scene.comes()
    for octet in V1[:-1]:
        transport.protocol.dataReceived(bytes([octet]))
        scene.clock.advance((PATIENCE - 0.5) / len(V1))
    assert transport.connected
    scene.clock.advance(1)
    assert not transport.connected
    assert b"not complete in time" in transport.value()
    assert scene.door.inside == 0
    assert not scene.foyer.waiting
    assert scene.clock.getDelayedCalls() == []


@pytest.mark.parametrize(("host", "data", "words"), [
    ("10.0.0.1", b"NICK Ann\r\n", b"no header"), ("192.0.2.1", b"", b"for proxies only"), ("192.0.2.1", V1, b"for proxies only")])
def test_who_has_no_business_here_is_told_so(host, data, words):
    scene = Scene()
    transport = scene.comes(host)
    if transport.connected:
        transport.protocol.dataReceived(data)
    assert words in transport.value()
    assert not transport.connected
    assert scene.guests.made == []
    assert scene.door.inside == 0


def test_where_tls_is_expected_nobody_is_told_in_plain_words():
    scene = Scene(is_tls=True)
    transport = scene.comes("192.0.2.1")
    assert transport.value() == b""
    assert not transport.connected


def test_waiting_takes_room():
    scene = Scene(room=2)
    waiting = [scene.comes() for _ in range(2)]
    late = scene.comes()
    assert b"no room for anybody" in late.value()
    assert not late.connected
    waiting[0].loseConnection()
    assert scene.comes().connected
    assert scene.door.inside == 2


def test_who_is_not_let_in_inside_is_gone():
    scene = Scene()
    scene.guests.has_room = False
    transport = scene.comes()
    transport.protocol.dataReceived(V1)
    assert not transport.connected
    assert scene.door.inside == 0


def test_server_stops():
    scene = Scene()
    waiting, inside = scene.comes(), scene.comes()
    inside.protocol.dataReceived(V1)
    scene.foyer.close()
    assert b"The server stops now" in waiting.value()
    assert not waiting.connected
    assert inside.connected
