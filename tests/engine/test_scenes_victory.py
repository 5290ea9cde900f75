"""Scenes: who wins, in which order it is looked for, draws (WIN, 3.2, 3.3, C53 to C55, C78, C79, C106)."""

import pytest

from engine import events as e
from engine.commands import Answer, Begin, Late, Remove, Retract
from tests.engine.scenes import Scene

SPECIAL = "1W 2W 3Se 4Wi 5V 6V 7V"


def test_win_v1_all_wolves_dead():
    """WIN-V1, WIN-X1: any cause; every villager wins, the dead too."""
    s = Scene("1W 2W 3Se 4Wi 5V 6V 7V").night("poison 1; wolves 5").day("lynch 2")
    assert s.camps == ("village",)
    assert s.winners == (3, 4, 5, 6, 7)


def test_dead_4_dead_wolves_win_too():
    """DEAD-4, WIN-X1."""
    s = Scene("1W 2W 3Se 4V 5V 6V").night("wolves 3").day("lynch 1").night("wolves 4").day().night("wolves 5")
    assert s.camps == ("wolves",)
    assert s.winners == (1, 2)


def test_2_11_all_cards_are_shown_at_the_end():
    """2.11: cards and lovers; then nothing more may happen."""
    s = Scene("1W 2V 3Cu 4V 5V 6V").night("cupid 2 4").day("lynch 1")
    assert s.facts(e.CardsShown) == [e.CardsShown(("werewolf", "villager", "cupid", "villager", "villager", "villager"), ((2, 4),))]
    assert s.table.round is None
    for command in (Late(s.table.round_no), Answer(2, "end", (1,)), Retract(2, "end"), Remove(2), Begin()):
        assert s.refuses(command) == "game-over"


# --- wolves (WIN-W) ---------------------------------------------------------------------------------------------------


def test_t169_parity_at_dawn():
    """T169, WIN-W1, 2.11: alive 2W 2V at dawn: before the discussion."""
    s = Scene("1W 2W 3V 4V 5V").night("wolves 5")
    assert s.camps == ("wolves",)
    assert s.table.phase == "over"
    assert "discussion" not in s.steps


def test_parity_needs_as_many_wolves():
    """WIN-W1: 2 to 3 is not enough."""
    assert not Scene("1W 2W 3V 4V 5V 6V").night("wolves 5").over


def test_parity_counts_special_roles():
    """WIN-W1: ordinary and special villagers alike."""
    assert Scene("1W 2W 3Se 4Gu 5V").night("wolves 5").camps == ("wolves",)


@pytest.mark.parametrize(("strict", "over"), [(False, True), (True, False)])
def test_c54_parity_strict_equal(strict, over):
    """C54, 3.3: 2 wolves to 1: at least as many; or only equality."""
    s = Scene("1W 2W 3Wi 4V 5V", parity_strict_equal=strict).night("wolves 4; poison 5")
    assert s.over == over


def test_c54_strict_equality_is_still_a_victory():
    """C54: 2 to 2."""
    assert Scene("1W 2W 3V 4V 5V", parity_strict_equal=True).night("wolves 5").camps == ("wolves",)


@pytest.mark.parametrize(("rule", "over"), [
    ("parity", False), ("all_plain", True), ("all_good", False), ("one_side", True),
])  # fmt: skip
def test_t170_c53_last_plain_villager(rule, over):
    """T170, WIN-W2, WIN-W4: the last ordinary Villager bitten, special ones alive."""
    s = Scene("1W 2Se 3Wi 4Gu 5V", wolf_win=rule).night("wolves 5")
    assert s.over == over
    assert not over or s.camps == ("wolves",)


@pytest.mark.parametrize(("rule", "over"), [
    ("parity", False), ("all_plain", False), ("all_good", False), ("one_side", True),
])  # fmt: skip
def test_t173_c53_last_god(rule, over):
    """T173, WIN-W4: the last special villager dies, three Villagers alive."""
    assert Scene("1W 2Se 3V 4V 5V", wolf_win=rule).night("wolves 2").over == over


