"""Delayed calls by what they will do: each at most once under way."""

from collections.abc import Callable

from twisted.internet.interfaces import IDelayedCall, IReactorTime


class Waits:
    """What will happen by itself unless it is called off."""

    def __init__(self, clock: IReactorTime) -> None:
        self._clock = clock
        self._calls: dict[str, IDelayedCall] = {}

    def later(self, what: str, after: float, call: Callable[[], None]) -> None:
        """Call once, so many seconds from now; nothing if that is under way."""
        if what not in self._calls:
            self._calls[what] = self._clock.callLater(after, self._due, what, call)

    def has(self, what: str) -> bool:
        """Whether something is under way."""
        return what in self._calls

    def cancel(self, *what: str) -> None:
        """Call these off, all if none is named."""
        for one in what or tuple(self._calls):
            call = self._calls.pop(one, None)
            if call is not None:
                call.cancel()

    def _due(self, what: str, call: Callable[[], None]) -> None:
        del self._calls[what]
        call()
