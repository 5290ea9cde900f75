"""What a variant is: a function from rules to rules, and what it says about the set-up."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.rules import Rules

if TYPE_CHECKING:
    from engine.commands import Refused
    from engine.rules import AskKind
    from engine.setup import Setup


def no_faults(setup: "Setup") -> "list[Refused]":  # noqa: ARG001 - the signature of a check
    return []


@dataclass(frozen=True, slots=True)
class Variant:
    """One row: the difference to the plain rules, and nothing else."""

    id: str
    change: Callable[[Rules], Rules]
    forces: dict[str, Any] = field(default_factory=dict)
    """Options that have one possible value under it."""
    faults: "Callable[[Setup], list[Refused]]" = no_faults
    cards: "Callable[[Setup, tuple[str, ...]], tuple[str, ...]] | None" = None
    """Its own deck, from the set-up and the plain deck."""
    bounds: tuple[int, int] | None = None
    """Its own least and most players, whatever the options say."""
    twice: bool = False
    """Two cards a seat."""
    face_up: bool = False
    """The first cards lie open, the second are the bottom cards (V2-2)."""
    no_centre: bool = False
    """No cards in the middle for the Thief (H-5)."""
    free_deck: bool = False
    """`required_roles` is not checked (SET-3)."""
    kinds: "tuple[AskKind, ...]" = ()
