"""Whom a connection belongs to: a newcomer, then a player."""

from collections.abc import Sequence
from typing import Protocol


class Caller(Protocol):
    """What the connection asks of him."""

    @property
    def language(self) -> str: ...

    def begin(self) -> None:
        """Speak first."""

    def heard(self, line: str) -> None:
        """Take a line."""

    def complete(self, before: str) -> Sequence[str]:
        """What the last word before the cursor may become."""

    def settle(self) -> None:
        """The turn ends."""

    def link_program(self, *, on: bool) -> None:
        """His program speaks GMCP, or no more."""

    def told(self, body: bytes) -> None:
        """His program says something by it."""

    def lost(self, reason: str) -> None:
        """The connection is gone."""
