"""Scenes: the day's vote, its common rules (VOT, C80, C81)."""

import pytest

from engine import events as e
from engine.commands import Retract
from tests.engine.scenes import Scene

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"


def morning(seats=NINE, **options):
    """The first day's morning, nobody dead."""
    return Scene(seats, **options).night()


def totals(s, step="vote"):
    return next((dict(counted.totals) for counted in s.facts(e.Counted) if counted.step == step), None)


# --- common (VOT) -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "who"), [
    ("vote 4 by 1 2 3, 5 by 4 6", 4),
    ("vote 4 by 1 2, 5 by 3, 6 by 5, 7 by 6", 4),
    ("vote 4 by 1", 4),
])  # fmt: skip
def test_vot_2_plurality(line, who):
    """VOT-2: most votes, no majority needed."""
    s = morning(vote_mode="single").day(line)
    assert s.condemned == who
    assert s.died == (who,)
    assert s.cause(who) == "lynch"


@pytest.mark.parametrize("mode", ["single", "two_stage"])
def test_t166_e60_vot_5_zero_votes(mode):
    """T166, E60, VOT-5: no execution, and not a tie."""
    s = morning(vote_mode=mode).day()
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("no_votes")]
    assert not s.facts(e.Tied)
    assert s.table.phase == "night"


def test_vot_1_only_the_living_vote():
    """VOT-1: the dead are not asked, and nobody may vote for them."""
    s = Scene(NINE, dead="9", vote_mode="single").night().day("vote! 9 by 1; vote 4 by 1 2")
    assert s.asked("vote") == (1, 2, 3, 4, 5, 6, 7, 8)
    assert s.refused == ["not-vote"]


def test_vot_6_one_execution_a_day():
    """VOT-6: night follows."""
    s = morning(vote_mode="single").day("lynch 4")
    assert s.steps.count("vote") == 1
    assert len(s.died) == 1
    assert s.table.night == 2


@pytest.mark.parametrize(("allowed", "refused"), [(True, []), (False, ["must-pick"])])
def test_vot_4_c80_abstention(allowed, refused):
    """VOT-4, C80: an explicit abstention is refused with `abstain_allowed=false`; a timeout still abstains."""
    s = morning(vote_mode="single", abstain_allowed=allowed)
    s.day("vote pass by 1; vote 4 by 2" if allowed else "vote! pass by 1; vote 4 by 2")
    assert s.refused == refused
    assert totals(s) == {4: 1}


@pytest.mark.parametrize(("allowed", "refused"), [(True, []), (False, ["not-vote"])])
def test_vot_4_c80_self_vote(allowed, refused):
    """VOT-4, C80."""
    s = morning(vote_mode="single", self_vote_allowed=allowed)
    s.day("vote 4 by 4" if allowed else "vote! 4 by 4; vote 5 by 4")
    assert s.refused == refused
    assert s.condemned == (4 if allowed else 5)


def test_vote_may_be_changed_and_taken_back():
    """The last answer before closing counts; one taken back is none."""
    s = morning(vote_mode="single").day("vote 5 by 1; vote 4 by 1; vote 5 by 2; vote pass by 2; vote 4 by 3, 5 by 6")
    assert totals(s) == {4: 2, 5: 1}
    s = morning(vote_mode="single").until("vote")
    s.answer(1, "vote", 4)
    s.feed(Retract(1, "vote"))
    assert totals(s.day("vote 5 by 2")) == {5: 1}


def test_t225_sil_3b_closes_when_all_have_voted():
    """T225, SIL-3b: at once, without the clock; not before the last."""
    s = morning(vote_mode="single").until("vote")
    for seat in range(1, 9):
        s.answer(seat, "vote", 9)
        assert s.table.round is not None
        assert s.table.round.step == "vote"
    told = s.answer(9, "vote", 1)
    assert e.Closed(s.table.round.round - 1, "all") in told
    assert s.condemned == 0
    assert e.Condemned(9) in told


def test_sil_3b_a_vote_taken_back_keeps_it_open():
    """SIL-3b: all must have answered at the same time."""
    s = morning("1W 2V 3V 4V", vote_mode="single").until("vote")
    s.answer(1, "vote", 2)
    s.feed(Retract(1, "vote"))
    for seat in (2, 3, 4):
        s.answer(seat, "vote", 1)
    assert s.table.round.step == "vote"


# --- visibility (VOT-8) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("visibility", "live", "closed"), [
    ("live", True, True), ("after_close", False, True), ("secret", False, False),
])  # fmt: skip
def test_vot_8_c81_visibility(visibility, live, closed):
    """VOT-8, C81: each vote as it is given; all when it closes; or only the totals."""
    s = morning(vote_mode="single", vote_visibility=visibility, sheriff_election_time="off").day("vote 5 by 1; vote 4 by 1, pass by 2")
    assert s.told(0, e.Voted) == ([e.Voted(1, 5), e.Voted(1, 4), e.Voted(2, 0)] if live else [])
    votes = ((1, 4), *((seat, 0) for seat in range(2, 10)))
    assert s.told(0, e.VotesShown) == ([e.VotesShown("vote", votes)] if closed else [])
    assert s.told(0, e.Counted) == [e.Counted("vote", ((4, 1),))]


def test_vot_8_live_vote_taken_back():
    """VOT-8: seen by all."""
    s = morning(vote_mode="single", vote_visibility="live").until("vote")
    s.answer(1, "vote", 4)
    assert s.feed(Retract(1, "vote"))[-1] == e.Unvoted(1)


def test_vot_8_nobody_sees_a_vote_before_the_end():
    """VOT-8 `after_close`: not even the answers to the votes are told to others."""
    s = morning(vote_mode="single").until("vote")
    told = s.answer(1, "vote", 4)
    assert [type(event) for event in told] == [e.Answered]
    assert told[0].to == (1,)


@pytest.mark.parametrize(("visibility", "told"), [("live", [e.Voted(3, 5, "elect"), e.Unvoted(3, "elect"), e.Voted(3, 6, "elect")]), ("after_close", []), ("secret", [])])
@pytest.mark.parametrize("mode", ["two_stage", "single", "simultaneous"])
def test_vot_8_the_election_too(visibility, told, mode):
    """VOT-8, ELE-1: a vote in the election is public as it is given where votes are live, whatever the day's vote is."""
    s = Scene("1W 2W 3V 4V 5V 6V 7V", vote_visibility=visibility, vote_mode=mode).until("election")
    heard = [*s.answer(3, "elect", 5), *s.feed(Retract(3, "elect")), *s.answer(3, "elect", 6)]
    assert [event for event in heard if isinstance(event, e.Public)] == told
