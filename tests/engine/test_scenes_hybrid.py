"""Scenes: the Hybrid and hybrid lovers (HYB-1 to HYB-9, LOV-8, WIN-V3, WIN-C3, WIN-H1, C58 to C60, E100 to E106)."""

import pytest

from engine import events as e
from engine.commands import Answer
from engine.speech import circle
from tests.engine.scenes import Scene

SIX = "1W 2Hy 3V 4V 5V 6V"
COUPLE = "1W 2Hy 3Cu 4V 5W 6V"


def hybrid(line="support 1", seats=SIX, **options):
    return Scene(seats, **options).night(line)


# --- his choice (HYB-1, HYB-3, C60) ---------------------------------------------------------------------------------------


def test_hyb_1_before_nightfall():
    """HYB-1, 2.3 step 0a, C60: asked before the first night falls; one other player; fixed for the whole game."""
    s = hybrid("support! 2, pass, 3 4; support 3")
    assert s.refused == ["not-support", "must-pick", "how-many"]
    opened = next(n for n, event in enumerate(s.log) if isinstance(event, e.Opened))
    assert s.log[opened].step == "hybrid"
    assert opened < s.log.index(e.NightFell(1))
    assert s.table.supports == {2: 3}
    assert "hybrid" not in s.day().night().steps


def test_hyb_1_timeout():
    """HYB-1, 2.10: silent, the seeded chance among the others."""
    supported = {hybrid("", seed=bytes([n])).table.supports[2] for n in range(30)}
    assert supported == {1, 3, 4, 5, 6}


@pytest.mark.parametrize("may", [True, False])
def test_c60_himself(may):
    """C60: by option himself; then he is the village's (a ring of Hybrids)."""
    s = hybrid("support 2" if may else "support! 2; support 1", hybrid_may_choose_self=may)
    assert s.table.supports == {2: 2 if may else 1}
    if may:
        assert s.day("lynch 1").winners == (2, 3, 4, 5, 6)


def test_hyb_3_only_he_knows():
    """HYB-3: nobody else is told whom; he does not learn what that player is."""
    s = hybrid()
    assert not any(s.told(seat, e.Supported) for seat in range(7))
    assert s.views.seats[2].cards == {2: "hybrid"}


def test_hyb_4_no_power():
    """HYB-4: asked nothing at night; lynched he is shown as Hybrid."""
    s = hybrid()
    assert [event.kind for event in s.facts(e.Asked) if event.to == (2,)] == ["support"]
    assert s.day("lynch 2").facts(e.Revealed) == [e.Revealed(2, "hybrid")]


def test_t133_hyb_4_seen_as_no_wolf():
    """T133, HYB-4: the Seer sees no wolf in a Hybrid who supports one; by card he is a Hybrid."""
    for result, seen in (("alignment", "not_wolf"), ("exact_role", "hybrid")):
        s = Scene("1W 2Hy 3Se 4V 5V 6V", seer_result=result).night("support 1; seer 2")
        assert s.told(3, e.Saw) == [e.Saw((3,), 2, seen)]


def test_hyb_5_wolf_12_no_team_channel():
    """HYB-5, WOLF-12: he has no one to talk to in private, whomever he supports; the pack has its own."""
    s = Scene(SIX, mason_chat=True).until("wolves", "support 1")
    assert circle(s.table, 2) == ()
    assert circle(s.table, 1) == (1,)
    assert s.refuses(Answer(2, "kill", (3,))) == "not-asked"


# --- his victory (HYB-2, WIN-H1) --------------------------------------------------------------------------------------------


def test_t128_e103_hyb_6_lynched_he_still_wins():
    """T128, E103, HYB-6, HYB-2, WIN-H1: he supports 1W and is lynched; the wolves win: he is among the winners."""
    s = hybrid(dead="5 6").day("lynch 2").night("wolves 3")
    assert s.camps == ("wolves",)
    assert s.winners == (1, 2)


def test_hyb_2_loses_with_him():
    """HYB-2: he supports 3V and lives; the wolves win: he loses."""
    s = hybrid("support 3", dead="5 6").day("lynch 4").night("wolves 3")
    assert s.camps == ("wolves",)
    assert s.winners == (1,)


