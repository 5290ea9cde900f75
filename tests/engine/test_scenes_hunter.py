"""Scenes: the Hunter's dying shot and the last two (HUN-1 to HUN-7, C24 to C28, E113 to E120b)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

NINE = "1W 2W 3Hu 4V 5V 6V 7V 8V 9V"
LOVERS = "1W 2W 3Hu 4Cu 5V 6V 7V 8V 9V"
WITCH = "1W 2W 3Hu 4Wi 5V 6V 7V 8V 9V"


def test_hun_1_bitten_he_shoots():
    """HUN-1, C28: he dies, then whom he shoots; his identity is public then."""
    s = Scene(NINE).night("wolves 3; hunter 5")
    assert s.died == (3, 5)
    assert s.cause(5) == "hunter_shot"
    assert e.Shot(3, 5) in s.public()
    assert e.Revealed(3, "hunter") in s.public()


def test_t064_lynched_he_shoots():
    """T064, HUN-4: identity first, then the shot."""
    s = Scene(NINE).night().day("lynch 3; hunter 5")
    assert s.died == (3, 5)
    said = s.public()
    assert said.index(e.Revealed(3, "hunter")) < said.index(e.Shot(3, 5)) < said.index(e.Died(5))


@pytest.mark.parametrize("line", ["wolves 3", "wolves 3; hunter pass"])
def test_t074_no_shot(line):
    """T074, HUN-1, C27: silent or declined, nobody else dies and nothing is shown of him."""
    s = Scene(NINE).night(line)
    assert s.died == (3,)
    assert s.asked("hunter") == (3,)
    assert not s.facts(e.Revealed)
    assert not s.facts(e.Shot)


def test_hun_5_whom_he_may_shoot():
    """HUN-5: anyone living: not himself, not the dead of that dawn, not two."""
    s = Scene(WITCH).night("wolves 3; poison 9; hunter! 3, 9, 0, 5 6; hunter 5")
    assert s.refused == ["not-shoot", "not-shoot", "not-shoot", "how-many"]
    assert s.died == (3, 9, 5)


@pytest.mark.parametrize(("mandatory", "refused"), [(True, ["must-pick"]), (False, [])])
def test_c27_mandatory_shot(mandatory, refused):
    """C27: by option a pass is refused."""
    s = Scene(NINE, hunter_shot_mandatory=mandatory)
    s.night("wolves 3; hunter! pass; hunter 5" if mandatory else "wolves 3; hunter pass; hunter 5")
    assert s.refused == refused


@pytest.mark.parametrize("shown", [True, False])
def test_c28_identity_at_the_shot(shown):
    """C28: with `hunter_reveal_on_shot=false` only the second death is told."""
    s = Scene(NINE, hunter_reveal_on_shot=shown).night("wolves 3; hunter 5")
    assert s.died == (3, 5)
    assert bool(s.facts(e.Shot)) == bool(s.facts(e.Revealed)) == shown


@pytest.mark.parametrize(("causes", "cause"), [
    (("wolves",), "wolves"),
    (("lynch",), "lynch"),
    (("poison",), "poison"),
    (("grief",), "grief"),
    ((), ""),
])  # fmt: skip
def test_c24_each_cause_of_death(causes, cause):
    """C24, HUN-2, HUN-3: he shoots on the causes that `hunter_shot_on` has, and on no others."""
    seats = "1W 2W 3Hu 4Wi 5Cu 6V 7V 8V 9V"
    asked = {
        "wolves": Scene(seats, hunter_shot_on=causes).night("cupid 6 7; wolves 3").asked("hunter"),
        "poison": Scene(seats, hunter_shot_on=causes).night("cupid 6 7; poison 3").asked("hunter"),
        "grief": Scene(seats, hunter_shot_on=causes).night("cupid 3 6; wolves 6").asked("hunter"),
        "lynch": Scene(seats, hunter_shot_on=causes).night("cupid 6 7").day("lynch 3").asked("hunter"),
    }
    assert {name for name, seats in asked.items() if seats} == ({cause} if cause else set())


def test_hun_2_removed_he_does_not_shoot():
    """HUN-2, 2.10: a removal is none of the causes."""
    s = Scene(NINE, dead="3").night()
    assert s.died == (3,)
    assert s.asked("hunter") == ()


@pytest.mark.parametrize(("innocent", "lover", "asked"), [
    (False, 1, (3,)), (True, 1, ()), (True, 5, (3,)),
])  # fmt: skip
def test_c26_innocent(innocent, lover, asked):
    """C26: by option he shoots on a lynching only if he is not in love with a wolf."""
    s = Scene(LOVERS, hunter_shot_requires_innocent=innocent).night(f"cupid 3 {lover}").day("lynch 3")
    assert s.asked("hunter") == asked


def test_c26_only_for_a_lynching():
    """C26: "innocently lynched"; bitten he shoots."""
    s = Scene("1W 2W 3Hu 4Cu 5W 6V 7V 8V 9V", wolf_consensus="majority", hunter_shot_requires_innocent=True)
    s.night("cupid 3 1; wolves 3 by 2 5")
    assert s.asked("hunter") == (3,)


def test_t065_e68_grief():
    """T065, E68, HUN-3: his lover lynched, he dies of grief and is not asked; with grief among the causes he is."""
    s = Scene(LOVERS).night("cupid 3 6").day("lynch 6")
    assert s.died == (3, 6)
    assert s.asked("hunter") == ()
    s = Scene(LOVERS, hunter_shot_on=("wolves", "lynch", "grief")).night("cupid 3 6").day("lynch 6; hunter 7")
    assert s.died == (3, 6, 7)


def test_e70_lover_dies_before_the_shot():
    """E70, 2.4: the bitten Hunter's partner dies of grief at once; he shoots a third."""
    s = Scene(LOVERS).night("cupid 3 6; wolves 3; hunter! 6; hunter 7")
    assert s.died == (3, 6, 7)
    assert s.cause(6) == "grief"


