"""P4 and torn tails: any changed, removed, added or moved byte or line is told with its place; the rest is still read."""

import os
from dataclasses import replace
from hashlib import sha256

import pytest

from tests.journal.worlds import World, flip, rewrite, talk
from wolfd.journal import Damage, Record, Unwritable, form, history, recall, records, verify
from wolfd.journal.form import read_sum
from wolfd.journal.reader import walks
from wolfd.journal.recovery import sum_of


@pytest.fixture
def world(tmp_path) -> World:
    """A log of one file with 20 records whose writer was killed."""
    world = World(tmp_path, fsync="os")
    journal = world.open()
    talk(journal, 19)
    world.crash(journal)
    assert len(world.segments()[0].read_bytes().splitlines()) == 20
    assert world.code() == 0
    return world


@pytest.fixture
def closed(tmp_path) -> World:
    """A log of three closed files with 20 records in the second."""
    world = World(tmp_path, fsync="os")
    for lines in (1, 18, 1):
        journal = world.open()
        talk(journal, lines)
        journal.close()
    assert world.code() == 0
    return world


def good(world: World) -> list[int]:
    return [item.seq for item in records(world.events) if isinstance(item, Record)]


def places(world: World) -> set[tuple[str, int]]:
    return {(damage.file, damage.line) for damage in verify(world.events).damage}


def test_every_truncation_is_a_torn_tail_and_accounted_for(world):
    """P1: whatever of the last line is there, whole lines before it are read, and the next header accounts for it."""
    path = world.segments()[0]
    whole = path.read_bytes()
    for size in range(len(whole), -1, -1):
        os.truncate(path, size)
        lines = whole[:size].count(b"\n")
        torn = size - whole.rfind(b"\n", 0, size) - 1
        assert good(world) == list(range(1, lines + 1))
        assert world.code() == (2 if torn else 0)
        if size % 7 == 0 or whole[size : size + 1] == b"\n":
            go_on_and_undo(world, lines, size, torn)


def go_on_and_undo(world: World, lines: int, size: int, torn: int) -> None:
    """Start on a cut log: it goes on with the next number; then put away what that has made."""
    old = world.segments()[0]
    journal = world.open()
    assert journal.past.seq == lines
    assert journal.past.recovered is not None
    assert (journal.past.recovered.valid_bytes, journal.past.recovered.torn_bytes) == (size - torn, torn)
    assert journal.append("admin.start") == lines + 2
    journal.close()
    verdict = verify(world.events)
    assert (verdict.code, verdict.damage, verdict.records) == (0, (), lines + 3)
    assert good(world) == list(range(1, lines + 4))
    for path in world.events.iterdir():
        if path != old:
            path.unlink()


@pytest.mark.parametrize("mask", [0x01, 0x20])
def test_every_flipped_byte_is_told(closed, mask):
    """Each byte of a closed file: told at its line, and all other records are still there."""
    path = closed.segments()[1]
    whole = path.read_bytes()
    for at in range(len(whole)):
        flip(path, at, mask)
        verdict = verify(closed.events)
        flip(path, at, mask)
        line = whole.count(b"\n", 0, at) + 1
        assert verdict.code == 1
        assert (path.name, line) in {(damage.file, damage.line) for damage in verdict.damage}
        assert verdict.records >= 26 - 2


def test_a_flipped_byte_is_told_once(closed):
    """What follows a changed line is sound: it is not blamed for its neighbour."""
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    for number in range(1, 21):
        for old, new in ((b'"line ', b'"lime '), (b'"why"', b'"who"'), (b'"software"', b'"softwore"')):
            lines_now = list(lines)
            lines_now[number - 1] = lines[number - 1].replace(old, new)
            if lines_now != lines:
                rewrite(path, b"".join(lines_now))
                assert places(closed) == {(path.name, number), (closed.sums()[1].name, 1)}


def test_a_hash_changed_or_a_line_put_in_is_told_once(closed):
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    forged = lines[9][:-67] + b"0" * 64 + b'"}\n'
    for others in ([*lines[:9], forged, *lines[10:]], [*lines[:9], forged, *lines[9:]], [*lines[:9], b"?\n", *lines[9:]]):
        rewrite(path, b"".join(others))
        assert places(closed) == {(path.name, 10), (closed.sums()[1].name, 1)}


def test_every_flipped_byte_of_an_open_file_is_told(world):
    path = world.segments()[0]
    whole = path.read_bytes()
    for at in range(len(whole)):
        flip(path, at, 0x04)
        # Without its newline the last line is as if torn; that is told too.
        assert world.code() == (2 if at == len(whole) - 1 else 1)
        flip(path, at, 0x04)


