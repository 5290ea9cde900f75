"""What is remembered of games and of those who played them: plain facts, handed between the moderator and the store.

A game counts when it was played to its end, and a person when a seat was held by an account. Everything is counted from
these two facts; nothing is counted on the way.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred

SOCIABLE = 2
"""People who must have played in a game for it to count among the best: alone, one's company may be chosen."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one account."""

    account: str
    role: str
    """The card that was dealt."""
    won: bool
    survived: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    game: str
    preset: str
    seats: int
    people: int
    """How many of the seats were held by persons."""
    deck: str
    """The cards that are no Villagers, in the order of the role table: `werewolf:2 seer witch`."""
    camps: str
    """The camps that won, with blanks between them; nothing if none did."""
    at: float
    """Wall-clock seconds since the epoch."""
    results: tuple[Result, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """How often something came, and how it went."""

    name: str
    """A role, a preset, or an account."""
    games: int
    wins: int
    survived: int


@dataclass(frozen=True, slots=True)
class Career:
    """One account's games."""

    account: str
    total: Tally
    roles: tuple[Tally, ...]
    """The most played first."""
    presets: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """How a deck has done among so many players."""

    seats: int
    deck: str
    games: int
    village: int
    """Games that the village won; a game may have several winners, or none."""
    wolves: int


@dataclass(frozen=True, slots=True)
class Own:
    """All that is kept of an account for its owner to read, passwords left out."""

    account: str
    person: str
    language: str
    made: float
    certificates: tuple[str, ...]
    games: tuple[tuple[Played, Result], ...]
    """The oldest first; each with the owner's own result alone."""
    marks: tuple[tuple[str, str], ...] = ()
    """How far he has read: channels and nicks, each with a time."""


class Ledger(Protocol):
    """Keeps what is remembered. It answers later, never on the reactor's thread; Refused where it cannot."""

    def keep(self, played: Played) -> None:
        """Remember a game; nobody waits for it."""

    def career(self, name: str) -> "Deferred[Career]":
        """An account's games; Refused if there is no account of that name."""

    def best(self, most: int) -> "Deferred[tuple[Tally, ...]]":
        """The accounts with the most wins, of the games of several people."""

    def ratings(self, most: int) -> "Deferred[tuple[Rating, ...]]":
        """The decks that were played most, by size."""

    def own(self, name: str) -> "Deferred[Own]":
        """All that is kept of an account; for its owner only."""

    def forget(self, name: str) -> "Deferred[int]":
        """Forget an account's games; how many there were."""
