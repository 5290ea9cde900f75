"""Nobody learns from bytes, order or time what the rules do not tell him: the whole daemon but its sockets.

`python tests -m long -k secrecy -s` plays hundreds of pairs of worlds and prints how much was compared.
"""

import random

import pytest

from engine.options import kinds
from tests.secrecy.comparing import compare
from tests.secrecy.worlds import Case, World

GAMES = {
    "default": ("deck seer witch guard hunter girl",),
    "classic": ("preset classic", "deck seer mason mason bodyguard hunter medium"),
    "hollow": ("preset hollow", "deck seer witch cupid idiot elder guard"),
    "newmoon": ("preset newmoon", "variants none", "deck seer witch hunter cupid guard"),
    "new_moon": ("preset newmoon", "deck seer witch hunter cupid guard"),
    "sit_down": ("variants sit_down", "deck seer witch hunter cupid guard"),
    "double_small": ("variants double_small",),
    "double_great": ("variants double_great", "deck seer witch hunter cupid guard"),
    "harvest": ("variants harvest", "deck seer witch hunter guard"),
    "black_death": ("variants black_death",),
    "fascination": ("variants fascination", "deck seer witch hunter guard"),
}
"""Every preset and variant: what the host types before the start."""
DECKS = ("deck seer witch guard hunter girl", "deck seer witch cupid idiot elder", "deck seer piper hunter guard",
         "deck seer mason mason scapegoat elder", "deck seer thief cupid witch", "deck seer priest hybrid hunter", "deck auto")


OPTIONS = {name: [value for value in kind.values if ":" not in value] for name, kind in kinds().items()
           if kind.type in {"choice", "flag"} and name not in {"preset", "moderator_mode", "phantom_phases", "substitution"}}
"""The options that may be anything: not who plays, nor whether the night may tell what the rulebook lets it tell."""


def compared(rules, seed):
    case = Case(seed, rules, players=8 + seed % 6)
    return compare(World(case, other=False).play(), World(case, other=True).play())


def any_rules(seed):
    """Some preset, variant and deck, and 25 options set to anything; what does not go together is refused in both worlds."""
    chance = random.Random(seed)
    game = GAMES[chance.choice([*GAMES])]
    options = [f"option {name} {chance.choice(OPTIONS[name])}" for name in chance.sample([*OPTIONS], 25)]
    return (*game, chance.choice(DECKS), *options)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_he_may_not_know(game):
    """SIL-1 to SIL-4: the same bytes at the same time, whoever holds what and does what by night."""
    found = compared(GAMES[game], seed=1)
    assert all(one.events > 3 and one.octets > 1000 for one in found)
    assert sum(one.events > 10 for one in found) >= 5, "the streams part too early to tell anything"


@pytest.mark.parametrize("seeds", [range(100, 103), pytest.param(range(103, 203), marks=[pytest.mark.long, pytest.mark.timeout(1800)])])
def test_whatever_the_rules_are(seeds):
    found = [one for seed in seeds for one in compared(any_rules(seed), seed)]
    print(f"any rules: {len(seeds)} pairs, {len(found)} observers, {sum(one.events for one in found)} events the same")
    assert sum(one.events > 3 for one in found) > len(found) // 2


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_hundreds_of_pairs(game):
    found = [one for seed in range(2, 42) for one in compared(GAMES[game], seed)]
    print(f"{game}: 40 pairs, {len(found)} observers, {sum(one.seconds for one in found) / 3600:.0f} hours, "
          f"{sum(one.events for one in found)} events, {sum(one.octets for one in found) / 1e6:.1f} MB the same")
    assert sum(one.octets for one in found) > 100_000
