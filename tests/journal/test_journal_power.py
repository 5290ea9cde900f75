"""P1 and P2: what is left after a crash or a lost power, over and over, at any moment."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.journal.worlds import ForgetfulDisk, World
from wolfd.journal import Damage, Journal, Record, records, verify
from wolfd.journal.disk import write_sum

ROOT = Path(__file__).resolve().parents[2]


class Diary:
    """What one run after another has appended, and how much of it was announced as durable."""

    def __init__(self) -> None:
        self.appended: dict[int, object] = {}
        self.announced = 0

    def append(self, journal: Journal, text: int) -> None:
        seq = journal.append("chat.message", text=text)
        self.appended[seq] = text

    def wait(self, journal: Journal) -> None:
        journal.barrier().addCallback(lambda _, seq=journal.seq: self.announce(seq))

    def announce(self, seq: int) -> None:
        self.announced = max(self.announced, seq)


@pytest.mark.parametrize("seed", [*range(60), *(pytest.param(each, marks=pytest.mark.long) for each in range(60, 2000))])
def test_power_loss_takes_only_the_end_and_nothing_announced(tmp_path, seed):
    """P2: each record up to the last announced barrier is there, and what is lost is lost from the end alone."""
    chance = random.Random(seed)
    disk = ForgetfulDisk(chance)
    world = World(tmp_path, disk, fsync=chance.choice(["group", "always"]), segment_bytes=chance.choice([900, 10**6]))
    diary = Diary()
    for _ in range(4):
        journal = world.open()
        live(world, journal, diary, chance)
        world.crash(journal)
        if chance.random() < 0.6:  # else the process alone has died: what it had written, the next start must make durable
            disk.lose_power()
        found = {item.seq: item.fields().get("text") for item in records(world.events) if isinstance(item, Record)}
        last = max(found, default=0)
        assert sorted(found) == list(range(1, last + 1))
        assert last >= diary.announced
        diary.appended = {seq: text for seq, text in diary.appended.items() if seq <= last}
        assert {seq: text for seq, text in found.items() if text is not None} == diary.appended
        assert world.code() in (0, 2)
        world.clock.advance(1)
    world.open().close()
    assert verify(world.events).damage == ()


def live(world: World, journal: Journal, diary: Diary, chance: random.Random) -> None:
    for step in range(chance.randint(0, 60)):
        match chance.randint(0, 7):
            case 0:
                world.thread.run()
            case 1:
                world.clock.advance(chance.choice([0, 0.1, 0.3]))
            case 2:
                diary.wait(journal)
            case 3 | 4:
                journal.write()
            case _:
                diary.append(journal, step)


WRITER = """
import sys, time
from pathlib import Path
from twisted.internet.task import Clock
from twisted.internet.defer import execute
from wolfd.journal import Journal, Outside, Settings

journal = Journal(Path(sys.argv[1]), Outside(Clock(), execute), Settings(segment_bytes=20_000))
while True:
    for line in range(7):
        seq = journal.append("chat.message", text="x" * (line * 50))
    if journal.write():
        sys.stdout.write(f"{seq}\\n")
        sys.stdout.flush()
    journal._pouring._clock.advance(0.1)
"""


def kill_rounds(state: Path, rounds: int) -> None:
    """P1: what was announced is in the log, no number is used twice, the next start accounts for the rest."""
    chance = random.Random(1)
    announced = 0
    for _ in range(rounds):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(state)], stdout=subprocess.PIPE, cwd=ROOT, env={**os.environ}
        ) as writer:
            for _ in range(chance.randint(1, 150)):
                writer.stdout.readline()
            writer.kill()
            rest = writer.stdout.read().splitlines()
        announced = int(rest[-1]) if rest else announced
        found = [item for item in records(state / "events") if not (isinstance(item, Damage) and item.torn)]
        assert [item.seq for item in found] == list(range(1, len(found) + 1))
        assert len(found) >= announced
        assert verify(state / "events").code in (0, 2)


def test_kill_nine(tmp_path):
    kill_rounds(tmp_path, 3)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_kill_nine_often(tmp_path):
    kill_rounds(tmp_path, 120)


@pytest.mark.parametrize("seed", range(20))
def test_a_sum_that_was_written_and_not_synced_is_made_durable(tmp_path, seed):
    """Its writer was killed between the two; who finds it whole does not take it for durable."""
    disk, path = ForgetfulDisk(random.Random(seed)), tmp_path / "events-20261130T120000Z-000000000001.sum"
    fd = disk.create(path, 0o640)
    disk.write(fd, b"content\n")
    disk.close(fd)
    write_sum(disk, path, b"content\n", sync=True)
    disk.lose_power()
    assert path.read_bytes() == b"content\n"
