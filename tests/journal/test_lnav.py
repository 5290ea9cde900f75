"""The format for lnav, by lnav itself: it takes the file, reads a log by it, and knows what weighs how much."""

import csv
import io
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.journal.games import played
from wolfd.journal import TYPES

FORMAT = Path(__file__).resolve().parents[2] / "etc/lnav/wolflog.json"

pytestmark = pytest.mark.skipif(shutil.which("lnav") is None, reason="lnav is not installed")


@pytest.fixture(scope="module")
def lnav(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")

    def lnav(*arguments: str) -> str:
        environment = {**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "TERM": "dumb"}
        done = subprocess.run(["lnav", *arguments], capture_output=True, text=True, timeout=30, check=False, env=environment,
                              stdin=subprocess.DEVNULL)  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    lnav("-i", str(FORMAT))
    return lnav


@pytest.fixture(scope="module")
def log(tmp_path_factory) -> Path:
    (path,) = played(tmp_path_factory.mktemp("log"), 3).events.glob("*.jsonl")
    return path


def test_lnav_accepts_the_format(lnav):
    assert lnav("-n", "-C") == ""


def test_a_line_for_each_record_with_what_people_look_for(lnav, log):
    shown = lnav("-n", str(log)).splitlines()
    lines = log.read_text().splitlines()
    assert len(shown) == len(lines)
    at = next(number for number, line in enumerate(lines) if '"type":"chat.joined"' in line)
    assert shown[at].split() == ["2026-11-30", "12:00:00.000", str(at + 1), "chat.joined", "#wolf", "Ann"]
    assert not any('"h":' in line or "seed" in line for line in shown)


def test_records_as_a_table(lnav, log):
    told = lnav("-n", "-c", ";SELECT seq, type, game, log_level FROM wolflog ORDER BY seq", "-c", ":write-csv-to -", str(log))
    rows = list(csv.DictReader(io.StringIO(told)))
    records = [json.loads(line) for line in log.read_text().splitlines()]
    assert [(row["seq"], row["type"], row["game"]) for row in rows] == [
        (str(record["seq"]), record["type"], record.get("game", "<NULL>")) for record in records]  # fmt: skip
    levels = {row["type"]: row["log_level"] for row in rows}
    assert (levels["clock.tick"], levels["chat.message"], levels["game.command"], levels["log.open"]) == (
        "trace", "info", "notice", "debug")  # fmt: skip


def test_each_type_has_a_level():
    levels = json.loads(FORMAT.read_text())["wolflog"]["level"].values()
    assert [name for name in TYPES if not any(re.search(each, name) for each in levels)] == []
