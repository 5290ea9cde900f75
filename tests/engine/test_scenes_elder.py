"""Scenes: the Elder (ELD-1 to ELD-6, C29 to C31, C103, E05, E25 to E41)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

NINE = "1W 2W 3El 4Wi 5Hu 6Gu 7Se 8V 9V"
LOVED = "1W 2W 3ElL 4Wi 5Hu 6Gu 7Se 8VL 9V"
IDIOT = "1W 2W 3El 4Id 5V 6V 7V 8V 9V"
LIVES = "1W 2W 3El 4Wi 5V 6V 7V 8V 9V"
SCOPES = ("listed_four", "village_camp", "all_non_wolf")


def lost(s):
    return bool(s.facts(e.ElderMourned))


# --- his lives (ELD-1, ELD-3) -------------------------------------------------------------------------------------------


def test_t091_e26_eld_1_first_bite():
    """T091, E26, ELD-1, ELD-6: he lives, the night looks peaceful; nobody, he himself included, is told why."""
    s = Scene(NINE).night("wolves 3")
    assert s.peaceful
    assert s.table.lives == {3: 1}
    assert not any(s.told(seat, e.LifeLost) for seat in range(10))


def test_eld_6_looks_like_any_peaceful_night():
    """ELD-6, SIL-4: the same public events as a night on which the wolves pass."""
    assert Scene(NINE).night("wolves 3").public() == Scene(NINE).night("wolves pass").public()


def test_t092_eld_1_second_bite():
    """T092, ELD-1, E34: dead on the second day; by the wolves, so powers are kept."""
    s = Scene(NINE).night("wolves 3").day().night("wolves 3")
    assert s.died == (3,)
    assert not lost(s)
    assert s.day().night().asked("see") == (7,)


@pytest.mark.parametrize(("rule", "lives"), [("restore_one", {}), ("leaves_one", {3: 1})])
def test_e27_eld_3_bitten_and_healed(rule, lives):
    """E27, ELD-3, C29: the heal is used; still two lives, or one."""
    s = Scene(LIVES, elder_heal=rule).night("wolves 3; heal")
    assert s.peaceful
    assert s.table.lives == lives
    assert s.day().night().asked("heal") == ()


@pytest.mark.parametrize(("rule", "died"), [("leaves_one", (3,)), ("restore_one", ())])
def test_t094_c29_bitten_and_healed_then_bitten(rule, died):
    """T094, C29: {elder_heal=leaves_one} the next bite kills him; by default he has one more life."""
    s = Scene(LIVES, elder_heal=rule).night("wolves 3; heal").day().night("wolves 3")
    assert s.died == died


def test_t095_e28_eld_3_one_life_restored():
    """T095, E28, ELD-3: bitten on N1; on N2 bitten and healed he has one life; on N3 he dies."""
    s = Scene(LIVES).night("wolves 3").day().night("wolves 3; heal")
    assert s.peaceful
    assert s.table.lives == {3: 1}
    assert s.day().night("wolves 3").died == (3,)


def test_e05_c103_guarded_no_life_lost():
    """E05, C103: guarded and bitten he loses no life."""
    s = Scene(NINE).night("guard 3; wolves 3")
    assert s.table.lives == {}
    assert s.day().night("wolves 3").peaceful


@pytest.mark.parametrize(("told", "shown"), [(True, [3]), (False, [0])])
def test_c18_witch_told_of_the_first_bite(told, shown):
    """C18: shown as the victim; or by option as nobody, and the life is lost all the same."""
    s = Scene(LIVES, witch_told_elder_hit=told).night("wolves 3")
    assert [event.target for event in s.told(4, e.VictimShown)] == shown
    assert s.table.lives == {3: 1}
    s.day().night("wolves 3")
    assert [event.target for event in s.told(4, e.VictimShown)] == [3]
    assert s.died == (3,)


# --- killed by the village side (ELD-2, ELD-4) ----------------------------------------------------------------------------


def test_t071_e29_eld_2_shot():
    """T071, E29, E32, ELD-2, ELD-4, HUN-7: bitten, the Hunter shoots an Elder of two lives: dead, powers lost."""
    s = Scene(NINE).night("wolves 5; hunter 3")
    assert s.died == (5, 3)
    assert lost(s)
    assert s.day().night().asked("see") == ()


def test_e29_poisoned():
    """E29, WIT-8: poisoned he dies at once, and the powers are lost."""
    s = Scene(NINE).night("poison 3")
    assert s.died == (3,)
    assert lost(s)


def test_e29_lynched():
    """E29, SEER-11, GRD-7, HUN-7: lynched; each who loses something is told so in private."""
    s = Scene(NINE).night().day("lynch 3")
    assert lost(s)
    assert {event.to[0]: event.powers for event in s.facts(e.PowersLost)} == {
        4: ("potions",), 5: ("shoot", "last_two"), 6: ("guard",), 7: ("see",)}
    s.night()
    assert not {kind for kind, _ in s.table.asks} & {"see", "guard", "heal", "poison"}
    assert s.asked("see") == s.asked("guard") == s.asked("poison") == ()
    assert {"seer", "guard", "witch"} <= set(s.steps)


@pytest.mark.parametrize(("cause", "lines"), [
    ("lynch", ("", "lynch 3")), ("poison", ("poison 3", "")), ("hunter_shot", ("wolves 5; hunter 3", "")),
])  # fmt: skip
@pytest.mark.parametrize("causes", [("lynch",), ("poison",), ("hunter_shot",), ()])
def test_c31_causes_of_the_loss(cause, lines, causes):
    """C31: the causes that `elder_loss_causes` has, and no others."""
    s = Scene(NINE, elder_loss_causes=causes).night(lines[0]).day(lines[1])
    assert s.table.causes[3] == cause
    assert s.table.elder_gone == (cause in causes)


def test_e30_e31_e69_grief():
    """E30, E31, E69, ELD-4: his lover lynched, the Elder dies of grief: no power loss."""
    s = Scene(LOVED).night().day("lynch 8")
    assert s.died == (3, 8)
    assert not lost(s)
    assert s.night().asked("see") == (7,)


def test_c31_grief_by_option():
    """C31: with `grief` among the causes the powers go."""
    assert lost(Scene(LOVED, elder_loss_causes=("grief",)).night().day("lynch 8"))


def test_c31_bitten_or_removed_by_option_only():
    """C31, 0.6: `wolves`, `moderator` and the others are causes too, if they are named."""
    assert not lost(Scene(NINE, dead="3").night())
    assert lost(Scene(NINE, dead="3", elder_loss_causes=("moderator",)).night())
    assert lost(Scene(NINE, elder_loss_causes=("wolves",)).night("wolves 3").day().night("wolves 3"))


# --- scope (C30) --------------------------------------------------------------------------------------------------------

EVERY = "1W 2W 3El 4Wi 5Hu 6Gu 7Se 8Pi 9Bo 10V 11V"


@pytest.mark.parametrize(("scope", "losers"), [
    ("listed_four", {4, 5, 6, 7}), ("village_camp", {4, 5, 6, 7, 9}), ("all_non_wolf", {4, 5, 6, 7, 8, 9}),
])  # fmt: skip
def test_c30_scope(scope, losers):
    """C30, ELD-4: the listed four; every village-camp power; or the Piper's too. Nobody else."""
    s = Scene(EVERY, elder_loss_scope=scope).night().day("lynch 3")
    assert {event.to[0] for event in s.facts(e.PowersLost)} == losers


