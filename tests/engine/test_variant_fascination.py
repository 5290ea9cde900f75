"""Scenes: variant 6, Lycanthropic Fascination (LF-1 to LF-6, WIN-W5, C100, E121 to E124a), and variants together (VAR)."""

import itertools

import pytest

from engine import events as e
from engine.options import Options
from engine.setup import Setup, check
from tests.engine.scenes import Scene

NINE = "1W 2W 3Wi 4Se 5Hu 6Gu 7V 8V 9V"


def spell(line="", seats=NINE, **options):
    return Scene(seats, variants=("fascination",), **options).night(line)


def test_t200_lf_1_lf_2_lf_3_no_powers():
    """T200, LF-1, LF-2, LF-3: the Witch is told, lives, and does not act that night or later; nobody else is told."""
    s = spell("wolves 3")
    assert s.peaceful
    assert s.told(3, e.Fascinated) == [e.Fascinated((3,))]
    assert not any(s.told(seat, e.Fascinated) for seat in (0, 1, 2, 4))
    assert s.asked("heal") == s.asked("poison") == ()
    assert s.day().night().asked("poison") == ()
    assert "witch" in s.steps


def test_lf_3_earlier_steps_have_happened():
    """LF-3, 4.6: the Seer, before the wolves, has seen; from the next night on he sees no more."""
    s = spell("seer 1; wolves 4")
    assert s.told(4, e.Saw)
    assert s.day().night().asked("see") == ()


def test_lf_3_charmed_sleep_on():
    """LF-3, 4.6: a fascinated Piper charms no more, and a fascinated one who was charmed does not wake with the charmed."""
    s = spell("wolves 4", "1W 2W 3Pi 4V* 5V* 6V 7V 8V")
    assert e.CharmedMet((5,), (4, 5)) in s.told(5, e.CharmedMet)
    s.day().night("wolves 3")
    assert s.asked("charm") == ()


def test_lf_4_they_accumulate():
    """LF-4: one more each night; the wolves may not choose a wolf or one who is fascinated."""
    s = spell("wolves 7").day().night("wolves! 7, 1 by 2; wolves 8")
    assert set(s.refused) == {"not-kill"}
    assert s.table.fascinated == (7, 8)


def test_4_6_unanimity():
    """4.6: the rule of WOLF-3 applies."""
    assert spell("wolves 7 by 1, 8 by 2").table.fascinated == ()


def test_lf_5_e121_the_others_die_with_him():
    """LF-5, E121: a fascinated Hunter lynched: no shot; all other fascinated die."""
    s = spell("wolves 5").day().night("wolves 7").day("lynch 5")
    assert s.died == (5, 7)
    assert s.cause(7) == "fascination_chain"
    assert s.asked("hunter") == ()


def test_lf_5_not_for_another():
    """LF-5: who is not fascinated dies alone."""
    assert spell("wolves 7").day("lynch 8").died == (8,)


def test_t203_e122_poisoned():
    """T203, E122: poisoned at night only he dies."""
    s = spell("wolves 7").day().night("wolves 8; poison 7")
    assert s.died == (7,)


def test_e123_fascinated_lover():
    """E123, LOV-1: his partner dies of grief as well as the fascinated."""
    s = spell("wolves 4", "1W 2W 3VL 4VL 5V 6V 7V 8V").day().night("wolves 5").day("lynch 4")
    assert s.died == (3, 4, 5)
    assert [s.cause(seat) for seat in (3, 5)] == ["grief", "fascination_chain"]


@pytest.mark.parametrize(("blocks", "fallen"), [(True, ()), (False, (7,))])
def test_c100_the_guard_blocks(blocks, fallen):
    """C100: the Guard blocks fascination, unless by option."""
    assert spell("guard 7; wolves 7", guard_blocks_fascination=blocks).table.fascinated == fallen


def test_e124a_caught_girl():
    """E124a: a caught Girl is fascinated, not killed; beside her by option the target too."""
    seats = "1W 2W 3V 4Gi 5V 6V 7V 8V"
    s = spell("peek 1; wolves 5; catch yes", seats, girl_risk=(1.0,))
    assert s.table.fascinated == (4,)
    assert s.peaceful
    s = spell("peek 1; wolves 5; catch yes", seats, girl_risk=(1.0,), girl_caught_effect="extra_victim")
    assert s.table.fascinated == (4, 5)


def test_4_6_elder_falls_at_once():
    """4.6: one fascination suffices; then lynched he takes no powers along."""
    s = spell("wolves 3", "1W 2W 3El 4Se 5V 6V 7V 8V").day("lynch 3")
    assert not s.facts(e.ElderMourned)


