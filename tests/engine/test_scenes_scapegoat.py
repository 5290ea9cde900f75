"""Scenes: the Scapegoat (SCA-1 to SCA-3, C36, C86, C87, TS-5, E50, E51, E54 to E61)."""

import pytest

from engine import events as e
from engine.commands import Answer
from tests.engine.scenes import Scene

NINE = "1W 2W 3Sc 4V 5V 6V 7V 8V 9V"
TIE = "vote 4 by 1 2, 5 by 6 7"


def tied(line=TIE, seats=NINE, **options):
    return Scene(seats, **{"vote_mode": "single", "sheriff_election_time": "off", **options}).night().day(line)


def voters(s):
    """Who is asked in the vote of the day that has begun."""
    s.until("vote")
    return tuple(seat for _, seat in s.table.asks)


def test_t103_sca_1_he_dies_for_a_tie():
    """T103, SCA-1, 0.6: {no sheriff} 4:4: he dies, none of the tied does."""
    s = tied("vote 4 by 1 2 6 8, 5 by 3 4 7 9")
    assert s.facts(e.Tied) == [e.Tied((4, 5))]
    assert s.facts(e.Blamed) == [e.Blamed(3)]
    assert s.died == (3,)
    assert s.cause(3) == "scapegoat"


def test_ts_5_in_the_second_stage():
    """TS-5, SCA-1: two stages; a tie of three too."""
    for again in ("vote 4 by 1, 5 by 2", "vote 4 by 1, 5 by 2, 6 by 9"):
        s = tied(f"nominate 4 by 1, 5 by 2, 6 by 9; {again}", vote_mode="two_stage", two_stage_candidates="top_n:3")
        assert s.died == (3,)


def test_t104_sca_2_he_names_tomorrows_voters():
    """T104, SCA-2, VOT-1: {3,5} of the rulebook: 6 and 8 alone vote on the next day; on the day after all do again."""
    s = tied(f"{TIE}; voters 6 8")
    assert s.facts(e.VotersNamed) == [e.VotersNamed(2, (6, 8))]
    s.night().until("vote")
    assert s.refuses(Answer(4, "vote", (5,))) == "not-asked"
    s.day("vote 5 by 6, 5 by 8")
    assert s.died == (5,)
    assert voters(s.night()) == (1, 2, 4, 6, 7, 8, 9)


def test_sca_2_his_time_is_the_full_reaction():
    """SCA-2, SIL-3c: the full t_reaction, whatever he answers; silent, everybody may vote."""
    s = Scene(NINE, vote_mode="single", sheriff_election_time="off").night().until("voters", TIE)
    assert (s.table.round.seconds, s.table.round.early, s.table.round.about) == (45.0, False, 3)
    s.answer(3, "voters", 4)
    assert s.table.round.step == "voters"
    assert not tied().facts(e.VotersNamed)
    assert len(voters(tied().night())) == 8


@pytest.mark.parametrize(("least", "line", "refused"), [(1, "voters! pass; voters 4", ["must-pick"]), (0, "voters pass", [])])
def test_c86_least_number_of_voters(least, line, refused):
    """C86: at least one; or by option none, and then nobody votes."""
    s = tied(f"{TIE}; {line}", scapegoat_min_voters=least)
    assert s.refused == refused
    s.night().day()
    assert s.asked("vote") == (() if least == 0 else (4,))


def test_sca_2_only_among_the_living():
    """SCA-2: nobody dead, not himself."""
    assert tied(f"{TIE}; voters! 3, 9; voters 4", dead="9").refused == ["not-voters", "not-voters"]


def test_e54_t106_tied_himself():
    """T106, E54: he is tied with 4: he alone dies, once."""
    s = tied("vote 3 by 1 2, 4 by 6 7")
    assert s.died == (3,)
    assert s.cause(3) == "scapegoat"


def test_e55_scapegoat_is_sheriff():
    """E55, SCA-2, SHE-5: he names the voters, then his successor."""
    s = tied(f"{TIE}; tie pass; voters 6; heir 8", "1W 2W 3Sc(Sh) 4V 5V 6V 7V 8V 9V")
    assert s.steps.index("voters") < s.steps.index("heir")
    assert s.table.voters_named == {2: (6,)}
    assert s.table.sheriff == 8


