"""Scenes: event cards about the night (1, 2, 5, 21, 24; E125, E127, T206, T208, T209)."""

import pytest

from engine import events as e
from tests.engine.moon import laid, moon

MOON = "1W 2W 3Se 4Hu 5Wi 6Gu 7V 8V 9V 10V"


# --- 1 ------------------------------------------------------------------------------------------------------------------


def test_card_1_full_moon_rising():
    """Card 1: next night the wolves see, and Hunter, Witch and Seer agree on a victim; then all is as before."""
    s = moon(MOON, "full_moon_rising").night("wolves 10").day()
    assert s.table.in_force == ("full_moon_rising",)
    s.night("see 3 by 1, 9 by 2; moon_kill 7 by 3 4 5")
    assert s.told(1, e.Saw) == [e.Saw((1,), 3, "not_wolf")]
    assert s.asked("see") == (1, 2)
    assert s.asked("kill") == s.asked("heal") == s.asked("poison") == ()
    assert s.told(4, e.MoonPackMet) == [e.MoonPackMet((3, 4, 5), (3, 4, 5))]
    assert e.MoonPicked((3, 4, 5), 5, 7) in s.told(3, e.MoonPicked)
    assert not s.told(1, e.MoonPicked)
    assert s.died == (7,)
    assert s.cause(7) == "wolves"
    assert s.table.in_force == ()
    s.day().night("seer 1; wolves 8")
    assert s.asked("see") == (3,)
    assert s.died == (8,)


def test_card_1_they_may_kill_a_wolf():
    """Card 1: they choose like wolves, but not themselves, nor a lover (LOV-4)."""
    s = moon("1W 2W 3SeL 4Hu 5Wi 6Gu 7VL 8V 9V 10V", "full_moon_rising").night().day().until("moon_pack")
    assert s.choices("moon_kill", 3) == (1, 2, 6, 8, 9, 10)
    assert s.choices("moon_kill", 4) == (1, 2, 6, 7, 8, 9, 10)
    s.night("moon_kill 1")
    assert s.died == (1,)


def test_card_1_wolf_who_is_a_seer_too():
    """Card 1, V3-3: he sees as a wolf, and does not wake with those who kill."""
    s = moon("1W+Se 2W+V 3V+Hu 4V+V 5V+V 6V+V 7V+V", "full_moon_rising", with_=("double_great",)).night().day().night()
    assert s.asked("see") == (1, 2)
    assert s.asked("moon_kill") == (3,)


@pytest.mark.parametrize("line", ["moon_kill 7 by 3 4, 8 by 5", "moon_kill 7 by 3 4", "guard 7; moon_kill 7"])
def test_card_1_like_any_bite(line):
    """Card 1: disagreement, silence of one, or a protection: nobody dies (WOLF-3, GRD-1)."""
    assert moon(MOON, "full_moon_rising").night().day().night(line).peaceful


def test_card_1_the_step_list_is_the_same():
    """Card 1, SIL-3: the Seer's and the Witch's steps are pretended, whoever lives; nobody awake kills nobody."""
    steps = {}
    for dead in ("", "3 4 5"):
        s = moon(MOON, "full_moon_rising").night().remove(*map(int, dead.split())).day().night()
        steps[dead] = [(round_.step, round_.seconds) for round_ in s.facts(e.Opened) if round_.step != "hunter"]
        assert s.peaceful
    assert steps[""] == steps["3 4 5"]
    assert [step for step, _ in steps[""]] == ["guard", "seer", "moon_seers", "moon_pack", "witch"]


def test_card_1_girl_sees_nobody():
    """Card 1, SIL-3c: there are no wolves to peek at; the step's second half takes its time."""
    s = moon("1W 2W 3Se 4Gi 5V 6V 7V", "full_moon_rising").night().day().night()
    assert s.asked("peek") == ()
    assert "caught" in s.steps


