"""What was said and done lately, kept in memory: bounded by count and by time, each fact only for those who may read it.

Whoever is in an open channel may read all that was kept of it. What happened in a closed one is only for those who
were in it then: they are known by their pseudonym, so a guest's right ends with his visit. What two people say to each
other is for these two. Nothing is kept of what the Moderator and services say in private, or hear.

Facts name people who may change or go: what is kept names them as they were.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from msgspec import Struct, structs

from wolfd.chat.facts import Fact, FactBy, FactOf, Joined, Kicked, Left, ModesSet, Plain, Said, TopicSet
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, User

TYPING = "+typing"
"""The tag that says only that somebody is typing: nothing to remember."""
_KEPT = (Said, Joined, Left, Kicked, TopicSet, ModesSet)
_SPOKEN = frozenset({"privmsg", "notice", "action"})
_UNDRAWN = cast("dict[object, bytes]", MappingProxyType({}))
"""What is kept is drawn for each reader anew: all share this, where a dictionary for each would be most of their cost."""
_MASKS = 4096  # people remembered as they were, before those are forgotten whom no line needs any more

Place = str | tuple[str, str]
"""A channel's folded name, or the pseudonyms of two people in order."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much is kept."""

    lines: int = 1000
    """Of one channel, or of what two people say."""
    seconds: float = 259_200.0
    """How old they may be."""
    total: int = 50_000
    """Of all together; what is said in the quietest places goes first."""


class History:
    """All that is kept."""

    def __init__(self, bounds: Bounds, wall: Callable[[], float], moderator: User) -> None:
        self.bounds = bounds
        self._wall = wall
        self._moderator = moderator
        self._places: OrderedDict[Place, deque[Fact]] = OrderedDict()
        self._talks: dict[str, dict[str, Place]] = {}
        """A pseudonym -> the others with whom its owner has talked, and the place of that."""
        self._size = 0
        self._masks: dict[tuple[object, ...], User] = {}
        self._crowd = frozenset[str]()

    # Keeping

    def keep(self, channel: Channel, fact: Fact) -> None:
        """Keep what has happened in a channel, as far as it is something to be read later."""
        if isinstance(fact, _KEPT) and not (isinstance(fact, Said) and (fact.least or _is_passing(fact))):
            self._add(fold(channel.name), self._as_now(fact, self._readers(channel)))

    def keep_of(self, channels: Iterable[Channel], fact: Fact) -> None:
        """Keep what somebody did in all these channels at once: he left, or changed his nick."""
        for channel in channels:
            self._add(fold(channel.name), self._as_now(fact, self._readers(channel)))

    def keep_between(self, by: User, to: User, said: Said) -> None:
        """Keep what somebody has said to somebody else."""
        if _is_passing(said):
            return
        place = (by.person, to.person) if by.person < to.person else (to.person, by.person)
        if place not in self._places:
            self._talks.setdefault(by.person, {})[to.person] = place
            self._talks.setdefault(to.person, {})[by.person] = place
        self._add(place, self._as_now(said, None))

    def restore(self, name: str, said: Said) -> None:
        """Keep what was said to all in a channel before the server started; it comes in order, ahead of all else."""
        self._add(fold(name), said)

    # Reading

    def of_channel(self, reader: User, channel: Channel) -> list[Fact]:
        """What a member may read of a channel, in order."""
        return self._read(fold(channel.name), reader.person)

    def of_talk(self, reader: User, nick: str, user: User | None) -> list[Fact]:
        """What was said between a reader and another: who has that nick (`user`), else who last had it when they talked."""
        talks = self._talks.get(reader.person, {})
        place = talks.get(user.person) if user is not None else None
        if place is None:
            named = (where for other, where in talks.items() if fold(self._nick(where, other)) == fold(nick))
            place = next(named, None)
        return self._read(place, reader.person) if place is not None else []

    def last_words(self, reader: User) -> Iterator[tuple[str, Said]]:
        """What was said last in each channel that the reader is in, and with each whom he has talked to, by his last nick."""
        places = [(channel.name, fold(channel.name)) for channel in reader.channels]
        talks = [(self._nick(place, other), place) for other, place in self._talks.get(reader.person, {}).items()]
        for name, place in (*places, *talks):
            said = self._last_said(place, reader.person)
            if said is not None:
                yield name, said

    # Within

    def _add(self, place: Place, kept: Fact) -> None:
        lines = self._places.get(place)
        if lines is None:
            lines = self._places[place] = deque()
        lines.append(kept)
        self._places.move_to_end(place)
        self._size += 1
        if len(lines) > self.bounds.lines:
            self._drop_first(place, lines)
        while self._size > self.bounds.total:
            self._drop_first(*next(iter(self._places.items())))

    def _drop_first(self, place: Place, lines: deque[Fact]) -> None:
        lines.popleft()
        self._size -= 1
        if not lines:
            self._forget(place)

    def _forget(self, place: Place) -> None:
        """A place of which nothing is left."""
        del self._places[place]
        if isinstance(place, tuple):
            for one, other in (place, place[::-1]):
                talks = self._talks.get(one, {})
                talks.pop(other, None)
                if not talks:
                    self._talks.pop(one, None)

    def _read(self, place: Place, person: str) -> list[Fact]:
        lines = self._places.get(place)
        since = self._wall() - self.bounds.seconds
        while lines and lines[0].at < since:
            self._drop_first(place, lines)
        return [kept for kept in lines or () if kept.readers is None or person in kept.readers]

    def _last_said(self, place: Place, person: str) -> Said | None:
        """The last words in a place that somebody may read."""
        since = self._wall() - self.bounds.seconds
        for said in reversed(self._places.get(place, ())):
            if said.at < since:
                break
            if isinstance(said, Said) and said.kind != "tagmsg" and (said.readers is None or person in said.readers):
                return said
        return None

    def _nick(self, place: Place, person: str) -> str:
        """What somebody was called when he talked last."""
        for said in reversed(self._places.get(place, ())):
            if isinstance(said, Said) and isinstance(said.to, User):
                return said.by.nick if said.by.person == person else said.to.nick
        return ""

    def _readers(self, channel: Channel) -> frozenset[str] | None:
        """Those who are in a closed channel now: one set, as long as they stay the same."""
        if not channel.is_closed:
            return None
        here = {user.person for user in channel.members}
        if self._crowd != here:
            self._crowd = frozenset(here)
        return self._crowd

    def _as_now(self, fact: Fact, readers: frozenset[str] | None) -> Fact:
        """A fact whose people stay as they are now, for those who may read it again."""
        if isinstance(fact, Said):  # nearly all of them
            to = self._mask(fact.to) if isinstance(fact.to, User) else fact.to
            return structs.replace(fact, forms=_UNDRAWN, readers=readers, by=self._mask(fact.by), to=to)
        changed: dict[str, object] = {"forms": _UNDRAWN, "readers": readers}
        if isinstance(fact, FactBy):
            changed["by"] = self._mask(fact.by)
        if isinstance(fact, FactOf | Kicked):
            changed["who"] = self._mask(fact.who)
        return structs.replace(fact, **changed)

    def _mask(self, user: User) -> User:
        """Somebody as he is now; the Moderator never changes."""
        if user is self._moderator:
            return user
        key = (user.nick, user.name, user.host, user.real, user.account, user.person, "B" in user.modes)
        mask = self._masks.get(key)
        if mask is None:
            if len(self._masks) >= _MASKS:
                self._masks.clear()
            mask = self._masks[key] = masked(user)
        return mask


