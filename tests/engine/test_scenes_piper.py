"""Scenes: the Piper and the charmed (PIP-1 to PIP-7, WIN-P1, C61 to C64, E85 to E94)."""

import pytest

from engine import events as e
from tests.engine.scenes import Scene

NINE = "1W 2W 3Pi 4Wi 5V 6V 7V 8V 9V"


def charmed(s):
    return s.table.charmed


# --- the charm (PIP-1 to PIP-5) ------------------------------------------------------------------------------------------


def test_pip_1_two_a_night():
    """PIP-1: exactly two living players, each night, after the Witch; nobody else knows whom."""
    s = Scene(NINE, dead="9").night("piper! 5, 5 6 7, 5 5; piper 5 6")
    assert s.refused == ["how-many", "how-many", "picked-twice"]
    assert s.steps.index("witch") < s.steps.index("piper") < s.steps.index("charmed")
    assert charmed(s) == (5, 6)
    assert not any(s.told(seat, e.Charmed) for seat in range(10))
    assert charmed(s.day().night("piper! 9 7; piper 7 8")) == (5, 6, 7, 8)


@pytest.mark.parametrize(("number", "line", "refused"), [(1, "piper! 5 6; piper 5", ["how-many"]), (2, "piper! 5; piper 5 6", ["how-many"])])
def test_t110_c61_piper_targets(number, line, refused):
    """T110, PIP-1, C61: {piper_targets=1} two are refused; by default one is."""
    s = Scene(NINE, piper_targets=number).night(line)
    assert s.refused == refused
    assert len(charmed(s)) == number


def test_pip_1_timeout():
    """PIP-1, 2.10: silent or passing he charms nobody."""
    assert charmed(Scene(NINE).night()) == charmed(Scene(NINE).night("piper pass")) == ()


def test_t109_pip_4_not_himself():
    """T109, PIP-4: refused."""
    assert Scene(NINE).night("piper! 3 5").refused == ["not-charm"]


def test_e91_c64_fewer_than_two_left():
    """E91, C64: he charms all that remain; one is then enough."""
    s = Scene("1W* 2W 3Pi 4V* 5V* 6V* 7V 8V* 9V", piper_targets=2).night("piper! 1 2; piper 2 7").day().night("piper! 9 2; piper 9")
    assert s.camps == ("piper",)


@pytest.mark.parametrize(("again", "line"), [(False, "piper! 5 6"), (True, "piper 5 6")])
def test_c64_charming_again(again, line):
    """C64: only the uncharmed; by option those charmed too."""
    s = Scene("1W 2W 3Pi 4V 5V* 6V 7V 8V 9V", piper_may_retarget=again).night(line)
    assert charmed(s) == ((5, 6) if again else (5,))


def test_pip_3_they_learn_of_each_other_every_night():
    """PIP-2, PIP-3: all charmed, of tonight and earlier, learn who is charmed, not by whom; nobody else does."""
    s = Scene(NINE).night("piper 5 6").day().night("piper 7 8")
    for seat in range(10):
        heard = [event.charmed for event in s.views.heard[seat] if isinstance(event, e.CharmedMet)]
        assert heard == {5: [(5, 6), (5, 6, 7, 8)], 6: [(5, 6), (5, 6, 7, 8)], 7: [(5, 6, 7, 8)], 8: [(5, 6, 7, 8)]}.get(seat, [])
    assert s.views.seats[5].cards == {5: "villager"}


def test_pip_3_nothing_new_is_told_again():
    """PIP-3: every night, also when nobody was charmed."""
    s = Scene(NINE).night("piper 5 6").day().night()
    assert s.told(5, e.CharmedMet)


def test_e94_only_one_is_charmed():
    """E94, PIP-3: the step runs; he learns that he is the only one."""
    s = Scene(NINE, piper_targets=1).night("piper 5")
    assert s.told(5, e.CharmedMet) == [e.CharmedMet((5,), (5,))]


def test_pip_7_e85_lov_5_no_spread_between_lovers():
    """PIP-7, LOV-5, E85: charming one does not charm the other."""
    assert charmed(Scene("1W 2W 3Pi 4V 5VL 6VL 7V 8V").night("piper 5 7")) == (5, 7)


def test_e93_pip_5_powers_intact():
    """E93, PIP-5: charmed wolf, Hunter and Witch act as ever, and keep their camps."""
    s = Scene("1W* 2W 3Pi 4Wi* 5Hu* 6V 7V 8V 9V").night("wolves 5; poison 6; hunter 7; piper 2 8")
    assert s.died == (5, 6, 7)


