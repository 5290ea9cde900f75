"""Many games of artificial players, to see how a deck leans: no network, no log, only the engine.

`simulate` plays and counts; `Tally` adds up; the command line prints it as text, JSON or a drawing.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import sqrt
from typing import Any

from engine.commands import Begin, Late, Refused
from engine.events import Event
from engine.game import Game, hearers
from engine.players.beliefs import Saying
from engine.players.company import Companion
from engine.players.player import Player
from engine.setup import Setup
from engine.victory import own_camp

CHUNK = 20
"""Games a task: small enough for the progress to move, large enough to be worth a process's while."""
SURE = 1.96
"""Standard errors of a 95 % confidence interval."""


@dataclass(slots=True)
class Tally:
    """What many games came to."""

    games: int = 0
    won: Counter[str] = field(default_factory=Counter)
    """Camp -> games won; `draw` where nobody did."""
    days: Counter[int] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    """Role -> how often it was held when a game ended."""
    lived: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for mine, theirs in ((self.won, other.won), (self.dealt, other.dealt), (self.lived, other.lived)):
            mine.update(theirs)
        self.days.update(other.days)

    def note(self, game: Game) -> None:
        """Count a game that has ended."""
        t = game.table
        self.games += 1
        self.days[t.day] += 1
        self.won.update(t.ended.camps if t.ended and t.ended.camps else ("draw",))
        for seat in range(1, t.seats + 1):
            role = t.cards[seat] if own_camp(t, seat) != "wolves" or not t.is_wolf(seat) else "werewolf"
            self.dealt[role] += 1
            self.lived[role] += t.is_alive(seat)

    def shares(self) -> dict[str, tuple[float, float, float]]:
        """Camp -> (share of games won, lower and upper bound of its 95 % interval by Wilson)."""
        return {camp: (n / self.games, *wilson(n, self.games)) for camp, n in sorted(self.won.items())}

    def plain(self) -> dict[str, Any]:
        """All of it as plain values, for JSON."""
        mean = sum(day * n for day, n in self.days.items()) / max(1, self.games)
        return {
            "games": self.games,
            "won": {camp: {"share": s, "low": low, "high": high} for camp, (s, low, high) in self.shares().items()},
            "days": {"mean": mean, "by_count": {str(day): n for day, n in sorted(self.days.items())}},
            "survival": {role: self.lived[role] / n for role, n in sorted(self.dealt.items())},
        }


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    share, spread = won / games, SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def play(setup: Setup, seed: bytes, kind: type[Player] = Companion) -> Game:
    """One game to its end, by players of one kind: all say and answer what they will, then the round's time is over."""
    game = Game(setup, seed)
    players = [kind(setup, seat, seed) for seat in range(1, setup.seats + 1)]
    _tell(game, players, game.feed(Begin()))
    while game.table.ended is None:
        acts = sum(_act(game, players, player) for player in players)
        if not acts and game.table.ended is None:
            _tell(game, players, game.feed(Late(game.table.round_no)))
    return game


def _act(game: Game, players: list[Player], player: Player) -> bool:
    """Let one player say or do something; whether it did."""
    match player.act() if game.table.ended is None else None:
        case None:
            return False
        case Saying() as saying:
            for each in players:
                each.listen(saying)
        case command:
            try:
                _tell(game, players, game.feed(command))
            except Refused:
                # it has picked what it did not know to be forbidden
                player.refuse(command)
    return True


def _tell(game: Game, players: list[Player], events: tuple[Event, ...]) -> None:
    for event in events:
        seats = hearers(event, game.table)
        for player in players:
            if seats is None or player.seat in seats:
                player.hear(event)


def simulate(
    setup: Setup, games: int, seed: int, jobs: int, progress: Callable[[int], None], kind: type[Player] = Companion
) -> Tally:
    """Play games in several processes and add them up; the same seed gives the same tally whatever the jobs."""
    total = Tally()
    starts = range(0, games, CHUNK)
    for part in _spread(partial(_chunk, setup, kind, games, seed), starts, jobs):
        total.add(part)
        progress(part.games)
    return total


def _spread(task: Callable[[int], Tally], starts: range, jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from map(task, starts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(task, starts)


def _chunk(setup: Setup, kind: type[Player], games: int, seed: int, start: int) -> Tally:
    tally = Tally()
    for number in range(start, min(start + CHUNK, games)):
        tally.note(play(setup, sha256(b"%d %d" % (seed, number)).digest()[:16], kind))
    return tally
