"""Anything at all, in any pieces."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.irc.house import Client, House, Strict
from wolfd.irc.commands import COMMANDS

DIALOGUE = (
    "CAP LS 302\r\nNICK Ann\r\nUSER ann 0 * :Ännä\r\nCAP REQ :echo-message labeled-response batch message-tags server-time\r\n"
    "CAP REQ :draft/chathistory draft/event-playback draft/read-marker draft/extended-isupport draft/pre-away\r\n"
    "ISUPPORT\r\nAWAY :günther\r\nCAP END\r\n"
    "JOIN #狼,#x\n@label=1;+a=b PRIVMSG #狼 :天黑了\r\n\r\nMODE #x +k key\r\n@label=2 CHATHISTORY LATEST #狼 * 9\r\n"
    "MARKREAD #狼 timestamp=2026-11-30T20:00:00.000Z\r\nWHO #x %tn,1\r\nPRIVMSG #x\r\nPING :a b\r\n"
).encode()

GOING = {"QUIT", "WEBIRC"}
"""What closes the connection: WEBIRC does if no gateway sends it."""
WORD = st.one_of(
    st.sampled_from(["msgid=abc", "timestamp=2026-11-30T20:00:00.000Z", "LATEST", "BETWEEN", "TARGETS", "9", "#x", "#狼", "Ann", "Bob", "Moderator", "*", "0", ":", ",", "+o", "-k", "b", "%tn,1", "@#x", "", "302", "LS", "REQ", "x" * 300]),
    st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=20),
)
LINE = st.builds(
    lambda tags, command, words: f"{tags}{command} {' '.join(words)}",
    st.sampled_from(["", "@label=1 ", "@+typing=active;label=2 ", "@a "]),
    st.sampled_from(sorted(set(COMMANDS) - GOING)),
    st.lists(WORD, max_size=5),
)


def answers(pieces):
    house = House()
    house.hall.cloak = lambda _: "host.cloak"
    house.hall.new_mid = lambda: "abc"
    house.hall.mid_of = lambda seq: f"abc{seq}"
    client = Client(house)
    for piece in pieces:
        client.sends_bytes(piece)
    return client.heard()


WHOLE = answers([DIALOGUE])


def test_the_dialogue_is_one():
    assert WHOLE[-1] == ":irc.test PONG irc.test :a b"
    assert "天黑了" in " ".join(WHOLE)


@given(st.lists(st.integers(min_value=0, max_value=len(DIALOGUE)), max_size=30))
@settings(max_examples=60, deadline=None)
def test_pieces_make_no_difference(cuts):
    ends = [0, *sorted(cuts), len(DIALOGUE)]
    assert answers([DIALOGUE[start:end] for start, end in pairwise(ends)]) == WHOLE


def test_single_bytes_make_no_difference():
    assert answers([DIALOGUE[at : at + 1] for at in range(len(DIALOGUE))]) == WHOLE


@given(st.lists(LINE, max_size=12))
@settings(max_examples=150, deadline=None)
def test_any_lines_are_answered_without_a_fault(lines):
    house = House()
    house.hall.host = Strict()
    caps = "message-tags labeled-response batch draft/chathistory draft/event-playback draft/read-marker draft/extended-isupport"
    ann, bob = house.client("Ann", "#x", caps=caps), house.client("Bob", "#x", "#plain")
    ann.sends(*lines)
    assert ann.asks("PING end")[-1] == "PONG irc.test :end"
    bob.heard()
    ann.transport.loseConnection()
    house.turn.end()
    assert len(house.factory.sessions) == 1


@given(st.lists(LINE, max_size=12), st.sampled_from(["", "CAP LS 302", "CAP REQ :draft/pre-away draft/extended-isupport batch"]))
@settings(max_examples=100, deadline=None)
def test_any_lines_of_a_newcomer_are_answered_without_a_fault(lines, first):
    newcomer = Client(House())
    newcomer.sends(first, *lines)
    assert newcomer.asks("PING end")[-1] == "PONG irc.test :end"


@given(st.lists(st.binary(max_size=200), max_size=12))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_answered_without_a_fault(pieces):
    house = House()
    ann = house.client("Ann", "#x")
    for piece in pieces:
        ann.sends_bytes(piece)
    ann.heard()
    if ann.is_connected:
        assert ann.asks("", "PING end")[-1] == "PONG irc.test :end"
