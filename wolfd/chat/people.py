"""Users, their sessions, and the channels they are in: what the chat remembers, no wire formats, no games."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from wolfd.chat.facts import Fact, Worded

if TYPE_CHECKING:
    from wolfd.chat.keeping import Keeper
    from wolfd.chat.knowing import Service


def _pseudonyms() -> Iterator[str]:
    """Pseudonyms without end. Random digits are taken from the operating system for many at once, as a call of it is dear."""
    while True:
        drawn = secrets.token_hex(4096)
        yield from [f"p-{drawn[at:at + 8]}" for at in range(0, len(drawn), 8)]


_next_pseudonym = _pseudonyms().__next__


def new_person() -> str:
    """The pseudonym of somebody without an account: it lasts as long as he stays."""
    return _next_pseudonym()


class Refused(Exception):
    """The user's own fault: a message id of the catalogue, and its values. Nothing was changed."""

    def __init__(self, mid: str, **values: str | int) -> None:
        super().__init__(mid)
        self.mid = mid
        self.values = values


class Session(Protocol):
    """One connection of a user, whatever its protocol."""

    protocol: str
    """`irc` or `telnet`."""

    def show(self, fact: Fact) -> None:
        """Draw a fact that this session's user may hear of, in the form of this wire."""

    def close(self, why: Worded) -> None:
        """Tell why in the user's language, and close when that has gone out."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who somebody is for longer than a visit."""

    account: str
    person: str
    """His pseudonym in the log."""
    language: str = ""
    """Which he chose under that account; nothing if none."""
    marks: tuple[tuple[str, str], ...] = ()
    """How far he has read, see `chat.marks`."""


@dataclass(frozen=True, slots=True)
class Powers:
    """What an operator of the server may do, and which name the configuration has for him."""

    name: str
    may: frozenset[str]


class User:
    """Somebody here under a nick; on IRC and telnet alike. Has no session left only while he is being removed."""

    __slots__ = ("account", "address", "away", "bot", "channels", "cloak", "has_chosen", "host", "invited", "language", "modes",
                 "name", "nick", "person", "real", "service", "sessions", "since", "spoke")

    def __init__(
        self, nick: str, name: str, host: str, *, real: str = "", person: str = "", bot: bool = False
    ) -> None:
        self.nick = nick
        self.name = name
        """The user name of nick!name@host."""
        self.cloak = host
        """What stands for his address; never that itself."""
        self.host = host
        """What others see: the cloak, or what stands for his account."""
        self.address = ""
        """The peer's address: for limits and operators only, never shown to players."""
        self.real = real or nick
        self.person = person
        """A pseudonym for the log, `p-` and 8 hex digits."""
        self.bot = bot
        self.service: Service | None = None
        """Who answers private lines to this nick, if that is no person."""
        self.language = "en"
        self.has_chosen = False
        """Whether the language is one that he chose himself, and not a guess."""
        self.account: str | None = None
        self.away: str | None = None
        self.modes: set[str] = set()
        self.sessions: list[Session] = []
        self.channels: dict[Channel, None] = {}
        self.invited: dict[Channel, None] = {}
        """Where he may come in although the room is closed, full or bans him; until he has come."""
        self.since = 0.0
        """Wall-clock seconds since the epoch at which he came."""
        self.spoke = 0.0
        """Seconds of the hall's clock at which he last said something."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where his connections come from, each once."""
        found = (self.address, *(str(getattr(session, "address", "")) for session in self.sessions))
        return tuple(dict.fromkeys(filter(None, found)))

    def show(self, fact: Fact) -> None:
        for session in self.sessions:
            session.show(fact)


@dataclass(slots=True)
class Standing:
    """What a member may do in a channel."""

    op: bool = False
    voice: bool = False


class Channel:
    """A room: its members with their standing, its modes and its topic; perhaps somebody who keeps it."""

    __slots__ = ("created", "founder", "is_lasting", "keeper", "key", "language", "limit", "lists", "members", "modes", "name",
                 "topic", "topic_at", "topic_by")

    def __init__(self, name: str, created: float) -> None:
        self.name = name
        self.created = created
        self.members: dict[User, Standing] = {}
        self.modes: set[str] = {"n", "t"}
        self.key = ""
        self.limit = 0
        self.lists: dict[str, dict[str, tuple[str, float]]] = {"b": {}, "e": {}, "I": {}}
        """Mode letter -> mask -> (who set it, when)."""
        self.topic = ""
        self.topic_by = ""
        self.topic_at = 0.0
        self.language = ""
        """What those read here who never chose a language; empty where they read what they came with."""
        self.keeper: Keeper | None = None
        self.is_lasting = False
        """Whether it stays while nobody is in it, because the configuration says so; nobody gets it by being first."""
        self.founder = ""
        """The account that is made an operator of a lasting channel; nothing if none is."""

    @property
    def is_closed(self) -> bool:
        """Whether not everybody may come in: it is secret, needs a key, or is for those who are invited."""
        return bool(self.key) or not self.modes.isdisjoint("is")