@pytest.mark.parametrize(("rule", "over"), [("parity", True), ("all_plain", False), ("all_good", False), ("one_side", True)])
def test_t172_c53_parity_reached(rule, over):
    """T172, WIN-W3: 2W 1V: goes on with `all_good`; then V dies."""
    s = Scene("1W 2W 3Se 4V", wolf_win=rule).night("wolves 3")
    assert s.over == over
    assert over or s.day().night("wolves 4").camps == ("wolves",)


def test_3_3_every_seat_counts():
    """3.3: the only plain Villager sits on seat 1, or on the last."""
    assert Scene("1V 2W 3Se 4Gu 5Wi", wolf_win="all_plain").night("wolves 1").camps == ("wolves",)
    assert Scene("1W 2Se 3Gu 4Wi 5V", wolf_win="all_plain").night("wolves 5").camps == ("wolves",)


def test_3_3_classes_that_nobody_held():
    """3.3: `one_side` by the class that exists; `all_plain` without plain cards falls back to `all_good`."""
    assert not Scene("1W 2V 3V 4V 5V", wolf_win="one_side").night("wolves 2").over
    s = Scene("1W 2Se 3Gu 4Wi 5Hu", wolf_win="all_plain", hunter_last_two=False).night("wolves 2")
    assert not s.over
    assert Scene("1W 2Se 3Gu", wolf_win="all_plain", dead="2").night("wolves 3").camps == ("wolves",)


@pytest.mark.parametrize("rule", ["parity", "all_plain", "all_good", "one_side"])
def test_3_3_a_living_wolf_is_needed(rule):
    """3.3: every wolf victory needs a living wolf; with the last Villager goes the last wolf: the village."""
    s = Scene("1W 2Wi 3Se 4V", wolf_win=rule).night("wolves 4; poison 1")
    assert s.camps == ("village",)


def test_t176_e118_last_wolf_poisoned():
    """T176, E118, 3.2: the bite reaches parity, but all wolves are dead: village."""
    s = Scene("1W 2Wi 3V", dead="").night("wolves 3; poison 1")
    assert s.camps == ("village",)


@pytest.mark.parametrize(("rule", "camps"), [("village", ("village",)), ("wolves", ("wolves",)), ("draw", ())])
def test_c78_simultaneous(rule, camps):
    """C78, 5.4: the last wolf dies when `wolf_win` would hold with those who died since the last stable point alive."""
    s = Scene("1W 2Wi 3V 4V", simultaneous_village_wolf=rule, dead="4").night("wolves 3; poison 1")
    assert s.camps == camps


def test_c78_only_where_they_would_have_won():
    """C78: otherwise the village."""
    s = Scene("1W 2Wi 3V 4V 5V", simultaneous_village_wolf="wolves").night("wolves 3; poison 1")
    assert s.camps == ("village",)


def test_c78_wolves_dead_before_do_not_count():
    """C78: "since the last stable point"."""
    s = Scene("1W 2W 3Wi 4V 5V 6V", simultaneous_village_wolf="wolves").night("poison 1").day("lynch 2")
    assert s.camps == ("village",)


# --- order (3.2) -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "camps"), [
    (("piper", "couple", "hunter_last_two", "village", "wolves"), ("village",)),
    (("piper", "couple", "wolves", "hunter_last_two", "village"), ("wolves",)),
])  # fmt: skip
def test_c78_win_priority(order, camps):
    """3.2, C78: Hunter and wolf are left: last two before parity, or the other way round."""
    s = Scene("1W 2Hu 3V", win_priority=order).night("wolves 3")
    assert s.camps == camps


def test_3_2_couple_before_the_last_two():
    """3.2 steps 4 and 5: reordered, the Hunter in love with the wolf still does not shoot."""
    s = Scene("1W 2Hu 3Cu 4V", win_priority=("hunter_last_two", "couple", "piper", "village", "wolves"), dead="4")
    assert s.night("cupid 1 2; wolves 3").camps == ("couple",)