def test_e92_pip_5_charm_stays_with_the_player():
    """E92, PIP-5: though his role changes or he dies."""
    s = Scene("1W 2W 3Pi 4V* 5V* 6V 7V 8V 9V").happen(e.CardChanged((4,), "werewolf", "")).night("wolves 5")
    assert charmed(s) == (4, 5)


def test_sil_3_the_steps_of_a_dead_piper():
    """SIL-3: both of them, asked of nobody; the charmed still meet."""
    s = Scene(NINE).night("piper 5 6; wolves 3").day().night()
    assert s.seconds("piper") == s.seconds("charmed") == [22.5]
    assert s.asked("charm") == ()
    assert s.told(5, e.CharmedMet)


# --- his victory (WIN-P1, PIP-6) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("night", "day"), [("wolves 6", ""), ("", "lynch 6")])
def test_e86_pip_6_last_uncharmed_goes(night, day):
    """E86, PIP-6, WIN-P1: bitten or lynched; all others lose."""
    s = Scene("1W* 2W* 3Pi 4V* 5V* 6V 7V*").night(night)
    if day:
        s.day(day)
    assert s.camps == ("piper",)
    assert s.winners == (3,)


@pytest.mark.parametrize(("seats", "winners"), [("1Pi 2W* 3W* 4V* 5V* 6V* 7V", (1,)), ("1W* 2W* 3V* 4V* 5V* 6V 7Pi", (7,))])
def test_pip_6_wherever_he_sits(seats, winners):
    """PIP-6: in the first seat and the last as in any."""
    s = Scene(seats).night(f"wolves {7 if winners == (1,) else 6}")
    assert (s.camps, s.winners) == (("piper",), winners)


def test_pip_6_not_before():
    """PIP-6: every living player but himself."""
    assert not Scene("1W* 2W* 3Pi 4V* 5V* 6V 7V").night("wolves 6").over


def test_t112_e87_e89_before_parity():
    """T112, E87, E89: Piper and one charmed wolf are left: Piper, not parity."""
    s = Scene("1W* 2Pi 3V").night("wolves 3")
    assert s.camps == ("piper",)


def test_t178_e87_before_the_village():
    """T178, E87, 3.2: the last wolf goes and all are charmed in the same moment: Piper."""
    s = Scene("1W 2Pi 3V* 4V* 5V*").night().day("lynch 1")
    assert s.camps == ("piper",)


def test_c78_unless_the_order_is_another():
    """C78: `win_priority` with the village first."""
    s = Scene("1W 2Pi 3V* 4V* 5V*", win_priority=("village", "piper", "couple", "hunter_last_two", "wolves"))
    assert s.night().day("lynch 1").camps == ("village",)


def test_pip_6_alone_alive():
    """PIP-6: alone alive he wins, though he charmed nobody."""
    s = Scene("1W 2Pi 3Wi", hunter_last_two=False).night("wolves 3; poison 1")
    assert s.camps == ("piper",)


@pytest.mark.parametrize(("check", "camps"), [("stable", ("wolves",)), ("instant", ("piper",))])
def test_t113_e88_c63_bitten_as_he_charms_the_last(check, camps):
    """T113, E88, C62, C63: dead at dawn he does not win, parity does; `instant`: he has won when the charm falls."""
    s = Scene("1W* 2Pi 3V", piper_check=check).night("wolves 2; piper 3")
    assert s.camps == camps


@pytest.mark.parametrize(("must", "camps"), [(True, ("wolves",)), (False, ("piper",))])
def test_e90_c62_dead_piper(must, camps):
    """E90, C62: dead, all survivors charmed: no effect; unless `piper_must_be_alive=false`."""
    s = Scene("1W* 2Pi 3V* 4V", piper_must_be_alive=must).night("wolves 2").day("lynch 4")
    assert s.camps == camps


def test_3_4_piper_in_love_with_a_wolf():
    """3.4: camps unchanged; he must still charm his lover; grief applies."""
    s = Scene("1WL 2PiL 3V 4V 5V 6V").night("piper 1 3").day().night("piper 4 5")
    assert s.over is False
    s.day("lynch 6")
    assert s.camps == ("piper",)
    assert s.winners == (2,)
    assert Scene("1WL 2PiL 3V 4V 5V 6V").night().day("lynch 1").died == (1, 2)


def test_3_3_counted_with_the_village():
    """3.3, 0.9: for parity the Piper stands with the others."""
    assert not Scene("1W 2Pi 3V 4V").night("wolves 3").over
    assert Scene("1W 2Pi 3V").night("wolves 3").camps == ("wolves",)


def test_win_s1_a_charm_is_news():
    """WIN-S1: a newly charmed player begins the count anew."""
    s = Scene(NINE, stalemate_days=2).night().day().night("piper 5 6").day()
    assert not s.over
    s.night().day()
    assert not s.over
    s.night().day()
    assert s.camps == ()
