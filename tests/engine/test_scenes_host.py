"""Scenes: the moderator, human or engine (MOD), what is private (SIL-4, DEAD), and private talk (C04, C43, C66, C102)."""

import pytest

from engine import events as e
from engine.commands import Answer, Host
from engine.options import Options
from engine.setup import Setup, check, deck
from engine.speech import circle, speakers
from engine.vote import HOST
from tests.engine.scenes import Scene, played

EIGHT = "1W 2W 3V 4V 5V 6V 7V 8V"
FULL = "1W 2W 3Cu 4Gu 5Se 6Wi 7Hu 8V 9V"
HUMAN = ("human_lot", "human_chosen")
TIE = "nominate 4 by 1 2 3, 5 by 6 7; vote 4 by 1, 5 by 2"


def tied(mode="human_chosen", line="", **options):
    s = Scene(EIGHT, **{"two_way_tie": "moderator_pick", "moderator_mode": mode, "sheriff_election_time": "off", **options})
    return s.night().day(f"{TIE}{line}")


# --- a human moderator (MOD-1, MOD-2, MOD-7, C72) ------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["engine", *HUMAN])
def test_t001_mod_1_mod_2_c72_he_is_no_player(mode):
    """T001, MOD-1, MOD-2, C72: table of 7 with him: 2 wolves, 1 Seer, 3 Villagers for the six who play; he has no seat."""
    setup = Setup(6, played("classic", moderator_mode=mode))
    assert check(setup) == ()
    assert sorted(deck(setup)) == ["seer", "villager", "villager", "villager", "werewolf", "werewolf"]
    s = Scene("1W 2W 3Se 4V 5V 6V", preset="classic", moderator_mode=mode)
    assert HOST not in s.table.living
    assert s.refuses(Answer(HOST, "kill", (4,))) == "not-asked"


@pytest.mark.parametrize("mode", HUMAN)
@pytest.mark.parametrize(("line", "died"), [("; host_tie 5 by 0", (5,)), ("; host_tie 4 by 0", (4,)), ("; host_tie pass by 0", ()), ("", ())])
def test_t157_mod_7_ts_7_he_settles_a_two_way_tie(mode, line, died):
    """T157, MOD-7, TS-7: {moderator_pick} a tie of A and B: he picks one of the two, or nobody; he is asked in private."""
    s = tied(mode, line)
    assert s.died == died
    assert [event.choices for event in s.views.host if isinstance(event, e.Asked)] == [(4, 5)]
    assert not any(isinstance(event, e.Asked) and event.kind == "host_tie" for seat in s.views.heard for event in s.views.heard[seat])


def test_mod_7_only_one_of_the_two():
    """MOD-7: nobody else."""
    assert tied(line="; host_tie! 6 by 0; host_tie 5 by 0").died == (5,)


def test_t222_mod_7_acts_as_none_with_the_engine():
    """T222, TS-7, MOD-7: {hollow, moderator_mode=engine} no execution, and nobody is asked."""
    s = tied("engine")
    assert s.died == ()
    assert "moderator" not in s.steps


def test_mod_7_only_for_two():
    """TS-6, MOD-7: a tie of three is none of his."""
    s = Scene(EIGHT, two_way_tie="moderator_pick", moderator_mode="human_lot", vote_mode="single").night().day("vote 4 by 1, 5 by 2, 6 by 3")
    assert "moderator" not in s.steps


def test_mod_7_eliminated_players_are_silent_meanwhile():
    """MOD-7, MOD-15, DEAD-1: the eliminated must not comment: nobody may speak."""
    s = Scene(EIGHT, two_way_tie="moderator_pick", moderator_mode="human_lot", sheriff_election_time="off", dead="8").night()
    s.until("moderator", TIE)
    assert speakers(s.table) == ()


def test_mod_9_he_cannot_be_shot():
    """MOD-9, HUN-5: not by the Hunter, nor picked by anybody else."""
    s = Scene(FULL, moderator_mode="human_lot").night("cupid 1 2; see! 0; guard! 0; kill! 0; poison! 0; wolves 7; hunter! 0")
    assert len(s.refused) == 6


def test_mod_1_the_engine_keeps_the_rules():
    """MOD-1: a human moderator runs the discretionary choices alone."""
    s = Scene(EIGHT, moderator_mode="human_lot").night()
    for act in ("kill", "vote", "end"):
        assert s.refuses(Host(act, 4)) == "host-cannot"


# --- what is whose (MOD-3, MOD-4, MOD-8, SIL, DEAD) ----------------------------------------------------------------------------


def test_mod_3_choices_are_confirmed_to_their_giver_alone():
    """MOD-3, SIL-4: every secret choice; results go to whom they concern."""
    s = Scene(FULL).night("cupid 1 2; guard 9; seer 8; wolves 9; poison 8")
    for event in s.facts(e.Answered):
        assert len(event.to) == 1
    assert s.told(5, e.Saw)
    assert not any(s.told(seat, e.Saw) for seat in range(10) if seat != 5)


