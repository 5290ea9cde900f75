"""Scenes: variant 1, the sit-down vote (V1-1 to V1-9, C93)."""

import pytest

from engine import events as e
from engine.commands import Answer
from engine.options import Options
from engine.setup import Setup, settled
from engine.speech import speakers
from tests.engine.scenes import Scene

SIX = "1W 2W 3V 4V 5V 6V 7V"


def stand(line="", seats=SIX, night="wolves 7", **options):
    s = Scene(seats, variants=("sit_down",), sheriff_election_time="off", **options)
    return s.night(night).day(line)


def turns(s):
    return [event.by for event in s.facts(e.SatDown)]


def seated(s):
    return [event.who for event in s.facts(e.SatDown)]


def test_t179_v1_3_v1_4_v1_5_the_last_one_standing():
    """T179, V1-1, V1-2, V1-3, V1-4, V1-5: alive 1..5, last dead 6: 1 seats 3, 2 seats 5, 3 seats 1, 4 seats 2: 4 is executed."""
    s = stand("seat 3 by 1, 5 by 2, 1 by 3, 2 by 4", "1W 2W 3V 4V 5V 6V", "wolves 6")
    assert turns(s) == [1, 2, 3, 4]
    assert seated(s) == [3, 5, 1, 2]
    assert s.died == (4,)
    assert s.cause(4) == "lynch"
    assert not {"nomination", "vote"} & set(s.steps)


def test_v1_3_left_of_the_most_recently_dead():
    """V1-3, V1-9: the player to the left of the last dead begins; nobody dead: seat 1."""
    assert turns(stand(night="wolves 4"))[0] == 5
    assert turns(stand(night=""))[0] == 1


def test_v1_9_timeout():
    """V1-9: the standing player with the lowest seat after the chooser."""
    s = stand(night="wolves 7")
    assert turns(s) == [1, 2, 3, 4, 5]
    assert seated(s) == [2, 3, 4, 5, 6]
    assert s.died == (1,)
    assert s.seconds("sit_down") == [20.0] * 5


def test_v1_7_only_a_standing_other():
    """V1-7: who sits, the dead and oneself are refused; passing too."""
    s = stand("seat! 1 by 1, 7 by 1, pass by 1; seat 3 by 1; seat! 3 by 2; seat 4 by 2")
    assert s.refused == ["not-seat", "not-seat", "must-pick", "not-seat"]


@pytest.mark.parametrize(("rule", "expected"), [(True, [1, 2, 3, 4, 5]), (False, [1, 3, 5, 1, 5])])
def test_v1_7_c93_seated_players_act(rule, expected):
    """V1-7, C93: every living voter takes turns, sitting or standing; or only who stands; the order wraps."""
    line = "seat 2 by 1, 3 by 2" if rule else "seat 2 by 1, 4 by 3, 6 by 5 > 3 by 1"
    assert turns(stand(line, sit_down_seated_act=rule)) == expected


def test_v1_6_talk_all_the_while():
    """V1-6, 2.6: all living may speak during the whole procedure."""
    s = Scene(SIX, variants=("sit_down",), sheriff_election_time="off").night("wolves 7").until("sit_down")
    assert speakers(s.table) == (1, 2, 3, 4, 5, 6)
    assert s.table.round.about == 1
    assert s.refuses(Answer(2, "seat", (3,))) == "not-asked"


def test_v1_8_no_ties():
    """V1-8: no tie can occur: the Scapegoat is never blamed, the Sheriff never asked."""
    s = stand("", "1W 2W 3Sc 4V(Sh) 5V 6V 7V")
    assert not {"tie", "voters", "revote"} & set(s.steps)
    assert s.died == (1,)


@pytest.mark.parametrize(("double", "count"), [(False, 5), (True, 4)])
def test_v1_8_sheriffs_designation(double, count):
    """V1-8: he has no double designation, but by option he seats two."""
    s = stand("seat 1 2 by 4" if double else "seat 6 by 4", "1W 2W 3V 4V(Sh) 5V 6V 7V", night="wolves 3", sit_down_sheriff_double=double)
    assert len(turns(s)) == 5
    assert len(set(turns(s))) == count


def test_v1_8_revealed_idiot_stands_and_skips():
    """V1-8: a revealed Idiot, and whom the Scapegoat barred, skip their turns but do stand."""
    s = Scene("1W 2Id 3V 4V 5V 6V 7V", variants=("sit_down",), sheriff_election_time="off").night("wolves 7")
    s.day("seat 3 by 1, 1 by 2, 4 by 3, 5 by 4, 6 by 5")
    assert s.condemned == 2
    s.night().day("seat 2 by 1")
    assert 2 not in turns(s)
    assert 2 in seated(s)
    s = Scene(SIX, variants=("sit_down",), sheriff_election_time="off").night("wolves 7").happen(e.VotersNamed(1, (1, 2, 3))).day()
    assert set(turns(s)) == {1, 2, 3}


def test_v1_8_lovers_may_seat_each_other():
    """V1-8, LOV-4: it saves; the ban concerns accusing."""
    s = stand("seat 4 by 3", "1W 2W 3VL 4VL 5V 6V 7V")
    assert s.refused == []


def test_one_who_may_designate_is_enough():
    """V1-7: nobody who may take a turn: no execution."""
    s = Scene(SIX, variants=("sit_down",), sheriff_election_time="off").night().happen(e.VotersNamed(1, ())).day()
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("no_votes")]


@pytest.mark.parametrize("options", [Options(variants=("sit_down",)), Options(vote_mode="sit_down")])
def test_var_9_mode_and_variant_go_together(options):
    """VAR-9, 4.0: `variants` with sit_down sets `vote_mode=sit_down`, and the other way round."""
    both = settled(Setup(8, options)).options
    assert (both.vote_mode, both.variants) == ("sit_down", ("sit_down",))
