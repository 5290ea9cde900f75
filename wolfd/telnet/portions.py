"""Output in small portions, for a program that loses its place when much comes at once: Windows' telnet.exe."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from twisted.internet.interfaces import IDelayedCall, IReactorTime

SIZE = 500
"""Bytes of a portion, unless a single row has more."""
PAUSE = 0.02
"""Seconds between two portions."""


class Portions:
    """What waits for its turn; `again` is called when the next portion may go."""

    __slots__ = ("_again", "_clock", "_rest", "_timer")

    def __init__(self, clock: "IReactorTime", again: "Callable[[], None]") -> None:
        self._clock = clock
        self._again = again
        self._rest = b""
        self._timer: IDelayedCall | None = None

    @property
    def waiting(self) -> int:
        """Bytes that wait."""
        return len(self._rest)

    def cut(self, queue: list[bytes]) -> int:
        """Leave the next portion in the queue, or nothing if it is not time for it yet; how much of the rest waits."""
        self._rest += b"".join(queue)
        queue.clear()
        if self._timer is not None:
            return self.waiting
        end = _end(self._rest)
        if end:
            queue.append(self._rest[:end])
            self._rest = self._rest[end:]
        if self._rest:
            self._timer = self._clock.callLater(PAUSE, self._next)
        return self.waiting

    def release(self, queue: list[bytes]) -> None:
        """Give up everything that waits, ahead of the queue."""
        queue.insert(0, self._rest)
        self.stop()

    def stop(self) -> None:
        """Forget what waits."""
        self._rest = b""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self) -> None:
        self._timer = None
        self._again()


def _end(octets: bytes) -> int:
    """Where the first portion ends: after a row, so that no character or sequence is parted."""
    if len(octets) <= SIZE:
        return len(octets)
    end = octets.rfind(b"\r\n", 0, SIZE) + 2
    if end > 1:
        return end
    beyond = octets.find(b"\r\n", SIZE - 1)
    return beyond + 2 if beyond >= 0 else len(octets)
