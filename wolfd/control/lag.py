"""How late the reactor is: once a second it looks how much later it was called than it had asked for."""

from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

EVERY = 1.0
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds; the last class is open."""


class Lag:
    """Measures from `begin` on."""

    def __init__(self, clock: "IReactorTime") -> None:
        self._clock = clock
        self._due = 0.0
        self.counts = [0] * (len(BOUNDS) + 1)
        """How often it was at most each bound, and longer than all of them."""
        self.sum = 0.0
        self.last = 0.0

    def begin(self) -> None:
        self._due = self._clock.seconds() + EVERY
        self._clock.callLater(EVERY, self._look)

    def _look(self) -> None:
        self.last = max(0.0, self._clock.seconds() - self._due)
        self.sum += self.last
        self.counts[bisect_left(BOUNDS, self.last)] += 1
        self.begin()

    def buckets(self) -> list[tuple[str, float]]:
        """The classes as Prometheus counts them: each with all below it."""
        names = [*map(str, BOUNDS), "+Inf"]
        return [(name, float(sum(self.counts[:place + 1]))) for place, name in enumerate(names)]
