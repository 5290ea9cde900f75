"""Scenes: Cupid and the Lovers (CUP, LOV, WIN-C, E67 to E79)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

NINE = "1W 2W 3Cu 4V 5V 6V 7V 8V 9V"


# --- Cupid ----------------------------------------------------------------------------------------------------------


def test_t076_cup_1_any_two():
    """T076, CUP-1: exactly two different living players."""
    s = Scene(NINE, dead="9").night("cupid! 4 4, 4, 4 5 6, 4 9, pass; cupid 4 6")
    assert s.refused == ["picked-twice", "must-pick", "how-many", "not-love", "must-pick"]
    assert s.table.lovers == ((4, 6),)


def test_cup_1_first_night_only():
    """CUP-1: no Cupid and no Lovers step on the second night."""
    s = Scene(NINE).night("cupid 4 6")
    assert s.steps[:2] == ["cupid", "lovers"]
    assert not {"cupid", "lovers"} & set(s.day().night().steps)


def test_t077_cup_2_lovers_learn_of_each_other():
    """T077, CUP-2, C65: each is told the other's seat, no role; nobody else, not even Cupid, is told."""
    s = Scene(NINE).night("cupid 4 6")
    assert s.told(4, e.InLove) == [e.InLove((4,), 6)]
    assert s.told(6, e.InLove) == [e.InLove((6,), 4)]
    assert not any(s.told(seat, e.InLove) for seat in (0, 1, 2, 3, 5))
    assert s.views.seats[4].cards == {4: "villager"}


def test_e77_cupid_himself():
    """E77, CUP-1: he may link himself; he is a lover like any other."""
    s = Scene(NINE).night("cupid 3 6; wolves 6")
    assert s.died == (3, 6)


def test_e78_cupid_dies():
    """E78: the lovers remain."""
    s = Scene(NINE).night("cupid 4 6; wolves 3").day("lynch 4")
    assert s.died == (4, 6)


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_silent_cupid(seed):
    """2.10: without an answer the seeded chance links two."""
    s = Scene(NINE, seed=seed).night()
    (pair,) = s.table.lovers
    assert len(set(pair)) == 2
    assert set(pair) <= set(range(1, 10))
    assert len({Scene(NINE, seed=bytes([n])).night().table.lovers for n in range(15)}) > 1


def test_sil_3_dead_cupids_step():
    """SIL-3, CUP-3: taken out before it, his steps are held all the same."""
    s = Scene("1Cu 2W 3W 4V 5V 6V 7V 8V", dead="1", night_order=("werewolf", "cupid")).night("wolves 4")
    assert s.steps[:3] == ["wolves", "cupid", "lovers"]
    assert s.asked("cupid") == ()


def test_no_cupid_no_steps():
    """SIL-3: only the announced deck's steps."""
    assert "cupid" not in Scene("1W 2W 3Se 4V 5V 6V").night().steps


# --- grief (LOV-1) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("night", "day", "cause"), [
    ("wolves 5", "", "wolves"),
    ("poison 5", "", "poison"),
    ("wolves 7; hunter 5", "", "hunter_shot"),
    ("", "lynch 5", "lynch"),
])  # fmt: skip
def test_lov_1_whatever_the_cause(night, day, cause):
    """LOV-1: lynched, bitten, poisoned or shot, the other dies of grief at once."""
    s = Scene("1W 2W 3Cu 4Wi 5V 6V 7Hu 8V 9V 10V").night(f"cupid 5 6; {night}")
    if day:
        s.day(day)
    assert set(s.died) >= {5, 6}
    assert (s.cause(5), s.cause(6)) == (cause, "grief")


def test_lov_1_removed():
    """LOV-1, 2.10: a removal too."""
    s = Scene(NINE).until("lovers", "cupid 5 6").remove(6).night()
    assert s.died == (5, 6)
    assert s.cause(5) == "grief"


def test_e67_both_by_different_causes():
    """E67: bitten and poisoned in one night, nothing more happens."""
    s = Scene("1W 2W 3Cu 4Wi 5V 6V 7V 8V").night("cupid 5 6; wolves 5; poison 6")
    assert s.died == (5, 6)
    assert (s.cause(5), s.cause(6)) == ("wolves", "poison")


def test_lovers_of_nobody_else():
    """LOV-1: others do not grieve."""
    assert Scene(NINE).night("cupid 5 6; wolves 7").died == (7,)


def test_c84_grief_before_the_names():
    """C84 `grief_first`: both names come together."""
    s = Scene("1W 2W 3Cu 4Hu 5V 6V 7V 8V").night("cupid 5 8; wolves 8")
    said = [event for event in s.public() if isinstance(event, (e.Died, e.Opened))]
    at = said.index(e.Died(5))
    assert said[at + 1] == e.Died(8)


