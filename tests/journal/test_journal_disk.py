"""P3: full, failing and short-writing disks; failed syncs; nothing is heard that is not written."""

import errno
import json
import os

import pytest

from tests.journal.worlds import FaultyDisk, World, talk
from wolfd.journal import InUse, Journal, Record, Unwritable, records, verify
from wolfd.turn import Turn


class Bells:
    """Takes note of what a journal tells."""

    def __init__(self, journal: Journal) -> None:
        self.rung: list[str] = []
        journal.on_trouble = lambda error: self.rung.append(f"trouble {errno.errorcode[error.errno]}")
        journal.on_recovered = lambda: self.rung.append("recovered")
        journal.on_lost = lambda error: self.rung.append(f"lost {errno.errorcode[error.errno]}")


def texts(world: World) -> list[object]:
    found = (item.fields() for item in records(world.events) if isinstance(item, Record))
    return [fields["text"] for fields in found if "text" in fields]


def test_one_write_a_turn(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    before = world.disk.writes
    for line in range(50):
        journal.append("chat.message", text=line)
    assert (world.disk.writes, journal.fresh, journal.waiting) == (before, True, True)
    assert journal.write()
    assert (world.disk.writes, journal.fresh, journal.waiting) == (before + 1, False, False)


@pytest.mark.parametrize("shortest", [1, 7, 100])
def test_short_writes_are_gone_on_with(tmp_path, shortest):
    world = World(tmp_path)
    world.disk.shortest = shortest
    journal = world.open()
    talk(journal, 3)
    journal.close()
    assert (world.code(), len(texts(world))) == (0, 3)


@pytest.mark.parametrize("room", [0, 1, 150, 300, 500])
def test_a_full_disk_keeps_the_rest_and_goes_on(tmp_path, room):
    """The rest of the line comes first when there is room again; the log is whole."""
    world = World(tmp_path)
    journal = world.open()
    bells = Bells(journal)
    world.disk.room = room
    for line in range(4):
        journal.append("chat.message", text=line)
    assert not journal.write()
    assert (journal.fresh, journal.waiting, journal.trouble.errno) == (False, True, errno.ENOSPC)
    journal.append("chat.message", text=4)
    assert not journal.write()
    assert bells.rung == []  # in a turn of its own
    world.clock.advance(0)
    world.clock.advance(1)
    assert bells.rung == ["trouble ENOSPC"]
    world.disk.room = None
    assert journal.write()
    assert bells.rung == ["trouble ENOSPC"]
    world.clock.advance(0)
    assert bells.rung == ["trouble ENOSPC", "recovered"]
    assert (journal.waiting, journal.trouble) == (False, None)
    journal.close()
    assert (world.code(), texts(world)) == (0, [0, 1, 2, 3, 4])


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EROFS])
def test_the_timer_writes_when_the_disk_works_again(tmp_path, number):
    world = World(tmp_path)
    journal = world.open()
    bells = Bells(journal)
    world.disk.broken = number
    journal.append("chat.message", text="a")
    journal.write()
    for _ in range(3):
        world.clock.advance(1)
    world.disk.broken = None
    assert "a" not in texts(world)
    world.clock.advance(1)
    assert texts(world) == ["a"]
    world.clock.advance(0)
    assert bells.rung == [f"trouble {errno.errorcode[number]}", "recovered"]
    # The turn has not seen it yet, and must: what it holds back is released by its own `write`.
    assert journal.waiting
    assert journal.write()


def test_a_full_disk_at_a_rollover(tmp_path):
    """The new file cannot be made, nor the sum: all waits, then all comes, in order."""
    world = World(tmp_path)
    journal = world.open()
    talk(journal, 2)
    world.settle(journal)
    world.disk.broken = errno.ENOSPC
    journal.rotate()
    talk(journal, 2)
    world.settle(journal)
    assert len(world.segments()) == 1
    world.disk.broken = None
    world.clock.advance(1)
    world.settle(journal)
    assert len(world.segments()) == 2
    talk(journal, 1)
    world.crash(journal)
    assert (world.code(), len(texts(world))) == (0, 5)


