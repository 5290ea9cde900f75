"""How often somebody may fail from one address: each failure fills a bucket that runs dry in its own time."""

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

FORGIVEN = 600.0
"""Seconds after which an address may fail to log in as often as at first."""
ROUNDING = 0.001
"""Seconds that are none: what is left of a sum of times by rounding."""
MANY = 1024
"""Addresses remembered before those that are forgiven by now are looked for."""


class Throttle:
    """Counts by source, which `network` makes of an address: `most` failures at once, and all are forgiven in `span` seconds."""

    def __init__(self, clock: "IReactorTime", most: int, span: float, network: Callable[[str], str]) -> None:
        self._clock = clock
        self._most = most
        self._pause = span / most
        self._network = network
        self._forgiven: dict[str, float] = {}
        """Source -> when all its failures are forgiven, in seconds of the clock."""
        self._sweep_at = MANY

    def wait(self, address: str) -> float:
        """Seconds until something may be tried again from an address; 0 if it may now."""
        room = self._pause * (self._most - 1)
        left = self._forgiven.get(self._network(address), 0.0) - room - self._clock.seconds()
        return left if left > ROUNDING else 0.0

    def count(self, address: str) -> None:
        """Count one failure."""
        now, source = self._clock.seconds(), self._network(address)
        self._forgiven[source] = max(now, self._forgiven.get(source, 0.0)) + self._pause
        if len(self._forgiven) > self._sweep_at:
            self._forgiven = {source: at for source, at in self._forgiven.items() if at > now}
            self._sweep_at = max(MANY, 2 * len(self._forgiven))

    def forgive(self, address: str) -> None:
        """Take back one failure that was counted before it was known to be none."""
        source = self._network(address)
        if source in self._forgiven:
            self._forgiven[source] -= self._pause


def minutes(wait: float) -> int:
    """Seconds as whole minutes in which they are surely over."""
    return max(1, ceil(round(wait, 2) / 60))
