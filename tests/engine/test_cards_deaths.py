"""Scenes: event cards about the dead (8, 17, 19, 23; E126, E128, E129, T212, T214, T215, T220, C92)."""

import pytest

from engine import events as e
from tests.engine.moon import laid, moon

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"


# --- 8 ------------------------------------------------------------------------------------------------------------------


def test_t212_card_8_executioner():
    """T212: the village elects him, and only he learns what the executed was."""
    s = moon(NINE, "executioner").night("wolves 9").day("executioner 4 by 3 5 6; lynch 1")
    assert s.facts(e.ExecutionerNamed) == [e.ExecutionerNamed(4, 0)]
    assert s.told(4, e.ExecutedShown) == [e.ExecutedShown((4,), 1, "werewolf")]
    assert not s.told(3, e.ExecutedShown)
    assert s.died == (1,)
    assert not s.facts(e.Revealed)
    assert s.table.in_force == ("executioner",)


def test_card_8_elected_like_a_sheriff():
    """Card 8, HOUSE: a tie is voted on once more; what votes do not settle chance does."""
    s = moon(NINE, "executioner").night("wolves 9").day("executioner 4 by 3 5, 5 by 4 6 > 5 by 1 3 6, 4 by 5")
    assert s.facts(e.ExecutionerNamed) == [e.ExecutionerNamed(5, 0)]
    s = moon(NINE, "executioner").night("wolves 9").day("executioner 4 by 3, 5 by 4 > 4 by 3, 5 by 4")
    assert s.facts(e.ExecutionerNamed)[0].who in {4, 5}
    s = moon(NINE, "executioner").night("wolves 9").day()
    assert s.facts(e.ExecutionerNamed)[0].who in s.table.living


@pytest.mark.parametrize(("line", "names"), [("executioner_heir 7", {7}), ("", {3, 5, 6, 7, 8, 9, 1, 2})])
def test_c92_card_8_a_dead_executioner_names_the_next(line, names):
    """C92: he names a successor, without an answer chance does; the time passes (SIL-3b)."""
    s = laid(NINE, "executioner").night(f"executioner 4; wolves 4; {line}")
    (first, second) = [event for event in s.log if isinstance(event, e.ExecutionerNamed)]
    assert first == e.ExecutionerNamed(4, 0)
    assert second.who in names
    assert second.by == 4
    assert s.seconds("executioner_heir") == [45.0]


def test_c92_card_8_election_of_the_next():
    """C92 `election`."""
    s = laid(NINE, "executioner", executioner_succession="election")
    s.night("executioner 4 by 1 2 > 6 by 3; wolves 4")
    assert [event for event in s.log if isinstance(event, e.ExecutionerNamed)][1] == e.ExecutionerNamed(6, 0)


def test_card_8_he_himself_is_executed():
    """Card 8: nobody learns what he was."""
    s = laid(NINE, "executioner").night("executioner 4").day("lynch 4; executioner_heir 5")
    assert s.died == (4,)
    assert not s.facts(e.ExecutedShown)
    assert not s.facts(e.Revealed)
    assert s.facts(e.ExecutionerNamed) == [e.ExecutionerNamed(5, 4)]


def test_card_8_only_the_executed_are_hidden():
    """Card 8: a Hunter's victim by day, and the dead of the night, are shown as ever."""
    s = laid("1W 2W 3Hu 4V 5V 6V 7V 8V 9V", "executioner", reveal_night="role").night("executioner 4; wolves 9")
    assert s.facts(e.Revealed) == [e.Revealed(9, "villager")]
    s.day("lynch 3; hunter 1")
    assert s.facts(e.Revealed) == [e.Revealed(3, "hunter"), e.Revealed(1, "werewolf")]


def test_e129_card_8_priest_is_unaffected():
    """E129: the Priest learns at night what he always learns."""
    s = laid("1W 2W 3Pr 4V 5V 6V 7V 8V 9V", "executioner").night("executioner 4").day("lynch 1").night()
    assert s.told(3, e.PriestSaw) == [e.PriestSaw((3,), 1, "wolf")]


# --- 17 -----------------------------------------------------------------------------------------------------------------

FIVE = "1W 2W 3V 4V 5Wi 6V 7V 8V"


