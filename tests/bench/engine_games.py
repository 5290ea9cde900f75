"""How many whole games the engine plays in a second of CPU time, with random players: `python -m tests.bench.engine_games`.

A row for each number of seats: the engine alone; the engine with every command and its events in a real journal, one
write a command; and a bare loop that does the same number of dice, list and dict operations and nothing else, as what
Python itself would allow.
"""

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from twisted.internet.defer import execute
from twisted.internet.task import Clock

from engine import codec
from engine.commands import Begin, Command, Late, Refused
from engine.game import Game
from engine.options import Options
from engine.players.player import at_random
from engine.setup import Setup
from wolfd.journal import Journal, Outside, Settings

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


def setup(seats: int) -> Setup:
    return Setup(seats, Options(max_players=24, deck=DECKS.get(seats, FULL)))


def one_game(seats: int, number: int, journal: Journal | None) -> Count:
    """A whole game: everybody asked answers at random, the clock closes what stays open."""
    dice, count = Random(number), Count()
    game = Game(setup(seats), dice.randbytes(16))
    _feed(game, Begin(), count, journal)
    while game.table.ended is None:
        number = game.table.round_no
        try:
            _feed(game, at_random(game.table, dice) or Late(number), count, journal)
        except Refused:
            # such as a vote before the Sheriff's
            _feed(game, Late(number), count, journal)
    return count


def _feed(game: Game, command: Command, count: Count, journal: Journal | None) -> None:
    events = game.feed(command)
    count.commands += 1
    count.events += len(events)
    if journal is not None:
        journal.append("game.command", game="bench", chan="#bench", person="p-00000000", nick="bench",
                       command=codec.to_plain(command), events=[codec.to_plain(event) for event in events])
        journal.write()


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
    return games / spent, Count(total.commands // games, total.events // games)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder), Outside(Clock(), execute), Settings(fsync="os"))
        table(Path(folder), journal)
        journal.close()


def written(folder: Path) -> int:
    """Bytes in the journal."""
    return sum(path.stat().st_size for path in (folder / "events").glob("*.jsonl"))


def table(folder: Path, journal: Journal) -> None:
    """Measure and print, row by row."""
    print(f"{'seats':>5} {'games/s':>8} {'commands':>9} {'events':>7} {'events/s':>9} {'in journal':>10} {'kB/game':>8} {'bare loop':>10} {'share':>6}")
    for seats in SEATS:
        alone, mean = measured(lambda number, seats=seats: one_game(seats, number, None))
        before = written(folder)
        logged, _ = measured(lambda number, seats=seats: one_game(seats, number, journal))
        size = (written(folder) - before) / (logged * SECONDS)
        loop, _ = measured(lambda number, mean=mean: (bare(mean, number), mean)[1])
        print(f"{seats:>5} {alone:>8.1f} {mean.commands:>9} {mean.events:>7} {alone * mean.events:>9.0f} {logged:>10.1f}"
              f" {size / 1000:>8.1f} {loop:>10.1f} {alone / loop:>6.1%}")


if __name__ == "__main__":
    main()
