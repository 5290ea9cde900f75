"""A backup of the real daemon, restored: the log, a running game, and the accounts wherever they were and are to be kept."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.accounts.postgres import postgres as postgres  # noqa: PLC0414 - the fixture
from tests.journal.worlds import World
from tests.sockets.conftest import ROOT, Daemon, start  # noqa: F401 - the fixture
from wolfd.journal import verify
from wolfd.running.backup import copy as copied

CONFIG = "[accounts]\nstore = '{}'\nargon2_time = 1\nargon2_memory = 8\nscram_rounds = 4096\n"


def run(module: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-W", "error", "-m", module, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True,
                          timeout=60, check=False)  # fmt: skip


def written(file: Path, store: str) -> Path:
    file.write_text(CONFIG.format(store))
    return file


@pytest.fixture
def backup(start, tmp_path):  # noqa: F811
    """Makes a backup of a server that keeps its accounts in a store, with Ann's account and her seat in a game; then it is killed."""

    def backup(store: str) -> Path:
        daemon: Daemon = start("--config", str(written(tmp_path / "old.toml", store)))
        ann = daemon.by_irc("Ann")
        ann.send("PRIVMSG NickServ :REGISTER sesame")
        ann.wait("You have the account Ann now")
        ann.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 7", "PRIVMSG #wolf :!ready")
        ann.wait("PRIVMSG Ann :Your card")
        assert run("wolfd.wolfctl", "--state", daemon.state, "ban", "192.0.2.0/24", "floods").returncode == 0
        done = run("wolfd.wolfctl", "--state", daemon.state, "backup", tmp_path / "copy")
        assert (done.returncode, done.stderr) == (0, "")
        daemon.stop_now()
        return tmp_path / "copy"

    return backup


def is_whole(config: Path, state: Path) -> None:
    """The restored server knows Ann, her game and the ban, and its log holds."""
    daemon = Daemon(state, "--config", str(config))
    try:
        ann = daemon.by_irc("Annie")
        ann.send("PRIVMSG NickServ :IDENTIFY Ann sesame")
        ann.wait("logged in as Ann")
        assert "#wolf" in run("wolfd.wolfctl", "--state", state, "games").stdout
        assert "192.0.2.0/24" in run("wolfd.wolfctl", "--state", state, "bans").stdout
        assert daemon.stop()[0] == 0
    finally:
        daemon.close()
    assert verify(state / "events").code == 0
    assert not (state / "accounts.jsonl").exists()


@pytest.mark.parametrize("kinds", ["file to file", "file to elsewhere", "file to database", "database to file", "database to database"])
def test_a_backup_is_restored(backup, tmp_path, request, kinds):
    def store(kind: str) -> str:
        places = {"file": lambda: "accounts.db", "elsewhere": lambda: str(tmp_path / "elsewhere.db"),
                  "database": lambda: request.getfixturevalue("postgres").database()}
        return places[kind]()

    before, after = kinds.split(" to ")
    copy = backup(store(before))
    assert (copy / "accounts.jsonl").stat().st_mode & 0o077 == 0
    config, state = written(tmp_path / "new.toml", store(after)), tmp_path / "new"
    done = run("wolfd", "restore", copy, "--config", config, "--state", state)
    rows = "" if (before, after) == ("file", "file") else ", with 2 rows of accounts"
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{state} is restored{rows}\n", "")
    is_whole(config, state)
    done = run("wolfd", "restore", copy, "--config", config, "--state", state)
    assert (done.returncode, done.stderr) == (74, f"wolfd: {state}: is not empty; a copy is restored to a new state directory\n")


def test_a_restore_that_fails_leaves_nothing(backup, tmp_path):
    copy, state = backup("accounts.db"), tmp_path / "new"
    config = written(tmp_path / "new.toml", str(tmp_path / "elsewhere.db"))
    (copy / "accounts.jsonl").write_bytes(b"nonsense\n")
    done = run("wolfd", "restore", copy, "--config", config, "--state", state)
    assert (done.returncode, done.stderr) == (74, "wolfd: accounts that cannot be read: b'nonsense'\n")
    assert not state.exists()
    assert "is no copy" in run("wolfd", "restore", tmp_path, "--state", state).stderr
    assert run("wolfd", "restore", "--state", state).returncode == 64


def test_a_restoring_that_was_killed_is_no_state_of_a_server(tmp_path):
    """A server began on what there was of the copy, and its log went on from an earlier end."""
    world = World(tmp_path / "old")
    for _ in range(3):
        world.open().close()
    copied(tmp_path / "old", tmp_path / "copy")
    state = tmp_path / "new"
    killed = ("import os, shutil, sys\nfrom pathlib import Path\nfrom wolfd.running import restoring\nfrom wolfd.control.config import Config, Server\n"
              "shutil.copy2, count = (lambda *a, then=shutil.copy2, **k: os._exit(9) if next(count) == 4 else then(*a, **k)), iter(range(99))\n"
              "shutil.copytree.__kwdefaults__ = None\nshutil.copytree.__defaults__ = (False, None, shutil.copy2, False, False)\n"
              f"restoring.restore(Config(server=Server(state={str(state)!r})), Path({str(tmp_path / 'copy')!r}))")  # fmt: skip
    assert subprocess.run([sys.executable, "-c", killed], cwd=ROOT, timeout=60, check=False).returncode == 9
    assert 0 < len(list((state / "events").iterdir())) < 6
    for arguments in (["-t"], []):
        refused = run("wolfd", "--irc", "off", "--telnet", "off", "--state", state, *arguments)
        assert refused.returncode == 74
        assert f"{state}: a copy was not restored to its end" in refused.stderr
    done = run("wolfd", "restore", "--state", state, tmp_path / "copy")
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(path.name for path in (state / "events").iterdir()) == sorted(path.name for path in (tmp_path / "copy" / "events").iterdir())
    assert not (state / "restoring").exists()
    assert verify(state / "events").code == 0
