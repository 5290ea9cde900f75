"""What the log costs: delivered lines a CPU second with the log off, and on in each of its ways, side by side.

    python -m tests.bench.journal_cost [--seconds S] [--rounds R]

In rooms of twelve, as a game has, one record is shared by eleven delivered lines; in rooms of two each delivered line
has a record of its own, which is the worst that can be. `off` is the same server whose journal gives numbers and does
nothing else; no configuration does that. Loopback only; server and generator have one core each where there are two.
"""

import argparse
import shutil
import statistics
import tempfile
from functools import partial
from pathlib import Path

from tests.bench.compare import Workload, run
from tests.bench.driving import build
from tests.bench.peers import SERVERS, unlogged, wolfd

WAYS = ("off", "os", "group", "always")
ROOMS = {"rooms of 12": Workload("loop", {"rooms": 50, "members": 12}), "rooms of 2": Workload("loop", {"rooms": 100, "members": 2})}


def command(way: str, port: int, folder: Path, sendq: int) -> list[str]:
    """The server that logs in one of the ways."""
    if way == "off":
        return unlogged(port, folder, sendq)
    words = wolfd(port, folder, sendq)
    with (folder / "wolfd.toml").open("a") as config:
        config.write(f"[journal]\nfsync = '{way}'\n")
    return words


def measure(way: str, rooms: str, place: Path, seconds: float) -> float:
    """Delivered lines a CPU second of the server."""
    folder = place / way
    folder.mkdir()
    try:
        return 1e6 / run(way, ROOMS[rooms], folder, seconds)["cpu_us"]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=4.0)
    reader.add_argument("--rounds", type=int, default=3)
    wanted = reader.parse_args()
    SERVERS.update({way: partial(command, way) for way in WAYS})
    print(f"{'delivered lines / CPU s':<26}" + "".join(f"{way:>12}" for way in WAYS) + f"   median of {wanted.rounds}")
    with tempfile.TemporaryDirectory() as place:
        build(Path(place))
        for rooms in ROOMS:
            rows: dict[str, list[float]] = {way: [] for way in WAYS}
            for _ in range(wanted.rounds):
                for way, found in rows.items():
                    found.append(measure(way, rooms, Path(place), wanted.seconds))
            told = [statistics.median(rows[way]) for way in WAYS]
            print(f"{rooms:<26}" + "".join(f"{rate:>12,.0f}" for rate in told))
            print(f"{'  of what it is without':<26}" + "".join(f"{rate / told[0]:>12.0%}" for rate in told))


if __name__ == "__main__":
    main()
