"""Scenes: the Little Girl (GIRL-1 to GIRL-9, C10, C17, C19 to C22, C108, E17 to E25)."""

import pytest

from engine import events as e
from engine.commands import Answer
from engine.speech import eavesdroppers
from tests.engine.scenes import Scene

EIGHT = "1W 2W 3Wi 4V 5V 6Gi 7V 8V"
GUARDED = "1W 2W 3Gu 4V 5V 6Gi 7V 8V"
LOVED = "1WL 2W 3Wi 4V 5V 6GiL 7V 8V"
CAUGHT = {"girl_risk": (1.0,)}


def night(line, seats=EIGHT, **options):
    return Scene(seats, **{**CAUGHT, **options}).night(line)


# --- what she sees (GIRL-1, C21) ----------------------------------------------------------------------------------------


def test_t061_girl_1_successful_peek():
    """T061, GIRL-1, WOLF-9: with the chance to see she learns one living wolf, in private."""
    s = Scene(EIGHT, dead="2", **CAUGHT).night("wolves 4").day().night("peek 1; wolves 5; catch no")
    assert s.told(6, e.Peeked) == [e.Peeked((6,), (1,))]
    assert not any(s.told(seat, e.Peeked) for seat in (0, 1, 3, 4))


def test_t061_wolves_learn_nothing_of_an_undetected_peek():
    """T061, GIRL-1: who was not caught leaves no trace, for the pack or for anybody."""
    def heard(line, seat):
        s = night(line, girl_detection="never")
        return [event for event in s.views.heard[seat] if not isinstance(event, e.OrderSet)]
    for seat in (0, 1, 2, 3, 4):
        assert heard("peek 1; wolves 4", seat) == heard("wolves 4", seat)


def test_t062_girl_1_no_peek_no_detection():
    """T062, GIRL-1: she does not peek, so nobody can catch her."""
    s = night("wolves 4", girl_kill_optional=False)
    assert not s.facts(e.GirlCaught)
    assert s.asked("catch") == ()
    assert s.died == (4,)


@pytest.mark.parametrize(("risk", "level", "sees"), [((0.0, 1.0), 1, False), ((0.0, 1.0), 2, True), ((1.0, 0.0), 1, True)])
def test_girl_4b_c20_level_of_risk(risk, level, sees):
    """GIRL-4b, C20: she picks a level of `girl_risk`: the chance to see is the chance to be caught."""
    s = Scene(EIGHT, girl_risk=risk).night(f"peek {level}; wolves 4")
    assert bool(s.told(6, e.Peeked)[0].wolves) == bool(s.facts(e.GirlCaught)) == sees


def test_girl_4b_chance_to_see_and_to_be_caught_are_two_dice():
    """GIRL-4b: at one half each of the four outcomes occurs."""
    outcomes = set()
    for n in range(40):
        s = Scene(EIGHT, girl_risk=(0.5,), seed=bytes([n])).night("peek 1; wolves 4")
        outcomes.add((bool(s.told(6, e.Peeked)[0].wolves), bool(s.facts(e.GirlCaught))))
    assert len(outcomes) == 4


@pytest.mark.parametrize(("reveals", "sees"), [("one_wolf", 1), ("all_wolves", 2), ("wolf_chat_anonymous", 0)])
def test_c21_what_she_sees(reveals, sees):
    """C21: one random living wolf, all of them, or none but their talk."""
    s = Scene(EIGHT, girl_peek_reveals=reveals, girl_detection="never").until("wolves")
    assert eavesdroppers(s.table) == ()
    s.answer(6, "peek", 1)
    assert eavesdroppers(s.table) == ((6,) if sees == 0 else ())
    s.night("wolves 4")
    (peeked,) = s.told(6, e.Peeked)
    assert len(peeked.wolves) == sees
    assert set(peeked.wolves) <= {1, 2}
    assert eavesdroppers(s.table) == ()


def test_c21_one_wolf_is_by_lot():
    """C21 `one_wolf`: a random one."""
    seen = {Scene(EIGHT, girl_detection="never", seed=bytes([n])).night("peek 1").told(6, e.Peeked)[0].wolves for n in range(20)}
    assert seen == {(1,), (2,)}


def test_girl_4a_one_peek_a_step():
    """GIRL-4a: a second look in the same step is refused, also in a later round of the same step (WOLF-2a)."""
    s = Scene(EIGHT, girl_detection="never", wolf_consensus="block_until_unanimous").until("wolves")
    s.answer(6, "peek", 1)
    assert s.refuses(Answer(6, "peek", (1,))) == "not-asked"
    s.night("wolves 4 by 1, 5 by 2 > 4 by 1, 5 by 2 > 4")
    assert s.asked("peek") == (6,)
    assert s.day().night("peek 1").asked("peek") == (6, )


