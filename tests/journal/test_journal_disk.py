"""P3: full and short-writing disks: nothing is heard that is not written, and what is kept is written when it can be."""

import errno

import pytest

from tests.journal.worlds import Bells, World, talk, texts
from wolfd.turn import Turn


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
        world.segments()[0].with_suffix(".sum").write_bytes(whole[:size])
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
