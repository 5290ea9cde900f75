"""Scenes: event cards about the vote (3, 4, 6, 7, 10, 27, 31, 32; E130, T211, T217)."""

import pytest

from engine import events as e
from tests.engine.moon import moon

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"


# --- 3 and 4 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "first", "again"), [
    ("enthusiasm", 1, True), ("enthusiasm", 3, False), ("dissatisfaction", 3, True), ("dissatisfaction", 1, False),
])  # fmt: skip
def test_t211_card_3_4_second_vote(card, first, again):
    """T211, cards 3 and 4: a second vote at once, without debate, if the executed is (is not) a wolf."""
    s = moon(NINE, card).night("wolves 9")
    s.day(f"vote {first} by 2 4 5 6" + (" > 7 by 4 5 6" if again else ""))
    assert s.steps.count("vote") == 1 + again
    assert s.steps.count("discussion") == 1
    assert s.died == ((first, 7) if again else (first,))
    assert s.cause(first) == "lynch"
    assert s.table.in_force == ()


def test_card_3_waits_for_an_execution():
    """Card 3: "the next player executed by vote", whenever that is; the second execution brings no third vote."""
    s = moon(NINE, "enthusiasm").night("wolves 9").day().night("wolves 8")
    assert s.table.in_force == ("enthusiasm",)
    s.day("vote 1 by 3 4 5 > 2 by 3 4 5")
    assert s.died == (1, 2)
    assert s.steps.count("vote") == 2
    assert s.camps == ("village",)


def test_card_3_an_idiot_who_flips_is_not_executed():
    """Cards 3 and 4: nobody was executed."""
    s = moon("1W 2W 3Id 4V 5V 6V 7V 8V 9V", "dissatisfaction").night("wolves 9").day("vote 3 by 4 5 6; flip yes")
    assert s.steps.count("vote") == 1
    assert s.table.in_force == ("dissatisfaction",)


def test_card_3_with_what_was_prepared():
    """Card 3, SIM-1: what was prepared in the discussion was for the first vote."""
    s = moon(NINE, "enthusiasm", vote_mode="simultaneous").night("wolves 9")
    s.until("discussion")
    for by, who in ((3, 1), (4, 1), (5, 1), (6, 7)):
        s.answer(by, "vote", who)
    s.day()
    assert s.died == (1,)
    assert s.steps.count("vote") == 2


def test_card_3_6_second_vote_of_a_nightmare():
    """Cards 3 and 6: the Nightmare replaces one vote; the second is as on any day."""
    s = moon(NINE, "nightmare").happen(e.CardDrawn(3, "enthusiasm", 0)).night("wolves 9").day("vote 1 by 3 4 5 > 7 by 3 4 5")
    assert s.steps == ["nightmare"] * 8 + ["vote"]
    assert s.died == (1, 7)


# --- 6 and 7 ------------------------------------------------------------------------------------------------------------


def test_card_6_nightmare():
    """Card 6: no debate; from the left of the most recent victim each accuses one; the most accused dies by vote (0.6)."""
    s = moon(NINE, "nightmare", vote_mode="two_stage").night("wolves 4").day("vote 1 by 5 6 7, 7 by 1 2, pass by 3")
    assert s.steps[:8] == ["nightmare"] * 8
    assert [round_.about for round_ in s.facts(e.Opened)][:8] == [5, 6, 7, 8, 9, 1, 2, 3]
    assert s.facts(e.Voted)[:3] == [e.Voted(5, 1), e.Voted(6, 1), e.Voted(7, 1)]
    assert s.died == (1,)
    assert s.cause(1) == "lynch"
    assert s.facts(e.CardEnded) == [e.CardEnded("nightmare")]
    assert s.night("wolves 5").until("nomination").table.order[0] == 6


def test_card_6_ties_and_nobody():
    """Card 6: a tie is settled as on any day, and no vote at all condemns nobody."""
    s = moon("1W 2W 3V 4Sc 5V 6V 7V 8V 9V", "nightmare").night("wolves 9").day("vote 3 by 5, 5 by 3")
    assert s.died == (4,)
    s = moon(NINE, "nightmare").night("wolves 9").day()
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("no_votes")]


