"""A restart on a log that an older version of the rules wrote: the game that would be another now is stopped, all else goes on."""

import json
from pathlib import Path

import pytest

from tests.journal.test_journal_start import copies, game_records
from tests.journal.worlds import World
from tests.sockets.conftest import Daemon
from wolfd.journal import Record, records, verify


def as_older_rules_had_it(game: list[tuple[str, dict]]) -> list[tuple[str, dict]]:
    """The same game, but that its witch, say, was asked first: two events of the night stand the other way round."""
    told = json.loads(json.dumps(game))
    events = next(fields["events"] for type_, fields in told if type_ == "game.command" and len(fields["events"]) > 3)
    events[-1], events[-2] = events[-2], events[-1]
    return told


def as_unknown_rules_had_it(game: list[tuple[str, dict]]) -> list[tuple[str, dict]]:
    """The same game with an event that this version does not know."""
    told = json.loads(json.dumps(game))
    next(fields["events"] for type_, fields in told if type_ == "game.command")[-1]["is"] = "Hexed"
    return told


def as_older_setup(game: list[tuple[str, dict]]) -> list[tuple[str, dict]]:
    """The same game with an option that is no more."""
    told = json.loads(json.dumps(game))
    next(fields for type_, fields in told if type_ == "table.started")["setup"]["options"]["full_moon"] = "howl"
    return told


@pytest.fixture(params=[as_older_rules_had_it, as_unknown_rules_had_it, as_older_setup])
def state(tmp_path, request) -> Path:
    """A log of three rooms: one whose game an older version made, one with a game of ours, one whose table waits."""
    told = game_records(tmp_path / "one")
    world = World(tmp_path / "state", fsync="os")
    world.thread.at_once = True
    journal = world.open()
    for number, game in enumerate(copies(told, 3)):
        changed = request.param(game) if number == 0 else game
        for type_, fields in changed:
            if number == 2 and type_ == "table.started":
                break
            journal.append(type_, **fields)
    for _ in range(5):
        journal.write()
    world.crash(journal)
    return world.state


def test_the_affected_game_is_stopped_openly_and_everything_else_goes_on(state):
    daemon = Daemon(state)
    try:
        complaint = daemon.complaint()
        assert "at #room0: called off: its record is of a version with other rules" in complaint
        assert "Traceback" not in complaint
        ann = daemon.by_irc("Ann0")
        ann.send("JOIN #room0")
        ann.wait("The rules of this server have changed")
        ann.send("PRIVMSG #room0 :!join")
        ann.wait("1 Ann0 sits down")
        eve = daemon.by_irc("Eve")
        eve.send("JOIN #room1")
        eve.wait("A game is running here")
        eve.send("JOIN #room2")
        eve.wait("At this table")
        eve.send("PRIVMSG #lobby :hello", "PING :x")
        eve.wait("PONG")
        assert daemon.stop()[0] == 0
    finally:
        daemon.close()
    found = [item.fields() for item in records(state / "events") if isinstance(item, Record)]
    assert [(each["chan"], each["why"]) for each in found if each["type"] == "game.ended"] == [("#room0", "changed")]
    assert [each["games"] for each in found if each["type"] == "log.open"][-1]
    assert verify(state / "events").damage == ()
