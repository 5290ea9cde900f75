"""How many games one server leads: K games of 12 over real sockets, played to their ends with short times.

    python -m tests.bench.games [--games 100,300,1000] [--spread S] [--seconds S]

Server and generator are two processes, a core each where there are two. Every player types back the example that the
Moderator's question brings him; the games begin evenly over `spread` seconds (0: all at once). Printed for each K: the
time from a command to its private reply, the processor time of server and generator as a share of a core, and for each
game; the server's memory before and after; the log's size, and whether it verifies. Twice the games should cost twice:
the cost of a game is the column to look at.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.compare import Figures, build, go, line, pinned, resident, served, used
from tests.bench.peers import MEBIBYTE

PLAYERS = 12


def play(folder: Path, games: int, spread: float, seconds: float) -> Figures:
    """One server, so many games at once."""
    with served("wolfd", folder, 8 * MEBIBYTE) as (server, port):
        load = pinned([str(folder.parent / "load"), str(port), "games", f"rooms={games}", f"members={PLAYERS}",
                       f"spread={spread:g}", f"seconds={seconds:g}"], 1, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            line(load)
            before, weight = used(server.pid), resident(server.pid)
            found: Figures = json.loads(line(load, start=True))
            cpu, grown = used(server.pid) - before, resident(server.pid)
            go(load)
            load.wait()
        finally:
            load.kill()
    size = sum(path.stat().st_size for path in (folder / "state" / "events").iterdir())
    good = subprocess.run([sys.executable, "-m", "wolfd.views.tool", "verify", "--state", str(folder / "state")], capture_output=True, check=False)
    return found | {"cpu": cpu, "before": weight, "after": grown, "log": size, "verified": not good.returncode}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", default="100,300,1000")
    reader.add_argument("--spread", type=float, default=20.0)
    reader.add_argument("--seconds", type=float, default=400.0)
    wanted = reader.parse_args()
    print(f"{'games':>6}{'ended':>7}{'seconds':>9}{'p50 ms':>8}{'p99 ms':>8}{'server':>8}{'load':>7}{'CPU ms/game':>13}"
          f"{'lines/game':>12}{'MiB':>12}{'log MiB':>9}{'  log':>10}   {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as place:
        build(Path(place))
        for games in map(int, wanted.games.split(",")):
            folder = Path(place) / str(games)
            folder.mkdir()
            row = play(folder, games, wanted.spread, wanted.seconds)
            print(f"{games:>6}{row['over'] / PLAYERS:>7.0f}{row['seconds']:>9.0f}{row['p50_us'] / 1000:>8.1f}{row['p99_us'] / 1000:>8.1f}"
                  f"{row['cpu'] / row['seconds']:>8.0%}{row['own_cpu'] / row['seconds']:>7.0%}{row['cpu'] / games * 1000:>13.0f}"
                  f"{row['copies'] / games:>12,.0f}{row['before'] / MEBIBYTE:>6.0f}{row['after'] / MEBIBYTE:>6.0f}"
                  f"{row['log'] / MEBIBYTE:>9.1f}{'  whole' if row['verified'] else '  BROKEN':>10}", flush=True)


if __name__ == "__main__":
    main()
