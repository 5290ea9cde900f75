"""Scenes: the extras of source S0: Mason, Cobbler, Angel, Bodyguard, Hunter version A, Priest."""

import pytest

from engine import events as e
from engine.options import Options
from engine.setup import Setup, check
from engine.speech import circle
from tests.engine.scenes import Scene, played

MASONS = "1W 2W 3Se 4Ma 5Ma 6V 7V 8V"
PRIEST = "1W 2W 3Pr 4V 5V 6V 7V 8V 9V"


def pair(code, line, **options):
    return Scene(f"1W 2W 3{code} 4V 5V 6V 7V 8V", **options).night(line)


# --- Masons (MASON) ------------------------------------------------------------------------------------------------------


def test_t134_mason_2_they_see_each_other_once():
    """T134, MASON-1, MASON-2: on night 1 the two are told each other; nobody else is; nothing on night 2."""
    s = Scene(MASONS).night()
    for seat in range(9):
        met = [event for event in s.views.heard[seat] if isinstance(event, e.MasonsMet)]
        assert met == ([e.MasonsMet((4, 5), (4, 5))] if seat in {4, 5} else [])
    assert "masons" in s.steps
    s.day().night()
    assert "masons" not in s.steps
    assert not s.told(4, e.MasonsMet)


@pytest.mark.parametrize(("cards", "found"), [
    (("seer", "mason"), ["masons-are-two"]), (("seer", "mason", "mason"), []), (("mason", "mason", "mason"), ["masons-are-two"]),
])  # fmt: skip
def test_t010_mason_1_exactly_two(cards, found):
    """T010, MASON-1, MASON-3: a deck with one Mason, or three, is refused."""
    assert [fault.mid for fault in check(Setup(10, Options(deck=cards)))] == found


@pytest.mark.parametrize("chat", [True, False])
def test_c102_mason_chat(chat):
    """C102: by option the living Masons may talk among themselves, at night."""
    s = Scene(MASONS, mason_chat=chat).until("wolves")
    assert circle(s.table, 4) == ((4, 5) if chat else ())
    assert circle(s.table, 6) == ()
    assert circle(s.night("wolves 5").table, 4) == ()
    assert circle(s.day().until("wolves").table, 4) == ((4,) if chat else ())


# --- Cobbler (COB) -------------------------------------------------------------------------------------------------------


def test_t136_e112_cob_4_cob_1_win_k1_parity():
    """T136, E112, COB-1, COB-4, WIN-K1: 1W 2W 3Co 4V: 2:2: the wolves and the Cobbler win; he counts as a villager."""
    s = Scene("1W 2W 3Co 4V 5V").night()
    assert not s.over
    s.day("lynch 5")
    assert s.camps == ("wolves",)
    assert s.winners == (1, 2, 3)


def test_win_k1_dead_too():
    """WIN-K1: alive or dead."""
    assert Scene("1W 2W 3Co 4V 5V").night().day("lynch 3").winners == (1, 2, 3)


def test_cob_1_loses_with_them():
    """COB-1: the village wins, he does not."""
    assert Scene("1W 2Co 3V 4V").night().day("lynch 1").winners == (3, 4)


def test_t026_seer_6_seen_as_no_wolf():
    """T026, SEER-6, COB-4: the Seer sees no wolf; by card a Cobbler; nor does the Priest see one."""
    assert Scene("1W 2Co 3Se 4V").night("seer 2").told(3, e.Saw)[0].result == "not_wolf"
    assert Scene("1W 2Co 3Se 4V", seer_result="exact_role").night("seer 2").told(3, e.Saw)[0].result == "cobbler"
    s = Scene("1W 2Co 3Pr 4V 5V 6V").night().day("lynch 2").night()
    assert e.PriestSaw((3,), 2, "not_wolf") in s.views.heard[3]


