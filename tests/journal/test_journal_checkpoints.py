"""Checkpoints: when they are told, to whom, and that each proves what it is for."""

import os
import socket
import sys

import pytest
from twisted.logger import capturedLogs

from tests.journal.worlds import TO_MIDNIGHT, World, rewrite, talk
from wolfd.journal import verify
from wolfd.journal.checkpoints import EVERY, Checkpoints, Command, SystemLog
from wolfd.journal.form import Checkpoint


def proves(world: World, line: str) -> bool:
    return verify(world.events, Checkpoint.parse(line)).damage == ()


def test_at_the_start_every_ten_minutes_and_at_each_end(tmp_path):
    world = World(tmp_path)
    world.thread.at_once = True
    journal = world.open()
    told: list[str] = []
    points = Checkpoints(journal, world.clock, [told.append])
    points.begin()
    world.settle(journal)
    assert [line.split()[2] for line in told] == ["1"]
    talk(journal, 3)
    world.clock.advance(EVERY)
    world.settle(journal)
    assert [line.split()[2] for line in told] == ["1", "4"]
    journal.rotate()
    world.settle(journal)
    assert [line.split()[2] for line in told] == ["1", "4", "5"]
    talk(journal, 1)
    points.finish(is_closed=journal.close())
    assert [line.split()[2] for line in told] == ["1", "4", "5", "8"]
    assert told[-1] == str(points.last)
    assert world.clock.getDelayedCalls() == []
    assert all(proves(world, line) for line in told)


def test_at_midnight(tmp_path):
    world = World(tmp_path, fsync="os")
    world.thread.at_once = True
    journal = world.open()
    told: list[str] = []
    Checkpoints(journal, world.clock, [told.append])
    world.clock.advance(TO_MIDNIGHT)
    talk(journal, 1)
    world.settle(journal)
    assert [line.split()[2] for line in told] == ["2"]


def test_cut_lines_are_missed_by_it(tmp_path):
    world = World(tmp_path)
    world.thread.at_once = True
    journal = world.open()
    told: list[str] = []
    points = Checkpoints(journal, world.clock, [told.append])
    talk(journal, 3)
    points.begin()
    world.settle(journal)
    world.crash(journal)
    path = world.segments()[0]
    lines = path.read_bytes().splitlines(keepends=True)
    assert proves(world, told[0])
    rewrite(path, b"".join(lines[:-1]))
    assert verify(world.events).code == 0
    assert not proves(world, f"Nov 30 12:00:00 host wolfd[1]: checkpoint {told[0]}")


def test_told_only_when_it_can_be_lost_no_more(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    told: list[str] = []
    points = Checkpoints(journal, world.clock, [told.append])
    talk(journal, 1)
    points.begin()
    journal.write()
    world.clock.advance(1)
    assert told == []
    world.thread.run()
    world.clock.advance(0)
    assert [line.split()[2] for line in told] == ["2"]


def test_after_a_failed_sync_what_is_told_is_in_the_log(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    told: list[str] = []
    points = Checkpoints(journal, world.clock, [told.append])
    talk(journal, 1)
    good = world.segments()[0].stat().st_size
    world.settle(journal)
    talk(journal, 2)
    world.disk.bad_syncs = 1
    points.begin()
    for _ in range(3):
        world.settle(journal)
    world.crash(journal)
    assert told
    os.truncate(world.segments()[0], good)  # what the disk really had
    assert all(proves(world, line) for line in told)


def test_who_cannot_hear_keeps_nothing_from_the_others(tmp_path):
    def deaf(line: str) -> None:
        raise OSError(line)

    world = World(tmp_path)
    world.thread.at_once = True
    journal = world.open()
    told: list[str] = []
    Checkpoints(journal, world.clock, [deaf, told.append]).begin()
    world.settle(journal)
    assert len(told) == 1


# --- who hears --------------------------------------------------------------------------------------------------------


def test_the_system_log(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind(str(tmp_path / "log"))
        SystemLog(tmp_path / "log")("wolflog/1 0 1 2")
        assert end.recv(1000) == b"<29>wolfd[%d]: checkpoint wolflog/1 0 1 2" % os.getpid()


@pytest.mark.timeout(10)
def test_no_system_log_or_a_stuck_one_stops_nothing(tmp_path):
    SystemLog(tmp_path / "none")("line")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind(str(tmp_path / "log"))
        log = SystemLog(tmp_path / "log")
        for _ in range(2000):
            log("line " + "x" * 200)


def test_a_command_gets_the_line(tmp_path):
    world = World(tmp_path)
    script = f"import sys; open({str(tmp_path / 'kept')!r}, 'a').write(sys.stdin.read())"
    command = Command(world.clock, (sys.executable, "-c", script))
    command("wolflog/1 0 1 2")
    command.finish()
    assert (tmp_path / "kept").read_text() == "wolflog/1 0 1 2\n"


def test_a_command_that_is_not_there_is_told_in_one_line(tmp_path):
    command = Command(World(tmp_path).clock, ("/no/such", "-x"))
    with capturedLogs() as events:
        command("wolflog/1 0 1 2")
        command.finish()
    assert [(event["log_level"].name, event.get("log_failure")) for event in events] == [("warn", None)]
    assert events[0]["why"] == "No such file or directory"


@pytest.mark.timeout(10)
def test_a_command_that_does_not_end_is_ended_and_the_newest_line_comes_next(tmp_path):
    world = World(tmp_path)
    kept = tmp_path / "kept"
    command = Command(world.clock, ("sh", "-c", f"read line; echo $line >> {kept}; test $line = last || exec sleep 60"))
    command("first")
    process = command._process
    for line in ("lost", "last"):
        command(line)
        assert command._process is process
    world.clock.pump([1.0] * 40)
    assert process.wait(5) == -9
    command.finish()
    assert kept.read_text().split() in (["first", "last"], ["last"])  # it may have been ended before it could write
