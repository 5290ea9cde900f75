"""How many whole games the engine plays in a second of CPU time, with random players: `python -m tests.bench.engine_games`.

A row for each number of seats: the engine alone; the engine with every event as a line of JSON; and a bare loop that does
the same number of dice, list and dict operations and nothing else, as what Python itself would allow.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine import codec
from engine.commands import Begin, Command, Late, Refused
from engine.game import Game
from engine.options import Options
from engine.players import at_random
from engine.setup import Setup

SEATS = (6, 12, 18, 24)
SECONDS = 2.0
"""CPU time for each cell of the table."""
DECKS = {6: ("seer", "witch"), 12: ("seer", "witch", "guard", "hunter")}
FULL = ("seer", "witch", "guard", "hunter", "cupid")


@dataclass(slots=True)
class Count:
    """What one game did."""

    commands: int = 0
    events: int = 0
    bytes: int = 0


def setup(seats: int) -> Setup:
    return Setup(seats, Options(max_players=24, deck=DECKS.get(seats, FULL)))


def one_game(seats: int, number: int, *, as_json: bool) -> Count:
    """A whole game: everybody asked answers at random, the clock closes what stays open."""
    dice, count = Random(number), Count()
    game = Game(setup(seats), dice.randbytes(16))
    _feed(game, Begin(), count, as_json=as_json)
    while game.table.ended is None:
        number = game.table.round_no
        try:
            _feed(game, at_random(game.table, dice) or Late(number), count, as_json=as_json)
        except Refused:
            # such as a vote before the Sheriff's
            _feed(game, Late(number), count, as_json=as_json)
    return count


def _feed(game: Game, command: Command, count: Count, *, as_json: bool) -> None:
    events = game.feed(command)
    count.commands += 1
    count.events += len(events)
    if as_json:
        record = {"command": codec.to_plain(command), "events": [codec.to_plain(event) for event in events]}
        count.bytes += len(json.dumps(record, separators=(",", ":"))) + 1


def bare(count: Count, number: int) -> None:
    """As many throws of dice as commands, and as many list and dict writes as events."""
    dice, told, table = Random(number), [], {}
    for _ in range(count.commands):
        dice.choice((1, 2, 3))
        dice.sample((1, 2, 3), dice.randint(0, 1))
    for at in range(count.events):
        told.append(at)
        table[at % 50] = at


def measured(play: Callable[[int], Count]) -> tuple[float, Count]:
    """Games a CPU second, and what the games did altogether."""
    total, games, began = Count(), 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        count = play(games)
        games += 1
        total.commands += count.commands
        total.events += count.events
        total.bytes += count.bytes
    return games / spent, Count(total.commands // games, total.events // games, total.bytes // games)


def main() -> None:
    print(f"{'seats':>5} {'games/s':>8} {'commands':>9} {'events':>7} {'events/s':>9} {'with JSON':>10} {'kB/game':>8} {'bare loop':>10} {'share':>6}")
    for seats in SEATS:
        alone, mean = measured(lambda number, seats=seats: one_game(seats, number, as_json=False))
        encoded, size = measured(lambda number, seats=seats: one_game(seats, number, as_json=True))
        loop, _ = measured(lambda number, mean=mean: (bare(mean, number), mean)[1])
        print(f"{seats:>5} {alone:>8.1f} {mean.commands:>9} {mean.events:>7} {alone * mean.events:>9.0f} {encoded:>10.1f}"
              f" {size.bytes / 1000:>8.1f} {loop:>10.1f} {alone / loop:>6.1%}")


if __name__ == "__main__":
    main()
