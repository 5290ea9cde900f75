"""Telnet's framing and negotiation: bytes in, events and replies out."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wolfd.telnet.codec import (
    AYT,
    CHARSET,
    DO,
    DONT,
    ECHO,
    IAC,
    NAWS,
    PATIENCE,
    REPLIES,
    SB,
    SE,
    SGA,
    SUB_LIMIT,
    TTYPE,
    WILL,
    WONT,
    Codec,
    Command,
    Data,
    Declined,
    Nuisance,
    Side,
    Sub,
    Switched,
    quote,
)

US, HIM = Side.US, Side.HIM


def codec() -> Codec:
    return Codec(us=frozenset({SGA, CHARSET}), him=frozenset({NAWS, TTYPE}))


def joined(events):
    """The events with neighbouring data made one."""
    whole = []
    for event in events:
        if isinstance(event, Data) and whole and isinstance(whole[-1], Data):
            whole[-1] = Data(whole[-1].octets + event.octets)
        else:
            whole.append(event)
    return whole


@pytest.mark.parametrize(("octets", "events"), [
    ("", []),
    (b"hello".hex(), [Data(b"hello")]),
    ("61 FFFF 62", [Data(b"a\xffb")]),
    ("FFF6", [Command(AYT)]),
    ("61 FFF6 62", [Data(b"a"), Command(AYT), Data(b"b")]),
    ("FFFA1F 0050 0018 FFF0", [Sub(NAWS, bytes.fromhex("00500018"))]),
    ("FFFA1F FFFF00 0018 FFF0", [Sub(NAWS, bytes.fromhex("FF000018"))]),
    ("FFFA FFF0 61", [Data(b"a")]),  # about nothing
    ("FFFA18 FFF0", [Sub(TTYPE, b"")]),
    ("FFFA18 6162 FFF6 63", [Command(AYT), Data(b"c")]),  # its end forgotten
    ("FFF0 61", [Command(SE), Data(b"a")]),  # an end of nothing
    ("FF", []),
    ("FFFD", []),
    ("FFFA18 61", []),
])  # fmt: skip
def test_what_bytes_mean(octets, events):
    assert joined(codec().feed(bytes.fromhex(octets))) == events


@pytest.mark.parametrize(("octets", "events", "replies"), [
    ("FFFD06", [Declined(US, 6)], "FFFC06"),  # timing mark: answered, else GNU telnet shows nothing after ^C
    ("FFFB63", [Declined(HIM, 0x63)], "FFFE63"),
    ("FFFD63", [Declined(US, 0x63)], "FFFC63"),
    ("FFFD01", [Declined(US, ECHO)], "FFFC01"),  # PuTTY's unsolicited wish
    ("FFFD03", [Switched(US, SGA, on=True)], "FFFB03"),
    ("FFFD03 FFFD03", [Switched(US, SGA, on=True)], "FFFB03"),
    ("FFFD03 FFFE03", [Switched(US, SGA, on=True), Switched(US, SGA, on=False)], "FFFB03 FFFC03"),
    ("FFFE03", [], ""),
    ("FFFC1F", [], ""),
])  # fmt: skip
def test_wishes_of_the_peer(octets, events, replies):
    one = codec()
    assert one.feed(bytes.fromhex(octets)) == events
    assert one.take() == bytes.fromhex(replies)
    assert one.take() == b""


def test_an_agreed_wish_of_ours_is_not_answered():
    one = codec()
    one.request(HIM, NAWS, on=True)
    assert one.take() == bytes((IAC, DO, NAWS))
    assert [one.feed(bytes((octet,))) for octet in (IAC, WILL, NAWS)] == [[], [], [Switched(HIM, NAWS, on=True)]]
    assert one.take() == b""
    assert one.is_on(HIM, NAWS)


def test_a_refused_wish_of_ours_is_told():
    one = codec()
    one.request(HIM, TTYPE, on=True)
    assert one.feed(bytes((IAC, WONT, TTYPE))) == [Switched(HIM, TTYPE, on=False)]
    assert not one.is_on(HIM, TTYPE)


def test_opposite_wishes_wait_for_the_answer():
    """RFC 1143: a wish that follows an unanswered one is sent only after the answer, so that no loop can arise."""
    one = codec()
    one.request(US, ECHO, on=True)
    one.request(US, ECHO, on=False)
    one.request(US, ECHO, on=False)
    assert one.take() == bytes((IAC, WILL, ECHO))
    assert one.feed(bytes((IAC, DO, ECHO))) == []
    assert one.take() == bytes((IAC, WONT, ECHO))
    one.request(US, ECHO, on=True)
    assert one.take() == b""
    assert one.feed(bytes((IAC, DONT, ECHO))) == []
    assert one.take() == bytes((IAC, WILL, ECHO))
    assert one.feed(bytes((IAC, DO, ECHO))) == [Switched(US, ECHO, on=True)]


def test_a_forced_option_needs_no_answer_and_hears_none():
    """The late refusal of a first password's echo must not uncover the second password."""
    one = codec()
    one.force(ECHO, on=True)
    one.force(ECHO, on=False)
    one.force(ECHO, on=True)
    assert one.take() == bytes((IAC, WILL, ECHO, IAC, WONT, ECHO, IAC, WILL, ECHO))
    assert one.feed(bytes((IAC, DONT, ECHO, IAC, DO, ECHO))) == []
    assert one.take() == b""