def test_every_flipped_byte_of_a_sum_is_told(closed):
    for path in closed.sums():
        path.chmod(0o640)
        for at in range(path.stat().st_size):
            flip(path, at, 0x01)
            assert (path.name, 1) in places(closed)
            flip(path, at, 0x01)
    assert closed.code() == 0


@pytest.mark.parametrize("number", range(1, 21))
@pytest.mark.parametrize("change", ["dropped", "swapped", "doubled", "copied to the end", "garbage", "empty"])
def test_lines_dropped_moved_and_put_in_are_told(closed, number, change):
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    line = lines[number - 1]
    match change:
        case "dropped":
            del lines[number - 1]
        case "swapped":
            lines[number - 1 : number + 1] = reversed(lines[number - 1 : number + 1])
        case "doubled":
            lines.insert(number, line)
        case "copied to the end":
            lines.append(line)
        case "garbage":
            lines.insert(number, b"\x00\xff garbage\n")
        case "empty":
            lines.insert(number - 1, b"\n")
    if change == "swapped" and number == 20:
        return  # nothing to swap with
    rewrite(path, b"".join(lines))
    near = {(path.name, number + off) for off in (-1, 0, 1, 2)} | {(path.name, 21)}
    assert {place for place in places(closed) if place[0] == path.name} & near
    found = [item.seq for item in records(closed.events) if isinstance(item, Record)]
    assert set(range(1, 27)) - set(found) <= {number + 3}
    assert len(found) == len(set(found))


def test_lines_cut_from_the_end_are_told_when_something_follows(closed):
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    rewrite(path, b"".join(lines[:-3]))
    assert (path.name, 18) in places(closed)


def test_a_line_forged_with_its_hash_is_told(closed):
    """Who recomputes hashes to the end of a file meets the next header and the sum."""
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    h = bytes.fromhex(lines[4][-67:-3].decode())
    for number in range(5, 20):
        body = form.split(lines[number])[0].replace(b'"line 9', b'"lime 9')
        h = form.link(h, body)
        lines[number] = form.joined(body, h)
    rewrite(path, b"".join(lines))
    assert places(closed) >= {(path.name, 21), (closed.sums()[1].name, 1)}


def test_nul_tails_are_torn_tails(world):
    """What a lost power may leave: a size without its bytes."""
    path = world.segments()[0]
    whole = path.read_bytes()
    for kept, nuls in ((len(whole), 1), (len(whole), 5000), (len(whole) - 30, 30), (len(whole) - 200, 4096)):
        rewrite(path, whole[:kept] + bytes(nuls))
        assert world.code() == 2
    world.open().close()
    assert world.code() == 0


def test_a_torn_tail_must_be_what_the_header_says(world):
    """Only exactly the torn bytes that the next header claims are accepted."""
    path = world.segments()[0]
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    world.open().close()
    assert world.code() == 0
    torn = path.read_bytes()
    for other in (torn[:-1], torn + b"x", whole, torn[: torn.rfind(b"\n") + 1], torn + b"\n"):
        rewrite(path, other)
        assert world.code() == 1
    rewrite(path, torn)
    assert world.code() == 0


def test_a_torn_tail_is_told_though_all_sums_are_forged_to_fit(world):
    """The header's claim stands in the chain of hashes, which no sum can mend."""
    path = world.segments()[0]
    path.write_bytes(path.read_bytes()[:-20])
    world.open().close()
    torn = path.read_bytes()
    forge_sums(world)
    assert world.code() == 0, "as they were"
    for other in (torn[:-1], torn + b"x", torn[: torn.rfind(b"\n") + 1]):
        rewrite(path, other)
        forge_sums(world)
        assert [str(each).partition(": the file had ")[1] for each in verify(world.events).damage] == [": the file had "]


def forge_sums(world: World) -> None:
    """Write each sum anew, to fit its segment and the sum before."""
    log, previous = read_sum(world.sums()[0].read_bytes()).log, ""
    for walk, path in zip(walks(world.events), world.sums(), strict=True):
        for _ in walk:
            pass
        content = sum_of(walk, log, previous).encoded()
        rewrite(path, content)
        previous = sha256(content).hexdigest()


