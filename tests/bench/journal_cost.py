"""What the log costs: delivered lines a CPU second with the log off, and on in each of its ways, side by side.

    python -m tests.bench.journal_cost [--seconds S] [--rounds R]

In rooms of twelve, as a game has, one record is shared by eleven delivered lines; in rooms of two each delivered line
has a record of its own, which is the worst that can be. `off` is the same server whose journal gives numbers and does
nothing else; no configuration does that. Loopback only; server and generator have one core each where there are two.
"""

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench import delivery

ROOT = Path(__file__).resolve().parents[2]
WAYS = ("off", "os", "group", "always")
ROOMS = {"rooms of 12": (50, 12), "rooms of 2": (100, 2)}


def without_log(arguments: list[str]) -> int:
    """The server, but that its journal only counts."""
    from wolfd import cli  # noqa: PLC0415 - this process alone needs it
    from wolfd.journal import Journal  # noqa: PLC0415 - as above

    def append(self: Journal, _type: str, /, **_: object) -> int:
        self.seq += 1
        return self.seq

    Journal.append = append  # type: ignore[method-assign]
    return cli.main(arguments)


def start(way: str, port: int, folder: Path) -> subprocess.Popen[bytes]:
    """A server on the first core that logs in one of the ways."""
    config = folder / "bench.toml"
    config.write_text(delivery.CONFIG + (f"[journal]\nfsync = '{way}'\n" if way != "off" else ""))
    module = ["tests.bench.journal_cost", "--without-log"] if way == "off" else ["wolfd"]
    server = subprocess.Popen(
        [sys.executable, "-m", *module, "--config", str(config), "--state", str(folder / "state"), "--irc", f"127.0.0.1:{port}",
         "--telnet", "off"], stdout=subprocess.DEVNULL, cwd=ROOT)  # fmt: skip
    if os.cpu_count() != 1:
        os.sched_setaffinity(server.pid, {0})
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.05)
    server.kill()
    raise RuntimeError(f"{way} does not listen")


def measure(way: str, rooms: str, seconds: float) -> float:
    """Delivered lines a CPU second of the server."""
    delivery.CHANNELS, delivery.MEMBERS = ROOMS[rooms]
    with tempfile.TemporaryDirectory() as folder:
        port = delivery.free_port()
        server = start(way, port, Path(folder))
        try:
            return 1e6 / delivery.fan_out(server.pid, port, seconds)[0]
        finally:
            server.kill()
            server.wait()


def main() -> None:
    if sys.argv[1:2] == ["--without-log"]:
        sys.exit(without_log(sys.argv[2:]))
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=4.0)
    reader.add_argument("--rounds", type=int, default=3)
    wanted = reader.parse_args()
    if os.cpu_count() != 1:
        os.sched_setaffinity(0, {1})
    print(f"{'delivered lines / CPU s':<26}" + "".join(f"{way:>12}" for way in WAYS) + f"   median of {wanted.rounds}")
    for rooms in ROOMS:
        rows: dict[str, list[float]] = {way: [] for way in WAYS}
        for _ in range(wanted.rounds):
            for way, found in rows.items():
                found.append(measure(way, rooms, wanted.seconds))
        told = [statistics.median(rows[way]) for way in WAYS]
        print(f"{rooms:<26}" + "".join(f"{rate:>12,.0f}" for rate in told))
        print(f"{'  of what it is without':<26}" + "".join(f"{rate / told[0]:>12.0%}" for rate in told))


if __name__ == "__main__":
    main()
