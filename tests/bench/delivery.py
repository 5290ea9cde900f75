"""What a delivered line costs the server, and what a connection weighs: wolfd beside a bare Twisted server.

    python -m tests.bench.delivery [--seconds S] [--idle N] [--rounds R]

50 channels of 12; in each channel one message is always under way (closed loop). wolfd writes its log; the bare server
(LineOnlyReceiver, transport.write for each member) checks and records nothing. Loopback only, bounded in time; where
the machine has two cores, server and generator get one each. Counted are copies that a client received.
"""

import argparse
import os
import selectors
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CHANNELS, MEMBERS = 50, 12
TEXT = b"x" * 60
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CONFIG = """[limits]
flood_burst = 10000
flood_rate = 10000.0
"""


class Client:
    """A connection that counts the messages it receives."""

    def __init__(self, port: int, nick: bytes) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.nick = nick
        self.rest = b""
        self.got = 0

    def send(self, line: bytes) -> None:
        self.socket.sendall(line + b"\r\n")

    def until(self, word: bytes) -> None:
        """Read up to a line that holds a word."""
        while word not in self.rest:
            data = self.socket.recv(65536)
            if not data:
                raise ConnectionError(f"closed before {word!r}")
            self.rest += data
        self.rest = b""

    def register(self) -> None:
        self.send(b"NICK %b\r\nUSER u 0 * :u" % self.nick)
        self.until(b" 376 ")

    def read(self) -> int:
        """How many messages came now."""
        data = self.rest + self.socket.recv(262144)
        lines, _, self.rest = data.rpartition(b"\n")
        came = lines.count(b" PRIVMSG ")
        self.got += came
        return came


def cpu(pid: int) -> float:
    """Seconds of CPU time, user and system, that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(kind: str, port: int, folder: Path) -> subprocess.Popen[bytes]:
    """A server process on the first core."""
    if kind == "bare":
        command = [sys.executable, __file__, "--serve", str(port)]
    else:
        config = folder / "bench.toml"
        config.write_text(CONFIG)
        command = [sys.executable, "-m", "wolfd", "--config", str(config), "--state", str(folder / "state"),
                   "--irc", f"127.0.0.1:{port}", "--telnet", "off"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    if os.cpu_count() != 1:
        os.sched_setaffinity(server.pid, {0})
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.05)
    server.kill()
    raise RuntimeError(f"{kind} does not listen")


def fan_out(pid: int, port: int, seconds: float) -> tuple[float, float]:
    """(CPU microseconds a delivered copy, copies a second)."""
    rooms = [[Client(port, b"n%dx%d" % (room, seat)) for seat in range(MEMBERS)] for room in range(CHANNELS)]
    waits = selectors.DefaultSelector()
    for number, room in enumerate(rooms):
        for client in room:
            client.register()
            client.send(b"JOIN #r%d" % number)
            client.until(b" 366 ")
        for client in room:
            waits.register(client.socket, selectors.EVENT_READ, (number, client))
    before, began = cpu(pid), time.monotonic()
    copies, awaited = 0, [0] * CHANNELS
    for number, room in enumerate(rooms):
        room[0].send(b"PRIVMSG #r%d :%b" % (number, TEXT))
    while (now := time.monotonic()) < began + seconds:
        for key, _ in waits.select(0.2):
            number, client = key.data
            came = client.read()
            copies += came
            awaited[number] += came
            if awaited[number] >= MEMBERS - 1:
                awaited[number] = 0
                rooms[number][0].send(b"PRIVMSG #r%d :%b" % (number, TEXT))
    used = cpu(pid) - before
    for room in rooms:
        for client in room:
            client.socket.close()
    return used / copies * 1e6, copies / (now - began)


def weigh(pid: int, port: int, idle: int) -> float:
    """KiB of memory for each of so many idle registered connections, after a first hundred."""
    first = [Client(port, b"w%d" % n) for n in range(100)]
    for client in first:
        client.register()
    before = resident(pid)
    more = [Client(port, b"i%d" % n) for n in range(idle)]
    for client in more:
        client.register()
    grown = resident(pid) - before
    for client in (*first, *more):
        client.socket.close()
    return grown / idle / 1024


def serve(port: int) -> None:
    """The bare server: registration, JOIN, and one write for each member."""
    from twisted.internet import protocol, reactor  # noqa: PLC0415 - the bare server's process alone needs it
    from twisted.protocols.basic import LineOnlyReceiver  # noqa: PLC0415 - as above

    rooms: dict[bytes, list[LineOnlyReceiver]] = {}

    class Bare(LineOnlyReceiver):
        nick = b"?"

        def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
            self.transport.setTcpNoDelay(True)

        def lineReceived(self, line: bytes) -> None:  # noqa: N802 - Twisted's name
            verb, _, rest = line.partition(b" ")
            if verb == b"PRIVMSG":
                target = rest.partition(b" ")[0]
                data = b":%b!u@h %b" % (self.nick, line)
                for member in rooms[target]:
                    if member is not self:
                        member.sendLine(data)
            elif verb == b"NICK":
                self.nick = rest
            elif verb == b"USER":
                self.sendLine(b":bare 376 %b :end" % self.nick)
            elif verb == b"JOIN":
                rooms.setdefault(rest, []).append(self)
                self.sendLine(b":bare 366 %b %b :end" % (self.nick, rest))

    factory = protocol.Factory.forProtocol(Bare)
    reactor.listenTCP(port, factory, backlog=4096, interface="127.0.0.1")
    reactor.run()


def measure(kind: str, seconds: float, idle: int) -> tuple[float, float, float]:
    """(CPU microseconds a copy, copies a second, KiB a connection) of one server."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start(kind, port, Path(folder))
        try:
            return (*fan_out(server.pid, port, seconds), weigh(server.pid, port, idle))
        finally:
            server.terminate()
            server.wait(15)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=4.0)
    reader.add_argument("--idle", type=int, default=1000)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    wanted = reader.parse_args()
    if wanted.serve:
        serve(wanted.serve)
        return
    if os.cpu_count() != 1:
        os.sched_setaffinity(0, {1})
    found: dict[str, list[tuple[float, float, float]]] = {"wolfd": [], "bare": []}
    for _ in range(wanted.rounds):
        for kind, rows in found.items():
            rows.append(measure(kind, wanted.seconds, wanted.idle))
    print(f"{'':<8}{'us CPU/copy':>14}{'copies/CPU s':>14}{'copies/s':>12}{'KiB/conn':>10}   median of {wanted.rounds}")
    for kind, rows in found.items():
        cost, rate, weight = (statistics.median(column) for column in zip(*rows, strict=True))
        print(f"{kind:<8}{cost:>14.2f}{1e6 / cost:>14,.0f}{rate:>12,.0f}{weight:>10.1f}")


if __name__ == "__main__":
    main()
