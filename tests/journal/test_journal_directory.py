"""The state directory: one writer alone, a start and an end on a bad disk, files that somebody takes away."""

import json

import pytest

from tests.journal.worlds import Bells, FaultyDisk, World, talk, texts
from wolfd.control import secret
from wolfd.journal import InUse, Unwritable, open_ids
from wolfd.journal.seals import Seals


def test_a_second_writer_is_refused(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    with pytest.raises(InUse, match=r"in use by another wolfd \(process \d+\)"):
        world.open()
    journal.close()
    world.open().close()
    assert world.code() == 0


def test_a_second_writer_is_refused_though_the_lock_was_removed(tmp_path):
    """By somebody who has read that it is in use, and does not believe it. There were two logs in one, and it was damaged."""
    world = World(tmp_path)
    journal = world.open()
    (tmp_path / "lock").unlink()
    for _ in range(2):
        with pytest.raises(InUse):
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


def test_nothing_is_written_through_a_link_that_somebody_has_put_there(tmp_path):
    """The file that it led to was emptied, and held the lock's process or both keys from then on."""
    state, other = tmp_path / "state", tmp_path / "other"
    (state / "keys").mkdir(parents=True)
    other.write_text("precious")
    for name in ("ids.new", "house.new", "keys/19700101.keys"):
        (state / name).symlink_to(other)
    assert open_ids(state).message(1) != ""
    assert len(secret.of(state / "house.key")) == 32
    assert Seals(state).seal("p-ann", {"address": "192.0.2.1"}, 0.0) == ""
    assert not (state / "ids.key").is_symlink()
    assert not (state / "house.key").is_symlink()
    (state / "lock").symlink_to(other)
    with pytest.raises(Unwritable, match="lock"):
        World(state).open()
    assert other.read_text() == "precious"
