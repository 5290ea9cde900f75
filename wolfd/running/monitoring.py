"""What a monitor is shown of the server, gathered from its parts, at the addresses of `[metrics]`. Only `app` makes one."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wolfd import __version__
from wolfd.control import addresses, complaints, health, listening
from wolfd.control.lag import Lag

if TYPE_CHECKING:
    from socket import socket

    from wolfd.chat.hall import Hall
    from wolfd.chat.people import User
    from wolfd.control.addresses import Address
    from wolfd.control.limits import Door
    from wolfd.control.papers import Papers
    from wolfd.journal import Journal
    from wolfd.moderator.office import Office
    from wolfd.reactor import TurnReactor
    from wolfd.running.reload import Outcome
    from wolfd.running.steering import Steering


@dataclass(frozen=True, slots=True)
class Parts:
    """What is looked at."""

    hall: "Hall"
    office: "Office"
    steering: "Steering"
    door: "Door"
    journal: "Journal"
    papers: "Papers | None"
    is_stopping: Callable[[], bool]


@dataclass(slots=True)
class Monitoring:
    """Serves what a monitor asks for."""

    parts: Parts
    reactor: "TurnReactor"
    doors: "list[tuple[Address, socket]]"
    lag: Lag = field(init=False)
    reloads: Counter[str] = field(init=False, default_factory=Counter)

    def __post_init__(self) -> None:
        self.lag = Lag(self.reactor)

    def open(self) -> None:
        """Answer from now on; nothing is read or measured where nobody can ask."""
        if not self.doors:
            return
        self.lag.begin()
        site = health.site(self._sources(), self.lag, self.reactor)
        site.noisy = False
        for address, door in self.doors:
            listening.listen(address, door)
            self.reactor.adoptStreamPort(door.fileno(), door.family, site)
            door.close()

    def reloaded(self, outcome: "Outcome") -> None:
        """The configuration was read again."""
        self.reloads["done" if outcome.is_done else "refused"] += 1

    def _sources(self) -> health.Sources:
        parts = self.parts
        hall, office, journal, papers = parts.hall, parts.office, parts.journal, parts.papers
        return health.Sources(
            version=__version__, connections=lambda: parts.door.inside,
            sessions=lambda: Counter(session.protocol for user in _people(hall) for session in user.sessions),
            people=lambda: len(_people(hall)), games=lambda: sum(table.playing is not None for table in office.tables.values()),
            waiting=lambda: sum(table.playing is None and bool(len(table.seats)) for table in office.tables.values()),
            closed=lambda: journal.closed,
            complaints=lambda: complaints.COUNTS, failed=lambda: complaints.HAPPENED["login-failed"], reloads=lambda: self.reloads,
            expires=lambda: papers.served().ends if papers else None, place=lambda: journal.place, faults=self._faults,
            timers=lambda: len(self.reactor.getDelayedCalls()), began=hall.wall())

    def _faults(self) -> list[str]:
        """Why nobody should be sent here now."""
        trouble = self.parts.journal.trouble
        return [
            *(["the server is stopping"] if self.parts.is_stopping() else []),
            *(["the server takes no new games, because it is about to stop"] if self.parts.steering.draining else []),
            *([f"the log cannot be written: {trouble.strerror or trouble}"] if trouble else []),
        ]


def _people(hall: "Hall") -> "list[User]":
    return [user for user in hall.users.values() if not user.bot and user not in hall.services]


def bind(written: Iterable[str]) -> "list[tuple[Address, socket]]":
    """Take the addresses; CannotRun names the one that cannot be had."""
    return [(address, door) for address in map(addresses.parse_local, written) for door in listening.bind(address)]
