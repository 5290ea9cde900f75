"""Scenes: event cards about sides, talk and spirits (9, 11 to 16, 20, 22, 28, 29, 30, 35, 36; E83, E84, T218, C90)."""

import pytest

from engine import events as e
from engine.cards import spirits
from engine.commands import Answer, Offended
from engine.speech import is_anonymous, speakers
from tests.engine.moon import laid, moon

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"


# --- 9 ------------------------------------------------------------------------------------------------------------------


def test_card_9_double_agent():
    """Card 9, WIN-D1: the first dead names him; he sees the wolves and shares their victory, and does not wake with them."""
    s = moon(NINE, "double_agent").night("wolves 9").day("agent 4")
    assert s.asked("agent") == (9,)
    assert s.told(4, e.WolvesShown) == [e.WolvesShown((4,), (1, 2))]
    assert not s.told(1, e.WolvesShown)
    assert s.seconds("double_agent") == [45.0]
    s.night("wolves 8")
    assert s.asked("kill") == (1, 2)
    s.day("lynch 7").night("wolves 6")
    s.day("lynch 5")
    assert s.camps == ("wolves",)
    assert s.winners == (1, 2, 4)


@pytest.mark.parametrize("line", ["agent 1", ""])
def test_card_9_no_wolf(line):
    """Card 9: a wolf whom he names is not refused, which would tell him; chance names another, as without an answer."""
    s = moon(NINE, "double_agent").night("wolves 9").day(line)
    assert s.refused == []
    assert s.told(9, e.WolvesShown) == []
    assert s.table.allies[0] in {3, 4, 5, 6, 7, 8}


def test_card_9_laid_before_anybody_died():
    """Card 9, NM-7: it waits for the first dead."""
    s = laid(NINE, "double_agent").night().day()
    assert s.asked("agent") == ()
    s.night("wolves 9").day("agent 4").night("wolves 8").day()
    assert s.asked("agent") == ()
    assert s.table.allies == (4,)


# --- 11 to 15 -----------------------------------------------------------------------------------------------------------

ROUND = "1W 2W 3V 4Se 5V 6W 7V 8V 9V"
TRUE = {
    ("wolves_adjacent", 0): True, ("wolf_beside", 3): True, ("wolf_beside", 4): False, ("ordinary", 3): True,
    ("ordinary", 4): False, ("ordinary", 2): False, ("wolf_myself", 0): True, ("wolf_beside_me", 0): True,
    ("wolf_beside_dead", 0): True, ("two_wolves", 0): True,
}  # fmt: skip
"""(question, at whom one points): the answer when 9 was killed and 1, to its left, asks."""


@pytest.mark.parametrize("card", sorted(spirits.SETS))
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_card_11_to_15_spiritualism(card, place):
    """Cards 11 to 15: left of the most recent dead is the medium; one question of the card; the truth, aloud."""
    question = spirits.SETS[card][place - 1]
    for (asked, who), answer in TRUE.items():
        if asked == question:
            s = moon(ROUND, card).night("wolves 9")
            assert spirits.questions(s.table) == spirits.SETS[card]
            s.day(f"question {place}" + (f"; point {who}" if who else ""))
            assert s.asked("question") == (1,)
            assert s.facts(e.SpiritAnswered) == [e.SpiritAnswered(1, question, who or 1, answer)]
            assert s.table.in_force == ()


def test_card_11_to_15_the_sets():
    """4.7.3: five sets of four, and each of the four known questions on some of them."""
    assert len(set(spirits.SETS.values())) == 5
    assert all(len(set(ids)) == 4 and set(ids) <= set(spirits.QUESTIONS) for ids in spirits.SETS.values())
    assert set().union(*spirits.SETS.values()) == set(spirits.QUESTIONS)


@pytest.mark.parametrize("line", ["", "question pass", "question 2"])
def test_card_11_a_medium_may_be_silent(line):
    """Card 11: then nothing is asked."""
    s = moon(ROUND, "11").night("wolves 9").day(line)
    assert not s.facts(e.SpiritAnswered)


def test_card_11_needs_somebody_dead():
    assert e.CardDiscarded(11, "spiritualism_1") in moon(ROUND, "spiritualism_1").night().log


# --- 16, 20, 22 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "rule", "step"), [("not_me_nor_wolf", "words", "discussion"), ("good_manners", "order", "speech")])
def test_card_16_22_offenders_lose_the_vote(card, rule, step):
    """Cards 16 and 22: until the vote; who offends loses this day's vote, once."""
    s = moon(NINE, card).night("wolves 9").until(step)
    assert s.table.rules.speech_rules(s.table) == (rule,)
    assert s.refuses(Offended(4, "names")) == "no-offence"
    s.feed(Offended(4, rule))
    assert s.refuses(Offended(4, rule)) == "no-offence"
    s.until("vote")
    assert ("vote", 4) not in s.table.asks
    assert s.refuses(Offended(5, rule)) == "no-offence"
    s.day().night().day()
    assert 4 in s.asked("vote")


