"""A world for a journal to live in: a clock, a wall clock, a thread that runs when told, disks that fail or forget."""

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

from twisted.internet.defer import Deferred
from twisted.internet.task import Clock
from twisted.python.failure import Failure

from wolfd.journal import Journal, Outside, Record, Settings, records, verify
from wolfd.journal.disk import RealDisk

NOON = 1_796_040_000.0  # 2026-11-30T12:00:00Z
TO_MIDNIGHT = 43_200.0


class Thread:
    """Another thread, which gets its turn when the test says so; or at once."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[], bool], Deferred[bool]]] = []
        self.at_once = False

    def __call__(self, job: Callable[[], bool]) -> Deferred[bool]:
        waiting: Deferred[bool] = Deferred()
        self.jobs.append((job, waiting))
        if self.at_once:
            self.run()
        return waiting

    def run(self) -> None:
        while self.jobs:
            self.run_one()

    def run_one(self) -> None:
        job, waiting = self.jobs.pop(0)
        try:
            done = job()
        except Exception:  # noqa: BLE001 - as deferToThread does
            waiting.errback(Failure())
        else:
            waiting.callback(done)


class FaultyDisk(RealDisk):
    """A disk that refuses what it is told to, and counts. It only claims to sync: the real one would take its time."""

    def __init__(self) -> None:
        self.room: int | None = None  # bytes until it is full
        self.shortest: int | None = None  # takes at most so many at once
        self.broken: int | None = None  # errno of every write and create
        self.bad_syncs = 0
        self.writes = self.syncs = 0

    def create(self, path: Path, mode: int) -> int:
        self._refuse()
        return super().create(path, mode)

    def write(self, fd: int, data: bytes) -> int:
        self._refuse()
        if self.room is not None:
            if not self.room:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            data = data[: self.room]
            self.room -= len(data)
        self.writes += 1
        return super().write(fd, data[: self.shortest])

    def sync(self, fd: int) -> None:
        self.syncs += 1
        if self.bad_syncs:
            self.bad_syncs -= 1
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    def settle(self, path: Path) -> None:
        path.stat()

    def _refuse(self) -> None:
        if self.broken is not None:
            raise OSError(self.broken, os.strerror(self.broken))


class ForgetfulDisk(FaultyDisk):
    """A disk that may forget, when the power goes, all that was not synced: bytes at a file's end, and new names."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self._path: dict[int, Path] = {}
        self._synced: dict[Path, int] = {}
        self._unnamed: set[Path] = set()

    def create(self, path: Path, mode: int) -> int:
        fd = super().create(path, mode)
        self._path[fd] = path
        self._synced[path] = 0
        self._unnamed.add(path)
        return fd

    def resume(self, path: Path) -> int:
        fd = super().resume(path)
        self._path[fd] = path
        return fd

    def sync(self, fd: int) -> None:
        super().sync(fd)
        self._synced[self._path[fd]] = self._path[fd].stat().st_size

    def settle(self, path: Path) -> None:
        super().settle(path)
        if path.is_dir():
            self._unnamed = {each for each in self._unnamed if each.parent != path}
        else:
            self._synced[path] = path.stat().st_size

    def lose_power(self) -> None:
        """Keep of each file what was synced and, as it falls out, some of the rest or NULs in its place."""
        for path, synced in self._synced.items():
            if path in self._unnamed and self.chance.random() < 0.5:
                path.unlink()
                continue
            size = path.stat().st_size
            kept = self.chance.randint(synced, size)
            content = path.read_bytes()[:kept]
            if self.chance.random() < 0.3:
                content += bytes(self.chance.randint(0, size - kept))
            path.chmod(0o600)
            path.write_bytes(content)
        self._synced.clear()
        self._unnamed.clear()


class World:
    """One state directory, and the journals that follow each other in it."""

    def __init__(self, state: Path, disk: FaultyDisk | None = None, **settings: object) -> None:
        self.state = state
        self.events = state / "events"
        self.clock = Clock()
        self.clock.advance(1000)
        self.thread = Thread()
        self.disk = disk or FaultyDisk()
        self.jumped = 0.0
        self.settings = Settings("wolfd test", "rules test", **settings)  # type: ignore[arg-type]

    def wall(self) -> float:
        return NOON - 1000 + self.clock.seconds() + self.jumped

    def open(self) -> Journal:
        return Journal(self.state, Outside(self.clock, self.thread, self.wall, self.disk), self.settings)

    def crash(self, journal: Journal) -> None:
        """End a journal as kill -9 does: what is written stays, nothing more comes."""
        journal._lock.release()
        self.thread.jobs.clear()
        for call in list(self.clock.getDelayedCalls()):
            call.cancel()

    def settle(self, journal: Journal) -> None:
        """End the turn, and let the thread and the clock run until all is written, closed and durable."""
        for _ in range(4):
            journal.write()
            self.thread.run()
            self.clock.advance(0.25)
        self.thread.run()

    def segments(self) -> list[Path]:
        return sorted(self.events.glob("*.jsonl"), key=lambda path: (path.name[24:], path.name))

    def sums(self) -> list[Path]:
        return sorted(self.events.glob("*.sum"), key=lambda path: (path.name[24:], path.name))

    def code(self) -> int:
        return verify(self.events).code


def talk(journal: Journal, lines: int) -> list[int]:
    """So many lines of talk, each ended by a turn; their numbers."""
    said = []
    for line in range(lines):
        said.append(journal.append("chat.message", chan="#wolf", nick="bob", text=f'line {line}, "h":"ü\x01"'))
        journal.write()
    return said


def rewrite(path: Path, content: bytes) -> None:
    """Change a file of the log, as nobody should."""
    path.chmod(0o640)
    path.write_bytes(content)


def flip(path: Path, at: int, mask: int) -> None:
    """Change one byte in its place; done twice it is as before."""
    with path.open("r+b", buffering=0) as file:
        file.seek(at)
        old = file.read(1)[0]
        file.seek(at)
        file.write(bytes([old ^ mask]))


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
