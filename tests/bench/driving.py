"""What all comparisons are made of: servers and the generator as processes, what they use, and somebody who only waits.

The generator is asked by lines: it says `ready`, begins at a line, and answers with its figures.
"""

import contextlib
import os
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from tests.bench.peers import SERVERS, free_port

HERE = Path(__file__).parent
PAGE = os.sysconf("SC_PAGE_SIZE")
EVERY = 0.02
"""Seconds between two questions of the bystander's."""
PATIENCE = 30.0
"""Seconds in which he must have his answer."""

Figures = dict[str, float]


def used(pid: int) -> float:
    """Seconds of processor time of all threads, to the nanosecond."""
    nanoseconds = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError):
            nanoseconds += int((task / "schedstat").read_text().split()[0])
    return nanoseconds / 1e9


def resident(pid: int) -> int:
    """Bytes of memory in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def pinned(command: list[str], core: int, **streams: object) -> subprocess.Popen[str]:
    process = subprocess.Popen(command, text=True, cwd=HERE.parent.parent, **streams)  # type: ignore[call-overload]
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process.pid, {core})
    return process


@contextlib.contextmanager
def served(name: str, folder: Path, sendq: int) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server that listens, and its port; ended afterwards."""
    port = free_port()
    server = started(name, port, folder, sendq)
    try:
        yield server, port
    finally:
        end(server)


def started(name: str, port: int, folder: Path, sendq: int) -> subprocess.Popen[str]:
    """A server that listens on a port."""
    with (folder / "output").open("a") as output:
        server = pinned(SERVERS[name](port, folder, sendq), 0, stdout=output, stderr=output)
    try:
        _await(server, port, name, folder / "output")
    except RuntimeError:
        end(server)
        raise
    return server


def end(server: subprocess.Popen[str]) -> None:
    """Ask a server to stop, and wait until it has; one that does not is killed."""
    server.terminate()
    try:
        server.wait(60)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _await(server: subprocess.Popen[str], port: int, name: str, output: Path) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if server.poll() is not None:
            break
        time.sleep(0.05)
    raise RuntimeError(f"{name} does not listen: {output.read_text()[-300:]}")


def go(load: subprocess.Popen[str]) -> None:
    assert load.stdin
    load.stdin.write("go\n")
    load.stdin.flush()


def line(load: subprocess.Popen[str], *, start: bool = False) -> str:
    if start:
        go(load)
    assert load.stdout
    said = load.stdout.readline()
    if not said:
        raise RuntimeError("the generator gave up")
    return said


def build(folder: Path) -> None:
    """The two programs in C."""
    for program in ("load", "floor"):
        subprocess.run(["gcc", "-O2", "-o", str(folder / program), str(HERE / f"{program}.c")], check=True)


class Bystander:
    """Somebody who plays nowhere and asks for a sign of life again and again: how long he waits is how late the loop is."""

    def __init__(self, port: int) -> None:
        self.waits: list[float] = []
        self._is_over = threading.Event()
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(b"NICK bystander\r\nUSER bystander 0 * :bystander\r\n")
        self._until(b" 376 ")
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def _ask(self) -> None:
        while not self._is_over.wait(EVERY):
            since = time.monotonic()
            self._socket.sendall(b"PING sign\r\n")
            self._until(b"sign\r\n")
            self.waits.append(time.monotonic() - since)

    def _until(self, words: bytes) -> None:
        heard = b""
        while words not in heard:
            data = self._socket.recv(65536)
            if not data:
                raise RuntimeError("the bystander was put out")
            heard += data

    def figures(self) -> Figures:
        """Go; the median, the 99th in 100 and the longest of his waits, in milliseconds."""
        self._is_over.set()
        self._thread.join(PATIENCE)
        self._socket.close()
        waits = sorted(self.waits) or [float("nan")]
        return {"lag_p50": waits[len(waits) // 2] * 1e3, "lag_p99": waits[len(waits) * 99 // 100] * 1e3, "lag_most": waits[-1] * 1e3}
