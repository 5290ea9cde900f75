"""What each seat, and a watcher, was told of one game; and whether that is consistent with the truth and no more.

One table for the truth, folded from all events, and one a seat, folded from those that it may hear. Nothing here
knows a rule but who may know what. Every field of a table is in one of the lists below.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from engine import events as e
from engine.events import Event, Seat
from engine.game import WOLF_ROLES, Game, hearers, rules_of
from engine.setup import Setup
from engine.table import Table

WATCHER = 0
"""The views' place for who only watches; a question to the human moderator, whose place in the engine it is, is not his."""
GIVEN = ("setup", "options", "rules", "seed", "seats", "told")
"""What a table is made with, and its own queue."""
PUBLIC = ("phase", "night", "day", "deck", "seats", "cards_open", "died", "lately", "revealed", "removed", "flipped", "sheriff",
          "order", "dawning", "candidates", "blamed", "voters_named", "vote_lost", "seance", "seance_day",
          "round", "round_no", "ended", "in_force", "turned", "groups", "away", "excused", "weights", "executioner",
          "vouchers", "festival", "calm_from")
"""What everybody knows alike."""
SEALED = ("classes", "unpublished", "mixed", "lives", "supports", "theft", "affair", "peeks", "taken", "aims", "allies",
          "lynched", "guards", "victim", "healed", "poisoned", "spent", "tie_asked", "seance_doubts", "rolled", "elder_gone",
          "overlays", "struck_since", "spectre")
"""What no seat is ever told, so what no seat's table holds before the end."""
OWN = ("asks", "answers", "prepared", "cards", "seconds", "powers", "lovers", "masons", "charmed", "fascinated", "centre",
       "shown", "pack", "living", "causes", "quiet_from", "gained", "wolf_seats")
"""What differs from seat to seat, each by a rule of `_knows_no_more`."""


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
    names = (f.name for f in fields(table) if f.name not in {"setup", "options", "rules", "seed"})
    return {name: freeze(getattr(table, name)) for name in names}


class Views:
    """The truth and every seat's table, folded event by event."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        plain = Setup(setup.seats, setup.options)
        self.truth = Table(setup, rules_of(setup), seed)
        self.seats = {seat: Table(plain, rules_of(setup)) for seat in range(setup.seats + 1)}
        self.heard: dict[Seat, list[Event]] = {seat: [] for seat in self.seats}
        """Seat (0: a watcher) -> what it was told."""
        self.host: list[Event] = []
        """What the human moderator was asked."""
        self.had: dict[Seat, list[str]] = {seat: [] for seat in self.seats}
        """Seat -> every card that it was ever told to hold."""

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.truth.apply(event)
            to = hearers(event, self.truth)
            if to is not None and WATCHER in to:
                self.host.append(event)
                to = tuple(seat for seat in to if seat != WATCHER)
            for seat in self.seats if to is None else to:
                self.seats[seat].apply(event)
                self.heard[seat].append(event)
                if isinstance(event, (e.Dealt, e.DealtTwice, e.CardChanged, e.CardShown)):
                    self.had[seat] += [event.card, getattr(event, "second", "")]

    def check(self, game: Game) -> None:
        """The game's table is the fold of its events, and nobody's table holds more than he may know."""
        assert snapshot(self.truth) == snapshot(game.table)
        held = [(s, (game.table.cards.get(s), game.table.seconds.get(s))) for s in range(1, game.table.seats + 1)]
        assert game.table.wolf_seats == tuple(s for s, cards in held if WOLF_ROLES & set(cards))
        for kind, seat in game.table.asks if game.table.round and game.table.round.early else ():
            assert seat == WATCHER or not game.table.rules.kinds[kind].secret, f"SIL-3b: {kind} would close early"
        for seat, table in self.seats.items():
            self._agrees(seat, table)
            if self.truth.ended is None:
                self._knows_no_more(seat, table)

    def _agrees(self, seat: Seat, table: Table) -> None:
        for name in PUBLIC:
            assert getattr(table, name) == getattr(self.truth, name), f"seat {seat}: {name}"
        living = tuple(sorted((*self.truth.living, *self.truth.unpublished)))
        assert table.living == living, f"seat {seat} knows of a death that is not published"

    def _knows_no_more(self, seat: Seat, table: Table) -> None:
        for name in SEALED:
            assert not getattr(table, name), f"seat {seat} holds the sealed {name}"
        assert all(who == seat for _, who in (*table.asks, *table.answers)), f"seat {seat} knows questions to others"
        assert not any(table.causes.values()), f"seat {seat} knows a cause"
        assert set(table.prepared) <= {seat}, f"seat {seat} knows whom others will accuse"
        assert set(table.fascinated) <= {seat}, f"seat {seat} knows who else is fascinated"
        self._cards(seat, table)
        self._company(seat, table)

    def _cards(self, seat: Seat, table: Table) -> None:
        """His own card or cards, and those that lie open; the middle for a Thief, the victim for a Witch."""
        had = self.had[seat]
        if table.cards_open:
            assert set(table.seconds) <= {seat}, f"seat {seat} knows bottom cards"
        else:
            assert set(table.cards) | set(table.seconds) | set(table.powers) <= {seat}, f"seat {seat} knows cards of others"
        assert not table.centre or "thief" in had, f"seat {seat} saw the middle"
        # card 28 may give the Witch's powers to another
        witch = "witch" in had or 28 in table.turned
        assert witch or not (table.shown or table.gained), f"seat {seat} was told of a victim"
        assert set(table.gained) <= {seat}, f"seat {seat} knows of another's potions"
        if seat and seat in table.cards and not self.truth.theft:
            for name in ("cards", "seconds", "powers"):
                assert getattr(table, name).get(seat) == getattr(self.truth, name).get(seat), f"seat {seat}: {name}"

    def _company(self, seat: Seat, table: Table) -> None:
        """The pack for a wolf, his lovers for a lover, the other Mason, the charmed for one of them."""
        wolf = seat in self.truth.pack
        assert not table.pack or wolf or WOLF_ROLES & set(self.had[seat]), f"seat {seat} knows the pack"
        assert not wolf or table.pack == self.truth.pack, f"seat {seat} does not know its pack"
        assert set(table.wolf_seats) <= {seat, *table.pack}, f"seat {seat} knows wolves"
        loves = (*self.truth.lovers, *((tuple(sorted(self.truth.affair[:2])),) if self.truth.affair else ()))
        assert all(seat in pair and pair in loves for pair in table.lovers), f"seat {seat} knows of others' love"
        assert not table.masons or (seat in table.masons and table.masons == self.truth.masons), f"seat {seat}: Masons"
        assert not table.charmed or seat in table.charmed, f"seat {seat} knows who is charmed"
        assert set(table.charmed) <= set(self.truth.charmed), f"seat {seat} was told of somebody who is not charmed"


def public(events: Iterable[Event]) -> list[Event]:
    """What everybody hears of some events."""
    return [event for event in events if isinstance(event, e.Public)]
