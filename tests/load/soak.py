"""A long evening: scripted players at many tables, who lose their connections, while the server is restarted and killed.

    python -m tests.load.soak [--minutes 60] [--players 300] [--tables 20] [--state DIRECTORY] [--seed N]

Half of them come by IRC and half by telnet; each table plays one game after another. Every few seconds somebody's
connection breaks, and he comes back to his seat; now and then the server is stopped or killed, and started again. At the
end the last games end, everybody goes, and what is left is looked at: the log verifies, every game in it comes out the
same again, and memory, descriptors and delayed calls are where they were after the first minutes. It prints a line a
minute and its figures; it ends with 1 if anything is not right. Loopback only.
"""

import argparse
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from engine import codec
from engine.game import Diverged, Game
from tests.load.crowd import BRISK, Crowd, Person, allow, descriptors, memory, metric, part, tell
from tests.sockets.conftest import Daemon, free_port
from wolfd import journal

RESTARTS = (signal.SIGTERM, signal.SIGKILL)
CONFIG = """[metrics]
listen = ["127.0.0.1:{port}"]
[games]
gather = 5
"""


@dataclass(slots=True)
class Looks:
    """What was measured on the way, by the minutes since the server's last start."""

    memory: list[tuple[float, float]] = field(default_factory=list)
    descriptors: list[int] = field(default_factory=list)
    restarts: Counter[str] = field(default_factory=Counter)
    breaks: int = 0
    complaints: list[str] = field(default_factory=list)


