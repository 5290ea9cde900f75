"""Scenes: a seat taken out in each phase (2.10, IDLE-2, "Remove" of the architecture)."""

import pytest

from engine import events as e
from engine.commands import Answer, Begin, Command, Late, Refused, Remove, Retract
from engine.game import Game
from tests.engine.scenes import Scene

NINE = "1W 2W 3Se 4V 5V 6V 7V 8V 9V"


def test_removed_is_public_at_once_and_dies_at_the_next_resolution():
    """IDLE-2, 0.6: cause `moderator`, with the dead of the night."""
    s = Scene(NINE).until("wolves")
    assert s.feed(Remove(8)) == (e.Removed(8),)
    assert 8 in s.table.living
    s.night("wolves 5")
    assert s.died == (5, 8)
    assert s.cause(8) == "moderator"
    assert not s.facts(e.Peaceful)


def test_who_is_taken_out_has_no_last_words():
    """C42, 2.10: all know that he has left, so nobody waits for him; the night's other dead have theirs."""
    s = Scene(NINE, dead="8", last_words_night=True).night("wolves 5")
    assert s.died == (5, 8)
    assert [event.about for event in s.facts(e.Opened) if event.step == "last_words"] == [5]


def test_removal_alone_is_no_peaceful_night():
    """2.12: somebody died."""
    s = Scene(NINE, dead="8").night()
    assert not s.peaceful
    assert s.died == (8,)


def test_his_questions_end_at_once():
    """His open ask is voided; he is asked nothing more, and his answer is refused."""
    s = Scene(NINE).until("seer")
    assert e.Voided((3,), 1, "see") in s.feed(Remove(3))
    assert s.refuses(Answer(3, "see", (1,))) == "not-asked"
    s.night("wolves pass")
    assert not s.facts(e.Saw)


def test_his_answer_counts_no_more():
    """An answer that he gave is taken away with the question."""
    s = Scene(NINE).until("seer")
    s.answer(3, "see", 1)
    s.remove(3).night()
    assert not s.told(3, e.Saw)


def test_asked_in_no_later_step():
    """Taken out before his step, he is not asked in it; the step is held all the same (SIL-3)."""
    s = Scene(NINE, night_order=("werewolf", "seer"), dead="3").night("wolves 5")
    assert s.asked("seer") == ()
    assert "seer" in s.steps


def test_nobody_may_pick_him():
    """He is not to be chosen any more."""
    s = Scene(NINE).until("seer").remove(8)
    s.night("seer! 8; seer 1; wolves! 8; wolves 5")
    assert s.refused == ["not-see", "not-kill", "not-kill"]


def test_votes_for_him_are_void_and_may_be_given_again():
    """His voters may vote again; others' votes stand."""
    s = Scene(NINE, vote_mode="single").night().until("vote")
    s.answer(1, "vote", 8)
    s.answer(2, "vote", 8)
    s.answer(4, "vote", 5)
    told = s.feed(Remove(8))
    assert [event.to[0] for event in told if isinstance(event, e.Retracted)] == [1, 2]
    s.day("vote 5 by 1")
    assert s.condemned == 5
    assert s.died == (5, 8)


def test_live_votes_for_him_are_taken_back_publicly():
    """VOT-8: everybody sees that they are void."""
    s = Scene(NINE, vote_mode="single", vote_visibility="live").night().until("vote")
    s.answer(1, "vote", 8)
    assert e.Unvoted(1) in s.feed(Remove(8))


def test_the_last_one_missing_closes_the_vote():
    """SIL-3b: when the only one who had not voted is taken out, all have voted."""
    s = Scene("1W 2V 3V 4V 5V 6V", vote_mode="single").night().until("vote")
    for seat in (1, 2, 3, 4, 5):
        s.answer(seat, "vote", seat % 5 + 1)
    told = s.feed(Remove(6))
    assert any(isinstance(event, e.Closed) and event.why == "all" for event in told)


def test_his_vote_is_not_counted():
    """2.10: nor is he among those who vote."""
    s = Scene(NINE, vote_mode="single").night().until("vote")
    s.answer(8, "vote", 5)
    s.remove(8).day()
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("no_votes")]


@pytest.mark.parametrize("seat", [1, 8])
def test_end_of_talk_is_not_taken_back(seat):
    """`end` is no vote for seat 1: the others who have ended have ended, and may end after it."""
    s = Scene(NINE).night().until("discussion", "elect pass")
    s.answer(4, "end", 1)
    told = s.feed(Remove(seat))
    assert not any(isinstance(event, e.Retracted) for event in told)
    for other in s.table.others(seat):
        if other != 4:
            s.answer(other, "end", 1)
    assert s.table.round.step == "nomination"


