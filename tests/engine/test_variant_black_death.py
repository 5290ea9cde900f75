"""Scenes: variant 5, the Black Death (BD-1 to BD-6, WIN-N1, MOD-11, C99, E124)."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import events as e
from engine.commands import Begin, Late
from engine.game import Game
from engine.options import Options
from engine.setup import Setup, announced, check
from engine.variants.black_death import change
from engine.vote import HOST
from tests.engine.scenes import Scene

EIGHT = "1W 2W 3Se 4V 5V 6V 7V 8V"
PLAGUE = ("black_death",)


def plague(line="", seats=EIGHT, **options):
    return Scene(seats, variants=PLAGUE, **options).night(line)


# --- no wolves (BD-1, BD-2) -------------------------------------------------------------------------------------------------


def test_bd_1_no_wolf_is_dealt():
    """BD-1: the announced deck shows a normal number of wolves; the cards dealt in their place are Villagers'."""
    setup = Setup(9, Options(variants=PLAGUE, deck=("seer",)))
    assert check(setup) == ()
    assert dict(announced(setup))["werewolf"] == 2
    dealt = Counter(event.card for event in Game(setup, b"plague".ljust(16)).feed(Begin()) if isinstance(event, e.Dealt))
    assert dealt == {"villager": 8, "seer": 1}


def test_t199_bd_1_seer_sees_no_wolf():
    """T199, BD-1: whomever he checks: not wolf; the game does not end early."""
    seen = set()
    for target in (1, 2, 4, 5):
        s = plague(f"seer {target}")
        seen.add(s.told(3, e.Saw)[0].result)
        assert not s.over
    assert seen == {"not_wolf"}


