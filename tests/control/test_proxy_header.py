"""The header of the PROXY protocol: both versions, in any pieces, bounded; what is none is refused at once."""

import ipaddress
import struct
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfd.control.proxy import LONGEST, LONGEST_LINE, SIGNATURE, BadHeader, Reader, Told

FIRST = b"NICK Ann\r\n"


def v2(command=0x21, family=0x11, body=b"", size=None):
    return SIGNATURE + struct.pack("!BBH", command, family, len(body) if size is None else size) + body


def pair(source, target="192.0.2.1"):
    return ipaddress.ip_address(source).packed + ipaddress.ip_address(target).packed + struct.pack("!HH", 4242, 6667)


TLVS = b"\x20\x00\x05\x01\x00\x00\x00\x00" + b"\x02\x00\x04name"
GOOD = [
    (b"PROXY TCP4 192.0.2.7 192.0.2.1 4242 6667\r\n", "192.0.2.7", 4242),
    (b"PROXY TCP6 2001:db8::7 2001:db8::1 4242 6667\r\n", "2001:db8::7", 4242),
    (b"PROXY TCP4 192.0.2.7 192.0.2.1 0 65535\r\n", "192.0.2.7", 0),
    (b"PROXY UNKNOWN\r\n", "", 0),
    (b"PROXY UNKNOWN ffff:f...f:ffff ffff:f...f:ffff 65535 65535\r\n", "", 0),
    (v2(body=pair("192.0.2.7")), "192.0.2.7", 4242),
    (v2(family=0x21, body=pair("2001:db8::7", "2001:db8::1")), "2001:db8::7", 4242),
    (v2(body=pair("192.0.2.7") + TLVS), "192.0.2.7", 4242),
    (v2(body=pair("192.0.2.7") + bytes(LONGEST - 12)), "192.0.2.7", 4242),
    (v2(command=0x20, family=0x00), "", 0),
    (v2(command=0x20, body=pair("192.0.2.7")), "", 0),
    (v2(family=0x31, body=bytes(216)), "", 0),
    (v2(family=0x00), "", 0),
    (v2(family=0x12, body=pair("192.0.2.7")), "", 0),
]


@pytest.mark.parametrize(("header", "host", "port"), GOOD)
def test_header_is_read_whole_and_byte_by_byte(header, host, port):
    assert Reader().feed(header + FIRST) == Told(host, port, FIRST)
    reader = Reader()
    for at in range(len(header) - 1):
        assert reader.feed(header[at : at + 1]) is None
    assert reader.feed(header[-1:]) == Told(host, port, b"")


@pytest.mark.parametrize("data", [
    b"NICK Ann\r\n", b"\x16\x03\x01", b"GET / HTTP/1.1\r\n", b"PROXYTCP4", b"proxy TCP4",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 4242\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 4242 6667 7\r\n",
    b"PROXY TCP4  192.0.2.7 192.0.2.1 4242 6667\r\n",
    b"PROXY TCP4 2001:db8::7 2001:db8::1 4242 6667\r\n",
    b"PROXY TCP6 192.0.2.7 192.0.2.1 4242 6667\r\n",
    b"PROXY TCP6 fe80::1%eth0 fe80::2 4242 6667\r\n",
    b"PROXY TCP4 192.0.2.07 192.0.2.1 4242 6667\r\n",
    b"PROXY TCP4 192.0.2.7 host 4242 6667\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 04242 6667\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 65536 6667\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 -1 6667\r\n",
    b"PROXY TCP4 192.0.2.7 192.0.2.1 \xd9\xa1 6667\r\n",
    b"PROXY UDP4 192.0.2.7 192.0.2.1 4242 6667\r\n",
    b"PROXY \r\n",
    b"PROXY UNKNOWN " + b"x" * LONGEST_LINE,
    v2(command=0x11), v2(command=0x22), v2(command=0x2F), v2(body=b"", size=LONGEST + 1),
    v2(body=pair("192.0.2.7")[:-1]), v2(family=0x21, body=pair("192.0.2.7")),
])  # fmt: skip
def test_what_is_no_header_is_refused(data):
    with pytest.raises(BadHeader):
        Reader().feed(data)


def test_endless_header_is_refused_before_it_grows():
    reader = Reader()
    reader.feed(b"PROXY TCP4 ")
    for _ in range(LONGEST_LINE - len(b"PROXY TCP4 ") - 1):
        assert reader.feed(b"1") is None
    with pytest.raises(BadHeader):
        reader.feed(b"1")


@given(st.one_of(st.binary(max_size=200), st.binary(max_size=200).map(SIGNATURE.__add__), st.binary(max_size=120).map(b"PROXY ".__add__)),
       st.lists(st.integers(0, 200), max_size=6))
def test_pieces_make_no_difference_to_anything(data, cuts):
    ends = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    assert outcome([data]) == outcome([data[start:end] for start, end in pairwise(ends)])


def outcome(pieces):
    """What is told, with all that came after the header; or that it is none."""
    reader, told = Reader(), None
    try:
        for piece in pieces:
            told = Told(told.host, told.port, told.rest + piece) if told is not None else reader.feed(piece)
    except BadHeader:
        return "bad"
    return told