def test_headers_torn_one_after_another_are_accounted_for(world):
    """A crash while the header is written: the next start accounts for the torn header and for what that one should."""
    world.segments()[0].write_bytes(world.segments()[0].read_bytes()[:-20])
    for _ in range(3):
        world.crash(world.open())
        path = world.segments()[-1]
        path.write_bytes(path.read_bytes()[:25])
    assert world.code() == 2
    journal = world.open()
    assert [claim.file for claim in (journal.past.recovered, *journal.past.recovered.also)] == [
        path.name for path in world.segments()[-2::-1]
    ]
    assert journal.past.seq == 19
    journal.close()
    assert world.code() == 0
    assert len(world.segments()) == 5


@pytest.mark.parametrize("suffix", [".jsonl", ".sum"])
def test_what_is_nested_without_end_is_damage_and_no_more(world, suffix):
    nested = b'{"v":1,"seq":21,"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"
    path = world.segments()[0].with_suffix(suffix)
    with path.open("ab") as file:
        file.write(nested)
    assert verify(world.events).damage
    journal = world.open()
    assert good(world)[:20] == list(range(1, 21))
    journal.close()


def test_a_damaged_end_does_not_stop_the_next_start(world):
    """A whole line that was changed is no torn tail: its number is not used again, and it stays told."""
    path = world.segments()[0]
    whole = path.read_bytes()
    path.write_bytes(whole[:-200] + b"?" + whole[-199:])
    past = recall(world.state)
    assert (past.seq, [damage.line for damage in past.damage]) == (20, [20])
    journal = world.open()
    assert journal.append("admin.start") == 22
    journal.close()
    assert places(world) == {(path.name, 20)}
    assert good(world) == [*range(1, 20), 21, 22, 23]


def test_a_file_renamed_or_missing_is_told(closed):
    first, second, third = closed.segments()
    moved = second.with_name("events-20261130T120001Z-000000000004.jsonl")
    second.rename(moved)
    assert closed.code() == 1
    moved.rename(second)
    second.unlink()
    assert (second.name, 1) in places(closed)
    third.unlink()
    assert closed.code() == 1  # an older file is there, so this was not retention
    first.unlink()
    assert closed.code() == 0


def test_the_newest_file_renamed_is_told(world):
    path = world.segments()[0]
    path.rename(path.with_name("events-20261130T120001Z-000000000001.jsonl"))
    assert world.code() == 1


def test_the_oldest_file_missing_with_its_sum_is_told(closed):
    closed.segments()[0].unlink()
    closed.sums()[0].unlink()
    assert (closed.segments()[0].name, 1) in places(closed)


def test_a_torn_tail_put_on_a_closed_file_is_told(closed):
    path = closed.segments()[1]
    rewrite(path, path.read_bytes() + b"torn")
    assert (path.name, 21) in places(closed)


def test_a_block_of_lines_repeated_is_told_and_not_read_twice(closed):
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    for at in (8, 12, 20):
        rewrite(path, b"".join([*lines[:at], *lines[3:7], *lines[at:]]))
        assert places(closed) >= {(path.name, at + off) for off in (1, 2, 3, 4)}
        assert good(closed) == list(range(1, 27))


def test_lines_missing_behind_a_line_that_cannot_be_read_are_told(closed):
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    rewrite(path, b"".join([*lines[:5], b"?\n", *lines[12:]]))
    assert places(closed) >= {(path.name, 6), (path.name, 7)}
    rewrite(path, b"".join([*lines[:5], b"?\n", b"?\n", *lines[7:]]))
    assert places(closed) >= {(path.name, 6), (path.name, 7)}
    assert (path.name, 8) not in places(closed)


def test_damage_is_told_with_its_place(closed):
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    byte = sum(map(len, lines[:6]))
    lines[6] = lines[6].replace(b"bob", b"eve")
    rewrite(path, b"".join(lines))
    told = next(item for item in records(closed.events) if isinstance(item, Damage))
    assert str(told) == f"{path.name}:7: byte {byte}, seq 10: the line was changed"


def unproved(closed: World, line: bytes) -> bytes:
    """Two lines of the middle file lost, and one behind them not as it was: nothing proves what stands in it."""
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    lines[5:8] = [line.replace(b"SEQ", lines[7][13 : lines[7].index(b",", 13)])]
    rewrite(path, b"".join(lines))
    return lines[5]


TAIL = b'"h":"' + b"0" * 64 + b'"}\n'