def test_t070_own_lover_with_hunter_first():
    """T070, HUN-5, LOV-4, C84: with `hunter_first` the lover still lives then, and is refused; grief comes after."""
    s = Scene(LOVERS, dawn_trigger_order="hunter_first").night("cupid 3 6; wolves 3; hunter! 6; hunter 7")
    assert s.refused == ["not-shoot"]
    assert s.died == (3, 6, 7)
    assert [s.cause(seat) for seat in (3, 6, 7)] == ["wolves", "grief", "hunter_shot"]


def test_e71_shot_lover_and_the_last_wolf():
    """E71, LOV-1, WIN-V1: he shoots a lover whose partner is the last wolf."""
    s = Scene("1W 2V 3Hu 4Cu 5V 6V 7V").night("cupid 1 6; wolves 3; hunter 6")
    assert s.died == (3, 1, 6)
    assert s.camps == ("village",)


@pytest.mark.parametrize(("last_two", "camps"), [(True, ("village",)), (False, ("wolves",))])
def test_t067_t073_e113_e116_last_two(last_two, camps):
    """T067, T073, E113, E116, HUN-6, C25: Hunter and wolf are left after the lynching: village at once, or parity."""
    s = Scene("1W 2V 3Hu 4V", hunter_last_two=last_two, dead="2").night().day("lynch 4")
    assert s.camps == camps
    assert s.table.night == 1


def test_e113_at_dawn():
    """E113: at any stable point, before the day."""
    s = Scene("1W 2V 3Hu 4V").night("wolves 2").day().night("wolves 4")
    assert s.camps == ("village",)
    assert s.winners == (2, 3, 4)


def test_hun_6_not_with_three():
    """HUN-6: only the last two; at three the wolf's bite goes on."""
    assert not Scene("1W 2V 3Hu 4V").night("wolves 2").over


def test_t068_e115_he_shoots_the_wolf():
    """T068, E115: alive Hunter, Villager, wolf; bitten he shoots the wolf."""
    s = Scene("1W 2V 3Hu 4V", dead="2").night("wolves 3; hunter 1")
    assert s.camps == ("village",)


def test_e117_bullet_for_the_last_villager():
    """E117, WIN-W1: he shoots the villager, and only a wolf is left."""
    s = Scene("1W 2V 3Hu 4V", dead="2").night("wolves 3; hunter 4")
    assert s.camps == ("wolves",)
    assert s.winners == (1,)


def test_e120_last_two_in_love():
    """E120, E75, LOV-4: Hunter and wolf are lovers: the couple wins."""
    s = Scene("1W 2W 3Hu 4Cu 5V", dead="5", win_priority=("piper", "hunter_last_two", "couple", "village", "wolves"))
    assert not s.night("cupid 1 3; wolves 4").over
    s.day("lynch 2")
    assert s.camps == ("couple",)
    assert s.winners == (1, 3)