@pytest.mark.parametrize("time", ["after_reactions", "after_announcement"])
def test_t214_card_17_miracle(time):
    """T214: 5, who was bitten, returns as an ordinary Villager and plays on; he heard so, the others not his old card."""
    s = moon(FIVE, "miracle", event_draw_time=time, reveal_night="role").night("wolves 5")
    assert s.facts(e.Returned) == [e.Returned(5)]
    assert s.told(5, e.CardChanged) == [e.CardChanged((5,), "villager", "")]
    assert s.table.living == (1, 2, 3, 4, 5, 6, 7, 8)
    assert s.table.died == s.table.lately == ()
    s.day("lynch 1")
    assert 5 in s.asked("end")
    assert 5 in s.asked("vote")
    s.night("wolves 5")
    assert s.asked("poison") == ()
    assert s.died == (5,)
    assert s.facts(e.Revealed) == [e.Revealed(5, "villager")]


def test_card_17_only_a_victim_of_the_wolves():
    """Card 17, NM HOUSE: the last one whom wolves killed; where there is none the card is discarded."""
    s = moon(FIVE, "miracle", new_moon_reshuffle=True).night("wolves 3").day("lynch 4").night("poison 6")
    assert s.facts(e.Returned) == []
    assert s.facts(e.CardDiscarded)
    s = moon(FIVE, "miracle").night()
    assert e.CardDiscarded(17, "miracle") in s.log


def test_e126_card_17_a_dead_lover():
    """E126: who died of grief stays dead, and the love is over: the survivor is a Villager and nobody's enemy."""
    s = moon("1W 2W 3VL 4V 5WiL 6V 7V 8V", "miracle").night("wolves 5")
    assert s.died == (3, 5)
    assert s.table.living == (1, 2, 4, 5, 6, 7, 8)
    assert s.table.lovers == ()
    s.day("lynch 4")
    assert s.died == (4,)


def test_card_17_before_the_reactions():
    """Card 17 between announcement and reactions: he has not died, so no shot, no succession, and no later grief."""
    s = moon("1W 2W 3Hu(Sh)L 4VL 5V 6V 7V 8V", "miracle", event_draw_time="after_announcement",
             dawn_trigger_order="hunter_first").night("wolves 3")  # fmt: skip
    assert s.asked("shoot") == s.asked("heir") == ()
    assert s.table.living == (1, 2, 3, 4, 5, 6, 7, 8)
    assert s.table.sheriff == 3
    assert s.table.lovers == ((3, 4),)


@pytest.mark.parametrize("seed", range(12))
def test_win_s1_card_17_a_return_begins_anew(seed):
    """WIN-S1, card 17: the draw is announced one round before, on whichever morning somebody returned."""
    s = moon(FIVE, "devils_pact", "unidentified", "miracle", stalemate_days=3, seed=bytes([seed])).night("wolves 3").day()
    while not s.over:
        s.night().day()
    told = [event for event in s.log if isinstance(event, (e.StalemateNear, e.NightFell, e.Returned))]
    assert any(isinstance(event, e.Returned) for event in told)
    assert [told[at + 1] for at, event in enumerate(told) if event == e.StalemateNear()][-1] == e.NightFell(s.table.night)


def test_card_17_flipped_idiot_votes_again():
    """Card 17: an ordinary Villager, not the Idiot he was."""
    s = moon("1W 2W 3Id 4V 5V 6V 7V 8V", "miracle").happen(e.IdiotFlipped(3)).night("wolves 3").day()
    assert 3 in s.asked("vote")


def test_card_17_with_two_cards():
    """VAR-9: both cards; where the first lies open everybody sees that it is a Villager's now."""
    s = moon("1W+V 2W+V 3Se+Wi 4V+V 5V+V 6V+V 7V+V", "miracle", with_=("double_great",)).night("wolves 3")
    assert s.told(3, e.CardChanged) == [e.CardChanged((3,), "villager", "villager")]
    s = moon("1Se+W 2Wi+V 3Sc+V 4Hu+V 5Cu+W 6Gu+V 7El+V", "miracle", with_=("double_small",)).night("wolves 4")
    assert all(view.cards[4] == "villager" for view in s.views.seats.values())
    assert s.table.holders("shoot") == ()


# --- 19 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "dead"), [("vouch yes by 3", (4,)), ("vouch yes by 3, no by 5, yes by 1", ()), ("", (4,))])
def test_t215_card_19_punishment(line, dead):
    """T215: one who vouches does not save him, two do; each vouches aloud, and the second one ends it."""
    s = moon(NINE, "punishment").night("wolves 9").until("vouch", "punish 4").day(line)
    assert e.Designated(4, 9) in s.log
    assert s.died == dead
    assert s.facts(e.Judged) == [e.Judged(4, saved=not dead)]
    assert s.facts(e.Closed)[0].why == ("time" if dead else "vouched")


