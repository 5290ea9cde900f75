"""Random set-ups and random play, for properties, replay and measuring. The same dice give the same game."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine.commands import Answer, Begin, Command, Late, Refused, Remove, Retract
from engine.events import Event
from engine.game import Game
from engine.options import Kind, Options, kinds
from engine.players import at_random
from engine.roles import ROLES
from engine.setup import Setup, check
from engine.table import Table

SPECIAL = tuple(role.id for role in ROLES if role.id not in {"werewolf", "villager"})
FIXED = ("preset", "deck", "roles_allowed", "min_players", "max_players", "variants")
SHARE = 0.25
"""How many of the options are drawn; the others keep their default."""
ROUNDS = 20000
"""Of a game without a limit for stalemates; it is then given up."""
Feed = Callable[[Command], object]


def random_setup(dice: Random, seats: int) -> Setup:
    """A legal set-up: cards and options at random, those taken back that speak against it."""
    changes: dict[str, Any] = {"deck": tuple(sorted(dice.sample(SPECIAL, dice.randint(0, len(SPECIAL))))) or ("seer",)}
    for name, kind in kinds().items():
        if name not in FIXED and not name.startswith("t_") and dice.random() < SHARE:
            changes[name] = _value(dice, kind)
    base = Options(min_players=3, max_players=24)
    while check(Setup(seats, replace(base, **changes))):
        wrong = [name for name in changes if check(Setup(seats, replace(base, **{name: changes[name]})))]
        del changes[dice.choice(wrong or sorted(changes))]
    return Setup(seats, replace(base, **changes))


def _value(dice: Random, kind: Kind) -> Any:
    match kind.type:
        case "flag":
            return dice.random() < 0.5
        case "number":
            return dice.randint(kind.least, min(kind.most, kind.least + 5))
        case "list":
            return tuple(dice.sample(kind.values, dice.randint(0, len(kind.values))))
        case "levels":
            return (round(dice.random(), 2),)
    return dice.choice(kind.values).replace(":n", f":{dice.randint(1, 5)}")


def play(game: Game, dice: Random, feed: Feed | None = None, share: float = 0.9, removals: float = 0.0) -> None:
    """Play a game on to its end: most answer, the clock closes what stays open."""
    put: Feed = feed or game.feed
    t = game.table
    if t.phase == "setup" and t.round is None:
        put(Begin())
    for _ in range(ROUNDS):
        if t.ended is not None:
            return
        if dice.random() < removals:
            _try(put, Remove(dice.randint(1, t.seats)))
        answer_round(t, dice, put, share)


def answer_round(t: Table, dice: Random, put: Feed, share: float = 0.9) -> None:
    """Let those asked answer at random, some not at all; then the round's time is over, if it is not closed yet."""
    if t.round is None:
        return
    number, asked = t.round.round, len(t.asks)
    for _ in range(asked):
        if t.round is not None and t.round.round == number and dice.random() < share:
            answer = at_random(t, dice)
            if answer is not None:
                _try(put, answer)
    if t.round is not None and t.round.round == number:
        put(Late(number))


def _try(put: Feed, command: Command) -> None:
    """Put in what a rule may still refuse (the second potion, before the Sheriff, a dead seat)."""
    try:
        put(command)
    except Refused:
        return


def nonsense(t: Table, dice: Random) -> Command:
    """A command that is likely wrong: any seat, any kind, any picks."""
    seats = range(-2, t.seats + 3)
    picks = tuple(dice.choice(seats) for _ in range(dice.choice((0, 0, 1, 1, 1, 2, 2, 3, 30))))
    kind = dice.choice((*sorted(t.rules.kinds), "", "KILL", "no such kind"))
    match dice.randrange(8):
        case 0:
            return Late(t.round_no + dice.choice((-2, -1, 1, 2, -t.round_no, 10**9)))
        case 1:
            return Retract(dice.choice(seats), kind)
        case 2:
            return Remove(dice.choice((-1, 0, t.seats + 1, *t.died)))
        case 3:
            return Begin()
        case 4 if t.asks:
            kind, seat = dice.choice(list(t.asks))
            return Answer(seat, kind, picks)
    return Answer(dice.choice(seats), kind, picks)


def finished(setup: Setup, seed: bytes, dice: Random, **how: float) -> Iterator[tuple[Command, tuple[Event, ...]]]:
    """The records of one whole game at random."""
    game = Game(setup, seed)
    records: list[tuple[Command, tuple[Event, ...]]] = []

    def feed(command: Command) -> None:
        records.append((command, game.feed(command)))

    play(game, dice, feed, **how)
    yield from records
