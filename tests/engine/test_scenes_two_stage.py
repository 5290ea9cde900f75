"""Scenes: the vote in two stages, all at once or seat by seat (TS, C46 to C48)."""

import pytest

from engine import events as e
from engine.commands import Answer, Remove, Retract
from tests.engine.scenes import Scene

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"


def morning(seats=NINE, **options):
    """The first day's morning, nobody dead."""
    return Scene(seats, **options).night()


def totals(s, step="vote"):
    return next((dict(counted.totals) for counted in s.facts(e.Counted) if counted.step == step), None)


def candidates(s):
    return next((event.seats for event in s.facts(e.Candidates)), ())


# --- two stages (TS) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "listed"), [
    ("nominate 4 by 1 2 3 5, 5 by 6 7, 6 by 8 9", (4, 5, 6)),   # T154: A4 B2 C2
    ("nominate 4 by 1 2 3, 5 by 6 7, 6 by 8", (4, 5)),
    ("nominate 4 by 1 2, 5 by 6 7, 6 by 8 9, 7 by 3", (4, 5, 6)),
    ("nominate 4 by 1, 5 by 2, 6 by 3, 7 by 5", (4, 5, 6, 7)),
    ("nominate 4 by 1", (4,)),
])  # fmt: skip
def test_t154_ts_2_candidates(line, listed):
    """T154, TS-2: everybody with at least as many votes as the second ranked, and more than none."""
    assert candidates(morning().day(line)) == listed


@pytest.mark.parametrize(("rule", "listed"), [
    ("top_n:1", (4,)), ("top_n:2", (4, 5)), ("top_n:3", (4, 5, 6, 7)), ("top_n:9", (4, 5, 6, 7)),
    ("top_two_with_ties", (4, 5)),
])  # fmt: skip
def test_c46_top_n(rule, listed):
    """C46: exactly the n best, places tied for the last one included."""
    s = morning("1W 2W 3V 4V 5V 6V 7V 8V 9V 10V", two_stage_candidates=rule)
    assert candidates(s.day("nominate 4 by 1 2 3, 5 by 6 7, 6 by 8, 7 by 9")) == listed


def test_ts_3_ts_4_second_stage():
    """TS-3, TS-4: the candidates speak in the order; then the others vote among them; most votes dies."""
    s = morning().day("nominate 4 by 1 2 3, 5 by 6 7; vote! 6 by 1; vote 5 by 1 2 3, 4 by 6 7")
    assert [event.about for event in s.facts(e.Opened) if event.step == "defence"] == [4, 5]
    assert s.refused == ["not-vote"]
    assert s.asked("vote") == (1, 2, 3, 6, 7, 8, 9)
    assert s.condemned == 5


def test_ts_3_defence_in_the_speaking_order():
    """TS-3, 2.6: the left of last night's victim first."""
    s = morning().day().night("wolves 4")
    s.day("nominate 3 by 1 2 5, 8 by 6 7")
    assert [event.about for event in s.facts(e.Opened) if event.step == "defence"] == [8, 3]


def test_ts_4_nobody_votes_in_the_second_stage():
    """VOT-5: no execution."""
    s = morning().day("nominate 4 by 1 2, 5 by 6 7")
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("no_votes")]
    assert not s.facts(e.Tied)


@pytest.mark.parametrize(("rule", "line", "condemned"), [
    ("execute", "", 4),
    ("confirm", "confirm yes by 1 2, no by 3", 4),
    ("confirm", "confirm yes by 1, no by 3", 0),
    ("confirm", "confirm yes by 1, no by 3 2", 0),
    ("confirm", "confirm pass by 1", 0),
    ("confirm", "", 0),
])  # fmt: skip
def test_t155_ts_8_c47_sole_candidate(rule, line, condemned):
    """T155, TS-8, C47: executed after his defence; or the others say yes or no, and more must say yes."""
    s = morning(single_candidate=rule).day(f"nominate 4 by 1; {line}")
    assert "defence" in s.steps
    assert s.condemned == condemned
    assert s.asked("confirm") == ((1, 2, 3, 5, 6, 7, 8, 9) if rule == "confirm" else ())
    assert [event.why for event in s.facts(e.NobodyCondemned)] == ([] if condemned else ["spared"])


