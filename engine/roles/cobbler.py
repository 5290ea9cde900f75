"""The Cobbler (Possessed): a villager in himself, and on the wolves' side (COB-1 to COB-4)."""

from engine import events as e
from engine.events import Seat
from engine.rules import Role
from engine.table import Table

ROLE = Role("cobbler", "wolves", side="none")


def died(t: Table, seat: Seat) -> None:
    """By option his own death is a victory of his own (COB-2); the game goes on."""
    wanted = t.options.cobbler_wins_on_death
    if t.has_card(seat, "cobbler") and (wanted == "any" or (wanted == "lynch" and t.causes[seat] == "lynch")):
        t.tell(e.AimReached(seat))