def test_card_16_what_was_prepared_is_lost():
    """Card 16, SIM-1: who offends in the discussion prepares nothing more, and what he has prepared does not count."""
    s = moon(NINE, "not_me_nor_wolf", vote_mode="simultaneous").night("wolves 9").until("discussion")
    s.answer(4, "vote", 1)
    assert e.Voided((4,), s.table.round_no, "vote") in s.feed(Offended(4, "words"))
    assert s.refuses(Answer(4, "vote", (1,))) == "not-asked"
    s.day("end")
    assert not s.condemned


def test_card_22_good_manners():
    """Card 22: one after the other in the order of the day, where they would else talk freely."""
    s = moon(NINE, "good_manners").night("wolves 4").until("speech")
    assert speakers(s.table) == (5,)
    s.day()
    assert [round_.about for round_ in s.facts(e.Opened) if round_.step == "speech"] == [5, 6, 7, 8, 9, 1, 2, 3]
    assert s.night().day().steps[0] == "discussion"


@pytest.mark.parametrize(("mode", "step"), [("free", "discussion"), ("round_robin", "speech")])
def test_card_20_eclipse(mode, step):
    """Card 20: what is said in the debate has no names; the vote is as ever."""
    s = moon(NINE, "eclipse", discussion_mode=mode).night("wolves 9").until(step)
    assert is_anonymous(s.table)
    s.until("vote")
    assert not is_anonymous(s.table)
    s.day().night().until(step)
    assert not is_anonymous(s.table)


# --- 28 -----------------------------------------------------------------------------------------------------------------

LOVE = "1W 2W 3VL 4VL 5V 6V 7V 8V 9V"


def test_e84_card_28_lovers_accuse_each_other():
    """E84, LOV-6: the partner is the only one whom a lover can accuse, and he must; others are free."""
    s = moon(LOVE, "april_fools").night("wolves 9").until("vote")
    assert s.choices("vote", 3) == (4,)
    assert s.choices("vote", 5) == (1, 2, 3, 4, 6, 7, 8)
    assert s.refuses(Answer(3, "vote", ())) == "must-accuse-lover"
    s.day("vote 4 by 3 5, pass by 6")
    assert s.died == (4,)


def test_e83_card_28_no_grief_today():
    """E83: the partner lives; from the next day on grief works again, not for who is long dead."""
    s = moon(LOVE, "april_fools").night("wolves 9").day("lynch 3")
    assert s.table.died == (9, 3)
    s.night("wolves 8")
    assert s.died == (8,)
    s = moon(LOVE, "april_fools").night("wolves 9").day().night("wolves 3")
    assert s.died == (3, 4)


def test_e84_card_28_second_stage_and_tie():
    """E84: with the partner no candidate he is asked and may but abstain; a Sheriff may choose his lover in a tie."""
    s = moon("1W 2W 3V(Sh)L 4VL 5V 6V 7V 8V 9V", "april_fools", vote_mode="two_stage").night("wolves 9")
    s.day("nominate 1 by 5 6, 2 by 7; vote 1 by 5 6")
    assert [asked.choices for asked in s.facts(e.Asked) if (asked.kind, asked.to) == ("vote", (3,))] == [()]
    s = moon("1W 2W 3V(Sh)L 4VL 5V 6V 7V 8V 9V", "april_fools", sheriff_weight=1).night("wolves 9")
    s.day("vote 4 by 3 5, 5 by 6 7; tie 4")
    assert s.died == (4,)


FOOLS = "1W 2W 3Wi 4Se 5Hu 6Gi 7Gu 8El 9V 10V"


@pytest.mark.parametrize("scope", ["full_card", "lovers_only"])
def test_c90_card_28_powers_are_exchanged(scope):
    """C90: Witch and Seer, Hunter and Girl, Guard and Elder, until the next day; the stock goes with the potions."""
    s = moon(FOOLS, "april_fools", april_fools_scope=scope).night("wolves 9; heal")
    changed = scope == "full_card"
    assert bool(s.told(3, e.PowersExchanged)) == changed
    s.day("lynch 6" + ("; shoot 10" if changed else ""))
    s.night("wolves 7")
    assert s.asked("see") == ((3,) if changed else (4,))
    assert s.asked("poison") == ((4,) if changed else (3,))
    assert s.asked("heal") == ()
    assert s.asked("guard") == ((8,) if changed else (7,))
    assert s.died == (() if changed else (7,))
    s.day().night()
    assert s.asked("see") == (4,)
    assert s.asked("poison") == (3,)
    assert s.table.holders("shoot") == (5,)
    assert s.table.holders("lives") == (8,)


# --- 29, 30, 35, 36 -------------------------------------------------------------------------------------------------------


def test_c90_card_28_not_the_hunter_of_the_last_two():
    """C90: Hunter and Girl exchange; S0's Hunter, who has no shot, keeps what he has."""
    s = moon("1W 2W 3Ha 4V 5V 6V 7V 8V 9V", "april_fools", april_fools_scope="full_card").night("wolves 9")
    assert s.table.powers[3] == ("last_two",)


