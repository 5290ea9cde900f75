"""Who may come by WebSocket: the request, what else is answered, and from where somebody comes."""

import pytest
from wsproto.frame_protocol import CloseReason

from tests.irc.house import House
from tests.irc.web import Web
from wolfd.control import limits, trust
from wolfd.control.config import Limits
from wolfd.irc.upgrade import TEXT
from wolfd.irc.websocket import PATIENCE

PLAIN = b"GET / HTTP/1.1\r\nHost: irc.test\r\n\r\n"


@pytest.fixture
def house():
    return House()


def raw(house, data, **settings):
    """The status and the text that somebody is answered."""
    web = Web(house, **settings)
    web.gives(data)
    assert not web.transport.connected
    return web.answer()


@pytest.mark.parametrize(("data", "status", "words"), [
    (PLAIN, 426, "connect with an IRC client"),
    (b"GET /favicon.ico HTTP/1.0\r\n\r\n", 426, "用 IRC 客户端连接"),
    (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc", 426, "IRC 用戶端"),
    (b"NICK Ann\r\n", 400, "no request"),
    (b"\x16\x03\x01\x00\xa5\n", 400, "no request"),
    (b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: x\r\n\r\n", 426, "no request"),
    (b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n", 400, "no request"),
    (b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", 400, "no request"),
    (b"GET / HTTP/1.1\r\nUpgrade: websocket\r\n: x\r\n\r\n", 400, "no request"),
    (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 2000, 431, "too long"),
])
def test_whoever_is_no_websocket_client_is_told_so(house, data, status, words):
    found, text = raw(house, data)
    assert found == status
    assert words in text
    assert not house.factory.sessions


def test_version_is_told(house):
    web = Web(house)
    web.gives(b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: x\r\n\r\n")
    assert b"\r\nSec-WebSocket-Version: 13\r\n" in web.transport.value()


def test_subprotocols_of_others_are_refused(house):
    web = Web(house)
    web.gives(web.request("mqtt", "chat"))
    assert web.answer()[0] == 400
    assert "text.ircv3.net and binary.ircv3.net" in web.answer()[1]


@pytest.mark.parametrize(("origins", "origin", "is_let_in"), [
    (("*",), "https://any.example", True),
    (("https://play.example",), "https://play.example", True),
    (("https://play.example",), "https://PLAY.example", True),
    (("https://play.example",), "http://play.example", False),
    (("https://play.example",), "https://play.example.evil.example", False),
    (("https://*.example",), "https://play.example", True),
    (("https://play.example",), "null", False),
    (("https://play.example",), None, True),
    ((), "https://play.example", False),
])
def test_origins(house, origins, origin, is_let_in):
    web = Web(house, origins=origins)
    web.gives(web.request(TEXT, headers=[("Origin", origin)] if origin else []))
    if is_let_in:
        web.hear()
        assert web.accepted
    else:
        assert web.answer()[0] == 403
        assert "may not connect" in web.answer()[1]


def test_half_a_request_is_waited_for_only_so_long(house):
    web = Web(house)
    web.gives(web.request(TEXT)[:-1])
    house.passes(PATIENCE - 1)
    assert web.transport.connected
    house.passes(2)
    assert web.answer()[0] == 408
    assert not web.transport.connected
    assert not web.factory.sockets


def test_registration_has_its_own_time(house):
    ann = Web(house).opens(TEXT)
    house.passes(house.factory.settings.registration + 10)
    assert "Took too long" in ann.lines()[-1]
    assert ann.closed.code == CloseReason.NORMAL_CLOSURE


# Addresses


def crowded(most=2, room=100):
    house = House()
    house.factory.door = limits.Door(Limits(connections=most), room)
    return house


def test_half_requests_count_to_their_address():
    house = crowded()
    webs = [Web(house, address="8.8.8.8") for _ in range(3)]
    assert [web.transport.connected for web in webs] == [True, True, False]
    assert webs[2].answer()[0] == 503
    assert "from your address" in webs[2].answer()[1]
    for web in webs:
        web.transport.loseConnection()
    assert house.factory.door.inside == 0
    assert house.hall.hits.counts["connections"] == 1


def test_open_ones_count_once():
    house = crowded()
    webs = [Web(house, address="8.8.8.8").opens(TEXT) for _ in range(2)]
    assert house.factory.door.inside == 2
    assert not Web(house, address="8.8.8.8").transport.connected
    for web in webs:
        web.transport.loseConnection()
    assert house.factory.door.inside == 0


def test_address_is_that_which_a_trusted_server_forwards():
    house = crowded()
    trusted = trust.networks(["192.0.2.0/24"])

    def web(value, **more):
        made = Web(house, address="192.0.2.1", trusted=trusted)
        made.opens(TEXT, headers=[("X-Forwarded-For", value), *more.items()])
        return made

    ann, _bob, eve = (web("9.9.9.9, 8.8.8.8") for _ in range(3))
    assert ann.socket.session.address == "8.8.8.8", "what the server saw, and not what it was told"
    assert "from your address" in eve.lines()[-1]
    assert web("7.7.7.7").socket.session.address == "7.7.7.7"
    ann.registers()
    assert "8.8.8.8" not in str(ann.socket.session.user.host)
    assert ann.socket.session.user.address == "8.8.8.8"


@pytest.mark.parametrize(("value", "address"), [
    ("8.8.8.8", "8.8.8.8"), ("8.8.8.8, 192.0.2.9", "8.8.8.8"), ("x, 192.0.2.9", "192.0.2.9"), ("", "192.0.2.1"),
    ("8.8.8.8:4242", "8.8.8.8"), ("[2600::7]:4242", "2600::7"), ("2600::7", "2600::7"), ("::ffff:8.8.8.8", "8.8.8.8"), ("unknown", "192.0.2.1")])
def test_forwarded_addresses(house, value, address):
    web = Web(house, trusted=trust.networks(["192.0.2.0/24"])).opens(TEXT, headers=[("X-Forwarded-For", value)])
    assert web.socket.session.address == address


def test_nobody_else_is_believed(house):
    web = Web(house).opens(TEXT, headers=[("X-Forwarded-For", "8.8.8.8"), ("X-Forwarded-Proto", "https")])
    assert web.socket.session.address == "192.0.2.1"
    assert not web.socket.session.is_safe


def test_tls_at_a_trusted_server_is_believed(house):
    web = Web(house, trusted=trust.networks(["192.0.2.1"])).opens(TEXT, headers=[("X-Forwarded-Proto", "https")])
    web.registers("Ann")
    assert "Z" in web.socket.session.user.modes
