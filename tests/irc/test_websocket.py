"""IRC over WebSocket: subprotocols, messages, fragments, limits, close codes."""

import re

import pytest
from wsproto.events import BytesMessage, CloseConnection, Ping, TextMessage
from wsproto.frame_protocol import CloseReason

from tests.irc.house import House
from tests.irc.web import Web
from wolfd.irc.lines import LONGEST, Pace
from wolfd.irc.upgrade import BINARY, TEXT
from wolfd.irc.websocket import GOODBYE, PINGS
from wolfd.irc.websockets import LOOK


@pytest.fixture
def house():
    return House()


# Lines


def test_text_client_registers_and_talks(house):
    ann = Web(house).opens(TEXT).registers("Ann")
    bob = house.client("Bob", "#x")
    assert ann.accepted.subprotocol == TEXT
    ann.sends("JOIN #x", "PRIVMSG #x :天黑了")
    assert bob.heard()[-1].endswith("PRIVMSG #x :天黑了")
    bob.sends("PRIVMSG #x :hello")
    heard = ann.lines()
    assert all(isinstance(line, str) and not re.search(r"[\r\n]", line) for line in heard)
    assert heard[-1].endswith("PRIVMSG #x :hello")


def test_binary_client_gets_binary_messages(house):
    ann = Web(house).opens(BINARY)
    assert ann.accepted.subprotocol == BINARY
    ann.sends(b"NICK Ann", b"USER ann 0 * :Ann\r\n", b"PING caf\xe9", b"PING :end")
    heard = ann.lines()
    assert all(isinstance(line, bytes) for line in heard)
    assert any(b" FAIL PING INVALID_UTF8 " in line for line in heard)
    assert heard[-1] == b":irc.test PONG irc.test :end"


def test_a_client_without_subprotocol_speaks_either_way(house):
    ann = Web(house).opens()
    assert ann.accepted.subprotocol is None
    ann.sends(b"NICK Ann", "USER ann 0 * :Ann", "PING :end")
    assert ann.lines()[-1] == ":irc.test PONG irc.test :end"


def test_the_client_s_order_of_subprotocols_counts(house):
    assert Web(house).opens("x.example", BINARY, TEXT).accepted.subprotocol == BINARY


def test_a_turn_goes_out_with_one_write(house):
    ann = Web(house).opens(TEXT).registers()
    writes = []
    ann.transport.write = writes.append
    ann.sends("MOTD")
    assert len(writes) == 1


@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_fragments_make_a_line(house, kind):
    ann = Web(house).opens(kind).registers() if kind == TEXT else Web(house).opens(kind)
    line = "PING :天黑" if kind == TEXT else "PING :天黑".encode()
    message = TextMessage if kind == TEXT else BytesMessage
    ann.lines()
    for at, letter in enumerate(line):
        data = letter if kind == TEXT else bytes([letter])
        ann.gives(ann.ws.send(message(data, message_finished=at == len(line) - 1)))
        ann.gives(ann.ws.send(Ping(b"between")))
    assert ann.lines() == ([":irc.test PONG irc.test :天黑"] if kind == TEXT else [":irc.test PONG irc.test :天黑".encode()])
    assert len(ann.pongs) == len(line)


def test_every_split_of_the_bytes_is_the_same(house):
    def heard(size):
        there = House()
        there.hall.cloak = lambda _: "host.cloak"
        ann = Web(there)
        data = ann.request(TEXT)
        for line in ("NICK Ann", "USER ann 0 * :Ann", "JOIN #狼", "PING :天黑"):
            data += unmasked(line)
        for at in range(0, len(data), size):
            ann.gives(data[at : at + size])
        return [re.sub(r"^@\S+ ", "", line) for line in ann.lines()]

    whole = heard(10**6)
    assert whole[-1] == ":irc.test PONG irc.test :天黑"
    assert heard(1) == heard(7) == whole


def unmasked(line):
    """A frame whose mask is 0000: its bytes are the text."""
    data = line.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_the_other_kind_of_message_is_heard_and_bytes_that_are_no_text_are_refused(house):
    ann = Web(house).opens(TEXT).registers()
    ann.sends(b"PING :x")
    assert ann.lines() == [":irc.test PONG irc.test :x"]
    ann.sends(b"PRIVMSG Ann :caf\xe9")
    assert ann.lines()[0].startswith(":irc.test FAIL PRIVMSG INVALID_UTF8 ")
    ann.sends("PING :still")
    assert ann.lines() == [":irc.test PONG irc.test :still"]


