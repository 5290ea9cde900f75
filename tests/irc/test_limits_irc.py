"""What one client may take: lines, bytes, time, and what waits for it."""

import pytest

from tests.irc.house import Client, House, Strict
from wolfd.irc.lines import LONGEST, Pace


def test_pasted_text_is_slowed_down_and_not_lost():
    house = House(pace=Pace(10.0, 2.0))
    ann, bob = house.client("Ann"), house.client("Bob", "#x")
    house.passes(10)
    ann.sends("JOIN #x")
    bob.heard()
    house.passes(10)
    text = [f"line {number}" for number in range(30)]
    ann.sends_bytes("".join(f"PRIVMSG #x :{line}\r\n" for line in text).encode())
    heard = [line.rpartition(":")[2] for line in bob.heard()]
    assert heard == text[:10]
    assert ann.transport.producerState == "paused"
    house.passes(2)
    assert len(bob.heard()) in {3, 4}
    house.passes(20)
    assert len(house.book.of("chat.message")) == 30
    assert bob.heard()[-1].endswith("line 29")
    assert ann.transport.producerState == "producing"
    assert ann.asks("PING x") == ["PONG irc.test :x"]


def test_what_comes_while_lines_wait_comes_after_them():
    house = House(pace=Pace(5.0, 2.0))
    ann = house.client("Ann")
    house.passes(10)
    ann.sends_bytes(b"".join(b"PING %d\r\n" % number for number in range(8)))
    ann.sends_bytes(b"PING 8\r\nPI")
    ann.sends_bytes(b"NG 9\r\n")
    house.passes(10)
    assert [line.rpartition(":")[2] for line in ann.heard()] == [str(number) for number in range(10)]


def test_commands_of_the_game_are_cheaper():
    def heard_at_once(line):
        house = House(pace=Pace(10.0, 0.1))
        house.hall.host = Strict()
        ann = house.client("Ann")
        house.passes(100)
        ann.sends_bytes(line * 30)
        return len(house.book.of("query.message")) + len(house.hall.host.told)

    assert heard_at_once(b"PRIVMSG Moderator :vote 3\r\n") > 1.5 * heard_at_once(b"PRIVMSG Ann :vote 3\r\n")


def test_gone_while_lines_wait():
    house = House(pace=Pace(5.0, 1.0))
    ann = house.client("Ann")
    house.passes(10)
    ann.sends_bytes(b"PING x\r\n" * 20)
    ann.transport.loseConnection()
    house.passes(30)
    assert house.hall.find_user("Ann") is None


def test_quit_among_waiting_lines_ends_them():
    house = House(pace=Pace(5.0, 1.0))
    ann = house.client("Ann")
    house.passes(10)
    ann.sends_bytes(b"PING x\r\n" * 6 + b"QUIT\r\n" + b"PING y\r\n")
    house.passes(10)
    assert ann.heard()[-1] == "ERROR :Closing the link: Quit"
    assert not ann.is_connected


@pytest.mark.parametrize("pieces", [1, 7])
def test_no_end_of_line(pieces):
    house = House()
    ann, bob = house.clients("Ann Bob", "#x")
    data = b"x" * (LONGEST + pieces)
    for at in range(pieces):
        ann.sends_bytes(data[at * len(data) // pieces : (at + 1) * len(data) // pieces])
    assert ann.heard() == ["ERROR :Closing the link: Too much without an end"]
    assert not ann.is_connected
    assert bob.heard()[-1].endswith("QUIT :Too much without an end")


def test_a_megabyte_in_one_line():
    ann = House().client("Ann")
    ann.sends_bytes(b"x" * 2**20)
    assert not ann.is_connected
    ann.session.dataReceived(b"PING x\r\n")


def test_bytes_before_registration_are_limited():
    raw = Client(House())
    for _ in range(200):
        raw.sends("PING " + "x" * 300)
    assert not raw.is_connected
    assert raw.heard()[-1].startswith("ERROR")


def test_time_for_registration_is_limited():
    house = House(registration=60.0)
    raw = Client(house)
    raw.sends("CAP LS 302", "NICK Ann", "USER ann 0 * :Ann")
    house.passes(50)
    raw.sends("PING x")
    assert raw.is_connected
    house.passes(20)
    assert raw.heard()[-1] == "ERROR :Closing the link: Took too long to register"
    assert not raw.is_connected


def test_silent_client_is_asked_and_then_dropped():
    house = House(quiet=120.0, patience=60.0)
    ann, bob = house.clients("Ann Bob", "#x")
    for _ in range(24):
        house.passes(5)
        bob.sends("PING x")
    assert ann.heard() == ["PING :irc.test"]
    for _ in range(13):
        house.passes(5)
        bob.sends("PING x")
    assert not ann.is_connected
    assert any(line.endswith("QUIT :No sign of life for 185 seconds") for line in bob.heard())


def test_client_that_answers_stays():
    house = House(quiet=120.0, patience=60.0)
    ann = house.client("Ann")
    for _ in range(10):
        house.passes(60)
        if "PING :irc.test" in ann.heard():
            ann.sends("PONG irc.test")
    assert ann.is_connected


def test_client_that_is_slowed_down_is_not_taken_for_dead():
    house = House(pace=Pace(4.0, 0.01), quiet=20.0, patience=10.0)
    ann = house.client("Ann")
    ann.sends("PING x", "PING y")
    house.passes(95)
    assert ann.is_connected
    house.passes(120)
    assert not ann.is_connected


def test_no_timer_is_left():
    house = House(pace=Pace(5.0, 1.0))
    ann, bob = house.clients("Ann Bob")
    ann.sends_bytes(b"PING x\r\n" * 20)
    bob.sends("QUIT")
    ann.transport.loseConnection()
    house.factory.close()
    assert house.clock.getDelayedCalls() == []


def test_peer_that_does_not_read_is_cut():
    house = House(sendq=10_000)
    ann, bob = house.clients("Ann Bob", "#x")
    ann.session.pauseProducing()
    for _ in range(40):
        bob.sends("PRIVMSG #x :" + "x" * 400)
    assert not ann.is_connected
    assert house.hall.find_user("Ann") is None
    assert bob.heard()[-1].endswith("QUIT :Does not read what is sent")
    assert bob.is_connected


def test_peer_that_reads_again_gets_all_in_order():
    house = House(sendq=1_000_000)
    ann, bob = house.clients("Ann Bob", "#x")
    ann.heard()
    ann.session.pauseProducing()
    for number in range(300):
        bob.sends(f"PRIVMSG #x :{number} {'x' * 400}")
    assert ann.transport.value() == b""
    ann.session.resumeProducing()
    assert [line.rpartition(":")[2].split()[0] for line in ann.heard()] == [str(number) for number in range(300)]


def test_what_is_out_at_the_end_is_still_sent():
    house = House()
    ann = house.client("Ann")
    ann.session.pauseProducing()
    ann.sends("PING x", "QUIT")
    assert ann.is_connected
    ann.session.resumeProducing()
    assert [line.split()[0] for line in ann.heard()] == [":irc.test", "ERROR"]
    assert not ann.is_connected


def test_peer_that_does_not_read_the_end_is_cut():
    house = House()
    ann = house.client("Ann")
    ann.session.pauseProducing()
    ann.sends("QUIT")
    house.passes(11)
    assert not ann.is_connected
