"""What several writers need: who is known as a wolf, and an exchange between two seats."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.events import Seat
    from engine.table import Table


def reckon(t: "Table") -> None:
    """Know the wolves anew after a card has become known or another: by the card, else by the pack (0.5)."""
    known = t.seconds if t.cards_open else t.cards
    cards, seconds, wolves = t.cards, t.seconds, t.rules.wolf_roles
    t.wolf_seats = tuple(
        [
            s
            for s in range(1, t.seats + 1)
            if (cards.get(s) in wolves or seconds.get(s) in wolves if s in known else s in t.pack)
        ]
    )


def exchange(held: "dict[Seat, Any]", a: "Seat", b: "Seat") -> None:
    one, other = held.pop(a, None), held.pop(b, None)
    held |= {seat: what for seat, what in ((a, other), (b, one)) if what is not None}
