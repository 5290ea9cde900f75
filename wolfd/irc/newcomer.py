"""What a connection has told of itself before it is a user."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wolfd.chat.people import Identity


class Newcomer:
    """Gathered until NICK, USER and, if begun, CAP negotiation are complete."""

    __slots__ = ("identity", "name", "negotiating", "nick", "password", "real", "size", "wanted")

    def __init__(self) -> None:
        self.identity: Identity | None = None
        """Whose account it has logged in to."""
        self.nick = ""
        self.wanted = ""
        """The nick that it asked for last, whether it may have it or not."""
        self.name = ""
        self.real = ""
        self.password = ""
        self.negotiating = False
        self.size = 0
        """Bytes sent so far."""

    @property
    def is_complete(self) -> bool:
        return bool(self.nick and self.name and not self.negotiating)

    def may_send(self, size: int, limit: int) -> bool:
        """Count some more bytes; whether the connection is still within its limit."""
        self.size += size
        return self.size <= limit