def test_card_19_the_death():
    """Card 19, 0.6: of the event, shown as by day; what follows from a death follows."""
    s = moon("1W 2W 3VL 4HuL 5V 6V 7V 8V 9V", "punishment", hunter_shot_on=("event",)).night("wolves 9")
    s.day("punish 4; shoot 1")
    assert s.died == (3, 4, 1)
    assert s.cause(4) == "event"
    assert s.facts(e.Revealed)[0] == e.Revealed(3, "villager")
    assert s.facts(e.OrderSet) == [e.OrderSet((2, 5, 6, 7, 8))]


def test_card_19_vouching_may_be_taken_back():
    """Card 19: until the second one vouches; not for himself, but for a lover (LOV-4)."""
    s = moon("1W 2W 3VL 4VL 5V 6V 7V 8V 9V", "punishment").night("wolves 9").until("vouch", "punish 4")
    assert sorted(seat for kind, seat in s.table.asks if kind == "vouch") == [1, 2, 3, 5, 6, 7, 8]
    s.answer(3, "vouch", 1)
    s.answer(3, "vouch", 0)
    s.answer(5, "vouch", 1)
    assert s.table.vouchers == (5,)
    assert s.day().died == (3, 4)


def test_card_19_before_the_reactions():
    """Card 19 between announcement and reactions: the punished is one of the dawn's dead (2.4)."""
    s = moon("1W 2W 3V 4Hu 5V 6V 7V 8V 9V", "punishment", event_draw_time="after_announcement", hunter_shot_on=("event", "wolves"))
    s.night("wolves 9; punish 4; shoot 1")
    assert s.died == (9, 4, 1)
    assert s.table.order == (2, 3, 5, 6, 7, 8)


def test_card_19_one_card_a_day():
    """NM-2, 2.4: a death by a card at dawn is no second dawn."""
    for n in range(4):
        s = moon(NINE, "punishment", "devils_pact", "unidentified", event_draw_time="after_announcement", seed=bytes([n]))
        s.night("wolves 9")
        assert len(s.table.turned) == 1
        assert len([event for event in s.log if isinstance(event, e.Stable)]) == 1


def test_c89_card_19_who_designates():
    """C89, NM HOUSE: the most recent dead, else the Sheriff, else chance; by option the moderator (seat 0), else chance."""
    assert moon(NINE, "punishment").night("wolves 9").day("punish 4").asked("punish") == (9,)
    s = moon("1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9V", "punishment").night().day("punish 4")
    assert s.asked("punish") == (3,)
    s = moon(NINE, "punishment").night().day()
    assert s.asked("punish") == ()
    assert s.table.vouchers == ()
    s = moon(NINE, "punishment", event_chooser="moderator", moderator_mode="human_lot").night("wolves 9").day("punish 4")
    assert s.asked("punish") == (0,)
    assert e.CardDrawn(19, "punishment", 0) in s.log
    assert e.Designated(4, 0) in s.log
    s = moon(NINE, "punishment", event_chooser="moderator").night("wolves 9").day()
    assert s.asked("punish") == ()


# --- 23 -----------------------------------------------------------------------------------------------------------------


def test_t220_e128_card_23_burial():
    """T220, E128: what the wolves' victims were is hidden from then on; others are shown."""
    s = laid("1W 2W 3V 4V 5Wi 6V 7V 8V 9V", "burial", preset="newmoon", vote_mode="single").night("wolves 4; poison 6")
    assert s.died == (4, 6)
    assert s.facts(e.Revealed) == [e.Revealed(6, "villager")]
    s.day("lynch 1")
    assert s.facts(e.Revealed) == [e.Revealed(1, "werewolf")]


def test_card_23_a_caught_girl_and_a_bottom_card():
    """Card 23: whom the pack caught is its victim; the card beats V2-5."""
    s = laid("1W 2W 3Gi 4V 5V 6V 7V 8V", "burial", reveal_night="role", girl_risk=(1.0,)).night("wolves 4; peek 1; catch yes")
    assert s.died == (3,)
    assert not s.facts(e.Revealed)
    s = laid("1Se+W 2Wi+V 3Sc+V 4Hu+V 5Cu+W 6Gu+V 7El+V", "burial", with_=("double_small",)).night("wolves 3")
    assert s.died == (3,)
    assert not s.facts(e.Revealed)