@pytest.mark.parametrize("seat", [1, 8])
def test_yes_is_no_vote_for_seat_1(seat):
    """`confirm yes` stands though seat 1 is taken out."""
    s = Scene(NINE, single_candidate="confirm").night().until("confirm", "nominate 5 by 4")
    s.answer(4, "confirm", 1)
    s.remove(seat).day("confirm yes by 6")
    assert s.condemned == 5


def test_removed_in_the_discussion():
    """By day he dies before the vote."""
    s = Scene(NINE).night().until("discussion", "elect pass").remove(8)
    s.until("nomination", "end by 4")
    assert s.table.living == (1, 2, 3, 4, 5, 6, 7, 9)
    assert 8 not in s.table.asks


def test_removed_may_end_the_game_before_the_vote():
    """2.11: the last wolf taken out by day."""
    s = Scene("1W 2V 3V 4V").night().until("discussion", "elect pass").remove(1).day()
    assert s.camps == ("village",)
    assert "nomination" not in s.steps


def test_removed_is_waited_for_by_nobody():
    """SIL-3b: taken out during the election, the discussion ends without him."""
    s = Scene("1W 2V 3V 4V 5V").night().until("election").remove(5)
    s.until("discussion", "elect pass by 1 2 3 4")
    for seat in (1, 2, 3, 4):
        s.answer(seat, "end", 1)
    assert s.table.round.step == "nomination"


def test_round_robin_passes_him_over():
    """2.6: his turn is left out."""
    s = Scene(NINE, discussion_mode="round_robin").night().until("speech", "elect pass").remove(5).day()
    assert [event.about for event in s.facts(e.Opened) if event.step == "speech"] == [1, 2, 3, 4, 6, 7, 8, 9]


def test_round_robin_his_own_turn_ends():
    """2.6: taken out while he speaks."""
    s = Scene(NINE, discussion_mode="round_robin").night().until("speech", "elect pass").remove(1)
    assert s.table.round.about == 2


def test_candidate_taken_out_in_his_defence():
    """TS-4: he is no candidate any more."""
    s = Scene(NINE).night().until("defence", "nominate 4 by 1 2, 5 by 3 6").remove(4)
    s.day()
    assert s.condemned == 5
    assert s.died == (4, 5)


def test_condemned_taken_out_in_his_last_words():
    """0.6, IDLE-2: one death, one cause; he was condemned already, and is taken out at the stable point after it."""
    s = Scene(NINE).night().until("last_words", "lynch 5")
    told = s.feed(Remove(5))
    assert [event.who for event in told if isinstance(event, e.Struck)] == [5]
    assert s.cause(5) == "lynch"


def test_eld_4_no_elder_leaves_from_under_the_rope():
    """ELD-4, IDLE-2: the village has executed its Elder, and pays for it though he goes during his last words."""
    s = Scene("1W 2W 3El 4Gu 5V 6V 7V 8V 9V").night().until("last_words", "lynch 3").remove(3)
    assert s.table.elder_gone
    assert s.night().asked("guard") == ()


def test_pri_1_the_priest_hears_of_an_executed_who_left():
    """PRI-1: he was lynched that very day."""
    s = Scene("1W 2W 3Pr 4V 5V 6V 7V 8V", last_words_lynch=True).night().until("last_words", "lynch 1").remove(1)
    assert [event.result for event in s.night().told(3, e.PriestSaw)] == ["wolf"]


def test_the_sheriff_taken_out():
    """SHE-5: he names a successor like any dead Sheriff."""
    s = Scene(NINE).night().until("discussion", "elect 5").remove(5)
    s.day("heir 6")
    assert s.table.sheriff == 6


def test_the_dying_sheriffs_heir_is_taken_out():
    """SHE-5: the named heir taken out in the same time is no heir."""
    s = Scene(NINE).night().until("heir", "elect 5; lynch 5")
    s.answer(5, "heir", 6)
    s.remove(6).day()
    assert s.table.sheriff == 0


def test_the_elected_one_is_taken_out_before_the_count():
    """ELE-5: votes for him are void."""
    s = Scene(NINE).night().until("election")
    s.answer(1, "elect", 5)
    s.answer(2, "elect", 5)
    s.remove(5).day("elect 6 by 1")
    assert s.facts(e.Elected) == [e.Elected(6)]


def test_all_taken_out():
    """WIN-0: nobody lives: a draw."""
    s = Scene("1W 2V 3V").remove(1, 2, 3).night()
    assert s.camps == ()


def test_taken_out_twice_or_dead_or_no_seat():
    """Refused, nothing changes."""
    s = Scene(NINE, dead="8").night()
    s.remove(7)
    for seat in (7, 8, 0, -1, 10):
        assert s.refuses(Remove(seat)) == "not-living"


