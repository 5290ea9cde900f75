"""The Scapegoat dies for a tie, and names who may vote the next day (SCA-1 to SCA-3)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat
from engine.rules import AskKind, Role, Script
from engine.table import Table

ROLE = Role("scapegoat", "village", powers=("blame",))


def take_blame(t: Table) -> Seat:
    """The living Scapegoat takes a tie on himself; nobody if there is none (SCA-1)."""
    for seat in t.holders("blame"):
        t.tell(e.Blamed(seat))
        return seat
    return 0


def name_voters(t: Table, seat: Seat) -> Script[None]:
    """His last word: who may vote tomorrow; without an answer everybody (SCA-2, 2.4 step 7)."""
    least = min(t.options.scapegoat_min_voters, len(t.living))
    asks = [Ask("voters", seat, t.living, least, len(t.living))]
    answers = yield from ask(t, "voters", asks, float(t.options.t_reaction), about=seat)
    if ("voters", seat) in answers:
        t.tell(e.VotersNamed(t.day + 1, tuple(sorted(answers["voters", seat]))))


# all know who is asked: he took the tie on himself
KINDS = (AskKind("voters", secret=False),)
