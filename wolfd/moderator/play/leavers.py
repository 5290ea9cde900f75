"""Guests who have left a game, or are away from it, by where they came from: who comes from there after that may be one.

He knows more than a newcomer may, so he is given no other seat in the same game. Who was here before, and who has an
account, is somebody else: people behind one address are not taken for each other. A restart forgets all of it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from wolfd.chat.people import User
from wolfd.moderator.order.origin import network
from wolfd.moderator.seats import Chair

if TYPE_CHECKING:
    from engine.events import Seat


class Leavers:
    """Those of one game. `wall` tells the time by which the chat knows since when somebody is here."""

    def __init__(self, wall: Callable[[], float]) -> None:
        self._wall = wall
        self._away: dict[Seat, tuple[str, float]] = {}
        """Where somebody came from who is away, and since when."""
        self._left: list[tuple[str, float]] = []

    def went(self, chair: Chair) -> None:
        """Somebody has lost his connection."""
        if chair.account is None and chair.network:
            self._away.setdefault(chair.number, (chair.network, self._wall()))

    def came(self, chair: Chair) -> None:
        """He is back."""
        self._away.pop(chair.number, None)

    def left(self, chair: Chair) -> None:
        """The seat is his no more."""
        self.went(chair)
        place = self._away.pop(chair.number, None)
        self._left += [place] if place is not None else []

    def may_be(self, user: User) -> bool:
        """Whether somebody may be one of them who has come in again."""
        where = network(user) if user.account is None else ""
        return bool(where) and any(place == where and since <= user.since for place, since in (*self._away.values(), *self._left))
