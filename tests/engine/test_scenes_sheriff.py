"""Scenes: the Sheriff's election, votes and succession (SHE, ELE, C48 to C52, C104, E62 to E65)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"
HUNTER = "1W 2W 3Hu 4V 5V 6V 7V 8V 9V"
CUPID = "1W 2W 3Cu 4V 5V 6V 7V 8V 9V"


def day(line, seats=NINE, night="", **options):
    return Scene(seats, **options).night(night).day(line)


# --- election (ELE) ---------------------------------------------------------------------------------------------------


def test_ele_1_most_votes():
    """ELE-1, ELE-5, SHE-1: all living vote, for anybody living, oneself too; most votes is elected."""
    s = day("elect 4 by 1 2 4, 5 by 3 6")
    assert s.facts(e.Elected) == [e.Elected(4)]
    assert s.asked("elect") == tuple(range(1, 10))
    assert s.table.sheriff == 4


def test_ele_1_first_day_only():
    """ELE-1: no election on day 2, elected or not."""
    assert "election" not in day("").night().day().steps


def test_ele_6_the_dead_of_the_night_do_not_vote():
    """ELE-6: nor can they be elected."""
    s = Scene(NINE).night("wolves 9").day("elect! 9 by 1; elect 4")
    assert s.asked("elect") == tuple(range(1, 9))
    assert s.refused == ["not-elect"]


@pytest.mark.parametrize(("time", "steps"), [
    ("before_discussion", ["election", "discussion"]), ("after_speeches", ["discussion", "election"]), ("off", ["discussion"]),
])  # fmt: skip
def test_ele_2_c49_time(time, steps):
    """ELE-2, C49: before the discussion, after the speeches, or no Sheriff."""
    s = day("elect 4" if time != "off" else "", sheriff_election_time=time)
    assert [step for step in s.steps if step in {"election", "discussion"}] == steps
    assert s.table.sheriff == (4 if time != "off" else 0)


@pytest.mark.parametrize(("again", "elected"), [("4 by 1 2 3", 4), ("4 by 1 2, 5 by 3 6", 0), ("pass", 0)])
def test_ele_4_c51_tie(again, elected):
    """ELE-4, C51: one revote among the tied, then nobody."""
    s = day(f"elect 4 by 1 2, 5 by 3 6, 7 by 8 > {again}")
    assert s.facts(e.Tied) == [e.Tied((4, 5))]
    assert s.table.sheriff == elected
    assert bool(s.facts(e.NobodyElected)) == (not elected)
    last = [ask for ask in s.facts(e.Asked) if ask.kind == "elect"][-1]
    assert last.choices == (4, 5)


def test_nobody_votes():
    """ELE-4: no votes, no Sheriff, no second vote."""
    s = day("")
    assert s.facts(e.NobodyElected)
    assert s.steps.count("election_revote") == 0


@pytest.mark.parametrize(("may", "line", "elected"), [
    (False, "", 4), (True, "confirm yes", 4), (True, "confirm no", 0), (True, "", 4),
])  # fmt: skip
def test_ele_3_c52_refusal(may, line, elected):
    """ELE-3, C52: he cannot refuse; by option he is asked; silence takes it."""
    s = day(f"elect 4; {line}", sheriff_may_refuse=may, vote_mode="single")
    assert s.table.sheriff == elected
    assert ("accept" in s.steps) == may


# --- his vote (SHE-3) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("weight", "condemned"), [(1, 5), (2, 0), (3, 4)])
def test_she_3_weight(weight, condemned):
    """SHE-3: his vote counts `sheriff_weight`; against two votes for 5."""
    s = day("elect 3; vote 4 by 3, 5 by 6 7", vote_mode="single", sheriff_weight=weight)
    assert s.condemned == condemned


def test_she_3_nobody_else_counts_double():
    """SHE-3: only while he holds the badge."""
    s = day("vote 4 by 3, 5 by 6 7", vote_mode="single")
    assert s.condemned == 5


@pytest.mark.parametrize(("both", "listed"), [(True, (4, 5)), (False, (4, 5, 6))])
def test_c104_in_the_nomination(both, listed):
    """C104: both stages, or the second alone."""
    s = day("elect 3; nominate 4 by 3 1, 5 by 6 7, 6 by 8; vote 4 by 3, 5 by 1" if both else
            "elect 3; nominate 4 by 3, 5 by 6, 6 by 8; vote 4 by 3, 5 by 1", sheriff_weight_nomination=both)
    assert s.facts(e.Candidates) == [e.Candidates(listed)]
    assert s.condemned == 4
    first = next(counted for counted in s.facts(e.Counted) if counted.step == "nomination")
    assert dict(first.totals)[4] == (3 if both else 1)


# --- succession (SHE-5) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["heir pass", ""])
def test_t124_e65_torn(line):
    """T124, E65, SHE-5, C50: torn, or by silence: no Sheriff for the rest of the game, no new election."""
    s = day(f"elect 3; lynch 3; {line}")
    assert s.facts(e.BadgeTorn) == [e.BadgeTorn(3)]
    s.night().day()
    assert "election" not in s.steps
    assert s.table.sheriff == 0


def test_she_5_he_names_a_living_successor():
    """SHE-5: nobody dead, not himself; the heir's vote counts double from then on."""
    s = Scene(NINE, dead="9", vote_mode="single").night().day("elect 3; lynch 3; heir! 3, 9; heir 4")
    assert s.facts(e.BadgePassed) == [e.BadgePassed(3, 4)]
    s.night().day("vote 5 by 4, 6 by 7 8; tie 5")
    assert s.condemned == 5