def test_a_sum_that_was_cut_off_is_written_to_its_end(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    journal.rotate()
    journal.write()
    world.disk.room = 100
    world.thread.run()
    assert (world.sums()[0].stat().st_size, journal.write()) == (100, False)
    world.disk.room = None
    world.clock.advance(1)
    world.settle(journal)
    assert (world.code(), len(world.segments())) == (0, 2)


def test_a_sum_that_was_cut_off_by_a_crash_is_written_to_its_end(tmp_path):
    world = World(tmp_path)
    world.open().close()
    whole = world.sums()[0].read_bytes()
    for size in (0, 1, len(whole) - 1, len(whole)):
        world.sums()[0].unlink()
        world.sums()[0:] or (world.events / world.segments()[0].with_suffix(".sum").name).write_bytes(whole[:size])
        assert world.code() == 0
        world.open().close()
        assert (world.sums()[0].read_bytes(), world.code()) == (whole, 0)
        world.sums()[1].unlink()
        world.segments()[1].unlink()


def test_output_waits_for_its_records(tmp_path):
    """Written before heard, by the turn: held with the trouble, released with the records, in order."""

    class Wire:
        def __init__(self) -> None:
            self.queue: list[bytes] = []
            self.sent: list[bytes] = []

        def flush(self) -> None:
            self.sent += self.queue
            self.queue.clear()

        def say(self, line: bytes) -> None:
            self.queue.append(line)
            turn.dirty.append(self)

    world = World(tmp_path)
    journal = world.open()
    turn, wire = Turn(journal), Wire()
    world.disk.room = 10
    journal.append("chat.message", text="1")
    wire.say(b"1")
    turn.end()
    wire.say(b"pong")
    turn.end()
    journal.append("chat.message", text="2")
    wire.say(b"2")
    turn.end()
    assert wire.sent == [b"pong"]
    world.disk.room = None
    world.clock.advance(1)
    turn.end()
    assert wire.sent == [b"pong", b"1", b"2"]


def test_output_waits_while_a_file_is_closed_in_the_thread(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    bells = Bells(journal)
    journal.rotate()
    journal.append("chat.message", text="after")
    assert not journal.write()
    assert (journal.waiting, journal.trouble, len(world.segments())) == (True, None, 1)
    world.thread.run()
    assert journal.write()
    assert len(world.segments()) == 2
    world.clock.advance(5)
    assert bells.rung == []


# --- syncs --------------------------------------------------------------------------------------------------------


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


# --- the state directory ------------------------------------------------------------------------------------------


def test_a_second_writer_is_refused(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    with pytest.raises(InUse, match=r"in use by another wolfd \(process \d+\)"):
        world.open()
    journal.close()
    world.open().close()
    assert world.code() == 0


@pytest.mark.parametrize("what", ["a file in its place", "events is a file"])
def test_a_state_directory_that_cannot_be(tmp_path, what):
    state = tmp_path / "state"
    if what == "events is a file":
        state.mkdir()
        (state / "events").write_text("")
    else:
        state.write_text("")
    with pytest.raises(Unwritable, match="state"):
        World(state).open()


@pytest.mark.parametrize("room", [0, 100])
def test_a_full_disk_at_the_start(tmp_path, room):
    """It does not start, lets go of the lock, and what it has left is accounted for by the next."""
    world = World(tmp_path)
    world.disk.room = room
    with pytest.raises(Unwritable, match="No space"):
        world.open()
    world.disk = FaultyDisk()
    world.open().close()
    assert world.code() == 0


def test_close_tells_when_it_could_not(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    world.disk.room = 20
    journal.append("chat.message", text="x")
    assert not journal.close()
    assert not [call for call in world.clock.getDelayedCalls() if call.getTime() > world.clock.seconds()]
    world.disk.room = None
    world.open().close()
    assert (world.code(), texts(world)) == (0, [])


def test_close_while_the_thread_is_busy(tmp_path):
    """The call that comes after it finds its file closed, and does nothing."""
    world = World(tmp_path)
    journal = world.open()
    journal.rotate()
    talk(journal, 1)
    assert len(world.thread.jobs) == 1
    assert journal.close()
    world.thread.run()
    world.clock.advance(1)
    assert (world.code(), len(world.segments())) == (0, 2)
    assert json.loads(world.segments()[1].read_bytes().splitlines()[-1])["type"] == "log.close"


def test_nothing_is_written_after_the_close(tmp_path):
    """What still comes while the server ends is neither on record nor heard."""
    world = World(tmp_path)
    journal = world.open()
    assert journal.close()
    journal.append("conn.close", why="too late")
    assert not journal.write()
    assert world.clock.getDelayedCalls() == []
    assert (world.code(), len(world.segments())) == (0, 1)


@pytest.mark.parametrize("fsync", ["group", "always", "os"])
@pytest.mark.parametrize("take", [lambda file: file.unlink(), lambda file: file.rename(file.with_name("mine")), lambda file: (file.unlink(), file.write_text("x\n"))],
                         ids=["removed", "moved", "replaced"])  # fmt: skip
def test_a_segment_that_is_taken_away_is_put_back(tmp_path, take, fsync):
    """The file that is open has no name any more: what is written there would be lost, and nothing would fail."""
    world = World(tmp_path, fsync=fsync)
    journal = world.open()
    talk(journal, 3)
    world.settle(journal)
    take(world.segments()[-1])
    talk(journal, 2)
    world.settle(journal)
    journal.append("chat.message", text="put back by now")
    world.settle(journal)
    take(world.segments()[-1])
    journal.append("chat.message", text="last")
    journal.close()
    assert (world.code(), len(texts(world))) == (0, 7)
    again = world.open()
    assert (again.past.seq, again.past.damage) == (journal.seq, ())


def test_a_directory_that_is_taken_away_is_trouble_until_it_is_back(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    bells = Bells(journal)
    talk(journal, 3)
    world.settle(journal)
    world.events.rename(tmp_path / "mine")
    journal.append("chat.message", text="written where nobody finds it")
    world.settle(journal)
    journal.append("chat.message", text="held")
    assert not journal.write()
    world.clock.advance(0)
    assert bells.rung == ["trouble ENOENT"]
    world.events.mkdir()
    world.settle(journal)
    assert not [*world.events.iterdir()], "it may be another server's by now"
    world.events.rmdir()
    (tmp_path / "mine").rename(world.events)
    world.segments()[0].unlink()
    world.clock.advance(1)
    world.settle(journal)
    assert bells.rung == ["trouble ENOENT", "recovered"]
    assert journal.close()
    assert (world.code(), len(texts(world))) == (0, 5)


def test_a_segment_that_cannot_be_put_back_yet_is_put_back_later(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    talk(journal, 3)
    world.settle(journal)
    world.segments()[-1].unlink()
    journal.append("chat.message", text="written where nobody finds it")
    world.settle(journal)
    world.disk.room = 100
    journal.append("chat.message", text="held")
    assert not journal.write()
    world.disk.room = None
    world.clock.advance(1)
    assert journal.close()
    assert (world.code(), len(texts(world)), world.segments() and [*world.events.glob("*.part")]) == (0, 5, [])
