"""Scenes: dawn, talk, reveals and last words (2.4, 2.6, 2.8, C40 to C44, C82, C83)."""

import pytest

from engine import events as e
from engine.commands import Answer
from engine.speech import speakers
from tests.engine.scenes import Scene

EIGHT = "1W 2W 3V 4V 5V 6V 7V 8V"
FULL = "1W 2W 3Cu 4Gu 5Se 6Wi 7Hu 8V 9V"
EVERYBODY = tuple(range(1, 9))


# --- dawn (2.4) -----------------------------------------------------------------------------------------------------


def test_t014_the_game_starts_with_night():
    """T014, SET-2: the first phase is night 1."""
    s = Scene(EIGHT)
    assert (s.table.phase, s.table.night, s.table.day) == ("night", 1, 0)
    assert s.log[0] == e.Began(8, (("werewolf", 2), ("villager", 6)))


def test_set_1_each_sees_his_own_card_only():
    """SET-1."""
    s = Scene(FULL)
    assert [s.views.seats[seat].cards for seat in (0, 3, 8)] == [{}, {3: "cupid"}, {8: "villager"}]


def test_2_4_dead_by_seat_without_causes():
    """2.4 step 5, C83: several names by seat, nothing of why; nobody can tell a bite from poison."""
    s = Scene(FULL).night("cupid 1 2; wolves 9; poison 5")
    assert s.died == (5, 9)
    assert not s.facts(e.CauseShown)
    assert not s.facts(e.Revealed)


def test_c83_causes_announced():
    """C83: with `announce_causes` each death has its cause."""
    s = Scene(FULL, announce_causes=True).night("cupid 1 2; wolves 9; poison 5")
    assert s.facts(e.CauseShown) == [e.CauseShown(5, "poison"), e.CauseShown(9, "wolves")]


@pytest.mark.parametrize(("reveal", "shown"), [
    ("none", []), ("role", [e.Revealed(5, "seer")]), ("camp", [e.Revealed(5, "not_wolf")]),
])  # fmt: skip
def test_t163_t164_c40_night_victim(reveal, shown):
    """T163, T164, WOLF-6, DEAD-3, C40: the name only; or his card, or wolf or not."""
    s = Scene(FULL, reveal_night=reveal).night("cupid 1 2; wolves 5")
    assert s.died == (5,)
    assert s.facts(e.Revealed) == shown
    assert "last_words" not in s.steps


@pytest.mark.parametrize(("reveal", "shown"), [
    ("none", []), ("role", [e.Revealed(1, "werewolf")]), ("camp", [e.Revealed(1, "wolf")]),
])  # fmt: skip
def test_c41_reveal_when_executed(reveal, shown):
    """C41, SIM-4: the card, wolf or not, or nothing; whatever the night's rule."""
    s = Scene(EIGHT, reveal_lynch=reveal).night().day("lynch 1")
    assert s.facts(e.Revealed) == shown
    assert not Scene(EIGHT, reveal_lynch=reveal).night("wolves 5").facts(e.Revealed)


def test_c40_and_c41_are_two_options():
    """C40, C41: a night's role is shown though an executed one's is not."""
    s = Scene(EIGHT, reveal_night="role", reveal_lynch="none").night("wolves 5")
    assert s.facts(e.Revealed)
    assert not s.day("lynch 1").facts(e.Revealed)


def test_grief_of_the_day_is_revealed_like_the_execution():
    """C41: who dies by day of grief is shown by the day's rule."""
    s = Scene(FULL).night("cupid 8 9").day("lynch 8")
    assert s.facts(e.Revealed) == [e.Revealed(8, "villager"), e.Revealed(9, "villager")]


# --- last words (C42) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [True, False])
def test_c42_executed(words):
    """C42, 2.8: after his card, before his death; he alone may speak; he may cut it short."""
    s = Scene(EIGHT, last_words_lynch=words).night()
    if not words:
        assert "last_words" not in s.day("lynch 4").steps
        return
    s.until("last_words", "lynch 4")
    assert s.facts(e.Revealed) == [e.Revealed(4, "villager")]
    assert speakers(s.table) == (4,)
    assert s.table.round.seconds == 30.0
    assert e.Died(4) in s.answer(4, "end", 1)


