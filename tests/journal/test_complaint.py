"""The transcript in wolflog(1) is true: its commands, on a play in which a player cheats through a second account, show what it shows."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journal.complaint import play
from tests.sockets.conftest import Daemon
from wolfd import wolfctl
from wolfd.journal import Record, records
from wolfd.views import tool

PAGE = Path(__file__).resolve().parents[2] / "man/wolflog.1"
TIMES = (
    (re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?Z| UTC)"), "DATE"),
    (re.compile(r"\b\d\d:\d\d:\d\d\b"), "TIME"),
    (re.compile(r"^DATE \d+ "), "DATE N "),
    (re.compile(r" +"), " "),
)
"""What differs from one evening to the next."""


def transcript() -> list[tuple[str, list[str]]]:
    """Each command of the page, and what it shows there."""
    block = PAGE.read_text().partition(".Sh EXAMPLES")[2].partition(".Bd -literal\n")[2].partition("\n.Ed")[0]
    steps: list[tuple[str, list[str]]] = []
    for line in block.replace("\\&", "").replace("\\-", "-").splitlines():
        if line.startswith("$ "):
            steps.append((line[2:], []))
        else:
            steps[-1][1].append(line)
    return steps


def plain(line: str, names: dict[str, str]) -> str:
    for page, real in names.items():
        line = line.replace(real, page)
    for pattern, word in TIMES:
        line = pattern.sub(word, line)
    return line.strip()


def shows(shown: list[str], told: list[str]) -> bool:
    """Whether lines are as the page has them: `...` stands for lines that it leaves out, or for the rest of one."""
    rest = iter(told)
    for line in shown:
        if line == "...":
            continue
        start = line.removesuffix("...").strip()
        if not any(each.startswith(start) if line.endswith("...") else each == start for each in rest):
            return False
    return True


@pytest.fixture
def evening(tmp_path) -> Iterator[tuple[Daemon, dict[str, str]]]:
    """The play, and the server started on it; the page's names for what is called otherwise here."""
    game, report = play(tmp_path / "state")
    (_, shown), *_ = transcript()
    page_report, _, page_game = shown[1].split()[:3]
    daemon = Daemon(tmp_path / "state")
    yield daemon, {page_report: report, page_game: game}
    daemon.close()


def test_the_operator_settles_it_with_the_two_commands_alone(evening, capsys):
    daemon, names = evening
    steps = transcript()
    assert len(steps) >= 10
    assert {command.split()[0] for command, _ in steps} == {"wolflog", "wolfctl"}
    for command, shown in steps:
        told = run(command, daemon.state, names, capsys)
        expected = [plain(line, {}) for line in shown]
        assert shows(expected, [plain(line, names) for line in told]), f"$ {command}\n" + "\n".join(told)
    found = [item.fields() for item in records(daemon.state / "events") if isinstance(item, Record)]
    assert [each["why"] for each in found if each["type"] == "game.ended"] == ["aborted"]
    assert [each["do"] for each in found if each["type"] == "admin.command"] == ["abort", "ban", "note", "notes"]
    assert all(each["uid"] >= 0 and each["pid"] for each in found if each["type"].startswith("admin.command"))
    assert len([each for each in found if each["type"] == "admin.read"]) >= 3


def run(command: str, state: Path, names: dict[str, str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines that a command of the page prints; `| grep WORD` is done here."""
    for page, real in names.items():
        command = command.replace(page, real)
    command, _, wanted = command.partition(" | grep ")
    name, *words = shlex.split(command)
    code = wolfctl.main(["--state", str(state), *words]) if name == "wolfctl" else tool.main([*words, "--state", str(state)])
    out = capsys.readouterr()
    assert code == 0, out.err
    return [line for line in out.out.splitlines() if wanted in line]