def test_t107_e56_lover():
    """T107, E56, SCA-2, LOV-1: his partner dies too; the list stands."""
    s = tied(f"{TIE}; voters 8", "1W 2W 3ScL 4V 5V 6VL 7V 8V 9V")
    assert s.died == (3, 6)
    assert voters(s.night()) == (8,)


def test_e57_sca_3_only_voter_dies():
    """E57, SCA-3: no vote next day, no execution; night follows."""
    s = tied(f"{TIE}; voters 8").night("wolves 8").day()
    assert s.asked("vote") == ()
    assert s.facts(e.NobodyCondemned) == [e.NobodyCondemned("no_votes")]
    assert s.table.night == 3


def test_e58_partner_is_the_hunter():
    """E58, HUN-3: the Hunter dies of grief: no shot."""
    s = tied(TIE, "1W 2W 3ScL 4V 5V 6HuL 7V 8V 9V")
    assert s.died == (3, 6)
    assert s.asked("hunter") == ()


@pytest.mark.parametrize(("vote", "count"), [("none", 1), ("revote", 2)])
def test_e59_scapegoat_dead(vote, count):
    """E59, TS-6: he is dead: the mode's rule."""
    s = tied(TIE, dead="3", two_way_tie=vote)
    assert s.steps.count("vote") + s.steps.count("revote") == count
    assert s.died == ()


def test_e60_no_votes_is_no_tie():
    """E60, T166, VOT-5: the Scapegoat is safe."""
    assert tied("").died == ()


@pytest.mark.parametrize(("voters", "decides"), [("4 5 6 7", False), ("4 5 6 7 8", True)])
def test_e61_c35_idiot_who_keeps_the_badge(voters, decides):
    """E61, C35: a revealed Idiot decides with the badge that he keeps, unless the Scapegoat has excluded him."""
    s = tied(f"{TIE}; tie pass; voters {voters}", "1W 2W 3Sc 4V 5V 6V 7V 8Id(Sh) 9V", idiot_sheriff="keeps_no_vote")
    s.happen(e.IdiotFlipped(8)).night().day("vote 4 by 6, 5 by 7")
    assert ("tie" in s.steps) == decides


def test_e61_sheriff_without_a_vote():
    """E61: excluded by the Scapegoat he may not break a tie."""
    s = tied(f"{TIE}; tie pass; voters 6 7 4 5", "1W 2W 3Sc 4V 5V 6V 7V 8V(Sh) 9V").night()
    s.day("vote 4 by 6, 5 by 7")
    assert "tie" not in s.steps
    assert s.died == ()
    s.night().day("vote 4 by 6, 5 by 7; tie 4")
    assert s.died == (4,)


def test_c87_execution_votes_only():
    """C87: his list is for the execution's vote; the seance is everybody's."""
    s = tied(f"{TIE}; voters 6", "1W 2W 3Sc 4V 5V 6V 7V 8V 9Me").night().until("motion")
    assert tuple(seat for _, seat in s.table.asks) == (1, 2, 4, 5, 6, 7, 8, 9)


def test_sim_3_he_may_be_left_out():
    """SIM-3, C36: not in `tie_resolution`, he is never asked."""
    assert tied(tie_resolution=("sheriff", "mode_rule")).died == ()


@pytest.mark.parametrize(("order", "died"), [(("sheriff", "scapegoat"), (4,)), (("scapegoat", "sheriff"), (3,))])
def test_e50_e51_order(order, died):
    """E50, E51, C36: the Sheriff picks one and the Scapegoat is safe; listed first, the Scapegoat dies."""
    s = tied(TIE + ("; tie 4" if died == (4,) else ""), "1W 2W 3Sc 4V 5V 6V 7V 8V(Sh) 9V", tie_resolution=order)
    assert s.died == died
    assert tied(f"{TIE}; tie pass", "1W 2W 3Sc 4V 5V 6V 7V 8V(Sh) 9V").died == (3,)
