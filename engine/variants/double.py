"""Variants 2 and 3, Double "You": an open card and a hidden bottom card, or two hidden cards (4.2, 4.3)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.commands import Refused
from engine.rules import Rules
from engine.variants.facts import Variant

if TYPE_CHECKING:
    from engine.setup import Setup

OPEN_PACK = ("seer", "hunter", "witch", "cupid", "guard", "elder", "scapegoat")
"""The open characters of one card set, beside Villagers (V2-2)."""
ONE_SET = 9
"""Up to how many players one card set serves (V2-1)."""
PAIRS = ({"witch", "seer"}, {"hunter", "guard"}, {"elder", "scapegoat"})
"""The pairs of powers that the text names (V3-2)."""


def small_cards(setup: "Setup", plain: tuple[str, ...]) -> tuple[str, ...]:  # noqa: ARG001 - a deck's signature
    """The open pack, then the bottom cards (V2-1 to V2-3, V2-7)."""
    again = max(0, min(setup.seats - len(OPEN_PACK) - 1, len(OPEN_PACK))) if setup.seats > ONE_SET else 0
    special = (*OPEN_PACK, *OPEN_PACK[:again])
    wolves = 2 if setup.seats <= ONE_SET else 4
    bottoms = ("werewolf",) * wolves + ("villager",) * (setup.seats - wolves)
    return (*special, *("villager",) * (setup.seats - len(special)), *bottoms)


def small_faults(setup: "Setup") -> list[Refused]:
    """The pack is fixed; Thief, Girl, Idiot and Piper must not be used (V2-6)."""
    return [Refused("open-pack-fixed", role=r) for r in setup.options.deck if r != "auto" and r not in OPEN_PACK]


def small(rules: Rules) -> Rules:
    """Whoever goes turns up his bottom card (V2-5)."""
    return replace(rules, reveal=lambda t, seat: t.identity(seat))


def great_cards(setup: "Setup", plain: tuple[str, ...]) -> tuple[str, ...]:
    """The usual composition and as many Villagers again (V3-5)."""
    return (*plain, *("villager",) * setup.seats)


def great_faults(setup: "Setup") -> list[Refused]:
    """A Thief has no one card to change (V3-1)."""
    named = (*setup.options.deck, *(setup.options.required_roles if setup.options.deck == ("auto",) else ()))
    return [Refused("thief-has-two")] if "thief" in named else []


def is_listed(first: str, second: str) -> bool:
    """Whether a player may hold these two by the text's list: only the named pairs are two powers (V3-2)."""
    powers = {card for card in (first, second) if card not in {"villager", "werewolf"}}
    return len(powers) < 2 or powers in PAIRS


SMALL = Variant(
    "double_small",
    small,
    forces={"wolf_win": "all_good", "deck": ("auto",), "roles_allowed": ("all",)},
    faults=small_faults,
    cards=small_cards,
    bounds=(7, 18),
    twice=True,
    face_up=True,
    free_deck=True,
)
GREAT = Variant("double_great", lambda rules: rules, faults=great_faults, cards=great_cards, twice=True, free_deck=True)