class Soak:
    """One of them."""

    def __init__(self, minutes: float, players: int, tables: int, state: Path, seed: int) -> None:
        self.minutes, self.state = minutes, state
        self.chance = random.Random(seed)
        self.port = free_port()
        self.file = state.with_name("soak.toml")
        self.file.write_text(CONFIG.format(port=self.port))
        self.rooms = [f"#t{number}" for number in range(tables)]
        people = [Person(f"p{number}", self.rooms[number % tables], irc=number // tables % 2 == 0) for number in range(players)]
        self.looks = Looks()
        self.daemon = self._daemon()
        self.begun = time.monotonic()
        self.first = self._still()
        self.crowd = Crowd(people, self.daemon.irc, self.daemon.telnet)

    def run(self) -> bool:
        """Play; whether all was right."""
        self.crowd.come()
        self.crowd.live(5.0)
        self.crowd.sit_down(self.rooms, BRISK)
        end, told, restart = time.monotonic() + self.minutes * 60, time.monotonic(), time.monotonic() + self._pause()
        while time.monotonic() < end:
            self.crowd.live(1.0, self._second)
            if time.monotonic() - told > 60:
                told = time.monotonic()
                self._tell_minute()
            if restart < time.monotonic() < end - self.minutes * 20:  # the last third shows how memory goes
                self._restart()
                restart = time.monotonic() + self._pause()
        return self._end()

    def _pause(self) -> float:
        """Seconds up to the next restart: about six in all, but not more often than every two minutes."""
        return max(120.0, self.minutes * 10) * self.chance.uniform(0.7, 1.1)

    def _second(self) -> None:
        """Some ask for a sign of life, somebody's connection breaks, and tables whose game is over begin another."""
        self.crowd.sample(0.05)
        if self.chance.random() < 0.3:
            self._break(self.chance.choice(self.crowd.people))
        for person in self.crowd.people:
            if person.is_over:
                person.is_over, person.key = False, ""
                person.command("join")
                person.command("ready")

    def _break(self, person: Person) -> None:
        self.looks.breaks += 1
        self.crowd.go(person)
        person.is_over |= not person.key  # what he typed to sit down may be lost with the connection
        self.crowd.come([person])

    def _restart(self) -> None:
        """Stop or kill the server, start it again at once; all come back to their seats."""
        how = self.chance.choice(RESTARTS)
        self.looks.restarts[how.name] += 1
        for person in self.crowd.people:
            self.crowd.go(person)
            person.is_over |= not person.key  # a table that had not begun is nobody's after a restart
        code, _, err = self.daemon.stop(how)
        self._note(err, 0 if how == signal.SIGTERM else -signal.SIGKILL, code)
        self.daemon = self._daemon()
        self.begun = time.monotonic()
        self.looks.memory.clear()
        self.crowd.irc, self.crowd.telnet = self.daemon.irc, self.daemon.telnet
        self.crowd.come()

    def _note(self, err: str, expected: int, code: int) -> None:
        bad = [line for line in err.splitlines() if "Traceback" in line or " error:" in line or " critical:" in line]
        self.looks.complaints += [*bad, *([f"exit code {code}"] if code != expected else [])]

    def _daemon(self) -> Daemon:
        return Daemon(self.state, "--config", str(self.file))

    def _tell_minute(self) -> None:
        pid = self.daemon.process.pid
        since, used, files = (time.monotonic() - self.begun) / 60, memory(pid), descriptors(pid)
        self.looks.memory.append((since, used))
        self.looks.descriptors.append(files)
        games = int(metric(self.port, "wolfd_games_running"))
        print(f"{since:6.1f} min since the start: {used:6.1f} MiB, {files} descriptors, {games} games, "
              f"{sum(person.games for person in self.crowd.people)} ends heard, {self.looks.breaks} breaks, {dict(self.looks.restarts)}", flush=True)

    def _still(self) -> dict[str, float]:
        """How the server is with nobody in it."""
        return {name: metric(self.port, f"wolfd_{name}") for name in ("delayed_calls", "descriptors", "connections")}

    def _end(self) -> bool:
        """Everybody goes; the games are called off openly, and nothing of them is left."""
        waits, lost = self.crowd.waits(), Counter(last for person in self.crowd.people for last in person.last_words)
        self.crowd.close()
        from wolfd.control.socket_client import ask  # noqa: PLC0415

        time.sleep(2)
        games = [each["game"] for each in ask(self.state, {"do": "games"})["result"] if each["phase"]]
        for game in games:
            ask(self.state, {"do": "abort", "game": game, "reason": "the soak is over"})
        time.sleep(12)  # a connection that is closed may take so long
        last = self._still()
        code, _, err = self.daemon.stop()
        self._note(err, 0, code)
        return self._tell(waits, lost, last)

    def _tell(self, waits: list[float], lost: Counter[str], last: dict[str, float]) -> bool:
        verdict, ended, wrong = journal.verify(self.state / "events").code, *self._games()
        old = [look for look in self.looks.memory if look[0] > 1.0]
        slope = statistics.linear_regression(*zip(*old, strict=True)).slope * 60 if len({at for at, _ in old}) > 2 else float("nan")
        tell(f"soak of {self.minutes:g} min, {len(self.crowd.people)} players at {len(self.rooms)} tables",
             games_ended=ended, came_out_otherwise=wrong, log_verdict=verdict, restarts=dict(self.looks.restarts), breaks=self.looks.breaks,
             closed_by_the_server=dict(lost.most_common(4)), MiB_an_hour=slope, MiB_most=max((used for _, used in self.looks.memory), default=float("nan")),
             delayed_calls=f"{self.first['delayed_calls']:g} -> {last['delayed_calls']:g}",
             descriptors=f"{self.first['descriptors']:g} -> {last['descriptors']:g}", ms_p99=part(waits, 0.99) * 1000,
             complaints=self.looks.complaints[:5])
        return verdict == 0 and not wrong and not self.looks.complaints and last["descriptors"] <= self.first["descriptors"] + 5

    def _games(self) -> tuple[Counter[str], int]:
        """How games ended, and how many do not come out the same again."""
        ended: Counter[str] = Counter()
        starts, commands, wrong = {}, {}, 0
        for record in (item.fields() for item in journal.records(self.state / "events") if not isinstance(item, journal.Damage)):
            match record["type"]:
                case "table.started":
                    starts[record["game"]], commands[record["game"]] = record, []
                case "game.command":
                    commands[record["game"]].append(record)
                case "game.ended":
                    ended[record["why"]] += 1
                    wrong += not _comes_out_the_same(starts[record["game"]], commands.pop(record["game"]))
        return ended, wrong


def _comes_out_the_same(start: dict[str, object], commands: list[dict[str, object]]) -> bool:
    history = [(codec.command(record["command"]), tuple(map(codec.event, record["events"]))) for record in commands]
    try:
        Game.rebuild(codec.setup(start["setup"]), bytes.fromhex(str(start["seed"])), history)
    except (Diverged, ValueError):
        return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path)
    wanted = parser.parse_args()
    allow(4 * wanted.players + 200)
    with tempfile.TemporaryDirectory(prefix="wolfd-soak-") as folder:
        state = wanted.state or Path(folder) / "state"
        return 0 if Soak(wanted.minutes, wanted.players, wanted.tables, state, wanted.seed).run() else 1


if __name__ == "__main__":
    sys.exit(main())
