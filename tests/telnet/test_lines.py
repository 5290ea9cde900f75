"""Line ends and lines of clients that edit by themselves."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wolfd.telnet.lines import LIMIT, OCTETS, Ends, Line, Lines


def typed(*packets):
    ends, lines = Ends(), Lines()
    return [line for packet in packets for line in lines.feed(ends.feed(packet))]


@pytest.mark.parametrize("packets", [
    ("a\r\n", "b\r\0", "c\n", "d\r"),
    ("a\r\nb\r\0c\nd\r",),
    ("a\r", "\nb\r", "\0c", "\n", "d", "\r"),
    ("a\r", "", "\nb\r", "", "\0c\nd\r"),
])  # fmt: skip
def test_every_line_end_ends_one_line_at_once(packets):
    assert typed(*packets) == [Line("a"), Line("b"), Line("c"), Line("d")]


def test_empty_lines_count():
    assert typed("\r\r\n\n\r\0") == [Line("")] * 4


@pytest.mark.parametrize(("text", "meant"), [
    ("helo\x08lo", "hello"),
    ("杀\x7f死", "死"),
    ("e\u0301\x7f", ""),
    ("\x7f\x08a", "a"),
    ("wrong\x15right", "right"),
    ("wrong\x03right", "right"),
    ("up\x1b[A\x1bOD\x1b[1;5C\x1b[3~!", "up!"),
    ("a\tb\0c\x07", "a bc"),
    ("a\u202eb\u2028c", "abc"),
    ("👨‍👩‍👧，\u3000…", "👨‍👩‍👧，\u3000…"),
])  # fmt: skip
def test_lines_are_tidied(text, meant):
    assert typed(text + "\n") == [Line(meant)]


def test_a_long_line_loses_its_end():
    assert typed("x" * LIMIT + "\n") == [Line("x" * LIMIT)]
    assert typed("x" * (LIMIT + 1) + "\ny\n") == [Line("x" * LIMIT, cut=True), Line("y")]
    assert typed("杀" * (LIMIT + 1) + "\n") == [Line("杀" * LIMIT, cut=True)]


def test_a_line_of_many_bytes_is_cut_between_characters():
    family = "👨‍👩‍👧"
    (line,) = typed(family * 400 + "\n")
    assert line.cut
    assert OCTETS - 4 < len(line.text.encode()) <= OCTETS


def test_a_megabyte_without_end_is_not_kept():
    ends, lines = Ends(), Lines()
    for _ in range(256):
        assert list(lines.feed(ends.feed("x" * 4096))) == []
    assert len(lines.unfinished) == OCTETS
    assert list(lines.feed("\nnext\n")) == [Line("x" * LIMIT, cut=True), Line("next")]


def test_an_unfinished_line_can_be_taken_back():
    lines = Lines()
    list(lines.feed("abc\x7f"))
    assert lines.unfinished
    assert lines.release() == "abc\x7f"
    assert list(lines.feed("d\n")) == [Line("d")]


@given(st.text(alphabet="a杀\r\n\0\x7f\x1b[A", max_size=60), st.lists(st.integers(0, 60), max_size=8))
@settings(max_examples=200, deadline=None)
def test_lines_do_not_depend_on_packets(text, cuts):
    bounds = sorted({0, len(text), *(cut for cut in cuts if cut < len(text))})
    assert typed(*(text[start:end] for start, end in pairwise(bounds))) == typed(text)
