"""What stands, such as a warning: it is found at each start, whatever became of the segment that holds its record."""

from tests.journal.worlds import World, rewrite
from wolfd.journal import Record, records, verify

WARNING = {"measure": "w1", "person": "p-1", "reason": "shouting", "until": 0}


def test_it_is_carried_from_segment_to_segment(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    seq = journal.append("mod.warned", **WARNING)
    journal.append("mod.acknowledged", measure="w1", person="p-1", acknowledged=True)
    journal.rotate()
    journal.rotate()
    world.settle(journal)
    world.crash(journal)
    first, second, _ = world.segments()
    first.unlink()
    second.unlink()
    again = world.open()
    assert again.standing.entries == {"w1": {"type": "mod.warned", "seq": seq, **WARNING, "acknowledged": True}}
    assert again.past.standing == again.standing.entries
    again.close()


def test_it_ends_when_it_is_lifted_or_over(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    journal.append("mod.muted", measure="m1", person="p-1", until=world.wall() + 60)
    journal.append("mod.muted", measure="m2", person="p-2", until=0)
    journal.append("mod.muted", measure="m3", person="p-3", until=world.wall() + 90)
    journal.append("mod.lifted", measure="m2")
    journal.append("mod.lifted")
    world.clock.advance(70)
    journal.rotate()
    journal.close()
    headers = [item.fields().get("standing") for item in records(world.events) if isinstance(item, Record) and item.type == "log.open"]
    assert [sorted(header or ()) for header in headers] == [[], ["m3"]]
    assert verify(world.events).code == 0


def test_a_torn_header_takes_nothing_away(tmp_path):
    """The header before it says it as well."""
    world = World(tmp_path)
    journal = world.open()
    journal.append("mod.warned", **WARNING)
    world.settle(journal)
    journal.rotate()
    journal.append("mod.muted", measure="m1", person="p-1", until=0)
    world.settle(journal)
    world.crash(journal)
    newest = world.segments()[-1]
    rewrite(newest, newest.read_bytes()[:50])
    again = world.open()
    assert list(again.standing.entries) == ["w1"]
    again.close()


def test_a_repeated_record_keeps_the_number_by_which_its_subject_knows_it(tmp_path):
    """A sync fails and its file is lost: the record stands under another number, and its appeal id is the one that was told."""
    world = World(tmp_path, fsync="group")
    journal = world.open()
    world.settle(journal)
    world.disk.bad_syncs = 1
    seq = journal.append("mod.warned", **WARNING)
    world.settle(journal)
    world.crash(journal)
    first = world.segments()[0]
    rewrite(first, first.read_bytes().splitlines(keepends=True)[0])
    again = world.open()
    assert again.standing.entries["w1"]["seq"] == seq
    again.close()
