"""Artificial players tell what they know of their own nights, and weigh what others tell (engine.players.witness)."""

import pytest

from engine import events as e
from engine.events import Opened
from engine.options import Options
from engine.players.beliefs import CERTAIN, TESTIMONIES, Saying
from engine.players.company import Companion
from engine.presets import preset
from engine.setup import Setup

CLASSIC = Setup(8, preset("classic"))


def one(seat, card, *told, setup=CLASSIC, deck=(), day=True):
    """A player in a seat who has heard these things in the first night, and then the discussion's opening."""
    player = Companion(setup, seat, bytes(16))
    deck = deck or (("werewolf", 2), ("villager", 4), ("seer", 1), (card, 1))
    for event in (e.Began(8, deck), e.Dealt((seat,), card), e.NightFell(1), *told):
        player.hear(event)
    if day:
        player.hear(e.OrderSet(tuple(range(1, 9))))
        player.hear(Opened(9, "discussion", 60.0, early=True))
    return player


def said(player):
    saying = player.act()
    assert isinstance(saying, Saying)
    player.listen(saying)
    return saying.mid, saying.seat("who")


GUARDED = (e.Opened(1, "bodyguard", 20.0, early=False), e.Asked((3,), 1, "guard", (1, 2, 4, 5, 6, 7, 8), 0, 1),
           e.Answered((3,), 1, "guard", (5,)), e.Closed(1, "time"), e.Dawned(1))


def test_a_girl_names_all_whom_she_saw():
    """GIRL-1, SET-4: one after the other, and none twice."""
    girl = one(3, "little_girl", e.Peeked((3,), (2, 7)), e.Dawned(1))
    assert [said(girl), said(girl)] == [("say-peeked", 2), ("say-peeked", 7)]
    assert girl.beliefs.suspicion(2) == girl.beliefs.suspicion(7) == CERTAIN
    assert not isinstance(girl.act(), Saying)


def test_a_girl_who_knows_a_wolf_peeks_no_more():
    """GIRL-4b: the least risk, and none when there is nothing to gain."""
    asked = e.Asked((3,), 1, "peek", (1, 2), 0, 1)
    girl = one(3, "little_girl", day=False)
    assert girl._picks(asked) == (1,)
    girl.hear(e.Peeked((3,), (2,)))
    assert girl._picks(asked) == ()
    girl.hear(e.Died(2))
    assert girl._picks(asked) == (1,)


@pytest.mark.parametrize(("result", "mid"), [("wolf", "say-priest-wolf"), ("not_wolf", "say-priest-clean")])
def test_a_priest_tells_what_the_hanged_was(result, mid):
    """PRI-1, SET-4."""
    priest = one(3, "priest", e.Died(5), e.PriestSaw((3,), 5, result), e.Dawned(1))
    assert said(priest) == (mid, 5)


def test_a_mason_stands_up_for_the_other():
    """MASON-2, SET-4: when the other or himself is accused; until then nobody knows."""
    mason = one(3, "mason", e.MasonsMet((3, 6), (3, 6)), e.Dawned(1))
    assert mason.beliefs.suspicion(6) == -CERTAIN
    assert said(mason)[0] != "say-mason"
    mason.listen(Saying(1, "say-hunch", (("who", 6),)))
    assert said(mason) == ("say-mason", 6)


def test_a_quiet_night_proves_whom_the_bodyguard_guarded():
    """ANG-1, SET-4: where the wolves had to bite and nobody else saves."""
    guard = one(3, "bodyguard", *GUARDED, e.Peaceful())
    assert guard.beliefs.known(5) is False
    assert said(guard) == ("say-guarded", 5)


@pytest.mark.parametrize(("setup", "deck"), [
    (Setup(8, Options()), ()),
    (CLASSIC, (("werewolf", 2), ("villager", 4), ("bodyguard", 1), ("angel", 1))),
], ids=["wolves may pass", "an angel too"])  # fmt: skip
def test_a_quiet_night_clears_somewhat(setup, deck):
    """ANG-1: where there may be another reason it is a hint."""
    guard, other = (one(3, "bodyguard", *GUARDED, *more, setup=setup, deck=deck) for more in ((e.Peaceful(),), ()))
    assert guard.beliefs.known(5) is None
    assert guard.beliefs.suspicion(5) < other.beliefs.suspicion(5) - 10


