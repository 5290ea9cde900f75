"""How artificial players differ in company: one is careful, one loud, one suspicious. A row each."""

from dataclasses import dataclass

from engine.events import Seat


@dataclass(frozen=True, slots=True)
class Manner:
    """How much one says, how soon one accuses, and how sure one must be."""

    name: str
    lines: int
    """What it says in one round without being asked or accused."""
    worth: float
    """The weight from which a reason is said by itself."""
    hunch: float
    """How often it says a weaker one."""
    bold: float
    """How often, as a wolf, it passes for the Seer."""
    doubt: float
    """The suspicion from which a single candidate is voted dead."""
    idle: str
    """What it says when it has nothing to say."""


SUSPICIOUS = Manner("suspicious", 1, 4.0, 0.7, 0.3, 6.0, "say-watch")
CAREFUL = Manner("careful", 1, 7.0, 0.25, 0.15, 9.0, "say-nothing")
LOUD = Manner("loud", 2, 5.0, 0.5, 0.45, 8.0, "say-loud")
MANNERS = (SUSPICIOUS, CAREFUL, LOUD)


def manner_of(seat: Seat, seed: bytes) -> Manner:
    """The manner of one player, by its seed: neighbours differ, and no die is cast for it."""
    return MANNERS[(sum(seed) + seat) % len(MANNERS)]