@pytest.mark.parametrize(("scope", "charms"), [("listed_four", True), ("village_camp", True), ("all_non_wolf", False)])
def test_e39_piper(scope, charms):
    """E39, C30: the Piper keeps charming, but under `all_non_wolf`; by those charmed already he may still win."""
    s = Scene("1W* 2W* 3El 4Pi 5V* 6V* 7V* 8V*", elder_loss_scope=scope).night().day("lynch 3")
    assert s.camps == ("piper",)
    s = Scene("1W* 2W* 3El 4Pi 5V* 6V 7V 8V 9V", elder_loss_scope=scope).night().day("lynch 3").night()
    assert s.asked("charm") == ((4,) if charms else ())


@pytest.mark.parametrize(("scope", "blamed"), [("listed_four", True), ("village_camp", False), ("all_non_wolf", False)])
def test_e37_scapegoat(scope, blamed):
    """E37, C30: Elder lynched, later a tie: the Scapegoat still works with `listed_four` alone."""
    s = Scene("1W 2W 3El 4Sc 5V 6V 7V 8V 9V", elder_loss_scope=scope, vote_mode="single").night().day("lynch 3").night()
    s.day("vote 5 by 1 2, 6 by 7 8")
    assert s.died == ((4,) if blamed else ())


@pytest.mark.parametrize(("scope", "saved"), [("listed_four", True), ("village_camp", False), ("all_non_wolf", False)])
def test_e38_unrevealed_idiot(scope, saved):
    """E38, C30: later lynched: the flip works with `listed_four` alone; the time for it passes all the same."""
    s = Scene(IDIOT, elder_loss_scope=scope).night().day("lynch 3").night().day("lynch 4")
    assert s.died == (() if saved else (4,))
    assert "flip" in s.steps


