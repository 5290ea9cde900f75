"""The turn: written before heard, and one send a connection."""

from typing import ClassVar

from tests.irc.house import Client, House, Words
from wolfd.turn import MANY, Turn


def test_nothing_is_heard_before_it_is_written():
    house = House()
    ann, bob = house.clients("Ann Bob", "#x")
    order = []
    write = house.book.write
    house.book.write = lambda: order.append("write") or write()
    ann.session.dataReceived(b"PRIVMSG #x :hello\r\n")
    assert bob.transport.value() == b""
    house.turn.end()
    assert order == ["write"]
    assert bob.heard()


def test_all_lines_of_a_turn_are_one_write():
    house = House()
    ann, bob = house.clients("Ann Bob", "#x")
    writes = []
    bob.transport.write = writes.append
    ann.sends_bytes(b"PRIVMSG #x :one\r\nPRIVMSG #x :two\r\nPRIVMSG #x :three\r\n")
    assert [data.count(b"\r\n") for data in writes] == [3]


def test_a_line_for_many_is_drawn_once_a_form():
    """As many times as there are sets of capabilities that change it, and languages: not once a member."""
    house = House()
    kinds = ("", "batch cap-notify", "server-time", "server-time echo-message")
    clients = [house.client(f"{letter}{number}", "#x", caps=kind) for number, kind in enumerate(kinds) for letter in "abc"]
    house.hall.set_language(clients[1].user, "zh-Hans")
    house.turn.end()
    for words in (Words(en="Night falls.", **{"zh-Hans": "天黑了"}), Words(en="x" * 600)):
        house.hall.announce(house.channel("#x"), words)
        drawn = [tuple(client.session.queue) for client in clients]
        assert len({id(piece) for pieces in drawn for piece in pieces}) == 3
        assert len({pieces[-1] for pieces in drawn[3:6] + drawn[:1]}) == 1
        house.turn.end()


def test_while_the_log_is_full_only_what_records_nothing_is_answered():
    house = House()
    ann, bob = house.clients("Ann Bob", "#x")
    house.book.full = True
    ann.sends("PRIVMSG #x :hello")
    assert bob.heard() == []
    ann.sends("PING x")
    assert ann.heard() == [":irc.test PONG irc.test :x"]
    house.book.full = False
    bob.sends("PING y")
    assert [line.split()[1] for line in bob.heard()] == ["PRIVMSG", "PONG"]


def test_whoever_has_to_wait_for_the_log_is_told_once():
    """Not for a moment's sake, as at the change of a segment; and whoever is to go is not let go before the reason is out."""
    house = House()
    ann, bob, cleo = house.clients("Ann Bob Cleo", "#x")
    house.book.full = True
    ann.sends("PRIVMSG #x :hello")
    assert bob.heard() == []
    house.turn.is_stuck = True
    cleo.sends("QUIT :bye")
    for text in ("again", "and again"):
        ann.sends(f"PRIVMSG #x :{text}")
    assert [line.split(" :", 1)[1][:33] for line in bob.heard()] == ["*** The log cannot be written now"]
    assert cleo.heard() == []
    newcomer = Client(house)
    newcomer.sends("NICK Eve", "USER e 0 * :e")
    assert [line.split()[1:3] for line in newcomer.heard()] == [["NOTICE", "Eve"]]
    house.turn.is_stuck = house.book.full = False
    bob.sends("PING y")
    assert [line.split()[1] for line in bob.heard()] == ["PRIVMSG", "QUIT", "PRIVMSG", "PRIVMSG", "PONG"]
    assert cleo.heard()[-1].startswith("ERROR")
    assert newcomer.heard()[0].split()[1] == "001"


def test_what_is_held_back_has_an_end_and_then_nobody_is_heard_until_it_is_written():
    """Else a full disk would fill the memory, and cut everybody who gets all of it at once."""
    house = House()
    ann, bob, eve = house.clients("Ann Bob Eve", "#x")
    house.book.full = True
    for number in range(1500):
        ann.sends(f"PRIVMSG #x :{number} {'x' * 400}")
    held = len(house.book.records)
    assert 100 < held < 1000, "a quarter of a MiB, in lines of 400 bytes"
    house.clock.advance(5)
    assert len(house.book.records) == held
    eve.sends("QUIT")
    assert len(house.book.records) > held, "one who goes may go"
    house.book.full = False
    house.turn.end()
    house.clock.advance(1)
    house.turn.end()
    lines = [line for line in bob.heard() if "PRIVMSG #x" in line]
    assert [line.split(":")[2].split()[0] for line in lines] == [str(number) for number in range(1500)]


def test_many_turns_without_output_have_an_end_too():
    house = House()
    ann = house.client("Ann")
    house.book.full = True
    for _ in range(MANY + 100):
        house.book.append("chat.message", text="nobody hears it")
        house.turn.end()
    before = len(house.book.records)
    ann.sends("JOIN #x")
    assert len(house.book.records) == before
    house.book.full = False
    house.turn.end()
    house.clock.advance(1)
    assert len(house.book.records) > before


def test_held_back_output_of_one_who_is_gone_does_no_harm():
    house = House()
    ann, bob = house.clients("Ann Bob", "#x")
    house.book.full = True
    ann.sends("PRIVMSG #x :hello")
    bob.transport.loseConnection()
    house.turn.end()
    house.book.full = False
    house.turn.end()
    assert ann.asks("PING x") == ["PONG irc.test :x"]


def test_fault_in_one_connection_does_not_silence_the_others(capture):
    house = House()
    ann, bob = house.clients("Ann Bob", "#x")

    class Broken:
        queue: ClassVar = [b"x"]

        def flush(self):
            raise RuntimeError("broken")

    house.turn.dirty.append(Broken())
    ann.sends("PRIVMSG #x :hello")
    assert len(bob.heard()) == 1
    assert "broken" in str(capture[0]["log_failure"])


def test_after():
    turn, calls = Turn(), []
    turn.after(lambda: calls.append(1))
    turn.end()
    turn.end()
    assert calls == [1]