# --- 2 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("result", "target", "seen"), [
    ("alignment", 1, "wolf"), ("alignment", 4, "not_wolf"), ("exact_role", 1, "werewolf"), ("exact_role", 4, "witch"),
    ("exact_role", 5, "werewolf"), ("alignment", 5, "wolf"),
])  # fmt: skip
def test_t206_e127_card_2_somnambulism(result, target, seen):
    """T206, E127, NM-7: what the Seer sees is told aloud, as he sees it, and not of whom; a Tinker is a wolf."""
    s = laid("1W 2W 3Se 4Wi 5Ti 6V 7V", "somnambulism", seer_result=result).night(f"seer {target}")
    assert e.CardLaid(2, "somnambulism") in s.log
    assert s.facts(e.SeenAloud) == [e.SeenAloud((seen,))]
    assert not laid("1W 2W 3Se 4V 5V 6V", "somnambulism").night().facts(e.SeenAloud)


def test_card_2_with_a_drunk_seer():
    """Card 2, H-2: three identities are told, in the order in which he hears them."""
    s = laid("1W 2Se 3V 4Wi 5V 6V", "somnambulism", with_=("harvest",), seer_result="exact_role").night("seer 5")
    assert s.facts(e.SeenAloud)[0].results == s.told(2, e.SawBlurred)[0].results


# --- 5 ------------------------------------------------------------------------------------------------------------------

BACKFIRE = "1V 2Gu 3Wi 4El 5W 6V 7V 8W 9V 10V"


def test_t208_card_5_a_villager_becomes_a_wolf():
    """T208: he lives and is a wolf now, in secret; the pack and he learn of it in the next night (WOLF-1)."""
    s = moon(BACKFIRE, "backfire").night().day().night("wolves 9")
    assert s.died == ()
    assert s.told(9, e.CardChanged) == [e.CardChanged((9,), "werewolf", "")]
    assert s.public() == moon(BACKFIRE, "backfire").night().day().night().public()
    assert not s.told(5, e.CardChanged)
    s.day().night()
    assert s.asked("kill") == (5, 8, 9)
    assert s.told(9, e.PackMet) == [e.PackMet((5, 8, 9), (5, 8, 9))]


@pytest.mark.parametrize(("target", "dead"), [(3, 5), (2, 5), (4, 5)])
def test_t209_card_5_the_nearest_wolf_dies(target, dead):
    """T209: no ordinary Villager: he lives, an Elder keeps his lives, and the wolf nearest to the left dies."""
    s = moon(BACKFIRE, "backfire").night().day().night(f"wolves {target}")
    assert s.died == (dead,)
    assert s.cause(dead) == "event"
    assert s.table.lives == {}


def test_card_5_left_is_clockwise():
    """Card 5, 0.3: past the last seat comes the first."""
    s = moon("1W 2V 3Se 4W 5V 6Wi 7V 8V", "backfire").night().day().night("wolves 6")
    assert s.died == (1,)
    assert moon("1W 2V 3Se 4W 5V 6Wi 7V 8V", "backfire").night().day().night("wolves 3").died == (4,)


@pytest.mark.parametrize("line", ["guard 9; wolves 9", "guard 3; wolves 3", "wolves 9; heal", "wolves 9 by 5, 7 by 8", ""])
def test_e125_card_5_an_attack_that_is_stopped(line):
    """E125: protected, healed, or not agreed on: nothing happens."""
    s = moon(BACKFIRE, "backfire").night().day().night(line)
    assert s.died == ()
    assert not s.facts(e.CardChanged)
    assert s.table.in_force == ()


def test_card_5_only_for_a_night():
    """Card 5, NM-5: then it is void."""
    s = moon(BACKFIRE, "backfire").night().day().night().day().night("wolves 9")
    assert s.died == (9,)


