"""What the hall's parts share: who is here, which channels are open, the record, and how a fact reaches sessions."""

import hashlib
import itertools
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from wolfd.chat.bans import Bans
from wolfd.chat.facts import Fact
from wolfd.chat.history import Bounds, History
from wolfd.chat.hits import Hits
from wolfd.chat.keeping import Guardian, Porter
from wolfd.chat.looks import Looks, is_marked_bot, is_of_service
from wolfd.chat.marks import Marks
from wolfd.chat.names import fold, is_channel, is_nick
from wolfd.chat.people import Channel, Powers, Refused, Session, Standing, User
from wolfd.chat.tongues import Tongues
from wolfd.turn import Turn

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

    from wolfd.chat.keeping import Host
    from wolfd.chat.knowing import Registrar
    from wolfd.chat.muffling import Kind, Muffler


_PAST = 500  # nicks that WHOWAS remembers
_ID = 18  # hexadecimal digits of a message id


class Record(Protocol):
    """The journal's door: it buffers, and writes at the end of the turn; it never blocks."""

    def append(self, type: str, /, **fields: object) -> int:  # noqa: A002 - the journal's own word
        """The record's sequence number."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything one may have; the lengths are bytes of UTF-8."""

    nick: int = 30
    name: int = 10
    real: int = 150
    channel: int = 64
    topic: int = 330
    reason: int = 300
    away: int = 200
    key: int = 32
    channels: int = 50
    """Channels one user may be in."""
    mask: int = 250
    masks: int = 100
    """Masks a channel's lists may hold together."""
    watched: int = 100
    """Nicks one session may watch."""


@dataclass(frozen=True, slots=True)
class Past:
    """Somebody who was here under a nick that he no longer has."""

    nick: str
    name: str
    host: str
    real: str
    at: float