@pytest.mark.parametrize(("command", "mid", "values"), [
    (Answer(3, "love", (4,)), "must-pick", {"least": 2}),
    (Answer(3, "love", (4, 5, 6)), "how-many", {"most": 2}),
    (Answer(3, "love", (4, 4)), "picked-twice", {"seat": 4}),
    (Answer(3, "love", (4, 99)), "not-love", {"seat": 99}),
    (Answer(4, "love", (4, 5)), "not-asked", {}),
    (Answer(3, "see", (4,)), "not-asked", {}),
    (Remove(77), "not-living", {"seat": 77}),
    (Retract(3, "love"), "nothing-to-undo", {}),
    (Late(0), "round-over", {}),
    (Begin(), "already-begun", {}),
])  # fmt: skip
def test_refusals_say_why(command, mid, values):
    """Each refusal has its message id, and the values that the message names."""
    s = Scene("1W 2W 3Cu 4V 5V 6V")
    with pytest.raises(Refused) as why:
        s.feed(command)
    assert (why.value.mid, why.value.values) == (mid, values)


def test_before_the_game_begins():
    """Nothing but Begin may be put in."""
    game = Game(Scene(NINE).setup, bytes(16))
    for command in (Late(0), Answer(3, "see", (1,)), Remove(1), Retract(1, "see")):
        with pytest.raises(Refused, match="not-begun"):
            game.feed(command)
    game.feed(Begin())
    with pytest.raises(Refused, match="not-a-command"):
        game.feed(Command())


def test_commands_out_of_place():
    """Refused: to begin twice; a round that is not the open one; to take back nothing."""
    s = Scene(NINE)
    number = s.table.round.round
    assert s.refuses(Begin()) == "already-begun"
    assert s.refuses(Late(number - 1)) == s.refuses(Late(number + 1)) == "round-over"
    assert s.refuses(Retract(3, "see")) == "nothing-to-undo"
    assert s.refuses(Retract(4, "see")) == "not-asked"
    s.late()
    assert s.refuses(Late(number)) == "round-over"


def test_she_5_no_heir_who_is_taken_out():
    """SHE-5, 2.10: silent, the badge passes to the next seat that stays."""
    s = Scene("1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9V", sheriff_timeout="next_seat", sheriff_election_time="off").until("heir", "wolves 3")
    s.remove(4).late()
    assert s.table.sheriff == 5


def drawn(seats, kind, until, **options):
    """Whom chance chooses in many games from which 4 has been taken out; facts of a kind, and its field."""
    fact, of = kind
    found = set()
    for n in range(30):
        s = Scene(seats, seed=bytes([n]) * 16, **options).until(until).remove(4)
        s.night()
        found |= {getattr(event, of) for event in s.log if isinstance(event, fact)}
    return found


@pytest.mark.parametrize(("seats", "kind", "until", "options", "among"), [
    ("1W 2Hy 3V 4V 5V 6V", (e.Supported, "target"), "hybrid", {}, {1, 3, 5, 6}),
    ("1W 2V 3V 4V 5V 6V", (e.Bitten, "target"), "wolves", {"wolf_consensus": "block_until_unanimous"}, {2, 3, 5, 6}),
    ("1W 2V 3V 4V 5V 6V", (e.Bitten, "target"), "wolves", {"variants": ("black_death",)}, {1, 2, 3, 5, 6}),
    ("1W 2Th 3V 4V 5V 6V", (e.TheftAgreed, "target"), "thief", {"variants": ("harvest",)}, {1, 3, 5, 6}),
])  # fmt: skip
def test_2_10_chance_chooses_nobody_who_is_taken_out(seats, kind, until, options, among):
    """2.10: what chance decides in somebody's place falls on who stays."""
    assert drawn(seats, kind, until, **options) == among


def test_ts_9_random_tie_among_who_stays():
    """TS-9, 2.10: one of two tied is taken out while the Sheriff decides; the other one dies."""
    for n in range(6):
        s = Scene("1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9V", vote_mode="single", two_way_tie="random", sheriff_election_time="off",
                  seed=bytes([n]) * 16).night()
        s.until("tie", "vote 4 by 5 6, 5 by 4 7")
        s.remove(4).day()
        assert s.condemned == 5


def test_a_vote_given_in_turn_for_who_is_taken_out():
    """TS-1, 2.10: it was given in a round that is over, and counts for nobody."""
    s = Scene(NINE, vote_visibility="live").night().until("nomination", "elect pass")
    s.answer(1, "nominate", 8)
    s.remove(8).day()
    assert (1, 0) in s.facts(e.VotesShown)[0].votes
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("no_votes")]


def test_hyb_1_all_others_are_taken_out():
    """HYB-1, 2.10: where nobody else stays chance chooses among those who leave."""
    s = Scene("1W 2Hy 3V").until("hybrid").remove(1, 3)
    s.late()
    assert s.table.supports[2] in {1, 3}
