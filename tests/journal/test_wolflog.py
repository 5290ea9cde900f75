"""`wolflog`: its output, its filters, its exit codes, and its man pages."""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from tests.journal.worlds import World, rewrite, talk
from wolfd import cli, wolfctl
from wolfd.journal import TYPES, default_state
from wolfd.journal.ids import open_ids
from wolfd.running import restoring
from wolfd.views import tool

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def world(tmp_path) -> World:
    world = World(tmp_path)
    journal = world.open()
    journal.append("table.opened", game="g7Q2", chan="#wolf")
    journal.append("chat.message", chan="#Wolf", nick="bob", text="hi there")
    journal.append("chat.joined", chan="#other", nick="eve")
    journal.append("game.command", game="g7Q2", chan="#wolf", command=["Late", 1])
    journal.close()
    return world


@pytest.fixture
def run(world, capsys):
    def run(*arguments: str) -> tuple[int, list[str], str]:
        code = tool.main([*arguments, "--state", str(world.state)])
        out, err = capsys.readouterr()
        return code, out.splitlines(), err

    return run


def test_verify_whole(world, run):
    code, out, err = run("verify")
    assert (code, err) == (0, "")
    assert out[0] == "whole: 1 segments, 6 records"
    assert re.fullmatch(r"last: wolflog/1 [0-9a-f]{16} 6 [0-9a-f]{64}", out[1])


def test_verify_damaged(world, run):
    path = world.segments()[0]
    rewrite(path, path.read_bytes().replace(b"hi there", b"ho there"))
    code, out, _ = run("verify")
    assert code == 1
    assert out[0].startswith(f"{path.name}:3: byte ")
    assert out[0].endswith("seq 3: the line was changed")
    assert out[-2].startswith("DAMAGED")


def test_verify_torn(world, run):
    journal = world.open()
    talk(journal, 1)
    world.crash(journal)
    path = world.segments()[1]
    path.write_bytes(path.read_bytes()[:-9])
    code, out, _ = run("verify")
    assert code == 2
    assert "the last line is torn" in out[0]


def test_verify_with_a_checkpoint(world, run):
    checkpoint = run("verify")[1][-1]
    assert run("verify", "--checkpoint", checkpoint)[0] == 0
    assert run("verify", "--checkpoint", checkpoint[:-1] + ("1" if checkpoint[-1] == "0" else "0"))[0] == 1
    assert run("verify", "--checkpoint", "no checkpoint")[0] == 64


def test_cat_as_text(world, run):
    code, out, err = run("cat")
    assert (code, err, len(out)) == (0, "", 6)
    assert out[2] == '2026-11-30T12:00:00.000000Z 3 chat.message chan=#Wolf nick=bob text="hi there"'
    assert out[4].endswith('game.command game=g7Q2 chan=#wolf command=["Late", 1]')


def test_cat_as_json_is_the_log_itself(world, run):
    assert run("cat", "--json")[1] == world.segments()[0].read_text().splitlines()


@pytest.mark.parametrize(
    ("arguments", "numbers"),
    [
        (["--game", "g7Q2"], [2, 5]),
        (["--chan", "#WOLF"], [2, 3, 5]),
        (["--chan", "wolf"], [2, 3, 5]),
        (["--type", "chat"], [3, 4]),
        (["--type", "chat.message"], [3]),
        (["--type", "cha"], []),
        (["--type", "log", "--type", "game"], [1, 5, 6]),
        (["--from-seq", "5"], [5, 6]),
        (["--game", "g7Q2", "--type", "table"], [2]),
        (["--id", "aaaaaaaa"], []),
    ],
)
def test_cat_filters(run, arguments, numbers):
    assert [json.loads(line)["seq"] for line in run("cat", "--json", *arguments)[1]] == numbers


def test_cat_finds_the_record_of_an_id(world, run):
    ids = open_ids(world.state)
    for name in (ids.message(3), ids.appeal(3), ids.message(3).upper()):
        assert [json.loads(line)["seq"] for line in run("cat", "--json", "--id", name)[1]] == [3]


def test_cat_goes_on_after_damage(world, run):
    path = world.segments()[0]
    rewrite(path, path.read_bytes().replace(b"hi there", b"ho there"))
    code, out, err = run("cat", "--json")
    assert [json.loads(line)["seq"] for line in out] == [1, 2, 4, 5, 6]
    assert (code, err.count("\n")) == (0, 1)
    assert err.startswith(f"wolflog: {path.name}:3: ")