OPTIONS = [
    {}, {"wolf_consensus": "block_until_unanimous"}, {"girl_peek_window": "whole_step"},
    {"wolf_consensus": "block_until_unanimous", "wolf_block_repeats": 1, "girl_kill_optional": False},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("girl", ["Gi", "V"])
def test_bd_2_the_wolves_are_woken_as_usual(options, girl):
    """BD-2, SIL-3c: the step has the rounds, halves and times of a game with wolves."""
    seats = f"1W 2W 3Se 4{girl} 5V 6V 7V 8V"
    def night(**variant):
        s = Scene(seats, **options, **variant).night()
        return [(event.step, event.seconds, event.early, event.about) for event in s.facts(e.Opened)]
    assert night(variants=PLAGUE) == [step for step in night() if step[0] != "hunter"]


def test_bd_1_nobody_catches_the_girl():
    """BD-1: she may look, sees nobody, and nobody catches her."""
    s = plague("peek 1", "1W 2W 3Se 4Gi 5V 6V 7V 8V", girl_risk=(1.0,), girl_kill_optional=False)
    assert s.told(4, e.Peeked) == [e.Peeked((4,), ())]
    assert "girl_caught" not in s.table.causes.values()


def test_bd_2_nobody_meets_and_is_asked():
    """BD-2: nobody opens his eyes."""
    s = plague()
    assert s.asked("kill") == ()
    assert not any(isinstance(event, e.PackMet) for event in s.log)


# --- the victims (BD-3, BD-5, C99) -------------------------------------------------------------------------------------------


def test_bd_3_c99_first_victim_by_lot():
    """BD-3, C99: by the seeded chance where there is no human moderator."""
    assert {plague(seed=bytes([n])).died for n in range(60)} == {(seat,) for seat in range(1, 9)}
    assert {plague(seed=bytes([n]), black_death_first_victim="moderator").died for n in range(60)} == {(s,) for s in range(1, 9)}


def test_bd_3_c99_by_lot_beside_a_moderator():
    """BD-3, C99: by `random` a human moderator is not asked."""
    s = Scene(EIGHT, variants=PLAGUE, black_death_first_victim="random", moderator_mode="human_lot").until("wolves")
    assert not s.table.asks
    assert {plague(seed=bytes([n]), moderator_mode="human_lot").died for n in range(60)} == {(seat,) for seat in range(1, 9)}


def test_mod_11_c99_the_moderator_picks_him():
    """MOD-11, BD-3, C99: a human moderator is asked, in private; silent, chance picks."""
    s = Scene(EIGHT, variants=PLAGUE, black_death_first_victim="moderator", moderator_mode="human_chosen").until("wolves", "seer 1")
    assert ("name", HOST) in s.table.asks
    assert [event.kind for event in s.views.host if isinstance(event, e.Asked)] == ["name"]
    s.night("name 6 by 0")
    assert s.died == (6,)
    silent = plague(black_death_first_victim="moderator", moderator_mode="human_lot")
    assert len(silent.died) == 1


@pytest.mark.parametrize(("unruly", "first"), [((5,), {5}), ((2, 7), {2, 7}), ((), set(range(1, 9)))])
def test_bd_3_c99_most_disruptive(unruly, first):
    """BD-3, C99: who was warned most in the channel; a tie is settled by chance."""
    setup = Setup(8, Options(variants=PLAGUE, black_death_first_victim="most_disruptive"), unruly=unruly)
    found = set()
    for n in range(40):
        game = Game(setup, bytes([n]) * 16)
        told = list(game.feed(Begin()))
        while game.table.phase == "night":
            told += game.feed(Late(game.table.round_no))
        found |= {event.target for event in told if isinstance(event, e.Bitten)}
    assert found == first


def test_bd_4_he_turns_up_his_card():
    """BD-4: at dawn his card is shown, whatever `reveal_night` says; then a day as in a normal game."""
    s = plague(reveal_night="none")
    assert len(s.facts(e.Revealed)) == 1
    s.day("lynch 4" if 4 in s.table.living else "lynch 5")
    assert {"election", "discussion", "nomination"} <= set(s.steps)


def second_night(line, **options):
    """The night after 6 was the first victim."""
    s = Scene(EIGHT, variants=PLAGUE, black_death_first_victim="moderator", moderator_mode="human_chosen", **options)
    return s.night("name 6 by 0").day(line).night


def test_bd_5_the_last_victim_names_the_next():
    """BD-5, DEAD-5: the dead 6 is asked in private, about the living; then the one whom he named."""
    s = second_night("")("name! 6 by 6, pass by 6; name 4 by 6")
    assert s.refused == ["not-name", "must-pick"]
    assert s.asked("name") == (6,)
    assert s.died == (4,)
    s.day().night("name 8")
    assert s.asked("name") == (4,)
    assert s.died == (8,)


def test_bd_5_not_the_lynched():
    """BD-5: "by the wolves": who was lynched in between names nobody."""
    assert second_night("lynch 4")("name 8").asked("name") == (6,)


def test_bd_5_timeout():
    """BD-5: silent, chance names."""
    assert len(second_night("")().died) == 1


def test_e124_guarded_victim():
    """E124: protected: peaceful; the previous namer names again."""
    s = Scene("1W 2W 3Gu 4V 5V 6V 7V 8V", variants=PLAGUE, black_death_first_victim="moderator", moderator_mode="human_lot")
    s.night("name 6 by 0").day().night("guard 4; name 4")
    assert s.peaceful
    assert s.day().night("name 4").asked("name") == (6,)
    assert s.died == (4,)


def test_bd_3_first_night_without_a_victim():
    """4.5: the moderator names again on night 2."""
    s = Scene("1W 2W 3Gu 4V 5V 6V 7V 8V", variants=PLAGUE, black_death_first_victim="moderator", moderator_mode="human_lot")
    s.night("guard 4; name 4 by 0").day().night("name 5 by 0")
    assert s.died == (5,)


def test_4_5_witch_elder_and_grief_as_usual():
    """4.5: they work."""
    seats = "1W 2W 3Wi 4El 5VL 6VL 7V 8V"
    human = {"variants": PLAGUE, "black_death_first_victim": "moderator", "moderator_mode": "human_lot"}
    assert Scene(seats, **human).night("name 5; heal").peaceful
    assert Scene(seats, **human).night("name 4").peaceful
    assert Scene(seats, **human).night("name 5").died == (5, 6)


# --- the end (BD-6, WIN-N1, WIN-S1) ------------------------------------------------------------------------------------------


def test_bd_6_win_n1_until_all_are_dead():
    """BD-6, WIN-N1: neither village nor any other camp wins; at the end nobody has."""
    s = plague()
    while not s.over:
        assert s.table.living
        s.day()
        if not s.over:
            s.night()
    assert s.table.living == ()
    assert s.camps == ()
    assert s.winners == ()
    assert not any(isinstance(event, e.StalemateNear) for event in s.log)


def test_bd_6_the_last_one_is_not_spared():
    """BD-6: two are left, the piper has charmed all: it goes on."""
    s = Scene("1W* 2Pi 3V* 4V*", variants=PLAGUE, piper_check="instant").night()
    assert not s.over
    assert not s.day("lynch 1" if 1 in s.table.living else "lynch 3").over


def test_win_s1_nothing_protects_any_more():
    """WIN-S1, 4.5: after `stalemate_days` quiet rounds the victim cannot be protected."""
    s = Scene("1W 2W 3Gu 4V 5V 6V", variants=PLAGUE, black_death_first_victim="moderator", moderator_mode="human_lot",
              guard_no_repeat=False, stalemate_days=2)
    for _ in range(2):
        assert s.night("guard 4; name 4 by 0").peaceful
        s.day()
    assert s.night("guard 4; name 4 by 0").died == (4,)


def test_bd_1_any_wolfs_card_is_dealt_as_a_villagers():
    """BD-1, 0.5: which cards are wolves the rules say."""
    plain = Scene("1V 2V 3V 4V").table.rules
    rules = change(replace(plain, wolf_roles=frozenset({"werewolf", "another_wolf"})))
    assert [rules.dealt(card) for card in ("werewolf", "another_wolf", "seer")] == ["villager", "villager", "seer"]
