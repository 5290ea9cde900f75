"""The lean that the sources tell of each extra character shows in games of artificial players (SET-4)."""

from dataclasses import replace
from functools import cache

import pytest

from engine.compose import lean
from engine.presets import preset
from engine.setup import Setup
from wolfd.simulation import simulate

SEATS, GAMES, SEED = 10, 3000, 5
ERROR = (2 * 0.25 / GAMES) ** 0.5
"""The standard error of the difference of two shares."""


@cache
def villages_share(*extra):
    options = replace(preset("classic"), deck=("seer", *extra))
    return simulate(Setup(SEATS, options), GAMES, SEED, 1, lambda _: None).won["village"] / GAMES


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("extra", [
    ("mason", "mason"), ("cobbler",), ("angel",), ("bodyguard",), ("hunter_lasttwo",), ("priest",), ("little_girl",),
])  # fmt: skip
def test_the_lean_shows(extra):
    """SET-4: with the card in place of a Villager the village wins more often, or more rarely, than without.

    The Tinker's does not: whom the Seer takes for a wolf is hanged in place of somebody else who was no wolf either.
    """
    more = villages_share(*extra) - villages_share()
    assert more * (1 if lean(extra[0]) > 0 else -1) > 2 * ERROR, more
