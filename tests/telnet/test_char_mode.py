"""Terminals: we echo, edit, and keep the input row whole. Seen through the eyes of a terminal (pyte)."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wolfd.telnet.wrap import columns
from wolfd.texts import Message

LEFT, UP = "\x1b[D", "\x1b[A"
QUESTION = Message("telnet-ask-first").text("en")


def see(client):
    client.screen.shows(client.reads())
    return client.screen


def last_rows(client, count):
    return see(client).rows[-count:]


def test_a_terminal_is_offered_echo_after_one_round_trip(house):
    client = house.connect()
    client.reads()
    client.sends(bytes.fromhex("FFFB18"))
    assert client.reads() == bytes.fromhex("FFFA1801FFF0")
    client.sends(bytes.fromhex("FFFA1800") + b"XTERM-256COLOR" + bytes.fromhex("FFF0"))
    got = client.reads()
    assert got.startswith(bytes.fromhex("FFFA1801FFF0 FFFB01 FFFB03"))
    assert b"What is your name? " in got
    house.passes(5)
    assert client.reads() == b""


def test_what_was_typed_before_the_mode_was_known_is_in_the_line(house):
    client = house.connect()
    client.sends("Ax\x7f", bytes.fromhex("FFFB18 FFFA1800") + b"XTERM" + bytes.fromhex("FFF0"), "nn\r")
    assert house.hall.find_user("Ann")


def test_a_slow_terminal_is_known_late(house):
    """An answer after more than 1.5 s still counts, as long as nothing was typed."""
    client = house.connect()
    house.passes(1.5)
    client.reads()
    client.sends(bytes.fromhex("FFFB18 FFFA1800") + b"XTERM" + bytes.fromhex("FFF0"))
    assert bytes.fromhex("FFFB01FFFB03") in client.reads()


@pytest.mark.parametrize(("refusal", "answer"), [("FFFE01 FFFD03", "FFFC03"), ("FFFD01 FFFE03", "FFFC01")])
def test_a_peer_that_wants_no_echo_edits_by_itself(house, refusal, answer):
    ann = house.terminal()
    ann.sends(bytes.fromhex(refusal))
    assert bytes.fromhex(answer) in ann.reads()
    ann.sends("Ann\r\n")
    assert b"\x1b" not in ann.reads()
    assert house.hall.find_user("Ann")


def test_a_nameless_terminal_that_refused_echo_is_not_asked_again(house):
    ann = house.connect()
    ann.sends(bytes.fromhex("FFFC18 FFFB1F"))
    assert bytes.fromhex("FFFB01FFFB03") in ann.reads()
    ann.sends(bytes.fromhex("FFFE01FFFE03 FFFA1F00500018FFF0"))
    assert bytes.fromhex("FFFB01") not in ann.reads()


def test_a_client_that_tells_late_that_it_is_for_muds_gets_its_echo_back(house):
    ann = house.terminal()
    ann.sends(bytes.fromhex("FFFD01 FFFD03 FFFA1800") + b"MTTS 9" + bytes.fromhex("FFF0"))
    got = ann.reads()
    assert bytes.fromhex("FFFC01 FFFC03") in got
    assert got.endswith(b"\r\x1b[K" + QUESTION.encode() + b" \xff\xf9")


def test_the_user_decides(house):
    ann = house.terminal("Ann")
    ann.sends("/set mode line\r")
    assert bytes.fromhex("FFFC01") not in ann.reads()  # its answer to our offer has not come yet
    ann.sends(bytes.fromhex("FFFD01FFFD03"))
    assert ann.reads() == bytes.fromhex("FFFC01FFFC03")
    ann.sends(bytes.fromhex("FFFE01FFFE03"), "/set mode char\r\n")
    assert bytes.fromhex("FFFB01FFFB03") in ann.reads()
    ann.sends("/set mode\r", "/set mode fast\r")
    assert see(ann).rows[-2:] == ["Type it like this: /mode char|line", ">"]


def test_character_mode_without_telnet(house):
    """`nc` behind a raw terminal."""
    ann = house.dumb("Ann")
    ann.sends("/set mode char\n")
    ann.reads()
    ann.sends("h")
    assert ann.reads() == b"h"


def test_log_in_on_the_screen(house):
    ann = house.terminal()
    assert see(ann).rows[-1] == QUESTION
    ann.sends("A")
    ann.sends("mm\x7f\x7fnn")
    assert see(ann).rows[-1] == f"{QUESTION} Ann"
    ann.sends("\r")
    welcome = Message("telnet-welcome", nick="Ann").lines("en")
    assert see(ann).rows[4:] == [f"{QUESTION} Ann", "You are in the room lobby now.", *welcome, ">"]


def test_a_key_at_the_end_is_a_byte_or_a_few(house):
    ann = house.terminal("Ann")
    for key, echo in (("h", b"h"), ("杀", "杀".encode()), ("e\u0301", "e\u0301".encode())):
        ann.sends(key)
        assert ann.reads() == echo


@pytest.mark.parametrize("key", ["\x7f", "\x08"])
def test_both_columns_of_a_wide_character_are_erased(house, key):
    ann = house.terminal("Ann")
    ann.sends("杀")
    assert last_rows(ann, 1) == ["> 杀"]
    ann.sends(key)
    assert last_rows(ann, 1) == [">"]
    assert ann.screen.cursor == 2


def test_editing_in_the_middle(house):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.sends("a杀b" + LEFT)
    assert last_rows(ann, 1) == ["> a杀b"]
    assert ann.screen.cursor == 5
    ann.sends("\x7f\r")
    assert last_rows(ann, 2) == ["> ab", ">"]
    assert bob.lines() == ["<Ann> ab"]


def test_several_lines_in_one_packet_are_each_shown(house):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.sends("one\rtwo\r\nthr")
    assert last_rows(ann, 4) == ["* Bob has come in.", "> one", "> two", "> thr"]
    ann.sends("ee\r\0")
    assert last_rows(ann, 2) == ["> three", ">"]
    assert bob.lines() == ["<Ann> one", "<Ann> two", "<Ann> three"]


def test_a_message_arrives_while_somebody_types(house):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.sends("hello 村民" + LEFT * 2)
    bob.sends("quick\nbrown\n")
    assert last_rows(ann, 3) == ["<Bob> quick", "<Bob> brown", "> hello 村民"]
    assert ann.screen.cursor == len("> hello ")
    ann.sends("!\r")
    assert last_rows(ann, 2) == ["> hello !村民", ">"]
    assert bob.lines() == ["<Ann> hello !村民"]


def test_messages_of_a_turn_are_drawn_over_one_row(house):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.sends("hello")
    ann.reads()
    bob.sends("quick\nbrown\n")
    talk = b"\x1b[36m<Bob>\x1b[0m quick\r\n\x1b[36m<Bob>\x1b[0m brown\r\n"
    assert ann.reads() == b"\r\x1b[K" + talk + b"\r> hello\x1b[K"


def test_negotiation_and_bells_after_a_message_do_not_hide_the_row(house):
    ann = house.terminal("Ann")
    ann.sends("x" * 500)
    see(ann)
    house.hall.announce(house.hall.find_channel("#lobby"), Message("telnet-here"))
    ann.sends("y", bytes.fromhex("FFFD06"), bytes.fromhex("FFFD0A"))
    rows = last_rows(ann, 2)
    assert rows[0] == "Yes, I am here."
    assert rows[1].startswith("> <xxx")


def test_a_long_line_scrolls_in_its_one_row(house):
    ann, bob = house.terminal("Ann", columns=30), house.dumb("Bob")
    see(ann)
    ann.sends("x" * 40)
    (row,) = last_rows(ann, 1)
    assert row.startswith("> <xx")
    assert ann.screen.cursor == len(row) < 30
    bob.sends("hi\n")
    assert last_rows(ann, 2) == ["<Bob> hi", row]
    ann.sends("\x01")
    assert last_rows(ann, 2) == ["<Bob> hi", "> " + "x" * 25 + ">"]
    assert ann.screen.cursor == 2


def test_resizing_while_typing(house):
    ann = house.terminal("Ann")
    ann.sends("y" * 40)
    for width in (30, 80):
        see(ann).resize(width)
        ann.sends(bytes.fromhex("FFFA1F00") + bytes((width,)) + bytes.fromhex("0018FFF0"))
        row = see(ann).rows[-1]
        assert columns(row) < width
        assert row.startswith("> <y" if width == 30 else "> yyy")
    assert row == "> " + "y" * 40


def test_history(house):
    ann = house.terminal("Ann")
    ann.sends("one\r", "two\r")
    ann.sends("\x1b")
    ann.sends("[")
    ann.sends("A")
    assert last_rows(ann, 1) == ["> two"]
    ann.sends(UP)
    assert last_rows(ann, 1) == ["> one"]


def test_refresh_draws_the_row_again(house):
    ann = house.terminal("Ann")
    ann.sends("abc")
    ann.reads()
    ann.sends("\x0c")
    assert ann.reads() == b"\r> abc\x1b[K"


def test_a_full_line_rings_once_a_packet(house):
    ann = house.terminal("Ann")
    ann.sends("x" * 600, "y" * 600, "z")
    assert ann.reads().count(b"\x07") == 3
    ann.sends("x\x1b[D" * 100)
    assert ann.reads().count(b"\x07") == 1


def test_interrupt_clears_the_line_and_is_answered(house):
    """GNU telnet sends IP and DO TIMING-MARK for ^C, and shows nothing until the mark is answered."""
    ann = house.terminal("Ann")
    ann.sends("abc")
    ann.reads()
    ann.sends(bytes.fromhex("FFF4 FFFD06"))
    got = ann.reads()
    assert bytes.fromhex("FFFC06") in got
    assert b"\r> \x1b[K" in got


def test_a_secret_is_nowhere_on_the_screen(house):
    ann = house.terminal("Ann")
    ann.protocol.session.ask("Password: ", secret=True)
    house.turn.end()
    assert last_rows(ann, 1) == ["Password:"]
    for key in ("geheim", LEFT, "\x15", "xyzzy", "\x19", "\t", "\r"):
        ann.sends(key)
        got = ann.reads()
        ann.screen.shows(got)
        assert b"xyz" not in got
        assert b"geh" not in got
        assert b"\xff" not in got
    ann.sends(UP)
    assert b"xyz" not in ann.reads()


def test_completion(house):
    ann = house.terminal("Ann")
    for name in ("Robert", "Rowena"):
        house.dumb(name)
    see(ann)
    for keys, rows in (
        ("/q\t", ["> /quit"]),
        ("\x15hello ro\t", ["> hello ro"]),
        ("b\t", ["> hello robert"]),
        ("zz\t", ["> hello robert zz"]),
    ):
        ann.sends(keys)
        assert last_rows(ann, 1) == rows
    ann.sends("\x15r\t")
    assert last_rows(ann, 1) == ["> ro"]
    ann.sends("\t")
    assert last_rows(ann, 2) == ["Robert  Rowena", "> ro"]
    ann.sends("\x15xx\t")
    assert ann.reads().count(b"\x07") == 1


@pytest.mark.parametrize("answer", ["FFFD01FFFD03", ""], ids=["agreed", "not answered yet"])
def test_goodbye_leaves_the_terminal_as_it_was(house, answer):
    ann = house.terminal("Ann")
    ann.sends(bytes.fromhex(answer), "/quit\r")
    got = ann.reads()
    assert got.endswith(b"Goodbye!\r\n\x1b[0m" + bytes.fromhex("FFFC01"))
    assert b"\x1bc" not in got
    assert ann.is_closed


def test_what_the_turn_kept_back_is_drawn_whole_later(house):
    """While the log cannot be written, what it must go before waits; the row under it is right in the end."""
    class Ledger:
        fresh = waiting = False

        def write(self):
            self.waiting = self.is_full
            return not self.is_full

    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.sends("hel")
    see(ann)
    house.turn.ledger = ledger = Ledger()
    ledger.is_full = ledger.fresh = ledger.waiting = True
    bob.protocol.dataReceived(b"first\n")
    ann.sends(bytes.fromhex("FFFD06"))
    ledger.fresh = False
    ann.sends("lo")
    assert last_rows(ann, 1) == ["> hello"]
    ledger.is_full = False
    ledger.waiting = True
    house.turn.end()
    assert last_rows(ann, 2) == ["<Bob> first", "> hello"]


keys = st.lists(st.sampled_from(["a", "b c", "杀人", "e\u0301", LEFT, "\x1b[C", "\x7f", "\x01", "\x05", "\x0b", "\x17", "\x19", "\x03",
                                 "long " * 9, UP, "\r", "!"]), max_size=30)  # fmt: skip


@given(keys)
@settings(max_examples=60, deadline=None)
def test_the_screen_shows_the_row_whatever_happens(new_house, keys):
    """`!` is a message from somebody else; all else are keys."""
    house = new_house()
    ann, bob = house.terminal("Ann", columns=40), house.dumb("Bob")
    for key in keys:
        if key == "!":
            bob.sends("a message\n")
            house.passes(1)
        else:
            ann.sends(key)
            house.passes(1)
        see(ann)
        text, back = ann.protocol.session._screen.editor.view("> ", 40)
        assert ann.screen.rows[-1] == unicodedata.normalize("NFC", text.rstrip())
        assert ann.screen.cursor == columns(text) - back


def test_what_was_typed_before_echo_was_refused_is_kept(house):
    client = house.terminal()
    client.sends("An", bytes.fromhex("FFFE01"), "n\r\n")
    assert "Welcome, Ann!" in client.reads().decode("utf-8", "ignore")
