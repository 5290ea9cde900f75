"""What the chat asks of whoever keeps a channel, or answers private lines: the moderator's side of the door.

The chat knows neither games nor moderators; the moderator implements these protocols, and `app` joins them.
"""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from wolfd.chat.facts import Worded
from wolfd.chat.people import Channel, Refused, User


class Keeper(Protocol):
    """Keeps one channel: hears every line before anybody else, and says who may speak."""

    def heard(self, user: User, text: str) -> bool:
        """Take a member's line, before any mode is looked at; True if it was no talk and is dealt with.

        That is a command behind the prefix (`!vote 3`), or by telnet a bare number that answers an open question.
        A line that was dealt with is neither relayed nor kept as channel talk.
        """

    def may_speak(self, user: User) -> Worded | None:
        """Nothing if the member may now speak for all to hear, else why not, in words for him alone."""

    def came(self, user: User) -> None:
        """A user has joined the channel (everybody has heard of it)."""

    def left(self, user: User) -> None:
        """A member has left the channel, by PART, KICK, or because his last connection went.

        A kept channel stays, empty as it may be, until `Hall.close`: call that when nobody is left and nothing runs.
        """


@runtime_checkable
class Judging(Protocol):
    """What the keeper of a channel may do besides, where what is said has rules."""

    def noticed(self, user: User, text: str) -> None:
        """A member says something by a notice, which is never a command; whether he may speak is asked as for any talk."""


class Host(Protocol):
    """Keeps the whole house: which channels are kept, and what is said to the Moderator in private."""

    def keeper_for(self, channel: Channel) -> Keeper | None:
        """Who keeps a channel that has just been opened; nothing for a plain channel."""

    def heard(self, user: User, text: str) -> None:
        """Take a private line to the Moderator: a command with or without the prefix, else talk to the pack.

        The host puts it on record, once, and without what nobody may read there.
        """

    def command(self, user: User, channel: Channel | None, text: str) -> None:
        """Take a command without prefix, given in a room or (None) outside any: telnet's `/vote 3` gives `vote 3`."""

    def may_rename(self, user: User, nick: str) -> Worded | None:
        """Nothing, or why the user may not change his nick now."""

    def may_write(self, user: User, to: User) -> Worded | None:
        """Nothing, or why the two may not talk in private now."""


@runtime_checkable
class Inviting(Protocol):
    """What the keeper of a channel may do besides."""

    def invited(self, by: User, user: User) -> None:
        """A member has asked somebody into the channel; he has heard so."""


@runtime_checkable
class Guardian(Protocol):
    """What a host may do besides, where people's words may hold the key of a seat, and their nicks may mislead."""

    def takes(self, user: User, to: Channel | User, text: str) -> bool:
        """Take a line that shows the key of a seat, to whomever it is said: nobody may read it. Whether it was one."""

    def hushed(self, text: str) -> str:
        """A text of another kind (a topic, a reason) without any key of a seat."""

    def resembles(self, nick: str, account: str | None) -> str:
        """The nick of a player who is away from a running game, whom one of this nick would be taken for; else nothing.

        His own nick does not count: he comes back under it.
        """


@runtime_checkable
class Porter(Protocol):
    """What a host may do besides: shut somebody out of a channel, whatever its modes say."""

    def refuses(self, user: User, name: str) -> Refused | None:
        """Why somebody may not enter the channel of that name, in words for him; nothing if he may."""


@dataclass(frozen=True, slots=True)
class Glance:
    """How a table stands, in what everybody may know; only the last two are about the one who looks."""

    phase: str
    """`waiting`, `night` or `day`."""
    count: int = 0
    """Which night or day it is."""
    step: str = ""
    """What is being done: the engine's word."""
    living: int = 0
    seats: int = 0
    least: int = 0
    """How many must sit there before a game; how many may, and how many are ready."""
    most: int = 0
    ready: int = 0
    left: float | None = None
    """Seconds until the step ends; nothing if no time runs."""
    is_asked: bool = False
    """Whether something is asked of the one who looks, and he has not answered."""
    may_talk: bool = False
    """Whether the one who looks may talk for all to hear, while a game runs."""


@runtime_checkable
class Describing(Protocol):
    """What a host may do besides, for lists of channels."""

    def described(self, channel: Channel) -> Worded | None:
        """How the table of a channel stands, as everybody may know it; nothing where nobody sits."""


@runtime_checkable
class Adviser(Protocol):
    """What a host may do besides, for those who see what they type and where they are; a host need not."""

    def glance(self, user: User, channel: Channel) -> Glance | None:
        """How the table in a room stands for a user; nothing if there is none."""

    def completions(self, user: User, channel: Channel | None, text: str) -> tuple[str, ...]:
        """The words that the last word of a command (without prefix, perhaps empty) may become.

        What follows a blank in one explains it and is not typed: `3 Ann`.
        """
