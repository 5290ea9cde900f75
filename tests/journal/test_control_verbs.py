"""What each verb of the control socket does to a house, and that it is on record with who asked."""

import re

import pytest

from tests.journal.office import Office
from tests.plays.stage import Book, Stage
from wolfd.journal import Record, records
from wolfd.moderator.recovery import fold, restore
from wolfd.running.steering import Parts, Steering


@pytest.fixture
def office(tmp_path) -> Office:
    return Office(tmp_path)


def test_status_games_and_players_hide_what_a_game_hides(office):
    game = office.house.begin()
    office.house.until_day()
    status = office.asks("status")["result"]
    assert (status["people"], status["connections"], status["games"], status["log"]) == (2, 2, 1, "ok")
    assert "draining" not in status
    (row,) = office.asks("games")["result"]
    assert (row["game"], row["chan"], row["state"], row["phase"], row["people"], row["away"]) == (
        game, "#wolf", "running", "day 1", ["Ann", "Bob"], [])  # fmt: skip
    ann, _ = office.asks("players")["result"]
    assert (ann["nick"], ann["by"], ann["channels"], ann["seat"]) == ("Ann", ["irc"], ["#wolf"], "#wolf 1")
    told = office.transport.value()
    assert not re.search(rb"werewolf|villager|seer", told)
    assert [office.last("admin.command")[name] for name in ("do", "outcome")] == ["players", "done"]


def test_pause_resume_and_abort_by_id_or_room(office):
    game = office.house.begin()
    ann = office.stage.people[0]
    assert office.asks("pause", game=game, reason="a complaint")["result"] == {"game": game, "chan": "#wolf"}
    assert office.stage.playing.paused == "operator"
    assert ann.hears("The operator has stopped this game for now")
    record = office.last("admin.command")
    assert [record[name] for name in ("do", "game", "chan", "reason", "outcome")] == ["pause", game, "#wolf", "a complaint", "done"]
    assert "stands still already" in office.asks("pause", game="#WOLF", reason="again")["error"]
    assert (office.last("admin.command")["which"], office.last("admin.command").get("game")) == ("#WOLF", None)
    assert office.asks("resume", game="#wolf")["ok"]
    assert office.stage.playing.paused == ""
    assert "not paused" in office.asks("resume", game=game)["error"]
    assert office.asks("abort", game=game, reason="cheating")["ok"]
    assert office.stage.table().playing is None
    assert ann.hears("The operator has called this game off")
    assert "no game" in office.asks("abort", game=game, reason="again")["error"]


def test_nobody_resumes_a_game_that_nobody_plays(office):
    office.house.begin()
    office.asks("pause", game="#wolf", reason="a complaint")
    for person in office.stage.people:
        person.drops()
    assert office.asks("resume", game="#wolf")["ok"], "what the operator wanted is over"
    assert office.stage.playing.paused == "absent"
    assert "nobody is there to play it" in office.asks("resume", game="#wolf")["error"]


def test_kick(office):
    ann, bob = office.stage.irc("Ann"), office.stage.telnet("Bob")
    assert office.asks("kick", nick="ANN", reason="spam, again")["result"]["nick"] == "Ann"
    assert ann.hears("The operator has closed your connection: spam, again")
    assert [row["nick"] for row in office.asks("players")["result"]] == ["Bob"]
    for nick in ("Ann", "Moderator", "nobody"):
        assert office.asks("kick", nick=nick, reason="x") == {"ok": False, "error": f"nobody here is called {nick}"}
    assert office.last("admin.command")["outcome"] == "nobody here is called nobody"
    assert bob.user.sessions


def test_broadcast(office):
    people = [office.stage.irc("Ann"), office.stage.telnet("Bob")]
    assert office.asks("broadcast", text="tea is ready")["result"] == {"people": 2}
    assert all(person.hears("A word from the operator: tea is ready") for person in people)


def test_drain_waits_for_the_games(office):
    office.house.begin()
    assert office.asks("drain", reason="new version")["result"] == {"people": 2, "games": 1}
    office.stage.clock.advance(5)
    assert office.stopped == []
    assert "under way" in office.asks("drain", reason="again")["error"]
    assert office.asks("status")["result"]["draining"] == "new version"
    office.house.until_over()
    office.stage.clock.advance(2)
    assert office.stopped == ["drain"]


