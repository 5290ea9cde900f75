"""Scenes: the simultaneous vote and its countdown (SIM-1 to SIM-4, C45, T161)."""

import pytest

from engine import events as e
from engine.commands import Answer, Retract
from tests.engine.scenes import Scene

EIGHT = "1W 2W 3V 4V 5V 6V 7V 8V"


def morning(**options):
    return Scene(EIGHT, **{"vote_mode": "simultaneous", "sheriff_election_time": "off", **options}).night()


def votes(s):
    return dict(next(event for event in reversed(s.log) if isinstance(event, e.VotesShown) and event.step == "vote").votes)


def test_t161_sim_1_the_countdown():
    """T161, SIM-1: five seconds, and not less though all have voted; the last vote until zero wins."""
    s = morning().until("vote")
    assert (s.table.round.seconds, s.table.round.early) == (5.0, False)
    for seat in s.table.living:
        s.answer(seat, "vote", 4 if seat != 4 else 5)
    assert s.table.round.step == "vote"
    s.answer(1, "vote", 5)
    s.day()
    assert votes(s) == {1: 5, 2: 4, 3: 4, 4: 5, 5: 4, 6: 4, 7: 4, 8: 4}
    assert s.died == (4,)


def test_t161_a_vote_after_zero_is_an_abstention():
    """T161, SIM-1: too late, or missing."""
    s = morning().until("vote")
    s.answer(2, "vote", 4)
    s.late()
    assert s.refuses(Answer(1, "vote", (4,))) == "not-asked"
    assert votes(s.day())[1] == 0


def test_t161_sim_1_prepared_in_the_discussion():
    """T161, SIM-1: a vote prepared in the discussion counts; it may be changed, then and in the countdown."""
    s = morning().until("discussion")
    for seat, target in ((1, 4), (2, 4), (3, 5)):
        s.answer(seat, "vote", target)
    s.answer(2, "vote", 6)
    s.until("vote").answer(3, "vote", 6)
    assert votes(s.day()) == {1: 4, 2: 6, 3: 6, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0}


def test_sim_1_prepared_though_there_is_no_choice():
    """SIM-1: it stands too where only one may be accused."""
    s = Scene("1W 2VL 3VL", vote_mode="simultaneous", sheriff_election_time="off").night().until("discussion")
    s.answer(2, "vote", 1)
    s.day()
    assert votes(s)[2] == 1
    assert s.died == (1,)


def test_sim_1_prepared_is_private():
    """SIM-1: nobody sees it before zero, then all are revealed together."""
    s = morning(vote_visibility="live").until("discussion")
    told = s.answer(1, "vote", 4)
    assert [(type(event), event.to) for event in told] == [(e.Answered, (1,))]
    s.day()
    assert not s.facts(e.Voted)
    assert votes(s)[1] == 4


def test_sim_1_taken_back():
    """SIM-1: changeable: taken back it is none; taking back the end of one's talk leaves it."""
    s = morning().until("discussion")
    s.answer(1, "vote", 4)
    s.feed(Retract(1, "vote"))
    s.answer(2, "vote", 4)
    s.answer(2, "end", 1)
    s.feed(Retract(2, "end"))
    s.day()
    assert votes(s)[1] == 0
    assert votes(s)[2] == 4


def test_sim_1_the_talk_ends_without_votes():
    """SIM-1, SIL-3b: it ends when all have said that they are done, prepared or not."""
    s = morning().until("discussion")
    s.answer(1, "vote", 4)
    for seat in s.table.living:
        assert s.table.round.step == "discussion"
        s.answer(seat, "end", 1)
    assert s.table.round.step == "vote"


def test_sim_1_prepared_against_one_who_goes():
    """2.10: whom the moderator took out is no target; the vote is free again."""
    s = morning().until("discussion")
    s.answer(1, "vote", 8)
    s.remove(8).day()
    assert votes(s)[1] == 0


def test_sim_1_t_vote_is_not_used():
    """SIM-1."""
    assert morning(t_vote=77, t_countdown=9).day().seconds("vote") == [9.0]


@pytest.mark.parametrize(("line", "died"), [(" > 6 by 1 2", (6,)), (" > 4 by 1, 5 by 2", ()), ("", ())])
def test_sim_2_one_complete_new_vote(line, died):
    """SIM-2: {newmoon} a tie: one more vote, all legal targets; still tied, or nobody votes: straight to night."""
    s = Scene(EIGHT, preset="newmoon", variants=(), sheriff_election_time="off").night("wolves 8")
    # the first answers are prepared in the discussion, the second given in the countdown
    s.day(f"vote 4 by 1, 5 by 2 > 4 by 1{line}")
    assert s.died == died
    assert s.seconds("revote") == [5.0]
    assert s.steps.count("revote") == 1


def test_sim_2_nothing_prepared_for_the_second_vote():
    """SIM-2: a complete new vote."""
    s = morning(two_way_tie="revote").until("discussion")
    s.answer(1, "vote", 4)
    s.answer(2, "vote", 5)
    s.day()
    assert s.steps.count("revote") == 1
    assert s.died == ()


def test_t235_sim_2_tied_targets():
    """T235, SIM-2: {two_way_tie=revote, revote_targets=tied} a vote for an untied player is refused."""
    s = morning(two_way_tie="revote", revote_targets="tied").until("revote", "vote 4 by 1, 5 by 2")
    assert s.refuses(Answer(3, "vote", (6,))) == "not-vote"


def test_sim_4_he_reveals_himself():
    """SIM-4: the executed shows his card and leaves."""
    s = Scene(EIGHT, preset="newmoon", variants=(), sheriff_election_time="off").night("wolves 8").day("lynch 1")
    assert s.facts(e.Revealed) == [e.Revealed(1, "werewolf")]
    assert "last_words" not in s.steps


def test_sim_1_she_3_the_sheriff_points_with_two():
    """SIM-1, SHE-3: at zero his vote counts two."""
    s = Scene("1W 2W 3V 4V(Sh) 5V 6V 7V", vote_mode="simultaneous", sheriff_election_time="off").night().day("vote 1 by 4, 2 by 3")
    assert s.facts(e.Counted) == [e.Counted("vote", ((1, 2), (2, 1)))]
