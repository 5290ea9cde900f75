"""A table at which nobody does anything is closed, after a warning, so that the list of tables tells of living ones."""

from collections.abc import Callable

from wolfd.moderator.waits import Waits

WARNING = 300.0
"""Seconds before its end at which those at the table are warned."""


class Lingering:
    """Watches one table before its game."""

    def __init__(self, waits: Waits, most: float, warn: Callable[[float], None], close: Callable[[], None]) -> None:
        self._waits = waits
        self._most = most
        self._warn = warn
        self._close = close

    def stir(self, *, is_open: bool) -> None:
        """Somebody has done something here; nothing is counted where nobody sits, or a game runs."""
        self._waits.cancel("idle", "idle-warning")
        if not is_open:
            return
        self._waits.later("idle", self._most, self._close)
        if self._most > WARNING:
            self._waits.later("idle-warning", self._most - WARNING, lambda: self._warn(WARNING))
