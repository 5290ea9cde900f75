"""What each seat, and a watcher, was told of one game; and whether that is consistent with the truth and no more.

One table for the truth, folded from all events, and one a seat, folded from those that it may hear. Nothing here
knows a rule but who may know what.
"""

from collections.abc import Iterable
from typing import Any

from engine import events as e
from engine.events import Event, Seat
from engine.game import Game, hearers, rules_of
from engine.setup import Setup
from engine.table import Table

WATCHER = 0
PUBLIC = ("phase", "night", "day", "deck", "seats", "died", "lately", "revealed", "removed", "sheriff", "badge_gone",
          "order", "candidates", "round", "round_no", "ended")
"""What everybody knows alike."""
SEALED = ("guards", "healed", "poisoned", "spent", "tie_asked", "mixed_once", "unpublished", "rolled")
"""What no seat is ever told, so what no seat's table holds."""


def freeze(thing: Any) -> Any:
    """A deep copy that compares by value and keeps the order of everything."""
    if isinstance(thing, dict):
        return tuple((freeze(key), freeze(value)) for key, value in thing.items())
    if isinstance(thing, (list, tuple)):
        return tuple(map(freeze, thing))
    assert not isinstance(thing, set), "a set has no order: law 3"
    return thing


def snapshot(table: Table) -> dict[str, Any]:
    """All that a table holds, but what its game was begun with."""
    return {name: freeze(value) for name, value in vars(table).items() if name not in {"setup", "rules", "seed"}}


class Views:
    """The truth and every seat's table, folded event by event."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        plain = Setup(setup.seats, setup.options)
        self.truth = Table(setup, rules_of(setup), seed)
        self.seats = {seat: Table(plain, rules_of(setup)) for seat in range(setup.seats + 1)}
        self.heard: dict[Seat, list[Event]] = {seat: [] for seat in self.seats}
        """Seat (0: a watcher) -> what it was told."""

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.truth.apply(event)
            to = hearers(event, self.truth)
            for seat in self.seats if to is None else to:
                self.seats[seat].apply(event)
                self.heard[seat].append(event)

    def check(self, game: Game) -> None:
        """The game's table is the fold of its events, and nobody's table holds more than he may know."""
        assert snapshot(self.truth) == snapshot(game.table)
        for seat, table in self.seats.items():
            self._agrees(seat, table)
            self._knows_no_more(seat, table)

    def _agrees(self, seat: Seat, table: Table) -> None:
        for name in PUBLIC:
            assert getattr(table, name) == getattr(self.truth, name), f"seat {seat}: {name}"
        living = tuple(sorted((*self.truth.living, *self.truth.unpublished)))
        assert table.living == living, f"seat {seat} knows of a death that is not published"
        for other, card in table.cards.items():
            assert self.truth.cards[other] == card, f"seat {seat} was told a wrong card of {other}"
        assert set(table.lovers) <= set(self.truth.lovers), f"seat {seat} was told of wrong lovers"

    def _knows_no_more(self, seat: Seat, table: Table) -> None:
        if self.truth.ended is not None:
            return
        pack = self.truth.pack_met and self.truth.is_wolf(seat)
        own = {seat} if seat in self.truth.cards else set()
        told = own | ({s for s in self.truth.cards if self.truth.is_wolf(s)} if pack else set())
        assert set(table.cards) <= told, f"seat {seat} knows cards that it was not told"
        assert set(table.powers) <= own, f"seat {seat} knows powers of others"
        assert all(who == seat for _, who in (*table.asks, *table.answers)), f"seat {seat} knows questions to others"
        assert all(seat in pair for pair in table.lovers), f"seat {seat} knows of others' love"
        assert not table.victim or table.victim == self.truth.victim, f"seat {seat} was told of a wrong victim"
        assert not any(table.causes.values()), f"seat {seat} knows a cause"
        assert tuple(table.causes) == table.died, f"seat {seat} knows of other deaths"
        for name in SEALED:
            assert not getattr(table, name), f"seat {seat} holds the sealed {name}"


def public(events: Iterable[Event]) -> list[Event]:
    """What everybody hears of some events."""
    return [event for event in events if isinstance(event, e.Public)]
