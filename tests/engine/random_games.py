"""Random set-ups and random play, for properties, replay and measuring. The same dice give the same game."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine.commands import Answer, Begin, Command, Host, Late, Offended, Refused, Remove, Retract
from engine.events import Event
from engine.game import Game
from engine.options import Kind, Options, kinds
from engine.players.player import at_random
from engine.presets import PRESETS, preset
from engine.roles import ROLES, STEPS
from engine.setup import Setup, check
from engine.table import Table
from engine.variants import VARIANTS

SPECIAL = tuple(role.id for role in ROLES if role.id not in {"werewolf", "villager"})
FIXED = ("preset", "deck", "roles_allowed", "min_players", "max_players", "variants")
SHARE = 0.25
"""How many of the options are drawn; the others keep their preset's value."""
ROUNDS = 20000
"""Of a game without a limit for stalemates; it is then given up."""
Feed = Callable[[Command], object]


def random_setup(dice: Random, seats: int, variants: tuple[str, ...] = tuple(VARIANTS)) -> Setup:
    """A legal set-up of any preset: cards, options and variants at random, those taken back that speak against it."""
    base = replace(preset(dice.choice(tuple(PRESETS))), variants=(), min_players=3, max_players=24)
    changes: dict[str, Any] = {"deck": _deck(dice, base), "variants": _some(dice, variants, dice.choice((0, 0, 1, 1, 2, 3)))}
    for name, kind in kinds().items():
        if name not in FIXED and not name.startswith("t_") and dice.random() < SHARE:
            changes[name] = _value(dice, name, kind)
    while check(Setup(seats, replace(base, **changes))):
        wrong = [name for name in changes if check(Setup(seats, replace(base, **{name: changes[name]})))]
        del changes[dice.choice(wrong or sorted(changes))]
    return Setup(seats, replace(base, **changes), unruly=_some(dice, tuple(range(1, seats + 1)), dice.randint(0, 2)))


def _deck(dice: Random, base: Options) -> tuple[str, ...]:
    allowed = [role for role in SPECIAL if base.roles_allowed == ("all",) or role in base.roles_allowed]
    cards = _some(dice, tuple(allowed), dice.randint(0, len(allowed)))
    return (*cards, "mason") if "mason" in cards else cards or ("seer",)


def _value(dice: Random, name: str, kind: Kind) -> Any:
    match kind.type:
        case "flag":
            return dice.random() < 0.5
        case "number":
            return dice.randint(kind.least, min(kind.most, kind.least + 5))
        case "list":
            return _list(dice, name, kind)
        case "levels":
            return tuple(round(dice.random(), 2) for _ in range(dice.randint(1, 3)))
    return dice.choice(kind.values).replace(":n", f":{dice.randint(1, 5)}")


def _list(dice: Random, name: str, kind: Kind) -> tuple[str, ...]:
    match name:
        case "night_order":
            acting = tuple(dict.fromkeys(step.roles[0] for step in STEPS))
            return dice.choice((("unified",), ("s0",), _some(dice, acting, dice.randint(1, len(acting)))))
        case "win_priority":
            return _some(dice, kind.values, len(kind.values))
        case "required_roles":
            return ("werewolf", *_some(dice, ("seer", "witch", "hunter", "villager"), dice.randint(0, 3)))
        case "new_moon_deck":
            return dice.choice((("confirmed",), ("full36",), _some(dice, tuple(map(str, range(1, 37))), dice.randint(1, 36))))
        case "new_moon_preset":
            return _some(dice, ("2", "8", "9", "23", "24"), dice.randint(0, 5))
    return _some(dice, kind.values, dice.randint(0, len(kind.values)))


def _some(dice: Random, things: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    return tuple(dice.sample(things, min(number, len(things))))


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
            attempt(put, Remove(dice.randint(1, t.seats)))
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
                attempt(put, answer)
    if t.round is not None and t.round.round == number:
        put(Late(number))


def attempt(put: Feed, command: Command) -> None:
    """Put in what a rule may still refuse (the second potion, too few charmed, a dead seat)."""
    try:
        put(command)
    except Refused:
        return


def nonsense(t: Table, dice: Random) -> Command:
    """A command that is likely wrong: any seat, any kind, any picks."""
    seats = range(-2, t.seats + 3)
    picks = tuple(dice.choice(seats) for _ in range(dice.choice((0, 0, 1, 1, 1, 2, 2, 3, 30))))
    kind = dice.choice((*sorted(t.rules.kinds), "", "KILL", "no such kind"))
    match dice.randrange(10):
        case 0:
            return Late(t.round_no + dice.choice((-2, -1, 1, 2, -t.round_no, 10**9)))
        case 1:
            return Retract(dice.choice(seats), kind)
        case 2:
            return Remove(dice.choice((-1, 0, t.seats + 1, *t.died)))
        case 3:
            return Begin()
        case 4:
            return Host(dice.choice(("medium", "thunder")), dice.choice(seats))
        case 5:
            return Offended(dice.choice(seats), dice.choice(("words", "order", "no such rule")))
        case 6 if t.asks:
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