@pytest.mark.parametrize("rest", [b'"text":"\xff"', b'"text":1e999', b'"x":"\xed\xa0\x80"'])
def test_what_cannot_be_read_to_its_end_is_no_record(closed, rest):
    """Its head alone can be: whoever asked for the rest of it, at a start too, ended with a trace."""
    line = unproved(closed, b'{"v":1,"seq":SEQ,"ts":"2026-11-30T12:00:00.000000Z","mono":1,"type":"chat.message","chan":"#wolf",' + rest + b"," + TAIL)
    found = [item for item in records(closed.events) if isinstance(item, Record)]
    assert line not in {item.line for item in found}
    assert all(item.fields() for item in found)
    assert closed.code() == 1
    assert len(found) == len({item.seq for item in found}) > 20


@pytest.mark.parametrize("rest", [b'"segment":5', b'"segmeNt":"x","bytes":1,"first":1,"last":2'])
def test_a_repetition_that_says_nothing_is_passed_over(closed, rest):
    unproved(closed, b'{"v":1,"seq":SEQ,"ts":"2026-11-30T12:00:00.000000Z","mono":1,"type":"log.resent",' + rest + b"," + TAIL)
    assert closed.code() == 1
    assert list(history(closed.state, replace(recall(closed.state), games={"g": 1})))


def test_a_start_does_not_trust_a_header_that_was_changed(tmp_path):
    """Which games are open, and who is muted, is then found from the header before."""
    world = World(tmp_path, fsync="os")
    journal = world.open()
    journal.append("table.opened", game="abc", chan="#wolf")
    journal.append("mod.muted", measure="m1", until=0, whom_nick="Bob")
    journal.rotate()
    journal.write()
    world.thread.run()
    journal.write()
    world.crash(journal)
    before = recall(tmp_path)
    path = world.segments()[-1]
    rewrite(path, path.read_bytes().replace(b'"abc":', b'"abd":').replace(b'"whom_nick"', b'"whom_nicj"'))
    past = recall(tmp_path)
    assert (past.games, past.seq, past.log) == (before.games, before.seq, before.log)
    assert past.standing["m1"]["whom_nick"] == "Bob"
    assert past.damage


def test_what_cannot_be_read_now_ends_the_start(tmp_path):
    """A disk that fails for a moment: to go on would use numbers twice, and call games off that are whole."""
    world = World(tmp_path, fsync="os")
    journal = world.open()
    journal.append("table.opened", game="abc", chan="#wolf")
    talk(journal, 5)
    world.crash(journal)
    past, path = recall(tmp_path), world.segments()[0]
    whole = path.read_bytes()
    path.unlink()
    path.symlink_to("/proc/self/mem")  # opens, and gives EIO
    try:
        with pytest.raises(OSError, match="Input/output error") as wrong:
            list(history(tmp_path, past))
        assert wrong.value.filename == str(path)
        with pytest.raises(Unwritable, match="Input/output error"):
            world.open()
    finally:
        path.unlink()
    path.write_bytes(whole)
    assert len(world.segments()) == 1
    world.open()
    assert world.code() == 0


def forged(world: World, *lines: bytes) -> None:
    """Lines put behind the log's last one, with hashes that follow."""
    path = world.segments()[-1]
    content = path.read_bytes()
    h, seq = bytes.fromhex(content[-67:-3].decode()), form.number(content.splitlines(keepends=True)[-1])
    for line in lines:
        seq += 1
        body = b'{"v":1,"seq":%d%b' % (seq, line)
        h = form.link(h, body)
        content += form.joined(body, h)
    rewrite(path, content)


REST = b',"ts":"2026-11-30T12:00:00.000000Z","mono":1,"type":'


@pytest.mark.parametrize("first", [12, 13])
def test_who_changes_a_record_cannot_excuse_it_behind_it(closed, first):
    """A repetition is proved by the hashes of what it repeats; it was believed, and a changed log called whole."""
    journal = closed.open()
    talk(journal, 2)
    closed.crash(journal)
    path = closed.segments()[1]
    lines = path.read_bytes().splitlines(keepends=True)
    at = next(place for place, line in enumerate(lines) if form.number(line) == 12)
    changed = lines[at].replace(b"bob", b"eve")
    start = sum(map(len, lines[:at]))
    rewrite(path, path.read_bytes().replace(lines[at], changed))
    assert closed.code() == 1
    claim = REST + b'"log.resent","segment":"%b","bytes":%d,"first":%d,"last":12' % (path.name.encode(), start, first)
    copy = changed[changed.index(b',"ts":') : -form.TAIL] + b',"dup":12'
    forged(closed, claim, copy)
    found = verify(closed.events)
    assert found.code == 1
    assert {damage.file for damage in found.damage} >= {path.name}
    assert any("changed" in damage.what for damage in found.damage)