def test_t175_no_victory_between_lynch_and_shot():
    """T175, 2.4 step 8: 2:2 for a moment; after the shot 1:2, the game goes on."""
    s = Scene("1W 2W 3Hu 4V 5V").night().day("lynch 3; hunter 1")
    assert not s.over
    assert s.table.living == (2, 4, 5)


def test_t175_without_the_shot_it_ends():
    """T175, WIN-W1: 2:2."""
    assert Scene("1W 2W 3Hu 4V 5V").night().day("lynch 3").camps == ("wolves",)


# --- the window that passes anyway (SIL-3c) --------------------------------------------------------------------------


def window(s):
    """How often the time for a shot passed, and who was asked."""
    return s.steps.count("hunter"), s.asked("hunter")


def test_t224_e120b_time_passes_though_no_hunter_died():
    """T224, E120b, SIL-3c: hidden roles, a Villager dies: t_reaction passes, nobody is asked; not sped up."""
    s = Scene(NINE).night("wolves 4")
    assert window(s) == (1, ())
    assert s.seconds("hunter") == [45.0]
    assert not s.facts(e.Opened)[-1].early


def test_sil_3c_the_same_whoever_died():
    """SIL-3c: a Hunter's window and a Villager's look the same to all."""
    def said(victim):
        said = Scene(NINE).night(f"wolves {victim}").public()
        return [event for event in said if not isinstance(event, (e.Died, e.OrderSet))]
    assert said(3) == said(4)


def test_sil_3c_nobody_died():
    """SIL-3c: no death, no window."""
    assert window(Scene(NINE).night()) == (0, ())


def test_sil_3c_no_hunter_in_the_deck():
    """SIL-3c: the announced deck has none, no window."""
    assert window(Scene("1W 2W 3Se 4V 5V 6V").night("wolves 4")) == (0, ())


@pytest.mark.parametrize(("reveal", "count"), [("role", 0), ("camp", 1), ("none", 1)])
def test_sil_3c_roles_revealed(reveal, count):
    """SIL-3c: where the card that is shown is no Hunter's, no window; a shown camp hides him still."""
    assert window(Scene(NINE, reveal_night=reveal).night("wolves 4")) == (count, ())
    assert window(Scene(NINE, reveal_lynch=reveal).night().day("lynch 4")) == (count, ())


def test_sil_3c_a_wolf_by_camp_is_no_hunter():
    """SIL-3c: somebody shown as a wolf was none."""
    assert window(Scene(NINE, reveal_lynch="camp").night().day("lynch 1")) == (0, ())


def test_sil_3c_the_hunter_has_publicly_gone():
    """SIL-3c: after he was shown, no window any more."""
    s = Scene(NINE).night().day("lynch 3; hunter 9")
    assert window(s) == (1, (3,))
    assert window(s.night("wolves 4")) == (0, ())


def test_c28_only_his_camp_was_shown():
    """C28, SIL-3c: shown as no wolf at his execution, he is shown as the Hunter when he shoots, and has publicly gone."""
    s = Scene(NINE, reveal_lynch="camp").night().day("lynch 3; hunter 9")
    assert [event.what for event in s.facts(e.Revealed) if event.who == 3] == ["not_wolf", "hunter"]
    assert window(s) == (1, (3,))
    assert window(s.night("wolves 4")) == (0, ())


def test_sil_3c_hidden_shot_opens_another_window():
    """SIL-3c: if he stays hidden, the one who was shot may have been the Hunter for all that is known."""
    s = Scene(NINE, hunter_reveal_on_shot=False).night("wolves 3; hunter 5")
    assert window(s) == (2, (3,))


def test_sil_3b_the_window_never_closes_early():
    """SIL-3b: his answer does not shorten it."""
    s = Scene(NINE).until("hunter", "wolves 3")
    s.answer(3, "hunter", 5)
    assert s.table.round is not None
    assert s.table.round.step == "hunter"
    assert 5 in s.table.living


@pytest.mark.parametrize(("phases", "steps"), [("always", 1), ("source_literal", 0), ("off", 0)])
def test_c68_no_pretence_of_a_shot(phases, steps):
    """C68, SIL-3c: the time of a shot passes without a dead Hunter only where all pretences are made."""
    s = Scene("1W 2W 3Hu 4V 5V 6V 7V 8V", phantom_phases=phases).night("wolves 4")
    assert s.steps.count("hunter") == steps
