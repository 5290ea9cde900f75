"""What a connection has told of itself before it is a user."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wolfd.chat.people import Identity
    from wolfd.entrance import Verdict


class Newcomer:
    """Gathered until NICK, USER and, if begun, CAP negotiation are complete."""

    __slots__ = ("away", "identity", "name", "negotiating", "nick", "password", "real", "size", "verdict", "wanted")

    def __init__(self) -> None:
        self.identity: Identity | None = None
        """Whose account it has logged in to."""
        self.away: str | None = None
        """What it says of being away from the start; nothing if it is there."""
        self.nick = ""
        self.wanted = ""
        """The nick that it asked for last, whether it may have it or not."""
        self.name = ""
        self.real = ""
        self.password = ""
        self.negotiating = False
        self.size = 0
        """Bytes sent so far."""
        self.verdict: Verdict | None = None
        """What lists of bad addresses say of it; nothing while they have not been asked."""

    @property
    def is_complete(self) -> bool:
        return bool(self.nick and self.name and not self.negotiating)

    @property
    def is_known(self) -> bool:
        """Whether it has begun to tell who it is."""
        return bool(self.nick or self.name or self.negotiating)

    def may_send(self, size: int, limit: int) -> bool:
        """Count some more bytes; whether the connection is still within its limit."""
        self.size += size
        return self.size <= limit
