"""When records are durable, who waits for it, and what a sync that fails comes to."""

import os

import pytest

from tests.journal.worlds import Bells, World, talk, texts
from wolfd.journal import verify


def fired(deferred) -> list[bool]:
    got: list[bool] = []
    deferred.addCallback(lambda _: got.append(True))
    return got


def test_group_syncs_a_little_later_and_only_if_there_is_something(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    world.settle(journal)
    before = world.disk.syncs
    world.clock.advance(10)
    assert world.thread.jobs == []
    talk(journal, 3)
    world.clock.advance(0.19)
    assert world.thread.jobs == []
    world.clock.advance(0.02)
    world.thread.run()
    assert world.disk.syncs == before + 1
    assert not [call for call in world.clock.getDelayedCalls() if call.getTime() > world.clock.seconds()]


def test_a_barrier_syncs_at_once_when_its_records_are_written(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    world.settle(journal)
    journal.append("table.started", game="g")
    got = fired(journal.barrier())
    assert world.thread.jobs == []
    journal.write()
    assert len(world.thread.jobs) == 1
    later = fired(journal.barrier())
    journal.append("chat.message", text="x")
    last = fired(journal.barrier())
    world.thread.run()
    world.clock.advance(0)
    assert (got, later, last) == ([True], [True], [])
    journal.write()
    world.thread.run()
    world.clock.advance(0)
    assert last == [True]
    assert fired(journal.barrier()) == [True]


@pytest.mark.parametrize("type_", ["table.started", "game.ended", "mod.warned", "account.created", "ban.set", "admin.command"])
def test_what_matters_is_synced_at_once_when_it_is_written(tmp_path, type_):
    world = World(tmp_path)
    journal = world.open()
    world.settle(journal)
    journal.append("chat.message", text="x")
    journal.write()
    assert not world.thread.jobs
    journal.append(type_, game="g1", measure="m")
    assert not world.thread.jobs
    journal.write()
    assert len(world.thread.jobs) == 1
    syncs = world.disk.syncs
    world.thread.run()
    assert world.disk.syncs == syncs + 1
    journal.append("chat.message", text="y")
    journal.write()
    assert not world.thread.jobs, "the next ones wait again"
    journal.close()


def test_a_barrier_waits_for_a_full_disk(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    world.settle(journal)
    world.disk.room = 3
    journal.append("chat.message", text="x")
    got = fired(journal.barrier())
    world.settle(journal)
    assert got == []
    world.disk.room = None
    world.settle(journal)
    assert got == [True]


@pytest.mark.parametrize(("fsync", "syncs"), [("always", 1), ("os", 0)])
def test_other_ways_to_sync(tmp_path, fsync, syncs):
    world = World(tmp_path, fsync=fsync)
    journal = world.open()
    before = world.disk.syncs
    journal.append("chat.message", text="x")
    got = fired(journal.barrier())
    assert journal.write()
    assert world.disk.syncs == before + syncs
    world.clock.advance(0)
    assert got == [True]


@pytest.mark.parametrize("fsync", ["group", "always"])
def test_a_failed_sync_is_not_tried_again_but_its_records_are_repeated(tmp_path, fsync):
    """Into a new file, marked; who reads the log sees each record once, whether the old file kept them or not."""
    world = World(tmp_path, fsync=fsync)
    journal = world.open()
    bells = Bells(journal)
    talk(journal, 2)
    world.settle(journal)
    good = world.segments()[0].stat().st_size
    world.disk.bad_syncs = 1
    journal.append("table.opened", game="g", text="table")
    talk(journal, 2)
    got = fired(journal.barrier())
    world.settle(journal)
    assert (got, bells.rung) == ([True], [])
    talk(journal, 1)
    journal.close()
    assert world.code() == 0
    said = texts(world)
    assert len(said) == 6

    path = world.segments()[0]
    whole = path.read_bytes()
    for size in (good, good + 50, len(whole) - 1):
        path.write_bytes(whole[:size])  # what the disk really had
        verdict = verify(world.events)
        assert verdict.damage == ()
        assert texts(world) == said
    path.write_bytes(whole[: good - 1])
    assert path.name in {damage.file for damage in verify(world.events).damage}


def test_what_comes_during_a_sync_is_not_durable_by_it(tmp_path):
    """A sync answers for what was written when it began: if the next one fails, the rest is repeated."""
    world = World(tmp_path)
    journal = world.open()
    talk(journal, 2)
    journal.barrier()
    good = world.segments()[0].stat().st_size
    talk(journal, 2)
    late = fired(journal.barrier())
    assert len(world.thread.jobs) == 1  # one after another
    world.thread.run_one()
    world.clock.advance(0)
    assert late == []
    world.disk.bad_syncs = 1
    world.settle(journal)
    world.settle(journal)
    assert late == [True]
    world.crash(journal)
    os.truncate(world.segments()[0], good)
    assert len(texts(world)) == 4
    assert verify(world.events).damage == ()


def test_records_of_a_repeat_that_are_changed_excuse_nothing(tmp_path):
    world = World(tmp_path, fsync="always")
    journal = world.open()
    good = world.segments()[0].stat().st_size
    world.disk.bad_syncs = 1
    talk(journal, 1)
    journal.close()
    first, second = world.segments()
    first.write_bytes(first.read_bytes()[:good])
    assert world.code() == 0
    second.write_bytes(second.read_bytes().replace(b'line 0, \\"h', b'lime 0, \\"h'))
    assert {damage.file for damage in verify(world.events).damage} >= {first.name, second.name}


@pytest.mark.parametrize("fsync", ["group", "always"])
def test_a_second_failed_sync_ends_the_journal(tmp_path, fsync):
    world = World(tmp_path, fsync=fsync)
    journal = world.open()
    bells = Bells(journal)
    world.settle(journal)
    world.disk.bad_syncs = 2
    talk(journal, 1)
    world.settle(journal)
    world.settle(journal)
    assert bells.rung == ["lost EIO"]
    journal.append("chat.message", text="never heard")
    assert not journal.write()
    assert not journal.close()
    assert "never heard" not in texts(world)
    world.open().close()
    assert world.code() == 0


def test_a_sync_that_fails_while_a_file_is_closed(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    world.settle(journal)
    talk(journal, 2)
    journal.rotate()
    talk(journal, 2)
    world.disk.bad_syncs = 1
    world.settle(journal)
    world.settle(journal)
    journal.close()
    assert (world.code(), len(texts(world)), len(world.segments())) == (0, 4, 2)
