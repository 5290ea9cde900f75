"""Scenes: the hidden Tinker and Medium, and the seance (TIN, MED, SET-6, MOD-5, MOD-6, MOD-6a, C74, C75, E107 to E110)."""

import pytest

from engine import events as e
from engine.commands import Answer, Begin, Host
from engine.game import Game
from engine.options import Options
from engine.setup import Setup, announced, check, deck
from engine.speech import speakers
from tests.engine.scenes import Scene

TINKER = "1W 2W 3Se 4Ti 5V 6V 7V 8V"
MEDIUM = "1W 2W 3V 4Me 5V 6V 7V 8V 9V"
YES = "confirm yes by 1 2 3 4, no by 5 6 8"


def second_day(line="", seats=MEDIUM, night="wolves 7", **options):
    """A day on which 7 is dead."""
    return Scene(seats, sheriff_election_time="off", **options).night(night).day(line)


def motion(line, **options):
    return second_day(f"seance 7 by 5; {line}", **options)


# --- drawn in secret (SET-6, MOD-5, TIN-2, MED-4) --------------------------------------------------------------------------


def laid(seed, names, **options):
    game = Game(Setup(8, Options(deck=names, **options)), seed)
    return {event.overlay: (event.who, game.table.cards[event.who]) for event in game.feed(Begin()) if isinstance(event, e.Overlaid)}


def test_set_6_mod_5_drawn_among_villagers():
    """SET-6, MOD-5, TIN-2, MED-4, 0.8: among those whose card says Villager; by the seed; they are not told."""
    drawn = [laid(bytes([n]) * 16, ("seer", "tinker")) for n in range(40)]
    assert all(card == "villager" for lay in drawn for _, card in lay.values())
    assert len({lay["tinker"][0] for lay in drawn}) == 8
    s = Scene(TINKER).night()
    assert s.views.seats[4].cards == {4: "villager"}
    assert not any(table.overlays for table in s.views.seats.values())


def test_2_1_overlays_replace_no_card():
    """2.1: announced, beside a deck as large as the table."""
    setup = Setup(8, Options(deck=("seer", "tinker", "medium")))
    assert len(deck(setup)) == 8
    assert dict(announced(setup)) == {"werewolf": 2, "villager": 5, "seer": 1, "tinker": 1, "medium": 1}


def test_e108_not_both_on_one():
    """E108: Tinker and Medium on the same player only where there is no other Villager."""
    for n in range(30):
        lay = laid(bytes([n]) * 16, ("seer", "tinker", "medium"))
        assert lay["tinker"][0] != lay["medium"][0]
    few = laid(b"few".ljust(16), ("seer", "witch", "guard", "hunter", "elder", "tinker", "medium"))
    assert few["tinker"][0] == few["medium"][0]


def test_an_overlay_needs_a_villager():
    """SET-6: a deck without one is refused."""
    found = check(Setup(8, Options(deck=("seer", "witch", "guard", "hunter", "elder", "cupid", "tinker"))))
    assert [fault.mid for fault in found] == ["overlay-needs-villager"]


# --- Tinker (TIN-1, TIN-3) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("result", "seen"), [("alignment", "wolf"), ("exact_role", "werewolf")])
def test_t025_e107_tin_1_seer_5_seen_as_a_wolf(result, seen):
    """T025, E107, TIN-1, SEER-5, TIN-3: a wolf; by card a Werewolf."""
    s = Scene(TINKER, seer_result=result).night("seer 4")
    assert s.told(3, e.Saw) == [e.Saw((3,), 4, seen)]


