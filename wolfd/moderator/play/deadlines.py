"""The time of one table: how long the open round still has, the reminders on its way, and its end."""

from collections.abc import Callable
from dataclasses import dataclass

from twisted.internet.interfaces import IDelayedCall, IReactorTime

MOST_GRACE = 30.0
"""Seconds that a round is given in addition at most, after the house stood still."""
REMINDERS = (0.5, 0.8)      # shares of a round's time after which those who still owe an answer are reminded


@dataclass(frozen=True, slots=True)
class Calls:
    """Whom a deadline calls."""

    late: Callable[[int], None]
    """The round whose time is over."""
    remind: Callable[[float], None]
    """Seconds left."""
    tick: Callable[[int, float], None]
    """The round and its seconds left, for the record."""
    stalled: Callable[[float], None] = lambda _: None
    """For how many seconds nothing was done here, which the round now has in addition."""


class Deadline:
    """Runs for one round at a time; may be stopped and goes on with what was left."""

    def __init__(self, clock: IReactorTime, calls: Calls, every: float, stall: float = 0.0) -> None:
        """`stall`: how much later than it should a call may come before it is the house that stood still; 0: no matter."""
        self._clock = clock
        self._calls = calls
        self._every = every
        self._stall = stall
        self._next_tick = 0.0
        self._pending: list[IDelayedCall] = []
        self._round = 0
        self._whole = 0.0
        self._end = 0.0
        self._rest: float | None = 0.0
        """What is left while it stands still; nothing while it runs."""

    @property
    def left(self) -> float:
        """Seconds until the round's end."""
        return max(0.0, self._end - self._clock.seconds()) if self._rest is None else self._rest

    def arm(self, number: int, whole: float) -> None:
        """Run for a round."""
        self.hold(number, whole, whole)
        self.go_on()

    def hold(self, number: int, whole: float, left: float) -> None:
        """Stand still before a round of which a part of the time may have passed."""
        self.stop()
        self._round, self._whole = number, whole
        self._whole = max(whole, left)      # it may have been extended
        self._rest = left

    def go_on(self) -> None:
        """Run on after a stop."""
        if self._rest is None:
            return
        left, self._rest = self._rest, None
        self._end = self._clock.seconds() + left
        for share in REMINDERS:
            after = self._whole * share - (self._whole - left)
            if after > 0:
                self._later(after, self._remind)
        self._later(left, self._late)
        self._tick_later()

    def extend(self, more: float) -> None:
        """Give the round so many seconds more, whether it runs or stands still."""
        runs = self._rest is None
        self._rest = self.stop() + more
        self._whole += more
        if runs:
            self.go_on()

    def lengthen(self, least: float) -> None:
        """While it stands still: leave so much at least; nothing while it runs."""
        if self._rest is not None:
            self._rest = max(self._rest, least)

    def stop(self) -> float:
        """Stand still; what is left."""
        self._rest = self.left
        pending, self._pending = self._pending, []
        for call in pending:
            if call.active():
                call.cancel()
        return self._rest

    def _later(self, after: float, what: Callable[[], None]) -> None:
        self._pending.append(self._clock.callLater(after, what))

    def _late(self) -> None:
        if not self._has_stalled(self._end):
            self.stop()
            self._calls.late(self._round)

    def _has_stalled(self, due: float) -> bool:
        """Whether a call comes so late that nobody could do anything meanwhile; then the round lasts longer by that."""
        late = self._clock.seconds() - due
        if not 0 < self._stall < late:
            return False
        self.extend(min(late, MOST_GRACE))
        self._calls.stalled(late)
        return True

    def _remind(self) -> None:
        self._calls.remind(self.left)

    def _tick(self) -> None:
        self._pending = [call for call in self._pending if call.active()]
        if not self._has_stalled(self._next_tick):
            self._tick_later()
        self._calls.tick(self._round, self.left)

    def _tick_later(self) -> None:
        self._next_tick = self._clock.seconds() + self._every
        self._later(self._every, self._tick)
