"""The seats of one table: who sits where, and which seat a typed word means."""

from collections.abc import Iterator
from functools import lru_cache

from engine import vote
from engine.events import Seat
from wolfd.chat.people import Refused, User
from wolfd.moderator.order.origin import network
from wolfd.texts import Message, Value

HOST: Seat = vote.HOST
"""The place of a human moderator (MOD-2)."""
SMALL = 7
"""Seats up to which a table is small: its nights go fast, for few act in them."""


class Chair:
    """One seat: a person's, connected or not, or an artificial player's."""

    __slots__ = ("_nick", "account", "bot", "given_up", "here", "key", "leads", "missed", "network", "number", "person", "ready", "user")

    namings = 0
    """How often any chair was named, for who keeps them by their names."""

    def __init__(self, number: Seat, nick: str, person: str, *, account: str | None = None, bot: bool = False) -> None:
        self.number = number
        self._nick = ""
        self.nick = nick
        self.person = person
        self.account = account
        self.bot = bot
        self.user: User | None = None
        """Nobody while his connection is gone."""
        self.here = True
        """Whether he is in the channel."""
        self.ready = bot
        self.leads = False
        """Whether its person is the host of the table; of a game's seats: was it as the game began."""
        self.key = ""
        """The hash of his key; empty before the game."""
        self.missed: int | None = None
        """How many announcements had been made when he went; nothing while he hears them."""
        self.given_up = False
        self.network = ""
        """Where its person came from last; nothing if that does not count."""

    @property
    def nick(self) -> str:
        return self._nick

    @nick.setter
    def nick(self, nick: str) -> None:
        if nick != self._nick:
            self._nick = nick
            Chair.namings += 1

    def sit(self, user: User) -> None:
        """Be somebody's from now on, who is here."""
        self.user, self.nick, self.person, self.account = user, user.nick, user.person, user.account
        self.network = network(user)
        self.given_up, self.here, self.missed = False, True, None

    @property
    def label(self) -> Message:
        """Its number and nick, as every text calls it; a human moderator's nick alone."""
        return _label(self.number, self.nick)

    @property
    def human(self) -> bool:
        """Whether a person still holds it."""
        return not self.bot and not self.given_up


class Seats:
    """The seats in order, numbered from 1; a human moderator's place, which is no seat, is 0."""

    def __init__(self) -> None:
        self.chairs: list[Chair] = []
        self.host: Chair | None = None
        """The human moderator, where there is one."""

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.chairs)

    def __len__(self) -> int:
        return len(self.chairs)

    def __getitem__(self, seat: Seat) -> Chair:
        if seat == HOST:
            if self.host is None:
                raise LookupError("there is no human moderator")
            return self.host
        return self.chairs[seat - 1]

    @property
    def humans(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.human]

    @property
    def places(self) -> list[Chair]:
        """All seats, and the human moderator's place before them."""
        return [*((self.host,) if self.host is not None else ()), *self.chairs]

    @property
    def people(self) -> list[Chair]:
        """The persons in their seats, and the human moderator."""
        return [*self.humans, *((self.host,) if self.host is not None and self.host.human else ())]

    @property
    def bots(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.bot]

    def of(self, user: User) -> Chair | None:
        """The seat of somebody here, or his place as moderator; nothing if he has none, or has given it up."""
        for chair in self.chairs:  # asked for each line that is said
            if chair.user is user and not chair.given_up:
                return chair
        host = self.host
        return host if host is not None and host.user is user and not host.given_up else None

    def sit(self, user: User) -> Chair:
        """Give the next seat to somebody here."""
        chair = Chair(len(self.chairs) + 1, user.nick, user.person, account=user.account, bot=user.bot)
        chair.sit(user)
        self.chairs.append(chair)
        return chair

    def appoint(self, user: User) -> Chair:
        """Make somebody here the human moderator."""
        self.host = Chair(HOST, user.nick, user.person, account=user.account)
        self.host.sit(user)
        return self.host

    def free(self, chair: Chair) -> None:
        """Take a seat away; those after it move up."""
        if chair is self.host:
            self.host = None
            return
        self.chairs.remove(chair)
        for number, other in enumerate(self.chairs, 1):
            other.number = number

    def label(self, seat: Seat) -> Value:
        if seat == HOST and self.host is not None:
            return self.host.label
        return self[seat].label if 1 <= seat <= len(self.chairs) else str(seat)

    def find(self, word: str) -> Seat:
        """The seat that a typed word means: its number, its nick, or a beginning that only one nick has."""
        digits = word.lstrip("#").rstrip("号號")
        if digits.isascii() and digits.isdigit():
            return self._numbered(int(digits))
        folded = word.casefold()
        whole = [chair.number for chair in self.chairs if chair.nick.casefold() == folded]
        begun = whole or [chair.number for chair in self.chairs if chair.nick.casefold().startswith(folded)]
        if len(begun) > 1:
            raise Refused("target-ambiguous", word=word, among=" ".join(map(str, begun)))
        if not begun:
            raise Refused("target-unknown", word=word)
        return begun[0]

    def _numbered(self, number: int) -> Seat:
        if not 1 <= number <= len(self.chairs):
            raise Refused("target-number", number=number, seats=len(self.chairs))
        return number


@lru_cache(maxsize=4096)
def _label(number: Seat, nick: str) -> Message:
    """Kept, so that it is worded once a language."""
    return Message("seat", number=number, nick=nick) if number != HOST else Message("seat-host", nick=nick)