@pytest.mark.parametrize("scope", SCOPES)
def test_e40_not_character_powers(scope):
    """E40: badge, love and charm are unaffected."""
    s = Scene("1W 2W 3El 4V(Sh) 5VL 6VL 7V* 8Pi 9V", elder_loss_scope=scope, sheriff_election_time="off").night()
    s.day("lynch 3")
    assert s.table.sheriff == 4
    assert s.table.charmed == (7,)
    assert s.night("wolves 5").died == (5, 6)


@pytest.mark.parametrize("causes", [("lynch",), ("poison", "hunter_shot")])
def test_eld_4_permanent_and_once(causes):
    """ELD-4: permanent."""
    s = Scene(NINE, elder_loss_causes=causes).night().day("lynch 3").night().day().night()
    assert s.asked("see") == ((7,) if "lynch" not in causes else ())


# --- with others (E32 to E36, E41) ----------------------------------------------------------------------------------------


def test_e32_hunter_lynched_shoots_the_elder():
    """E32: the shot has already happened; the powers go after it."""
    s = Scene(NINE).night().day("lynch 5; hunter 3")
    assert s.died == (5, 3)
    assert lost(s)


def test_t098_e33_eld_5_idi_4_revealed_idiot():
    """T098, ELD-5, IDI-4: the Idiot revealed earlier, the Elder poisoned: at dawn both are dead."""
    s = Scene("1W 2W 3El 4Id 5Wi 6V 7V 8V 9V").night().day("lynch 4").night("poison 3")
    assert s.died == (3, 4)
    assert s.cause(4) == "elder_curse"


def test_e33_shot_and_the_idiots_lover():
    """E33, ELD-5, LOV-1: Elder shot while the Idiot is revealed: the Idiot dies, and his lover."""
    s = Scene("1W 2W 3El 4IdL 5Hu 6VL 7V 8V 9V 10V").night().day("lynch 4").night("wolves 5; hunter 3")
    assert s.died == (5, 3, 4, 6)
    assert [s.cause(seat) for seat in (4, 6)] == ["elder_curse", "grief"]


def test_e34_killed_by_wolves():
    """E34: the revealed Idiot lives."""
    s = Scene(IDIOT).night("wolves 3").day("lynch 4").night("wolves 3")
    assert s.died == (3,)


def test_eld_5_unrevealed_idiot_lives():
    """ELD-5: only one already revealed."""
    assert Scene(IDIOT).night().day("lynch 3").died == (3,)


def test_e35_e114_later_hunter():
    """E35, E114, HUN-7: the Elder lynched, the Hunter dies later: no shot, and no last-two rule: parity."""
    s = Scene("1W 2El 3Hu 4V 5V").night().day("lynch 2").night("wolves 4").day("lynch 5")
    assert s.camps == ("wolves",)
    s = Scene("1W 2El 3Hu 4V 5V 6V").night().day("lynch 2").night("wolves 3")
    assert s.died == (3,)
    assert s.asked("hunter") == ()


@pytest.mark.parametrize(("before", "asked"), [(True, ()), (False, (5,))])
def test_e36_elder_poisoned_while_hunter_is_bitten(before, asked):
    """E36: the powers are lost before the hunter is asked, so he does not shoot; unless `elder_loss_before_hunter=false`."""
    s = Scene(NINE, elder_loss_before_hunter=before).night("wolves 5; poison 3")
    assert s.asked("hunter") == asked
    assert s.steps.count("hunter") == 1
    assert lost(s)


def test_e41_a_new_card():
    """E41: an Elder who has become a wolf has no Elder's lives, and no powers go with him."""
    s = Scene(NINE).happen(e.CardChanged((3,), "werewolf", "")).night().day("lynch 3")
    assert s.died == (3,)
    assert not lost(s)