def masked(user: User) -> User:
    """Somebody as others see him now."""
    mask = User(user.nick, user.name, user.host, real=user.real, person=user.person, bot=user.bot)
    mask.account = user.account
    mask.modes = user.modes & {"B"}
    return mask


class Recalled(Struct, frozen=True):
    """As much of the record of something said as is read again."""

    person: str
    nick: str
    text: str
    kind: str
    chan: str = ""
    closed: bool = False
    least: str = ""

    @property
    def is_for_all(self) -> bool:
        """Whether everybody might hear it, from somebody whose name they saw."""
        return bool(self.chan) and self.kind in _SPOKEN and not (self.closed or self.least)


class Memory:
    """Makes what was said of its records: of who said it they have only the nick."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._channels: dict[str, Channel] = {}
        self._people: dict[tuple[str, str], User] = {}

    def said(self, record: Recalled, mid: str, at: float) -> Said:
        channel = self._channels.get(record.chan)
        if channel is None:
            channel = self._channels[record.chan] = Channel(record.chan, at)
        by = self._people.get((record.nick, record.person))
        if by is None:
            by = self._people[record.nick, record.person] = User(record.nick, "before", self._server, person=record.person)
        return Said(by, channel, Plain(record.text), record.kind, at=at, mid=mid)


def _is_passing(said: Said) -> bool:
    """Whether something is only true for a moment."""
    return said.kind == "tagmsg" and all(key == TYPING for key, _ in said.tags)
