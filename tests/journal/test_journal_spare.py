"""A spare directory: when the first disk is full or fails, the log goes on in another, and comes home again."""

import errno
import os
from pathlib import Path

import pytest

from tests.journal.worlds import FaultyDisk, World
from wolfd.journal import Journal, Record, Unwritable, history, recall, records, verify

GIB = 1 << 30


class TwoDisks(FaultyDisk):
    """Two disks, each with so much room; one that is not named has plenty. A broken one refuses with its errno."""

    def __init__(self) -> None:
        super().__init__()
        self.left: dict[Path, int] = {}
        self.errors: dict[Path, int] = {}
        self._paths: dict[int, Path] = {}

    def create(self, path: Path, mode: int) -> int:
        self._check(path.parent)
        fd = super().create(path, mode)
        self._paths[fd] = path.parent
        return fd

    def write(self, fd: int, data: bytes) -> int:
        place = self._paths[fd]
        self._check(place)
        if place in self.left:
            if not self.left[place]:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            data = data[: self.left[place]]
            self.left[place] -= len(data)
        return super().write(fd, data)

    def free(self, path: Path) -> int:
        self._check(path)
        return self.left.get(path, GIB)

    def _check(self, place: Path) -> None:
        if place in self.errors:
            raise OSError(self.errors[place], os.strerror(self.errors[place]))


class Homes(World):
    """A log with a spare directory."""

    disk: TwoDisks

    def __init__(self, tmp_path: Path, **settings: object) -> None:
        super().__init__(tmp_path / "state", TwoDisks(), spare=tmp_path / "spare", **settings)
        self.moved: list[str] = []
        self.thread.at_once = True

    def open(self) -> Journal:
        journal = super().open()
        journal.on_moved = lambda place, _: self.moved.append("home" if place == self.events else "spare")
        journal.on_trouble = lambda _: self.moved.append("stuck")
        journal.on_recovered = lambda: self.moved.append("free")
        return journal

    @property
    def spare(self) -> Path:
        (own,) = (self.state.parent / "spare").iterdir()
        return own

    def count(self) -> tuple[int, int]:
        return len(list(self.events.glob("*.jsonl"))), len(list(self.spare.glob("*.jsonl")))

    def texts(self) -> list[object]:
        """What was said, as a reader gets it: each once, in order."""
        found = (item.fields() for item in records(self.events) if isinstance(item, Record))
        return [fields["text"] for fields in found if "text" in fields]


def say(journal: Journal, *texts: object) -> bool:
    for text in texts:
        journal.append("chat.message", text=text)
    return journal.write()


@pytest.mark.parametrize("fsync", ["group", "always", "os"])
@pytest.mark.parametrize("room", [0, 1, 150, 300, 500])
def test_a_full_disk_is_left_in_the_middle_of_a_line(tmp_path, room, fsync):
    """Nobody waits, nothing is lost or told twice, and the log is whole; also for who starts anew."""
    world = Homes(tmp_path, fsync=fsync)
    journal = world.open()
    say(journal, "a")
    world.settle(journal)
    world.disk.left[world.events] = room
    say(journal, "b", "c", "d")
    world.settle(journal)
    assert not journal.waiting
    say(journal, "e")
    world.settle(journal)
    assert (world.moved, world.count()) == (["spare"], (1, 1))
    assert world.texts() == ["a", "b", "c", "d", "e"]
    assert (world.code(), verify(world.events).damage) == (0, ())
    journal.close()
    assert world.code() == 0
    world.disk.left.clear()
    journal = world.open()
    say(journal, "f")
    assert world.texts() == ["a", "b", "c", "d", "e", "f"]
    journal.close()
    assert (world.code(), world.count()) == (0, (2, 1))


@pytest.mark.parametrize("number", [errno.EIO, errno.EROFS, errno.EDQUOT])
def test_a_failing_disk_is_left_too(tmp_path, number):
    world = Homes(tmp_path)
    journal = world.open()
    say(journal, "a")
    world.disk.errors[world.events] = number
    say(journal, "b")
    world.settle(journal)
    assert (world.moved, world.texts(), world.code()) == (["spare"], ["a", "b"], 0)


def test_a_failed_sync_goes_on_in_the_spare(tmp_path):
    world = Homes(tmp_path)
    journal = world.open()
    world.disk.bad_syncs = 1
    say(journal, "a")
    world.settle(journal)
    world.settle(journal)
    assert (world.count(), world.texts(), world.code()) == ((1, 1), ["a"], 0)


def test_both_full_is_waited_for_and_whichever_has_room_first_is_used(tmp_path):
    world = Homes(tmp_path)
    journal = world.open()
    say(journal, "a")
    world.settle(journal)
    world.disk.left.update({world.events: 100, world.spare: 100})
    assert not say(journal, "b")
    world.clock.advance(1)
    assert world.moved == ["stuck"]
    assert not say(journal, "c")
    world.disk.left[world.spare] = GIB
    world.clock.advance(1)
    world.settle(journal)
    world.clock.advance(0)
    assert (set(world.moved), world.moved[-1]) == ({"stuck", "spare", "free"}, "free")
    assert (world.texts(), world.code()) == (["a", "b", "c"], 0)


