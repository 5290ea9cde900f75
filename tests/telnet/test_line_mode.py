"""Clients that echo and edit by themselves: nc, MUD clients, and whoever is silent. Bytes in, bytes out."""

import pytest

from wolfd.telnet.calm import QUIET
from wolfd.texts import Message

XTERM = bytes.fromhex("FFFB18 FFFA18 00") + b"XTERM-256COLOR" + bytes.fromhex("FFF0")
OFFER = "FFFA2A01" + b";UTF-8;GB18030;GBK;BIG5".hex() + "FFF0"
OPENING = bytes.fromhex("FFFD18 FFFD1F FFFD00 FFFB2A") + b"\r\n"
GO_AHEAD = bytes.fromhex("FFF9")
QUESTION = Message("telnet-ask-first").text("en").encode() + b" "


def test_opening_comes_before_all_else(house):
    client = house.connect()
    greeting = client.reads()
    assert greeting.startswith(OPENING)
    assert "狼人杀" in greeting[len(OPENING):].decode()
    assert greeting.endswith(b"\r\n")


def test_silent_peer_is_asked_without_any_telnet(house):
    client = house.connect()
    client.reads()
    house.passes(1.4)
    assert client.reads() == b""
    house.passes(0.1)
    assert client.reads() == QUESTION
    client.sends("Ann\n")
    assert b"\xff" not in client.reads()


def test_a_typed_line_ends_the_waiting(house):
    client = house.connect()
    client.reads()
    client.sends("An", "n\n")
    assert b"Welcome, Ann!" in client.reads()
    client.sends(XTERM)
    assert bytes.fromhex("FFFB01") not in client.reads()


def test_mud_client_is_never_offered_character_mode(house):
    client = house.connect()
    client.reads()
    told = [b"TINTIN++", b"xterm-256color", b"MTTS 271", b"MTTS 271"]
    client.sends(bytes.fromhex("FFFB18"))
    got = client.reads()
    assert got == bytes.fromhex("FFFA1801FFF0")
    for name in told:
        client.sends(bytes.fromhex("FFFA1800") + name + bytes.fromhex("FFF0"))
        got += client.reads()
    assert bytes.fromhex("FFFB03") not in got
    assert bytes.fromhex("FFFB01") not in got
    assert bytes.fromhex("FFFB19") in got
    assert got.count(bytes.fromhex("FFFA1801FFF0")) == 4
    assert got.count(QUESTION) == 1


def test_end_of_record_follows_a_question_for_those_who_know_it(house):
    client = house.connect()
    client.sends(bytes.fromhex("FFFB18 FFFD19 FFFA1800") + b"TINTIN++" + bytes.fromhex("FFF0"))
    client.reads()
    client.sends("9bad\n")
    assert client.reads().endswith(QUESTION + bytes.fromhex("FFEF"))


@pytest.mark.parametrize("answer", [
    "FFFC18 FFFC1F",          # neither name nor size
    "FFFB18 FFFA1800 FFF0",   # a name of no letters
])  # fmt: skip
def test_peers_that_are_no_terminals(house, answer):
    client = house.connect()
    client.sends(bytes.fromhex(answer))
    assert client.reads().endswith(QUESTION + GO_AHEAD)
    client.sends("Ann\n")
    assert bytes.fromhex("FFFB01") not in client.reads()


@pytest.mark.parametrize(("sent", "answer"), [
    ("FFFD06", "FFFC06"),  # GNU telnet shows nothing after ^C until this is answered
    ("FFFB63", "FFFE63"),
    ("FFFD63", "FFFC63"),
    ("FFFB22", "FFFE22"),  # LINEMODE
    ("FFFD01", "FFFC01"),
    ("FFFD2A", OFFER),
    ("FFFD2A FFFA2A03FFF0", OFFER),
    ("FFFB1F", ""),
    ("FFFB00", ""),
])  # fmt: skip
def test_answers_to_negotiation(house, sent, answer):
    client = house.connect()
    client.reads()
    for octet in bytes.fromhex(sent):
        client.sends(bytes((octet,)))
    assert client.reads() == bytes.fromhex(answer)


