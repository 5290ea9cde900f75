"""P4 and P5 over a real game's log: every truncation, every byte flipped, every line dropped; a person erased."""

import os
import shutil
from pathlib import Path

import pytest

from tests.journal.games import played
from tests.journal.worlds import flip
from wolfd.journal import Damage, Record, records, verify
from wolfd.journal.seals import Seals

STEP = 997
"""In every run so many bytes are passed over from one to the next; at length none."""


@pytest.fixture(scope="module")
def log(tmp_path_factory) -> Path:
    """A game played to its end: one closed segment."""
    house = played(tmp_path_factory.mktemp("log"), 3)
    return house.state


def segment(state: Path) -> Path:
    (path,) = (state / "events").glob("*.jsonl")
    path.chmod(0o640)
    return path


def flips(state: Path, step: int) -> tuple[int, int]:
    """Flip bytes one after another; how many, and how often it was not told with the line it stands in."""
    path, missed, count = segment(state), 0, 0
    content = path.read_bytes()
    starts = [0, *(at + 1 for at, byte in enumerate(content) if byte == 10)]
    line = 0
    for at in (*range(0, len(content), step), len(content) - 1):
        while line + 1 < len(starts) and starts[line + 1] <= at:
            line += 1
        flip(path, at, 1 << (at % 7))
        told = {damage.line for damage in verify(state / "events").damage}
        missed += not told & {line + 1, line + 2}
        count += 1
        flip(path, at, 1 << (at % 7))
    assert path.read_bytes() == content
    return count, missed


def truncations(state: Path, step: int) -> tuple[int, int]:
    """Cut the end off ever further; how many, and how often whole lines before it were not read."""
    copy = state.with_name("cut")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(state, copy)
    for sum_ in (copy / "events").glob("*.sum"):
        sum_.unlink()
    path, wrong, count = segment(copy), 0, 0
    content = path.read_bytes()
    for size in range(len(content), 0, -step):
        os.truncate(path, size)
        lines = content[:size].count(b"\n")
        found = list(records(copy / "events"))
        torn = [item for item in found if isinstance(item, Damage)]
        wrong += sum(isinstance(item, Record) for item in found) != lines or any(not item.torn for item in torn)
        count += 1
    return count, wrong


def test_some_bytes_and_lengths(log):
    assert flips(log, STEP)[1] == 0
    assert truncations(log, STEP)[1] == 0


def test_erasing_a_person_leaves_the_log_whole(log):
    before = verify(log / "events")
    seals = Seals(log)
    persons = [seals.seal(f"p-{each}", {"address": "192.0.2.1"}, 0.0) for each in range(3)]
    assert len(set(persons)) == 3
    assert seals.forget("p-1") == 1
    assert verify(log / "events") == before


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_every_byte_and_length(log, capsys):
    size = segment(log).stat().st_size
    step = max(1, size // 20_000)  # a bound on the time it takes: at least 20,000 of each
    flipped, missed = flips(log, step)
    cut, wrong = truncations(log, step)
    with capsys.disabled():
        print(f"\nP4: log of {size} bytes: {flipped} byte flips, {missed} missed; {cut} truncations, {wrong} mis-read")
    assert (missed, wrong) == (0, 0)
