"""Votes that are under way: who has not given one, as far as everybody may know it (VOT-8)."""

from engine.events import Seats
from engine.table import Table
from wolfd.moderator.questions import FLOOR, LATER

VOTES = frozenset({"vote", "nominate", "elect", "executioner"})


def unvoted(t: Table) -> Seats:
    """The seats that are asked for a vote now, openly, and have given none; nobody where votes stay secret.

    An accusation that is prepared while all talk is nobody's business yet.
    """
    if t.round is None or t.round.step == FLOOR or t.setup.options.vote_visibility == "secret":
        return ()
    return tuple(sorted({seat for kind, seat in t.asks if kind in VOTES and t.answers.get((kind, seat)) in {None, (LATER,)}
                         and seat not in t.removed}))
