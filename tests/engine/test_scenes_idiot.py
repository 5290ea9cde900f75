"""Scenes: the Village Idiot (IDI-1 to IDI-4, VOT-7, C32 to C35, E42 to E49)."""

import pytest

from engine import events as e
from engine.commands import Answer
from engine.speech import speakers
from tests.engine.scenes import Scene

NINE = "1W 2W 3Id 4V 5V 6V 7V 8V 9V"
BADGE = "1W 2W 3Id(Sh) 4V 5V 6V 7V 8V 9V"


def lynched(line="lynch 3", seats=NINE, **options):
    return Scene(seats, **options).night().day(line)


def flipped(seats=NINE, **options):
    """The second day, the Idiot revealed on the first."""
    return lynched(seats=seats, **options).night()


# --- the first time (IDI-1, VOT-7) --------------------------------------------------------------------------------------


def test_t100_e42_idi_1_he_is_saved():
    """T100, E42, IDI-1, VOT-7: his card is shown, he lives, no other execution today; night follows."""
    s = lynched()
    assert s.facts(e.IdiotFlipped) == [e.IdiotFlipped(3)]
    assert e.Revealed(3, "idiot") in s.public()
    assert s.died == ()
    assert s.steps.count("vote") <= 1
    assert s.table.night == 2


def test_t100_idi_2_no_vote_afterwards():
    """T100, IDI-2, VOT-1: his vote is refused afterwards; his speech is accepted."""
    s = flipped(vote_mode="single").until("discussion")
    assert 3 in speakers(s.table)
    s.until("vote", "end")
    assert s.refuses(Answer(3, "vote", (4,))) == "not-asked"
    assert s.table.asks.keys() == {("vote", seat) for seat in (1, 2, 4, 5, 6, 7, 8, 9)}


@pytest.mark.parametrize(("reveal", "line", "died"), [
    ("optional", "lynch 3; flip no", (3,)), ("optional", "lynch 3; flip yes", ()), ("optional", "lynch 3", ()),
    ("automatic", "lynch 3", ()),
])  # fmt: skip
def test_e43_c32_he_may_decline(reveal, line, died):
    """E43, C32, IDI-1: he may flip; silence flips; `automatic` always flips, unasked."""
    s = lynched(line, idiot_reveal=reveal)
    assert s.died == died
    assert s.asked("flip") == ((3,) if reveal == "optional" else ())


def test_sil_3c_the_time_passes_for_whoever_is_condemned():
    """SIL-3c: while an unrevealed Idiot is possible, t_reaction passes before the result; no more once he has flipped."""
    s = lynched("lynch 4")
    assert s.seconds("flip") == [45.0]
    assert s.asked("flip") == ()
    assert "flip" not in flipped().day("lynch 4").steps
    assert "flip" not in Scene("1W 2W 3V 4V 5V 6V").night().day("lynch 4").steps


def test_sil_3c_of_two_cards_he_is_shown_too():
    """SIL-3c, V3-5: an Idiot shown with his other card is no more possible."""
    s = Scene("1W+V 2W+V 3Id+V 4V+V 5V+V 6V+V 7V+V", variants=("double_great",)).night().day("lynch 3; flip no")
    assert s.facts(e.Revealed) == [e.Revealed(3, "idiot+villager")]
    assert "flip" not in s.night().day("lynch 4").steps


def test_c68_only_where_pretences_are():
    """C68: with `phantom_phases=off` the time passes for the Idiot alone."""
    assert "flip" not in lynched("lynch 4", phantom_phases="off").steps
    assert "flip" in lynched(phantom_phases="off").steps


def test_e44_tied_idiot_does_not_flip():
    """E44, IDI-1: a tie is no execution."""
    s = lynched("vote 3 by 1 2, 4 by 5 6", vote_mode="single")
    assert s.died == ()
    assert not s.facts(e.IdiotFlipped)


def test_e46_lover_lives():
    """E46, LOV-1: nobody died."""
    assert lynched(seats="1W 2W 3IdL 4VL 5V 6V 7V 8V").died == ()


@pytest.mark.parametrize(("seats", "line"), [
    (NINE, "wolves 3"), ("1W 2W 3Id 4Wi 5V 6V 7V 8V", "poison 3"), ("1W 2W 3Id 4Hu 5V 6V 7V 8V", "wolves 4; hunter 3"),
    ("1W 2W 3IdL 4VL 5V 6V 7V 8V", "wolves 4"),
])  # fmt: skip
def test_e48_idi_3_anything_else_kills(seats, line):
    """E48, IDI-3: wolves, poison, a bullet and grief kill him, revealed or not."""
    assert 3 in Scene(seats).night(line).died
    assert 3 in flipped(seats).day().night(line).died


