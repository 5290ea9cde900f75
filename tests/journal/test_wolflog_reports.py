"""`wolflog reports` and `report`, and the names by which people may appeal."""

import json

import pytest

from tests.journal.games import House
from wolfd.chat.people import Powers
from wolfd.control.tables import ALL
from wolfd.journal import open_ids
from wolfd.views import tool


@pytest.fixture
def house(tmp_path) -> House:
    house = House(tmp_path)
    house.stage.office.measures.appeal = open_ids(tmp_path).appeal
    house.stage.hall.wall = house.wall  # one wall for both
    return house


@pytest.fixture
def wolflog(house, capsys):
    def wolflog(*arguments: str, code: int = 0) -> str:
        assert tool.main([*arguments, "--state", str(house.state)]) == code
        return capsys.readouterr().out

    return wolflog


def reported(house: House) -> str:
    """Ann reports Bob; the name that she is told."""
    game = house.begin("Ann Bob", 6)
    house.until_day()
    ann, bob = house.stage.people[:2]
    eve = house.stage.irc("Eve", room="#moon")
    bob.types("/msg Moderator I am angry")
    eve.types("elsewhere it is quiet")
    house.stage.clock.advance(1)
    ann.says("report bob he shouts")
    (told,) = [line for line in ann.private if "Your report is on record" in line]
    house.stage.clock.advance(1)
    assert game
    return told.split(" as ")[1][:8]


def test_reports_are_listed_and_shown_with_what_was_around_them(house, wolflog):
    name = reported(house)
    rows = wolflog("reports").splitlines()
    assert rows[0].split() == ["id", "time", "game", "room", "by", "about", "seat", "reason", "appealed"]
    assert rows[1].split()[0] == name
    assert "Ann" in rows[1]
    assert "he shouts" in rows[1]
    shown = [json.loads(line) for line in wolflog("report", name, "--json").splitlines()]
    assert [line["text"] for line in shown if line["type"] == "query.message" and line["nick"] == "Bob"] == ["I am angry"]
    assert [line["reason"] for line in shown if line["type"] == "mod.reported"] == ["he shouts"]
    assert {"game.command", "table.seated"} <= {line["type"] for line in shown}
    assert "elsewhere" not in str(shown)
    assert not any(line["type"].startswith("clock") for line in shown)
    assert wolflog("report", "aaaaaaaa", code=64) == ""


def test_an_appeal_is_listed_with_what_it_is_against(house, wolflog):
    name = reported(house)
    bob = house.stage.people[1]
    bob.says(f"appeal {name} it was Eve")
    assert wolflog("reports").splitlines()[1].endswith("yes")
    assert wolflog("cat", "--id", name).count("\n") == 1
    assert "he shouts" in wolflog("cat", "--id", name.upper())


def test_what_was_done_to_somebody_is_found_by_its_name(house, wolflog):
    boss, bob = house.stage.irc("Boss"), house.stage.irc("Bob")
    house.stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    boss.says("mute bob noise")
    (told,) = [line for line in bob.private if "appeal" in line]
    name = told.split("appeal ")[1][:8]
    assert "mod.muted" in wolflog("cat", "--id", name)


def test_a_games_tale_says_what_moderators_did(house, wolflog):
    reported(house)
    boss = house.stage.irc("Boss")
    house.stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    boss.says("mute bob noise", "note bob he shouts often", "abort enough")
    told = wolflog("replay", house.game)
    for line in ("Boss mutes Bob: noise", "(Boss notes about Bob: he shouts often)", "Boss calls the game off: enough", "(Ann reports Bob: he shouts)"):
        assert line in told
    assert "he shouts" not in wolflog("replay", house.game, "--as", "2")
