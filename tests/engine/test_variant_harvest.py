"""Scenes: variant 4, the Harvest Festival: neighbours, Seer, Girl, Sheriff, Piper, Thief (H-1 to H-6, H-10, H-11, C96, C97)."""

import pytest

from engine import events as e
from engine import victory
from engine.commands import Answer
from engine.variants.harvest import beside
from tests.engine.scenes import Scene

HARVEST = ("harvest",)


def feast(seats, line="", **options):
    return Scene(seats, variants=HARVEST, **options).night(line)


# --- neighbours (H-1, H-3, H-10) ----------------------------------------------------------------------------------------


def test_0_3_nobody_is_beside_the_last_one():
    """0.3: who lives alone has no neighbour, and of two each is beside the other, once."""
    assert beside(feast("1W 2V 3V", dead="2 3").table, 1) == ()
    assert beside(feast("1W 2V 3V", dead="2").table, 1) == (3,)


def test_t187_h_1_beside_a_wolf():
    """T187, H-1: a wolf at 2: target 5 of 8 is refused, 1 and 3 are accepted."""
    s = feast("1V 2W 3V 4V 5V 6V 7V 8V", "wolves! 5, 4; wolves 1; wolves 3")
    assert s.refused == ["not-kill", "not-kill"]
    assert s.died == (3,)


@pytest.mark.parametrize(("rule", "choices"), [("any", {1, 3, 6, 8}), ("all", set())])
def test_c96_any_or_every_wolf(rule, choices):
    """C96, H-1: beside at least one living wolf, or beside every one; without a legal target the wolves pass."""
    s = Scene("1V 2W 3V 4V 5V 6V 7W 8V", variants=HARVEST, harvest_wolf_adjacency=rule).until("wolves")
    assert set().union(*(asked.choices for (kind, _), asked in s.table.asks.items() if kind == "kill")) == choices
    assert rule == "any" or s.night().peaceful


def test_c96_all_beside_both():
    """C96 `all`: between two wolves."""
    s = feast("1W 2V 3W 4V 5V 6V", "wolves! 4 by 3; wolves 2", harvest_wolf_adjacency="all")
    assert s.died == (2,)


@pytest.mark.parametrize(("adjacency", "choices"), [("living", (1, 4)), ("seat", (1,))])
def test_c96_dead_neighbours(adjacency, choices):
    """0.3, C96: the nearest living seat on a side, or the next one dead or alive."""
    s = Scene("1V 2W 3V 4V 5V 6V", dead="3", variants=HARVEST, adjacency=adjacency).night().day().until("wolves")
    assert s.choices("wolves", 2) == choices


def test_h_3_hunter_shoots_a_neighbour():
    """H-3: only one of his two."""
    s = feast("1W 2W 3Hu 4V 5V 6V 7V 8V", "wolves 3; hunter! 5, 1; hunter 4")
    assert s.refused == ["not-shoot", "not-shoot"]
    assert s.died == (3, 4)


def test_t196_h_10_guard_protects_neighbours_or_himself():
    """T196, H-10: a non-neighbour is refused; himself and both neighbours are not; a Bodyguard is free."""
    s = feast("1W 2W 3Gu 4V 5V 6V 7V 8V", "guard! 5, 1; guard 2; guard 3; guard 4; wolves 3")
    assert s.refused == ["not-guard", "not-guard"]
    assert s.died == (3,)
    assert not feast("1W 2W 3Bo 4V 5V 6V 7V 8V", "guard 6").refused


# --- Seer, Girl, Sheriff, Piper (H-2, H-4, H-6, H-11) -----------------------------------------------------------------------


@pytest.mark.parametrize(("result", "seen"), [
    ("alignment", ["not_wolf", "not_wolf", "wolf"]), ("exact_role", ["villager", "werewolf", "witch"]),
])  # fmt: skip
def test_t188_h_2_the_drunk_seer(result, seen):
    """T188, H-2: he checks 4 (3 a wolf, 4 a Villager, 5 the Witch): the three, without saying whose is which."""
    orders = set()
    for n in range(20):
        s = feast("1V 2Se 3W 4V 5Wi 6V 7V", "seer 4", seer_result=result, seed=bytes([n]))
        (saw,) = s.told(2, e.SawBlurred)
        assert sorted(saw.results) == seen
        assert not s.facts(e.Saw)
        orders.add(saw.results)
    assert len(orders) > 1


def test_t190_h_4_girl_9_she_watches_the_witch():
    """T190, H-4, GIRL-9: no peeking while the wolves act; in the Witch's step she learns her seat, undetected."""
    s = Scene("1W 2W 3Wi 4Gi 5V 6V 7V 8V", variants=HARVEST, girl_risk=(1.0,)).until("wolves")
    assert s.refuses(Answer(4, "peek", (1,))) == "not-asked"
    s.night("wolves 3; peek 1")
    assert s.told(4, e.WitchGlimpsed) == [e.WitchGlimpsed((4,), 3)]
    assert not {"caught", "wake"} & set(s.steps)
    assert not s.facts(e.GirlCaught)


def test_t190_h_4_phantom_step():
    """T190, H-4: the Witch is dead: she sees nobody."""
    s = Scene("1W 2W 3Wi 4Gi 5V 6V 7V 8V", dead="3", variants=HARVEST).night().day().night("peek 1")
    assert s.told(4, e.WitchGlimpsed) == [e.WitchGlimpsed((4,), 0)]


