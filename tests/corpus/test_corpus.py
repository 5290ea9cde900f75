"""Bytes at every door: those of the corpora, and made up ones; in one piece, in single bytes, in any pieces."""

import os
import struct
import subprocess
import sys
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.corpus.doors import DOORS
from wolfd.control.proxy import SIGNATURE

HERE = Path(__file__).parent
FILES = [(door, file) for door in DOORS for file in sorted((HERE / ("websocket" if door == "deflated" else door)).glob("*.bin"))]


def test_every_door_has_a_corpus():
    assert {door for door, _ in FILES} == set(DOORS)


@pytest.mark.parametrize(("door", "file"), FILES, ids=[f"{door}-{file.stem}" for door, file in FILES])
def test_corpus(door, file):
    data = file.read_bytes()
    through = DOORS[door]
    whole = through([data])
    assert through([data[at : at + 1] for at in range(len(data))]) == whole
    assert through([data[at : at + 7] for at in range(0, len(data), 7)]) == whole


REQUEST = (b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
           b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%b\r\n")
LINES = st.sampled_from([b"NICK Ann", b"USER ann 0 * :Ann", b"JOIN #x", "PRIVMSG #x :天黑了".encode(), b"PING :x", b"QUIT :bye", b"CAP LS 302",
                         b"@label=1 PING y", b"PRIVMSG #x :caf\xe9", b"WEBIRC a b c d", b"PRIVMSG #x :" + b"x" * 600, b"", b"\0"])


@st.composite
def frames(draw):
    """A frame as a client sends it, or nearly."""
    payload = draw(st.one_of(LINES, st.binary(max_size=140)))
    first = draw(st.sampled_from([0x81, 0x82, 0x01, 0x02, 0x00, 0x80, 0x89, 0x8A, 0x88, 0xC1, 0x83, 0x41]))
    mask = draw(st.binary(min_size=4, max_size=4))
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack("!H", len(payload))
    return bytes([first]) + size + mask + masked


def cut(data, cuts):
    ends = [0, *sorted(min(each, len(data)) for each in cuts), len(data)]
    return [data[start:end] for start, end in pairwise(ends)]


CUTS = st.lists(st.integers(0, 700), max_size=8)
HEADS = st.sampled_from([b"", b"Sec-WebSocket-Protocol: text.ircv3.net\r\n", b"Sec-WebSocket-Protocol: binary.ircv3.net\r\n", b"Origin: https://a\r\n",
                         b"Sec-WebSocket-Extensions: permessage-deflate\r\n", b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99\r\n"])


@given(st.sampled_from(["websocket", "deflated"]), HEADS, st.lists(st.one_of(frames(), LINES.map(lambda line: bytes([0x81, 0x80 | len(line[:125])]) + bytes(4) + line[:125])), max_size=12), CUTS)
@settings(max_examples=150, deadline=None)
def test_frames(door, head, sent, cuts):
    data = REQUEST % head + b"".join(sent)
    through = DOORS[door]
    assert through(cut(data, cuts)) == through([data])


PROXIES = st.one_of(
    st.sampled_from([b"PROXY TCP4 8.8.8.8 9.9.9.9 1 2\r\n", b"PROXY UNKNOWN\r\n", b"PROXY TCP6 ::1 ::2 1 2\r\n", b"", b"PROXY TCP4 x\r\n"]),
    st.builds(lambda command, family, body: SIGNATURE + struct.pack("!BBH", command, family, len(body)) + body,
              st.sampled_from([0x20, 0x21, 0x22, 0x11]), st.sampled_from([0x00, 0x11, 0x21, 0x31, 0xFF]), st.binary(max_size=60)),
    st.binary(max_size=30))


@given(PROXIES, st.lists(LINES, max_size=8), CUTS)
@settings(max_examples=120, deadline=None)
def test_headers_of_proxies(header, lines, cuts):
    data = header + b"".join(line + b"\r\n" for line in lines)
    assert DOORS["proxy"](cut(data, cuts)) == DOORS["proxy"]([data])


@given(st.sampled_from(sorted(DOORS)), st.binary(max_size=400), CUTS)
@settings(max_examples=200, deadline=None)
def test_anything(door, data, cuts):
    assert DOORS[door](cut(data, cuts)) == DOORS[door]([data])


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris is not installed here (pip install atheris)")
@pytest.mark.parametrize("door", sorted(DOORS))
def test_atheris(door, tmp_path):
    """Fuzzing led by coverage, for as many seconds as WOLFD_FUZZ says; what fails is left in the temporary directory."""
    seconds = os.environ.get("WOLFD_FUZZ", "60")
    corpus = HERE / ("websocket" if door == "deflated" else door)
    done = subprocess.run([sys.executable, "-m", "tests.corpus.fuzz", door, str(tmp_path), str(corpus), f"-max_total_time={seconds}",
                           "-max_len=2048", f"-artifact_prefix={tmp_path}/"], cwd=HERE.parents[1], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