def test_a_night_with_a_death_clears_nobody():
    guard = one(3, "bodyguard", *GUARDED, e.Died(8))
    assert guard.beliefs.known(5) is None
    assert guard.beliefs.cleared == ()


def test_last_nights_guard_does_not_count_tonight():
    guard = one(3, "bodyguard", *GUARDED, e.Died(8), e.NightFell(2), e.Dawned(2), e.Peaceful())
    assert guard.beliefs.cleared == ()
    assert guard.beliefs.known(5) is None


@pytest.mark.parametrize("mid", TESTIMONIES)
def test_others_believe_it(mid):
    """What somebody tells counts for or against whom he names, and for himself."""
    hearer, deaf = one(4, "villager"), one(4, "villager")
    hearer.listen(Saying(3, mid, (("who", 5),)))
    change = hearer.beliefs.suspicion(5) - deaf.beliefs.suspicion(5)
    assert change > 60 if TESTIMONIES[mid] else change < -60
    assert hearer.beliefs.suspicion(3) < deaf.beliefs.suspicion(3)
    assert hearer.beliefs.informants() == (3,)


def test_a_lie_is_known_by_who_knows_better():
    """Who was named a wolf and is none, or has seen the contrary, believes nothing more of it."""
    villager = one(4, "villager")
    villager.listen(Saying(3, "say-peeked", (("who", 4),)))
    assert villager.beliefs.suspicion(3) > 60
    assert villager.beliefs.informants() == ()
    seer = one(4, "seer", e.Saw((4,), 5, "not_wolf"))
    seer.listen(Saying(3, "say-peeked", (("who", 5),)))
    assert seer.beliefs.suspicion(3) > 60


def test_a_village_that_knows_two_wolves_hangs_the_same_one_first():
    """Votes for both would hang neither."""
    for seat in (4, 5, 6):
        villager = one(seat, "villager")
        for wolf in (7, 2):
            villager.listen(Saying(3, "say-peeked", (("who", wolf),)))
        assert villager.beliefs.worst((2, 3, 7, 8)) == 7
        villager.hear(e.Died(7))
        assert villager.beliefs.worst((2, 3, 8)) == 2


def test_what_a_priest_tells_changes_how_votes_are_seen():
    """PRI-3: who voted against an innocent is suspected though nothing was shown of the dead."""
    first, second = one(4, "villager"), one(4, "villager")
    for villager in (first, second):
        villager.hear(e.VotesShown("vote", ((1, 5), (2, 6), (3, 5))))
        villager.hear(e.Died(5))
    first.listen(Saying(3, "say-priest-clean", (("who", 5),)))
    assert first.beliefs.suspicion(1) > second.beliefs.suspicion(1)
    assert first.beliefs.suspicion(2) == second.beliefs.suspicion(2)


def test_a_wolf_tells_nothing_of_its_nights():
    """Whatever its other card is, it keeps what it knows."""
    setup = Setup(8, Options(variants=("double_great",)))
    wolf = Companion(setup, 3, bytes(16))
    for event in (e.Began(8, (("werewolf", 2), ("little_girl", 1), ("villager", 13))), e.DealtTwice((3,), "little_girl", "werewolf"),
                  e.NightFell(1), e.Peeked((3,), (2,)), e.Dawned(1), e.OrderSet(tuple(range(1, 9))), Opened(9, "discussion", 60.0, early=True)):
        wolf.hear(event)
    assert said(wolf)[0] not in TESTIMONIES


def test_a_cobbler_votes_against_whom_all_trust():
    """COB-1, SET-4: he wins with the wolves, whom he does not know."""
    cobbler, villager = one(4, "cobbler"), one(4, "villager")
    asked = e.Asked((4,), 10, "vote", (2, 3, 5), 0, 1)
    for player in (cobbler, villager):
        player.listen(Saying(3, "say-peeked", (("who", 2),)))
    assert villager._picks(asked) == (2,)
    assert cobbler._picks(asked) == (3,)