@pytest.mark.parametrize(("card", "kind"), [("nightmare", "vote"), ("influences", "vote"), ("bleak_monday", "secret_vote")])
def test_she_3_card_6_7_32_the_sheriffs_vote(card, kind):
    """SHE-3: his vote counts two whatever card is over the vote."""
    s = moon("1W 2W 3V 4V(Sh) 5V 6V 7V", card).night().day(f"{kind} 1 by 4, 2 by 3")
    assert s.facts(e.Counted)[-1].totals == ((1, 2), (2, 1))


@pytest.mark.parametrize("mode", ["single", "simultaneous"])
def test_card_6_idiots_and_the_live_vote(mode):
    """Card 6: who has no vote is not asked; a vote is told once, also where the day's own would be told at zero."""
    s = moon("1W 2W 3Id 4V 5V 6V", "nightmare", vote_visibility="live", vote_mode=mode).happen(e.IdiotFlipped(3))
    s.night().day("vote 4 by 1 2 5, pass by 4 6")
    assert 3 not in s.asked("vote")
    assert s.facts(e.Voted) == [e.Voted(1, 4), e.Voted(2, 4), e.Voted(4, 0), e.Voted(5, 4), e.Voted(6, 0)]


def test_card_7_influences():
    """Card 7: the most recent dead picks the first voter, then clockwise, one after the other and open."""
    s = moon(NINE, "influences").night("wolves 4").day("first_voter 7; vote 1 by 7 8 9, 8 by 1 2")
    assert s.asked("first_voter") == (4,)
    assert s.facts(e.FirstVoterNamed) == [e.FirstVoterNamed(7, 4)]
    assert [round_.about for round_ in s.facts(e.Opened) if round_.step == "influences"] == [7, 8, 9, 1, 2, 3, 5, 6]
    assert s.steps[0] == "discussion"
    assert s.died == (1,)


def test_card_7_who_votes_first_has_a_vote():
    """Card 7, VOT-1: nobody is named first who may not vote."""
    s = moon("1W 2W 3Id 4V 5V 6V 7V", "influences").happen(e.IdiotFlipped(3)).night("wolves 4").until("first_voter")
    assert s.choices("first_voter", 4) == (1, 2, 5, 6, 7)


def test_card_7_silence_and_nobody_dead():
    """Card 7, NM HOUSE: without a choice chance makes it; where nobody is dead the Sheriff chooses, or chance."""
    s = moon(NINE, "influences").night("wolves 4").day()
    assert s.facts(e.FirstVoterNamed)[0].by == 0
    s = moon(NINE, "influences", sheriff_election_time="before_discussion").night().day("elect 5; first_voter 2")
    assert s.facts(e.FirstVoterNamed) == [e.FirstVoterNamed(2, 5)]
    s = moon(NINE, "influences").night().day()
    assert not s.asked("first_voter")
    assert s.facts(e.FirstVoterNamed)[0].by == 0


# --- 10 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friends", "line", "dead"), [
    (2, "friends 3 4 by 1 2, 5 6 by 3 4, 1 2 by 5 6, 1 3 by 7 8", (7, 8)),
    (3, "friends 2 3 4 by 1, 1 3 4 by 2, 5 6 7 by 3 4, 6 7 8 by 5", ()),
])  # fmt: skip
def test_e130_card_10_great_distrust(friends, line, dead):
    """Card 10, C91, E130: whom nobody names is eliminated, by the card; no vote is held."""
    s = moon("1W 2W 3V 4V 5V 6Sc 7V 8V 9V", "great_distrust", great_distrust_friends=friends)
    s.night("wolves 9").day(line)
    assert "vote" not in s.steps
    assert s.facts(e.Distrusted) == [e.Distrusted(dead)]
    assert s.died == dead
    assert all(s.cause(seat) == "event" for seat in dead)


def test_card_10_names():
    """Card 10: exactly so many others, named openly; who names nobody names nobody."""
    s = moon(NINE, "great_distrust").night("wolves 9").day("friends! 3 by 1, 1 2 by 2, 3 4 5 by 3; friends 3 4 by 1, 5 1 by 2")
    assert s.refused == ["must-pick", "not-friends", "how-many"]
    assert s.facts(e.FriendsNamed) == [e.FriendsNamed(((1, (3, 4)), (2, (1, 5))))]
    assert s.died == (2, 6, 7, 8)