@pytest.mark.parametrize(("window", "steps"), [("after_kill_cue", ["wake", "wolves"]), ("whole_step", ["wolves"])])
def test_girl_5_c22_the_kill_cue(window, steps):
    """GIRL-5, C22: only after "wolves, please kill"; or in the whole step; both take the same time."""
    s = Scene(EIGHT, girl_peek_window=window, speed="slow").until(steps[0])
    asked = ("peek", 6) in s.table.asks
    assert asked == (window == "whole_step")
    assert ("kill", 1) not in s.table.asks or asked
    s.night("wolves 4")
    assert [step for step in s.steps if step in {"wake", "wolves"}] == steps
    assert sum(s.seconds("wake") + s.seconds("wolves")) == pytest.approx(90.0)
    assert s.asked("peek") == (6,)


def test_wolf_2a_rounds_have_their_full_time_beside_the_wake():
    """WOLF-2a, GIRL-5: the cue is once a step; the further rounds are whole ones."""
    s = Scene(EIGHT, wolf_consensus="block_until_unanimous", speed="slow").night("wolves 4")
    assert s.seconds("wake") + s.seconds("wolves") == pytest.approx([30.0, 60.0, 90.0, 90.0])


# --- caught (GIRL-2 to GIRL-4a, C19) ------------------------------------------------------------------------------------


def test_t058_e17_girl_3_caught_and_killed():
    """T058, E17, GIRL-3, GIRL-4a: all living wolves are told who, all say yes: she dies in the place of 4."""
    s = night("peek 1; wolves 4; catch yes")
    assert s.told(1, e.GirlCaught) == s.told(2, e.GirlCaught) == [e.GirlCaught((1, 2), 6)]
    assert not s.told(3, e.GirlCaught)
    assert not s.told(6, e.GirlCaught)
    assert s.died == (6,)
    assert s.cause(6) == "girl_caught"


@pytest.mark.parametrize("vote", ["no", "yes by 1, no by 2", "yes by 1", ""])
def test_t059_e19_girl_4_wolves_decline(vote):
    """T059, E19, GIRL-4, GIRL-4a: only a unanimous yes kills her; else the ordinary target stands."""
    s = night(f"peek 1; wolves 4; catch {vote}" if vote else "peek 1; wolves 4")
    assert s.died == (4,)
    assert 6 in s.table.living


def test_e18_girl_2_two_victims():
    """E18, GIRL-2, C19: {classic} she is silenced at once, and the target dies too; nobody is asked."""
    s = Scene("1W 2W 3Se 4V 5V 6Gi 7V 8V", preset="classic", **CAUGHT).night("peek 1; wolves 4")
    assert s.died == (4, 6)
    assert s.asked("catch") == ()
    assert s.facts(e.CauseShown) == [e.CauseShown(4, "wolves"), e.CauseShown(6, "girl_caught")]


@pytest.mark.parametrize(("effect", "died"), [("replaces_victim", (6,)), ("extra_victim", (4, 6))])
@pytest.mark.parametrize("optional", [True, False])
def test_c19_effect_and_optional(effect, died, optional):
    """C19: in the victim's place or beside him; with a vote of the wolves or without."""
    s = night("peek 1; wolves 4; catch yes" if optional else "peek 1; wolves 4",
              girl_caught_effect=effect, girl_kill_optional=optional)
    assert s.died == died
    assert s.asked("catch") == ((1, 2) if optional else ())


def test_girl_4a_caught_girl_who_is_the_target():
    """GIRL-4a: caught Girl and target together are one death."""
    s = night("peek 1; wolves 6; catch yes")
    assert s.died == (6,)
    assert s.cause(6) == "girl_caught"


def test_girl_4a_the_caught_half_takes_its_time_every_night():
    """GIRL-4a, SIL-3c, E120b: t_reaction, multiplied by `speed`, whether she peeked, was caught, or is dead."""
    for line in ("", "peek 1", "peek 1; catch yes"):
        assert night(line, speed="slow").seconds("caught") == [45.0]
    assert Scene(EIGHT, dead="6", speed="brisk").night().day().night().seconds("caught") == [11.25]
    assert "caught" not in Scene("1W 2W 3Wi 4V 5V 6V").night().steps


@pytest.mark.parametrize(("phantoms", "count"), [("always", 1), ("source_literal", 0), ("off", 0)])
def test_c68_caught_half_is_a_pretence(phantoms, count):
    """C68: run without anybody caught only where every pretence is."""
    assert night("", phantom_phases=phantoms).steps.count("caught") == count
    assert night("peek 1", phantom_phases=phantoms).steps.count("caught") == 1


# --- the wolves' guess (GIRL-4b) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "caught"), [
    ("peek 1; guess 6", True), ("peek 1; guess 6 by 1", False), ("peek 1; guess 6 by 1, 5 by 2", False),
    ("peek 1", False), ("guess 6", False), ("peek 1; guess 5", False),
])  # fmt: skip
def test_girl_4b_wolf_guess(line, caught):
    """GIRL-4b, C20: caught if all living wolves name her while she peeked; then they vote as ever (GIRL-4a)."""
    s = night(f"wolves 4; {line}" + ("; catch yes" if caught else ""), girl_detection="wolf_guess")
    assert [event.girl for event in s.facts(e.GirlCaught)] == ([6] if caught else [])
    assert s.died == ((6,) if caught else (4,))