def test_are_you_there(house):
    ann = house.dumb("Ann")
    ann.sends(bytes.fromhex("FFF6"))
    assert ann.lines() == ["Yes, I am here."]


def test_a_peer_that_only_negotiates_is_sent_away(house):
    client = house.connect()
    client.reads()
    client.sends(bytes.fromhex("FFFB63") * 300)
    got = client.reads()
    assert got.count(bytes.fromhex("FFFE63")) == 64
    assert b"asks for too many things" in got
    assert client.is_closed


def test_every_line_end_ends_one_line(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.reads()
    for packet in (b"a\r\n", b"b\r\0", b"c\n", b"d\r"):
        ann.sends(packet)
    assert bob.lines() == ["<Ann> a", "<Ann> b", "<Ann> c", "<Ann> d"]


def test_bytes_that_are_not_utf_8_reach_nobody_as_they_are(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends(b"a\xc3(\xed\xa0\x80\xc0\xafb\n")
    (line,) = bob.lines()
    assert line.startswith("<Ann> a\ufffd(")
    assert line.endswith("b")


def test_a_character_split_between_packets(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends(*(bytes((octet,)) for octet in "杀\n".encode()))
    assert bob.lines() == ["<Ann> 杀"]


def test_one_who_seems_not_to_see_what_he_types_is_told_what_to_do(house):
    ann = house.dumb("Ann")
    ann.sends("h")
    ann.sends("e")
    assert ann.lines() == []
    ann.sends("l")
    assert ann.lines() == ['If you cannot see what you type, type "/set mode char".']
    ann.sends("l", "o")
    assert ann.lines() == []
    ann.sends("\n", *"again")
    assert ann.lines() == []


def test_one_who_wants_to_type_so_or_types_a_secret_is_not_told(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.protocol.session.ask("Password: ", secret=True)
    ann.sends(*"geheim")
    assert ann.reads() == b"* Bob has come in.\r\nPassword: "
    bob.sends("/set mode line\n", *"hello")
    assert bob.lines() == ["Your own program edits what you type now."]


def test_a_message_breaks_off_an_unanswered_question_which_is_put_again(house):
    client = house.dumb()
    client.sends(bytes.fromhex("FFF6"))
    assert client.reads() == b"\r\nYes, I am here.\r\n"
    house.passes(QUIET)
    assert client.reads() == QUESTION + GO_AHEAD


def test_a_secret_is_asked_for_without_waiting_for_the_peer(house):
    """A peer that never answers, and one that answers too late, echo neither of two passwords."""
    ann = house.connect()
    ann.sends(bytes.fromhex("FFFB18 FFFA1800") + b"TINTIN++" + bytes.fromhex("FFF0"))
    ann.sends("Ann\n")
    for answers in ("", "FFFE01"):
        ann.reads()
        ann.protocol.session.ask("Password: ", secret=True)
        house.turn.end()
        assert ann.reads() == bytes.fromhex("FFFB01") + b"Password: " + GO_AHEAD
        ann.sends(bytes.fromhex(answers) + b"secret\r\n")
        assert ann.reads().startswith(bytes.fromhex("FFFC01") + b"\r\n")


def test_a_long_message_is_wrapped_for_the_width_that_the_peer_told(house):
    ann, bob = house.dumb("Ann"), house.connect()
    bob.sends(bytes.fromhex("FFFC18 FFFB1F FFFA1F 0028 0018 FFF0") + b"Bob\n")
    bob.sends("/set mode line\n")
    bob.reads()
    ann.sends("杀" * 25 + "，\n")
    assert bob.reads().decode() == f"<Ann> {'杀' * 16}\r\n  {'杀' * 9}，\r\n"