# --- nobody (WIN-0, WIN-S1) ---------------------------------------------------------------------------------------------


def test_win_0_c79_everybody_dead():
    """WIN-0, C79, E118: a draw before any other check."""
    s = Scene("1W 2Wi 3V", dead="3").night("wolves 2; poison 1")
    assert s.camps == ()
    assert s.winners == ()


@pytest.mark.parametrize("days", [1, 2, 3, 5])
def test_t226_e120a_stalemate(days):
    """T226, E120a, WIN-S1: warned one round before, where one is enough before the first night, then a draw."""
    s = Scene("1W 2W 3V 4V 5V 6V", stalemate_days=days)
    while not s.over:
        s.night().day()
    assert s.table.day == days
    assert s.camps == ()
    told = [event for event in s.log if isinstance(event, (e.StalemateNear, e.NightFell))]
    assert [told[at + 1] for at, event in enumerate(told) if event == e.StalemateNear()] == [e.NightFell(days)]


def test_win_s1_off():
    """WIN-S1: 0 is off."""
    s = Scene("1W 2W 3V 4V 5V 6V", stalemate_days=0)
    for _ in range(8):
        s.night().day()
    assert not s.over


@pytest.mark.parametrize("death", ["night", "day"])
def test_win_s1_a_death_begins_anew(death):
    """WIN-S1: full rounds in a row without a death."""
    s = Scene("1W 2V 3V 4V 5V 6V", stalemate_days=2).night().day()
    s.night("wolves 6" if death == "night" else "").day("lynch 6" if death == "day" else "")
    assert not s.over
    s.night().day()
    assert s.facts(e.StalemateNear)
    s.night().day()
    assert s.camps == ()
    assert s.table.day == 4




@pytest.mark.parametrize(("card", "over"), [("villager", True), ("seer", False)])
def test_win_s1_a_changed_card_is_news(card, over):
    """WIN-S1: a change of role begins the count anew, a card changed into itself does not."""
    s = Scene("1W 2W 3V 4V 5V 6V", stalemate_days=2).night().day()
    s.happen(e.CardChanged((3,), card, "")).night().day()
    assert s.over == over


@pytest.mark.parametrize("secret", ["piper 5 6", "piper pass"])
def test_win_s1_sil_4_the_warning_tells_nothing_secret(secret):
    """WIN-S1, SIL-4: whether somebody was charmed changes when the draw comes, never what is announced before it."""
    s = Scene("1W 2W 3Pi 4V 5V 6V 7V 8V 9V", stalemate_days=2).night().day().night(secret).day()
    assert [event.night for event in s.log if isinstance(event, e.NightFell)] == ([1, 2, 3] if secret == "piper 5 6" else [1, 2])
    assert s.over == (secret == "piper pass")
    assert sum(isinstance(event, e.StalemateNear) for event in s.log) == (2 if secret == "piper 5 6" else 1)


def test_c54_nobody_is_left_to_equal():
    """C54, WIN-W1: the wolves skip over equality, and the game goes on; when nobody else lives they have won."""
    s = Scene("1W 2W 3VL 4VL 5V", parity_strict_equal=True).night("wolves 3")
    assert s.died == (3, 4)
    assert not s.over
    s.day().night("wolves 5")
    assert s.camps == ("wolves",)


def test_2_11_all_that_lay_hidden_is_published():
    """2.11: whom the Hybrid supported, who was fascinated, who was a double agent."""
    s = Scene("1W 2Hy 3V 4V 5V 6V 7V", variants=("fascination",)).night("hybrid 1; wolves 4")
    s.day("lynch 1").night().day("lynch 2")
    shown = s.facts(e.CardsShown)[0]
    assert shown.supports == ((2, 1),)
    assert shown.fascinated == (4,)
    assert shown.allies == ()
