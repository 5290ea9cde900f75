"""What one game is made from, its seal, and the form in which the record keeps its seats."""

import hashlib
from dataclasses import dataclass
from typing import TypeAlias

from engine.commands import Command
from engine.events import Event
from engine.setup import Setup
from engine.table import Table
from wolfd.moderator.seats import Chair

Batch: TypeAlias = tuple[Command, tuple[Event, ...]]
"""A command and what it caused."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The same deal and commands make the same game."""

    game: str
    setup: Setup
    seed: bytes
    nonce: bytes

    def opening(self, t: Table) -> str:
        """What is published at the end: seed, every seat's card, nonce."""
        return f"{self.seed.hex()} {','.join(t.cards[seat] for seat in sorted(t.cards))} {self.nonce.hex()}"

    def fingerprint(self, t: Table) -> str:
        """What is published at the start: SHA-256 of the opening. Nobody can find another deal with the same."""
        return hashlib.sha256(self.opening(t).encode()).hexdigest()


def plain_chair(chair: Chair) -> dict[str, object]:
    """A seat as the record keeps it."""
    return {"seat": chair.number, "nick": chair.nick, "person": chair.person, "account": chair.account,
            "bot": chair.bot, "key": chair.key}
