"""The Hybrid supports another player for the whole game and wins with his camp (HYB-1 to HYB-9)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.chance import die
from engine.events import Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

ROLE = Role("hybrid", "village", powers=("support",), side="none")


def turn(t: Table) -> Script[None]:
    """Before nightfall: whom does he support; without an answer chance decides (HYB-1)."""
    hybrids = tuple(s for s in t.holders("support") if s not in t.supports)
    asks = [Ask("support", s, _targets(t, s), 1) for s in hybrids]
    answers = yield from ask(t, "hybrid", asks, step_seconds(t, "hybrid"))
    for seat in hybrids:
        choices = tuple(s for s in _targets(t, seat) if s in t.staying) or _targets(t, seat)
        picks = answers.get(("support", seat)) or (choices[die(t, "hybrid", len(choices))],)
        t.tell(e.Supported(seat, picks[0]))


def _targets(t: Table, seat: Seat) -> Seats:
    return t.living if t.options.hybrid_may_choose_self else t.others(seat)


STEP = Step("hybrid", ("hybrid",), turn, powers=("support",))
KINDS = (AskKind("support"),)