@pytest.mark.parametrize(("effect", "dead"), [("replaces_victim", (3,)), ("extra_victim", (3,))])
def test_card_5_a_caught_girl(effect, dead):
    """Card 5, GIRL-3: catching her is no choice of a victim; the choice, where it stands, backfires."""
    s = moon("1W 2W 3Gi 4V 5V 6V 7V 8V", "backfire", girl_risk=(1.0,), girl_caught_effect=effect).night().day()
    s.night("wolves 4; peek 1; catch yes")
    assert s.died == dead
    assert s.table.is_wolf(4) == (effect == "extra_victim")


def test_card_5_both_cards_become_wolves():
    """VAR-9: of a double_great player both change; of a double_small one the bottom card, in secret."""
    s = moon("1W+V 2W+V 3Se+Wi 4V+V 5V+V 6V+V 7V+V", "backfire", with_=("double_great",)).night().day().night("wolves 4")
    assert s.told(4, e.CardChanged) == [e.CardChanged((4,), "werewolf", "werewolf")]
    s = moon("1Se+W 2Wi+V 3V+V 4Hu+V 5Cu+V 6Gu+V 7El+V", "backfire", with_=("double_small",)).night().day().night("wolves 3")
    assert s.told(3, e.CardChanged) == [e.CardChanged((3,), "villager", "werewolf")]
    assert s.table.wolves == (1, 3)


# --- 21 -----------------------------------------------------------------------------------------------------------------

GHOST = "1W 2W 3Se 4Gu 5Wi 6V 7V 8V 9V 10V"


def test_card_21_the_spectre():
    """Card 21: the victim becomes a wolf, sees them, and names the one who dies in his place."""
    s = moon(GHOST, "spectre").night().day().night("wolves 3; spectre 2")
    assert s.told(3, e.SpectreRose) == [e.SpectreRose((3,), (1, 2))]
    assert s.told(3, e.CardChanged) == [e.CardChanged((3,), "werewolf", "")]
    assert s.told(1, e.PackMet) == s.told(3, e.PackMet) == [e.PackMet((1, 2, 3), (1, 2, 3))]
    assert s.died == (2,)
    assert s.cause(2) == "event"
    assert s.table.in_force == ()
    s.day().night("wolves 6")
    assert s.asked("kill") == (1, 3)
    assert s.asked("see") == ()
    assert s.died == (6,)


def test_3_3_card_21_the_classes_are_those_of_the_first_night():
    """3.3: the only Villager becomes a wolf in a later night: his class has been held, so it has died out."""
    s = moon("1W 2W 3V 4Se 5Wi 6Gu 7Hu", "spectre", wolf_win="all_plain").night().day().night("wolves 3; spectre 1")
    assert s.died == (1,)
    assert s.camps == ("wolves",)


def test_card_21_silence_and_love():
    """Card 21, LOV-4: without an answer by lot; never his own lover."""
    s = moon(GHOST, "spectre").night().day().night("wolves 3")
    assert s.died in {(1,), (2,)}
    s = moon("1W 2WL 3SeL 4W 5V 6V 7V 8V 9V", "spectre", wolf_consensus="majority").night().day()
    s.night("wolves 3 by 1 4; spectre! 2; spectre 4")
    assert s.died == (4,)


@pytest.mark.parametrize("line", ["guard 3; wolves 3", "wolves 3; heal", "wolves pass"])
def test_card_21_waits_for_a_victim(line):
    """Card 21: who is saved is no victim; the card stays until a night with a death (no cause leaks)."""
    s = moon(GHOST, "spectre").night().day().night(line)
    assert not s.facts(e.SpectreRose)
    assert s.table.in_force == ("spectre",)
    s.day().night("wolves 6; spectre 1")
    assert s.died == (1,)
    assert s.table.in_force == ()


def test_card_21_is_not_told_from_an_idle_night():
    """Card 21, SIL-3: the step takes its time every night, and a death of poison ends the card alike."""
    steps = []
    for line in ("wolves pass; poison 6", "wolves 3; spectre 1"):
        s = moon(GHOST, "spectre").night().day().night(line)
        steps.append([(r.step, r.seconds) for r in s.facts(e.Opened)])
        assert s.facts(e.CardEnded) == [e.CardEnded("spectre")]
    assert steps[0] == steps[1]
    assert steps[0][-1][0] == "spectre"


