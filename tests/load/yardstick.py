"""Whether the machine has time for the goals of a load test: a bare echo over loopback, measured at the same time.

Where it is late itself, a server that is late proves nothing: then the figures are printed, and nothing is asserted.
"""

import contextlib
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

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


class Yardstick:
    """Asks the echo now and then, in a thread, until `close`."""

    def __init__(self, *, is_long: bool) -> None:
        self._is_long = is_long
        self._waits: list[float] = []
        self._is_over = threading.Event()
        self._echo = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE)
        assert self._echo.stdout is not None
        self._end = socket.create_connection(("127.0.0.1", int(self._echo.stdout.readline())), timeout=60)
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def judge(self, what: str, took: float, goal: float) -> None:
        """Assert that something took less than its goal, in seconds, where the test is a long one and the machine is not overloaded."""
        bare = part(sorted(self._waits), 0.99)
        is_judged = self._is_long and bare < goal * SHARE
        tell(f"goal: {what}", ms=took * 1000, goal_ms=goal * 1000, bare_echo_ms_p99=bare * 1000, judged=is_judged)
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


@pytest.fixture
def yardstick(request: pytest.FixtureRequest) -> Iterator[Yardstick]:
    made = Yardstick(is_long=request.node.get_closest_marker("long") is not None)
    yield made
    made.close()
