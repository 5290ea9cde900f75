"""Scenes: the Thief and the two cards in the middle (THI-1 to THI-4, SET-3b, SET-5, C67, E95 to E100)."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import events as e
from engine.commands import Begin
from engine.dealing import leaves_wolves
from engine.game import Game
from engine.options import Options
from engine.roles.thief import is_forced
from engine.setup import Setup, announced, check, deck
from tests.engine.scenes import Scene


def thief(middle, line="", seats="1W 2W 3Th 4V 5V 6V 7V 8V", **options):
    return Scene(f"{seats} / {middle}", **options).night(line)


def test_t008_thi_1_set_5_two_villagers_more():
    """T008, THI-1, SET-5: 8 players, 10 cards, exactly two Villagers more; two cards are left over."""
    options = Options(deck=("seer", "thief"))
    assert check(Setup(8, options)) == ()
    without = Counter(deck(Setup(8, Options(deck=("seer", "villager")))))
    cards = Counter(deck(Setup(8, options)))
    assert cards.total() == 10
    assert cards - without == Counter({"thief": 1, "villager": 1})
    game = Game(Setup(8, options), b"thief".ljust(16))
    told = game.feed(Begin())
    dealt = [event.card for event in told if isinstance(event, e.Dealt)]
    (left,) = [event.cards for event in told if isinstance(event, e.CentreLaid)]
    assert len(dealt) == 8
    assert len(left) == 2
    assert Counter((*dealt, *left)) == cards


def test_thi_2_he_looks_at_the_two():
    """THI-2: the first step of night 1; he alone sees them; he may swap."""
    s = thief("Wi V", "thief 2")
    assert s.steps[0] == "thief"
    assert e.CentreShown((3,), ("witch", "villager")) in s.views.heard[3]
    assert not any(isinstance(event, e.CentreShown) for seat in (0, 1, 2, 4) for event in s.views.heard[seat])
    assert s.table.cards[3] == "villager"
    assert "thief" not in s.day().night().steps


def test_t115_thi_2_he_plays_the_role_he_took():
    """T115, THI-2: he acts as the Witch on the same night."""
    s = thief("Wi V", "thief 1; wolves 4; heal")
    assert s.told(3, e.CardChanged) == [e.CardChanged((3,), "witch", "")]
    assert s.peaceful


@pytest.mark.parametrize(("line", "refused"), [("thief! pass, 3, 1 2; thief 2", ["must-pick", "not-swap", "how-many"]), ("", [])])
def test_t116_e97_thi_3_two_wolves(line, refused):
    """T116, E97, THI-3: two wolves in the middle: a pass is refused; silent he gets the first (left) card."""
    s = thief("W W", line)
    assert s.refused == refused
    assert s.table.is_wolf(3)
    assert s.facts(e.Swapped) == [e.Swapped(3, 2 if line else 1)]


@pytest.mark.parametrize(("rule", "line", "card"), [
    ("optional", "thief pass", "thief"), ("optional", "", "thief"), ("mandatory", "thief! pass; thief 2", "villager"),
    ("mandatory", "", "witch"),
])  # fmt: skip
def test_c67_thief_swap(rule, line, card):
    """C67, THI-3: he may keep his card; or he must swap, silent the first card."""
    assert thief("Wi V", line, thief_swap=rule).table.cards[3] == card


def test_t119_e99_thi_4_unswapped_is_a_plain_villager():
    """T119, E99, THI-4, 0.8: no power; his class is plain; shown as Thief."""
    s = Scene("1W 2Se 3Th 4V 5V / Wi V", wolf_win="all_plain").night("wolves 4").day()
    s.night("wolves 5")
    assert not s.over
    assert s.day("lynch 3").facts(e.Revealed) == [e.Revealed(3, "thief")]
    assert s.camps == ("wolves",)
    one_side = Scene("1W 2Se 3Th 4V 5V / Wi V", wolf_win="one_side").night("wolves 4").day().night("wolves 5")
    assert not one_side.over


def test_e95_takes_cupid():
    """E95, THI-2, CUP-3: he acts in the Cupid step of the same night."""
    s = thief("Cu V", "thief 1; cupid 4 5")
    assert s.table.lovers == ((4, 5),)


@pytest.mark.parametrize(("middle", "line"), [("Cu V", "thief pass"), ("Wi V", "")])
def test_t118_e96_cup_3_steps_without_a_cupid(middle, line):
    """T118, E96, CUP-3: Cupid left in the middle, or none at all: his and the Lovers' steps are run empty."""
    s = thief(middle, line)
    assert s.steps[:3] == ["thief", "cupid", "lovers"]
    assert s.asked("love") == ()
    assert s.table.lovers == ()


@pytest.mark.parametrize(("phantoms", "run"), [("always", True), ("source_literal", True), ("off", False)])
def test_c68_phantom_steps_with_a_thief(phantoms, run):
    """C68, CUP-3: named by S2, so also under `source_literal`."""
    steps = thief("Wi V", "", phantom_phases=phantoms).steps
    assert {"cupid", "lovers"} <= set(steps) if run else not {"cupid", "lovers"} & set(steps)