def test_cat_shows_a_terminal_nothing_that_it_would_obey(world, run):
    journal = world.open()
    journal.append("chat.message", nick="eve", text="\x1b[2J\u202e狼\x9b", pair={"a": "\x07"})
    journal.close()
    lines = run("cat")[1]
    assert all(line.isprintable() for line in lines)
    assert r'text="\u001b[2J\u202e\u72fc\u009b"' in run("cat", "--type", "chat.message")[1][-1]


@pytest.mark.parametrize(
    "arguments", [[], ["cat", "--no-such"], ["cat", "--from-seq", "x"], ["cot"], ["verify", "more"]]
)
def test_usage(capsys, arguments):
    assert tool.main(arguments) == 64
    assert capsys.readouterr().err.startswith("wolflog: ")


def test_no_log(tmp_path, capsys):
    for command in ("verify", "cat"):
        assert tool.main([command, "--state", str(tmp_path / "none")]) == 74
        assert capsys.readouterr().err == f"wolflog: {tmp_path}/none/events: No such file or directory\n"


def test_help_and_version(capsys):
    assert tool.main(["-V"]) == tool.main(["-h"]) == tool.main(["cat", "--help"]) == 0
    assert capsys.readouterr().out.startswith("wolflog 0.")


def test_default_state(monkeypatch):
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("XDG_STATE_HOME", "/var/state")
    assert default_state() == Path("/var/state/wolfd")
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    assert default_state() == Path("/home/ann/.local/state/wolfd")
    monkeypatch.delenv("XDG_STATE_HOME")
    assert default_state() == Path("/home/ann/.local/state/wolfd")


def test_a_process_of_its_own(world):
    """Exit code and output as a shell sees them, into a pipe whose reader goes away."""
    command = [sys.executable, "-m", "wolfd.views.tool"]
    verify = subprocess.run([*command, "verify", "--state", str(world.state)], cwd=ROOT, capture_output=True, check=False)
    assert (verify.returncode, verify.stderr) == (0, b"")
    journal = world.open()
    for line in range(5000):
        journal.append("chat.message", text=line)
    journal.close()
    with subprocess.Popen(
        [*command, "cat", "--state", str(world.state)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as cat:
        cat.stdout.readline()
        cat.stdout.close()
        assert (cat.wait(30), cat.stderr.read()) == (0, b"")


# --- man pages ----------------------------------------------------------------------------------------------------


def flags(page: str) -> set[str]:
    found = re.findall(r"^\.(?:It|Op) (Fl .*)$", page, re.MULTILINE)
    return {name.replace("\\-", "-") for line in found for name in re.findall(r"Fl (\S+)", line)}


def test_wolflog_1_has_every_option_and_no_other():
    page = (ROOT / "man/wolflog.1").read_text()
    listed = {f"-{name}" for name in flags(page)} - {"-hV"}
    params = [param for command in (tool.wolflog, *tool.wolflog.commands.values()) for param in command.params]
    options = {
        name for param in params if isinstance(param, click.Option) for name in (*param.opts, *param.secondary_opts)
    }
    assert listed == options | {"-h", "--help"}


def test_wolflog_5_has_every_type_and_no_other():
    page = (ROOT / "man/wolflog.5").read_text().partition(".Ss Types")[2]
    rows = dict(re.findall(r"^\.It Cm (\S+)(.*)$", page, re.MULTILINE))
    assert list(rows) == list(TYPES)
    assert {name for name, mark in rows.items() if "secret" in mark} == {
        name for name, kind in TYPES.items() if kind.secret
    }


def as_nobody(call: Callable[[], int]) -> int:
    """The exit code of a call in a process that may read nothing that is only its owner's."""
    child = os.fork()
    if not child:
        if os.geteuid() == 0:
            os.setgroups([])
            os.setresuid(65534, 65534, 65534)
        code = 99
        try:
            code = call()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def test_who_may_not_read_it_is_told_that_and_not_how_to_type(tmp_path):
    """It ended with the code of a wrong command line."""
    with tempfile.TemporaryDirectory() as outer:
        state = Path(outer) / "state"
        World(state).open().close()
        Path(outer).chmod(0o755)
        state.chmod(0)
        for command in ("cat", "verify", "stat", "games", "reports"):
            assert as_nobody(lambda command=command: tool.main([command, "--state", str(state)])) == 74
        assert as_nobody(lambda: wolfctl.main(["--state", str(state), "status"])) == 74
        assert restoring.restore  # it must be there before the rights are gone
        assert as_nobody(lambda: cli.main(["restore", "--state", str(tmp_path / "new"), str(state)])) == 74
        state.chmod(0o700)
