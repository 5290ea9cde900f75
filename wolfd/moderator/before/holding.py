"""A seat at a table before its game whose person has lost the connection: it waits for him for a moment.

It holds no secret yet, so he has it back under his nick. Nobody waits for him alone: if all others are gone, so is it.
"""

from typing import TYPE_CHECKING

from wolfd.chat.names import fold
from wolfd.chat.people import User
from wolfd.moderator.waits import Waits
from wolfd.moderator.words.lasting import span

if TYPE_CHECKING:
    from wolfd.moderator.before.waiting import Waiting
    from wolfd.moderator.seats import Chair


class Holding:
    """Holds the seats of one table."""

    def __init__(self, waiting: "Waiting") -> None:
        self._waiting = waiting
        self._waits = Waits(waiting.means.clock)
        self._held: list[Chair] = []

    def hold(self, chair: "Chair") -> bool:
        """Hold a seat whose person has just lost the connection; whether it is held."""
        waiting, seconds = self._waiting, self._waiting.means.settings.hold
        others = [other for other in waiting.seats.humans if other.user is not None and other is not chair]
        if not others or not seconds:
            return False
        was_first = chair is waiting.first
        chair.user, chair.here = None, False
        waiting.set_ready(chair, is_ready=False)
        self._held.append(chair)
        waiting.say("seat-held", who=chair.label, span=span(seconds))
        if was_first and waiting.first is not None:
            waiting.lead(waiting.first)
        self._waits.later(self._name(chair), seconds, lambda: self._let_go(chair))
        return True

    def is_all(self) -> bool:
        """Whether nobody sits here any more but those whose seats are held."""
        return all(chair in self._held for chair in self._waiting.seats.humans)

    def close_if_forsaken(self) -> None:
        """Artificial players do not wait alone for anybody."""
        if self._waiting.game and self.is_all() and self._waiting.seats.host is None:
            self._waiting.close("empty")

    def has_room_for(self, user: User) -> bool:
        """Whether somebody may sit down: a seat is free, or was kept for him."""
        return len(self._waiting.seats) < self._waiting.rules.options.max_players or self.kept_for(user) is not None

    def kept_for(self, user: User) -> "Chair | None":
        """The seat that waits for somebody, since a restart or since he lost the connection."""
        return next((c for c in self._waiting.seats if c.user is None and fold(c.nick) == fold(user.nick)), None)

    def is_held_for(self, user: User) -> bool:
        """Whether somebody who comes in lost his connection here just before."""
        return self.kept_for(user) in self._held

    def expect(self) -> None:
        """Wait for those who sat here before a restart."""
        self._waits.later("restart", self._waiting.means.settings.grace, self._free_unclaimed)

    def _free_unclaimed(self) -> None:
        """Free the seats that nobody has taken back since a restart."""
        self._free([chair for chair in self._waiting.seats.people if chair.user is None and chair not in self._held])

    def took(self, chair: "Chair") -> None:
        """Somebody has his seat back."""
        if chair in self._held:
            self._held.remove(chair)
            self._waits.cancel(self._name(chair))

    def release(self) -> None:
        """Free all that wait for somebody: the game is to begin, or the table to close."""
        self._free([chair for chair in self._waiting.seats.people if chair.user is None])

    def cancel(self) -> None:
        self._waits.cancel()
        self._held.clear()

    def _free(self, chairs: "list[Chair]") -> None:
        for chair in chairs:
            if chair in self._waiting.seats.places:     # with the last the table may have closed
                self._let_go(chair)

    def _let_go(self, chair: "Chair") -> None:
        self.took(chair)
        self._waiting.leave(chair)

    def _name(self, chair: "Chair") -> str:
        return f"hold {id(chair)}"