def test_refusals_have_a_budget_that_is_renewed():
    one = codec()
    one.feed(bytes((IAC, WILL, 0x63)) * REPLIES)
    assert len(one.take()) == 3 * REPLIES
    assert one.feed(bytes((IAC, WILL, 0x63))) == []
    assert one.take() == b""
    one.renew()
    one.feed(bytes((IAC, WILL, 0x63)))
    assert one.take() == bytes((IAC, DONT, 0x63))


def test_too_many_wishes_are_a_nuisance_told_once():
    one = codec()
    events = one.feed(bytes((IAC, DO, 0x63)) * PATIENCE)
    assert Nuisance() not in events
    assert one.feed(bytes((IAC, DO, 0x63)) * 5) == [Nuisance()]


def test_a_long_subnegotiation_is_kept_in_part():
    one = codec()
    one.feed(bytes((IAC, SB, TTYPE)))
    for _ in range(100):
        assert one.feed(b"x" * 1000) == []
    assert one.feed(bytes((IAC, SE))) == [Sub(TTYPE, b"x" * SUB_LIMIT)]
    assert one.feed(b"y") == [Data(b"y")]


def test_what_is_sent_about_an_option_is_quoted():
    one = codec()
    one.sub(TTYPE, b"\x01\xff")
    assert one.take() == bytes((IAC, SB, TTYPE, 1, IAC, IAC, IAC, SE))
    assert quote(b"a\xffb") == b"a\xff\xffb"


# Mostly telnet, so that a random string gets far into it.
telnet = st.lists(st.one_of(
    st.sampled_from([bytes((IAC,)), bytes((IAC, IAC)), bytes((IAC, SB)), bytes((IAC, SE)), b"\0", b"\r\n"]),
    st.binary(max_size=6),
    st.tuples(st.sampled_from([WILL, WONT, DO, DONT]), st.sampled_from([ECHO, SGA, NAWS, TTYPE, 99])).map(
        lambda wish: bytes((IAC, *wish))),
), max_size=60).map(b"".join)  # fmt: skip


@given(telnet, st.lists(st.integers(0, 400), max_size=8))
@settings(max_examples=200, deadline=None)
def test_meaning_does_not_depend_on_packets(octets, cuts):
    whole, parts = codec(), codec()
    for one in (whole, parts):
        one.request(US, ECHO, on=True)
        one.request(HIM, NAWS, on=True)
    bounds = sorted({0, len(octets), *(cut for cut in cuts if cut < len(octets))})
    events = [event for start, end in pairwise(bounds) for event in parts.feed(octets[start:end])]
    assert joined(events) == joined(whole.feed(octets))
    assert parts.take() == whole.take()


@given(st.binary(max_size=10_000))
@settings(max_examples=50, deadline=None)
def test_no_bytes_raise_or_are_answered_at_length(octets):
    one = codec()
    one.feed(octets)
    assert len(one.take()) <= 3 * (REPLIES + len(octets))
