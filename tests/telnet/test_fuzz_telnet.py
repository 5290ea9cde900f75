"""Anything at all, in any packets: nothing raises, others are not disturbed, and nothing of it reaches them raw."""

import re
import time
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from wolfd.texts import Message

HARMFUL = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")

noise = st.lists(st.one_of(
    st.binary(max_size=20),
    st.sampled_from([b"\xff\xfb\x18", b"\xff\xfa\x18\x00XTERM\xff\xf0", b"\xff\xfa\x18\x00TINTIN++\xff\xf0", b"\xff\xfa\x18\x00ANSI\xff\xf0",
                     b"\xff\xfd\x2a", b"\xff\xfd\xc9", b"\xff\xfd\x46", b"\xff\xfa\xc9Core.Supports.Set [\"Wolf 1\"]\xff\xf0",
                     b"\xff\xfa\x2a\x02BIG5\xff\xf0", b"\xff\xfa\x18\x00MTTS 73\xff\xf0", b"\xff\xfd\x01",
                     b"\xff\xfe\x01", b"\xff\xfe\x03", b"\xff\xfa\x1f\x00\x14\x00\x18\xff\xf0", b"\xff\xf6", b"\xff\xf4\xff\xfd\x06"]),
    st.sampled_from([b"Ann\r\n", b"\r", b"\n", b"\0", b"/go ", b"/set mode line\r", b"/set mode char\r", b"/who\r\n", b"/tell Bob ",
                     b"\x1b[A", b"\x1b[3~", b"2\r", b"/status on\r", b"/reader on\r", b"/reader off\r",
                     b"/encoding gbk\r", b"/encoding big5\r", b"\xc9\xb1", b"/help\r", b"/history\r", b" ", b"q", b"\x7f", b"\t", "杀".encode(), b"\xe6\x9d", "👨‍👩‍👧".encode(), b"/quit\n"]),
), max_size=40)  # fmt: skip


@given(noise, st.lists(st.integers(0, 500), max_size=6))
@settings(max_examples=150, deadline=None)
def test_noise(new_house, chunks, cuts):
    house = new_house()
    bob, client = house.dumb("Bob"), house.connect()
    octets = b"".join(chunks)
    bounds = sorted({0, len(octets), *(cut for cut in cuts if cut < len(octets))})
    for start, end in pairwise(bounds):
        client.sends(octets[start:end])
        house.passes(0.4)
    house.hall.announce(house.hall.find_channel("#lobby"), Message("telnet-here"))
    house.turn.end()
    lines = bob.lines()
    assert lines[-1] == "Yes, I am here."
    assert not HARMFUL.search("".join(lines))
    client.drops()
    bob.drops()
    assert not house.clock.getDelayedCalls()


@given(noise, st.lists(st.integers(0, 500), min_size=1, max_size=6))
@settings(max_examples=100, deadline=None)
def test_what_others_hear_does_not_depend_on_packets(new_house, chunks, cuts):
    octets = b"".join(chunks)
    bounds = sorted({0, len(octets), *(cut for cut in cuts if cut < len(octets))})
    heard = []
    for packets in ([octets], [octets[start:end] for start, end in pairwise(bounds)]):
        house = new_house()
        bob, client = house.dumb("Bob"), house.connect()
        client.sends(*packets)
        heard.append(bob.lines())
        client.drops()
        bob.drops()
    assert heard[0] == heard[1]


def test_a_megabyte_without_a_line_end_costs_little(house):
    bob = house.dumb("Bob")
    for client in (house.terminal("Ann"), house.dumb("Eve")):
        bob.reads()
        began = time.process_time()
        for _ in range(256):
            client.sends("x" * 4096)
        assert time.process_time() - began < 2
        assert client.reads().count(b"\x07") <= 256
        assert bob.lines() == []


def test_an_escape_sequence_without_end_costs_little(house):
    ann = house.terminal("Ann")
    began = time.process_time()
    ann.sends("\x1b[", *(["9" * 4096] * 256), "m", "ab")
    assert time.process_time() - began < 2
    assert ann.protocol.session._screen.editor.text == "ab"