def test_home_again_with_the_next_segment(tmp_path):
    world = Homes(tmp_path, fsync="os")
    journal = world.open()
    world.disk.left[world.events] = 0
    say(journal, "a")
    world.settle(journal)
    journal.rotate()
    say(journal, "b")
    world.settle(journal)
    assert world.count() == (1, 2)
    del world.disk.left[world.events]
    world.clock.advance(60)
    journal.rotate()
    say(journal, "c")
    world.settle(journal)
    assert (world.count(), world.texts(), world.code()) == ((2, 2), ["a", "b", "c"], 0)
    journal.close()
    assert verify(world.events, journal.checkpoint).code == 0


def test_back_home_when_the_spare_is_full(tmp_path):
    world = Homes(tmp_path)
    journal = world.open()
    world.disk.left[world.events] = 0
    say(journal, "a")
    world.settle(journal)
    world.disk.left = {world.spare: 50}
    world.clock.advance(60)
    say(journal, "b", "c")
    world.settle(journal)
    assert (world.moved, world.count(), world.texts(), world.code()) == (["spare", "home"], (2, 1), ["a", "b", "c"], 0)


def test_many_segments_that_wait(tmp_path):
    """A turn whose records fill segments that are not begun yet, when the disk is full."""
    world = Homes(tmp_path, segment_bytes=800)
    journal = world.open()
    say(journal, "a")
    world.settle(journal)
    world.disk.left[world.events] = 900
    for line in range(12):
        journal.append("chat.message", text=line)
    for _ in range(8):
        world.settle(journal)
    assert not journal.waiting
    assert world.count()[0] <= 3
    assert (world.texts(), world.code()) == (["a", *range(12)], 0)


@pytest.mark.parametrize("room", [0, 100])
def test_a_sum_that_has_no_room(tmp_path, room):
    """All lines are there, and their sum comes into the spare."""
    world = Homes(tmp_path)
    journal = world.open()
    say(journal, "a")
    world.settle(journal)
    journal.rotate()
    tail = journal._pouring.segments[0]
    world.disk.left[world.events] = sum(map(len, tail.lines)) + room
    for _ in range(3):
        world.settle(journal)
    say(journal, "b")
    world.settle(journal)
    assert (world.count(), world.texts(), world.code()) == ((1, 1), ["a", "b"], 0)
    assert len(list(world.spare.glob("*.sum"))) == 1


@pytest.mark.parametrize("room", [0, 100, 400])
def test_a_start_when_home_is_full(tmp_path, room):
    world = Homes(tmp_path)
    journal = world.open()
    say(journal, "a")
    world.crash(journal)
    world.disk.left[world.events] = room
    journal = world.open()
    say(journal, "b")
    world.settle(journal)
    assert (world.texts(), world.code()) == (["a", "b"], 0)


def test_a_start_when_nothing_has_room(tmp_path):
    world = Homes(tmp_path)
    world.open().close()
    world.disk.left.update({world.events: 0, world.spare: 0})
    with pytest.raises(Unwritable):
        world.open()


def test_open_games_are_found_wherever_they_are(tmp_path):
    world = Homes(tmp_path)
    journal = world.open()
    world.disk.left[world.events] = 50
    journal.append("table.opened", game="g", chan="#wolf")
    journal.append("game.command", game="g", command="x")
    journal.write()
    world.settle(journal)
    world.crash(journal)
    past = recall(world.state)
    assert [item.type for item in history(world.state, past)] == ["table.opened", "game.command"]
    assert journal.games.first == past.games


@pytest.mark.parametrize("steps", range(6))
def test_a_crash_while_moving_loses_nothing_that_was_announced(tmp_path, steps):
    world = Homes(tmp_path)
    world.thread.at_once = False
    journal = world.open()
    say(journal, "a")
    world.settle(journal)
    world.disk.left[world.events] = 90
    announced = say(journal, "b", "c")
    for _ in range(steps):
        announced = announced or journal.write()
        world.thread.run()
        world.clock.advance(0)
    announced = announced or not journal.waiting
    world.crash(journal)
    assert verify(world.events).damage == ()
    journal = world.open()
    world.thread.at_once = True
    said = world.texts()
    assert said[:1] == ["a"]
    assert said == ["a", "b", "c"] or not announced
    world.settle(journal)
    journal.close()
    assert world.code() == 0


def test_two_logs_may_share_a_spare_directory(tmp_path):
    worlds = [Homes(tmp_path / name) for name in "ab"]
    for world in worlds:
        world.settings = type(world.settings)("wolfd", "rules", spare=tmp_path / "spare")
        journal = world.open()
        world.disk.left[world.events] = 0
        say(journal, world.state.parent.name)
        world.settle(journal)
        journal.close()
    assert [(world.texts(), world.code()) for world in worlds] == [(["a"], 0), (["b"], 0)]


def test_a_spare_that_cannot_be_is_no_reason_not_to_start(tmp_path):
    (tmp_path / "spare").write_text("in the way")
    world = Homes(tmp_path)
    journal = world.open()
    world.disk.left[world.events] = 0
    say(journal, "a")
    world.clock.advance(0)
    assert world.moved == ["stuck"]


def test_the_link_is_made_once(tmp_path):
    world = Homes(tmp_path)
    for _ in range(3):
        world.open().close()
    assert [path.name for path in world.events.glob("spare*")] == ["spare-1"]