def test_e102_hyb_7_supported_one_is_dead():
    """E102, HYB-7: his man dies on day 1; his camp wins, so he wins."""
    s = hybrid("support 3; wolves 3").day("lynch 1")
    assert s.winners == (2, 3, 4, 5, 6)


def test_e101_he_becomes_a_wolf():
    """E101, HYB-2, 3.4: the camp is looked at at the end."""
    s = hybrid("support 3").happen(e.CardChanged((3,), "werewolf", "")).day("lynch 4")
    assert s.table.living == (1, 2, 3, 5, 6)
    s.night("wolves 5")
    assert s.camps == ("wolves",)
    assert s.winners == (1, 2, 3)


@pytest.mark.parametrize(("seats", "winners"), [("1W 2Hy 3Co", (1, 2, 3)), ("1W 2Hy* 3Pi 4V*", (2, 3))])
def test_3_4_supports_cobbler_or_piper(seats, winners):
    """3.4: wins iff the one whom he supports does: the Cobbler with the wolves, the Piper for himself."""
    s = Scene(seats).night("support 3").day("lynch 2" if len(winners) == 3 else "lynch 1")
    assert s.winners == winners


def test_3_4_supports_one_of_a_couple():
    """3.4: wins iff the couple does."""
    s = Scene("1WL 2Hy 3VL 4V 5V").night("support 3").day("lynch 4").night("wolves 5").day().night("wolves 2")
    assert s.camps == ("couple",)
    assert s.winners == (1, 2, 3)


# --- bad (WIN-V3, HYB-9) -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("must", "over"), [(True, False), (False, True)])
def test_t130_hyb_9_c58_the_village_must_kill_him(must, over):
    """T130, HYB-9, WIN-V3, C58: all wolves dead, he who supports them lives: it goes on till he is lynched; he loses."""
    s = hybrid(village_must_kill_bad_hybrid=must).day("lynch 1")
    assert s.over == over
    if must:
        s.night().day("lynch 2")
    assert s.camps == ("village",)
    assert s.winners == (3, 4, 5, 6)


def test_win_v3_a_good_one_may_live():
    """WIN-V3: he supports a villager."""
    assert hybrid("support 3").day("lynch 1").camps == ("village",)


@pytest.mark.parametrize("rule", ["parity", "all_plain", "all_good", "one_side"])
def test_t229_e106_he_inherits(rule):
    """T229, E106, 3.2 step 7: no wolf card lives, the bad Hybrid and 1V do: the wolves' camp wins, whatever `wolf_win` is."""
    s = hybrid(wolf_win=rule, dead="4 5").day("lynch 1")
    assert s.table.living == (2, 3, 6)
    assert not s.over
    s.night().day("lynch 6")
    assert s.camps == ("wolves",)
    assert s.winners == (1, 2)


@pytest.mark.parametrize(("option", "camps"), [("bad_hybrid_inherits", None), ("village_must_kill_bad_hybrid", ("village",))])
def test_e106_not_without_the_option(option, camps):
    """E106, 3.2: he does not inherit; or he is no obstacle at all."""
    s = hybrid(dead="4 5 6", **{option: False}).day("lynch 1")
    assert (s.camps if s.over else None) == camps


def test_e106_not_where_he_is_not_the_last_obstacle():
    """3.2 step 7: "is all that keeps the village from winning": a Cupid who must die keeps it too."""
    s = Scene("1W 2Hy 3Cu 4V 5W 6V", village_must_kill_cupid=True, dead="6").night("support 5; cupid 1 4").day("lynch 1")
    s.night().day("lynch 5")
    assert s.table.living == (2, 3)
    assert not s.over


def test_win_v3_who_supports_a_couple_is_not_bad():
    """WIN-V3: he supports one of a mixed couple, not the wolves: the village may win beside him."""
    s = Scene("1WL 2Hy 3VL 4V 5V").night("support 1").day("lynch 1")
    assert s.camps == ("village",)
    assert s.winners == (4, 5)


