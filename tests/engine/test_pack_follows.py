"""Artificial wolves go along with one of their pack who changes his mind, so that one person can lead them (WOLF-3)."""

import pytest

from engine import events as e
from engine.commands import Answer
from engine.options import Options
from engine.players.company import Companion
from engine.players.player import Chancer, Player
from engine.setup import Setup

ASKED = e.Asked((1,), 50, "kill", (3, 4, 5, 6), 0, 1)


def wolf(of: type[Player]) -> Player:
    """Seat 1 of the pack 1 and 2; it points at 4."""
    player = of(Setup(6, Options()), 1, b"pack".ljust(16))
    answered = e.Answered((1,), 50, "kill", (4,))
    for event in (e.Dealt((1,), "werewolf"), e.PackMet((1, 2), (1, 2)), e.NightFell(1),
                  e.Opened(50, "wolves", 90.0, early=False), ASKED, answered, e.PackPicked(1, 4)):
        player.hear(event)
    return player


@pytest.mark.parametrize("of", [Player, Companion])
@pytest.mark.parametrize(("target", "picks"), [(5, (5,)), (0, ())])
def test_it_points_where_another_points_later(of: type[Player], target: int, picks: tuple[int, ...]) -> None:
    player = wolf(of)
    assert player.move() is None, "nobody else has pointed"
    player.hear(e.PackPicked(2, target))
    assert player.move() == Answer(1, "kill", picks)


@pytest.mark.parametrize("of", [Player, Companion])
def test_it_does_not_answer_again_where_all_agree_or_it_may_not(of: type[Player]) -> None:
    player = wolf(of)
    player.hear(e.PackPicked(2, 4))
    assert player.move() is None, "they agree"
    player.hear(e.PackPicked(2, 2))
    assert player.move() is None, "that is no choice of its own"
    player.hear(e.PackUnpicked(2))
    assert player.move() is None, "nobody else points any more"


def test_a_player_by_chance_follows_nobody() -> None:
    player = wolf(Chancer)
    player.hear(e.PackPicked(2, 5))
    assert player.move() is None


@pytest.mark.parametrize("of", [Player, Companion])
def test_c09_who_is_refused_an_angel_wants_somebody_else(of: type[Player]) -> None:
    """C09: it cannot know who the Angel is; refused, it points at another in that round, at last at nobody."""
    player = of(Setup(6, Options()), 1, b"angel".ljust(16))
    for event in (e.Dealt((1,), "werewolf"), e.PackMet((1, 2), (1, 2)), e.NightFell(1), e.Opened(50, "wolves", 90.0, early=False), ASKED):
        player.hear(event)
    wanted = []
    for _ in range(5):
        move = player.move()
        assert isinstance(move, Answer)
        wanted.append(move.picks)
        player.refuse(move)
    assert sorted(wanted) == [(), (3,), (4,), (5,), (6,)]
    assert wanted[-1] == ()
    assert player.move() is None
    player.hear(e.Opened(51, "wolves", 90.0, early=False))
    player.hear(e.Asked((1,), 51, "kill", (3, 4, 5, 6), 0, 1))
    assert player.move() is not None, "another night it may try again"