@pytest.mark.parametrize("mode", ["two_stage", "single", "simultaneous"])
def test_t127_h_6_the_sheriff_votes_first(mode):
    """T127, H-6: others are refused until he has voted, or his time is over."""
    kind, step = ("nominate", "nomination") if mode == "two_stage" else ("vote", "vote")
    s = Scene("1W 2W 3V(Sh) 4V 5V 6V 7V 8V", variants=HARVEST, vote_mode=mode, sheriff_election_time="off").night().until(step)
    assert s.table.asks.keys() == {(kind, 3)}
    assert s.refuses(Answer(4, kind, (5,))) == "not-asked"
    s.answer(3, kind, 5)
    if mode == "simultaneous":
        s.late()
    s.answer(4, kind, 5)
    assert s.day().condemned == 5


def test_t197_h_11_piper_charms_one():
    """T197, H-11: two are refused."""
    s = feast("1W 2W 3Pi 4V 5V 6V 7V 8V", "piper! 4 5; piper 4", piper_targets=2)
    assert s.refused == ["how-many"]
    assert s.table.charmed == (4,)


# --- Thief (H-5, THI-5) -------------------------------------------------------------------------------------------------


THEFT = "1W 2Th 3Se 4V 5V 6Wi 7V 8V"


def test_t191_h_5_thi_5_mod_13_cards_are_exchanged():
    """T191, H-5, THI-5, MOD-13: Thief 2 takes from 6; on day 1 EVERY player is shown his card; N1 acts by the old holders."""
    s = feast(THEFT, "take! 2, pass; take 6; wolves 8; toss 4 by 6")
    assert s.refused == ["not-take", "must-pick"]
    assert [event.to[0] for event in s.facts(e.CardShown)] == list(range(1, 9))
    assert s.told(2, e.CardShown) == [e.CardShown((2,), "witch")]
    assert s.told(6, e.CardShown) == [e.CardShown((6,), "thief")]
    assert s.views.seats[2].cards[2] == "witch"
    assert s.facts(e.PotionTossed)
    s.day().night("toss 4 by 2")
    assert s.asked("toss") == (2,)


@pytest.mark.parametrize("effective", ["dawn", "immediate"])
@pytest.mark.parametrize(("taken", "asked"), [(4, (3,)), (5, ())])
def test_h_5_hyb_1_e100_a_hybrid_by_exchange_supports_somebody(effective, taken, asked):
    """H-5, HYB-1, E100: a Hybrid must support somebody; who becomes one is asked at once, and the time passes either way."""
    s = Scene("1W 2V 3Th 4Hy 5V 6V 7V 8V", variants=HARVEST, harvest_thief_effective=effective)
    s.night(f"support 2 by 4{', 1 by 3' if asked else ''}; take {taken}; wolves 2")
    assert s.asked("support") == (4, *asked)
    assert s.steps.count("hybrid") == 2
    assert s.table.supports.get(3, 0) == (1 if asked else 0)
    assert victory.camp(s.table, 3) == ("wolves" if asked else "village")


@pytest.mark.parametrize(("variants", "rounds"), [(HARVEST, [(3,), (1, 2, 5, 6, 7, 8)]), ((), [(1, 2, 3, 5, 6, 7, 8)])])
def test_h_6_the_sheriff_is_first_to_confirm_too(variants, rounds):
    """H-6, TS-8: the Sheriff votes on a single candidate's life before the others are asked."""
    s = Scene("1W 2W 3V(Sh) 4V 5V 6V 7V 8V", variants=variants, single_candidate="confirm").night()
    s.day("nominate 4 by 3; confirm yes by 3 5; confirm no by 6")
    opened = [event.round for event in s.facts(e.Opened) if event.step == "confirm"]
    asked = [tuple(a.to[0] for a in s.facts(e.Asked) if a.round == number) for number in opened]
    assert asked == rounds
    assert s.condemned == 4


def test_h_5_no_cards_in_the_middle():
    """H-5: the deck has as many cards as players."""
    s = Scene(THEFT, variants=HARVEST)
    assert not any(isinstance(event, e.CentreLaid) for event in s.log)


@pytest.mark.parametrize(("rule", "asked"), [("dawn", (6,)), ("immediate", (2,))])
def test_c97_when_it_takes_effect(rule, asked):
    """C97, H-5: night 1 is played by the old holders, or by the new ones at once."""
    s = feast(THEFT, "take 6", harvest_thief_effective=rule)
    assert s.asked("toss") == asked
    assert s.table.cards[2] == "witch"


def test_h_5_timeout():
    """H-5, 2.10: silent, the seeded chance."""
    assert {feast(THEFT, seed=bytes([n])).table.theft[1] for n in range(40)} == {1, 3, 4, 5, 6, 7, 8}


def test_h_5_overlay_stays_with_the_card():
    """H-5: a Tinker's card takes the overlay along."""
    s = feast("1W 2Th 3Se 4Ti 5V 6V 7V 8V", "take 4").day().night("seer 2")
    assert s.table.overlays == {"tinker": 2}
    assert s.told(3, e.SawBlurred)[0].results.count("wolf") == 2


def test_h_5_wolf_1_a_stolen_wolf_meets_the_pack():
    """H-5, WOLF-1: who has become a wolf by it meets the pack on night 2; the robbed one is none any more."""
    s = feast("1W 2Th 3W 4V 5V 6V 7V 8V", "take 1").day().night("wolves 4")
    assert e.PackMet((2, 3), (2, 3)) in s.views.heard[2]
    assert s.asked("kill") == (2, 3)
