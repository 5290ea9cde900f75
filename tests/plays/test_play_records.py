"""What the log keeps of what people type: each private line once, and no key of a seat in clear."""

import json

import pytest

from tests.plays.stage import ROOM, Stage
from tests.plays.test_play_return import game

ANY = "zyxwvutsrq"      # what a key looks like, but it opens nothing


def journal(stage):
    return json.dumps(stage.book.records, ensure_ascii=False)


def texts(stage):
    return [record["text"] for record in stage.book.of("query.message", "chat.message")]


def away(stage):
    """A wolf who has lost his connection; his key."""
    stage.until_step("wolves")
    wolf = stage.holder("werewolf")
    key = wolf.key()
    wolf.drops()
    return key


@pytest.mark.parametrize("protocol", ["irc", "telnet"])
@pytest.mark.parametrize("typed", [
    "/msg Moderator back {}", "/msg Moderator !back {}", "/msg Moderator /back {}", "/msg Moderator 回来 {}", "/msg Moderator 回來{}",
    "/msg Moderator ＢＡＣＫ {}", "!back {}", "！回来{}", "back {}", "回來{}", "BACK {}",
])  # fmt: skip
@pytest.mark.parametrize("room", [ROOM, "#lobby"])
def test_a_key_opens_a_seat_and_is_not_in_the_log(typed, protocol, room):
    stage = game()
    key = away(stage)
    again = getattr(stage, protocol)("Again", room)
    again.types(typed.format(key.upper() if "BACK" in typed else key))
    assert again.hears("Welcome back to seat ")
    assert key not in journal(stage).lower()
    assert not [line for person in stage.people for line in person.lines if line.startswith("#") and key in line.lower()]
    assert texts(stage) == (["back ***"] if typed.startswith("/msg") else [])


@pytest.mark.parametrize("verb", ["back", "回来", "回來"])
def test_a_key_typed_as_a_telnet_command_is_not_in_the_log(verb):
    stage = game()
    key = away(stage)
    again = stage.telnet("Again", "#lobby")
    again.types(f"/{verb} {key}")
    assert again.hears("Welcome back to seat ")
    assert key not in journal(stage)


@pytest.mark.parametrize("typed", ["back {}", "bakc {}", "回来{}", "back 3 {}", "!bcak {}", "back {} please"])
def test_a_key_that_is_void_or_mistyped_is_not_in_the_log_either(typed):
    stage = game()
    away(stage)
    again = stage.irc("Again")
    again.types("/msg Moderator " + typed.format(ANY))
    assert len(stage.book.of("query.message")) == 1
    assert ANY not in journal(stage)


@pytest.mark.parametrize("typed", ["/msg Moderator {}", "/msg Moderator my key: {}, is it not?", "!pack mine is {}", "/msg Moderator p {}"])
def test_a_key_among_other_words_is_left_out(typed):
    stage = game()
    stage.until_step("wolves")
    wolf = next(person for person in stage.people if person.protocol == "irc" and stage.playing.seats.of(person.user).number in stage.seats("werewolf"))
    wolf.types(typed.format(wolf.key()))
    (record,) = stage.book.of("query.message")
    assert "***" in record["text"]
    assert wolf.key() not in journal(stage)


def test_talk_about_coming_back_is_talk():
    stage = Stage()
    ann, bob = stage.irc("Ann", "#lobby"), stage.telnet("Bob", "#lobby")
    ann.types("back in a minute", "back", "back everybodyyy")
    assert bob.hears("#lobby Ann: back in a minute", "#lobby Ann: back everybodyyy")
    assert len(texts(stage)) == 3


def test_each_private_line_is_on_record_once():
    """Pack talk by the circle; commands, slips and what nobody takes as said to the Moderator; all with their game."""
    stage = game()
    stage.until_step("wolves")
    wolf, villager = stage.holder("werewolf"), stage.holder("villager")
    wolf.types(*(f"/msg Moderator {line}" for line in ("the one with the hat", "p ok", "!pack fine", "kill 2", "killl 2", "pack")))
    villager.types("/msg Moderator I am no wolf at all")
    said = stage.book.of("query.message")
    assert [(record["to"], record["text"]) for record in said] == [
        ("pack", "the one with the hat"), ("pack", "ok"), ("pack", "fine"), ("moderator", "kill 2"), ("moderator", "killl 2"),
        ("moderator", "pack"), ("moderator", "I am no wolf at all"),
    ]  # fmt: skip
    assert {(record["game"], record["chan"]) for record in said} == {(stage.playing.deal.game, ROOM)}


def test_a_private_line_outside_any_game_belongs_to_none():
    stage = Stage()
    ann = stage.irc("Ann")
    ann.types("/msg Moderator help", "/msg Moderator what now?")
    assert [(record["text"], "game" in record) for record in stage.book.of("query.message")] == [("help", False), ("what now?", False)]
