"""Signals in the first moments of a start: none ends the server without order, or is lost.

The configuration is a pipe, so that the process stands still in the midst of its start for as long as is needed.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sockets.conftest import start  # noqa: F401 - the fixture

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 40.0
TEXT = b"[server]\nmotd = 'x'\n"


class Pipe:
    """A configuration that a process has begun to read and cannot read on."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "w.toml"
        os.mkfifo(self.path)

    def wait(self) -> None:
        """Return when somebody reads."""
        self._end = os.open(self.path, os.O_WRONLY)

    def go_on(self) -> None:
        """Let it be read to its end; whoever reads it again finds a file."""
        file = self.path.with_suffix(".file")
        file.write_bytes(TEXT)
        file.replace(self.path)
        os.write(self._end, TEXT)
        os.close(self._end)


@pytest.fixture
def pipe(tmp_path: Path) -> Pipe:
    return Pipe(tmp_path)


def signalled(pid: int, number: int) -> None:
    """Send a signal, and return when the process has taken it."""
    os.kill(pid, number)
    until(lambda: not _signals(pid, "SigPnd") | _signals(pid, "ShdPnd"))


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end


def _signals(pid: int, which: str) -> int:
    """A set of signals, as bits."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith(which)).split()[1], 16)


def test_a_reload_is_done_when_the_server_is_open(start, pipe):  # noqa: F811
    daemon = start("--config", str(pipe.path), wait=False)
    pipe.wait()
    for _ in range(3):
        signalled(daemon.process.pid, signal.SIGHUP)
    pipe.go_on()
    assert "the configuration was read again: nothing is new" in daemon.complaint()
    ann = daemon.by_irc("Ann")
    daemon.process.send_signal(signal.SIGTERM)
    assert "ERROR :" in ann.rest()
    assert (daemon.process.wait(PATIENCE), daemon.end()[2]) == (0, "")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_ends_the_start_with_0_and_without_a_word(start, pipe, number):  # noqa: F811
    daemon = start("--config", str(pipe.path), wait=False)
    pipe.wait()
    signalled(daemon.process.pid, number)
    pipe.go_on()
    assert daemon.end() == (0, "", "")
    assert not daemon.state.exists(), "nothing was begun"


def test_a_second_stop_ends_it_at_once(start, pipe):  # noqa: F811
    daemon = start("--config", str(pipe.path), wait=False)
    pipe.wait()
    signalled(daemon.process.pid, signal.SIGTERM)
    until(lambda: not _signals(daemon.process.pid, "SigCgt") >> (signal.SIGTERM - 1) & 1)  # as the handler of the first leaves it
    daemon.process.send_signal(signal.SIGTERM)
    assert daemon.process.wait(PATIENCE) == -signal.SIGTERM


@pytest.mark.parametrize(("number", "code"), [(signal.SIGHUP, -signal.SIGHUP), (signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 0)])
def test_what_is_no_server_ends_as_any_program_does(pipe, number, code):
    process = subprocess.Popen([sys.executable, "-m", "wolfd", "--config", pipe.path, "--state", pipe.path.parent / "state", "-t"],
                               cwd=ROOT, stderr=subprocess.PIPE)
    pipe.wait()
    signalled(process.pid, number)
    pipe.go_on()
    assert b"Traceback" not in process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == code
