"""A table at which nobody does anything is closed, after a warning, so that the list of tables tells of living ones."""

from collections.abc import Callable

from twisted.internet.interfaces import IReactorTime

from wolfd.moderator.waits import Waits

WARNING = 300.0
"""Seconds before its end at which those at the table are warned."""


class Lingering:
    """Watches one table before its game."""

    def __init__(self, clock: IReactorTime, most: float, warn: Callable[[float], None], close: Callable[[], None]) -> None:
        self._clock = clock
        self._waits = Waits(clock)
        self._most = most
        self._warn = warn
        self._close = close
        self._since = 0.0
        self._is_warned = False

    def stir(self) -> None:
        """Somebody has done something here; said for each line, so no timer is set anew for it."""
        self._since = self._clock.seconds()
        self._is_warned = False

    def watch(self, *, is_open: bool) -> None:
        """Count from now on, or not: nothing is counted where nobody sits, or a game runs."""
        self.stir()
        self._waits.cancel("idle")
        if is_open:
            self._look()

    def _look(self) -> None:
        """Do what is due, and look again when more may be."""
        left = self._since + self._most - self._clock.seconds()
        if left <= 0:
            self._close()
            return
        if left <= WARNING < self._most and not self._is_warned:
            self._is_warned = True
            self._warn(WARNING)
        self._waits.later("idle", left - WARNING if left > WARNING else left, self._look)
