"""Scenes: the Seer (SEER) and the Guard (GRD)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

SIX = "1W 2W 3Se 4V 5V 6V"
GUARDED = "1W 2W 3Gu 4Wi 5V 6V 7V 8V"


def sight(s):
    return [(saw.target, saw.result) for saw in s.told(3, e.Saw)]


# --- Seer ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "how", "result"), [
    (1, "alignment", "wolf"),
    (4, "alignment", "not_wolf"),
    (1, "exact_role", "werewolf"),
    (4, "exact_role", "villager"),
    (6, "exact_role", "hunter"),
    (6, "alignment", "not_wolf"),
])  # fmt: skip
def test_t023_c06_what_the_seer_sees(target, how, result):
    """T023, SEER-3, SEER-4, C06: wolf or not, or the card; nobody else is told."""
    s = Scene("1W 2W 3Se 4V 5V 6Hu", seer_result=how).night(f"seer {target}")
    assert sight(s) == [(target, result)]
    assert not any(s.told(seat, e.Saw) for seat in (0, 1, 2, 4, 5, 6))


def test_seer_1_one_a_night_or_none():
    """SEER-1: one player; he may look at nobody; the last pick before the step closes is the one seen."""
    assert sight(Scene(SIX).night("seer! 1 2; seer 4; seer 1")) == [(1, "wolf")]
    assert sight(Scene(SIX).night("seer pass")) == []


@pytest.mark.parametrize(("targets", "choices"), [
    ("living_others", (1, 2, 4, 5, 6, 7)),
    ("living", (1, 2, 3, 4, 5, 6, 7)),
    ("any", (1, 2, 4, 5, 6, 7, 8)),
])  # fmt: skip
def test_c07_whom_the_seer_may_see(targets, choices):
    """C07, SEER-2: living others; himself too; or the dead too."""
    s = Scene("1W 2W 3Se 4V 5V 6V 7V 8V", seer_targets=targets, dead="8").night().day().until("seer")
    assert s.choices("see", 3) == choices


def test_c07_a_dead_wolf_is_seen():
    """C07 `any`: what is seen of the dead is their card."""
    s = Scene("1W 2W 3Se 4V 5V 6V 7V 8V", seer_targets="any", dead="1").night().day()
    assert sight(s.night("seer 1")) == [(1, "wolf")]


def test_t028_dead_seers_step_is_the_same():
    """T028, SEER-7, SIL-3a: same public messages, same time, no result."""
    s = Scene("1W 2W 3Se 4V 5V 6V 7V 8V").night("seer 1; wolves 3")
    assert s.asked("seer") == (3,)
    first = [(ev.step, ev.seconds, ev.about) for ev in s.facts(e.Opened)]
    s.day().night("wolves pass")
    assert s.asked("seer") == ()
    assert [(ev.step, ev.seconds, ev.about) for ev in s.facts(e.Opened)] == first
    assert sight(s) == []


def test_t029_seer_bitten_before_he_looks():
    """T029, SEER-10, 0.7: in source S0's order he still gets his result, and is dead at dawn."""
    s = Scene("1W 2W 3Se 4V 5V 6V", night_order=("s0",)).night("wolves 3; seer 1")
    assert s.steps[:2] == ["wolves", "seer"]
    assert sight(s) == [(1, "wolf")]
    assert s.died == (3,)


def test_seer_8_his_death_does_not_end_the_game():
    """SEER-8."""
    assert not Scene("1W 2W 3Se 4V 5V 6V 7V 8V").night("wolves 3").over


# --- Guard --------------------------------------------------------------------------------------------------------


def test_t032_e01_protected_from_the_bite():
    """T032, E01, GRD-1, GRD-4, GRD-6: peaceful; the Witch is told nobody; her potion stays."""
    s = Scene(GUARDED).night("guard 5; wolves 5")
    assert s.peaceful
    assert s.died == ()
    assert s.told(4, e.VictimShown) == [e.VictimShown((4,), 0)]
    assert "heal" not in {ask.kind for ask in s.facts(e.Asked)}
    assert s.day().night("wolves 6; heal").died == ()


def test_guard_on_another_does_not_help():
    """GRD-1: only the protected player."""
    assert Scene(GUARDED).night("guard 6; wolves 5").died == (5,)


