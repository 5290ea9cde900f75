"""The log was damaged while a game ran: it is stopped openly after the restart, never continued with a hole."""

import pytest

from tests.journal.games import House
from tests.plays.stage import ROOM, Stage
from tests.plays.test_play_restart import game, play_to, state
from wolfd.journal import recall
from wolfd.moderator.recovery import check, fold, hole, restore
from wolfd.running.checking import records

NOTICE = "The server's record of this table was damaged"


def after(stage, lost):
    """The house after a restart that could not read the records of these numbers; holes come last, as the reader tells."""
    later = Stage(stage.seed + 1000, stage.settings, stage.book)
    restore(later.office, fold(damaged(stage, lost)))
    return later


def damaged(stage, lost):
    return [*(record for record in stage.book.records if record["seq"] not in lost), *map(hole, lost)]


def seqs(stage, kind):
    return [record["seq"] for record in stage.book.of(kind)]


@pytest.mark.parametrize(("kind", "which"), [
    ("game.command", 0), ("game.command", 2), ("game.command", -1), ("clock.tick", -1), ("table.started", 0), ("table.seated", 3), ("table.opened", 0),
])  # fmt: skip
def test_a_game_with_a_hole_is_called_off(kind, which):
    stage = game()
    play_to(stage, "wolves")
    stage.clock.advance(6)
    name, lost = stage.playing.deal.game, [seqs(stage, kind)[which]]
    assert check(fold(damaged(stage, lost))) == [f"game {name} at {ROOM}: the log is damaged since it was opened"]
    later = after(stage, lost)
    assert later.table().playing is None
    assert [(record["game"], record["why"], record["winners"]) for record in later.book.of("game.ended")] == [(name, "damaged", [])]
    ann = later.irc("Ann")
    assert ann.hears(NOTICE)
    ann.says("join")
    assert ann.hears("1 Ann sits down")
    again = later.again()
    assert again.table().playing is None
    assert len(again.book.of("game.ended")) == 1


def test_of_a_lost_range_one_hole_is_known():
    stage = game()
    first, second = seqs(stage, "game.command")[0], stage.book.records[-1]["seq"]
    tables = fold([*(record for record in stage.book.records if not first <= record["seq"] <= second), hole(first)])
    assert [saved.is_whole for saved in tables.values()] == [False]


def test_a_table_that_waits_is_cleared():
    stage = Stage()
    stage.seated("Ann Bob")
    later = after(stage, [seqs(stage, "table.seated")[0]])
    assert later.irc("Bob").hears(NOTICE)
    assert not len(later.table().seats)


def test_a_hole_before_its_opening_or_in_a_game_that_is_over_is_none():
    stage = game()
    stage.book.records[:0] = [{"seq": 0, "type": "conn.open"}]
    play_to(stage, "seer")
    before = state(stage)
    later = after(stage, [0])
    assert state(later) == before
    assert check(fold(damaged(stage, [0]))) == []
    stage.playing.abort("empty")
    assert [saved.is_whole for saved in fold(damaged(stage, [seqs(stage, "game.command")[0]])).values() if saved.started] == []


def test_one_byte_of_the_real_log(tmp_path):
    """What the reader finds damaged is a hole by the time it comes to the tables."""
    house = House(tmp_path)
    name = house.begin()
    house.close()
    (segment,) = (tmp_path / "events").glob("*.jsonl")
    octets = segment.read_bytes()
    place = octets.index(b'"type":"game.command"') + 60
    segment.chmod(0o600)
    segment.write_bytes(octets[:place] + b"\x01" + octets[place + 1:])
    assert check(fold(records(tmp_path, recall(tmp_path)))) == [f"game {name} at {ROOM}: the log is damaged since it was opened"]
    segment.write_bytes(octets)
    assert check(fold(records(tmp_path, recall(tmp_path)))) == []
