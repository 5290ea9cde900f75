"""The moments at which something is to be said or drawn of the time that is left in a step."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from twisted.internet.interfaces import IDelayedCall, IReactorTime

EARLIEST = 0.01
"""Seconds less than a mark that still count as the mark: a timer may come a little late."""


class Countdown:
    """Calls at the next mark of the seconds left."""

    __slots__ = ("_call", "_clock", "_timer")

    def __init__(self, clock: "IReactorTime", call: "Callable[[int], None]") -> None:
        self._clock = clock
        self._call = call
        self._timer: IDelayedCall | None = None

    def wind(self, left: float | None, marks: "Iterable[int]") -> None:
        """Call when the next of the marks is reached, with that mark; what was wound before is forgotten."""
        self.stop()
        ahead = [mark for mark in marks if left is not None and mark < left - EARLIEST]
        if ahead and left is not None:
            mark = max(ahead)
            self._timer = self._clock.callLater(left - mark, self._reach, mark)

    def stop(self) -> None:
        """Forget what was wound."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _reach(self, mark: int) -> None:
        self._timer = None
        self._call(mark)