def test_girl_4b_guessed_and_spared():
    """GIRL-4a: with `girl_kill_optional` they may still spare her."""
    assert night("wolves 4; peek 1; guess 6; catch no", girl_detection="wolf_guess").died == (4,)


def test_girl_4b_she_sees_for_sure_where_the_wolves_guess():
    """GIRL-4b, C20: no dice; there is one way to peek."""
    s = night("peek! 2; peek 1", girl_detection="wolf_guess", girl_risk=(0.0, 0.0))
    assert s.told(6, e.Peeked)[0].wolves


def test_girl_4b_never():
    """GIRL-4b, C20 `never`: she cannot be caught."""
    s = night("peek 1; wolves 4", girl_detection="never")
    assert s.told(6, e.Peeked)[0].wolves
    assert not s.facts(e.GirlCaught)


def test_a_wolf_removed_has_no_say_on_the_girl():
    """GIRL-4a, 2.10: living wolves, without one just taken out."""
    s = Scene(EIGHT, **CAUGHT).until("caught", "peek 1; wolves 4").remove(2).night("catch yes")
    assert s.died == (2, 6)


# --- protected, healed, loved (GIRL-6, GIRL-7) --------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "died"), [("no_effect", (6,)), ("works", ())])
def test_t037_e21_grd_5_guarded_and_bitten(rule, died):
    """T037, E21, GRD-5, GIRL-6, C10: the Guard's protection has no effect on her, unless by option."""
    assert Scene(GUARDED, guard_girl=rule).night("guard 6; wolves 6").died == died


def test_t038_grd_5_guard_refused():
    """T038, GRD-5, C10: {guard_girl=forbidden} refused, in private; others may be guarded."""
    s = Scene(GUARDED, guard_girl="forbidden").night("guard! 6; guard 4; wolves 4")
    assert s.refused == ["not-guard"]
    assert s.peaceful


@pytest.mark.parametrize("rule", ["no_effect", "works"])
def test_e20_girl_6_guarded_and_caught(rule):
    """E20, GIRL-6: nothing protects a Girl killed because she was caught."""
    assert Scene(GUARDED, guard_girl=rule, **CAUGHT).night("guard 6; peek 1; wolves 4; catch yes").died == (6,)


@pytest.mark.parametrize("code", ["Bo", "An"])
@pytest.mark.parametrize(("line", "died"), [("wolves 6", ()), ("peek 1; wolves 6; catch yes", (6,))])
def test_e21a_e21b_c108_protected_by_bodyguard_or_angel(code, line, died):
    """E21a, E21b, GIRL-6, C108, ANG-1: they protect her against the bite like anybody, not when she was caught."""
    s = Scene(f"1W 2W 3{code} 4V 5V 6Gi 7V 8V", **CAUGHT).night(f"guard 6; {line}")
    assert s.died == died


def test_t221_classic_bodyguard():
    """T221, E21a: {classic, bodyguard, girl} Bo protects Gi, bitten and not caught: no crime."""
    s = Scene("1W 2W 3Se 4Bo 5V 6Gi 7V 8V", preset="classic").night("guard 6; wolves 6")
    assert s.peaceful
    assert s.died == ()


def test_e22_girl_7_bitten_she_may_be_healed():
    """E22, GIRL-7, WIT-7: simply bitten, without having been caught."""
    s = night("wolves 6; heal")
    assert s.peaceful


@pytest.mark.parametrize(("may", "died"), [(False, (6,)), (True, ())])
def test_t053_e23_c17_caught_she_may_not(may, died):
    """T053, E23, GIRL-7, WIT-7, C17: shown to the Witch as lost; a heal is refused and not spent, unless by option."""
    s = Scene(EIGHT, witch_heal_caught_girl=may, **CAUGHT).until("witch", "peek 1; wolves 4; catch yes")
    assert e.VictimShown((3,), 6, lost=not may) in s.views.heard[3]
    if not may:
        assert s.refuses(Answer(3, "heal", (6,))) == "not-asked"
    s.night("heal" if may else "")
    assert s.died == died
    assert s.day().night("wolves 5").asked("heal") == (() if may else (3,))


def test_e24_a_wolfs_lover_is_spared():
    """E24, LOV-2, LOV-4, WOLF-3: the wolf who loves her may only say no: the earlier victim stands."""
    s = night("peek 1; wolves 4; catch! yes by 1; catch no by 1, yes by 2", LOVED)
    assert s.died == (4,)


def test_e24_nor_does_he_name_her():
    """E24, LOV-2: {girl_detection=wolf_guess} he may not point at her."""
    s = night("peek 1; wolves 4; guess! 6 by 1; guess 6 by 2", LOVED, girl_detection="wolf_guess")
    assert s.died == (4,)


@pytest.mark.parametrize(("scope", "asked"), [("village_camp", ()), ("all_non_wolf", ()), ("listed_four", (5,))])
def test_t097_e25_elder_lynched(scope, asked):
    """T097, E25, C30: she may peek no more, but with `listed_four`."""
    s = Scene("1W 2W 3El 4V 5Gi 6V 7V 8V 9V", elder_loss_scope=scope).night().day("lynch 3").night()
    assert s.asked("peek") == asked
    assert s.seconds("caught") == [22.5]
