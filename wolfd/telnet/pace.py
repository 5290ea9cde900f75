"""How fast a peer's lines are taken: some at once, then a few a second; more of them wait, and too many are dropped."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from wolfd.telnet.lines import Line

if TYPE_CHECKING:
    from twisted.internet.interfaces import IDelayedCall, IReactorTime

CLOGGED = 1.0
"""Seconds between two looks whether lines may be taken again."""


class Pace:
    """A bucket of `burst` tokens, filled by `rate` a second; a line costs one. `waiting` lines may queue."""

    __slots__ = ("_burst", "_clock", "_emptied", "_has_dropped", "_is_clogged", "_is_held", "_lines", "_rate", "_since", "_take", "_timer", "_tokens",
                 "_waiting")  # fmt: skip

    def __init__(
        self, clock: "IReactorTime", take: Callable[[Line], None], *, burst: int, rate: float, waiting: int,
        is_clogged: Callable[[], bool] = bool,
    ) -> None:  # fmt: skip
        """`is_clogged` tells whether no line may be taken, as what it causes could not be written."""
        self._clock = clock
        self._take = take
        self._is_clogged = is_clogged
        self._burst = burst
        self._rate = rate
        self._waiting = waiting
        self._tokens = float(burst)
        self._since = clock.seconds()
        self._lines: deque[Line] = deque()
        self._has_dropped = False
        self._is_held = False
        self._timer: IDelayedCall | None = None
        self._emptied: Callable[[], None] | None = None

    def add(self, line: Line) -> bool:
        """Take a line, now or later; False if it is the first that had to be dropped."""
        if not self._lines and not self._is_held and self._spend():
            self._take(line)
            return True
        if len(self._lines) < self._waiting:
            self._lines.append(line)
            self._arm()
            return True
        is_first, self._has_dropped = not self._has_dropped, True
        return not is_first

    def hold(self) -> None:
        """Take no line until `release`; those that come wait."""
        self._is_held = True

    def release(self) -> None:
        """Take those that have waited, and those that come."""
        self._is_held = False
        if self._lines:
            self._arm()
        elif self._emptied is not None:
            self._emptied()

    def when_empty(self, call: Callable[[], None]) -> None:
        """Call once all lines are taken."""
        if self._lines or self._is_held:
            self._emptied = call
        else:
            call()

    def stop(self) -> None:
        """Take no more."""
        self._lines.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _spend(self) -> bool:
        if self._is_clogged():
            return False
        now = self._clock.seconds()
        self._tokens = min(self._burst, self._tokens + (now - self._since) * self._rate)
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _arm(self) -> None:
        if self._timer is None and not self._is_held:
            seconds = CLOGGED if self._is_clogged() else max(1 - self._tokens, 0) / self._rate
            self._timer = self._clock.callLater(seconds, self._next)

    def _next(self) -> None:
        self._timer = None
        if not self._is_held and self._spend():
            self._take(self._lines.popleft())
        if self._lines or self._is_held:
            self._arm()
            return
        self._has_dropped = False
        if self._emptied is not None:
            self._emptied()
