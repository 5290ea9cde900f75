"""The pace of one game: the deadline of the open round, how long a question has been open, and haste for one human."""

from collections.abc import Callable, Iterable

from engine.events import Asked, Event, Seat
from engine.table import Table
from wolfd.moderator.means import Means
from wolfd.moderator.play.deadlines import Calls, Deadline
from wolfd.moderator.seats import Seats
from wolfd.moderator.waits import Waits


class Pace:
    """Runs while the game does."""

    def __init__(self, means: Means, seats: Seats, calls: Calls, alone: Callable[[int], None]) -> None:
        """`alone` ends a step of fixed length in which one human alone has nothing more to answer."""
        self._clock = means.clock
        self._settings = means.settings
        self._seats = seats
        self._alone = alone
        self._deadline = Deadline(means.clock, calls, means.settings.tick, means.settings.stall)
        self._waits = Waits(means.clock)
        self._round = 0
        self._asked_at: dict[tuple[str, Seat], float] = {}

    @property
    def left(self) -> float:
        """Seconds until the open round's end."""
        return self._deadline.left

    def keep(self, t: Table, events: Iterable[Event]) -> None:
        """Go on after a batch: run for the round that it opened, if it opened one."""
        now = self._clock.seconds()
        self._asked_at.update(((ev.kind, seat), now) for ev in events if isinstance(ev, Asked) for seat in ev.to)
        if t.round is not None and t.round.round != self._round:
            self._round = t.round.round
            self._waits.cancel()
            self._deadline.arm(t.round.round, t.round.seconds)
        self.hasten(t)

    def hasten(self, t: Table) -> None:
        """At a table with one human, end a step of fixed length soon after he has no more to answer in it.

        It lasts as long whoever else is asked, so that its length tells him nothing.
        """
        opened = t.round
        if opened is None or opened.early or not self._nobody_waits(t):
            self._waits.cancel()
        else:
            self._waits.later("hasten", self._settings.alone, lambda: self._alone(opened.round))

    def is_settled(self, kind: str, seat: Seat) -> bool:
        """Whether a question has been open long enough for a bare number to mean it."""
        asked = self._asked_at.get((kind, seat))
        return asked is not None and self._clock.seconds() - asked >= self._settings.settled

    def hold(self, t: Table, left: float | None) -> None:
        """Stand still in a round that was open before a restart; nothing left on record: its whole time."""
        if t.round is not None:
            self._round = t.round.round
            self._deadline.hold(t.round.round, t.round.seconds, t.round.seconds if left is None else left)

    def extend(self, more: float) -> None:
        """Give the open round so many seconds more."""
        self._deadline.extend(more)

    def lengthen(self, least: float) -> None:
        """While it stands still: leave the open round so many seconds at least."""
        self._deadline.lengthen(least)

    def stop(self) -> float:
        """Stand still; what is left."""
        self._waits.cancel()
        return self._deadline.stop()

    def go_on(self, t: Table) -> None:
        """Run on with what was left."""
        self._deadline.go_on()
        self.hasten(t)

    def _nobody_waits(self, t: Table) -> bool:
        people = self._seats.people
        owed = {seat for kind, seat in t.asks if (kind, seat) not in t.answers}
        return len(people) == 1 and people[0].number not in owed and not _is_pack_at_odds(t, people[0].number)


def _is_pack_at_odds(t: Table, seat: Seat) -> bool:
    """Whether a wolf, who knows his pack, has picked a prey and another of it another: they need the time to agree."""
    prey = {picks for (kind, _), picks in t.answers.items() if kind == "kill"}
    return ("kill", seat) in t.answers and len(prey) > 1