def test_cob_3_he_and_the_pack_are_strangers():
    """COB-3: he does not wake with them, is not told who they are, nor they who he is; they may bite him."""
    s = Scene("1W 2W 3Co 4V 5V 6V 7V 8V").night("wolves 3")
    assert s.asked("kill") == (1, 2)
    assert not s.told(3, e.PackMet)
    assert s.views.seats[1].pack == (1, 2)
    assert s.died == (3,)


@pytest.mark.parametrize(("rule", "lynched", "bitten"), [("none", False, False), ("lynch", True, False), ("any", True, True)])
def test_cob_2_c73_wins_on_death(rule, lynched, bitten):
    """COB-2, C73: no victory of his own; or lynched, or however he dies; the game goes on."""
    seats = "1W 2Co 3V 4V 5V 6V"
    s = Scene(seats, cobbler_wins_on_death=rule).night().day("lynch 2")
    assert not s.over
    assert (2 in s.night().day("lynch 1").winners) == lynched
    s = Scene(seats, cobbler_wins_on_death=rule).night("wolves 2").day("lynch 1")
    assert (2 in s.winners) == bitten
    assert s.camps == ("village",)


@pytest.mark.parametrize(("mixed", "camps"), [(True, ("couple",)), (False, ("wolves",))])
def test_3_4_cobbler_in_love_with_a_wolf(mixed, camps):
    """3.4: himself a villager, so the pair is mixed; or by option not."""
    s = Scene("1WL 2CoL 3V 4V", cobbler_wolf_pair_mixed=mixed).night("wolves 3").day("lynch 4")
    assert s.camps == camps
    assert s.winners == (1, 2)


def test_3_3_all_good_does_not_need_him_dead():
    """3.3: the same camp."""
    assert Scene("1W 2Co 3V", wolf_win="all_good").night("wolves 3").camps == ("wolves",)


def test_3_3_cobbler_is_of_no_class():
    """3.3: neither plain nor god."""
    assert Scene("1W 2Co 3V 4Se 5Wi", wolf_win="all_plain").night("wolves 3").over
    assert Scene("1W 2Co 3V 4V 5Se", wolf_win="one_side").night("wolves 5").over


# --- Angel and Bodyguard (ANG) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["An", "Bo"])
def test_ang_1_ang_2_protection(code):
    """ANG-1, ANG-2, ANG-6: the protected one is not the victim: no crime."""
    s = pair(code, "guard 5; wolves 5")
    assert s.peaceful


@pytest.mark.parametrize("code", ["An", "Bo"])
@pytest.mark.parametrize("himself", [True, False])
def test_t040_ang_3_c08_not_himself(code, himself):
    """T040, ANG-3, C08: refused; by option allowed; the Guard's option is another one."""
    s = pair(code, "guard 3" if himself else "guard! 3", bodyguard_self=himself, guard_self=not himself)
    assert s.refused == ([] if himself else ["not-guard"])


@pytest.mark.parametrize("code", ["An", "Bo"])
@pytest.mark.parametrize("no_repeat", [True, False])
def test_ang_3_not_twice_running(code, no_repeat):
    """ANG-3: never on consecutive nights, whatever the Guard's option says; after another it is allowed."""
    s = pair(code, "guard 5", guard_no_repeat=no_repeat).day().night("guard! 5; guard 6").day().night("guard 5; wolves 5")
    assert s.peaceful


def test_t041_ang_5_bodyguard_bitten():
    """T041, ANG-5: the Bodyguard can be the victim, and can be lynched."""
    assert pair("Bo", "wolves 3").died == (3,)
    assert pair("Bo", "").day("lynch 3").died == (3,)


def test_e09_ang_4_c09_angel_bitten():
    """E09, ANG-4, C09: nobody dies, no crime, and the wolves are not told why."""
    s = pair("An", "wolves 3")
    assert s.peaceful
    passed = pair("An", "guard pass; wolves pass")
    assert s.public() == passed.public()


