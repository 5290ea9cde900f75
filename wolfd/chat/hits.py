"""Limits that were hit: how often each, and whether operators are to be told of it again."""

from collections import Counter

QUIET = 10.0
"""Seconds in which a limit that was hit is told but once; those meanwhile are counted."""


class Hits:
    """Counts them by limit."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._told: dict[str, tuple[float, int]] = {}
        """Limit -> when it was told last, and how often it had been hit by then."""

    def count(self, limit: str, now: float) -> int:
        """Count one; how often it was since that was last told, if it is to be told now, else 0."""
        self.counts[limit] += 1
        told_at, told = self._told.get(limit, (-QUIET, 0))
        if now - told_at < QUIET:
            return 0
        self._told[limit] = (now, self.counts[limit])
        return self.counts[limit] - told