def test_ts_8_confirmation_is_counted_and_closes_early():
    """TS-8, SIL-3b: the number of those in favour is told; when all have answered it is over."""
    s = morning(single_candidate="confirm").until("confirm", "nominate 4 by 1")
    assert s.table.round.early
    s.day("confirm yes by 1 2, no by 3")
    assert totals(s, "confirm") == {4: 2}
    s = morning(single_candidate="confirm").day("nominate 4 by 1; confirm no by 3")
    assert totals(s, "confirm") == {}


def test_ts_8_no_eligible_voter_is_a_tie():
    """TS-8: all living are candidates: a tie of all of them."""
    s = morning("1W 2V 3V 4V").day("nominate 2 by 1, 3 by 2, 4 by 3, 1 by 4")
    assert s.facts(e.Tied) == [e.Tied((1, 2, 3, 4))]
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("tie")]


# --- one by one (TS-1) ----------------------------------------------------------------------------------------------


def live(line, sheriff="elect 3", seats="1W 2W 3V 4V 5V 6V 7V", **options):
    return morning(seats, vote_visibility="live", **options).day(f"{sheriff}; {line}")


def order(s, step):
    return [event.about for event in s.facts(e.Opened) if event.step == step]


def test_t232_ts_1_seat_by_seat():
    """T232, TS-1: t_vote_each for each seat in the speaking order; a silent one abstains and the next is asked."""
    s = live("nominate 4 by 1 2", "elect 3 by 1")
    assert order(s, "nomination") == [1, 2, 3, 4, 5, 6, 7]
    assert s.seconds("nomination") == [20.0] * 7
    assert totals(s, "nomination") == {4: 2}


def test_ts_1_from_the_left_of_the_victim():
    """TS-1, 2.6."""
    s = morning(vote_visibility="live").day().night("wolves 4").day()
    assert order(s, "nomination") == [5, 6, 7, 8, 9, 1, 2, 3]


def test_ts_1_all_at_once_where_not_live():
    """TS-1: otherwise all at once in t_vote."""
    s = morning().day("nominate 4 by 1, 5 by 2; vote 4 by 1")
    assert s.seconds("nomination") == s.seconds("vote") == [60.0]


@pytest.mark.parametrize(("rule", "asked"), [
    ("last_optional", [1, 2, 3, 4, 5, 6, 7, 3]),
    ("with_all", [1, 2, 3, 4, 5, 6, 7]),
    ("first", [3, 1, 2, 4, 5, 6, 7]),
])  # fmt: skip
def test_t160_c48_the_sheriffs_place(rule, asked):
    """T160, C48, SHE-3, TS-1: he may answer "later" and is asked again; in his turn; or first of all."""
    line = "nominate later by 3 > 5 by 3" if rule == "last_optional" else "nominate! later by 3; nominate 5 by 3"
    s = live(f"{line}; nominate 4 by 1", sheriff_vote_order=rule)
    assert order(s, "nomination") == asked
    assert totals(s, "nomination") == {5: 2, 4: 1}


def test_t160_later_is_no_second_time():
    """TS-1: at the end he has no "later" any more; others never have it."""
    s = live("nominate! later by 1; nominate 4 by 1; nominate later by 3 > 4 by 3; nominate! later by 2")
    assert s.refused == ["not-nominate", "not-nominate"]
    last = [ask for ask in s.facts(e.Asked) if ask.kind == "nominate"][-1]
    assert last.to == (3,)
    assert 0 not in last.choices


def test_t160_he_need_not_wait():
    """TS-1: "may"; having voted, or said nothing, he is not asked again."""
    assert live("nominate 4 by 1 2 3").asked("nominate").count(3) == 1
    assert live("nominate 4 by 1 2").asked("nominate").count(3) == 1


def test_t160_second_stage_one_by_one():
    """TS-1: stage 2 likewise."""
    s = live("nominate 4 by 1 2, 5 by 6; vote 4 by 1, 5 by 2, later by 3 > 5 by 3")
    assert order(s, "vote") == [1, 2, 3, 6, 7, 3]
    assert s.condemned == 5