@pytest.mark.parametrize(("policy", "refused"), [("attack_fails", []), ("target_rejected", ["angel-refused"])])
def test_c09_target_policy(policy, refused):
    """C09: taken and nothing happens; or the wolves are refused, in private."""
    s = pair("An", "wolves! 3 by 1; wolves 5" if refused else "wolves 3", angel_target_policy=policy)
    assert s.refused == refused
    assert s.died == ((5,) if refused else ())


def test_e10_angel_poisoned_or_lynched():
    """E10, ANG-4: he dies; only the wolves' murder is excluded."""
    assert Scene("1W 2W 3An 4Wi 5V 6V 7V 8V").night("poison 3").died == (3,)
    assert pair("An", "").day("lynch 3").died == (3,)


# --- Hunter version A (HUNA) -----------------------------------------------------------------------------------------------


def test_huna_1_win_v4_c23_last_two():
    """HUNA-1, WIN-V4, HUN-6, C23: {classic} only the Hunter and one wolf are left: the village wins."""
    s = Scene("1W 2V 3Ha 4V", preset="classic").night("wolves 2").day("lynch 4")
    assert s.camps == ("village",)


def test_huna_2_no_dying_shot():
    """HUNA-2, C23: bitten or lynched he is not asked, and no time passes for him."""
    for options in ({}, {"preset": "classic"}):
        s = Scene("1W 2W 3Ha 4V 5V 6V 7V 8V", **options)
        s.night("wolves 3")
        assert s.died == (3,)
        assert "hunter" not in s.steps


# --- Priest (PRI) --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lynched", "told"), [(1, "wolf"), (5, "not_wolf")])
def test_t137_pri_1_he_learns_of_the_lynched(lynched, told):
    """T137, PRI-1, PRI-3: in the night after, he alone, whether the lynched was a wolf."""
    s = Scene(PRIEST).night().day(f"lynch {lynched}").night()
    for seat in range(10):
        seen = [event for event in s.views.heard[seat] if isinstance(event, e.PriestSaw)]
        assert seen == ([e.PriestSaw((3,), lynched, told)] if seat == 3 else [])


def test_pri_2_nothing_to_learn():
    """PRI-2: on the first night, without a lynching, of a bitten one, and of yesterday's: the step is run all the same."""
    s = Scene(PRIEST).night("wolves 9")
    assert "priest" in s.steps
    s.day().night()
    assert "priest" in s.steps
    s.day("lynch 5").night().day().night()
    assert [event.target for event in s.views.heard[3] if isinstance(event, e.PriestSaw)] == [5]


def test_t011_e111_pri_4_nothing_is_revealed():
    """T011, E111, PRI-4, C41: with a Priest in the deck the engine hides the lynched, and says so at the start."""
    s = Scene(PRIEST, reveal_lynch="role")
    assert e.RuleNoted("priest_hides") in s.views.heard[0]
    assert not s.night().day("lynch 1").facts(e.Revealed)
    s = Scene("1W 2W 3V 4V 5V 6V 7V 8V 9V", reveal_lynch="role")
    assert not any(isinstance(event, e.RuleNoted) for event in s.log)
    assert s.night().day("lynch 1").facts(e.Revealed)


def test_pri_4_the_night_is_another_matter():
    """PRI-4: only lynched players are hidden."""
    assert Scene(PRIEST, reveal_night="role").night("wolves 4").facts(e.Revealed)


# --- the preset ----------------------------------------------------------------------------------------------------------


def test_5_2_classic_knows_the_extras_of_s0():
    """5.2: all of them may be in a classic deck, and none of the others'."""
    extras = ("seer", "mason", "mason", "cobbler", "angel", "bodyguard", "hunter_lasttwo", "priest", "tinker", "medium", "little_girl")
    assert check(Setup(18, played("classic", deck=extras))) == ()
    assert [fault.mid for fault in check(Setup(18, played("classic", deck=("seer", "witch"))))] == ["role-not-allowed"]