def keyed_ids() -> Callable[[], str]:
    """A source of message ids that tell nothing of how many there were: a key stream in pieces of nine bytes."""
    key = secrets.token_bytes(32)

    def pieces() -> Iterator[str]:
        for block in itertools.count():
            stream = hashlib.shake_256(key + block.to_bytes(8)).hexdigest(_ID // 2 * 64)
            yield from [stream[at : at + _ID] for at in range(0, len(stream), _ID)]

    return pieces().__next__


@lru_cache(maxsize=1024)
def _fault_of(nick: str, most: int, services: tuple[str, ...], *, bot: bool) -> str:
    """What nobody may take a nick for, whoever is here; empty if nothing. It is asked at NICK, and again at the end."""
    if not is_nick(nick, most):
        return "nick-bad"
    if is_of_service(nick, services):
        return "nick-reserved"
    return "nick-of-bots" if is_marked_bot(nick) and not bot else ""


class House:
    """The state of the hall, and the few steps that all of its parts take."""

    def __init__(  # noqa: PLR0913 - the hall is given all it works with
        self,
        name: str,
        clock: "IReactorTime",
        record: Record,
        turn: Turn,
        *,
        moderator: str = "Moderator",
        wall: Callable[[], float] = time.time,
        mid_of: Callable[[int], str] | None = None,
        limits: Limits | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self.name = name
        self.clock = clock
        self.record = record
        self.turn = turn
        self.wall = wall
        self.new_mid = keyed_ids()
        self.mid_of = mid_of or (lambda _: self.new_mid())
        """The id of a message whose record has that number."""
        self.limits = limits or Limits()
        self.language = "en"
        """What is worded but once, for readers of every language, is worded in this one."""
        self._host: Host | None = None
        self.guardian: Guardian | None = None
        """The host, if it looks after keys and nicks."""
        self.porter: Porter | None = None
        """The host, if it keeps people out of rooms."""
        self.registrar: Registrar | None = None
        self.muffler: Muffler | None = None
        self.users: dict[str, User] = {}
        self.looks = Looks()
        self.bans = Bans(wall)
        self.operators: dict[User, Powers] = {}
        """Those who are here and have shown that they are operators of the server."""
        self.hidden: set[User] = set()
        """Those with user mode i."""
        self.hits = Hits()
        self.channels: dict[str, Channel] = {}
        self.rooms_alike: dict[str, dict[Channel, None]] = {}
        """What a name looks like -> the open channels whose names look so."""
        self.secret: set[Channel] = set()
        """The channels that those outside must not know of."""
        self.watchers: dict[str, dict[Session, None]] = {}
        """Folded nick -> the sessions that are told when it comes and goes."""
        self.tongues = Tongues()
        self.marks = Marks()
        self.most_users = 0
        """As many as were ever here at once, services left out."""
        self.past: deque[Past] = deque(maxlen=_PAST)
        self._cloaks = hashlib.blake2b(key=secrets.token_bytes(32), digest_size=5)
        self.moderator = _moderator(moderator, name, wall())
        self.users[fold(moderator)] = self.moderator
        self.history = History(bounds or Bounds(), wall, self.moderator)
        self.services = [self.moderator]
        """Those who are no persons: they count as nobody, and no nick may look like theirs."""

    @property
    def host(self) -> "Host | None":
        """Who keeps the channels; none before it has come."""
        return self._host

    @host.setter
    def host(self, host: "Host | None") -> None:
        self._host = host
        self.guardian = host if isinstance(host, Guardian) else None
        self.porter = host if isinstance(host, Porter) else None

    def withholds(self, user: User, kind: "Kind", text: str) -> bool:
        """Whether words of a user's are kept back until his game is over."""
        return bool(text) and self.muffler is not None and self.muffler.withholds(user, kind, text)

    def check_at_table(self, user: User, channel: Channel) -> None:
        """Raise Refused if somebody plays elsewhere, whose acts in a channel would be words to those with whom he plays."""
        if self.muffler is not None and self.muffler.may_talk(user, channel) is not None:
            raise Refused("acts-at-your-table", channel=channel.name)

    def hushed(self, text: str) -> str:
        """A text that is kept and shown, without any key of a seat."""
        return self.guardian.hushed(text) if text and self.guardian is not None else text

    def find_user(self, nick: str) -> User | None:
        return self.users.get(fold(nick))

    def find_channel(self, name: str) -> Channel | None:
        return self.channels.get(fold(name))

    def check_nick(self, nick: str, account: str | None = None, *, user: User | None = None, bot: bool = False) -> None:
        """Raise Refused if nobody may take the nick, somebody has it or one like it, or it is of another account than his.

        A user who is here already is not in his own way; only artificial players bear their mark.
        """
        if fold(nick) in self.users:
            raise Refused("nick-taken", nick=nick)
        fault = _fault_of(nick, self.limits.nick, tuple([service.nick for service in self.services]), bot=bot)
        if fault == "nick-bad":
            raise Refused(fault, nick=nick, most=self.limits.nick)
        if fault:
            raise Refused(fault, nick=nick)
        self.check_look(nick, account, user)
        owner = self.registrar.owner_of(nick) if self.registrar is not None else None
        if owner not in {None, account}:
            raise Refused("nick-of-account", nick=nick, account=owner or "")

    def check_look(self, nick: str, account: str | None, user: User | None) -> None:
        """Raise Refused if somebody is here, or away from a game, whose nick looks the same; not the user or his account."""
        for other in self.looks.of(nick):
            if other is not user and (account is None or other.account != account):
                raise Refused("nick-alike", nick=nick, other=other.nick)
        absent = self.guardian.resembles(nick, account) if self.guardian is not None else ""
        if absent:
            raise Refused("nick-like-player", nick=nick, other=absent)

    def is_taken(self, nick: str) -> bool:
        """Whether somebody has the nick or one that looks like it, or it belongs to an account."""
        if fold(nick) in self.users or self.looks.of(nick):
            return True
        return self.registrar is not None and self.registrar.owner_of(nick) is not None

    def check_channel(self, name: str) -> None:
        if not is_channel(name, self.limits.channel):
            raise Refused("channel-bad", channel=name, most=self.limits.channel)

    def cloak(self, address: str) -> str:
        """What others see instead of an address: the same for all its connections, until the next start."""
        keyed = self._cloaks.copy()
        keyed.update(address.encode())
        return f"{keyed.hexdigest()}.cloak"

    def remember(self, user: User) -> None:
        """Keep what a nick stood for, for those who ask later."""
        self.past.appendleft(Past(user.nick, user.name, user.host, user.real, self.wall()))

    def standing(self, user: User, channel: Channel) -> Standing:
        """The user's standing in a channel; raises Refused if he is not in it."""
        standing = channel.members.get(user)
        if standing is None:
            raise Refused("not-in-channel", channel=channel.name)
        return standing

    def need_op(self, user: User, channel: Channel) -> None:
        if user is not self.moderator and not self.standing(user, channel).op:
            raise Refused("need-op", channel=channel.name)

    def show_channel(self, channel: Channel, fact: Fact, *, first: User | None = None) -> None:
        """Show a fact to all members, its author first: his sessions may draw it in a form of their own. It is kept."""
        self.history.keep(channel, fact)
        if first is not None:
            first.show(fact)
        for user in channel.members:
            if user is not first:
                for session in user.sessions:
                    session.show(fact)

    def show_neighbours(self, user: User, fact: Fact) -> None:
        """Show a fact once to the user and to everybody who shares a channel with him."""
        user.show(fact)
        for other in self.neighbours(user):
            other.show(fact)

    def neighbours(self, user: User) -> dict[User, None]:
        """Everybody who shares a channel with the user, himself left out."""
        found = {member: None for channel in user.channels for member in channel.members}
        found.pop(user, None)
        return found

    def show_watchers(self, nick: str, fact: Fact, *, but: Iterable[User] = ()) -> None:
        """Show a fact to the sessions that watch a nick, those of the users in `but` left out."""
        watchers = self.watchers.get(fold(nick))
        if watchers:
            heard = {session for user in but for session in user.sessions}
            for session in tuple(watchers):
                if session not in heard:
                    session.show(fact)


def _moderator(nick: str, host: str, since: float) -> User:
    """Who leads the games, as everybody sees him."""
    user = User(nick, "moderator", host, real="Moderator of the games", person="moderator")
    user.modes |= {"B", "i"}
    user.since = since
    return user
