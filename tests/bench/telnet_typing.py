"""What a key, a line and a connection cost by telnet: people who type while somebody talks.

    python -m tests.bench.telnet_typing [--people N] [--seconds S] [--keys K]

N terminals in one room (the server echoes and edits) type K keys a second each, English and Chinese, with arrows and
erasures; somebody else says a line a second, which is drawn above each of the half-typed rows. wolfd writes its log.
Loopback only, bounded in time; where the machine has two cores, server and generator get one each. Printed: CPU a key,
CPU a delivered line, the time until a key is echoed and until all have a line, and memory a connection.
"""

import argparse
import heapq
import os
import random
import selectors
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

from tests.bench.driving import resident, used
from tests.bench.peers import free_port

XTERM = (b"\xff\xfb\x18\xff\xfb\x1f\xff\xfa\x1f\x00\x50\x00\x18\xff\xf0\xff\xfb\x00\xff\xfe\x2a\xff\xfd\x01\xff\xfd\x03"
         b"\xff\xfa\x18\x00XTERM-256COLOR\xff\xf0")
KEYS = [key.encode() for key in (*"I think ", *"狼人是村民", "\x7f", "\x7f", *" 3号", "\x1b[D", "\x1b[D", "!", "\x7f", "\x05", *"? no", "\x15")]
"""A line, typed again and again. Each key changes the row, and the last clears it: no talk but the talker's is heard."""
MARK = b"said at "


class Terminal:
    """One connection that types; each key's echo is awaited before the next."""

    def __init__(self, port: int, name: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(XTERM + f"{name}\r".encode())
        self.typed = 0
        self.sent_at = 0.0
        self._rest = b""
        self._until(b"Welcome")

    def type(self, now: float) -> None:
        self.socket.sendall(KEYS[self.typed % len(KEYS)])
        self.typed += 1
        self.sent_at = now

    def read(self) -> int:
        """How many of the talker's lines came now."""
        data = self._rest + self.socket.recv(65536)
        came = data.count(MARK)
        # A mark may be parted between two packets.
        self._rest = data[-len(MARK) + 1:] if not data.endswith(MARK) else b""
        return came

    def _until(self, words: bytes) -> None:
        while words not in self._rest:
            data = self.socket.recv(65536)
            if not data:
                raise ConnectionError(f"closed before {words!r}")
            self._rest += data
        self._rest = b""


class Crowd:
    """All terminals, typing."""

    def __init__(self, people: list[Terminal], talker: socket.socket, rate: float) -> None:
        self._people = people
        self._talker = talker
        self._pause = 1 / rate
        self._waits = selectors.DefaultSelector()
        for terminal in people:
            self._waits.register(terminal.socket, selectors.EVENT_READ, terminal)
        self.keys = self.lines = 0
        self.echoes: list[float] = []
        self.rounds: list[float] = []

    def run(self, seconds: float, *, types: bool, pause: float) -> None:
        """Type, or not, for some seconds, with a line of the talker's each time the pause is over (0: never)."""
        self.keys = self.lines = 0
        self.echoes, self.rounds = [], []
        now = time.monotonic()
        end, next_line = now + seconds, now + pause if pause else float("inf")
        turns = [(now + random.random() * self._pause, at) for at in range(len(self._people))] if types else []
        heapq.heapify(turns)
        said: deque[list[float]] = deque()
        while (now := time.monotonic()) < end:
            if now >= next_line:
                next_line += pause
                self._talker.sendall(MARK + b"%.3f\r\n" % now)
                said.append([now, 0])
            while turns and turns[0][0] <= now:
                due, at = heapq.heappop(turns)
                heapq.heappush(turns, (due + self._pause, at))
                if not self._people[at].sent_at:
                    self._people[at].type(time.monotonic())
                    self.keys += 1
            self._hear(min(0.005, max(0, end - now)), said)

    def _hear(self, patience: float, said: deque[list[float]]) -> None:
        for key, _ in self._waits.select(patience):
            terminal: Terminal = key.data
            came = terminal.read()
            now = time.monotonic()
            self.lines += came
            if came and said:
                said[0][1] += came
                if said[0][1] >= len(self._people):
                    self.rounds.append(now - said.popleft()[0])
            if terminal.sent_at and not came:
                self.echoes.append(now - terminal.sent_at)
                terminal.sent_at = 0.0
            elif terminal.sent_at:  # the row was drawn with the line; whether the key was in it is not known
                terminal.sent_at = 0.0


def start(port: int, folder: Path) -> subprocess.Popen[bytes]:
    """A wolfd on the first core."""
    config = folder / "bench.toml"
    config.write_text("[limits]\nflood_burst = 10000\nflood_rate = 10000.0\n")
    server = subprocess.Popen(
        [sys.executable, "-m", "wolfd", "--config", str(config), "--state", str(folder / "state"), "--irc", "off",
         "--telnet", f"127.0.0.1:{port}"], stdout=subprocess.DEVNULL)
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.05)
    server.kill()
    raise RuntimeError("wolfd does not listen")


def measure(pid: int, port: int, people: int, seconds: float, rate: float) -> None:
    """Print the figures."""
    first = [Terminal(port, f"First{at}") for at in range(50)]
    before = resident(pid)
    terminals = [*first, *(Terminal(port, f"Other{at}") for at in range(people - len(first)))]
    weight = (resident(pid) - before) / (people - len(first))
    talker = socket.create_connection(("127.0.0.1", port))
    talker.sendall(b"Talker\n")
    time.sleep(1)
    crowd = Crowd(terminals, talker, rate)
    crowd.run(1, types=False, pause=0)
    began = used(pid)
    crowd.run(seconds, types=False, pause=0)
    idle = used(pid) - began
    began = used(pid)
    crowd.run(seconds, types=True, pause=0)
    print(f"a key:             {(used(pid) - began - idle) / crowd.keys * 1e6:6.0f} us of CPU  ({crowd.keys} keys)")
    began = used(pid)
    crowd.run(seconds, types=False, pause=0.05)
    print(f"a delivered line:  {(used(pid) - began - idle) / crowd.lines * 1e6:6.0f} us of CPU  ({crowd.lines} lines)")
    crowd.run(seconds, types=True, pause=1)
    echoes = statistics.quantiles(crowd.echoes, n=1000)
    print(f"typing and a line a second, {people} people, {len(crowd.echoes)} echoes:")
    print(f"an echo:           {echoes[499] * 1e3:6.1f} ms p50, {echoes[989] * 1e3:.1f} ms p99, {max(crowd.echoes) * 1e3:.1f} ms at most")
    print(f"a line, until all have it: {statistics.median(crowd.rounds) * 1e3:6.1f} ms p50, {max(crowd.rounds) * 1e3:.1f} ms at most")
    print(f"a connection:      {weight / 1024:6.1f} KiB of memory")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--people", type=int, default=200)
    words.add_argument("--seconds", type=float, default=10.0)
    words.add_argument("--keys", type=float, default=5.0, help="keys a second each")
    args = words.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start(port, Path(folder))
        try:
            os.sched_setaffinity(server.pid, cores[:1])
            os.sched_setaffinity(0, cores[-1:])
            measure(server.pid, port, args.people, args.seconds, args.keys)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
