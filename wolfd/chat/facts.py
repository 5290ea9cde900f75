"""What people in the chat hear of: one frozen class a fact, the same for every protocol.

A fact is made once and shown to every session that may hear it. A session renders it in the form of its wire; the
rendering is kept in `forms` under the session's form key, so each distinct form is made once, not once a member.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from wolfd.chat.people import Channel, User


class Worded(Protocol):
    """Text for people, one thought a line."""

    def lines(self, language: str) -> tuple[str, ...]:
        """The lines in a language (`en`, `zh-Hans`, `zh-Hant`); no control characters in any."""


@dataclass(frozen=True, slots=True)
class Plain:
    """Somebody's own words: the same in every language."""

    text: str

    def lines(self, language: str) -> tuple[str, ...]:  # noqa: ARG002 (Worded's signature)
        return (self.text,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Fact:
    """Something that happened in the chat."""

    forms: dict[object, bytes] = field(default_factory=dict, repr=False)
    at: float = 0.0
    """Wall-clock seconds since the epoch."""
    mid: str = ""
    """The message's id: a keyed hash, tells nothing of order."""


@dataclass(frozen=True, slots=True, eq=False)
class Said(Fact):
    by: "User"
    to: "Channel | User"
    text: Worded
    kind: str = "privmsg"
    """`privmsg`, `notice`, `action`, or `tagmsg`: tags alone, for IRC clients."""
    tags: tuple[tuple[str, str], ...] = ()
    """IRC's client-only tags (`+typing`), never given in a kept channel."""
    least: str = ""
    """`@` or `+`: meant only for members of a channel with at least this standing."""


@dataclass(frozen=True, slots=True, eq=False)
class Joined(Fact):
    who: "User"
    channel: "Channel"


@dataclass(frozen=True, slots=True, eq=False)
class Left(Fact):
    who: "User"
    channel: "Channel"
    reason: str


@dataclass(frozen=True, slots=True, eq=False)
class Quit(Fact):
    who: "User"
    reason: str


@dataclass(frozen=True, slots=True, eq=False)
class Renamed(Fact):
    who: "User"
    old: str
    new: str


@dataclass(frozen=True, slots=True, eq=False)
class Kicked(Fact):
    by: "User"
    who: "User"
    channel: "Channel"
    reason: str


@dataclass(frozen=True, slots=True, eq=False)
class TopicSet(Fact):
    by: "User"
    channel: "Channel"
    topic: str


@dataclass(frozen=True, slots=True, eq=False)
class ModesSet(Fact):
    by: "User"
    channel: "Channel"
    changes: tuple[tuple[bool, str, str], ...]
    """(on, letter, parameter or "")."""


@dataclass(frozen=True, slots=True, eq=False)
class Invited(Fact):
    by: "User"
    who: "User"
    channel: "Channel"


@dataclass(frozen=True, slots=True, eq=False)
class InviteSeen(Fact):
    """An invitation, for the members of the channel; the one invited is shown `Invited`."""

    by: "User"
    who: "User"
    channel: "Channel"


@dataclass(frozen=True, slots=True, eq=False)
class WentAway(Fact):
    who: "User"
    text: str | None
    """Nothing when the user is back."""


@dataclass(frozen=True, slots=True, eq=False)
class Redressed(Fact):
    """A user goes by another real name now."""

    who: "User"
    real: str


@dataclass(frozen=True, slots=True, eq=False)
class Identified(Fact):
    """A user has logged in to an account, or out of it."""

    who: "User"
    account: str | None


@dataclass(frozen=True, slots=True, eq=False)
class Appeared(Fact):
    """Somebody whose nick this session watches is here; shown to that session only."""

    who: "User"


@dataclass(frozen=True, slots=True, eq=False)
class Watched(Fact):
    """Something that a user did, for a session that watches his nick and does not share a channel with him."""

    what: Fact


@dataclass(frozen=True, slots=True, eq=False)
class Vanished(Fact):
    """A watched nick is no longer here; shown to the sessions that watch it."""

    nick: str
