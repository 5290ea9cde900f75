"""How much the log keeps of private words: those of running games, all, or none; and that readers go on without them."""

import pytest

from tests.journal.worlds import World
from wolfd import settings
from wolfd.control.config import Config
from wolfd.control.config import Journal as Wanted
from wolfd.journal import Record, records
from wolfd.views.irclog import IrcLog
from wolfd.views.recounting import recount

LINE = {"person": "p-1", "nick": "Ann", "to": "p-2", "kind": "privmsg", "tags": {"+typing": "psst"}}


def kept(tmp_path, private: str) -> list[tuple[str, str]]:
    """The words in the log of a line outside any game, and of one in a game, with the name of what is left."""
    world = World(tmp_path / private, private_messages=private)
    journal = world.open()
    journal.append("query.message", text="at home", **LINE)
    journal.append("query.message", text="in play", game="g1", chan="#wolf", **LINE)
    journal.append("chat.message", chan="#wolf", person="p-1", nick="Ann", text="for all", kind="privmsg")
    journal.close()
    assert world.code() == 0
    found = [item.fields() for item in records(world.events) if isinstance(item, Record) and not item.type.startswith("log.")]
    assert [each["person"] for each in found] == ["p-1"] * 3, "who wrote to whom is in it always"
    assert all(("tags" in each) == ("text" in each) for each in found[:2])
    return [each.get("text", "") for each in found]


@pytest.mark.parametrize(("private", "words"), [
    ("in_game", ["", "in play", "for all"]), ("all", ["at home", "in play", "for all"]), ("metadata", ["", "", "for all"])])
def test_words_are_kept_as_the_operator_wants(tmp_path, private, words):
    assert kept(tmp_path, private) == words


def test_what_is_configured_reaches_the_log():
    """By default what people say to each other beside all games is nobody's business."""
    assert settings.journal(Config()).private_messages == "in_game"
    assert settings.journal(Config(journal=Wanted(private_messages="metadata"))).private_messages == "metadata"


def test_readers_say_that_words_are_missing():
    seat = {"seat": 1, "nick": "Ann", "person": "p-1"}
    line = {"type": "query.message", "seq": 3, "ts": "2026-11-30T12:00:00.000000Z", "game": "g1", **LINE}
    assert list(IrcLog().lines(line))[1] == "12:00:00 [Ann -> p-2] (words that the log does not keep)"
    tale = recount("g1", [{"type": "table.opened", "seq": 1, "ts": line["ts"], "game": "g1", "chan": "#wolf"},
                          {"type": "table.seated", "seq": 2, "ts": line["ts"], "game": "g1", "chan": "#wolf", **seat}, line])
    told = [moment.words.text("en") for chapter in tale.chapters for moment in chapter.moments]
    assert told[-1] == "(words that the log does not keep)"
