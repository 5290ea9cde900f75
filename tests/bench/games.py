"""How many games one server leads: K games of 12 over real sockets, played to their ends with short times.

    python -m tests.bench.games [--games 100,300,1000] [--spread S] [--seconds S] [--after S]

Server and generator are two processes, a core each where there are two; both raise their limit of descriptors. Every
player types back the example that the Moderator's question brings him; the games begin evenly over `spread` seconds (0:
all at once). How far they are is told every ten seconds. Printed for each K: the time from a command to its private
reply; the processor time of server and generator as a share of a core, and for each game; how long a bystander waits for
a sign of life, which is how late the loop is; the server's memory before, when the games have ended, and `after` seconds
later, with all connections still there; the log's size, and whether it verifies; and what a game costs over what it
costs with the first K: twice the games should cost twice, so that should be 1.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.driving import Bystander, Figures, build, go, line, pinned, resident, served, used
from tests.bench.peers import MEBIBYTE

PLAYERS = 12


def play(folder: Path, games: int, wanted: argparse.Namespace) -> Figures:
    """One server, so many games at once."""
    with served("wolfd", folder, 8 * MEBIBYTE) as (server, port):
        load = pinned([str(folder.parent / "load"), str(port), "games", f"rooms={games}", f"members={PLAYERS}",
                       f"spread={wanted.spread:g}", f"seconds={wanted.seconds:g}"], 1, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            line(load)
            bystander = Bystander(port)
            before, weight = used(server.pid), resident(server.pid)
            found: Figures = json.loads(line(load, start=True))
            cpu, full = used(server.pid) - before, resident(server.pid)
            lag = bystander.figures()
            time.sleep(wanted.after)
            later = resident(server.pid)
            go(load)
            load.wait()
        finally:
            load.kill()
    size = sum(path.stat().st_size for path in (folder / "state" / "events").iterdir())
    good = subprocess.run([sys.executable, "-m", "wolfd.views.tool", "verify", "--state", str(folder / "state")], capture_output=True, check=False)
    return found | lag | {"cpu": cpu, "before": weight, "full": full, "later": later, "log": size, "verified": not good.returncode}


def show(games: int, row: Figures, first: float) -> None:
    """A row of the table; `first` is what a game costs with the first K."""
    each = row["cpu"] / games
    print(f"{games:>6}{row['over'] / PLAYERS:>7.0f}{row['seconds']:>9.0f}{row['p50_us'] / 1000:>8.1f}{row['p99_us'] / 1000:>8.1f}"
          f"{row['cpu'] / row['seconds']:>8.0%}{row['own_cpu'] / row['seconds']:>7.0%}{each * 1000:>13.0f}{each / first:>8.2f}"
          f"{row['copies'] / games:>12,.0f}{row['lag_p50']:>8.1f}{row['lag_p99']:>6.0f}{row['lag_most']:>7.0f}"
          f"{row['before'] / MEBIBYTE:>7.0f}{row['full'] / MEBIBYTE:>6.0f}{row['later'] / MEBIBYTE:>6.0f}"
          f"{row['log'] / MEBIBYTE:>9.1f}{'  whole' if row['verified'] else '  BROKEN':>10}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", default="100,300,1000")
    reader.add_argument("--spread", type=float, default=20.0)
    reader.add_argument("--seconds", type=float, default=600.0)
    reader.add_argument("--after", type=float, default=60.0)
    wanted = reader.parse_args()
    print(f"{'games':>6}{'ended':>7}{'seconds':>9}{'p50 ms':>8}{'p99 ms':>8}{'server':>8}{'load':>7}{'CPU ms/game':>13}{'growth':>8}"
          f"{'lines/game':>12}{'lag p50':>8}{'p99':>6}{'most':>7}{'MiB':>7}{'ended':>6}{'later':>6}{'log MiB':>9}{'  log':>10}"
          f"   {os.cpu_count()} cores", flush=True)
    first = 0.0
    with tempfile.TemporaryDirectory() as place:
        build(Path(place))
        for games in map(int, wanted.games.split(",")):
            folder = Path(place) / str(games)
            folder.mkdir()
            row = play(folder, games, wanted)
            first = first or row["cpu"] / games
            show(games, row, first)


if __name__ == "__main__":
    main()
