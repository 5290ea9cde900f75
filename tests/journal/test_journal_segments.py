"""When a new segment begins, what chains it to the others, and what is left of one that retention has deleted."""

import json

from tests.journal.worlds import TO_MIDNIGHT, World, rewrite, talk
from wolfd.journal import Record, records, verify


def lines_of(path) -> list[dict]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_midnight(tmp_path):
    """A segment holds records of one UTC day: the first record of the next day begins a new one."""
    world = World(tmp_path, fsync="os")
    world.thread.at_once = True
    journal = world.open()
    world.clock.advance(TO_MIDNIGHT - 0.5)
    talk(journal, 1)
    world.clock.advance(0.5)
    talk(journal, 2)
    world.settle(journal)
    first, second = map(lines_of, world.segments())
    assert {line["ts"][:10] for line in first[:-1]} == {"2026-11-30"}
    assert {line["ts"][:10] for line in second} == {"2026-12-01"}
    assert (second[0]["type"], second[0]["why"]) == ("log.open", "midnight")
    assert (first[-1]["type"], first[-1]["why"]) == ("log.close", "midnight")
    assert len(second) == 3
    assert world.code() == 0


def test_size(tmp_path):
    world = World(tmp_path, fsync="os", segment_bytes=2000)
    world.thread.at_once = True
    journal = world.open()
    talk(journal, 40)
    world.settle(journal)
    assert len(world.segments()) > 3
    assert all(2000 <= path.stat().st_size < 3000 for path in world.segments()[:-1])
    assert world.code() == 0
    assert [item.seq for item in records(world.events) if isinstance(item, Record)] == [*range(1, journal.seq + 1)]


def test_in_the_middle_of_a_turn(tmp_path):
    """One turn's records may go to many segments; each is closed before the next is begun."""
    world = World(tmp_path, segment_bytes=1000)
    journal = world.open()
    for line in range(20):
        journal.append("chat.message", text=line)
    for _ in range(20):
        assert len(world.segments()) - len(world.sums()) in (0, 1)
        journal.write()
        world.thread.run()
    assert journal.write()
    assert (world.code(), len(world.segments()) > 4) == (0, True)


def test_on_command(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    journal.rotate()
    world.settle(journal)
    assert [lines_of(path)[0]["why"] for path in world.segments()] == ["start", "command"]


def test_files_never_change_once_they_are_closed(tmp_path):
    world = World(tmp_path)
    seen: dict = {}
    for _ in range(4):
        journal = world.open()
        talk(journal, 2)
        journal.rotate()
        talk(journal, 1)
        world.settle(journal)
        world.crash(journal)
        world.clock.advance(2)
        for path in [*world.segments(), *world.sums()]:
            content = (path.read_bytes(), path.stat().st_ino)
            assert seen.setdefault(path, content) == content
    assert world.code() == 0


def test_the_chain_of_sums_outlives_its_segments(tmp_path):
    """Retention deletes whole segments from the oldest on; their sums still chain, up to the first that is left."""
    world = World(tmp_path)
    for _ in range(4):
        journal = world.open()
        talk(journal, 3)
        journal.close()
    checkpoint = verify(world.events).last
    for path in world.segments()[:2]:
        path.unlink()
    verdict = verify(world.events, checkpoint)
    assert (verdict.code, verdict.segments, verdict.records) == (0, 2, 10)
    assert len(verdict.notes) == 2

    sums = world.sums()
    whole = sums[0].read_bytes()
    rewrite(sums[0], whole.replace(b'"last":5', b'"last":4'))
    assert verify(world.events).code == 1
    sums[0].unlink()
    assert verify(world.events).code == 1
    sums[0].write_bytes(whole)
    assert verify(world.events).code == 0
    world.segments()[0].unlink()
    world.segments()[0].unlink()
    assert verify(world.events, checkpoint).code == 0

    journal = world.open()
    assert (journal.past.seq, journal.past.log, journal.checkpoint.log) == (20, checkpoint.log, checkpoint.log)
    journal.close()
    assert verify(world.events, checkpoint).code == 0


def test_a_missing_sum_is_told(tmp_path):
    world = World(tmp_path)
    for _ in range(3):
        world.open().close()
    missing = world.sums()[1]
    missing.unlink()
    assert [damage.file for damage in verify(world.events).damage] == [missing.name]


def test_a_checkpoint_shows_that_the_end_was_cut_off(tmp_path):
    """Against the administrator: a chain alone does not show that its last lines are gone."""
    world = World(tmp_path, fsync="os")
    journal = world.open()
    talk(journal, 5)
    checkpoint = journal.checkpoint
    talk(journal, 5)
    world.crash(journal)
    assert verify(world.events, checkpoint).code == 0
    path = world.segments()[0]
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5]))
    assert verify(world.events).code == 0
    assert verify(world.events, checkpoint).code == 1
    other = World(tmp_path / "other").open()
    assert verify(world.events, other.checkpoint).code == 1


def test_clock_steps(tmp_path):
    """A jump of the wall clock against the monotonic one is a record; the order of records is theirs all the same."""
    world = World(tmp_path)
    journal = world.open()
    talk(journal, 1)
    world.clock.advance(5)
    world.jumped += 0.9
    talk(journal, 1)
    world.jumped += 30
    talk(journal, 1)
    world.jumped -= 3600
    talk(journal, 2)
    world.settle(journal)
    found = [(line["type"], line.get("by")) for line in lines_of(world.segments()[0])]
    assert [by for type_, by in found if type_ == "clock.step"] == [30.0, -3600.0]
    assert [type_ for type_, _ in found[3:5]] == ["clock.step", "chat.message"]
    assert world.code() == 0


def test_a_clock_set_back_over_midnight(tmp_path):
    """The name of the new segment is older, its first record is not: segments are in the records' order."""
    world = World(tmp_path, fsync="os")
    world.thread.at_once = True
    journal = world.open()
    talk(journal, 1)
    world.jumped -= 86400
    talk(journal, 1)
    world.settle(journal)
    journal.close()
    world.open().close()
    assert (world.code(), len(world.segments())) == (0, 3)


def test_two_starts_in_one_second(tmp_path):
    world = World(tmp_path)
    for _ in range(3):
        world.crash(world.open())
    assert (world.code(), len(world.segments())) == (0, 3)


def test_what_is_not_ours_is_left_alone(tmp_path):
    world = World(tmp_path)
    world.open().close()
    (world.events / "notes.txt").write_text("x")
    (world.events / "events-old.jsonl").write_text("x")
    world.open().close()
    assert world.code() == 0
