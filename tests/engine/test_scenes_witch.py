"""Scenes: the Witch (WIT-1 to WIT-8, C11 to C16, E11 to E16)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

EIGHT = "1W 2W 3Wi 4V 5V 6V 7Hu 8V"
GUARDED = "1W 2W 3Wi 4V 5V 6V 7Gu 8V"


def shown(s):
    """Whom the Witch was told, each time she was."""
    return [event.target for event in s.told(3, e.VictimShown)]


def test_t043_she_heals_tonights_victim():
    """T043, WIT-1, WIT-2: she is told whom the wolves chose, and heals him."""
    s = Scene(EIGHT).night("wolves 4; heal")
    assert shown(s) == [4]
    assert s.peaceful
    assert not any(s.told(seat, e.VictimShown) for seat in (0, 1, 4, 5))


def test_wit_1_without_her_he_dies():
    """WIT-1: she may keep her potions, by a pass or by silence."""
    assert Scene(EIGHT).night("wolves 4; heal pass; poison pass").died == (4,)
    assert Scene(EIGHT).night("wolves 4").died == (4,)


def test_t044_healing_potion_once_a_game():
    """T044, WIT-1: on the second night she is not asked, so an answer is refused."""
    s = Scene(EIGHT).night("wolves 4; heal").day().night("wolves 5")
    assert s.asked("heal") == ()
    assert s.asked("poison") == (3,)
    assert s.died == (5,)


def test_wit_1_poison_once_a_game():
    """WIT-1: each potion once."""
    s = Scene(EIGHT).night("poison 6")
    assert s.died == (6,)
    assert s.cause(6) == "poison"
    assert s.day().night().asked("poison") == ()


def test_wit_1_poison_for_the_living_only():
    """WIT-1: any living player, one."""
    s = Scene(EIGHT, dead="8").night().day().night("poison! 8, 0, 4 5; poison 6")
    assert s.refused == ["not-poison", "not-poison", "how-many"]
    assert s.died == (6,)


def test_a_potion_not_used_is_kept():
    """WIT-1: a pass, or an answer taken back before the step closes, uses nothing."""
    s = Scene(EIGHT).night("wolves 4; heal; heal pass; poison 6; poison pass")
    assert s.died == (4,)
    assert s.day().night("wolves 5; heal; poison 8").died == (8,)


@pytest.mark.parametrize(("rule", "nights"), [("never", ()), ("first_night", (1,)), ("always", (1, 2))])
def test_t046_c11_she_heals_herself(rule, nights):
    """T046, WIT-5, C11, E12: never, on night 1 only, or always."""
    for night in (1, 2):
        s = Scene(EIGHT, witch_self_heal=rule)
        if night == 2:
            s.night().day()
        s.night("wolves 3; heal" if night in nights else "wolves 3")
        assert shown(s) == [3]
        assert s.asked("heal") == ((3,) if night in nights else ())
        assert s.died == (() if night in nights else (3,))


def test_e12_bitten_witch_may_still_poison():
    """E12, 0.7: she acts before dawn."""
    s = Scene(EIGHT).night("wolves 3; poison 6")
    assert s.died == (3, 6)


@pytest.mark.parametrize("may", [True, False])
def test_t047_c12_she_poisons_herself(may):
    """T047, WIT-5, C12."""
    s = Scene(EIGHT, witch_self_poison=may).night("poison 3" if may else "poison! 3")
    assert s.died == ((3,) if may else ())


def test_c12_though_bitten():
    """WIT-5, C14: she may end herself though she is the victim; she dies of the bite."""
    s = Scene(EIGHT).night("wolves 3; poison 3")
    assert s.died == (3,)
    assert s.cause(3) == "wolves"


def test_e13_both_potions():
    """E13, C13: by default both in one night; she heals 4 and poisons herself."""
    s = Scene(EIGHT).night("wolves 4; heal; poison 3")
    assert s.died == (3,)


@pytest.mark.parametrize("line", ["heal; poison! 6", "poison 6; heal!"])
def test_t049_c13_one_potion_a_night(line):
    """T049, WIT-4: with `witch_both_same_night=false` the second is refused, whichever it is."""
    s = Scene(EIGHT, witch_both_same_night=False).night(f"wolves 4; {line}")
    assert s.refused == ["one-potion"]
    assert s.died == (() if line.startswith("heal") else (4, 6))


def test_c13_she_may_think_again():
    """WIT-4: the first potion put back, the other may be taken; next night the one she kept."""
    s = Scene(EIGHT, witch_both_same_night=False).night("wolves 4; heal; heal pass; poison 6")
    assert s.died == (4, 6)
    assert s.day().night("wolves 5; heal").died == ()


@pytest.mark.parametrize(("may", "line", "died"), [
    (False, "poison! 4", (4,)),
    (True, "poison 4", (4,)),
    (True, "heal; poison 4", (4,)),
])  # fmt: skip
def test_t050_e11_c14_poison_for_the_victim(may, line, died):
    """T050, C14, E11: only where `witch_may_poison_victim`; healed and poisoned he dies of poison."""
    s = Scene(EIGHT, witch_may_poison_victim=may).night(f"wolves 4; {line}")
    assert s.died == died
    assert s.cause(4) == ("poison" if "heal" in line else "wolves")


def test_t052_e15_the_wolves_passed():
    """T052, E15, WOLF-4: told nobody, nothing to heal; she may poison."""
    s = Scene(EIGHT).night("wolves pass; poison 5")
    assert shown(s) == [0]
    assert s.asked("heal") == ()
    assert s.died == (5,)


def test_e14_she_poisons_a_wolf_that_bit():
    """E14, 0.7: both die."""
    assert Scene("1W 2W 3Wi 4V 5V 6V 7V 8V").night("wolves 4; poison 1").died == (1, 4)


@pytest.mark.parametrize(("rule", "told"), [("always", [5]), ("while_heal_left", []), ("never", [])])
def test_e16_c15_told_after_the_heal_is_spent(rule, told):
    """E16, C15: always; or only while the heal is left; or never."""
    s = Scene(EIGHT, witch_told_victim=rule).night("wolves 4; heal")
    assert shown(s) == ([] if rule == "never" else [4])
    assert s.peaceful
    assert shown(s.day().night("wolves 5")) == told


def test_c15_blind_she_may_poison_the_victim():
    """C15 `never`, C14: she cannot be refused for what she is not told."""
    s = Scene(EIGHT, witch_told_victim="never").night("wolves 4; poison 4")
    assert s.died == (4,)


def test_c15_blind_heal_uses_the_potion():
    """C15 `never`: it is spent even if nobody was bitten."""
    s = Scene(EIGHT, witch_told_victim="never").night("wolves pass; heal").day()
    assert s.night("wolves 4").asked("heal") == ()
    assert s.died == (4,)


@pytest.mark.parametrize(("sees", "clash", "line", "told", "died"), [
    (False, "survive", "", 0, ()),
    (True, "survive", "", 4, ()),
    (True, "survive", "; heal", 4, ()),
    (True, "die", "; heal", 4, (4,)),
    (True, "die", "", 4, ()),
])  # fmt: skip
def test_e02_c16_c85_victim_guarded(sees, clash, line, told, died):
    """E01, E02, WIT-3, C16, C85: told nobody died; or shown him, and guarded and healed he lives or dies."""
    s = Scene(GUARDED, witch_sees_guarded_victim=sees, guard_heal_clash=clash).night(f"guard 4; wolves 4{line}")
    assert shown(s) == [told]
    assert s.died == died


def test_c85_the_clash_needs_both():
    """C85: under `guard_heal_clash=die` who is healed alone lives."""
    s = Scene(GUARDED, witch_sees_guarded_victim=True, guard_heal_clash="die").night("guard 5; wolves 4; heal")
    assert s.died == ()


@pytest.mark.parametrize(("causes", "asked"), [(("wolves", "lynch"), ()), (("wolves", "lynch", "poison"), (7,))])
def test_t055_t056_poisoned_hunter(causes, asked):
    """T055, T056, WIT-8, HUN-3, C24: no shot, unless `hunter_shot_on` has poison."""
    s = Scene(EIGHT, hunter_shot_on=causes).night("poison 7")
    assert s.asked("hunter") == asked
    assert s.died == (7,)


def test_dead_witchs_step_is_the_same():
    """SIL-3: asked of nobody, of the same length."""
    s = Scene(EIGHT, dead="3").night().day().night("wolves 4")
    assert s.asked("heal") == s.asked("poison") == ()
    assert s.seconds("witch") == [22.5]
    assert s.died == (4,)


@pytest.mark.parametrize(("policy", "night", "lives"), [
    ("never", 1, False), ("never", 2, False), ("first_night", 1, True), ("first_night", 2, False), ("always", 2, True),
])  # fmt: skip
def test_wit_5_c11_c15_acting_blind_she_does_not_save_herself(policy, night, lives):
    """WIT-5, C11, C15: untold, she may always try; on herself, where that is forbidden, the potion is wasted."""
    s = Scene("1W 2V 3Wi 4V 5V 6V 7V 8V", witch_told_victim="never", witch_self_heal=policy)
    if night == 2:
        s.night().day()
    s.night("wolves 3; heal")
    assert s.refused == []
    assert (3 in s.table.living) == lives
    assert s.facts(e.Healed) == [e.Healed(3, 3 if lives else 0)]
    assert s.table.spent[3] == ("heal",)


def test_girl_7_c15_acting_blind_she_does_not_save_a_caught_girl():
    """GIRL-7, C15: nor one whom no potion helps."""
    s = Scene("1W 2V 3Wi 4Gi 5V 6V 7V 8V", witch_told_victim="never", girl_detection="wolf_guess")
    s.night("peek 1; guess 4; wolves 5; catch yes; heal")
    assert s.died == (4,)
    assert s.facts(e.Healed) == [e.Healed(3, 0)]
