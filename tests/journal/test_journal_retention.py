"""Retention: what goes, what stays for an open game, and that the rest still verifies."""

import json

import pytest

from tests.journal.worlds import NOON, TO_MIDNIGHT, World, talk
from wolfd.journal import Record, history, recall, records, verify
from wolfd.journal.retention import EVERY, Retention, expendable
from wolfd.journal.seals import key_files, unseal

DAY = 86_400.0


def days(world: World, count: int, *, game: int | None = None):
    """A journal after so many days, a segment each; on one of them a table is opened."""
    world.thread.at_once = True
    journal = world.open()
    for day in range(count):
        if day == game:
            journal.append("table.opened", game="a", chan="#a")
        journal.append("conn.open", person="p-1", private={"address": "192.0.2.1"})
        talk(journal, 2)
        world.clock.advance(DAY if day else TO_MIDNIGHT)
    talk(journal, 1)
    world.settle(journal)
    return journal


def retention(world: World, journal, keep: int) -> Retention:
    return Retention(world.state, journal, world.clock, world.wall, keep)


@pytest.mark.parametrize(("keep", "left"), [(0, 6), (1, 2), (2, 3), (4, 5), (9, 6)])
def test_days_that_are_kept(tmp_path, keep, left):
    world = World(tmp_path)
    journal = days(world, 5)
    assert len(world.segments()) == 6
    retention(world, journal, keep).begin()
    world.settle(journal)
    assert len(world.segments()) == left
    assert len(world.sums()) == 5
    assert len(key_files(world.state / "keys")) == left - 1
    verdict = verify(world.events)
    assert (verdict.code, len(verdict.notes)) == (0, 6 - left)
    gone = [item.fields()["segment"] for item in records(world.events) if isinstance(item, Record) and item.type == "log.deleted"]
    assert len(gone) == 6 - left
    journal.close()
    assert recall(world.state).seq == journal.seq


def test_nothing_goes_that_an_open_table_needs(tmp_path):
    world = World(tmp_path)
    journal = days(world, 5, game=2)
    retention(world, journal, 1).begin()
    world.settle(journal)
    assert len(world.segments()) == 4
    world.crash(journal)
    past = recall(world.state)
    assert [item.type for item in history(world.state, past)] == ["table.opened"]
    journal = world.open()
    journal.append("table.closed", game="a", why="empty")
    retention(world, journal, 1).begin()
    world.settle(journal)
    assert len(world.segments()) == 3


def test_each_hour_again(tmp_path):
    world = World(tmp_path)
    journal = days(world, 2)
    retention(world, journal, 3).begin()
    for hour in range(72):
        world.clock.advance(EVERY)
        if hour % 24 == 0:
            talk(journal, 1)
        world.settle(journal)
    assert len(world.segments()) == 4
    assert verify(world.events).code == 0


def test_on_record_and_durable_before_it_goes(tmp_path):
    world = World(tmp_path)
    journal = days(world, 3)
    world.thread.at_once = False
    done: list[bool] = []
    retention(world, journal, 0).tidy(NOON + 10 * DAY).addCallback(lambda _: done.append(True))
    before = len(world.segments())
    journal.write()
    world.clock.advance(0)
    assert (len(world.segments()), done) == (before, [])
    assert json.loads(world.segments()[-1].read_bytes().splitlines()[-1])["type"] == "log.deleted"
    world.settle(journal)
    assert (len(world.segments()), done) == (1, [True])


def test_a_directory_that_lets_nothing_go_stops_nothing(tmp_path, monkeypatch):
    world = World(tmp_path)
    journal = days(world, 3)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted", "file")

    monkeypatch.setattr("pathlib.Path.unlink", refuse)
    retention(world, journal, 1).begin()
    world.settle(journal)
    assert len(world.segments()) == 4


def test_never_the_newest_nor_one_without_a_sum(tmp_path):
    world = World(tmp_path)
    days(world, 3)
    assert len(expendable(world.events, NOON + 100 * DAY, {})) == 3
    world.sums()[1].unlink()
    assert len(expendable(world.events, NOON + 100 * DAY, {})) == 1
    assert expendable(world.state / "none", NOON, {}) == []


def test_what_is_deleted_between_others_is_told(tmp_path):
    world = World(tmp_path)
    days(world, 3).close()
    world.segments()[1].unlink()
    assert verify(world.events).code == 1


def test_that_a_segment_goes_is_durable_before_it_does(tmp_path):
    """A power loss between the two must not leave a log that has lost a segment and does not know of it."""
    world = World(tmp_path)
    journal = days(world, 5)
    retention(world, journal, 1).begin()
    journal.write()
    assert len(world.segments()) == 6, "the record is written, and not durable yet"
    world.settle(journal)
    assert len(world.segments()) == 2
    journal.close()


YEARS = 20 * 365 * DAY


@pytest.mark.parametrize("step", [-YEARS, YEARS])
def test_a_clock_that_was_years_off_for_a_while_takes_nothing_and_keeps_nothing(tmp_path, step):
    """A machine without a battery begins long ago; what is a day old was deleted as old, or nothing was for twenty years."""
    world = World(tmp_path)
    world.thread.at_once = True
    journal = world.open()
    for jump in (0.0, step, 0.0):
        world.jumped = jump
        journal.append("conn.open", person=f"p-{jump:.0f}", private={"address": "192.0.2.1"})
        world.settle(journal)
        world.clock.advance(DAY / 2)
    files = len(world.segments())
    assert files > 2
    keeping = retention(world, journal, 7)
    keeping.tidy(world.wall() - 7 * DAY)
    world.settle(journal)
    assert len(world.segments()) == files
    assert len(key_files(world.state / "keys")) == 3
    sealed = [item.fields() for item in records(world.events) if isinstance(item, Record) and item.type == "conn.open"]
    assert [unseal(world.state, each["person"], each["sealed"]) for each in sealed] == [{"address": "192.0.2.1"}] * 3
    for _ in range(8):
        world.clock.advance(DAY)
        talk(journal, 1)
    keeping.tidy(world.wall() - 7 * DAY)
    world.settle(journal)
    assert {path.name[7:11] for path in world.segments()} == {"2026"}
    assert len(key_files(world.state / "keys")) <= 1
    assert verify(world.events).code == 0


@pytest.mark.parametrize("what", ["deleted", "closed"])
def test_a_proof_while_the_server_goes_on_finds_no_damage(tmp_path, what):
    """What was listed is deleted before it is read, or what was read is closed before its sum is looked for."""
    world = World(tmp_path)
    journal = days(world, 5)
    read: list[int] = []

    def meanwhile(size: int) -> None:
        read.append(size)
        if what == "deleted" and len(read) == 2:
            retention(world, journal, 1).tidy(world.wall() - DAY)
            world.settle(journal)
        elif what == "closed" and len(read) == 6:
            journal.rotate()
            world.settle(journal)

    verdict = verify(world.events, on_bytes=meanwhile)
    assert (verdict.damage, verdict.torn) == ((), ())
    assert len(read) > 6
