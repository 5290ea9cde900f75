"""What people may say: hidden signs, and how long lines are cut."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import iter_graphemes

from wolfd.chat.words import clean, cut, cut_words, plain, shorten

FORMATTED = "\x02bold\x02 \x1ditalic\x1d \x1funder\x1f \x0304,12red\x0f \x16back\x16 \x11mono\x11 \x1estrike\x1e"
FAMILY = "👨‍👩‍👧‍👦"


@pytest.mark.parametrize(("text", "left"), [
    ("hello", "hello"), ("狼人　好", "狼人　好"), (FORMATTED, FORMATTED), ("a\0b\x07c\x1bd\x7fe\x85f", "abcdef"), ("a\r\nb\tc", "abc"),
    ("\u202eabc\u202c\u2066x\u2069\u200e\u200f\u061c", "abcx"), ("a\u2028b\u2029c", "abc"), (FAMILY, FAMILY), ("\x01PING\x01", "PING"),
])  # fmt: skip
def test_clean(text, left):
    assert clean(text) == left


def test_plain():
    assert plain(FORMATTED) == "bold italic under red back mono strike"
    assert plain("\x0312,04x\x033y\x03z \x04ff00aaw") == "xyz w"


@given(st.text())
def test_nothing_cleaned_moves_or_ends_a_line(text):
    kept = "\x02\x03\x04\x0f\x11\x16\x1d\x1e\x1f"
    left = clean(text)
    assert not any(unicodedata.category(sign) in {"Cc", "Zl", "Zp"} and sign not in kept for sign in left)
    assert not any(unicodedata.bidirectional(sign) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"} for sign in left)
    assert clean(left) == left


@pytest.mark.parametrize(("text", "limit", "pieces"), [
    ("abcdef", 3, ("abc", "def")), ("abc", 3, ("abc",)), ("", 3, ("",)), ("狼人好", 7, ("狼人", "好")), (FAMILY * 2, 30, (FAMILY, FAMILY)),
    ("e\u0301" * 3, 7, ("e\u0301e\u0301", "e\u0301")),
])  # fmt: skip
def test_cut(text, limit, pieces):
    assert cut(text, limit) == pieces


@pytest.mark.parametrize(("text", "limit", "pieces"), [
    ("one two three", 9, ("one two ", "three")), ("one two", 7, ("one two",)), ("a " + "b" * 9, 8, ("a bbbbbb", "bbb")),
    ("狼人、女巫", 14, ("狼人、", "女巫")), ("狼人女巫", 9, ("狼人女", "巫")), ("", 3, ("",)),
])  # fmt: skip
def test_words_stay_whole(text, limit, pieces):
    """If there are any: a piece is never less than half full for it."""
    assert cut_words(text, limit) == pieces


@given(st.text(alphabet="ab 狼、"), st.integers(min_value=4, max_value=60))
def test_cutting_between_words_loses_nothing(text, limit):
    pieces = cut_words(text, limit)
    assert "".join(pieces) == text
    assert all(len(piece.encode()) <= limit for piece in pieces)


@given(st.text(), st.integers(min_value=4, max_value=60))
def test_cut_loses_nothing_and_parts_no_sign_that_fits(text, limit):
    pieces = cut(text, limit)
    assert "".join(pieces) == text
    assert all(len(piece.encode()) <= limit for piece in pieces)
    if all(len(sign.encode()) <= limit for sign in iter_graphemes(text)):
        ends = {len("".join(pieces[:at])) for at in range(1, len(pieces))}
        at, whole = 0, set()
        for sign in iter_graphemes(text):
            at += len(sign)
            whole.add(at)
        assert ends <= whole


def test_shorten():
    assert shorten("狼人", 4) == "狼"
    assert shorten("ab", 4) == "ab"
