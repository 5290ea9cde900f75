"""Names: which are the same, which are allowed, and what masks fit."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from parser_tests import data as vectors

from wolfd.chat.looks import skeleton
from wolfd.chat.names import compiled, fold, full_mask, is_channel, is_nick, is_user_name, matches, split_mask


@pytest.mark.parametrize(("one", "other"), [("ANN", "ann"), ("#Wolf", "#wOLF"), ("Ёж", "Ёж"), ("Z[狼]", "z[狼]")])
def test_same_name(one, other):
    assert fold(one) == fold(other)


@pytest.mark.parametrize(("one", "other"), [("Ёж", "ёж"), ("É", "é"), ("a[", "a{"), ("a^", "a~")])
def test_only_ascii_letters_are_folded(one, other):
    assert fold(one) != fold(other)


@pytest.mark.parametrize("nick", ["a", "Ann", "狼人", "Ёж", "नमस्ते", "한국어", "いろは", "ab-1", "[x]", "_", "`a`", "é", "x" * 30])
def test_nick(nick):
    assert is_nick(nick, 30)


@pytest.mark.parametrize("nick", [
    "", "0", "*", "1a", "-a", "a b", "a!b", "a@b", "a:b", "a,b", "a*", "a?", "#a", "&a", "a\0", "a\x02", "a\u202e", "a\u200b",
    "ａ", "e\u0301", "a\u0301\u0301\u0301", "\u0301a", "a\xa0", "a\u3000", "😀", "x" * 31, "狼" * 11, "٣a", "a\r", "~a", "+a", "@a",
    "\u1160", "\u115f", "a\u1160", "a\ufe0f", "a\u034f", "a\u17b4", "a\u180b", "a\U000e0100",
])  # fmt: skip
def test_no_nick(nick):
    assert not is_nick(nick, 30)


@pytest.mark.parametrize("name", ["#a", "#狼人", "##", "#" + "x" * 63, "#!*?", "#1", "#❤\ufe0f", "#नमस्ते", "#😀"])
def test_channel(name):
    assert is_channel(name, 64)


@pytest.mark.parametrize("name", [
    "", "#", "a", "&a", "#a b", "#a,b", "#a\x07", "#a:b", "#a\u202e", "#a\0", "#" + "x" * 64, "#e\u0301",
    "#\u3164", "#\u1160", "#a\u3164", "#\u2800", "#\ufe0f", "#a\u034f", "#a\U000e0100", "#a\ufe0e",
])  # fmt: skip
def test_no_channel(name):
    assert not is_channel(name, 64)


@pytest.mark.parametrize(("name", "good"), [("ann", True), ("~a.b-c", True), ("", False), ("a b", False), ("a@b", False), ("a\x1b", False)])
def test_user_name(name, good):
    assert is_user_name(name) == good


@pytest.mark.parametrize("look", ["moderator", "M0derator", "Мoderatоr", "_Moderator_", "Ｍoderator", "ΜODERATOR", "Modérator", "rnoderator", "mod-er-ator"])
def test_looks_like_the_moderator(look):
    assert skeleton(look) == skeleton("Moderator")


@pytest.mark.parametrize("look", ["Moderators", "Moder", "Model", "operator", "狼人"])
def test_does_not_look_like_the_moderator(look):
    assert skeleton(look) != skeleton("Moderator")


@pytest.mark.parametrize("case", vectors.mask_match["tests"], ids=lambda case: case["mask"])
def test_mask_vectors(case):
    assert all(matches(case["mask"], subject) for subject in case["matches"])
    assert not any(matches(case["mask"], subject) for subject in case["fails"])


@pytest.mark.parametrize(("mask", "subject", "fits"), [
    ("a*b*c", "abbc", True), ("a*bc*c", "abcbc", True), ("*a", "aba", True), ("*ab*ab", "ab", False), ("?", "", False), ("", "", True),
    ("A*", "abc", True), ("*?", "a", True), ("a", "ab", False), ("*ab*bc*", "abc", False), ("**", "", True), ("a.c", "abc", False),
])  # fmt: skip
def test_mask(mask, subject, fits):
    assert matches(mask, subject) == fits


@given(st.text("ab?*", max_size=12), st.text("ab", max_size=12))
def test_a_mask_means_the_same_held_against_one_or_many(mask, subject):
    assert matches(mask, subject) == (compiled(mask).fullmatch(subject) is not None)


def test_new_masks_need_no_time_to_be_made():
    started = time.monotonic()
    for number in range(500):
        assert not matches(f"{'*a?' * 80}{number}", "a" * 100)
    assert time.monotonic() - started < 0.5


def test_mask_of_many_stars_is_quick():
    started = time.monotonic()
    assert not matches("*a" * 100 + "b", "a" * 400)
    assert time.monotonic() - started < 1


@pytest.mark.parametrize("case", vectors.userhost_split["tests"], ids=lambda case: case["source"])
def test_userhost_vectors(case):
    atoms = case["atoms"]
    assert split_mask(case["source"]) == tuple(atoms.get(part, "") for part in ("nick", "user", "host"))


@pytest.mark.parametrize(("mask", "full"), [
    ("a", "a!*@*"), ("a@b", "*!a@b"), ("a!b", "a!b@*"), ("*!*@b", "*!*@b"), ("@b", "*!*@b"), ("a!b@c", "a!b@c"), ("", "*!*@*"),
])  # fmt: skip
def test_full_mask(mask, full):
    assert full_mask(mask) == full
