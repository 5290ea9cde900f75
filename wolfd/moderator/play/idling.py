"""Who has a seat and does not play (rulebook 2.10, IDLE-1 and IDLE-2): absent for long, or silent for days.

Only what everybody is asked counts, votes and speeches; never a question that some roles alone get.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.events import Answered, Asked, Dawned, Event, Seat
from engine.options import Options
from engine.table import Table
from wolfd.moderator.seats import Seats
from wolfd.moderator.waits import Waits

COUNTED = frozenset({"elect", "nominate", "vote", "end"})
WARNED = (0.5, 0.8)
"""Shares of `t_absent` after which somebody who is away, but still connected, is warned."""


@dataclass(frozen=True, slots=True)
class Idle:
    """What is done about it."""

    warn: Callable[[Seat], None]
    """One more silent day will cost the seat."""
    warn_away: Callable[[Seat, float], None]
    """Away so long that only so many seconds are left."""
    remove: Callable[[Seat], None]


class Idling:
    """Counts for one game."""

    def __init__(self, waits: Waits, seats: Seats, options: Options, do: Idle) -> None:
        self._waits = waits
        self._seats = seats
        self._options = options
        self._do = do
        self._days: dict[Seat, int] = {}
        """How many days in a row nothing came from a seat that was asked."""
        self._due: set[Seat] = set()
        self._done: set[Seat] = set()
        self._warned: set[Seat] = set()
        self._lost: set[Seat] = set()
        """Whose seat today's count has cost."""

    def hear(self, events: Iterable[Event]) -> None:
        """Count what a batch tells."""
        for event in events:
            match event:
                case Asked(to, _, kind) if kind in COUNTED:
                    self._due.update(to)
                case Answered(to, _, kind) if kind in COUNTED:
                    self._done.update(to)
                case Dawned():
                    self._close_day()

    def look(self, t: Table) -> None:
        """Warn whom one more silent day will cost the seat, and take out whom it has cost it."""
        limit = self._options.idle_days
        for seat, days in sorted(self._days.items()):
            if not limit or days < limit - 1 or not self._plays(t, seat):
                continue
            if days >= limit:
                if seat not in self._lost:
                    self._lost.add(seat)
                    self._do.remove(seat)
            elif seat not in self._warned:
                self._warned.add(seat)
                self._do.warn(seat)

    def watch(self, t: Table) -> None:
        """Begin to count the time of those who are away; call again when somebody goes."""
        for chair in self._seats.humans:
            if not chair.here and self._plays(t, chair.number) and not self._waits.has(f"absent {chair.number}"):
                self._count(chair.number)

    def _count(self, seat: Seat) -> None:
        whole = float(self._options.t_absent)
        self._waits.later(f"absent {seat}", whole, lambda: self._do.remove(seat))
        for share in WARNED:
            self._waits.later(f"absent {seat} {share}", whole * share, lambda left=whole * (1 - share): self._do.warn_away(seat, left))  # type: ignore[misc]

    def came(self, seat: Seat) -> None:
        """Somebody is back."""
        self._waits.cancel(f"absent {seat}", *(f"absent {seat} {share}" for share in WARNED))

    def start_anew(self, seat: Seat) -> None:
        """Another person has the seat."""
        self.came(seat)
        self._days.pop(seat, None)
        for counted in (self._due, self._done, self._warned, self._lost):
            counted.discard(seat)

    def forgive(self) -> None:
        """The house itself kept people from playing: this day counts for nobody who has not answered."""
        self._due &= self._done

    def rest(self) -> None:
        """Count no absence while the game stands still."""
        for chair in self._seats:
            self.came(chair.number)

    def _plays(self, t: Table, seat: Seat) -> bool:
        return t.is_alive(seat) and seat not in t.removed and self._seats[seat].human

    def _close_day(self) -> None:
        for seat in self._due:
            self._days[seat] = 0 if seat in self._done else self._days.get(seat, 0) + 1
        self._warned -= self._done
        self._lost.clear()
        self._due, self._done = set(), set()
