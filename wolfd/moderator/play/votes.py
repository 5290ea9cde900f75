"""Votes that are under way: who has not given one, as far as everybody may know it (VOT-8)."""

from collections.abc import Iterable

from engine.events import Seats
from engine.table import Table
from wolfd.moderator.seats import Chair
from wolfd.moderator.words.questions import FLOOR, LATER

VOTES = frozenset({"vote", "nominate", "elect", "executioner"})
OPENING = frozenset({"election", "nomination", "vote"})
"""Steps at whose beginning all are told who is away."""


def away(t: Table, seats: Iterable[Chair]) -> Seats:
    """Who lives and is away as a vote begins: those who vote may want to wait for them.

    Where one votes after the other, only he whose turn it is: else each turn would tell the same of all.
    """
    if t.round is None or t.round.step not in OPENING:
        return ()
    gone = tuple(chair.number for chair in seats if chair.human and not chair.here and t.is_alive(chair.number) and chair.number not in t.removed)
    return tuple(seat for seat in gone if t.round.about in {0, seat})


def unvoted(t: Table) -> Seats:
    """The seats that are asked for a vote now, openly, and have given none; nobody where votes stay secret.

    An accusation that is prepared while all talk is nobody's business yet.
    """
    if t.round is None or t.round.step == FLOOR or t.setup.options.vote_visibility == "secret":
        return ()
    return tuple(sorted({seat for kind, seat in t.asks if kind in VOTES and t.answers.get((kind, seat)) in {None, (LATER,)}
                         and seat not in t.removed}))
