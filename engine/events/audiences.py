"""Who may know a fact: the classes under which every event stands, and what a seat and a pick are."""

from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""1 to the number of seats, clockwise; 0 where a field says so means nobody (rulebook 0.3)."""
Pick: TypeAlias = int
"""A seat, or what the ask's kind says (1 yes, 0 no)."""
Seats: TypeAlias = tuple[Seat, ...]
Picks: TypeAlias = tuple[Pick, ...]


class Event(Struct, frozen=True, gc=False):
    """A fact of the game. It holds numbers, words and tuples of them, so it is never part of a cycle."""


class Public(Event, frozen=True):
    """Known to everybody in the channel."""


class Told(Event, frozen=True):
    """Known to some seats alone."""

    to: Seats


class Pack(Event, frozen=True):
    """Known to the living wolves."""


class Sealed(Event, frozen=True):
    """Known to the log and to a human moderator."""
