"""Which way of typing suits a peer, from what it tells in negotiation."""

import pytest

from wolfd.telnet.codec import ECHO, NAWS, SGA, TTYPE, Declined, Side, Sub, Switched
from wolfd.telnet.peer import Peer, Style

NO_NAME = Switched(Side.HIM, TTYPE, on=False)
SIZE, NO_SIZE = Switched(Side.HIM, NAWS, on=True), Switched(Side.HIM, NAWS, on=False)


def names(*each):
    return [Sub(TTYPE, b"\0" + name.encode()) for name in each]


@pytest.mark.parametrize(("events", "style"), [
    (names("XTERM-256COLOR"), Style.CHAR),
    (names("xterm"), Style.CHAR),
    (names("ANSI"), Style.CHAR),
    (names("TINTIN++"), Style.LINE),
    (names("Mudlet 4.17"), Style.LINE),
    (names("MTTS 137"), Style.LINE),
    (names("DUMB"), Style.LINE),
    (names("unknown"), Style.LINE),
    (names(""), Style.LINE),
    ([NO_NAME, SIZE], Style.CHAR),
    ([SIZE, NO_NAME], Style.CHAR),
    ([NO_NAME, Switched(Side.US, SGA, on=True)], Style.CHAR),
    ([Declined(Side.US, ECHO), NO_NAME], Style.CHAR),
    ([NO_NAME, NO_SIZE], Style.LINE),
    ([NO_SIZE, NO_NAME], Style.LINE),
    ([NO_NAME], None),
    ([SIZE], None),
    ([Sub(TTYPE, b"\x01XTERM")], None),
])  # fmt: skip
def test_style(events, style):
    peer = Peer()
    assert [peer.hear(event) for event in events][-1] is style


def test_a_client_that_tells_late_that_it_is_for_muds():
    peer = Peer()
    told = [peer.hear(event) for event in names("NEWCLIENT", "XTERM", "MTTS 9")]
    assert told == [Style.CHAR, None, Style.LINE]


def test_names_are_asked_for_until_one_repeats_or_there_are_four():
    peer = Peer()
    more = []
    for event in names("A", "B", "C", "D"):
        peer.hear(event)
        more.append(peer.has_more_names)
    assert more == [True, True, True, False]
    peer = Peer()
    for event in names("A", "A"):
        peer.hear(event)
    assert not peer.has_more_names


@pytest.mark.parametrize(("body", "size"), [
    ("0050 0018", (80, 24)),
    ("0064 0032", (100, 50)),
    ("FF00 0018", (500, 24)),
    ("0000 0000", (80, 24)),
    ("0000 0032", (80, 50)),
    ("001E 00", (80, 24)),
    ("001E 0018 00", (80, 24)),
    ("", (80, 24)),
])  # fmt: skip
def test_size(body, size):
    peer = Peer()
    peer.hear(Sub(NAWS, bytes.fromhex(body)))
    assert (peer.width, peer.height) == size
