"""Who was most disruptive at a table before a game (BD-3): warned or muted there most often, by whoever moderates.

That is the people who keep order there, and the Moderator himself, who hushes whoever talks when he may not.
"""

from collections import Counter
from collections.abc import Iterable

from engine.events import Seat, Seats
from wolfd.chat.people import User
from wolfd.moderator.order.measures import MUTE, WARNING, Measures
from wolfd.moderator.seats import Chair


class Unruly:
    """Counts for one channel, from the start of the house on."""

    def __init__(self, measures: Measures, chan: str) -> None:
        self._measures = measures
        self._chan = chan
        self._hushed: Counter[str] = Counter()
        """Person or account -> how often the Moderator himself had to."""

    def count(self, user: User) -> None:
        """The Moderator has hushed somebody."""
        self._hushed[user.account or user.person] += 1

    def most(self, chairs: Iterable[Chair]) -> Seats:
        """The seats of those with the highest count; nobody if nobody was ever warned, muted or hushed."""
        counts: dict[Seat, int] = {chair.number: self._of(chair) for chair in chairs if chair.human}
        most = max(counts.values(), default=0)
        return tuple(seat for seat, count in counts.items() if most and count == most)

    def _of(self, chair: Chair) -> int:
        own = len(self._measures.about(chair.user, WARNING, MUTE, chan=self._chan)) if chair.user is not None else 0
        return own + self._hushed[chair.account or chair.person]
