"""When the row is drawn and the prompt comes back: once for messages that come together, and what is typed at once."""

import pytest

from tests.telnet.test_prompts import ASKED, MUDLET, NIGHT, READER, at_table, happens
from wolfd.telnet.calm import BLINK, QUIET
from wolfd.texts import Message

HERE = b"Yes, I am here.\r\n"
PROMPT = b"Night 1, wait> "
ROW = b"\r> \x1b[K"


def says(house, client):
    """A message to everybody in the lobby, and what the client gets of it by now."""
    house.hall.announce(house.hall.find_channel("#lobby"), Message("telnet-here"))
    house.turn.end()
    return client.takes()


# Clients that edit by themselves


@pytest.fixture
def ann(house, game):
    ann = at_table(house, house.dumb())
    happens(house, game, NIGHT)
    assert ann.takes() == HERE + PROMPT
    return ann


def test_prompt_comes_back_when_it_is_quiet(house, game, ann):
    happens(house, game, NIGHT)
    assert ann.takes() == b"\r\n" + HERE
    house.passes(QUIET - 0.01)
    assert ann.takes() == b""
    house.passes(0.02)
    assert ann.takes() == PROMPT
    house.passes(10)
    assert ann.takes() == b""


def test_each_message_begins_the_quiet_anew(house, game, ann):
    for _ in range(5):
        happens(house, game, NIGHT)
        house.passes(QUIET / 2)
    assert ann.takes() == b"\r\n" + HERE * 5
    house.passes(QUIET / 2 + 0.01)
    assert ann.takes() == PROMPT


def test_a_new_prompt_does_not_wait(house, game, ann):
    happens(house, game, NIGHT)
    happens(house, game, ASKED)
    assert ann.takes() == b"\r\n" + HERE * 2 + b"Night 1, answer> "
    house.passes(QUIET * 2)
    assert ann.takes() == b""


def test_prompt_follows_what_one_has_typed(house, game, ann):
    ann.sends("/who\n")
    assert ann.takes() == b"In the room wolf: Ann.\r\n"
    house.passes(QUIET)
    assert ann.takes() == PROMPT
    ann.sends("hello\n")
    house.passes(QUIET)
    assert ann.takes() == PROMPT


def test_programs_for_muds_are_not_shown_it_for_messages(house, game):
    ann = house.connect()
    ann.sends(MUDLET)
    at_table(house, ann)
    happens(house, game, NIGHT)
    ann.takes()
    happens(house, game, NIGHT)
    house.passes(QUIET * 2)
    assert PROMPT not in ann.takes()


def test_one_who_is_read_to_hears_no_prompt(house, game):
    ann = house.connect()
    ann.sends(READER)
    at_table(house, ann)
    happens(house, game, NIGHT)
    happens(house, game, NIGHT)
    house.passes(QUIET * 2)
    assert b"wait>" not in ann.takes()


def test_in_the_lobby_there_is_no_prompt_to_come_back(house):
    ann = house.dumb("Ann")
    says(house, ann)
    house.passes(QUIET * 2)
    assert ann.takes() == b""
    assert len(house.clock.getDelayedCalls()) == 1, "the NOPs"


def test_nothing_is_left_of_one_who_goes(house, game, ann):
    happens(house, game, NIGHT)
    ann.drops()
    house.passes(QUIET * 2)


# Clients whose row we draw


def test_a_message_alone_is_drawn_at_once_with_its_row(house):
    ann = house.terminal("Ann")
    ann.takes()
    house.passes(1)
    got = says(house, ann)
    assert got.startswith(b"\r\x1b[K")
    assert got.endswith(b"\r\n" + ROW)


def test_messages_that_come_together_share_a_row(house):
    ann = house.terminal("Ann")
    house.passes(1)
    ann.takes()
    got = b""
    for _ in range(20):
        got += says(house, ann)
        house.passes(0.004)
        got += ann.takes()
    house.passes(BLINK)
    got += ann.takes()
    assert got.count(b"Yes, I am here.") == 20
    assert 4 <= got.count(ROW) <= 6, "80 ms have room for a row each 20 ms"
    assert got.endswith(ROW)


def test_what_is_typed_is_shown_at_once(house):
    ann = house.terminal("Ann")
    house.passes(1)
    says(house, ann)
    assert ROW not in says(house, ann)
    ann.sends("h")
    assert ann.takes().endswith(b"\r> h\x1b[K")
    assert b"\x1b[K" not in says(house, ann).removeprefix(b"\r\x1b[K")
    house.passes(BLINK)
    assert ann.takes() == b"\r> h\x1b[K"


def test_a_line_that_ends_while_the_row_is_owed_is_whole(house):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    house.passes(1)
    ann.sends("hello")
    says(house, ann)
    says(house, ann)
    ann.sends("\r")
    ann.screen.shows(ann.takes())
    assert bob.lines()[-1] == "<Ann> hello"


def test_the_end_while_the_row_is_owed(house):
    ann = house.terminal("Ann")
    house.passes(1)
    says(house, ann)
    says(house, ann)
    ann.sends("/quit\r")
    assert ann.is_closed
    assert b"Goodbye!" in ann.takes()
