"""All players at once after a restart: how long until everybody has his seat again, and what that costs.

    python -m tests.bench.restart [--games 50,100] [--way kill|term] [--spread S]

K games of twelve are begun; the server is killed, or asked to stop, and started again; then all players connect at the
same moment, each with the key of his seat, while a bystander asks for signs of life. Printed for each K: the time until
the server listens again, with all games as they were; the time until all players are welcomed back, and the median and
the 99th in 100 of theirs; processor time a player; how late the loop was; memory.
"""

import argparse
import json
import subprocess
import tempfile
import time
from pathlib import Path

from tests.bench.driving import Bystander, Figures, build, end, line, pinned, resident, started, used
from tests.bench.peers import MEBIBYTE, free_port

PLAYERS = 12


def come_back(folder: Path, games: int, way: str, spread: float = 3.0) -> Figures:
    """One server that is ended while it leads so many games, and all players' coming back."""
    port = free_port()
    server = started("wolfd", port, folder, 8 * MEBIBYTE)
    command = [str(folder.parent / "load"), str(port), "return", f"rooms={games}", f"members={PLAYERS}", f"flight={games * PLAYERS}",
               f"spread={spread:g}"]
    load = pinned(command, 1, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        line(load)
        line(load, start=True)
        if way == "kill":
            server.kill()
        end(server)
        since = time.monotonic()
        server = started("wolfd", port, folder, 8 * MEBIBYTE)
        return _returned(server, port, load, time.monotonic() - since)
    finally:
        load.kill()
        load.wait()
        end(server)


def _returned(server: "subprocess.Popen[str]", port: int, load: "subprocess.Popen[str]", opened: float) -> Figures:
    bystander = Bystander(port)
    before, weight = used(server.pid), resident(server.pid)
    found: Figures = json.loads(line(load, start=True))
    figures = {"cpu": used(server.pid) - before, "grown": resident(server.pid) - weight, "opened": opened}
    return found | figures | bystander.figures()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", default="50,100")
    reader.add_argument("--way", choices=("kill", "term"), default="kill")
    reader.add_argument("--spread", type=float, default=10.0)
    wanted = reader.parse_args()
    print(f"{'games':>6}{'players':>9}{'back':>7}{'listens s':>11}{'all back s':>12}{'p50 ms':>9}{'p99 ms':>9}{'CPU us each':>13}{'lag p50':>9}"
          f"{'p99':>7}{'most ms':>9}{'MiB':>7}")
    with tempfile.TemporaryDirectory() as place:
        build(Path(place))
        for games in map(int, wanted.games.split(",")):
            folder = Path(place) / str(games)
            folder.mkdir()
            row = come_back(folder, games, wanted.way, wanted.spread)
            print(f"{games:>6}{games * PLAYERS:>9}{row['clients']:>7.0f}{row['opened']:>11.2f}{row['seconds']:>12.2f}{row['p50_us'] / 1e3:>9,.0f}"
                  f"{row['p99_us'] / 1e3:>9,.0f}{row['cpu'] / games / PLAYERS * 1e6:>13,.0f}{row['lag_p50']:>9.1f}{row['lag_p99']:>7.0f}"
                  f"{row['lag_most']:>9.0f}{row['grown'] / MEBIBYTE:>7.0f}", flush=True)


if __name__ == "__main__":
    main()