@pytest.mark.parametrize(("within", "stops_at"), [(30, 30), (1.5, 2)])
def test_drain_within_a_time(office, within, stops_at):
    office.house.begin()
    office.asks("drain", reason="new version", within=within)
    office.stage.clock.pump([0.5] * int(stops_at * 2 - 1))
    assert office.stopped == []
    office.stage.clock.advance(1)
    assert office.stopped == ["drain"]


def test_drain_within_a_time_is_told_with_it(office):
    ann = office.stage.irc("Ann")
    office.asks("drain", reason="new version", within=900)
    assert ann.hears("in 15 minutes at the latest")


@pytest.mark.parametrize("within", [-1, "soon", True, 1e9, None])
def test_drain_within_no_time(office, within):
    assert "number of seconds" in office.asks("drain", reason="x", within=within)["error"]


def test_log_rotate_and_forget(office):
    office.journal.append("conn.open", person="p-1", private={"address": "192.0.2.1"})
    log = office.asks("log")["result"]
    assert (log["directory"], log["trouble"]) == (str(office.house.events), "")
    assert log["checkpoint"].startswith("wolflog/1 ")
    assert office.asks("rotate")["result"]["segment"] != log["segment"]
    assert len(list(office.house.events.glob("*.jsonl"))) == 2
    assert office.asks("forget", person="p-1", reason="asked to be")["result"] == {"person": "p-1", "keys": 1}
    assert [office.last("admin.forgot")[name] for name in ("person", "reason", "outcome")] == ["p-1", "asked to be", "done"]
    assert "no data of p-1" in office.asks("forget", person="p-1", reason="again")["error"]


def test_who_played_hears_of_a_look_when_the_game_is_over(office):
    game = office.house.begin()
    for _ in range(2):
        assert office.asks("read", game=game, what="wolflog replay")["ok"]
    assert [office.last("admin.read")[name] for name in ("game", "what", "outcome")] == [game, "wolflog replay", "done"]
    ann = office.stage.people[0]
    ann.hears_nothing_of("the operator has read")
    office.house.until_over()
    office.stage.clock.advance(0)
    assert ann.hears("During this game the operator has read what was secret in it (2 times).")


def test_a_look_is_remembered_over_a_restart(office):
    """The records of open games tell of it, as they are read again."""
    game = office.house.begin()
    office.asks("read", game=game, what="wolflog replay")
    found = [item.fields() for item in records(office.house.events) if isinstance(item, Record)]
    stage = office.stage
    again = Steering(Parts(stage.hall, stage.office, office.journal, stage.clock, office.house.state, office.stopped.append))
    assert list(again.noting(found)) == found
    office.asks("abort", game=game, reason="x")
    stage.clock.advance(0)
    assert stage.people[0].hears("has read what was secret in it (once)")


def test_drain_refuses_new_games_with_a_sentence(office):
    office.house.begin()
    eve = office.stage.irc("Eve", room="#moon")
    office.asks("drain", reason="new version")
    eve.says("join", "options")
    assert eve.hears("about to stop: no new game begins", "Set differently: ")
    office.house.until_over()
    ann = office.stage.people[0]
    ann.forgets()
    ann.says("ready")
    assert ann.hears("about to stop: no new game begins")


def test_a_pause_by_the_operator_lasts_over_the_time_of_grace_and_a_restart(office):
    office.house.begin()
    office.house.until_day()
    left = office.stage.playing.pace.left
    office.asks("pause", game="#wolf", reason="a complaint")
    for person in office.stage.people:
        person.drops()
    office.stage.clock.advance(office.stage.settings.grace * 3)
    assert office.stage.playing.paused == "operator"
    plain = [item.fields() for item in records(office.house.events) if isinstance(item, Record)]
    stage = Stage(7, book=Book())
    restore(stage.office, fold(plain))
    assert stage.playing.paused == "operator"
    stage.clock.advance(stage.settings.grace * 3)
    assert (stage.playing.paused, round(stage.playing.pace.left, 2)) == ("operator", round(left, 2))
    stage.playing.resume()
    assert stage.playing.paused == "absent"
