"""Messages: values are data, lists and messages may be values, and every language has English behind it."""

from importlib import import_module
from pathlib import Path

import pytest

from wolfd.moderator import words
from wolfd.running.reload import WORDED
from wolfd.texts import Message, languages
from wolfd.texts.catalogue import reread


@pytest.mark.parametrize(("value", "shown"), [
    ("Ann", "Ann"),
    ("{ $who }", "{ $who }"),
    ("Ann\r\n2 Bob is dead.", "Ann2 Bob is dead."),
    ("\x02\x0304red\x0f", "04red"),
    ("\u202egnorw\u202c \u2066x\u2069", "gnorw x"),
    ("a\u2028b\u2029c\x85d", "abcd"),
    (1234567, "1234567"),
    ((), ""),
    (("Ann",), "Ann"),
    (("Ann", "Bob"), "Ann and Bob"),
    (("Ann", "Bob", "Eve"), "Ann, Bob and Eve"),
    (Message("role-seer"), "Seer"),
    ((Message("role-seer"), "Bob"), "Seer and Bob"),
])  # fmt: skip
def test_value_is_data(value, shown):
    """Nothing that a player typed can become a pattern, another line, or a colour."""
    assert Message("died", who=value).lines("en") == (f"{shown} is dead.",)


def test_lines_of_a_message():
    """A text of several lines gives several lines, and a value none more."""
    assert Message("seal-opened", opening="a\nb").lines("en")[1:] == ("ab",)
    assert Message("seal-opened", opening="x").text("en").endswith(" x")


def test_worded_once_a_language():
    """The words are made once, however many hear them."""
    message = Message("died", who="Ann")
    assert message.lines("en") is message.lines("en")


def test_worded_anew_when_the_catalogues_are_read_again():
    """What is kept, as how a table stands at which nobody sits, is no older than they are."""
    message = Message("died", who="Ann")
    before = message.lines("en")
    reread()
    assert message.lines("en") == before
    assert message.lines("en") is not before


@pytest.mark.parametrize("file", sorted(Path(words.__file__).parent.glob("[a-z]*.py")), ids=lambda file: file.stem)
def test_names_that_are_kept_are_forgotten_when_the_catalogues_are_read_again(file):
    module = import_module(f"{words.__name__}.{file.stem}")
    keeps = [kept for kept in vars(module).values() if hasattr(kept, "cache_clear") and kept.__module__ == module.__name__]
    assert not keeps or module in WORDED


def test_equal_messages():
    assert Message("died", who="Ann") == Message("died", who="Ann")
    assert hash(Message("died", who="Ann")) == hash(Message("died", who="Ann"))
    assert Message("died", who="Ann") != Message("died", who="Bob")


def test_english_stands_behind_every_language():
    """A language without catalogue, and one without a message, give the English text."""
    assert "en" in languages()
    assert Message("died", who="Ann").lines("xx") == Message("died", who="Ann").lines("en")


def test_forgotten_text_shows_its_id():
    """A forgotten text stops no game; `test_catalogues` finds it before a player does."""
    assert Message("no-text-of-this-id", n=1).lines("en") == ("no-text-of-this-id",)


def test_plural():
    assert Message("deck-werewolf", count=1).text("en") == "1 Werewolf"
    assert Message("deck-werewolf", count=3).text("en") == "3 Werewolves"