def test_vill_1_seer_9_nothing_to_do_and_nothing_to_hear():
    """VILL-1, SEER-9, SIL-1: a Villager is asked nothing at night; during every step nobody may speak in public."""
    s = Scene(FULL)
    while s.table.phase == "night":
        assert speakers(s.table) == ()
        assert not any(seat in {8, 9} for _, seat in s.table.asks)
        s.late()
    assert s.table.phase == "day"


def test_mod_8_the_guards_protection_is_judged_by_the_engine():
    """MOD-8, GRD-5: nobody is told whether the guarded one is the Girl."""
    said = [Scene(f"1W 2W 3Gu 4{code} 5V 6V 7V 8V").night("guard 4").views.heard[3] for code in ("Gi", "V")]
    asked = [[event for event in heard if isinstance(event, (e.Asked, e.Answered))] for heard in said]
    assert [(event.kind, event.to) for event in asked[0]] == [(event.kind, event.to) for event in asked[1]]


def test_set_7_set_8_never_dealt_and_then_night():
    """SET-7, SET-8: the Sheriff is no card; after the deal the moderator announces nightfall."""
    assert [fault.mid for fault in check(Setup(8, Options(deck=("seer", "sheriff"))))] == ["role-unknown"]
    s = Scene(EIGHT)
    kinds = [type(event) for event in s.log if isinstance(event, (e.Dealt, e.NightFell, e.Opened))]
    assert kinds == [e.Dealt] * 8 + [e.NightFell, e.Opened]


def test_wolf_2_wolf_11_the_step_waits_for_all():
    """WOLF-2, WOLF-11: {classic} the pack points until its time is over; no wolf is a target."""
    s = Scene("1W 2W 3Se 4V 5V 6V", preset="classic").until("wolves")
    assert s.choices("wolves", 1) == (3, 4, 5, 6)
    s.answer(1, "wolves", 4)
    s.answer(2, "wolves", 4)
    assert s.table.round.step == "wolves"
    assert s.night().steps.count("wolves") == 3


def test_wit_9_by_number():
    """WIT-9, 0.3: everything is picked by seat number, in any order of the questions."""
    s = Scene(FULL).until("witch", "cupid 1 2; wolves 9")
    assert s.choices("heal", 6) == (9,)
    assert s.choices("poison", 6) == (1, 2, 3, 4, 5, 6, 7, 8)


# --- private talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "talk"), [("none", ()), ("graveyard_only", (7, 8))])
def test_c43_dead_1_dead_chat(rule, talk):
    """C43, DEAD-1: the dead do not talk; or among themselves alone, and nobody living hears it."""
    s = Scene(EIGHT, dead="7 8", dead_chat=rule).night()
    assert circle(s.table, 7) == talk
    assert circle(s.table, 4) == ()
    s.until("discussion")
    assert not {7, 8} & set(speakers(s.table))


@pytest.mark.parametrize(("on", "talk"), [(True, (3, 5)), (False, ())])
def test_c66_lovers_chat(on, talk):
    """C66, CUP-2: by option the living lovers may talk, at night."""
    s = Scene("1W 2W 3VL 4V 5VL 6V 7V 8V", lovers_chat=on).until("wolves")
    assert circle(s.table, 3) == talk
    assert circle(s.table, 4) == ()
    assert circle(s.night().table, 3) == ()


def test_c66_not_with_a_dead_lover():
    """LOV-6 apart, a dead lover is not talked to; grief comes before."""
    s = Scene("1W 2W 3VL 4V 5VL 6V 7V 8V", lovers_chat=True, dead="3").night().day().until("wolves")
    assert circle(s.table, 5) == ()


@pytest.mark.parametrize(("see", "card"), [(True, "werewolf"), (False, "")])
def test_c65_lovers_see_roles(see, card):
    """C65, CUP-2: by option they learn what the other is."""
    s = Scene(FULL, lovers_see_roles=see).night("cupid 1 9")
    assert s.told(9, e.InLove) == [e.InLove((9,), 1, card)]


# --- what the moderator does by cards, and what he never does -------------------------------------------------------------------


def test_mod_10_mod_12_event_cards():
    """MOD-10, MOD-12: permanent cards may be in force from the start; each day a card is drawn, by the most recent dead."""
    s = Scene(EIGHT, variants=("new_moon",), new_moon_preset=("2",)).night("wolves 5")
    laid = next(n for n, event in enumerate(s.log) if isinstance(event, e.CardLaid))
    assert laid < s.log.index(e.NightFell(1))
    s.day()
    assert [event.by for event in s.log if isinstance(event, e.CardDrawn)] == [5]


def test_t233_e120c_idle_1_nobody_is_idle_to_the_engine():
    """T233, E120c, IDLE-1: who answers nothing on five nights, and votes by day, plays on; nobody is told anything of him."""
    s = Scene(EIGHT, stalemate_days=0, vote_mode="single")
    for _ in range(5):
        s.night().day("vote 4 by 1, 5 by 2")
        assert not s.facts(e.Removed)
    assert s.table.living == tuple(range(1, 9))
