"""The format `wolflog/1` as the page has it, checked by a reader that shares no code with ours."""

import hashlib
import json
import re
import stat
from pathlib import Path

import pytest

from tests.journal.worlds import World, talk
from wolfd.journal import TYPES, UnknownType, verify

GOLDEN = Path(__file__).parent / "golden"


def check_independently(directory: Path) -> int:
    """The ten lines of anybody's own checker: how many lines are right, from the first on."""
    h, seq = bytes(32), 0
    for path in sorted(directory.glob("events-*.jsonl"), key=lambda path: path.name.split("-")[2]):
        for line in path.read_bytes().splitlines():
            body, stated = line.rsplit(b',"h":"', 1)
            h = hashlib.sha256(h + body).digest()
            if stated != h.hex().encode() + b'"}' or json.loads(line)["seq"] != seq + 1:
                return seq
            seq += 1
    return seq


def test_ten_lines_can_check_a_log(tmp_path):
    world = World(tmp_path)
    for _ in range(3):
        journal = world.open()
        talk(journal, 5)
        journal.close()
    assert check_independently(world.events) == journal.seq == 21


def test_the_ten_lines_see_a_change(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    talk(journal, 5)
    journal.close()
    path = world.segments()[0]
    path.write_bytes(path.read_bytes().replace(b"line 3", b"line 4"))
    assert check_independently(world.events) == 4


def test_members_stand_in_order(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    seq = journal.append("chat.message", zebra=1, chan="#wolf", ant={"h": None})
    journal.write()
    line = world.segments()[0].read_bytes().splitlines()[-1]
    assert seq == 2
    assert re.fullmatch(
        rb'\{"v":1,"seq":2,"ts":"2026-11-30T12:00:00.000000Z","mono":1000000000,"type":"chat.message",'
        rb'"zebra":1,"chan":"#wolf","ant":\{"h":null\},"h":"[0-9a-f]{64}"\}',
        line,
    )


def test_a_record_may_have_no_members_of_its_own(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    journal.append("admin.start")
    journal.close()
    assert json.loads(world.segments()[0].read_bytes().splitlines()[1])["type"] == "admin.start"
    assert check_independently(world.events) == 3


def test_header_tells_what_it_continues(tmp_path):
    world = World(tmp_path)
    first = world.open()
    first.append("table.opened", game="g7Q2", chan="#wolf")
    first.close()
    world.clock.advance(5)
    second = world.open()
    second.close()
    one, two = (json.loads(path.read_bytes().splitlines()[0]) for path in world.segments())
    last = json.loads(world.segments()[0].read_bytes().splitlines()[-1])
    assert (one["prev"], one["why"], one["software"], one["rules"]) == (None, "start", "wolfd test", "rules test")
    assert one["segment"] == "events-20261130T120000Z-000000000001.jsonl"
    assert two["segment"] == "events-20261130T120005Z-000000000004.jsonl"
    assert two["prev"] == {"segment": one["segment"], "seq": 3, "h": last["h"]}
    assert last["type"] == "log.close"
    assert two["games"] == {"g7Q2": 2}
    assert two["log"] == one["log"]
    assert "recovered" not in two


def test_sum_tells_what_its_segment_is(tmp_path):
    world = World(tmp_path)
    for _ in range(2):
        journal = world.open()
        talk(journal, 2)
        journal.close()
    before, after = world.sums()
    content = world.segments()[1].read_bytes()
    assert json.loads(after.read_text()) == {
        "v": 1,
        "log": journal.checkpoint.log,
        "segment": world.segments()[1].name,
        "first": 5,
        "last": 8,
        "count": 4,
        "size": len(content),
        "torn": 0,
        "sha256": hashlib.sha256(content).hexdigest(),
        "h": json.loads(content.splitlines()[-1])["h"],
        "prev": hashlib.sha256(before.read_bytes()).hexdigest(),
    }


def test_modes(tmp_path):
    world = World(tmp_path)
    world.open().close()
    assert stat.S_IMODE(world.segments()[0].stat().st_mode) == 0o640
    assert stat.S_IMODE(world.sums()[0].stat().st_mode) == 0o440


def test_an_unknown_type_is_a_mistake_of_the_program(tmp_path):
    journal = World(tmp_path).open()
    with pytest.raises(UnknownType):
        journal.append("chat.massage", text="oops")
    assert journal.seq == 1
    assert not journal.waiting


@pytest.mark.parametrize("name", ["v", "seq", "ts", "mono", "type", "dup", "h"])
def test_members_of_the_journals_own_are_not_for_the_caller(tmp_path, name):
    journal = World(tmp_path).open()
    with pytest.raises(ValueError, match=name):
        journal.append("chat.message", **{name: 1})
    assert journal.seq == 1


def test_what_cannot_be_encoded_changes_nothing(tmp_path):
    journal = World(tmp_path).open()
    with pytest.raises(TypeError):
        journal.append("chat.message", text=object())
    assert journal.seq == 1
    assert not journal.waiting


def test_types_are_dotted_names_with_a_meaning():
    for name, kind in TYPES.items():
        assert re.fullmatch(r"[a-z]+\.[a-z]+", name)
        assert kind.meaning


def test_a_released_log_can_still_be_read():
    """Within `v` 1 changes only add: this log was written by 0.1.0 and must stay whole for ever."""
    verdict = verify(GOLDEN / "0.1.0" / "events")
    assert verdict.code == 0
    assert verdict.records == check_independently(GOLDEN / "0.1.0" / "events") == 13
    assert str(verdict.last) == (GOLDEN / "0.1.0" / "checkpoint").read_text().strip()
