"""How fast connections may come from one address, counted by whole seconds; this machine's own are not counted."""

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

HITS = {"telnet-too-late": "registration", "door-full": "connections", "door-often": "connections", "server-full": "connections"}
"""Why somebody is sent away who has come -> the limit that he has hit."""


class Arrivals:
    """Counts them."""

    __slots__ = ("_clock", "_counts", "_most", "_second")

    def __init__(self, clock: "IReactorTime", most: int) -> None:
        self._clock = clock
        self._most = most
        self._second = 0
        self._counts: Counter[str] = Counter()

    def may_come(self, address: str) -> bool:
        """Count one more; whether it is not too many."""
        if address == "::1" or address.startswith("127."):
            return True
        second = int(self._clock.seconds())
        if second != self._second:
            self._second = second
            self._counts.clear()
        self._counts[address] += 1
        return self._counts[address] <= self._most