@pytest.mark.parametrize(("seats", "sees", "brews"), [
    ("1W 2W 3Wi 4V 5V 6V 7V 8V 9V", (3,), ()), ("1W 2W 3V 4Se 5V 6V 7V 8V 9V", (), (4,)), ("1W 2W 3V 4V 5V 6V 7V 8V 9V", (), ()),
])  # fmt: skip
def test_c90_card_28_one_alone(seats, sees, brews):
    """C90: a Witch without a Seer sees, a Seer without a Witch has the potions, and no stock is passed on."""
    s = moon(seats, "april_fools", april_fools_scope="full_card").night("wolves 9")
    assert (s.table.holders("see"), s.table.holders("potions")) == (sees, brews)
    assert not s.facts(e.PotionsPassed)


def test_t218_card_29_st_philip():
    """T218: the Sheriff is dismissed, and another elected."""
    s = moon("1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9V", "st_philip").night("wolves 9").day("elect 5 by 1 3 6")
    assert e.SheriffDismissed(3) in s.log
    assert s.facts(e.Elected) == [e.Elected(5)]
    assert s.table.sheriff == 5


def test_card_29_dismissed_and_nobody_elected():
    """Card 29, SHE-3, SHE-5: the badge is gone; his vote is one again, and nobody succeeds him."""
    s = moon("1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9V", "st_philip").night("wolves 9").day("vote 3 by 4 5, 4 by 3")
    assert [event for event in s.log if isinstance(event, (e.SheriffDismissed, e.NobodyElected))] == [e.SheriffDismissed(3), e.NobodyElected()]
    assert s.facts(e.Counted)[-1].totals == ((3, 2), (4, 1))
    assert s.died == (3,)
    assert "heir" not in s.steps
    assert s.table.sheriff == 0


def test_card_29_instead_of_the_days_election():
    """Card 29 on day 1: the election is held once."""
    s = moon(NINE, "st_philip", sheriff_election_time="before_discussion").night("wolves 9").day("elect 5")
    assert s.steps.count("election") == 1
    assert not [event for event in s.log if isinstance(event, e.SheriffDismissed)]


FEAST = "1W 2W 3Wi 4Se 5Hu 6Gi 7Pi 8Sc(Sh) 9V 10V 11V 12V"


def test_card_30_end_of_the_harvest():
    """Card 30, MOD-14: a human moderator declares it; one round by the festival's rules, and then as before."""
    s = moon(FEAST, "end_of_harvest", moderator_mode="human_lot").night("wolves 12").day("declare yes")
    assert s.asked("declare") == (0,)
    assert s.facts(e.HarvestDeclared) == [e.HarvestDeclared(declared=True)]
    s.until("wolves", "seer 9")
    assert s.told(4, e.SawBlurred)
    assert s.choices("wolves", 2) == (3, 11)
    assert ("peek", 6) not in s.table.asks
    s.night("wolves 11; toss 4; peek 1; charm 9")
    assert s.told(6, e.WitchGlimpsed) == [e.WitchGlimpsed((6,), 3)]
    assert s.facts(e.PotionTossed)
    s.until("vote")
    assert [seat for kind, seat in s.table.asks if kind == "vote"] == [8]
    s.day("lynch 9")
    assert s.died == (8,)
    assert s.facts(e.CardEnded) == [e.CardEnded("end_of_harvest")]
    s.night("seer 9; wolves 10")
    assert s.told(4, e.Saw)
    assert s.asked("toss") == ()


@pytest.mark.parametrize("answer", ["declare no", ""])
def test_card_30_not_declared(answer):
    """Card 30: then the round is a normal one."""
    s = moon(FEAST, "end_of_harvest", moderator_mode="human_lot").night("wolves 12").day(answer)
    assert s.facts(e.HarvestDeclared) == [e.HarvestDeclared(declared=False)]
    assert s.table.in_force == ()
    assert s.night().asked("toss") == ()


def test_card_30_by_a_coin():
    """Card 30, NM HOUSE: without a human moderator by lot; never where the festival does not go (VAR-2, VAR-3)."""
    declared = set()
    for n in range(6):
        s = moon(FEAST, "end_of_harvest", seed=bytes([n])).night()
        declared |= {event.declared for event in s.log if isinstance(event, e.HarvestDeclared)}
    assert declared == {True, False}
    for n in range(4):
        s = moon("1W+V 2W+V 3Se+Wi 4V+V 5V+V 6V+V 7V+V", "30", with_=("double_great",), seed=bytes([n])).night()
        assert e.HarvestDeclared(declared=False) in s.log


@pytest.mark.parametrize("card", ["devils_pact", "unidentified"])
def test_card_35_36_nothing_happens(card):
    """Cards 35 and 36, HOUSE: the day is as any other."""
    s = moon(NINE, card).night("wolves 9").day("lynch 1")
    assert s.steps[:2] == ["discussion", "vote"]
    assert s.table.in_force == ()
