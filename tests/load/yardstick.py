"""Whether the machine has time for the goals of a load test: a bare echo over loopback, measured at the same time, and how
long the server has waited for a processor.

Where the echo is late itself, or others have the processors, a server that is late proves nothing: then the figures are
printed, and nothing is asserted.
"""

import contextlib
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.load.crowd import part, tell

ECHO = """
import socket
door = socket.create_server(("127.0.0.1", 0))
print(door.getsockname()[1], flush=True)
end = door.accept()[0]
while data := end.recv(100):
    end.sendall(data)
"""
EVERY = 0.05
SHARE = 0.5
"""How much of a goal the echo may take at most: with more the goal says something of the machine alone."""


STARVED = 0.1
"""The share of the time in which a server wants a processor that it may have to wait for one."""


class Yardstick:
    """Asks the echo now and then, in a thread, until `close`."""

    def __init__(self, *, is_long: bool) -> None:
        self._is_long = is_long
        self._before: dict[int, tuple[int, int]] = {}
        self._starved = 0.0
        self._waits: list[float] = []
        self._is_over = threading.Event()
        self._echo = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE)
        assert self._echo.stdout is not None
        self._end = socket.create_connection(("127.0.0.1", int(self._echo.stdout.readline())), timeout=60)
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def watch(self, pid: int) -> None:
        """Look at how long a server, and those who ask it, wait for a processor, from now on."""
        self._before = {each: _ran_and_waited(each) for each in (pid, os.getpid())}

    def look(self) -> None:
        """Take note of how long it was, while the server is there; that of the hungrier counts."""
        for pid, before in self._before.items():
            ran, waited = (after - then for after, then in zip(_ran_and_waited(pid), before, strict=True))
            self._starved = max(self._starved, waited / max(1, ran + waited))

    def judge(self, what: str, took: float, goal: float) -> None:
        """Assert that something took less than its goal, in seconds, where the test is a long one and the machine is not overloaded."""
        bare = part(sorted(self._waits), 0.99)
        is_judged = self._is_long and bare < goal * SHARE and self._starved < STARVED
        tell(f"goal: {what}", ms=took * 1000, goal_ms=goal * 1000, bare_echo_ms_p99=bare * 1000, starved=self._starved, judged=is_judged)
        assert not is_judged or took < goal, f"{what}: {took * 1000:.0f} ms, where a bare echo takes {bare * 1000:.0f}"

    def close(self) -> None:
        self._is_over.set()
        self._thread.join()
        self._end.close()
        self._echo.wait()
        if self._echo.stdout is not None:
            self._echo.stdout.close()

    def _ask(self) -> None:
        with contextlib.suppress(OSError):
            while not self._is_over.wait(EVERY):
                begun = time.monotonic()
                self._end.sendall(b"x")
                self._end.recv(1)
                self._waits.append(time.monotonic() - begun)


def _ran_and_waited(pid: int) -> tuple[int, int]:
    """Nanoseconds for which a process has had a processor, and for which it has waited for one; nothing if the system does not tell."""
    try:
        ran, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    except OSError:
        return 0, 0
    return int(ran), int(waited)


@pytest.fixture
def yardstick(request: pytest.FixtureRequest) -> Iterator[Yardstick]:
    made = Yardstick(is_long=request.node.get_closest_marker("long") is not None)
    yield made
    made.close()