def test_card_10_nobody_names_anybody():
    """Card 10, VOT-5: a vote without votes kills nobody."""
    s = moon(NINE, "great_distrust").night("wolves 9").day()
    assert s.facts(e.Distrusted) == [e.Distrusted(())]
    assert s.died == ()


def test_card_10_lovers_may_name_each_other():
    """LOV-4: the ban does not cover Great Distrust; the loss of a vote does cover it."""
    s = moon("1W 2W 3VL 4VL 5V 6V 7V 8V 9V", "great_distrust").night("wolves 9").until("great_distrust")
    assert s.choices("friends", 3) == (1, 2, 4, 5, 6, 7, 8)


# --- 27, 31, 32 -----------------------------------------------------------------------------------------------------------


def test_card_27_flood_has_no_vote():
    """Card 27: no vote today, though they talk."""
    s = moon(NINE, "flood").night("wolves 9").day()
    assert s.steps == ["discussion"]
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("flood")]


@pytest.mark.parametrize(("wolves", "choices"), [("1W 2V 3W", (5, 7)), ("1W 2W 3V", (3, 4, 5, 6, 7, 8))])
def test_card_27_flood_at_night(wolves, choices):
    """Card 27: next night they kill inside a place where one of them is; the night after they are free."""
    s = moon(f"{wolves} 4V 5V 6V 7V 8V 9V", "flood").night("wolves 9").day().until("wolves")
    assert s.choices("wolves", 1) == choices
    s.night("wolves 5").day().until("wolves")
    assert s.choices("wolves", 1) == tuple(s_ for s_ in s.table.living if not s.table.is_wolf(s_))


def test_t217_card_31_heads_or_tails():
    """T217, card 31: a fair coin saves the condemned or does not; nobody else dies for him."""
    outcomes = {}
    for n in range(6):
        s = moon(NINE, "heads_or_tails", seed=bytes([n])).night("wolves 9").day("lynch 3")
        (coin,) = s.facts(e.CoinTossed)
        assert coin.who == 3
        outcomes[coin.saved] = s.died
    assert outcomes == {True: (), False: (3,)}


def test_card_31_before_the_idiots_own_card():
    """Card 31, IDI-1: whom the coin saves has not to flip."""
    for n in range(6):
        s = moon("1W 2W 3Id 4V 5V 6V 7V", "heads_or_tails", seed=bytes([n])).night().day("lynch 3")
        assert bool(s.facts(e.IdiotFlipped)) != s.facts(e.CoinTossed)[0].saved


@pytest.mark.parametrize("visibility", ["live", "after_close", "secret"])
def test_card_32_bleak_monday(visibility):
    """Card 32, HOUSE: no debate, and a vote of which only the totals are told."""
    s = moon(NINE, "bleak_monday", vote_visibility=visibility, vote_mode="two_stage").night("wolves 9")
    s.day("secret_vote 1 by 3 4 5, 3 by 1 2")
    assert s.steps[0] == "bleak_monday"
    assert s.facts(e.Counted) == [e.Counted("bleak_monday", ((1, 3), (3, 2)))]
    assert not s.facts(e.Voted)
    assert not s.facts(e.VotesShown)
    assert s.died == (1,)


@pytest.mark.parametrize(("card", "may"), [("influences", False), ("great_distrust", False), ("flood", False), ("heads_or_tails", True)])
def test_sim_1_nothing_to_prepare(card, may):
    """SIM-1: on a day without the usual vote no accusation can be prepared for it."""
    s = moon(NINE, card, vote_mode="simultaneous").night("wolves 9").until("discussion")
    assert (("vote", 3) in s.table.asks) == may


@pytest.mark.parametrize("card", ["nightmare", "influences", "great_distrust", "bleak_monday"])
@pytest.mark.parametrize("variant", ["sit_down", "harvest"])
def test_4_0_a_days_card_beats_a_variant(card, variant):
    """4.0: no sit-down vote on a day whose card replaces the vote; the next day has one again."""
    s = moon(NINE, card, with_=(variant,), adjacency="seat").night().day()
    assert not {"sit_down", "vote"} & set(s.steps)
    s.night().day()
    assert {"sit_down", "vote"} & set(s.steps)
