"""Scenes: event cards by which some are away or excused (18, 25, 26, 33, 34; E131, E132)."""

import pytest

from engine import events as e
from engine.commands import Answer
from engine.speech import pack_talkers, speakers
from tests.engine.moon import moon

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"


# --- 18 -----------------------------------------------------------------------------------------------------------------


def test_e131_card_18_little_rascal_is_away():
    """E131, card 18: the last to join leaves for a day and a night: he cannot vote, be voted or be killed."""
    s = moon(NINE, "little_rascal").night("wolves 3")
    assert s.facts(e.WentAway) == [e.WentAway((9,))]
    s.until("discussion")
    assert speakers(s.table) == (1, 2, 4, 5, 6, 7, 8)
    s.until("vote")
    assert ("vote", 9) not in s.table.asks
    assert s.refuses(Answer(4, "vote", (9,))) == "not-vote"
    s.day("lynch 4").until("wolves")
    assert s.refuses(Answer(1, "kill", (9,))) == "not-kill"
    s.night()
    assert s.facts(e.CameBack) == [e.CameBack((9,))]
    assert s.facts(e.VoteGrown) == [e.VoteGrown(9, 3)]
    assert s.table.in_force == ()


def test_card_18_his_vote_counts_three():
    """Card 18: for the rest of the game."""
    s = moon(NINE, "little_rascal").night().day().night().day("vote 1 by 9, 3 by 4 5")
    assert s.facts(e.Counted)[0].totals == ((1, 3), (3, 2))
    s.night().day("vote 2 by 9, 3 by 4 5")
    assert s.died == (2,)


@pytest.mark.parametrize(("weight", "counts"), [(2, 3), (5, 5)])
def test_e132_card_18_as_sheriff(weight, counts):
    """E132: the greater of the two weights."""
    s = moon("1W 2W 3V 4V 5V 6V 7V 8V 9V(Sh)", "little_rascal", sheriff_weight=weight).night().day().night().day("vote 1 by 9")
    assert s.facts(e.Counted)[0].totals == ((1, counts),)


def test_card_18_does_not_act_at_night():
    """Card 18: who is away has no turn; the step takes its time all the same (SIL-3)."""
    s = moon("1W 2V 3V 4V 5V 6V 7V 8W 9Se", "little_rascal").night("seer 1").day().night()
    assert "seer" in s.steps
    assert s.asked("see") == ()
    assert s.day().night("seer 8").asked("see") == (9,)


def test_card_18_a_wolf_who_is_away_is_not_waited_for():
    """Card 18, WOLF-5: the pack agrees without him, and does not hear him."""
    s = moon("1W 2V 3V 4V 5V 6V 7V 8V 9W", "little_rascal").night().day().until("wolves")
    assert pack_talkers(s.table) == (1,)
    s.night("wolves 4 by 1")
    assert s.died == (4,)


def test_card_18_grief_finds_him():
    """Card 18, LOV-1: nobody can kill him, but he may die of grief; then nobody comes back."""
    s = moon("1W 2W 3VL 4V 5V 6V 7V 8V 9VL", "little_rascal").night().day("lynch 3")
    assert s.died == (3, 9)
    s.night()
    assert s.facts(e.CameBack) == [e.CameBack(())]
    assert s.table.weights == {}


# --- 25 -----------------------------------------------------------------------------------------------------------------


def test_card_25_woodland_gathering():
    """Card 25: the first group is away until sunset, without debate or vote."""
    s = moon(NINE, "woodland_gathering").night("wolves 9")
    assert s.facts(e.WentAway) == [e.WentAway((1, 3, 5, 7))]
    s.day("end by 2; lynch 4")
    assert s.asked("end") == s.asked("vote") == (2, 4, 6, 8)
    assert s.died == (4,)
    assert s.facts(e.CameBack) == [e.CameBack((1, 3, 5, 7))]
    s.night("wolves 7")
    assert s.asked("kill") == (1, 2)


def test_card_25_one_potion_more():
    """Card 25: one more, by lot, which is the Witch's secret; used as the others, also where she is away herself."""
    gained = set()
    for n in range(6):
        s = moon("1W 2W 3Wi 4V 5V 6V 7V 8V 9V 10V", "woodland_gathering", seed=bytes([n])).night("wolves 4; heal")
        (potion,) = s.told(3, e.PotionGained)
        assert not s.told(1, e.PotionGained)
        gained.add(potion.potion)
        s.day().night("wolves 5; poison 6" + ("; heal" if potion.potion == "heal" else ""))
        assert (("heal", 3) in [(a.kind, a.to[0]) for a in s.facts(e.Asked)]) == (potion.potion == "heal")
        s.day().night()
        assert s.asked("poison") == ((3,) if potion.potion == "poison" else ())
    assert gained == {"heal", "poison"}


