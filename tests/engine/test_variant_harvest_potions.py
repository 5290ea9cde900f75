"""Scenes: variant 4, the Harvest Festival: the Witch's toss, Cupid's affair, the Scapegoat (H-7 to H-9, C98, E80 to E82)."""

import pytest

from engine import events as e
from engine.variants.harvest import POTIONS
from tests.engine.scenes import Scene

HARVEST = ("harvest",)
THEFT = "1W 2Th 3Se 4V 5V 6Wi 7V 8V"
LOVE = "1W 2W 3Cu 4V 5V 6V 7V 8V 9V"
WITCH = "1W 2W 3Wi 4V 5V 6V 7V 8V 9V"


def feast(seats, line="", **options):
    return Scene(seats, variants=HARVEST, **options).night(line)


# --- Witch (H-8, WIT-10) ---------------------------------------------------------------------------------------------------

OUTCOMES = {"A": (0, 0), "B": (0, 1), "C": (1, 0), "D": (1, 1)}
"""(lid, box): 0 the lid's back up and the box's front."""


def toss_seed(outcome):
    """A seed by which the first toss falls so."""
    for n in range(200):
        s = Scene(WITCH, variants=HARVEST, seed=bytes([n])).night("toss 4")
        lid, box = (next(roll.value for roll in s.facts(e.Rolled) if roll.purpose == name) for name in ("lid", "box"))
        if (lid, box) == OUTCOMES[outcome]:
            return bytes([n])
    raise AssertionError(outcome)


@pytest.mark.parametrize(("outcome", "potion", "becomes", "died"), [
    ("A", "heal", "", ()), ("B", "heal", "villager", ()), ("C", "heal", "werewolf", ()), ("D", "poison", "", (8,)),
])  # fmt: skip
def test_t193_h_8_wit_10_mod_13_the_toss(outcome, potion, becomes, died):
    """T193, H-8, WIT-10, MOD-13: A heals; B heals and makes a Villager; C heals and makes a wolf; D poisons; announced."""
    s = Scene("1W 2W 3Wi 4V 5V 6V 7V 8Se 9V", variants=HARVEST, seed=toss_seed(outcome)).night("wolves 9; toss 8")
    assert e.PotionTossed(potion) in s.public()
    assert set(s.died) == {9, *died}
    assert s.table.cards[8] == (becomes or "seer")
    assert s.told(8, e.CardChanged) == ([e.CardChanged((8,), becomes, "")] if becomes else [])


def test_h_8_heals_the_victim():
    """H-8: pointed at tonight's victim a healing outcome saves him."""
    assert Scene(WITCH, variants=HARVEST, seed=toss_seed("A")).night("wolves 9; toss 9").peaceful


def test_h_8_all_four_equally_likely():
    """H-8: two fair bits."""
    found = [feast(WITCH, "toss 4", seed=bytes([n, 7])) for n in range(80)]
    kinds = [(s.facts(e.PotionTossed)[0].potion, s.table.cards[4]) for s in found]
    assert {kinds.count(kind) >= 10 for kind in set(kinds)} == {True}
    assert set(kinds) == {("heal", "villager"), ("heal", "werewolf"), ("poison", "villager")}
    assert set(POTIONS.values()) == {("heal", ""), ("heal", "villager"), ("heal", "werewolf"), ("poison", "")}


def test_h_8_one_potion_a_night():
    """H-8: she points at one player; there is no other question."""
    s = feast(WITCH, "wolves 9; toss! 4 5; toss 4")
    assert s.asked("toss") == (3,)
    assert s.asked("heal") == s.asked("poison") == ()
    assert feast(WITCH).facts(e.PotionTossed) == []


def second_toss(unlimited):
    """Two nights whose tosses draw the same potion; what the second one did."""
    for n in range(200):
        s = Scene(WITCH, variants=HARVEST, seed=bytes([n, 3]), harvest_witch_unlimited=unlimited).night("toss 4")
        first = s.facts(e.PotionTossed)[0].potion
        if first != "poison":
            continue
        s.day().night("toss 5")
        if s.facts(e.PotionTossed)[0].potion == "poison":
            return s
    raise AssertionError


@pytest.mark.parametrize(("unlimited", "died"), [(False, ()), (True, (5,))])
def test_t193_c98_spent(unlimited, died):
    """T193, C98, H-8: once a potion and game: a spent one is announced and does nothing; unlimited it works again."""
    assert second_toss(unlimited).died == died


