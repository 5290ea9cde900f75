"""What the chat asks of a host where people play who must not reach each other otherwise: its side of the door.

Everything here is about words that are no part of the game: where they may not be said at all, and which of them are
kept back until it is over.
"""

from typing import TYPE_CHECKING, Literal, Protocol

from wolfd.chat.facts import Worded

if TYPE_CHECKING:
    from wolfd.chat.people import Channel, User

Kind = Literal["away", "real", "part", "quit", "topic"]
"""What else one may put words into: being away, one's real name, a parting word, a topic."""


class Muffler(Protocol):
    """A host may do this besides; it puts itself into `House.muffler`."""

    def marks(self, user: "User", to: "User") -> dict[str, str]:
        """What the log keeps besides of private words between two; nothing unless they play."""

    def may_talk(self, user: "User", channel: "Channel") -> Worded | None:
        """Nothing, or why the user may not talk in a channel that is not his game's."""

    def plays(self, user: "User") -> bool:
        """Whether the user has, or has had, a seat in a running game: then figures of what others do are none of his business."""

    def refused(self, user: "User", to: "User | Channel", text: str, kind: str) -> None:
        """Put words on record that did not pass: who tries to cheat can then be shown to have."""

    def may_open(self, user: "User") -> bool:
        """Whether the user may open a channel, whose name all may read."""

    def dress(self, user: "User") -> None:
        """Let a user who plays call himself, besides his nick, what he did before; nobody has seen him yet."""

    def may_watch(self, user: "User", channel: "Channel") -> str:
        """Nothing, or (a refusal's id) why the user may not come into a channel where others play."""

    def may_log_in(self, user: "User", account: str) -> bool:
        """Whether the user may log in to an account of that name, which all may read."""

    def withholds(self, user: "User", kind: Kind, text: str) -> bool:
        """Take words that must not be shown now; whether they were taken. The host shows them when the game is over."""