def test_card_25_in_a_harvest():
    """Card 25, H-8: of the potion that is thrown she has another; a toss that falls on the other one does nothing."""
    fell = set()
    for n in range(8):
        s = moon("1W 2W 3Wi 4V 5V 6V 7V 8V 9V 10V", "woodland_gathering", with_=("harvest",), seed=bytes([n])).night()
        (potion,) = s.told(3, e.PotionGained)
        s.happen(e.Healed(3, 4), e.Poisoned(3, 5)).day().night("toss 10")
        is_hers = s.facts(e.PotionTossed)[0] == e.PotionTossed(potion.potion)
        fell.add(is_hers)
        assert sorted(s.table.spent[3]) == sorted(("heal", "poison", *([potion.potion] if is_hers else [])))
    assert fell == {True, False}


# --- 26 -----------------------------------------------------------------------------------------------------------------


def test_card_26_gone_hunting():
    """Card 26: the second group is away until dawn: no debate, no vote, no wolf's work, and no wolf's prey."""
    s = moon("1W 2W 3V 4V 5V 6V 7V 8V 9V", "gone_hunting").night("wolves 9").day("lynch 3")
    assert s.asked("vote") == (1, 3, 5, 7)
    s.until("wolves")
    assert s.choices("wolves", 1) == (5, 7)
    assert ("kill", 2) not in s.table.asks
    s.night("wolves 5")
    assert s.died == (5,)
    assert s.facts(e.CameBack) == [e.CameBack((2, 4, 6, 8))]


def test_card_26_all_wolves_are_away():
    """Card 26: then nobody is killed, and the step passes."""
    s = moon("1V 2W 3V 4W 5Gi 6V 7V 8V", "gone_hunting", girl_peek_reveals="all_wolves", girl_risk=(1.0,)).night().day().night("peek 1")
    assert s.peaceful
    assert s.told(5, e.Peeked) == [e.Peeked((5,), ())]


def test_card_26_who_was_removed_goes_nowhere():
    """Card 26: his seat is empty, though he is not published as dead while the Hunter is asked."""
    s = moon("1W 2W 3Hu 4V 5V 6V 7V 8V 9V 10V", "gone_hunting").until("wolves")
    for wolf in (1, 2):
        s.answer(wolf, "kill", 3)
    s.until("hunter").remove(4).late()
    assert [event for event in s.log if isinstance(event, e.WentAway)] == [e.WentAway((2, 6, 8, 10))]


def test_card_26_nobody_can_reach_them():
    """Card 26: nor the Witch, nor a Hunter, nor the Guard."""
    s = moon("1Wi 2V 3Gu 4V 5W 6V 7Hu 8V", "gone_hunting").night().day("lynch 7; hunter! 2; hunter 5")
    assert s.camps == ("village",)
    s = moon("1Wi 2V 3Gu 4V 5W 6V 7V 8V", "gone_hunting").night().day().until("guard")
    assert s.choices("guard", 3) == (1, 3, 5, 7)
    s.until("witch")
    assert s.choices("poison", 1) == (1, 3, 5, 7)


def test_card_25_26_nobody_is_left():
    """Cards 25 and 26: where all are away nobody is condemned, nor is who is alone there, not even standing up."""
    for with_ in ((), ("sit_down",)):
        for group in ("1 by 1 2 3 4 5 6", "1 by 1 2 3 4 5, 2 by 6"):
            s = moon("1W 2W 3V 4V 5V 6V", "woodland_gathering", event_group_basis="declared", with_=with_)
            s.until("wolves", f"group {group}").until("wolves", "kill pass")
            assert s.table.night == 2
            assert s.table.died == ()
            assert e.NobodyCondemned("no_votes") in s.log


def test_card_26_a_sheriff_who_is_away_settles_no_tie():
    """Card 26, E61: he has no vote."""
    s = moon("1V 2V(Sh) 3W 4W 5V 6V 7V 8V 9V", "gone_hunting").night().day("vote 1 by 3 5, 3 by 1 7")
    assert not s.facts(e.TieDecided)


# --- 33 and 34 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "out"), [("saturday_ball", (1, 3, 5, 7)), ("seniors_luncheon", (1, 2, 3, 4))])
@pytest.mark.parametrize("variant", [(), ("sit_down",)])
def test_card_33_34_neither_vote_nor_are_voted(card, out, variant):
    """Cards 33 and 34, HOUSE: they speak, but neither vote nor can be voted against today."""
    s = moon(NINE, card, with_=variant).night("wolves 9")
    assert s.facts(e.Excused) == [e.Excused(out)]
    s.day()
    rest = tuple(seat for seat in range(1, 9) if seat not in out)
    kind = "seat" if variant else "vote"
    assert set(s.asked(kind)) <= set(rest)
    assert len(set(s.asked(kind))) > 1
    assert all(set(asked.choices) <= set(rest) for asked in s.facts(e.Asked) if asked.kind == kind)
    assert set(s.asked("end")) == set(range(1, 9))
    s.night().day()
    assert set(s.asked(kind)) & set(out)
