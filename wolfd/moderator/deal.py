"""What one game is made from, its seal, and the form in which the record keeps its seats."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.beliefs import Saying
from engine.commands import Command
from engine.events import Event
from engine.setup import Setup
from engine.table import Table
from wolfd.moderator.seats import Chair

Batch: TypeAlias = tuple[Command, tuple[Event, ...]]
"""A command and what it caused."""
Heard: TypeAlias = tuple[int, Saying]
"""After how many commands an artificial player said something, and what."""


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


def plain_saying(said: Saying) -> dict[str, object]:
    """What an artificial player said, as the record keeps it."""
    return {"by": said.by, "mid": said.mid, "values": dict(said.values)}


def saying_of(plain: Mapping[str, Any]) -> Saying:
    """What an artificial player said, from the record."""
    return Saying(plain["by"], plain["mid"], tuple(plain["values"].items()))