def test_4_6_badge_and_votes_stay():
    """4.6: Sheriff badge, vote and love stay."""
    s = spell("wolves 4", "1W 2W 3V 4V(Sh) 5V 6V 7V 8V", sheriff_election_time="off", vote_mode="single")
    s.day("vote 5 by 4, 6 by 7")
    assert s.condemned == 5


def test_t202_lf_6_win_w5():
    """T202, LF-6, WIN-W5: 2W and 5 others, 4 of them fascinated: the wolves win; not with 3."""
    s = spell("wolves 3", "1W 2W 3V 4V 5V 6V 7V")
    for target in (4, 5):
        s.day().night(f"wolves {target}")
    assert not s.over
    s.day().night("wolves 6")
    assert s.camps == ("wolves",)


def test_win_w5_replaces_wolf_win():
    """WIN-W5: no parity."""
    s = spell("wolves 3", "1W 2W 3V 4V 5V 6V").day("lynch 6")
    assert not s.over
    assert s.table.living == (1, 2, 3, 4, 5)
    s = spell("", "1W 2W 3V 4V 5V")
    assert not s.day("lynch 5").over


def test_lf_6_at_most_one():
    """LF-6: fewer than one counts too: the last free one dies."""
    assert spell("wolves 3", "1W 2W 3V 4V").camps == ("wolves",)


def test_4_6_the_village_still_wins():
    """4.6: when all wolves are dead."""
    s = spell("wolves 4", "1W 2V 3V 4V 5V 6V").day("lynch 1")
    assert s.camps == ("village",)


def test_3_3_a_couples_wolf_alone_does_not_win():
    """3.3: every wolf victory needs a wolf that counts; a bad Hybrid may inherit (E106)."""
    s = spell("wolves 3", "1WL 2VL 3V 4V 5V", dead="5").day("lynch 4")
    assert not s.over
    s = spell("support 1", "1W 2Hy 3V 4V", dead="4").day("lynch 1")
    assert s.camps == ("wolves",)


# --- variants together (VAR) -----------------------------------------------------------------------------------------------

FORBIDDEN = {
    ("double_small", "double_great"): "VAR-1", ("double_small", "harvest"): "VAR-2", ("double_great", "harvest"): "VAR-3",
    ("double_small", "black_death"): "VAR-4", ("double_small", "fascination"): "VAR-5", ("harvest", "black_death"): "VAR-6",
    ("black_death", "fascination"): "VAR-7", ("black_death", "new_moon"): "VAR-8",
}  # fmt: skip
ALL = ("sit_down", "double_small", "double_great", "harvest", "black_death", "fascination", "new_moon")


@pytest.mark.parametrize("pair", list(itertools.combinations(ALL, 2)))
def test_t231_var_1_to_8_pairs(pair):
    """T231, VAR-1, VAR-2, VAR-3, VAR-4, VAR-5, VAR-6, VAR-7, VAR-8: refused with the reason; everything else combines."""
    for variants in (pair, pair[::-1]):
        found = check(Setup(8, Options(variants=variants)))
        assert [fault.values["rule"] for fault in found if fault.mid == "variants-clash"] == (
            [FORBIDDEN[pair]] if pair in FORBIDDEN else [])
        assert [fault for fault in found if fault.mid != "variants-clash"] == []


def test_4_0_harvest_with_fascination():
    """4.0, H-1, LF-1: both hold: beside a wolf, and not fascinated yet."""
    s = Scene("1W 2W 3V 4V 5V 6V 7V 8V", variants=("harvest", "fascination")).night("wolves! 5; wolves 3")
    assert s.table.fascinated == (3,)
    assert set(s.day().until("wolves").choices("wolves", 2)) == {8}


def test_4_0_harvest_with_sit_down():
    """VAR-9, H-6, H-7: with sit_down H-6 is idle, H-7 applies to the last one standing."""
    s = Scene("1W 2W 3V 4Sc 5V(Sh) 6V", variants=("harvest", "sit_down"), sheriff_election_time="off").night()
    s.day("seat 2 by 1, 1 by 2, 4 by 3, 5 by 4, 6 by 5")
    assert s.condemned == 3
    assert s.died == (4,)


def test_var_9_a_change_of_role_changes_both_cards():
    """VAR-9: of a double_great player; potion C is not for him, so by the fact itself."""
    s = Scene("1W+V 2W+V 3Se+Wi 4V+V 5V+V 6V+V 7V+V", variants=("double_great",)).night()
    s.happen(e.CardChanged((3,), "werewolf", "werewolf")).day().night()
    assert s.asked("see") == s.asked("poison") == ()
    assert s.asked("kill") == (1, 2, 3)
