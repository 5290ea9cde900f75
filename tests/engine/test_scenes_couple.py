"""Scenes: the wolf and the villager in love, and Cupid with them (LOV-3, WIN-C, WIN-V2, C55 to C57)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

NINE = "1W 2W 3Cu 4V 5V 6V 7V 8V 9V"


def test_t080_pack_cannot_eat_its_lover():
    """T080, E72: 1W's pick of his lover 6 is refused; 2W's alone is not unanimous."""
    s = Scene("1W 2W 3Cu 4V 5V 6V").night("cupid 1 6; wolves 6 by 2; wolves! 6 by 1")
    assert s.peaceful


@pytest.mark.parametrize("when", ["dynamic", "at_pairing"])
def test_t082_e75_only_the_couple_is_left(when):
    """T082, E75, WIN-C1, LOV-3: alive 1W 6V 8V; the wolf bites 8: the couple wins, not parity, not the others."""
    s = Scene("1W 2W 3Cu 4V 5V 6V 7V 8V", dead="4 5 7", mixed_eval=when)
    s.night("cupid 1 6").day("lynch 2").night("wolves 3")
    assert not s.over
    s.day().night("wolves 8")
    assert s.camps == ("couple",)
    assert s.winners == (1, 6)


@pytest.mark.parametrize(("when", "camps"), [("dynamic", ("couple",)), ("at_pairing", ("wolves",))])
def test_3_4_mixed_only_later(when, camps):
    """3.4 `mixed_eval`: one of two Villagers in love becomes a wolf: a couple by their cards, or never one."""
    s = Scene("1W 2V 3VL 4VL", mixed_eval=when).night().happen(e.CardChanged((3,), "werewolf", ""))
    s.day("lynch 1" if when == "dynamic" else "lynch 2")
    assert s.over == (when == "at_pairing")
    if not s.over:
        s.night("wolves 2")
    assert s.camps == camps


@pytest.mark.parametrize(("when", "over"), [("dynamic", False), ("at_pairing", True)])
def test_3_4_mixed_no_more(when, over):
    """3.4 `mixed_eval`: the wolf of a pair becomes a Villager: two of the village, who must die all the same (WIN-V2)."""
    s = Scene("1W 2V 3WL 4VL", mixed_eval=when).night().happen(e.CardChanged((3,), "villager", ""))
    s.day("lynch 1").night()
    assert not s.over
    s.day("lynch 2")
    assert s.over == over
    assert not over or s.camps == ("couple",)


def test_t083_e74_the_couples_wolf_lives():
    """T083, E74, WIN-V1: the last other wolf is lynched; no village victory while the couple's wolf lives."""
    s = Scene("1W 2W 3Cu 4V 5V 6V 7V 8V", dead="4 5 7").night("cupid 1 6; wolves 3").day("lynch 2")
    assert s.table.living == (1, 6, 8)
    assert not s.over
    s.night("wolves pass").day("lynch 1")
    assert s.camps == ("village",)
    assert s.winners == (3, 4, 5, 7, 8)


@pytest.mark.parametrize(("rule", "camps", "winners"), [
    ("couple_only", (), ()),
    ("couple_plus_cupid", ("couple",), (1, 3, 6)),
])  # fmt: skip
def test_t085_t234_e76_c56_couple_and_cupid(rule, camps, winners):
    """T085, T234, E76, WIN-C1, WIN-C2, C56: alive 1W 6V Cu: goes on, or the three win."""
    s = Scene("1W 2W 3Cu 4V 5V 6V 7V", dead="4 5 7", third_party_survivor_rule=rule).night("cupid 1 6")
    s.day("lynch 2")
    assert s.over == bool(camps)
    assert not camps or (s.camps, s.winners) == (camps, winners)


def test_win_c1_cupid_dies_then_the_couple_wins():
    """WIN-C1: with `couple_only` Cupid, being neither of the two, must die."""
    s = Scene("1W 2W 3Cu 4V 5V 6V 7V", dead="4 5 7").night("cupid 1 6").day("lynch 2").night("wolves 3")
    assert s.camps == ("couple",)
    assert s.winners == (1, 6)


def test_cupid_in_the_couple():
    """3.4: Cupid himself a lover of a wolf is one of the couple."""
    s = Scene("1W 2W 3Cu 4V 5V 6V", dead="4 5").night("cupid 1 3").day("lynch 2").night("wolves 6")
    assert s.camps == ("couple",)
    assert s.winners == (1, 3)


@pytest.mark.parametrize("when", ["dynamic", "at_pairing"])
def test_t086_lov_7_two_wolves(when):
    """T086, LOV-7, E79: two wolves in love win by parity, not as a couple."""
    s = Scene("1W 2W 3V 4V 5Cu 6V 7V", dead="6 7", mixed_eval=when).night("cupid 1 2").day("lynch 5")
    assert s.camps == ("wolves",)
    assert s.winners == (1, 2)


@pytest.mark.parametrize("when", ["dynamic", "at_pairing"])
def test_t088_lov_7_two_villagers(when):
    """T088, LOV-7: two villagers in love, the last wolf lynched: the village."""
    s = Scene("1W 2V 3V 4V 5Cu 6V 7V", mixed_eval=when).night("cupid 6 7").day("lynch 1")
    assert s.camps == ("village",)
    assert s.winners == (2, 3, 4, 5, 6, 7)