def test_tin_1_for_the_seer_alone():
    """TIN-1, 3.3: village; lynched he is a Villager; he counts as plain and as no wolf."""
    s = Scene("1W 2Ti 3Se 4V 5V", wolf_win="all_plain").night("wolves 4").day("lynch 5")
    assert not s.over
    s.night().day("lynch 2")
    assert s.facts(e.Revealed) == [e.Revealed(2, "villager")]
    assert s.camps == ("wolves",)
    assert Scene(TINKER).night().day("lynch 1").night().day("lynch 2").winners == (3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize(("sees", "told"), [("villager", "not_wolf"), ("wolf", "wolf")])
def test_t139_pri_5_c76_the_priest(sees, told):
    """T139, PRI-5, C76: lynched, to the Priest no wolf, or by option one; the Seer saw a wolf."""
    s = Scene("1W 2W 3Se 4Ti 5Pr 6V 7V 8V", priest_sees_tinker_as=sees).night("seer 4")
    assert s.told(3, e.Saw)[0].result == "wolf"
    s.day("lynch 4").night()
    assert [event for event in s.views.heard[5] if isinstance(event, e.PriestSaw)] == [e.PriestSaw((5,), 4, told)]


# --- the seance (MED) ---------------------------------------------------------------------------------------------------


def test_t140_med_1_med_2_med_3_held():
    """T140, MED-1, MED-2, MED-3: dead 7 is called; Yes 4, No 3, the Medium lives and said Yes: t_seance; then the trial."""
    s = Scene(MEDIUM, sheriff_election_time="off").night("wolves 7").until("seance", f"seance 7 by 5; {YES}")
    assert e.SeanceHeld(7) in s.views.heard[0]
    assert s.table.round.seconds == 300.0
    assert speakers(s.table) == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    s.until("nomination")
    assert 7 not in speakers(s.table)


def test_med_3_it_may_be_ended():
    """MED-3, SIL-3b: when all living have said so."""
    s = Scene(MEDIUM, sheriff_election_time="off", t_seance=77).night("wolves 7").until("seance", f"seance 7 by 5; {YES}")
    assert s.table.round.seconds == 77.0
    for seat in s.table.living:
        s.answer(seat, "end", 1)
    assert s.table.round.step == "discussion"


@pytest.mark.parametrize(("vote", "held"), [
    ("confirm yes by 1 2 3 4, no by 5 6 8", True),
    ("confirm yes by 4", True),
    ("confirm yes by 1 2 4, no by 5 6 8", False),   # T143: 3 to 3
    ("confirm yes by 1 2 3 5, no by 4", False),     # E109: the Medium said No
    ("confirm yes by 1 2 3 5", False),              # the Medium abstained
    ("confirm no", False),
    ("", False),
])  # fmt: skip
def test_t143_e109_med_2_majority_and_the_mediums_yes(vote, held):
    """T143, E109, MED-2, MED-8: more Yes than No, and the Medium's own; an abstention is neither."""
    s = motion(vote)
    assert bool(s.facts(e.SeanceHeld)) == held
    assert bool(s.facts(e.SeanceRefused)) != held
    assert ("seance" in s.steps) == held


@pytest.mark.parametrize(("seats", "night"), [("1W 2W 3V 4V 5V 6V 7Me 8V 9V", "wolves 7"), (MEDIUM, "wolves 4")])
def test_t142_e109_e110_medium_dead(seats, night):
    """T142, E109, E110, MED-2: the Medium is dead, last night too: refused."""
    s = Scene(seats, sheriff_election_time="off").night(night).day("seance by 5; confirm yes")
    assert s.facts(e.SeanceRefused)


def test_med_7_refused_without_a_reason():
    """MED-7, SIL-4: however it fails, all hear the same; neither counts nor names are published."""
    def said(line, seats=MEDIUM, night="wolves 7"):
        events = Scene(seats, sheriff_election_time="off").night(night).day(line).public()
        return [event for event in events if not isinstance(event, (e.SeanceMoved, e.OrderSet, e.Opened, e.Closed))]
    by_majority = said("seance 7 by 5; confirm no")
    assert by_majority == said("seance 7 by 5; confirm yes by 1 2 3 5, no by 4")
    assert by_majority == said("seance 7 by 5; confirm yes", "1W 2W 3V 4V 5V 6V 7Me 8V 9V")
    assert not any(isinstance(event, (e.VotesShown, e.Counted)) and event.step == "seance_vote" for event in by_majority)


def test_med_8_the_window():
    """MED-8: t_seance_motion; the living alone are asked, whom of the dead; the first motion closes it."""
    s = Scene(MEDIUM, sheriff_election_time="off").night("wolves 7").until("motion")
    assert s.table.round.seconds == 30.0
    assert tuple(seat for _, seat in s.table.asks) == s.table.living
    assert s.choices("seance", 5) == (7,)
    told = s.answer(5, "seance", 7)
    assert e.SeanceMoved(5, 7) in told
    assert s.table.round.step == "seance_vote"
    assert s.refuses(Answer(6, "seance", (7,))) == "not-asked"


def test_med_8_order_of_day_one():
    """MED-8: on day 1 after the election, before the discussion."""
    steps = Scene(MEDIUM).night("wolves 7").day().steps
    assert steps.index("election") < steps.index("motion") < steps.index("discussion")


@pytest.mark.parametrize(("seats", "night"), [(MEDIUM, ""), ("1W 2W 3V 4V 5V 6V 7V 8V", "wolves 7")])
def test_med_8_no_window(seats, night):
    """MED-8: nobody is dead yet; or no Medium was announced."""
    assert "motion" not in Scene(seats).night(night).day().steps


def test_med_8_a_phantom_window():
    """MED-8, SIL-3c: it opens though the Medium is dead."""
    assert "motion" in second_day(night="wolves 4").steps


def test_t145_med_5_once_a_game_and_once_a_day():
    """T145, MED-5: after a held seance none for the rest of the game; a refused one may be tried on a later day."""
    s = motion(YES).night().day()
    assert "motion" not in s.steps
    s = motion("confirm no")
    assert s.steps.count("seance_vote") == 1
    s.night().day(f"seance 7 by 6; {YES}")
    assert s.facts(e.SeanceHeld)


@pytest.mark.parametrize(("target", "line", "called"), [
    ("motion", "seance 7 by 5; confirm yes", 7),
    ("vote", "seance 1 by 5; confirm yes; seance 7 by 1 2, 8 by 3 > 8 by 5", 7),
])  # fmt: skip
def test_c75_who_is_called(target, line, called):
    """C75, MED-8: the one named in the motion; or chosen by plurality when it is held."""
    s = Scene(MEDIUM, sheriff_election_time="off", seance_target=target, dead="8").night("wolves 7")
    if target == "vote":
        s.until("seance_vote", "seance 1 by 5")
        assert s.table.round.about == 0
        s.until("seance_whom", "confirm yes")
        s.day("seance 7 by 1 2, 8 by 3")
    else:
        s.day(line)
    assert [event.dead for event in s.facts(e.SeanceHeld)] == [called]


def test_c75_a_tie_is_settled_by_chance():
    """MED-8: tie by RNG; nobody's vote: any of the dead."""
    def called(n, line):
        s = Scene(MEDIUM, sheriff_election_time="off", seance_target="vote", dead="8", seed=bytes([n])).night("wolves 7")
        return s.until("seance_whom", "seance 1 by 5; confirm yes").day(line).facts(e.SeanceHeld)[0].dead
    assert {called(n, "seance 7 by 1, 8 by 2") for n in range(15)} == {7, 8}
    assert {called(n, "") for n in range(15)} == {7, 8}


# --- against probing (MED-6, MOD-6, C74) ------------------------------------------------------------------------------------

PROBE = "confirm yes by 1 2 3, no by 4"


def probed(**options):
    """Two seances with a Yes majority were refused; the Medium is 4."""
    s = motion(PROBE, **options).night().day(f"seance 7 by 6; {PROBE}")
    assert not s.facts(e.SeanceHeld)
    return s


@pytest.mark.parametrize(("rule", "mode", "moves"), [
    ("auto", "engine", True), ("auto", "human_lot", True), ("manual", "engine", True), ("manual", "human_chosen", False),
    ("off", "engine", False), ("off", "human_chosen", False),
])  # fmt: skip
def test_c74_mod_6a_med_6_antiprobe(rule, mode, moves):
    """C74, MOD-6a, MED-6: after two refused majorities the identity moves to the earliest dead; who does it."""
    s = probed(medium_antiprobe=rule, moderator_mode=mode)
    assert s.table.overlays["medium"] == (7 if moves else 4)
    s.night().day("seance 7 by 6; confirm yes")
    assert bool(s.facts(e.SeanceHeld)) != moves


def test_c74_a_refusal_without_a_majority_is_no_probe():
    """C74: only where Yes outnumbered No."""
    s = motion("confirm no").night().day("seance 7 by 6; confirm no").night().day("seance 7 by 6; confirm no")
    assert s.table.overlays["medium"] == 4


def test_t146_mod_6_the_moderator_moves_it():
    """T146, MOD-6, MED-6: {manual, human_chosen} by command to dead 7; then a motion, all Yes: refused."""
    s = Scene(MEDIUM, sheriff_election_time="off", medium_antiprobe="manual", moderator_mode="human_chosen").night("wolves 7")
    told = s.feed(Host("medium", 7))
    assert told == (e.Overlaid(7, "medium"),)
    s.day("seance 7 by 5; confirm yes")
    assert s.facts(e.SeanceRefused)


@pytest.mark.parametrize(("mode", "command", "mid"), [
    ("engine", Host("medium", 7), "host-cannot"), ("human_lot", Host("medium", 5), "host-needs-dead"),
    ("human_lot", Host("thunder", 7), "host-cannot"), ("human_chosen", Host("medium", 0), "host-needs-dead"),
])  # fmt: skip
def test_mod_6_what_he_may_not(mode, command, mid):
    """MOD-6: to a dead player, by a human moderator."""
    s = Scene(MEDIUM, moderator_mode=mode).night("wolves 7")
    assert s.refuses(command) == mid


@pytest.mark.parametrize(("rule", "may"), [("auto", True), ("manual", True), ("off", False)])
def test_mod_6a_off_is_never(rule, may):
    """MOD-6a: by `off` the identity never moves, by the moderator's command neither; by `auto` he keeps the command."""
    s = Scene(MEDIUM, moderator_mode="human_chosen", medium_antiprobe=rule).night("wolves 7")
    if may:
        assert s.feed(Host("medium", 7)) == (e.Overlaid(7, "medium"),)
    else:
        assert s.refuses(Host("medium", 7)) == "host-cannot"


def test_mod_6_only_where_there_is_a_medium():
    """MOD-6: without one there is nothing to move."""
    s = Scene("1W 2W 3V 4V 5V 6V", moderator_mode="human_lot", dead="6").night()
    assert s.refuses(Host("medium", 6)) == "host-cannot"