def test_e49_last_one_standing():
    """E49, V1-5: {sit_down} he counts as voted out: he may flip."""
    s = Scene("1W 2W 3Id 4V 5V 6V", variants=("sit_down",)).night().day("seat 2 by 1, 1 by 2, 4 by 3, 5 by 4, 6 by 5")
    assert s.condemned == 3
    assert s.died == ()
    assert s.facts(e.IdiotFlipped)


# --- the second time (C34) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "died"), [("not_votable", None), ("immune", ()), ("dies", (3,))])
def test_c34_revealed_and_voted_again(rule, died):
    """C34: no legal target; or survives again; or dies."""
    s = flipped(idiot_second_lynch=rule, vote_mode="single")
    if died is None:
        s.day("vote! 3 by 4; vote 4 by 5")
        assert s.refused == ["not-vote"]
        assert s.died == (4,)
    else:
        assert s.day("lynch 3").died == died
        assert not s.facts(e.IdiotFlipped)


def test_c34_no_nomination_and_no_second_stage():
    """C34: not in either stage."""
    s = flipped().until("nomination")
    assert 3 not in s.choices("nominate", 4)


# --- with badge and list (C35, E45, E47) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "line", "sheriff"), [
    ("badge_lost", "", 0), ("appoints", "; heir 5", 5), ("appoints", "", 0), ("keeps_no_vote", "", 3),
])  # fmt: skip
def test_e45_c35_idiot_is_sheriff(rule, line, sheriff):
    """E45, C35: the badge is lost, nobody succeeds; or he names a successor; or keeps it."""
    s = lynched(f"lynch 3{line}", BADGE, idiot_sheriff=rule, sheriff_election_time="off")
    assert s.died == ()
    assert s.table.sheriff == sheriff
    assert bool(s.facts(e.BadgeTorn)) == (sheriff == 0)


def test_e45_another_sheriff_keeps_his_badge():
    """E45: only the Idiot's own badge is lost."""
    s = lynched(seats="1W 2W 3Id 4V(Sh) 5V 6V 7V", sheriff_election_time="off")
    assert s.table.sheriff == 4
    assert not s.facts(e.BadgeTorn)


def test_c35_keeps_the_badge_and_settles_ties():
    """C35 `keeps_no_vote`: he decides a tie too, and has no vote."""
    s = flipped(BADGE, idiot_sheriff="keeps_no_vote", sheriff_election_time="off", vote_mode="single")
    s.day("vote 4 by 1, 5 by 2; tie 5")
    assert 3 not in s.asked("vote")
    assert s.facts(e.TieDecided) == [e.TieDecided(3, 5)]
    assert s.died == (5,)


def test_e47_allowed_by_the_scapegoat():
    """E47, IDI-2: named as a voter by the Scapegoat he still cannot vote."""
    s = Scene("1W 2W 3Id 4V 5V 6V 7V 8V 9Sc", vote_mode="single").night().day("lynch 3").night()
    s.day("vote 4 by 1, 5 by 2; voters 3 6").night().until("vote")
    assert s.table.asks.keys() == {("vote", 6)}


# --- his speech (C33) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "own", "others", "turns"), [
    ("interject", True, True, 9), ("normal", True, False, 9), ("none", False, False, 8),
])  # fmt: skip
def test_t101_t151_c33_round_robin(rule, own, others, turns):
    """T101, T151, IDI-2, C33, 2.6: during another's turn he may interject, others may not; or in his own; or never."""
    s = flipped(discussion_mode="round_robin", idiot_speech=rule).until("speech")
    heard = {}
    while s.table.round.step == "speech":
        heard[s.table.round.about] = speakers(s.table)
        s.late()
    assert len(heard) == turns
    assert heard[4] == ((3, 4) if others else (4,))
    assert heard.get(3) == ((3,) if own else None)


@pytest.mark.parametrize(("rule", "speaks"), [("interject", True), ("normal", True), ("none", False)])
def test_c33_free_discussion(rule, speaks):
    """C33: he speaks in the free discussion, or is silent."""
    assert (3 in speakers(flipped(idiot_speech=rule).until("discussion").table)) == speaks