@pytest.mark.parametrize(("phantoms", "run"), [("always", True), ("source_literal", False), ("off", False)])
def test_c68_phantom_steps_without_one(phantoms, run):
    """C68: without a Thief a dead Witch's step is run by `always` alone; a dead Seer's also by `source_literal`."""
    s = Scene("1W 2W 3Wi 4Se 5V 6V 7V 8V", dead="3 4", phantom_phases=phantoms).night().day().night()
    assert ("witch" in s.steps) == run
    assert ("seer" in s.steps) == (phantoms != "off")


def test_e98_takes_a_wolf():
    """E98, THI-2: he joins the pack's recognition of the same night, and its victory."""
    s = thief("W V", "thief 1; wolves 4")
    assert s.told(3, e.PackMet) == s.told(1, e.PackMet) == [e.PackMet((1, 2, 3), (1, 2, 3))]
    assert s.asked("kill") == (1, 2, 3)
    assert s.died == (4,)


def test_e100_takes_the_hybrid():
    """E100: he chooses at once whom to support."""
    s = thief("Hy V", "thief 1; support 1")
    assert s.asked("support") == (3,)
    assert s.table.supports == {3: 1}


def test_e100_the_hybrid_of_the_deal_is_not_asked_again():
    """E100, HYB-1: whom he supports is fixed for the whole game."""
    s = Scene("1W 2W 3Th 4Hy 5V 6V 7V 8V / V V").until("thief", "support 1").night("")
    assert s.asked("support") == ()
    assert s.table.supports == {4: 1}


def test_e100_the_choice_is_no_public_news():
    """E100, SIL-3c: the time for it passes wherever the Hybrid's card lies and whatever he took."""
    def said(seats, line):
        return [(event.step, event.seconds) for event in Scene(seats).night(line).public() if isinstance(event, e.Opened)]
    taken = said("1W 2W 3Th 4V 5V 6V 7V 8V / Hy V", "thief 1")
    assert taken == said("1W 2W 3Th 4V 5V 6V 7V 8V / Hy V", "")
    assert taken == said("1W 2W 3Th 4Hy 5V 6V 7V 8V / V V", "support 1")
    assert [step for step, _ in taken][:3] == ["hybrid", "thief", "hybrid"]


def test_sil_3c_the_step_has_its_full_time():
    """SIL-3c: the Thief's swap has its full time, though he lies in the middle himself."""
    s = Scene("1W 2W 3V 4V 5V 6V 7V 8V / Th V").night()
    assert s.seconds("thief") == [22.5]
    assert s.asked("swap") == ()


@pytest.mark.parametrize("order", [("unified",), ("s0",), ("werewolf", "seer")])
def test_3_3_classes_are_fixed_after_his_choice(order):
    """3.3: "when night 1 ends its Thief step": the only god's card is the one that he takes, wherever his step stands."""
    s = Scene("1W 2W 3Th 4V 5V 6V / Wi V", night_order=order, wolf_win="one_side").night("thief 1")
    s.day("lynch 3")
    assert s.camps == ("wolves",)


def test_set_3b_a_wolf_is_left_whatever_he_chooses():
    """SET-3b: of 60 deals with few wolves none could leave the players without one."""
    for n in range(60):
        setup = Setup(6, Options(deck=("seer", "thief"), wolf_count="manual:1"))
        told = Game(setup, bytes([n]) * 16).feed(Begin())
        dealt = [event.card for event in told if isinstance(event, e.Dealt)]
        assert "werewolf" in dealt


def test_the_deck_is_announced_whole():
    """SET-5, SIL-3: with the two in the middle."""
    assert dict(announced(Setup(8, Options(deck=("thief",))))) == {"werewolf": 2, "villager": 7, "thief": 1}


def test_set_3b_cards_that_are_laid_stay():
    """SET-3b: only what is dealt by chance is dealt again."""
    s = Scene("1V 2Th 3V 4V / W V")
    assert s.table.centre == ("werewolf", "villager")


WOLVES = frozenset({"werewolf", "another_wolf"})


@pytest.mark.parametrize(("middle", "forced"), [
    (("another_wolf", "werewolf"), True), (("another_wolf", "another_wolf"), True), (("another_wolf", "villager"), False),
])  # fmt: skip
def test_thi_3_set_3b_any_wolfs_card_is_a_wolf(middle, forced):
    """THI-3, SET-3b, 0.5: which cards are wolves the rules say; a second wolf's role forces and counts like the first."""
    s = Scene("1W 2W 3Th 4V / W V").happen(e.CentreLaid(middle))
    s.table.rules = replace(s.table.rules, wolf_roles=WOLVES)
    assert is_forced(s.table) == forced
    assert leaves_wolves(("thief", "villager"), middle, WOLVES) == forced
    assert leaves_wolves(("thief", "another_wolf"), ("villager", "villager"), WOLVES)


def test_thi_3_an_empty_middle_forces_nothing():
    """THI-3: without cards in the middle there are no two wolves."""
    assert not is_forced(Scene("1W 2W 3Th 4V", variants=("harvest",)).table)
