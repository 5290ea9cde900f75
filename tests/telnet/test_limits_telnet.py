"""What one connection may do: lines, bytes, connections; other protocols at this door; half-closed and stuck peers."""

import pytest
from twisted.logger import globalLogPublisher

from wolfd.telnet.lines import LIMIT


@pytest.fixture
def happened():
    """What the operator is told of in his log, by name and address, though nothing is wrong."""
    events = []

    def observe(event):
        if "happening" in event:
            events.append((event["happening"], event["address"]))

    globalLogPublisher.addObserver(observe)
    yield events
    globalLogPublisher.removeObserver(observe)


def test_lines_come_at_a_pace_and_too_many_are_dropped_with_one_notice(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    house.passes(10)
    ann.reads()
    ann.sends("".join(f"{n}\n" for n in range(60)))
    assert bob.lines() == [f"<Ann> {n}" for n in range(10)]
    assert ann.lines() == ["You type too fast; some of your lines were left out."]
    house.passes(0.5)
    assert bob.lines() == ["<Ann> 10"]
    for _ in range(30):
        house.passes(0.5)
    assert bob.lines() == [f"<Ann> {n}" for n in range(11, 30)]
    ann.sends("again\n")
    assert bob.lines() == ["<Ann> again"]
    ann.sends("\n" * 60)
    assert ann.lines() == ["You type too fast; some of your lines were left out."]


def test_while_very_much_is_held_back_nothing_is_heard(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    house.passes(10)
    bob.reads()
    house.turn.is_clogged = True
    ann.sends("one\ntwo\n")
    house.passes(5)
    assert bob.lines() == []
    house.turn.is_clogged = False
    house.passes(2)
    assert bob.lines() == ["<Ann> one", "<Ann> two"]


def test_a_line_too_long_is_cut_and_its_author_told(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    bob.reads()
    for _ in range(256):
        ann.sends("x" * 4096)
    ann.sends("\nnext\n")
    assert ann.lines()[-1] == "Your line was too long; only its beginning was taken."
    *long, short = bob.lines()
    assert sum(row.count("x") for row in long) == LIMIT
    assert short == "<Ann> next"


@pytest.mark.parametrize("packets", [(b"\x16\x03\x01\x02\x00",), (b"\x16", b"\x03\x01")])
def test_tls_at_the_plain_port_is_closed(house, happened, packets):
    """The operator is told in one line: it is most likely his own list of addresses that is wrong."""
    client = house.connect("198.51.100.7")
    client.reads()
    client.sends(*packets)
    assert client.is_closed
    assert client.reads() == b""
    assert happened == [("tls-at-telnet", "198.51.100.7")]


def test_what_begins_like_tls_later_on_is_none(house):
    client = house.connect()
    client.sends("An", b"\x16\x03\x01", "n\n")
    assert not client.is_closed


def test_a_lone_control_character_is_no_tls(house):
    client = house.connect()
    client.sends(b"\x16")
    client.sends(b"Ann\n")
    assert house.hall.find_user("Ann")


@pytest.mark.parametrize("request_line", [b"GET / HTTP/1.1\r\n", b"OPTIONS * HTTP/1.0\r\nHost: x\r\n"])
def test_web_browsers_are_told_in_one_line(house, request_line):
    client = house.connect()
    client.reads()
    client.sends(request_line)
    assert client.lines() == ["This is a telnet game, not a web site. Connect with: telnet HOST PORT"]
    assert client.is_closed


@pytest.mark.parametrize("first", [b"CAP LS 302\r\nNICK Ann\r\n", b"NICK Ann\r\n", b"PASS x\r\n", b"USER ann 0 * :Ann\r\n"])
def test_irc_clients_are_told_that_this_is_another_door(house, first):
    client = house.connect()
    client.reads()
    client.sends(first)
    assert client.lines() == ["This is the telnet door of a game. By IRC it has another port."]
    assert client.is_closed


@pytest.mark.parametrize("name", [b"Nick\n", b"CAP\n", b"nick\n"])
def test_what_only_looks_like_irc_is_a_name(house, name):
    client = house.connect()
    client.sends(name)
    assert house.hall.find_user(name.decode().strip())


def test_the_answer_comes_before_a_half_closed_connection_goes(house):
    client = house.connect()
    client.sends("Ann\n/who")
    client.reads()
    client.ends_sending()
    assert client.lines() == ["In the room lobby: Ann."]
    assert client.is_closed


def test_a_half_closed_peer_s_waiting_lines_are_answered_too(house):
    bob, ann = house.dumb("Bob"), house.dumb("Ann")
    house.passes(10)
    bob.reads()
    ann.sends("".join(f"{n}\n" for n in range(12)))
    ann.ends_sending()
    assert not ann.is_closed
    for _ in range(4):
        house.passes(0.5)
    assert ann.is_closed
    assert bob.lines()[-1] == "<Ann> 11"


def test_half_closed_before_anything_was_typed(house):
    client = house.connect()
    client.ends_sending()
    assert client.is_closed


def test_connections_from_one_address_come_at_a_pace(house):
    clients = [house.connect("203.0.113.5") for _ in range(6)]
    assert [client.is_closed for client in clients] == [False] * 5 + [True]
    assert "You come too often" in clients[5].reads().decode("utf-8", "ignore")
    assert not house.connect("203.0.113.6").is_closed
    house.passes(1)
    assert not house.connect("203.0.113.5").is_closed
    assert not any(house.connect("127.0.0.1").is_closed for _ in range(20))


def test_no_room_at_the_door(house):
    class Door:
        inside = 0
        is_full = False

        def enter(self, host):
            self.inside += self.inside < 2
            return self.inside < 2

        def leave(self, host):
            self.inside -= 1

    house.factory.door = door = Door()
    inside, outside = house.connect(), house.connect()
    assert outside.is_closed
    assert "Too many connections" in outside.reads().decode("utf-8", "ignore")
    assert not inside.is_closed
    door.inside = 1
    outside.drops()
    assert door.inside == 1
    inside.drops()
    assert door.inside == 0


def test_one_who_does_not_read_is_cut_after_a_while(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    bob.protocol.pauseProducing()
    house.passes(29)
    bob.protocol.resumeProducing()
    bob.protocol.pauseProducing()
    house.passes(29)
    ann.sends("hello\n")
    assert not bob.is_closed
    house.passes(1)
    assert bob.protocol.gone
    assert not ann.is_closed


def test_one_who_does_not_read_costs_no_more_than_his_queue(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    bob.protocol.pauseProducing()
    bob.protocol.sendq = 2000
    for _ in range(10):
        house.passes(5)
        ann.sends("x" * 400 + "\n")
        if bob.protocol.gone:
            break
    assert bob.protocol.gone
    assert not ann.is_closed


def test_nothing_is_heard_after_the_end(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    bob.reads()
    ann.sends("/quit\nhello\n", "hello?\n", bytes.fromhex("FFFD06"))
    assert bob.lines() == ["* Ann has gone."]


def test_a_packet_of_tabs_lists_the_words_a_few_times(house):
    ann = house.terminal("Ann")
    ann.sends("/" + "\t" * 4096)
    assert ann.reads().count(b"/quit") == 10
    ann.sends("\t")
    assert ann.reads().count(b"/quit") == 1
    ann.sends(b"\t\xff\xf1" * 1000)
    assert ann.reads().count(b"/quit") == 10
