"""Nobody learns from bytes, order or time what the rules do not tell him: the whole daemon but its sockets.

`python tests -m long -k secrecy -s` plays hundreds of pairs of worlds and prints how much was compared.
"""

import pytest

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


def compared(game, seed):
    case = Case(seed, GAMES[game], players=8 + seed % 6)
    return compare(World(case, other=False).play(), World(case, other=True).play())


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_he_may_not_know(game):
    """SIL-1 to SIL-4: the same bytes at the same time, whoever holds what and does what by night."""
    found = compared(game, seed=1)
    assert all(one.events > 3 and one.octets > 1000 for one in found)
    assert sum(one.events > 10 for one in found) >= 5, "the streams part too early to tell anything"


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_hundreds_of_pairs(game):
    found = [one for seed in range(2, 42) for one in compared(game, seed)]
    print(f"{game}: 40 pairs, {len(found)} observers, {sum(one.seconds for one in found) / 3600:.0f} hours, "
          f"{sum(one.events for one in found)} events, {sum(one.octets for one in found) / 1e6:.1f} MB the same")
    assert sum(one.octets for one in found) > 100_000
