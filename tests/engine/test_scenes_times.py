"""Scenes: how long things take, and that the public night tells nothing (SIL-3, SIL-3a, SIL-3b, SIL-4, 2.10, C109)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

EIGHT = "1W 2W 3V 4V 5V 6V 7V 8V"
FULL = "1W 2W 3Cu 4Gu 5Se 6Wi 7Hu 8V 9V"


@pytest.mark.parametrize(("speed", "wolves", "others"), [("slow", 90.0, 45.0), ("normal", 45.0, 22.5), ("brisk", 22.5, 11.25)])
def test_c109_speed(speed, wolves, others):
    """SIL-3a, C109: all night steps alike; reactions to deaths are not sped up."""
    s = Scene(FULL, speed=speed).night("cupid 1 2; wolves 9")
    times = {event.step: event.seconds for event in s.facts(e.Opened)}
    assert times.pop("wolves") == wolves
    assert times.pop("hunter") == 45.0
    assert set(times) == {"cupid", "lovers", "guard", "seer", "witch"}
    assert set(times.values()) == {others}


@pytest.mark.parametrize(("option", "line", "step"), [
    ("t_night_step", "", "guard"), ("t_night_step", "", "seer"), ("t_night_step", "", "witch"),
    ("t_night_step", "", "cupid"), ("t_night_step", "", "lovers"), ("t_wolves", "", "wolves"),
    ("t_reaction", "wolves 9", "hunter"), ("t_last_words", "wolves 9", "last_words"),
])  # fmt: skip
def test_2_10_night_times(option, line, step):
    """2.10: each has its own time."""
    s = Scene(FULL, speed="slow", last_words_night=True, **{option: 77}).night(f"cupid 1 2; {line}")
    assert s.seconds(step) == [77.0]
    assert {event.step for event in s.facts(e.Opened) if event.seconds == 77.0} <= (
        {"guard", "seer", "witch", "cupid", "lovers"} if option == "t_night_step" else {step})


@pytest.mark.parametrize(("option", "line", "steps"), [
    ("t_discussion", "", {"discussion"}),
    ("t_defence", "nominate 4 by 1", {"defence"}),
    ("t_vote", "nominate 4 by 1, 5 by 2", {"election", "nomination", "vote"}),
    ("t_last_words", "nominate 4 by 1", {"last_words"}),
    ("t_reaction", "elect 5; nominate 5 by 1; heir 6", {"heir"}),
])  # fmt: skip
def test_2_10_day_times(option, line, steps):
    """2.10: and no other."""
    s = Scene(EIGHT, **{option: 77}).night().day(line)
    assert {event.step for event in s.facts(e.Opened) if event.seconds == 77.0} == steps


@pytest.mark.parametrize(("option", "step"), [("t_speech", "speech"), ("t_vote_each", "nomination")])
def test_2_10_one_by_one_times(option, step):
    """2.10."""
    s = Scene(EIGHT, discussion_mode="round_robin", vote_visibility="live", **{option: 77}).night().day()
    assert s.seconds(step) == [77.0] * 8


def drawn(line, night=1, seed=b"seed"):
    s = Scene(FULL, pace="drawn", speed="slow", seed=seed).night(line)
    if night == 2:
        s.day().night()
    return {event.step: event.seconds for event in s.facts(e.Opened) if s.table.phase == "day"}


def test_t223_pace_drawn():
    """T223, SIL-3a: per step and night from the seed, half to all of the full time; whatever is answered."""
    silent = drawn("cupid 1 2")
    assert drawn("cupid 1 2; guard 8; seer 1; wolves 9; heal").items() >= silent.items()
    assert all(45.0 <= silent[step] <= 90.0 if step == "wolves" else 22.5 <= silent[step] <= 45.0 for step in silent)
    assert len(set(silent.values())) == len(silent)


def test_sil_3a_another_night_another_length():
    """SIL-3a: drawn beforehand per step and night; another seed, another length."""
    first, second = drawn("cupid 1 2"), drawn("cupid 1 2", night=2)
    assert all(first[step] != second[step] for step in second)
    assert drawn("cupid 1 2", seed=b"other")["wolves"] != first["wolves"]


def test_sil_3a_full_pace_draws_nothing():
    """SIL-3a `full`: the full time."""
    assert not any("pace" in event.purpose for event in Scene(FULL).night("cupid 1 2").facts(e.Rolled))


@pytest.mark.parametrize("step", ["cupid", "lovers", "guard", "seer", "wolves", "witch"])
def test_sil_3b_no_night_step_closes_early(step):
    """SIL-3b: whoever has answered."""
    s = Scene(FULL).until(step)
    for (kind, seat), asked in tuple(s.table.asks.items()):
        s.answer(seat, kind, *asked.choices[:asked.most])
    assert s.table.round.step == step
    assert not s.table.round.early


@pytest.mark.parametrize(("step", "line", "options"), [
    ("election", "", {}),
    ("election_revote", "elect 4 by 1, 5 by 2", {}),
    ("accept", "elect 4", {"sheriff_may_refuse": True}),
    ("discussion", "", {}),
    ("speech", "", {"discussion_mode": "round_robin"}),
    ("nomination", "", {}),
    ("defence", "nominate 4 by 1", {}),
    ("confirm", "nominate 4 by 1", {"single_candidate": "confirm"}),
    ("vote", "nominate 4 by 1, 5 by 2", {}),
    ("tie", "elect 8; nominate 4 by 1, 5 by 2; vote 4 by 1, 5 by 2", {}),
    ("revote", "nominate 4 by 1, 5 by 2; vote 4 by 1, 5 by 2", {"two_way_tie": "revote"}),
    ("last_words", "lynch 4", {}),
])  # fmt: skip
def test_sil_3b_questions_to_known_seats_close_early(step, line, options):
    """SIL-3b: votes, speeches, the election, the Sheriff's decision: when all who are asked have answered, not before."""
    s = Scene(EIGHT, **options).night().until(step, line)
    number = s.table.round.round
    assert s.table.round.early
    *others, last = s.table.asks
    for kind, seat in others:
        s.answer(seat, kind, s.choices(kind, seat)[-1])
        assert s.table.round.round == number
    s.answer(last[1], last[0], s.choices(*last)[-1])
    assert s.table.round.round != number


@pytest.mark.parametrize("dead", ["", "4", "5", "6", "4 5 6"])
def test_sil_3_public_night_is_the_same_whoever_lives(dead):
    """SIL-3, SIL-4, MOD-4: every role of the announced deck gets its step, alive or not, with the same words and time."""
    s = Scene(FULL, dead=dead).night("cupid 1 2").day().night()
    assert [(event.step, event.seconds, event.early, event.about) for event in s.facts(e.Opened)] == [
        ("guard", 22.5, False, 0), ("seer", 22.5, False, 0), ("wolves", 45.0, False, 0), ("witch", 22.5, False, 0)]


def test_sil_4_acts_leave_no_public_trace():
    """SIL-4: a night full of acts and refusals and one without any tell the same, but for the dead."""
    def said(line):
        events = Scene(FULL).night(f"cupid 1 2; {line}").public()
        return events[:events.index(e.Dawned(1))]
    busy = "guard! 99; guard 8; seer! 5; seer 1; wolves! 1; wolves 9; poison! 9, 6 7; poison 8; heal"
    assert said("") == said(busy)
