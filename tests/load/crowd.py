"""Many people at one daemon, in one process: each answers what the game asks, asks for signs of life, and counts how long they take.

A crowd is bounded in number and time, and meets only the daemon of its own test. `Figures` prints what was measured, and
adds it to the file that WOLFD_FIGURES names.
"""

import contextlib
import json
import os
import random
import re
import resource
import selectors
import socket
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.sockets.newcomers import Newcomer

PONG = re.compile(r"PONG \S+ :?t(\d+)\.(\d+)$")
SOON = 5.0
"""Seconds after which an answer has come even where other tests have the machine as well; the goals are in the figures."""
BRISK = {"speed": "brisk", "t_wolves": 8, "t_night_step": 6, "t_discussion": 8, "t_vote": 8, "t_reaction": 2, "t_last_words": 2,
         "t_defence": 3}


class Person(Newcomer):
    """A newcomer who measures, by IRC."""

    def __init__(self, nick: str, room: str, *, irc: bool = True) -> None:
        super().__init__(nick, room, irc=irc)
        self.waits: list[float] = []
        """Seconds between a question and its answer."""
        self.lost = 0
        self.games = 0
        self.last_words: list[str] = []
        """What was heard last when the server closed a connection."""
        self.is_in = False
        """Whether the room has been entered."""

    def ask(self) -> None:
        """Ask for a sign of life, with the time in it."""
        if self.irc:
            self._send("PING t" + f"{time.monotonic():.6f}")

    def _heard(self, line: str) -> None:
        if self.irc and (found := PONG.search(line)) is not None:
            self.waits.append(time.monotonic() - float(f"{found[1]}.{found[2]}"))
            return
        was_over, self.is_in = self.is_over, self.is_in or " 366 " in line
        super()._heard(line)
        self.games += self.is_over and not was_over
        del self.lines[:-50]


class Crowd:
    """People and the loop that reads for them."""

    def __init__(self, people: Iterable[Person], irc: int, telnet: int) -> None:
        self.people = list(people)
        self.irc, self.telnet = irc, telnet
        self._waits = selectors.DefaultSelector()

    def come(self, people: Iterable[Person] | None = None) -> None:
        """Connect, all or some; those who have a seat ask for it."""
        for person in self.people if people is None else people:
            person.connect(self.irc, self.telnet)
            self._waits.register(person.socket, selectors.EVENT_READ, person)

    def go(self, person: Person) -> None:
        """Drop a connection without a word."""
        with contextlib.suppress(KeyError, ValueError):
            self._waits.unregister(person.socket)
        person.close()

    def live(self, seconds: float, each: Callable[[], None] = lambda: None, every: float = 1.0, until: Callable[[], bool] | None = None) -> bool:
        """Read and answer for some time; `each` is called now and then. Whether `until` came true."""
        end, due = time.monotonic() + seconds, time.monotonic() + every
        while time.monotonic() < end:
            for key, _ in self._waits.select(min(0.05, every)):
                if not key.data.read():
                    key.data.lost += 1
                    key.data.last_words.append(key.data.lines[-1][-80:] if key.data.lines else "")
                    self._waits.unregister(key.fileobj)
            if time.monotonic() >= due:
                due = time.monotonic() + every
                each()
            if until is not None and until():
                return True
        return False

    def sit_down(self, rooms: Iterable[str], options: dict[str, object]) -> None:
        """All sit down, the rules are set, and all are ready."""
        tables = {room: [person for person in self.people if person.room == room] for room in rooms}
        for table in tables.values():
            for person in table:
                person.command("join")
            self.live(0.05)
        self.live(1.0)
        for name, value in options.items():
            for table in tables.values():
                table[0].command(f"option {name} {value}")
            self.live(0.6)
        for table in tables.values():
            for person in table:
                person.command("ready")
            self.live(0.05)

    def sample(self, share: float) -> None:
        """Some of them ask for a sign of life."""
        for person in random.sample(self.people, max(1, int(len(self.people) * share))):
            person.ask()

    def waits(self) -> list[float]:
        return sorted(wait for person in self.people for wait in person.waits)

    def close(self) -> None:
        for person in self.people:
            person.close()
        self._waits.close()


def part(values: list[float], share: float) -> float:
    """The value that a share of the sorted ones are at most."""
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def allow(descriptors: int) -> None:
    """Let this process have so many files and connections open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(descriptors, hard), hard))


def memory(pid: int) -> float:
    """MiB in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


def cpu(pid: int) -> float:
    """Seconds of the processor that were used: what a figure of time comes to on a machine that others use as well."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descriptors(pid: int) -> int:
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


def metric(port: int, name: str) -> float:
    """A number of the daemon's own."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as end:
        end.sendall(b"GET /metrics HTTP/1.0\r\n\r\n")
        with end.makefile("rb") as answer:
            text = answer.read().decode()
    return next((float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(f"{name} ")), float("nan"))


def tell(what: str, **figures: object) -> None:
    """Print what was measured."""
    shown = {name: f"{value:.4g}" if isinstance(value, float) else value for name, value in figures.items()}
    print(f"\n{what}: " + ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in shown.items()))
    if file := os.environ.get("WOLFD_FIGURES"):
        with Path(file).open("a") as to:
            to.write(json.dumps({"what": what, **figures}) + "\n")
