"""Scenes: Cupid and the Lovers (CUP, LOV, E67 to E79)."""

import pytest

from engine import events as e
from engine.commands import Answer
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


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4", b"5", b"6"])
def test_silent_cupid_links_nobody_who_was_taken_out(seed):
    """2.10: chance draws among those who stay, or somebody would die of grief for a removed one."""
    s = Scene(NINE, seed=seed).until("cupid").remove(4, 5, 6, 7, 8).until("lovers")
    assert set(s.table.lovers[0]) <= {1, 2, 3, 9}


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
    """LOV-2, TS-8: with `confirm` he is asked like all others, or they would know of his love; yes is refused in private."""
    s = Scene(NINE, single_candidate="confirm").night("cupid 4 6").until("confirm", "nominate 6 by 5")
    assert s.table.asks.keys() == {("confirm", seat) for seat in (1, 2, 3, 4, 5, 7, 8, 9)}
    assert s.refuses(Answer(4, "confirm", (1,))) == "not-confirm"
    assert e.MercyShown((), (4,)) in (*s.answer(4, "confirm", 0), *s.late())


@pytest.mark.parametrize("lovers", ["4 6", "1 2"])
def test_lov_4_two_who_are_tied_are_asked_whether_they_love_or_not(lovers):
    """VOT-3, SIM-2: in a vote between two lovers neither may pick one, and nobody sees that by who is asked."""
    s = Scene(NINE, vote_mode="single", revote_targets="tied", tie_resolution=("mode_rule",), two_way_tie="revote")
    s.night(f"cupid {lovers}").until("revote", "vote 4 by 1 2, 6 by 3 5")
    assert [seat for _, seat in s.table.asks] == list(s.table.living)
    s.answer(4, "vote")
    s.answer(6, "vote")
    assert s.table.round is not None


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
