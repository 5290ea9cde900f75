"""Tab: the session's commands and settings, the host's verbs and seats, and who is here."""

import pytest

from wolfd.telnet.completion import Completion, complete


@pytest.mark.parametrize(("before", "words", "done"), [
    ("vo", ["vote"], Completion("te ")),
    ("vo", ["vote", "voters"], Completion("te")),
    ("vote", ["vote", "voters"], Completion(listed="vote  voters")),
    ("vote ", ["1 Ann", "2 Bob"], Completion(listed="1 Ann  2 Bob")),
    ("vote 2", ["2 Bob"], Completion(" ")),
    ("/投", ["/投票"], Completion("票 ")),
    ("vote x", [], Completion()),
])  # fmt: skip
def test_a_word_is_finished(before, words, done):
    assert complete(before, words) == done


def typed(house, keys, name="Ann"):
    """The row after some keys, and the row above it if something was listed."""
    ann = house.terminal(name)
    ann.sends("/go wolf\r")
    ann.screen.shows(ann.reads())
    before = len(ann.screen.rows)
    ann.sends(keys)
    ann.screen.shows(ann.reads())
    return ann.screen.rows[before - 1:]


@pytest.mark.parametrize(("keys", "rows"), [
    ("/vo\t", ["> /vote"]),
    ("/vo\t\t", ["1 Ann  2 Bob  12 Rowena", "> /vote"]),
    ("/vote 1\t", ["1 Ann  12 Rowena", "> /vote 1"]),
    ("/vote 12\t3", ["> /vote 12 3"]),
    ("/投\t2\t.", ["> /投票 2 ."]),
    ("/r\t\t", ["/role  /rooms", "> /ro"]),
    ("/t\t", ["> /tell"]),
    ("/tell A\t", ["> /tell Ann"]),
    ("/go w\t", ["> /go wolf"]),
    ("/set co\ton", ["> /set color on"]),
    ("/set color \t", ["> /set color o"]),
    ("/set color \tf\t.", ["> /set color off ."]),
    ("/进\t", ["> /进入"]),
    ("／ｔｅ\t", ["> ／ｔｅll"]),
    ("hello A\t", ["> hello Ann"]),
    ("\t", [">"]),
    ("/quit x\t", ["> /quit x"]),
])  # fmt: skip
def test_tab(house, game, keys, rows):
    assert typed(house, keys) == rows


def test_commands_are_listed_in_the_reader_s_language(house, game):
    ann = house.terminal()
    ann.sends("2\r", "小明\r", "/\t")
    ann.screen.shows(ann.reads())
    listed = " ".join(ann.screen.rows)
    assert "/进入" in listed
    assert "/go" not in listed


def test_without_a_host_that_advises(house):
    assert typed(house, "/vo\t") == ["> /vo"]
