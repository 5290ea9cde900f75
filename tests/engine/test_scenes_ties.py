"""Scenes: ties and who settles them (TS-5 to TS-9, SIM-2, SIM-3, C36 to C39, E50 to E66)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

EIGHT = "1W 2W 3V 4V 5V 6V 7V 8V"
CUPID = "1W 2W 3Cu 4V 5V 6V 7V 8V"
TWO = "vote 4 by 1 2, 5 by 6 7"
THREE = "vote 4 by 1, 5 by 2, 6 by 7"
LISTED = "nominate 4 by 1 2 3, 5 by 6 7"


def single(line, seats=EIGHT, night="", **options):
    return Scene(seats, vote_mode="single", **options).night(night).day(line)


def staged(line, **options):
    return Scene(EIGHT, **options).night().day(line)


def why(s):
    return [event.why for event in s.facts(e.NobodyCondemned)]


# --- mode_rule ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [TWO, THREE])
def test_t149_t158_c37_c38_none(line):
    """T149, T158, TS-6, C37, C38: by default nobody is executed."""
    s = single(line)
    assert why(s) == ["tie"]
    assert s.died == ()
    assert "revote" not in s.steps


def test_t158_three_in_the_second_stage():
    """T158, TS-6: three-way tie in stage 2."""
    s = staged("nominate 4 by 1, 5 by 2, 6 by 7; vote 4 by 1, 5 by 2, 6 by 7")
    assert s.facts(e.Tied) == [e.Tied((4, 5, 6))]
    assert why(s) == ["tie"]


def test_t122_t222_two_in_the_second_stage():
    """T122, T222, TS-7: nobody by default, whoever had more votes in stage 1."""
    s = staged(f"{LISTED}; vote 4 by 1 2, 5 by 6 7")
    assert s.facts(e.Tied) == [e.Tied((4, 5))]
    assert why(s) == ["tie"]


@pytest.mark.parametrize(("two", "multi", "line", "votes"), [
    ("revote", "none", TWO, 2), ("none", "revote", TWO, 1), ("revote", "none", THREE, 1), ("none", "revote", THREE, 2),
])  # fmt: skip
def test_sim_3_two_or_more(two, multi, line, votes):
    """SIM-3: `two_way_tie` for exactly two, `multi_tie` for more."""
    assert len(single(line, two_way_tie=two, multi_tie=multi).asked("vote")) == 8 * votes


@pytest.mark.parametrize(("again", "condemned"), [
    ("4 by 1 2 3, 5 by 6 7", 4), ("6 by 1 2", 6), ("4 by 1 2, 5 by 6 7", 0), ("pass", 0),
])  # fmt: skip
def test_e59_c37_revote(again, condemned):
    """E59, SIM-2, TS-9: one more vote; still tied, or nobody votes: no execution."""
    s = single(f"{TWO} > {again}", two_way_tie="revote")
    assert s.condemned == condemned
    assert s.steps.count("revote") == 1
    assert why(s) == ([] if condemned else ["tie" if "4" in again else "no_votes"])


@pytest.mark.parametrize(("targets", "choices"), [("all", (1, 2, 3, 4, 5, 6, 7)), ("tied", (4, 5))])
def test_t235_revote_targets(targets, choices):
    """T235, SIM-2, C38: all legal targets, or only the tied."""
    s = Scene(EIGHT, vote_mode="single", two_way_tie="revote", revote_targets=targets).night().until("revote", TWO)
    assert s.choices("vote", 8) == choices


def test_ts_9_revote_in_two_stages():
    """TS-9: stage 2 is held again among the tied by the same voters."""
    s = Scene("1W 2W 3V 4V 5V 6V 7V 8V 9V", multi_tie="none", two_way_tie="revote").night()
    s.day("nominate 4 by 1, 5 by 2, 6 by 7; vote 4 by 1 3, 5 by 2 7 > 5 by 1 2 3")
    assert s.condemned == 5
    assert s.asked("vote") == (1, 2, 3, 7, 8, 9) * 2
    last = [ask for ask in s.facts(e.Asked) if ask.kind == "vote"][-1]
    assert last.choices == (4, 5)


@pytest.mark.parametrize(("first", "condemned"), [
    ("nominate 4 by 1 2 3, 5 by 6 7", 4), ("nominate 4 by 1 2, 5 by 6 7 3", 5), ("nominate 4 by 1 2, 5 by 6 7", 0),
])  # fmt: skip
def test_ts_9_first_stage_votes(first, condemned):
    """TS-9: more stage-1 votes dies; equal: none."""
    s = staged(f"{first}; vote 4 by 1 2, 5 by 6 7", two_way_tie="first_stage_votes")
    assert s.condemned == condemned


def test_ts_9_random():
    """TS-9: the seeded chance between the two, both of them possible."""
    fallen = {single(TWO, two_way_tie="random", seed=bytes([n])).condemned for n in range(20)}
    assert fallen == {4, 5}
    assert single(THREE, two_way_tie="random").condemned == 0


# --- the Sheriff (SHE-4) ------------------------------------------------------------------------------------------


def test_t121_e50_sheriff_decides():
    """T121, E50, SHE-3, SHE-4: A has the Sheriff's two, B two players; he decides A."""
    s = single("elect 3; vote 4 by 3, 5 by 6 7; tie 4")
    assert s.facts(e.Tied) == [e.Tied((4, 5))]
    assert s.facts(e.TieDecided) == [e.TieDecided(3, 4)]
    assert s.died == (4,)


