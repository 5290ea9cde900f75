"""After a restart: a game waits until all are back whose players were there before it, but for none of them for long."""

from collections.abc import Callable, Iterable

from engine.events import Seat
from wolfd.moderator.seats import Chair, Seats
from wolfd.moderator.waits import Waits

LEAST = 15.0
"""Seconds that the open step has at least when the game goes on: who is back must find his bearings."""


class Gathering:
    """Counts those who come back to one game."""

    def __init__(self, waits: Waits, seats: Seats, gather: float) -> None:
        self._waits = waits
        self._seats = seats
        self._gather = gather
        self._awaited: frozenset[Seat] = frozenset()

    def expect(self, seats: Iterable[Seat]) -> None:
        """These are the seats whose players were here before the restart."""
        self._awaited = frozenset(seats)

    def came(self, chair: Chair, go_on: Callable[[], None]) -> None:
        """A player is back; who was away before the restart already neither completes the table nor sets the clock."""
        if not self._missing():
            go_on()
        elif chair.number in self._awaited:
            self._waits.cancel("abort")
            self._waits.later("gather", self._gather, go_on)

    def _missing(self) -> bool:
        """Whether somebody is awaited, also one who came back and went again."""
        return any(chair.number in self._awaited and not chair.here for chair in self._seats.people)
