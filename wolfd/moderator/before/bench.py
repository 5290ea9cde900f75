"""The bench of one table: who waits for a seat, in the order in which they came; they watch meanwhile (rulebook 2.9)."""

from collections.abc import Callable, Iterator

from wolfd.chat.names import fold
from wolfd.chat.people import User
from wolfd.texts import Message, Value


class Place:
    """One place on the bench; after a restart nobody sits there until he has come back."""

    __slots__ = ("account", "nick", "person", "user")

    def __init__(self, nick: str, person: str, account: str | None, user: User | None = None) -> None:
        self.nick = nick
        self.person = person
        self.account = account
        self.user = user

    def is_kept_for(self, user: User) -> bool:
        """Whether somebody had it before a restart: by his account, or the nick; it holds no secret."""
        own = self.account == user.account if self.account is not None else fold(self.nick) == fold(user.nick)
        return self.user is None and own


class Bench:
    """Waits beside one table. `record` puts something about that table on record."""

    def __init__(self, record: Callable[..., None]) -> None:
        self._record = record
        self.places: list[Place] = []

    def __iter__(self) -> Iterator[User]:
        """Those who are here, the first first."""
        return iter([place.user for place in self.places if place.user is not None])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def has(self, user: User) -> bool:
        return any(place.user is user for place in self.places)

    @property
    def awaits(self) -> bool:
        """Whether a place is kept for somebody who has not come back since a restart."""
        return any(place.user is None for place in self.places)

    def keeps_for(self, user: User) -> bool:
        """Whether a place is kept for somebody who comes."""
        return not self.has(user) and any(place.is_kept_for(user) for place in self.places)

    def number(self, user: User) -> int:
        """How manieth somebody is, from 1."""
        return list(self).index(user) + 1

    def sit(self, user: User) -> None:
        """Give somebody the last place, or the one that was kept for him."""
        place = next((place for place in self.places if place.is_kept_for(user)), None)
        if place is None:
            place = Place(user.nick, user.person, user.account)
            self.places.append(place)
            self._record("table.benched", nick=user.nick, person=user.person, account=user.account)
        place.user = user

    def get_up(self, user: User) -> None:
        """Take somebody's place away."""
        for place in [place for place in self.places if place.user is user]:
            self.places.remove(place)
            self._record("table.unbenched", nick=place.nick, person=place.person)

    def clear(self) -> None:
        """Keep no place for anybody who is not here."""
        self.places = [place for place in self.places if place.user is not None]

    @property
    def told(self) -> tuple[Message, ...]:
        """Who waits, in words; nothing if nobody does."""
        waiting: Value = tuple(user.nick for user in self)
        return (Message("bench-now", who=waiting),) if waiting else ()