@pytest.mark.parametrize("line", ["; tie pass", ""])
def test_t122_e51_sheriff_declines(line):
    """T122, E51, C36: then the mode's rule; silence declines."""
    s = single(f"elect 3; vote 4 by 3, 5 by 6 7{line}")
    assert s.facts(e.TieDecided) == [e.TieDecided(3, 0)]
    assert why(s) == ["tie"]


def test_she_4_only_among_the_tied():
    """SHE-4: who is not tied is refused."""
    s = single("elect 3; vote 4 by 3, 5 by 6 7, 6 by 8; tie! 6; tie 5")
    assert s.condemned == 5


def test_e52_sheriff_is_tied_himself():
    """E52: he still decides, for himself too."""
    s = single("elect 4; vote 4 by 1 2, 5 by 6 7; tie 4; heir 8")
    assert s.condemned == 4


def test_e53_sheriffs_lover_is_tied():
    """E53, LOV-4: he may not choose his lover."""
    s = single("elect 6; vote 4 by 1 2, 5 by 7 8; tie! 4; tie 5", CUPID, "cupid 4 6")
    assert s.refused == ["not-tie"]
    assert s.condemned == 5


def test_e66_candidate_sheriff_breaks_the_tie():
    """E66, TS-4: he does not vote in stage 2, but may break the tie."""
    s = staged("elect 4; nominate 4 by 1 2 3, 5 by 6 7 8; vote 4 by 1 2, 5 by 6 7; tie 5")
    assert 4 not in s.asked("vote")
    assert s.condemned == 5


@pytest.mark.parametrize("on", [True, False])
def test_c39_tiebreak(on):
    """C39: by option he does not."""
    s = single("elect 3; vote 4 by 3, 5 by 6 7" + ("; tie 4" if on else ""), sheriff_tiebreak=on)
    assert s.condemned == (4 if on else 0)
    assert bool(s.facts(e.TieDecided)) == on


def test_no_sheriff_no_question():
    """SHE-4: without a Sheriff nobody is asked."""
    assert "tie" not in single(TWO).steps


@pytest.mark.parametrize(("order", "decides", "votes"), [
    (("sheriff", "mode_rule"), True, 1),
    (("mode_rule", "sheriff"), False, 2),
    (("sheriff",), True, 1),
    (("mode_rule",), False, 2),
    ((), False, 1),
])  # fmt: skip
def test_c36_order_of_the_entries(order, decides, votes):
    """C36, SIM-3: in the listed order; one left out is never asked."""
    more = "; tie 4" if decides else " > 4 by 1" if votes == 2 else ""
    s = single(f"elect 3; vote 4 by 3, 5 by 6 7{more}", tie_resolution=order, two_way_tie="revote")
    assert bool(s.facts(e.TieDecided)) == decides
    assert s.asked("vote").count(1) == votes
    assert s.condemned == (4 if decides or votes == 2 else 0)


def test_sim_2_a_decline_counts_for_the_whole_day():
    """SIM-2: after the tied revote only entries not yet asked."""
    s = single("elect 3; vote 4 by 3, 5 by 6 7 > 4 by 3, 5 by 6 7; tie pass", two_way_tie="revote")
    assert len(s.facts(e.TieDecided)) == 1
    assert why(s) == ["tie"]


def test_sim_2_entries_behind_the_revote():
    """SIM-2: the Sheriff listed behind decides when the revote is tied."""
    s = single("elect 3; vote 4 by 3, 5 by 6 7 > 4 by 3, 5 by 6 7; tie 5", two_way_tie="revote",
               tie_resolution=("mode_rule", "sheriff"))
    assert s.condemned == 5


def test_the_next_day_he_is_asked_again():
    """SIM-2: "today"."""
    s = single("elect 3; vote 4 by 3, 5 by 6 7; tie pass").night().day("vote 4 by 3, 5 by 6 7; tie 5")
    assert s.condemned == 5


def test_sil_3b_the_sheriffs_decision_closes_early():
    """SIL-3b: a question to a publicly known one."""
    s = Scene(EIGHT, vote_mode="single").night().until("tie", "elect 3; vote 4 by 3, 5 by 6 7")
    assert s.table.round.early
    assert s.table.round.about == 3
    assert e.Condemned(4) in s.answer(3, "tie", 4)
