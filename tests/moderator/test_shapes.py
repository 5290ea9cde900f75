"""What looks like a key is found in a line by a faster way than the pattern, and it is the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfd.moderator.recording import WORD, may_show_key

PIECES = st.sampled_from(["abcdefghij", "ABCDEfghij", "abcdefghi", "abcdefghijk", "l", "L", "k", " ", "1", "-", "é", "中", "\u017f", "\u212a"])


@given(st.lists(PIECES, max_size=5).map("".join) | st.text(max_size=30))
def test_a_key_is_found_where_the_pattern_finds_it(text):
    assert may_show_key(text) == bool(WORD.search(text))


@pytest.mark.parametrize(("text", "shows"), [("abcdefghij", True), ("back:ABCDEFGHIJ!", True), ("abcdefghijk", False), ("labcdefghij", False),
                                             ("", False), ("é" + "abcdefghij", True)])
def test_what_looks_like_a_key(text, shows):
    assert may_show_key(text) is shows