def test_card_21_an_elder_has_a_life_left():
    """Card 21, ELD-1: bitten once he is no victim."""
    s = moon("1W 2W 3El 4V 5V 6V 7V", "spectre").night().day().night("wolves 3")
    assert s.peaceful
    assert s.table.lives == {3: 1}
    assert s.day().night("wolves 3; spectre 1").died == (1,)


@pytest.mark.parametrize(("card", "clash", "wolf", "dead"), [
    ("spectre", "die", True, (1,)), ("spectre", "survive", False, ()), ("backfire", "die", True, ()), ("backfire", "survive", False, ()),
])  # fmt: skip
def test_c85_cards_21_5_guard_and_heal_may_clash(card, clash, wolf, dead):
    """C85, cards 21 and 5: where a guard and a healing undo each other the attack is not stopped, for a card as for death."""
    s = moon("1W 2W 3V 4Gu 5Wi 6V 7V 8V 9V", card, guard_heal_clash=clash, witch_sees_guarded_victim=True).night("wolves 9").day()
    s.night(f"guard 3; wolves 3; heal{'; spectre 1' if card == 'spectre' and wolf else ''}")
    assert (s.table.is_wolf(3), s.died) == (wolf, dead)


def test_card_21_a_caught_girl_is_a_victim():
    """Card 21: the pack killed her."""
    s = moon("1W 2W 3Gi 4V 5V 6V 7V 8V", "spectre", girl_risk=(1.0,)).night().day()
    s.night("wolves 4; peek 1; catch yes; spectre 1")
    assert s.died == (1,)
    assert s.table.is_wolf(3)


# --- 24 -----------------------------------------------------------------------------------------------------------------


def test_card_24_touch_of_death():
    """Card 24: one wolf, by lot, must touch the victim; without it nobody dies, and the Witch is told of nobody."""
    s = laid("1W 2W 3Wi 4V 5V 6V 7V 8V", "touch_of_death").night("wolves 4")
    assert len(s.asked("touch")) == 1
    assert s.peaceful
    assert s.told(3, e.VictimShown) == [e.VictimShown((3,), 0)]
    s.day().night("wolves 4; touch yes")
    assert s.died == (4,)


def test_card_24_the_step_is_always_there():
    """Card 24, SIL-3: whether or not there is a victim."""
    opened = [
        [(r.step, r.seconds) for r in laid("1W 2W 3V 4V 5V 6V", "touch_of_death").night(line).facts(e.Opened)]
        for line in ("wolves 4; touch yes", "wolves 4", "wolves pass")
    ]
    assert opened[0][:2] == opened[1][:2] == opened[2][:2]


def test_card_24_never_by_his_lover():
    """Card 24, LOV-2: with `majority` the victim's lover is not the one who touches."""
    asked = set()
    for n in range(8):
        s = laid("1WL 2W 3W 4VL 5V 6V 7V 8V", "touch_of_death", wolf_consensus="majority", seed=bytes([n]))
        asked |= {*s.night("wolves 4 by 2 3").asked("touch")}
    assert asked == {2, 3}


def test_card_24_never_by_one_who_has_gone():
    """Card 24: nobody would answer for him."""
    asked = set()
    for n in range(8):
        s = laid("1W 2W 3W 4V 5V 6V 7V 8V 9V", "touch_of_death", seed=bytes([n])).until("wolves").remove(1)
        s.night("wolves 4; touch yes")
        assert s.died == (1, 4)
        asked |= {*s.asked("touch")}
    assert asked == {2, 3}


def test_card_24_on_a_full_moon():
    """Cards 1 and 24: one of those who kill that night."""
    s = moon(MOON, "full_moon_rising", new_moon_preset=("touch_of_death",)).night().day()
    s.night("moon_kill 7; touch yes")
    assert s.asked("touch")[0] in {3, 4, 5}
    assert s.died == (7,)
