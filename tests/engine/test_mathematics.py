"""The engine against mathematics: with random votes and kills the wolves win as often as they must.

One villager is a Seer who passes, there is no Sheriff, all vote for one drawn player each day, the wolves bite a drawn
non-wolf each night. By symmetry only the numbers matter: n players of whom m are wolves. Night comes first and always
takes a villager, so the chance is that of a game of n-1 which begins with a day.
"""

from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random

import pytest

from engine.commands import Answer, Begin, Late
from engine.game import Game
from engine.options import Options
from engine.setup import Setup

KNOWN = {(12, 2): Fraction(449, 693), (9, 2): Fraction(27, 32), (10, 2): Fraction(221, 315), (13, 3): Fraction(229, 256)}
"""(players, wolves) -> the wolves' chance."""


@cache
def day_first(n: int, m: int) -> Fraction:
    """The wolves' chance when n players, m of them wolves, are about to lynch one of them at random."""
    return Fraction(m, n) * after_a_day(n - 1, m - 1) + Fraction(n - m, n) * after_a_day(n - 1, m)


@cache
def after_a_day(n: int, m: int) -> Fraction:
    """Their chance when a day has left n players, m of them wolves: at parity they have won, else a night takes a villager."""
    if m == 0:
        return Fraction(0)
    return Fraction(1) if m >= n - m else after_a_night(n - 1, m)


@cache
def after_a_night(n: int, m: int) -> Fraction:
    """Their chance when a night has left n players, m of them wolves."""
    return Fraction(1) if m >= n - m else day_first(n, m)


def chance(n: int, m: int) -> Fraction:
    """The wolves' chance with n players and m wolves, night first."""
    return after_a_night(n - 1, m)


def wolves_win(n: int, m: int, dice: Random) -> bool:
    """Whether the wolves win one random game."""
    options = Options(deck=("seer",), wolf_count=f"manual:{m}", sheriff_election_time="off", vote_mode="single", last_words_lynch=False)
    game = Game(Setup(n, options), dice.randbytes(16))
    t = game.table
    game.feed(Begin())
    while t.ended is None:
        kind = {"wolves": "kill", "vote": "vote"}.get(t.round.step)
        if kind:
            target = dice.choice([s for s in t.living if kind == "vote" or s not in t.wolves])
            for seat in t.living if kind == "vote" else t.wolves:
                if seat != target:
                    game.feed(Answer(seat, kind, (target,)))
        game.feed(Late(t.round_no))
    return t.ended.camps == ("wolves",)


def deviation(n: int, m: int, games: int) -> float:
    """By how many standard errors the share of wolf victories differs from the exact chance."""
    dice, exact = Random(n * 100 + m), float(chance(n, m))
    won = sum(wolves_win(n, m, dice) for _ in range(games))
    return abs(won / games - exact) / sqrt(exact * (1 - exact) / games)


@pytest.mark.parametrize(("players", "wolves"), KNOWN)
def test_the_recurrence_gives_the_known_values(players: int, wolves: int) -> None:
    assert chance(players, wolves) == KNOWN[players, wolves]


@pytest.mark.parametrize(("players", "wolves"), KNOWN)
def test_wolves_win_as_often_as_they_must(players: int, wolves: int) -> None:
    """WIN-V1, WIN-W1, VOT-2, WOLF-1, SET-2: 1,500 games each, within four standard errors."""
    assert deviation(players, wolves, 1_500) < 4


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("players", "wolves"), KNOWN)
def test_wolves_win_as_often_as_they_must_in_20000_games(players: int, wolves: int) -> None:
    """As above, 20,000 games each, within three standard errors."""
    assert deviation(players, wolves, 20_000) < 3