def test_h_8_not_her_lover():
    """H-8, LOV-4: refused: the outcome may be poison."""
    s = feast("1W 2W 3WiL 4VL 5V 6V 7V", "toss! 4; toss 5")
    assert s.refused == ["not-toss"]


def test_h_8_c_on_a_lover_makes_a_mixed_pair():
    """H-8, 3.4: dynamic: a couple of their own from then on."""
    s = Scene("1W 2W 3Wi 4VL 5VL 6V 7V 8V 9V", variants=HARVEST, seed=toss_seed("C")).night("toss 4")
    assert s.table.mixed == ((4, 5),)
    s = Scene("1W 2W 3Wi 4VL 5VL 6V 7V 8V 9V", variants=HARVEST, mixed_eval="at_pairing", seed=toss_seed("C"))
    assert s.night().day().table.mixed == ()


def test_h_8_potions_go_with_the_card():
    """H-8, H-5: each potion works once a game, though the card has changed hands."""
    seed = toss_seed("B")
    s = Scene(THEFT, variants=HARVEST, seed=seed).night("take 6; wolves 8; toss 4 by 6").day()
    assert s.table.spent == {2: ("heal",)}


# --- Cupid (H-9) ---------------------------------------------------------------------------------------------------------

AFFAIR = "cupid 4 5; affair 4 6"
"""4 the cheater, 5 the abandoned, 6 the third person."""


def test_h_9_the_affair():
    """H-9: the cheater is told of the third and the third of the cheater; the abandoned learns nothing."""
    s = feast(LOVE, "cupid 4 5; affair! 6 7, 4 5, 4; affair 4 6")
    assert s.steps[:3] == ["cupid", "lovers", "affair"]
    assert s.refused == ["affair-pair", "affair-pair", "must-pick"]
    assert s.told(4, e.InLove) == [e.InLove((4,), 5), e.InLove((4,), 6)]
    assert s.told(6, e.InLove) == [e.InLove((6,), 4)]
    assert s.told(5, e.InLove) == [e.InLove((5,), 4)]
    assert "affair" not in s.day().night().steps


def test_h_9_timeout():
    """H-9, 2.10: silent, chance picks the cheater and the third person."""
    affairs = {feast(LOVE, "cupid 4 5", seed=bytes([n])).table.affair for n in range(40)}
    assert {cheater for cheater, _, _ in affairs} == {4, 5}
    assert {third for _, _, third in affairs} == {1, 2, 3, 6, 7, 8, 9}


@pytest.mark.parametrize(("dies", "died"), [(4, (4, 5, 6)), (6, (4, 6)), (5, (5,))])
def test_t194_e80_e81_e82_h_9_who_follows(dies, died):
    """T194, E80, E81, E82, H-9: the cheater takes both along; the third only the cheater; the abandoned nobody."""
    assert feast(LOVE, AFFAIR).day(f"lynch {dies}").died == died


def test_h_9_votes():
    """H-9: cheater and third must not vote for each other; the abandoned may against the cheater, and he against him."""
    s = feast(LOVE, AFFAIR, vote_mode="single").day("vote! 6 by 4, 4 by 6; vote 4 by 5, 5 by 4")
    assert s.refused == ["not-vote", "not-vote"]


def test_win_c1_cheater_and_third_are_the_couple():
    """H-9: for WIN-C the couple is (cheater, third)."""
    s = feast("1W 2W 3Cu 4V 5V 6V", "cupid 4 5; affair 4 1", dead="6").day("lynch 2").night("wolves 3").day("lynch 5")
    assert s.camps == ("couple",)
    assert s.winners == (1, 4)


# --- Scapegoat (H-7, SCA-4) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lists", [True, False])
def test_h_7_sca_4_in_a_neighbours_place(lists):
    """H-7, SCA-4: a neighbour is voted out: he dies in his place, cause `scapegoat`; the voter list by option."""
    s = feast("1W 2W 3V 4Sc 5V 6V 7V 8V", scapegoat_list_in_harvest=lists).day("lynch 5")
    assert s.facts(e.DiesInstead) == [e.DiesInstead(4, 5)]
    assert s.died == (4,)
    assert s.cause(4) == "scapegoat"
    assert ("voters" in s.steps) == lists


def test_h_7_not_for_others_and_never_on_ties():
    """H-7, SCA-4: not for one who sits elsewhere; a tie is the mode's."""
    seats = "1W 2W 3V 4Sc 5V 6V 7V 8V"
    assert feast(seats).day("lynch 6").died == (6,)
    assert feast(seats, vote_mode="single").day("vote 6 by 1, 7 by 2").died == ()