# What is refused


@pytest.mark.parametrize(("send", "code", "words"), [
    (lambda web: web.sends("x" * (LONGEST + 1)), CloseReason.MESSAGE_TOO_BIG, f"more than {LONGEST} bytes"),
    (lambda web: web.gives(b"\x81\x82\0\0\0\0\xc3("), CloseReason.INVALID_FRAME_PAYLOAD_DATA, "not UTF-8"),
    (lambda web: web.gives(b"\x81\x02hi"), CloseReason.PROTOCOL_ERROR, "no WebSocket any more"),
    (lambda web: web.gives(b"\xf1\x80\0\0\0\0"), CloseReason.PROTOCOL_ERROR, "no WebSocket any more"),
    (lambda web: web.gives(b"\x83\x80\0\0\0\0"), CloseReason.PROTOCOL_ERROR, "no WebSocket any more"),
    (lambda web: web.gives(b"\x80\x80\0\0\0\0"), CloseReason.PROTOCOL_ERROR, "no WebSocket any more"),
    (lambda web: web.gives(b"\x09\x80\0\0\0\0"), CloseReason.PROTOCOL_ERROR, "no WebSocket any more"),
    (lambda web: [web.gives(web.ws.send(Ping(b"x"))) for _ in range(PINGS + 1)], CloseReason.POLICY_VIOLATION, "Too many pings"),
])
def test_faults_close_with_a_code_and_words(house, send, code, words):
    ann, bob = Web(house).opens(TEXT).registers("Ann"), house.client("Bob", "#x")
    ann.sends("JOIN #x")
    ann.lines()
    send(ann)
    heard = ann.lines()
    assert words in heard[-1]
    assert heard[-1].startswith("ERROR :")
    assert ann.closed.code == code
    assert words in ann.closed.reason
    assert any("QUIT" in line and words in line for line in bob.heard())
    ann.gives(unmasked("PING :still"))
    ann.gives(ann.ws.send(ann.closed.response()))
    house.passes(GOODBYE + 1)
    assert not ann.transport.connected
    assert len(house.factory.sessions) == 1, "Bob"


def test_endless_fragments_are_bounded(house):
    ann = Web(house).opens(TEXT).registers()
    ann.gives(ann.ws.send(TextMessage("PING ", message_finished=False)))
    for _ in range(LONGEST):
        ann.socket.dataReceived(b"\x00\x80\0\0\0\0")
    house.turn.end()
    ann.hear()
    assert ann.closed.code == CloseReason.MESSAGE_TOO_BIG


def test_what_is_promised_but_never_comes_takes_no_room(house):
    """A frame of a terabyte is heard piece by piece, and refused at the limit."""
    ann = Web(house).opens(TEXT).registers()
    ann.gives(b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4) + b"x" * LONGEST)
    assert ann.transport.connected
    ann.gives(b"x")
    ann.hear()
    assert ann.closed.code == CloseReason.MESSAGE_TOO_BIG


def test_a_line_that_is_too_long_is_answered_as_without_websocket(house):
    ann = Web(house).opens(TEXT).registers()
    ann.sends("PRIVMSG #x :" + "x" * 600)
    assert " 417 " in ann.lines()[-1]


# Compression


def test_compression_is_off_unless_wanted(house):
    assert Web(house).opens(TEXT, deflates=True).accepted.extensions == []


def test_compression_if_wanted(house):
    ann = Web(house, deflates=True).opens(TEXT, deflates=True)
    assert ann.accepted.extensions
    ann.registers()
    ann.sends("PING :" + "ab" * 100)
    assert ann.lines()[-1].endswith("ab" * 100)


def test_compressed_bomb_is_cut_at_the_limit(house):
    ann = Web(house, deflates=True).opens(TEXT, deflates=True).registers()
    bomb = bytes(ann.ws.send(TextMessage("x" * 30_000_000)))
    assert len(bomb) < 100_000
    ann.gives(bomb)
    ann.hear()
    assert ann.closed.code == CloseReason.MESSAGE_TOO_BIG
    assert ann.socket._size < 3 * 512 * 1032


