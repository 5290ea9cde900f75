"""The election of a Sheriff, and of whomever a card lets the village elect (rulebook 2.5)."""

from engine import events as e
from engine import vote
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.rules import Script
from engine.table import Table


def elect_sheriff(t: Table) -> Script[None]:
    """Elect a Sheriff among the living; a tie is voted once more among the tied, then nobody (ELE-1 to ELE-6)."""
    best = yield from elect(t, "election", t.living)
    if len(best) > 1:
        t.tell(e.Tied(best))
        best = yield from elect(t, "election_revote", best)
    if len(best) == 1 and (yield from _accepts(t, best[0])):
        t.tell(e.Elected(best[0]))
    else:
        t.tell(e.NobodyElected())


def elect(t: Table, step: str, targets: Seats, kind: str = "elect") -> Script[Seats]:
    """Let the living vote for somebody, each with one vote; those with the most."""
    asks = [Ask(kind, s, vote.present(t, targets)) for s in t.living]
    answers = yield from ask(t, step, asks, float(t.options.t_vote), early=True)
    return vote.leaders(vote.publish(t, step, kind, answers, dict.fromkeys(t.living, 1)))


def _accepts(t: Table, seat: Seat) -> Script[bool]:
    """Whether the elected takes the badge; only by option may he refuse (ELE-3, C52)."""
    if not t.options.sheriff_may_refuse:
        return True
    answers = yield from ask(t, "accept", [Ask("confirm", seat, (0, 1), 1)], float(t.options.t_vote), early=True, about=seat)
    return answers.get(("confirm", seat)) != (0,)
