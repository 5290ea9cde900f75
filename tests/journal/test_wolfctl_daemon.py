"""The real daemon and its operator: the socket, what is on record of it, and looks at a running game."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.sockets.conftest import PATIENCE, ROOT, Daemon
from wolfd.control.socket_client import ask
from wolfd.journal import Record, records, verify


@pytest.fixture
def daemon(tmp_path) -> Iterator[Daemon]:
    daemon = Daemon(tmp_path / "state")
    yield daemon
    daemon.close()


@pytest.fixture
def run(daemon) -> Callable[..., subprocess.CompletedProcess[str]]:
    def run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        state = ["--state", str(daemon.state)]
        words = [*state, *arguments] if module == "wolfd.wolfctl" else [*arguments, *state]
        return subprocess.run([sys.executable, "-W", "error", "-m", module, *words], cwd=ROOT, capture_output=True, text=True,
                              timeout=30, check=False)  # fmt: skip

    return run


def of(daemon: Daemon, type_: str) -> list[dict]:
    return [item.fields() for item in records(daemon.state / "events") if isinstance(item, Record) and item.type == type_]


def test_an_evening_of_an_operators(daemon, run):
    """He looks, reads a running game, calls it off; all of it is on record, and the players hear of it."""
    ann = daemon.by_irc("Ann")
    ann.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 7", "PRIVMSG #wolf :!ready")
    ann.wait("PRIVMSG Ann :Your card")
    assert (daemon.state / "control.sock").stat().st_mode & 0o777 == 0o600

    games = json.loads(run("wolfd.wolfctl", "--json", "games").stdout)["result"]
    game = games[0]["game"]
    told = run("wolfd.views.tool", "replay", game)
    assert (told.returncode, told.stderr) == (0, "")
    assert "Your card: " in told.stdout
    end = time.monotonic() + PATIENCE
    while not of(daemon, "game.command") and time.monotonic() < end:  # artificial players take their time
        time.sleep(0.05)
    shown = run("wolfd.views.tool", "cat", "--type", "game")
    assert (shown.returncode, "game.command" in shown.stdout) == (0, True)
    assert [(read["game"], read["what"], read["uid"]) for read in of(daemon, "admin.read")] == [
        (game, "wolflog replay", os.getuid()), (game, "wolflog cat", os.getuid())]  # fmt: skip

    assert run("wolfd.wolfctl", "abort", "#wolf", "a", "test").returncode == 0
    ann.wait("The operator has called this game off")
    ann.wait("the operator has read what was secret in it (2 times)")
    (aborted,) = (each for each in of(daemon, "admin.command") if each["do"] == "abort")
    assert (aborted["game"], aborted["reason"], aborted["outcome"], aborted["uid"]) == (game, "a test", "done", os.getuid())
    assert aborted["pid"] not in {0, os.getpid(), daemon.process.pid}
    assert run("wolfd.views.tool", "replay", game).returncode == 0
    assert len(of(daemon, "admin.read")) == 2

    assert run("wolfd.wolfctl", "kick", "Ann", "good", "night").returncode == 0
    assert "good night" in ann.rest()
    assert run("wolfd.wolfctl", "kick", "Ann", "again").stderr == "wolfctl: nobody here is called Ann\n"
    drained = run("wolfd.wolfctl", "drain", "--wait", "enough")
    assert (drained.returncode, drained.stderr.splitlines()) == (0, ["0 games run", "the server has stopped"])
    assert daemon.end()[0] == 0
    assert not (daemon.state / "control.sock").exists()
    assert of(daemon, "admin.stop")[-1]["why"] == "drain"
    assert run("wolfd.wolfctl", "status").returncode == 69
    assert verify(daemon.state / "events").code == 0


def test_the_socket_of_a_server_that_was_killed_is_replaced(daemon, run):
    daemon.stop(signal.SIGKILL)
    assert run("wolfd.wolfctl", "status").returncode == 69
    assert run("wolfd.views.tool", "cat").returncode == 0
    again = Daemon(daemon.state)
    try:
        assert run("wolfd.wolfctl", "status").returncode == 0
    finally:
        again.close()


def test_who_has_read_enough_is_no_failure(daemon):
    """It was told as if the server had refused."""
    there, here = os.pipe()
    os.close(there)
    for form in ([], ["--json"]):
        words = [sys.executable, "-W", "error", "-m", "wolfd.wolfctl", "--state", str(daemon.state), *form, "status"]
        done = subprocess.run(words, cwd=ROOT, stdout=here, stderr=subprocess.PIPE, text=True, timeout=30, check=False)
        assert (done.returncode, done.stderr) == (0, "")
    os.close(here)


def test_while_a_backup_is_made_the_log_goes_on(daemon, tmp_path):
    """They had one thread: with the first new file of the log everybody waited until the copy was made."""
    holder = sqlite3.connect(daemon.state / "held.db", isolation_level=None)
    holder.execute("CREATE TABLE t (x)")
    holder.execute("BEGIN EXCLUSIVE")
    copying = subprocess.Popen([sys.executable, "-m", "wolfd.wolfctl", "--state", str(daemon.state), "backup", str(tmp_path / "copy")],
                               cwd=ROOT, stderr=subprocess.PIPE, text=True)  # fmt: skip
    ann = daemon.by_irc("Ann")
    while not (tmp_path / "copy.part").exists():
        ann.send("PING x")
        ann.wait("PONG")
    assert ask(daemon.state, {"do": "rotate"})["ok"]
    ann.send("JOIN #lobby", "PRIVMSG #lobby :still here", "TOPIC #lobby")
    ann.wait("331")
    assert copying.poll() is None
    assert (tmp_path / "copy.part").exists()
    assert "locked" in copying.communicate(timeout=20)[1]
    holder.close()
    assert copying.returncode == 1
    assert not (tmp_path / "copy.part").exists()


def test_who_may_not_use_the_socket_may_not_read_secrets(daemon, run, tmp_path):
    """As far as the tool goes: a socket that refuses, here one that takes no streams."""
    ann = daemon.by_irc("Ann")
    ann.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 7", "PRIVMSG #wolf :!ready")
    ann.wait("PRIVMSG Ann :Your card")
    path = daemon.state / "control.sock"
    path.rename(tmp_path / "kept")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind(str(path))
        done = run("wolfd.views.tool", "cat", "--type", "game")
        assert (done.returncode, done.stdout) == (74, "")
        assert done.stderr.startswith(f"wolflog: {path}: ")
        assert run("wolfd.views.tool", "cat", "--type", "chat").returncode == 0
    path.unlink()


def test_checkpoints_reach_the_operators_command(tmp_path):
    kept = tmp_path / "kept"
    config = tmp_path / "wolfd.toml"
    config.write_text(f"[journal]\ncheckpoint_command = ['sh', '-c', 'cat >> {kept}']\nkeep_days = 3\nspare = '{tmp_path}/spare'\n")
    daemon = Daemon(tmp_path / ("state" + "x" * 90), "--config", str(config))
    try:
        assert daemon.stop()[0] == 0
    finally:
        daemon.close()
    lines = kept.read_text().splitlines()
    assert lines
    for line in lines:
        check = subprocess.run([sys.executable, "-m", "wolfd.views.tool", "verify", "--checkpoint", line, "--state", str(daemon.state)],
                               cwd=ROOT, capture_output=True, check=False)  # fmt: skip
        assert check.returncode == 0
    assert lines[-1].split()[2] == str(sum(1 for _ in records(daemon.state / "events")))
    assert (daemon.state / "events" / "spare-1").resolve().parent == Path(tmp_path / "spare").resolve()
