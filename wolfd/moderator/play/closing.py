"""The end of the free discussion: who alone still holds it open is told so, and artificial players alone do not."""

from collections.abc import Callable

from engine.table import Table
from wolfd.moderator.play.telling import Telling
from wolfd.moderator.seats import Seats
from wolfd.moderator.words.questions import FLOOR
from wolfd.texts import Message


class Closing:
    """Looks on for one game. `late` ends the round of a number."""

    def __init__(self, seats: Seats, telling: Telling, late: Callable[[int], None]) -> None:
        self._seats = seats
        self._telling = telling
        self._late = late
        self._told = 0
        """The round in which somebody was told that all wait for him."""

    def look(self, t: Table) -> None:
        """Look how many people have not finished, after each batch."""
        if t.round is None or t.round.step != FLOOR:
            return
        asked = {seat for kind, seat in t.asks if kind == "end"}
        owing = {seat for seat in asked if ("end", seat) not in t.answers}
        people = {chair.number for chair in self._seats.humans}
        if asked & people and not owing & people:
            self._late(t.round.round)
        elif len(owing & people) == 1 and (len(asked & people) > 1 or len(owing) == 1) and self._told != t.round.round:
            self._told = t.round.round
            for seat in owing & people:
                self._telling.whisper(seat, Message("last-to-end", do=self._telling.form(seat).room))
