"""Dice and shuffles."""

from engine.events.audiences import Sealed


class Rolled(Sealed, frozen=True):
    """A die was thrown for a purpose: 0 to sides-1."""

    purpose: str
    sides: int
    value: int


class Shuffled(Sealed, frozen=True):
    """Things were put in an order by chance: for each place the old place, from 0."""

    purpose: str
    order: tuple[int, ...]
