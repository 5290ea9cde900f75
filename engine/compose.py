"""A sensible deck for a number of players: which special cards a host may want, and how each leans (SET-3a, SET-4).

A card has a weight: above 0 it helps the village, below 0 the wolves. The suggested deck adds cards in the order of
their preset, each from the number of players at which it fits, and keeps the sum near even.
"""

from dataclasses import dataclass

from engine.options import Options
from engine.setup import OTHER_WOLVES, OVERLAYS, Setup, chosen_variants, wolf_count


@dataclass(frozen=True, slots=True)
class Lean:
    """From how many players on a card is suggested, and to whom it leans: +3 extremely village, -1 slightly wolves."""

    role: str
    least: int
    weight: int


LEANS = (
    Lean("seer", 6, 2),
    Lean("witch", 8, 2),
    Lean("hunter", 8, 1),
    Lean("hunter_lasttwo", 8, 1),
    Lean("tinker", 9, -1),
    Lean("guard", 9, 2),
    Lean("cupid", 9, 0),
    Lean("cobbler", 10, -1),
    Lean("little_girl", 10, 2),
    Lean("elder", 10, 1),
    Lean("priest", 11, 1),
    Lean("idiot", 11, 1),
    Lean("bodyguard", 12, 3),
    Lean("scapegoat", 12, 0),
    Lean("piper", 13, -1),
    Lean("thief", 13, 0),
    Lean("hybrid", 13, 0),
    Lean("medium", 13, 1),
    Lean("mason", 14, 2),
    Lean("angel", 16, 3),
)
"""SET-4: Mason strongly village, Cobbler wolves, Angel and Bodyguard extremely village, Hunter slightly village, Priest
village, Tinker wolves, Girl strongly village; the others by house judgement."""
PLAIN = 3
"""How many ordinary Villagers a suggested deck keeps at least."""


def lean(role: str) -> int:
    """To whom a card leans: above 0 to the village, below to the wolves (SET-4)."""
    return next((row.weight for row in LEANS if row.role == role), 0)


def suggest(seats: int, options: Options) -> tuple[str, ...]:
    """The special cards for so many players under these options; nothing where a variant has a deck of its own."""
    setup = Setup(seats, options)
    if any(v.face_up for v in chosen_variants(options)):
        return ("auto",)
    chosen: list[str] = []
    room = seats - wolf_count(setup) - PLAIN
    for row in LEANS:
        copies = 2 if row.role == "mason" else 1
        cards = 0 if row.role in OVERLAYS or row.role in OTHER_WOLVES else copies
        if row.least <= seats and _is_allowed(options, row.role, chosen) and cards <= room:
            chosen += [row.role] * copies
            room -= cards
    return tuple(chosen)


def _is_allowed(options: Options, role: str, chosen: list[str]) -> bool:
    """Allowed by the options, and not beside its twin (Angel or Bodyguard, one Hunter)."""
    twins = {"angel": "bodyguard", "bodyguard": "angel", "hunter": "hunter_lasttwo", "hunter_lasttwo": "hunter"}
    thief = role == "thief" and any(v.twice or v.no_centre for v in chosen_variants(options))
    allowed = options.roles_allowed == ("all",) or role in options.roles_allowed
    return allowed and twins.get(role) not in chosen and not thief
