"""wolfd beside ngIRCd, InspIRCd, twisted.words, a reference and a floor in C: one command, one table of ratios.

    python -m tests.bench.compare [--rounds N] [--only steady3k,storm ...] [--servers wolfd,ngircd ...] [--seconds S]

Builds the generator (gcc), then runs each workload against each server that is installed (`apt-get install ngircd
inspircd`), the servers in turn within each round, and prints the medians of the rounds, then each goal with its ratio.
Loopback only; where the machine has two cores, server and generator get one each. wolfd writes its log; `unlogged` is the
same server whose journal gives numbers and does nothing else, which no configuration does. A run in which a copy was lost, doubled or reordered does not count and is shown as such. Figures of one sitting compare; others do not.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench import restart
from tests.bench.driving import Figures, build, go, line, pinned, resident, served, used
from tests.bench.peers import FLIGHT, MEBIBYTE, SERVERS

PLENTY = 100 * MEBIBYTE


@dataclass(frozen=True, slots=True)
class Workload:
    """What the generator does, and for which servers it makes sense."""

    kind: str
    numbers: dict[str, float] = field(default_factory=dict)
    sendq: int = PLENTY
    without: tuple[str, ...] = ()


OTHERS = ("inspircd", "ngircd", "reference", "words", "floor")
LOGGED = ("steady3k", "fanout1", "pingpong")
"""The workloads in which wolfd is measured without its log as well."""
WORKLOADS = {
    "steady3k": Workload("paced", {"rooms": 50, "members": 12, "rate": 3000, "spin": 1}),
    "fanout1": Workload("loop", {"rooms": 50, "members": 12}),
    "crowd": Workload("paced", {"rooms": 50, "members": 12, "rate": 3000, "idle": 5000, "spin": 1}, without=("words", "ngircd")),
    "bigchan": Workload("loop", {"rooms": 1, "members": 1000, "window": 4, "senders": 1}),
    "pingpong": Workload("pairs", {"pairs": 50}),
    "latency": Workload("paced", {"rooms": 20, "members": 10, "rate": 200, "idle": 5000, "spin": 1}, without=("words", "ngircd")),
    "storm": Workload("storm", {"clients": 5000}, without=("ngircd",)),
    "burst2k": Workload("storm", {"clients": 2000, "flight": 2000}, without=("ngircd",)),
    "free": Workload("loop", {"rooms": 1, "members": 11, "window": 64, "senders": 1, "payload": 400}, MEBIBYTE, ("words", "ngircd")),
    "stuck": Workload("stuck", {"rooms": 1, "members": 12, "window": 64, "senders": 1, "payload": 400}, MEBIBYTE, ("words", "ngircd")),
    "return": Workload("return", {"rooms": 50, "members": 12}, without=OTHERS),
}
"""`return`: all players of fifty games come back at the same moment after the server was killed, see `restart`. `free` is `stuck` without the member who never reads: what the others' rate and the memory are compared with."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure of wolfd's over a peer's (or its own) in some workload: at most, or at least, so much."""

    name: str
    workload: str
    figure: str
    to: str
    most: float
    against: str = ""
    """The workload that the peer's figure is from; empty: the same."""
    least: bool = False
    beyond: str = ""
    """The workload whose figure is taken off wolfd's first: what it needs anyhow."""


GOALS = (
    Goal("steady3k to InspIRCd", "steady3k", "cpu_us", "inspircd", 2.0),
    Goal("steady3k to ngIRCd", "steady3k", "cpu_us", "ngircd", 1.0),
    Goal("fanout1 to InspIRCd", "fanout1", "cpu_us", "inspircd", 2.0),
    Goal("crowd to InspIRCd", "crowd", "cpu_us", "inspircd", 1.6),
    Goal("crowd to own steady3k", "crowd", "cpu_us", "wolfd", 1.3, against="steady3k"),
    Goal("bigchan to ngIRCd", "bigchan", "cpu_us", "ngircd", 1.0),
    Goal("pingpong to ngIRCd", "pingpong", "cpu_us", "ngircd", 2.5),
    Goal("latency p99 to the floor", "latency", "p99_us", "floor", 2.0),
    Goal("latency p99 to InspIRCd", "latency", "p99_us", "inspircd", 0.25),
    Goal("memory a connection to InspIRCd", "storm", "kib", "inspircd", 2.5),
    Goal("CPU a registration to words", "storm", "cpu_us", "words", 0.7),
    Goal("2,000 at once: time to words", "burst2k", "seconds", "words", 1.0),
    Goal("a stuck member: memory to SendQ", "stuck", "grown", "", 2.0, beyond="free"),
    *(Goal(f"journal on to off, {each}", each, "cpu_us", "unlogged", 1.3) for each in LOGGED),
    Goal("a stuck member: the others' rate", "stuck", "rate", "wolfd", 0.9, against="free", least=True),
)


# --- one run ----------------------------------------------------------------------------------------------------------


