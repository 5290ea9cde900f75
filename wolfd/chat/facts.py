"""What people in the chat hear of: one frozen class a fact, the same for every protocol.

A fact is made once and shown to every session that may hear it. A session renders it in the form of its wire; the
rendering is kept in `forms` under the session's form key, so each distinct form is made once, not once a member.

Facts are msgspec's structs: one is made for each line that is said, in a twelfth of the time of a frozen dataclass.
"""

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from wolfd.chat.people import Channel, User


class Worded(Protocol):
    """Text for people, one thought a line."""

    def lines(self, language: str) -> tuple[str, ...]:
        """The lines in a language (`en`, `zh-Hans`, `zh-Hant`); no control characters in any."""


class Plain(Struct, frozen=True, gc=False):
    """Somebody's own words: the same in every language."""

    text: str

    def lines(self, language: str) -> tuple[str, ...]:  # noqa: ARG002 - Worded's signature
        return (self.text,)


class Fact(Struct, frozen=True, eq=False, kw_only=True, gc=False):
    """Something that happened in the chat."""

    forms: dict[object, bytes] = {}
    """Form key -> bytes; each fact has its own."""
    at: float = 0.0
    """Wall-clock seconds since the epoch."""
    mid: str = ""
    """The message's id: a keyed hash, tells nothing of order."""
    readers: frozenset[str] | None = None
    """The pseudonyms of those who may read it again, once it is kept; nothing where everybody may."""

    @property
    def author(self) -> "User | None":
        """Whose doing it is; his sessions are shown it first, and may draw it in a form of their own."""
        return None


class FactBy(Fact, frozen=True, eq=False):
    """Something that a user did to somebody or something else."""

    by: "User"

    @property
    def author(self) -> "User":
        return self.by


class FactOf(Fact, frozen=True, eq=False):
    """Something that a user did himself."""

    who: "User"

    @property
    def author(self) -> "User":
        return self.who


class Said(FactBy, frozen=True, eq=False):
    to: "Channel | User"
    text: Worded
    kind: str = "privmsg"
    """`privmsg`, `notice`, `action`; for IRC clients alone `ctcp`, and `tagmsg`: tags without a text."""
    tags: tuple[tuple[str, str], ...] = ()
    """IRC's client-only tags (`+typing`), never given in a kept channel."""
    least: str = ""
    """`@` or `+`: meant only for members of a channel with at least this standing."""


class Joined(FactOf, frozen=True, eq=False):
    channel: "Channel"


class Left(FactOf, frozen=True, eq=False):
    channel: "Channel"
    reason: str


class Quit(FactOf, frozen=True, eq=False):
    reason: str


class Renamed(FactOf, frozen=True, eq=False):
    old: str
    new: str


class Kicked(FactBy, frozen=True, eq=False):
    who: "User"
    channel: "Channel"
    reason: str


class TopicSet(FactBy, frozen=True, eq=False):
    channel: "Channel"
    topic: str


class ModesSet(FactBy, frozen=True, eq=False):
    channel: "Channel"
    changes: tuple[tuple[bool, str, str], ...]
    """(on, letter, parameter or "")."""


class Invited(FactBy, frozen=True, eq=False):
    who: "User"
    channel: "Channel"


class InviteSeen(FactBy, frozen=True, eq=False):
    """An invitation, for the members of the channel; the one invited is shown `Invited`."""

    who: "User"
    channel: "Channel"


class WentAway(FactOf, frozen=True, eq=False):
    text: str | None
    """Nothing when the user is back."""


class Redressed(FactOf, frozen=True, eq=False):
    """A user goes by another real name now."""

    real: str


class Identified(FactOf, frozen=True, eq=False):
    """A user has logged in to an account, or out of it."""

    account: str | None


class Rehosted(FactOf, frozen=True, eq=False):
    """What stands for a user's address is another now: he has logged in, or out."""

    old: str
    host: str


class LanguageSet(FactOf, frozen=True, eq=False):
    """A user reads another language from now on; shown to his own sessions alone."""


class Walloped(FactBy, frozen=True, eq=False):
    """An operator of the server says something to all who want to hear it."""

    text: str


class Noticed(Fact, frozen=True, eq=False):
    """News of the server, shown to its operators alone."""

    text: Worded


class MarkSet(FactOf, frozen=True, eq=False):
    """How far a user has read somewhere; shown to his own sessions alone."""

    name: str
    time: str


class Appeared(Fact, frozen=True, eq=False):
    """Somebody has come or taken a nick; shown to the sessions that watch it."""

    who: "User"


class Watched(Fact, frozen=True, eq=False):
    """Something that a user did, for a session that watches his nick and does not share a channel with him."""

    what: Fact


class Vanished(Fact, frozen=True, eq=False):
    """A watched nick is no longer here; shown to the sessions that watch it."""

    nick: str