def test_guard_1_one_player():
    """GRD-1: two at once are refused; nobody is allowed."""
    s = Scene(GUARDED).night("guard! 5 6; guard pass; wolves 5")
    assert s.refused == ["how-many"]
    assert s.died == (5,)


def test_t034_other_players_between():
    """T034, GRD-2: 5, 6, 5 on three nights are accepted, and work."""
    s = Scene(GUARDED).night("guard 5").day().night("guard 6").day()
    assert s.night("guard 5; wolves 5").died == ()


@pytest.mark.parametrize(("no_repeat", "died"), [(True, (5,)), (False, ())])
def test_grd_2_never_twice_running(no_repeat, died):
    """GRD-2, `guard_no_repeat`: not the same player two nights running."""
    s = Scene(GUARDED, guard_no_repeat=no_repeat).night("guard 5").day()
    s.night("guard! 5; wolves 5" if no_repeat else "guard 5; wolves 5")
    assert s.died == died
    assert s.refused == (["not-guard"] if no_repeat else [])


def test_e08_a_night_without_lifts_the_bar():
    """E08: he passes a night, then may protect the same player as two nights before."""
    s = Scene(GUARDED).night("guard 5").day().night("guard pass").day()
    assert s.night("guard 5; wolves 5").died == ()


def test_t035_e06_protects_himself():
    """T035, E06, GRD-2: lives; not himself again the next night."""
    s = Scene(GUARDED).night("guard 3; wolves 3")
    assert s.peaceful
    assert s.day().night("guard! 3; wolves 3").died == (3,)


def test_c08_may_not_protect_himself():
    """C08: `guard_self=false`."""
    s = Scene(GUARDED, guard_self=False).night("guard! 3; wolves 3")
    assert s.refused == ["not-guard"]
    assert s.died == (3,)


@pytest.mark.parametrize("line", ["guard 5; poison 5", "guard 5; wolves 5; poison 5"])
def test_e03_e04_poison_ignores_the_guard(line):
    """E03, E04, GRD-3, WIT-6: he dies of poison."""
    s = Scene(GUARDED).night(line)
    assert s.died == (5,)
    assert s.cause(5) == "poison"


def test_grd_3_nor_from_lynch_shot_and_grief():
    """GRD-3: neither the Hunter's shot nor grief is stopped."""
    s = Scene("1W 2W 3Gu 4Cu 5V 6V 7Hu 8V 9V").night("cupid 5 6; guard 5; wolves 7; hunter 5")
    assert s.died == (7, 5, 6)
    s = Scene("1W 2W 3Gu 4Cu 5V 6V 7Hu 8V 9V").night("cupid 5 6; guard 5; wolves 6")
    assert sorted(s.died) == [5, 6]


def test_e07_protection_outlives_the_guard():
    """E07, 0.7: the Guard is poisoned in the night in which he protects."""
    s = Scene(GUARDED).night("guard 5; wolves 5; poison 3")
    assert s.died == (3,)


def test_protection_lasts_one_night():
    """GRD-1: for that night."""
    s = Scene(GUARDED).night("guard 5; wolves pass").day()
    assert s.night("wolves 5").died == (5,)


def test_guard_protects_in_source_s0_order_too():
    """C01: before the wolves in every order; with a list that puts him behind, protection still counts at dawn."""
    for order in (("s0",), ("werewolf", "guard", "seer")):
        s = Scene(GUARDED, night_order=order).night("guard 5; wolves 5")
        assert s.peaceful


@pytest.mark.parametrize(("order", "steps"), [
    (("unified",), ["cupid", "lovers", "guard", "seer", "wolves", "witch"]),
    (("s0",), ["cupid", "lovers", "guard", "wolves", "seer", "witch"]),
    (("witch", "seer", "werewolf", "guard", "cupid"), ["witch", "seer", "wolves", "guard", "cupid", "lovers"]),
    (("werewolf", "cupid"), ["wolves", "cupid", "lovers", "guard", "seer", "witch"]),
])  # fmt: skip
def test_c01_night_order(order, steps):
    """C01, 2.3: the unified order, S0's, or a list; what the list leaves out comes last in the unified order."""
    s = Scene("1W 2W 3Gu 4Cu 5Se 6Wi 7V 8V", night_order=order).night()
    assert s.steps[:6] == steps
    again = [step for step in steps if step not in {"cupid", "lovers"}]
    assert s.day().night().steps[:4] == again