@pytest.mark.parametrize(("rule", "timeout", "line", "heir"), [
    ("name_or_tear", "tear", "", 0),
    ("name_or_tear", "next_seat", "", 4),
    ("name_or_tear", "next_seat", "heir pass", 0),
    ("must_name", "tear", "", 4),
    ("must_name", "next_seat", "", 4),
    ("must_name", "tear", "heir 7", 7),
    ("none", "tear", None, 0),
    ("none", "next_seat", None, 0),
])  # fmt: skip
def test_t125_c50_values(rule, timeout, line, heir):
    """T125, SHE-5, C50: what silence does, and what each rule allows."""
    s = day(f"elect 3; lynch 3; {line or ''}", sheriff_succession=rule, sheriff_timeout=timeout)
    assert s.table.sheriff == heir
    assert ("heir" in s.steps) == (line is not None)
    assert bool(s.facts(e.BadgeTorn)) == (heir == 0)


def test_c50_must_name():
    """C50 `must_name`: tearing is refused."""
    s = day("elect 3; lynch 3; heir! pass; heir 5", sheriff_succession="must_name")
    assert s.refused == ["must-pick"]
    assert s.table.sheriff == 5


def test_c50_next_living_seat():
    """C50, 0.3: clockwise, past the dead, round the table."""
    s = Scene("1W 2W 3V 4V 5V 6V 7V 8V", dead="1", sheriff_timeout="next_seat").night().day("elect 8; lynch 8")
    assert s.table.sheriff == 2


def test_the_night_takes_the_sheriff():
    """SHE-5, 2.4 step 7: asked at dawn too."""
    s = day("elect 3").night("wolves 3; heir 5")
    assert s.died == (3,)
    assert s.table.sheriff == 5


def test_e62_successor_is_a_third():
    """E62: Sheriff and his lover die together."""
    s = day("elect 5; lynch 5; heir! 6; heir 7", CUPID, "cupid 5 6")
    assert s.died == (5, 6)
    assert s.table.sheriff == 7


def test_e63_sheriff_shot():
    """E63, 2.4: shot by the dying Hunter, he names his successor after all shots."""
    s = day("elect 5; lynch 3; hunter 5; heir 6", HUNTER)
    said = s.steps
    assert said.index("hunter") < said.index("heir")
    assert s.table.sheriff == 6


def test_e64_sheriff_hunter():
    """E64: shoots first, then names, and not the one he shot."""
    s = day("elect 3; lynch 3; hunter 5; heir! 5; heir 6", HUNTER)
    assert s.table.sheriff == 6
    assert s.died == (3, 5)


def test_sheriff_lives_no_succession():
    """SHE-5: only on his death."""
    assert "heir" not in day("elect 3; lynch 4").steps


def test_she_5_the_full_time_passes():
    """SIL-3c: a successor's question takes its full t_reaction, and is no early one."""
    s = Scene(NINE).night().until("heir", "elect 3; lynch 3")
    assert (s.table.round.seconds, s.table.round.early, s.table.round.about) == (45.0, False, 3)
    s.answer(3, "heir", 4)
    assert s.table.round.step == "heir"
    assert s.table.sheriff == 3


def test_she_2_keeps_his_card():
    """SHE-2: the badge is public, the card stays face down, his role goes on."""
    s = Scene("1W 2W 3Se 4V 5V 6V 7V 8V").night().day("elect 3")
    assert not s.facts(e.Revealed)
    assert s.night("seer 1").told(3, e.Saw) == [e.Saw((3,), 1, "wolf")]
    s.day("lynch 3; heir 5")
    assert s.facts(e.Revealed) == [e.Revealed(3, "seer")]


def test_victory_after_the_succession():
    """2.4 steps 7 and 8: the badge passes even as the game ends."""
    s = Scene("1W 2V 3V 4V 5V").night().day("elect 1; lynch 1; heir 2")
    assert s.over
    assert s.facts(e.BadgePassed)
