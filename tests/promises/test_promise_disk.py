"""P3 at the real daemon: a small disk that gets full in mid-game, a sync that fails, and files that only grow."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.promises.crowd import Guest, daemon_at
from tests.sockets.conftest import Daemon
from wolfd.journal import Record, records, verify

SIZE = 2 << 20


@pytest.fixture
def small(tmp_path) -> Iterator[Path]:
    """A disk of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(disk)], capture_output=True, text=True, check=False)
    if mounted.returncode:
        pytest.skip(f"no disk may be mounted here: {mounted.stderr.strip()}")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def playing(daemon: Daemon) -> tuple[Guest, Guest, Guest]:
    """Three people, one of whom plays with artificial players; the others may talk in the lobby."""
    ann, bob, cleo = (Guest(daemon, nick) for nick in ("Ann", "Bob", "Cleo"))
    ann.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 7", "PRIVMSG #wolf :!ready")
    assert ann.wait(b"Your card: ")
    return ann, bob, cleo


def texts(state: Path) -> list[str]:
    return [str(item.fields()["text"]) for item in records(state / "events") if isinstance(item, Record) and item.type == "chat.message"]


def free(disk: Path) -> int:
    found = os.statvfs(disk)
    return found.f_bavail * found.f_frsize


def test_a_full_disk_in_mid_game(small):
    """Nothing is heard that is not written; the game stands still, joins are refused; when there is room it goes on by itself."""
    state = small / "state"
    daemon = daemon_at(state)
    try:
        ann, bob, cleo = playing(daemon)
        ballast = small / "ballast"
        with ballast.open("wb") as file:
            while free(small):
                file.write(bytes(min(free(small), 65536)))
                file.flush()
        said = 0
        while said < 5000:
            cleo.send(*(f"PRIVMSG #lobby :full-{said + each}" for each in range(50)))
            said += 50
            for guest in (ann, bob, cleo):
                guest.hear(0.02)
        assert "all games wait" in daemon.complaint()
        eve = Guest(daemon, "Eve", waits=False)  # the newcomer's own records wait, so he is not let in yet
        bob.hear(0.5)
        heard = {line for line in bytes(bob.heard).decode().splitlines() if ":full-" in line}
        before = len(heard)
        assert len(texts(state)) >= before
        ballast.unlink()
        assert ann.wait(b"The game goes on")
        assert eve.wait(b" 001 ")
        assert bob.wait(f":full-{said - 1}\r\n".encode())
        assert daemon.stop()[0] == 0
    finally:
        daemon.close()
    verdict = verify(state / "events")
    assert (verdict.code, verdict.damage) == (0, ())
    assert [text for text in texts(state) if text.startswith("full-")] == [f"full-{each}" for each in range(said)]
    paused = [item.fields() for item in records(state / "events") if isinstance(item, Record) and item.type == "table.paused"]
    assert paused[0]["why"] == "disk"
    print(f"\nP3: disk of {SIZE >> 20} MiB full in mid-game after {before} of {said} lines were heard; all {said} logged, the game went on by itself")


def test_a_start_while_the_disk_is_full_goes_on_in_the_spare(small, tmp_path):
    """Who has an account is known, though SQLite has no room either; log-ins are refused until there is."""
    state, extra = small / "state", f"[journal]\nspare = '{tmp_path / 'spare'}'\n"
    daemon = daemon_at(state, extra=extra)
    ann = Guest(daemon, "Ann")
    ann.send("PRIVMSG NickServ :REGISTER sesame")
    assert ann.wait(b"You have the account Ann now")
    assert daemon.stop()[0] == 0
    daemon.close()
    with (small / "ballast").open("wb") as ballast:
        while free(small):
            ballast.write(bytes(min(free(small), 65536)))
            ballast.flush()
    daemon = daemon_at(state, extra=extra)
    try:
        bob = Guest(daemon, "Bob")
        bob.send("NICK Ann", "PRIVMSG NickServ :IDENTIFY Ann sesame", "PRIVMSG #lobby :it goes on")
        assert bob.wait(b" 433 Bob Ann ")
        assert bob.wait(b"try again")
        (small / "ballast").unlink()
        bob.send("PRIVMSG NickServ :IDENTIFY Ann sesame")
        assert bob.wait(b"logged in as Ann")
        daemon.stop()
    finally:
        daemon.close()
    assert verify(state / "events").code == 0
    assert texts(state) == ["it goes on"]


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
@pytest.mark.parametrize("when", [3, pytest.param(5, marks=pytest.mark.long)])
def test_a_sync_that_fails(tmp_path, when):
    """The kernel refuses one fdatasync: a new file, with all since the last good one said again; the server goes on."""
    state = tmp_path / "state"
    under = ("strace", "-f", "-qq", "-o", os.devnull, "-e", "trace=fdatasync", "-e", f"inject=fdatasync:error=EIO:when={when}")
    daemon = daemon_at(state, under=under)
    try:
        _, bob, cleo = playing(daemon)
        for each in range(40):
            cleo.send(f"PRIVMSG #lobby :line-{each}")
            time.sleep(0.05)
        assert bob.wait(b"line-39\r\n")
        subprocess.run(["pkill", "-TERM", "-P", str(daemon.process.pid)], check=True)  # strace's own child
        daemon.end()
    finally:
        daemon.close()
    verdict = verify(state / "events")
    assert verdict.damage == ()
    assert [text for text in texts(state) if text.startswith("line-")] == [f"line-{each}" for each in range(40)]
    repeats = [item.fields() for item in records(state / "events") if isinstance(item, Record) and item.type == "log.resent"]
    assert len(repeats) == 1
    print(f"\nP3: fdatasync no. {when} failed: {repeats[0]['last'] - repeats[0]['first'] + 1} records said again in a new file, nothing lost")


@pytest.mark.skipif(shutil.which("chattr") is None, reason="chattr is not installed")
def test_a_directory_that_only_grows(tmp_path):
    """`chattr +a`: segments and sums are made and written, nothing is renamed, changed or deleted."""
    state = tmp_path / "state"
    (state / "events").mkdir(parents=True)
    done = subprocess.run(["chattr", "+a", str(state / "events")], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"this file system or user may not: {done.stderr.strip()}")
    try:
        for is_first in (True, False):
            daemon = daemon_at(state)
            for path in (state / "events").glob("*.jsonl"):
                subprocess.run(["chattr", "+a", str(path)], check=False)
            try:
                _, bob, cleo = playing(daemon) if is_first else (None, Guest(daemon, "Bob"), Guest(daemon, "Cleo"))
                cleo.send("PRIVMSG #lobby :it grows")
                assert bob.wait(b"it grows")
                assert daemon.stop()[0] == 0
            finally:
                daemon.close()
        verdict = verify(state / "events")
        assert (verdict.code, verdict.damage) == (0, ())
        with pytest.raises(PermissionError):
            next((state / "events").glob("*.sum")).unlink()
    finally:
        subprocess.run(["chattr", "-R", "-a", str(state / "events")], check=True)