@pytest.mark.parametrize("mode", ["single", "two_stage"])
def test_c48_first_refuses_others(mode):
    """C48 `first`: others are refused until he has voted, or has let his time pass."""
    kind, step = ("vote", "vote") if mode == "single" else ("nominate", "nomination")
    s = morning(vote_mode=mode, sheriff_vote_order="first").until(step, "elect 3")
    assert s.table.asks.keys() == {(kind, 3)}
    assert s.refuses(Answer(1, kind, (4,))) == "not-asked"
    s.day(f"{kind} 5 by 3; {kind} 4 by 1")
    assert totals(s, step) == {5: 2, 4: 1}
    assert totals(s.night().day(f"{kind} 4 by 1"), step) == {4: 1}


@pytest.mark.parametrize("rule", ["last_optional", "with_all"])
def test_c48_with_all(rule):
    """C48: otherwise others need not wait for him."""
    s = morning(vote_mode="single", sheriff_vote_order=rule).day("elect 3; vote 4 by 1; vote 5 by 3")
    assert s.condemned == 5


def test_the_dead_sheriff_holds_nobody_up():
    """C48 `first`: without a living Sheriff all may vote."""
    s = morning(vote_mode="single", sheriff_vote_order="first").day("vote 4 by 1")
    assert s.condemned == 4


def test_somebody_elses_vote_is_not_mine():
    """SIL-4: an answer where one is not asked is refused."""
    s = morning(vote_visibility="live").until("nomination")
    assert s.refuses(Answer(2, "nominate", (4,))) == "not-asked"
    assert s.refuses(Answer(1, "vote", (4,))) == "not-asked"


@pytest.mark.parametrize(("no", "dies"), [("6", True), ("6 7", False), ("6 7 8", False)])
def test_she_3_ts_8_the_sheriff_counts_double_in_a_confirmation(no, dies):
    """SHE-3, TS-8: yes or no is a vote of the day like any other, in which the Sheriff counts twice."""
    s = morning("1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9V", single_candidate="confirm", sheriff_election_time="off")
    s.day(f"nominate 4 by 5; confirm yes by 3, no by {no}")
    assert totals(s, "confirm") == {4: 2}
    assert (4 in s.died) == dies


@pytest.mark.parametrize(("visibility", "told"), [
    ("live", [e.MercyVoted(3, dies=True), e.MercyVoted(5, dies=False), e.Unvoted(3), e.Voted(6, 0), e.MercyShown((), (5,))]),
    ("after_close", [e.MercyShown((), (5,))]), ("secret", []),
])  # fmt: skip
def test_vot_8_ts_8_a_confirmation_is_shown_like_any_vote(visibility, told):
    """VOT-8, TS-8: as each is given, when all have, or only how many were for his death."""
    s = morning(single_candidate="confirm", vote_visibility=visibility).until("confirm", "nominate 4 by 1")
    heard = [*s.answer(3, "confirm", 1), *s.answer(5, "confirm", 0), *s.feed(Retract(3, "confirm")), *s.answer(6, "confirm"), *s.late()]
    shown = (e.MercyVoted, e.MercyShown, e.Unvoted, e.Voted)
    assert [event for event in heard if isinstance(event, shown)] == told
    assert e.Counted("confirm", ()) in heard


def test_vot_4_ts_8_no_abstention_where_none_is_allowed():
    """VOT-4: an explicit abstention is refused in a confirmation too."""
    s = morning(single_candidate="confirm", abstain_allowed=False).until("confirm", "nominate 4 by 1")
    assert s.refuses(Answer(3, "confirm", ())) == "must-pick"


def test_ts_8_no_candidate_is_left_and_nobody_to_vote():
    """TS-8, VOT-5, 2.10: both who may vote have named each other and are taken out: no tie of nobody, but no execution."""
    s = Scene("1W 2W 3Sc 4V 5V 6V 7V 8V").night().day("nominate 4 by 1 2, 5 by 6 7; vote 4 by 1 2, 5 by 6 7; voters 4 5")
    s.night().until("defence", "nominate 5 by 4, 4 by 5")
    told = (*s.feed(Remove(5)), *s.feed(Remove(4)))
    assert [event for event in told if isinstance(event, (e.NobodyCondemned, e.Tied))] == [e.NobodyCondemned("no_votes")]
    assert [event.who for event in told if isinstance(event, e.Died)] == [4, 5]