def run(name: str, workload: Workload, folder: Path, seconds: float) -> Figures:
    """One workload on one server."""
    if workload.kind == "return":
        found = restart.come_back(folder, int(workload.numbers["rooms"]), "kill")
        return found | _figures(found, found["cpu"], int(found["grown"]), workload)
    numbers = {"seconds": seconds, "flight": FLIGHT.get(name, 500), "pass": name == "words"} | workload.numbers
    with served(name, folder, workload.sendq) as (server, port):
        command = [str(folder.parent / "load"), str(port), workload.kind, *(f"{key}={value:g}" for key, value in numbers.items())]
        load = pinned(command, 1, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            line(load)
            time.sleep(0.5)
            before, weight = used(server.pid), resident(server.pid)
            found: Figures = json.loads(line(load, start=True))
            cpu = used(server.pid) - before
            grown = resident(server.pid) - weight
            go(load)
        finally:
            load.kill()
            load.wait()
    return found | _figures(found, cpu, grown, workload)


def _figures(found: Figures, cpu: float, grown: int, workload: Workload) -> Figures:
    what = found["clients"] if workload.kind == "return" else found["copies"] or found["clients"]
    return {"cpu_us": cpu / what * 1e6, "rate": what / found["seconds"], "kib": grown / found["clients"] / 1024,
            "grown": grown / workload.sendq, "busy": cpu / found["seconds"]}


def faults(found: Figures, name: str, workload: Workload) -> str:
    """Why a run does not count; empty if it does. A server may cut off who never reads, and the rest must be right."""
    allowed = 1 if workload.kind == "stuck" else 0
    if found["wrong"] or found["missing"] or found["gone"] > allowed:
        return f"{name}: {found['wrong']:.0f} wrong, {found['missing']:.0f} missing, {found['gone']:.0f} connections lost"
    return ""


# --- all runs ---------------------------------------------------------------------------------------------------------


def present(wanted: list[str]) -> list[str]:
    """Those of the servers that this machine has."""
    missing = [name for name in wanted if name in {"ngircd", "inspircd"} and not shutil.which(name, path="/usr/sbin:/usr/bin")]
    for name in missing:
        print(f"{name} is not installed (apt-get install {name}): left out")
    return [name for name in wanted if name not in missing]


def measure(workloads: list[str], servers: list[str], rounds: int, seconds: float) -> dict[tuple[str, str], Figures]:
    """(Workload, server) -> the medians of its figures."""
    found: defaultdict[tuple[str, str], list[Figures]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as place:
        build(Path(place))
        for number in range(rounds):
            for what in workloads:
                for name in (name for name in servers if _makes_sense(what, name)):
                    folder = Path(place) / f"{number}-{what}-{name}"
                    folder.mkdir()
                    folder.chmod(0o755)
                    _keep(found[what, name], name, what, folder, seconds)
                    shutil.rmtree(folder, ignore_errors=True)
    return {key: {figure: statistics.median(row[figure] for row in rows) for figure in rows[0]} for key, rows in found.items() if rows}


def _makes_sense(what: str, name: str) -> bool:
    return name not in WORKLOADS[what].without and (name != "unlogged" or what in LOGGED)


def _keep(rows: list[Figures], name: str, what: str, folder: Path, seconds: float) -> None:
    try:
        figures = run(name, WORKLOADS[what], folder, seconds)
    except RuntimeError as why:
        print(f"{what}: {why}", flush=True)
        return
    wrong = faults(figures, name, WORKLOADS[what])
    if wrong:
        print(f"{what}: does not count: {wrong}", flush=True)
    else:
        rows.append(figures)


def show(medians: dict[tuple[str, str], Figures]) -> None:
    print(f"\n{'workload':<10}{'server':<11}{'CPU us each':>12}{'each/s':>10}{'busy':>6}{'p50 us':>9}{'p99 us':>9}{'KiB/conn':>10}{'seconds':>9}")
    for (what, name), row in medians.items():
        print(f"{what:<10}{name:<11}{row['cpu_us']:>12.2f}{row['rate']:>10,.0f}{row['busy']:>6.0%}{row['p50_us']:>9,.0f}"
              f"{row['p99_us']:>9,.0f}{row['kib']:>10.1f}{row['seconds']:>9.2f}")


def judge(medians: dict[tuple[str, str], Figures]) -> None:
    print(f"\n{'goal':<36}{'ratio':>8}{'wanted':>10}")
    for goal in GOALS:
        mine = medians.get((goal.workload, "wolfd"))
        peer = medians.get((goal.against or goal.workload, goal.to)) if goal.to else {goal.figure: 1.0}
        spared = medians.get((goal.beyond, "wolfd")) if goal.beyond else {goal.figure: 0.0}
        if mine and peer and spared:
            ratio = (mine[goal.figure] - spared[goal.figure]) / peer[goal.figure]
            met = ratio >= goal.most if goal.least else ratio <= goal.most
            print(f"{goal.name:<36}{ratio:>8.2f}{'>=' if goal.least else '<=':>6} {goal.most:<5g}{'' if met else 'not met'}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--seconds", type=float, default=4.0)
    reader.add_argument("--only", default=",".join(WORKLOADS))
    reader.add_argument("--servers", default=",".join(SERVERS))
    wanted = reader.parse_args()
    medians = measure(wanted.only.split(","), present(wanted.servers.split(",")), wanted.rounds, wanted.seconds)
    show(medians)
    judge(medians)


if __name__ == "__main__":
    main()
