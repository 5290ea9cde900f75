"""What those whom a connection belongs to need of it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred
    from twisted.internet.interfaces import IReactorTime

    from wolfd.telnet.session import Session


class Link(Protocol):
    """A connection, as newcomers and players use it."""

    session: "Session"
    clock: "IReactorTime"
    ending: bool
    gone: bool

    @property
    def is_behind(self) -> bool:
        """Whether so much waits to be read that what can be left out should be."""

    def send(self, data: bytes) -> None:
        """Put bytes behind those that wait; even none of them have the turn settle this connection."""

    def wait(self, until: "Deferred[None]") -> None:
        """Take no line until something is done."""

    def end(self, lines: Iterable[str]) -> None:
        """Say the last words and close."""