def test_e79_two_wolves_in_love_die_together():
    """E79: chain death still applies."""
    s = Scene(NINE).night("cupid 1 2").day("lynch 1")
    assert s.died == (1, 2)
    assert s.camps == ("village",)


@pytest.mark.parametrize(("counts", "over"), [(False, False), (True, True)])
def test_e73_c55_parity_without_the_lover_wolf(counts, over):
    """E73, C55, 3.3: 1W (in love with 6V) and 2W against two others: 1 to 3, or 2 to 2."""
    s = Scene("1W 2W 3Cu 4V 5V 6V", dead="4 5", lover_wolf_counts_for_parity=counts).night("cupid 1 6")
    assert s.over == over
    assert not over or s.camps == ("wolves",)


def test_wolves_win_without_the_lovers():
    """3.3, WIN-X1: the lover wolf is no member of the winning pack."""
    s = Scene("1W 2W 3W 4Cu 5V 6V", dead="5").night("cupid 1 6").day("lynch 4")
    assert s.camps == ("wolves",)
    assert s.winners == (2, 3)


def test_win_c1_dead_couple_does_not_win():
    """WIN-C1, WIN-V1: both dead, all wolves dead: the village."""
    s = Scene("1W 2V 3Cu 4V 5V 6V").night("cupid 1 6").day("lynch 1")
    assert s.died == (1, 6)
    assert s.camps == ("village",)
    assert s.winners == (2, 3, 4, 5)


def must_kill_cupid(**options):
    s = Scene("1W 2V 3Cu 4V 5V 6V", dead="4 5", **options)
    return s.night("cupid 1 6").day("lynch 1")


@pytest.mark.parametrize(("must", "camps"), [(False, ("village",)), (True, None)])
def test_e74a_c57_cupid_must_die_too(must, camps):
    """E74a, WIN-V2, C57: mixed lovers and all wolves dead, Cupid lives: goes on with `village_must_kill_cupid`."""
    s = must_kill_cupid(village_must_kill_cupid=must)
    assert (s.camps if s.over else None) == camps


def test_t227_cupid_and_one_villager_for_ever():
    """T227, WIN-V2, WIN-S1: they cannot outvote each other: draw after three quiet rounds."""
    s = must_kill_cupid(village_must_kill_cupid=True)
    assert set(s.table.living) == {2, 3}
    for _ in range(3):
        s.night().day("nominate 3 by 2, 2 by 3")
    assert s.camps == ()
    assert s.winners == ()


def test_win_v2_cupid_of_the_couple_loses_with_it():
    """WIN-V2, 3.4: with `village_must_kill_cupid` he is of the couple's camp as soon as the pair is mixed."""
    s = Scene("1W 2V 3Cu 4V 5V 6V", village_must_kill_cupid=True)
    s.night("cupid 1 6").day("lynch 1").night()
    assert not s.over
    s.day("lynch 3")
    assert s.camps == ("village",)
    assert s.winners == (2, 4, 5)


def test_win_v2_only_for_a_mixed_couple():
    """WIN-V2: with two others in love Cupid may live."""
    s = Scene("1W 2V 3Cu 4V 5V 6V", village_must_kill_cupid=True).night("cupid 2 6").day("lynch 1")
    assert s.camps == ("village",)
    assert s.winners == (2, 3, 4, 5, 6)


def test_e75_couple_before_the_last_two():
    """E75: the human lover is the Hunter: the couple."""
    s = Scene("1W 2W 3Cu 4Hu 5V 6V", dead="5").night("cupid 1 4").day("lynch 2").night("wolves 3").day().night("wolves 6")
    assert s.camps == ("couple",)


def test_t228_e112a_couples_wolf_alone_is_no_wolf_victory():
    """T228, E112a, 3.3: `all_plain`, only a couple's wolf is left and the last plain Villager dies."""
    s = Scene("1W 2W 3Cu 4Se 5Hu 6V", wolf_win="all_plain").night("cupid 1 4").day("lynch 2").night("wolves 6")
    assert not s.over
    assert set(s.table.living) == {1, 3, 4, 5}


@pytest.mark.parametrize(("goal", "seats"), [
    ("all_plain", "1WL 2SeL 3V 4Wi 5V"), ("one_side", "1WL 2SeL 3V 4Wi 5V"), ("parity", "1WL 2VL 3Wi 4V 5V"),
])  # fmt: skip
def test_3_3_c55_no_wolf_victory_by_a_couples_wolf_alone(goal, seats):
    """3.3, E112a, C55: a couple's wolf who counts for parity is still none of those of whom one must live."""
    s = Scene(seats, wolf_win=goal, lover_wolf_counts_for_parity=True, dead="3").night("wolves 5").day()
    assert not s.over


def test_3_3_all_good_a_couples_wolf_must_die():
    """3.3: he is among those who must be dead, also where he counts for parity."""
    s = Scene("1WL 2W 3VL 4V", wolf_win="all_good", lover_wolf_counts_for_parity=True).night("wolves 4").day()
    assert not s.over
    assert s.night().day("lynch 3").camps == ("wolves",)


def test_c55_parity_counts_him_beside_another():
    """C55: by option he is one more beside a wolf who may win."""
    for counts in (True, False):
        assert Scene("1WL 2W 3VL 4V 5V", lover_wolf_counts_for_parity=counts).night("wolves 5").over == counts
