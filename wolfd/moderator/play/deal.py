"""What one game is made from, its seal, and the form in which the record keeps its seats."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import events as e
from engine.commands import Command
from engine.events import Event
from engine.players.beliefs import Saying
from engine.setup import Setup
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

    def opening(self, events: Iterable[Event]) -> str:
        """What is published at the end: seed, all cards as they were dealt, nonce. `events` are those of the start."""
        return f"{self.seed.hex()} {_dealt(events)} {self.nonce.hex()}"

    def fingerprint(self, events: Iterable[Event]) -> str:
        """What is published at the start: SHA-256 of the opening. Nobody can find another deal with the same."""
        return hashlib.sha256(self.opening(events).encode()).hexdigest()


def _dealt(events: Iterable[Event]) -> str:
    """The cards in seat order, two of one seat joined by `+`; then those in the middle, and who has which overlay."""
    cards: dict[int, str] = {}
    more = ""
    for event in events:
        match event:
            case e.Dealt(to, card):
                cards[to[0]] = card
            case e.DealtTwice(to, card, second):
                cards[to[0]] = f"{card}+{second}"
            case e.CentreLaid(middle):
                more += "/" + ",".join(middle)
            case e.Overlaid(who, overlay):
                more += f"/{overlay}:{who}"
    return ",".join(card for _, card in sorted(cards.items())) + more


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