def test_bad_parameters_of_an_extension(house):
    web = Web(house, deflates=True)
    data = web.request(TEXT, deflates=True).replace(b"client_max_window_bits=15", b"client_max_window_bits=x")
    web.gives(data)
    assert web.answer()[0] == 400


# Going


def test_client_closes(house):
    ann, bob = Web(house).opens(TEXT).registers("Ann"), house.client("Bob", "#x")
    ann.sends("JOIN #x")
    bob.heard()
    data = ann.ws.send(TextMessage("PRIVMSG #x :last words")) + ann.ws.send(CloseConnection(1001, "page left"))
    ann.gives(data)
    ann.hear()
    assert ann.closed.code == 1001
    assert not ann.transport.connected
    assert [line.split(" ")[1] for line in bob.heard()] == ["PRIVMSG", "QUIT"]


def test_quit_closes_with_the_normal_code(house):
    ann = Web(house).opens(TEXT).registers()
    ann.sends("QUIT")
    assert ann.lines()[-1].startswith("ERROR")
    assert ann.closed.code == CloseReason.NORMAL_CLOSURE
    assert ann.transport.connected
    ann.gives(ann.ws.send(ann.closed.response()))
    assert not ann.transport.connected


def test_client_that_never_answers_the_close_is_cut(house):
    ann = Web(house).opens(TEXT).registers()
    ann.sends("QUIT")
    house.passes(GOODBYE + 0.1)
    assert not ann.transport.connected


def test_server_stops(house):
    half, ann = Web(house), Web(house).opens(TEXT).registers()
    for web in (half, ann):
        web.factory.close()
    assert half.answer()[0] == 503
    assert ann.transport.connected
    ann.socket.session.finish()
    house.turn.end()
    ann.hear()
    assert ann.closed.code == CloseReason.NORMAL_CLOSURE


def test_no_timer_is_left(house):
    webs = [Web(house), Web(house).opens(TEXT).registers("Ann"), Web(house).opens(TEXT)]
    for web in webs:
        web.transport.loseConnection()
        web.factory.close()
    house.turn.end()
    house.factory.close()
    assert house.clock.getDelayedCalls() == []


# Signs of life and slowness


def test_client_is_pinged_and_its_pings_are_answered(house):
    ann = Web(house).opens(TEXT).registers()
    ann.gives(ann.ws.send(Ping(b"there?")))
    ann.hear()
    assert ann.pongs == [b"there?"]
    house.passes(LOOK + 1)
    assert b"\x89\x00" in ann.transport.value()
    for _ in range(PINGS):
        ann.gives(ann.ws.send(Ping(b"x")))
    ann.hear()
    assert ann.closed is None, "each look begins to count anew"


def test_client_that_does_not_read_is_sent_only_the_last_pong(house):
    ann = Web(house).opens(TEXT).registers()
    ann.socket.session.pauseProducing()
    for number in range(20):
        ann.gives(ann.ws.send(Ping(b"%d" % number)))
    ann.sends("PING :x")
    assert ann.transport.value() == b""
    ann.socket.session.resumeProducing()
    ann.hear()
    assert ann.pongs == [b"19"]
    assert ann.pieces == [":irc.test PONG irc.test :x"]


def test_client_that_does_not_read_is_cut():
    house = House(sendq=20_000)
    ann, bob = Web(house).opens(TEXT).registers("Ann"), house.client("Bob", "#x")
    ann.sends("JOIN #x")
    ann.socket.session.pauseProducing()
    for _ in range(60):
        bob.sends("PRIVMSG #x :" + "x" * 400)
    assert not ann.transport.connected
    assert bob.heard()[-1].endswith("QUIT :Does not read what is sent")


def test_flood_is_slowed_down_and_the_socket_is_not_read_meanwhile():
    house = House(pace=Pace(10.0, 2.0))
    ann = Web(house).opens(TEXT).registers()
    house.passes(10)
    ann.gives(b"".join(bytes(ann.ws.send(TextMessage(f"PING :{number}"))) for number in range(30)))
    assert len(ann.lines()) == 10
    assert ann.transport.producerState == "paused"
    house.passes(12)
    assert len(ann.lines()) == 20
    assert ann.transport.producerState == "producing"