@pytest.mark.parametrize("words", [True, False])
def test_c42_night_dead(words):
    """C42: none by default; by option each of the dead in turn."""
    s = Scene(FULL, last_words_night=words).night("cupid 1 2; wolves 9; poison 5")
    assert [event.about for event in s.facts(e.Opened) if event.step == "last_words"] == ([5, 9] if words else [])


# --- who speaks (2.6) ---------------------------------------------------------------------------------------------------


def test_2_6_free_discussion():
    """2.6, C44 `free`: all living at once, for t_discussion; it ends when all have said so."""
    s = Scene(EIGHT, dead="8").night().until("discussion", "elect pass")
    assert speakers(s.table) == (1, 2, 3, 4, 5, 6, 7)
    assert s.table.round.seconds == 300.0
    for seat in range(1, 8):
        assert s.table.round.step == "discussion"
        s.answer(seat, "end", 1)
    assert s.table.round.step == "nomination"


def test_t148_dead_1_night_and_votes_are_silent():
    """T148, DEAD-1, SIL-1: the dead never speak; at night nobody; nobody while the moderator asks."""
    s = Scene(EIGHT, dead="8")
    assert speakers(s.table) == ()
    s.night()
    assert s.table.round.step == "election"
    assert speakers(s.table) == ()
    s.until("nomination", "elect pass")
    assert speakers(s.table) == ()


def test_everybody_speaks_after_the_end():
    """2.11."""
    assert speakers(Scene("1W 2V 3V", dead="1").night().table) == (1, 2, 3)


def test_t151_c44_round_robin():
    """T151, 2.6, C44: exactly one at a time, in the order, t_speech each; out of turn is blocked; `end` gives it on."""
    s = Scene(EIGHT, discussion_mode="round_robin").night().until("speech", "elect pass")
    for seat in EVERYBODY:
        assert speakers(s.table) == (seat,)
        assert s.table.round.seconds == 60.0
        assert s.refuses(Answer(seat % 8 + 1, "end", (1,))) == "not-asked"
        s.answer(seat, "end", 1)
    assert s.table.round.step == "nomination"


def test_t152_naming_is_no_nomination():
    """T152, 2.6: during speeches nothing can be nominated."""
    s = Scene(EIGHT, discussion_mode="round_robin").night().until("speech", "elect pass")
    assert s.refuses(Answer(1, "nominate", (4,))) == "not-asked"


def test_2_6_defence():
    """2.6: each candidate alone, t_defence."""
    s = Scene(EIGHT).night().until("defence", "nominate 4 by 1 2, 5 by 6 7")
    assert speakers(s.table) == (4,)
    assert s.table.round.seconds == 30.0
    s.answer(4, "end", 1)
    assert speakers(s.table) == (5,)


def first_speaker(s):
    return s.table.order[0]


@pytest.mark.parametrize(("night", "first"), [("wolves 4", 5), ("wolves 8", 1), ("wolves 3", 4)])
def test_2_6_left_of_the_victim(night, first):
    """2.6: the victim's left neighbour, then clockwise, the living only."""
    s = Scene(EIGHT).night(night)
    assert first_speaker(s) == first
    assert s.table.order == tuple(sorted(s.table.living, key=lambda seat: (seat - first) % 8))


def test_c82_peaceful_night():
    """C82: left of the latest dead; if nobody ever died, seat 1."""
    s = Scene(EIGHT).night()
    assert first_speaker(s) == 1
    s.day("lynch 5").night()
    assert first_speaker(s) == 6
    assert first_speaker(s.day().night("wolves 3")) == 4
    assert first_speaker(s.day().night()) == 4


@pytest.mark.parametrize(("causes", "first"), [(False, 6), (True, 1)])
def test_2_6_several_victims(causes, first):
    """2.6: left of the lowest seat; with `announce_causes` of the wolves' victim only."""
    s = Scene(FULL, announce_causes=causes).night("cupid 1 2; wolves 9; poison 5")
    assert first_speaker(s) == first


def test_2_6_the_shot_one_counts_too():
    """2.6: among that dawn's dead."""
    s = Scene(FULL).night("cupid 1 2; wolves 7; hunter 3")
    assert first_speaker(s) == 4