def test_c84_hunter_first():
    """C84 `hunter_first`: the bitten one's name, the Hunter's time, then the grief."""
    s = Scene("1W 2W 3Cu 4Hu 5V 6V 7V 8V", dawn_trigger_order="hunter_first").night("cupid 5 8; wolves 8")
    said = [event.who if isinstance(event, e.Died) else event.step for event in s.public()
            if isinstance(event, e.Died) or (isinstance(event, e.Opened) and event.step == "hunter")]
    assert said == [8, "hunter", 5, "hunter"]


def test_c84_hunter_shoots_a_lover_with_hunter_first():
    """C84, LOV-1: whom the shot kills is grieved for too."""
    s = Scene("1W 2W 3Cu 4Hu 5V 6V 7V 8V 9V", dawn_trigger_order="hunter_first").night("cupid 5 6; wolves 4; hunter 5")
    assert set(s.died) == {4, 5, 6}


# --- the ban (LOV-2, LOV-4) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["single", "two_stage"])
def test_t079_no_vote_against_the_lover(mode):
    """T079, LOV-2, VOT-3: refused in private, nomination and vote."""
    kind = "vote" if mode == "single" else "nominate"
    s = Scene(NINE, vote_mode=mode).night("cupid 4 6").day(f"{kind}! 6 by 4; {kind} 1 by 4, 6 by 5")
    assert s.refused == [f"not-{kind}"]


def test_lov_2_second_stage():
    """LOV-2, TS-4: nor where the lover is a candidate."""
    s = Scene(NINE).night("cupid 4 6").day("nominate 6 by 5, 7 by 8; vote! 6 by 4; vote 7 by 4")
    assert s.condemned == 7


def test_lov_4_lover_alone_on_the_list():
    """LOV-2, TS-8: with `confirm` he does not vote on his lover."""
    s = Scene(NINE, single_candidate="confirm").night("cupid 4 6").until("confirm", "nominate 6 by 5")
    assert s.table.asks.keys() == {("confirm", seat) for seat in (1, 2, 3, 5, 7, 8, 9)}


def test_lov_4_the_election_is_free():
    """LOV-4: the ban covers accusing and killing, not the election."""
    s = Scene(NINE).night("cupid 4 6").day("elect 6 by 4")
    assert s.table.sheriff == 6


def test_t089_witch_and_her_lover():
    """T089, LOV-4, C105: she may not poison him."""
    s = Scene("1W 2W 3Cu 4Wi 5V 6V 7V 8V").night("cupid 4 6; poison! 6; poison 7")
    assert s.refused == ["not-poison"]
    assert s.died == (7,)


def test_lov_4_other_acts_are_free():
    """LOV-4: to look at, to protect and to heal one's lover is allowed."""
    s = Scene("1W 2W 3Cu 4Wi 5Gu 6V 7V 8V").night("cupid 5 6; guard 6; wolves 6")
    assert s.peaceful
    s = Scene("1W 2W 3Cu 4Wi 5Se 6V 7V 8V").night("cupid 4 6; wolves 6; heal; seer 6")
    assert s.peaceful


# --- the mixed couple (LOV-3, WIN-C) ----------------------------------------------------------------------------------


def test_t080_pack_cannot_eat_its_lover():
    """T080, E72: 1W's pick of his lover 6 is refused; 2W's alone is not unanimous."""
    s = Scene("1W 2W 3Cu 4V 5V 6V").night("cupid 1 6; wolves 6 by 2; wolves! 6 by 1")
    assert s.peaceful


def test_t082_e75_only_the_couple_is_left():
    """T082, E75, WIN-C1, LOV-3: alive 1W 6V 8V; the wolf bites 8: the couple wins, not parity, not the others."""
    s = Scene("1W 2W 3Cu 4V 5V 6V 7V 8V", dead="4 5 7").night("cupid 1 6").day("lynch 2").night("wolves 3")
    assert not s.over
    s.day().night("wolves 8")
    assert s.camps == ("couple",)
    assert s.winners == (1, 6)


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


@pytest.mark.parametrize(("pair", "lynch", "camps"), [("1 2", 5, ("wolves",)), ("6 7", 1, ("village",))])
def test_t086_t088_lov_7_unmixed(pair, lynch, camps):
    """T086, T088, LOV-7, E79: two wolves, or two others, in love: camps unchanged."""
    if camps == ("wolves",):
        s = Scene("1W 2W 3V 4V 5Cu 6V 7V", dead="6 7").night(f"cupid {pair}").day(f"lynch {lynch}")
    else:
        s = Scene("1W 2V 3V 4V 5Cu 6V 7V").night(f"cupid {pair}").day(f"lynch {lynch}")
    assert s.camps == camps
    assert set(s.winners) == ({1, 2} if camps == ("wolves",) else {2, 3, 4, 5, 6, 7})


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