# --- in love (HYB-8, LOV-8, WIN-C3) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("partner", ["W", "V"])
def test_e104_hyb_8_lov_8_a_third_party(partner):
    """E104, HYB-8, LOV-8: with a wolf or a good one he is a third party; his choice is void; they win alone."""
    s = Scene(f"1W 2HyL 3{partner}L 4V 5V 6V 7V", dead="5 6 7").night("support 1").day("lynch 1").night()
    assert not s.over
    s.day("lynch 4")
    assert s.camps == ("couple",)
    assert s.winners == (2, 3)


@pytest.mark.parametrize("rule", ["couple_only", "couple_plus_cupid"])
def test_t131_e105_win_c3_c59_couple_and_cupid(rule):
    """T131, E105, WIN-C3, C59, HYB-8: only the couple and Cupid are left: the three win, always."""
    s = Scene(COUPLE, third_party_survivor_rule=rule).night("support 4; cupid 2 5; wolves 6").day("lynch 4")
    s.night().day("lynch 1")
    assert s.table.living == (2, 3, 5)
    assert s.camps == ("couple",)
    assert s.winners == (2, 3, 5)


def test_hyb_8_cupid_wins_dead_too():
    """HYB-8: everybody else except Cupid loses: he is among the winners though he is dead."""
    s = Scene(COUPLE).night("support 4; cupid 2 5; wolves 3").day("lynch 4").night("wolves 6").day("lynch 1")
    assert s.camps == ("couple",)
    assert s.winners == (2, 3, 5)


def test_t230_e105a_couple_with_a_villager():
    """T230, E105a, WIN-V3: wolves dead, Hy 4V 5V 6V alive: not won; Hy lynched, 4V dies of grief: village wins."""
    s = Scene("1W 2HyL 3V 4VL 5V 6V", dead="3").night("support 1").day("lynch 1")
    assert s.table.living == (2, 4, 5, 6)
    assert not s.over
    s.night().day("lynch 2")
    assert s.died == (2, 4)
    assert s.camps == ("village",)
    assert s.winners == (3, 5, 6)


def test_3_4_with_the_piper_camps_are_unchanged():
    """3.4, HYB-8: a Hybrid who loves the Piper keeps his choice."""
    s = Scene("1W 2HyL 3PiL 4V 5V 6V").night("support 4").day("lynch 1")
    assert s.camps == ("village",)
    assert s.winners == (2, 4, 5, 6)


# --- counted (3.3) --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "over"), [("none", True), ("plain", False)])
def test_c53_hybrid_class(kind, over):
    """3.3: in no class; or by option like an ordinary villager."""
    s = Scene("1W 2Hy 3V 4Se 5Gu", wolf_win="all_plain", hybrid_class=kind).night("support 4; wolves 3")
    assert s.over == over


@pytest.mark.parametrize(("support", "over"), [(1, True), (3, False)])
def test_3_3_all_good_needs_a_good_hybrid_dead(support, over):
    """3.3: one who supports a wolf need not die, one who supports another must."""
    s = Scene("1W 2Hy 3V 4V", wolf_win="all_good", dead="4").night(f"support {support}; wolves 3")
    assert s.over == over
    assert s.table.living == (1, 2)


@pytest.mark.parametrize("effective", ["immediate", "dawn"])
def test_hyb_2_h_5_a_hybrid_by_exchange_wins_with_whom_he_supports(effective):
    """HYB-1, HYB-2, E100, H-5: who becomes the Hybrid chooses when he sees the card; who was one is what he now holds."""
    s = Scene("1W 2W 3Hy 4Th 5V 6V 7V 8V 9V", variants=("harvest",), harvest_thief_effective=effective)
    s.night("hybrid 1 by 3, 5 by 4; take 3; wolves 9").day("lynch 1").night("wolves pass").day("lynch 2")
    assert s.table.cards[4] == "hybrid"
    assert s.table.supports == {3: 1, 4: 5}
    assert s.camps == ("village",)
    assert 4 in s.winners
    assert 3 in s.winners
