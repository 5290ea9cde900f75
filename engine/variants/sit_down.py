"""Variant 1, "In any case it surely isn't him!": the last one standing is voted out (4.1)."""

from dataclasses import replace

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.rules import AskKind, Rules, Script
from engine.table import Table
from engine.variants.facts import Variant


def vote(t: Table) -> Script[Seat]:
    """Turn after turn a voter seats somebody who stands, until one stands (V1-2 to V1-7)."""
    standing, order = tuple(s for s in t.living if t.targets("stand", s, (s,))), _order(t)
    # who stands alone from the first, the others being away or excused by a card, is nobody's choice
    turn, alone = 0, len(standing) == 1 < len(t.living)
    while len(standing) > 1 and any(_acts(t, s, standing) for s in order):
        seat = order[turn % len(order)]
        turn += 1
        if _acts(t, seat, standing):
            for who in (yield from _designate(t, seat, standing)):
                t.tell(e.SatDown(seat, who))
                standing = tuple(s for s in standing if s != who)
        standing = tuple(s for s in standing if t.is_alive(s) and s not in t.removed)
    if alone or len(standing) != 1:
        t.tell(e.NobodyCondemned("no_votes"))
        return 0
    return standing[0]


def _order(t: Table) -> Seats:
    """Clockwise from the left of the most recently dead, else from seat 1 (V1-3, V1-9)."""
    first = t.died[-1] if t.died else 0
    return tuple(s for s in t.living if s > first) + tuple(s for s in t.living if s < first)


def _acts(t: Table, seat: Seat, standing: Seats) -> bool:
    """Whether a seat takes turns: who has no vote skips, and by option who sits (V1-7, V1-8)."""
    may = t.is_alive(seat) and t.rules.may_vote(t, seat) and any(s != seat for s in standing)
    return may and (t.options.sit_down_seated_act or seat in standing)


def _designate(t: Table, seat: Seat, standing: Seats) -> Script[Seats]:
    """Whom a seat seats; silent, the lowest seat that stands after his own (V1-9)."""
    times = 2 if t.options.sit_down_sheriff_double and seat == t.sheriff else 1
    choices = t.targets("seat", seat, tuple(s for s in standing if s != seat))
    times = min(times, len(standing) - 1, len(choices))
    asks = [Ask("seat", seat, choices, times, times)]
    answers = yield from ask(t, "sit_down", asks, float(t.options.t_vote_each), early=True, about=seat)
    after = sorted((s for s in choices if s in t.staying), key=lambda s: (s < seat, s))
    return answers.get(("seat", seat)) or tuple(after[:times])


def change(rules: Rules) -> Rules:
    """Talk goes on all the while (V1-6)."""
    quiet = rules.free_talk
    return replace(rules, vote=vote, free_talk=lambda t, step: t.living if step == "sit_down" else quiet(t, step))


VARIANT = Variant("sit_down", change, forces={"vote_mode": "sit_down"}, kinds=(AskKind("seat", secret=False),))
