"""What a connection has told of itself before it is a user."""


class Newcomer:
    """Gathered until NICK, USER and, if begun, CAP negotiation are complete."""

    __slots__ = ("name", "negotiating", "nick", "password", "real", "size")

    def __init__(self) -> None:
        self.nick = ""
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
