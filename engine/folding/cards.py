"""How the New Moon's events change the table: one small writer an event, as in `folding`."""

from typing import TYPE_CHECKING, Any

from engine import events as e

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.events import Event, Seats
    from engine.table import Table


def _groups_formed(t: "Table", ev: e.GroupsFormed) -> None:
    t.groups = (ev.first, ev.second)


def _card_laid(t: "Table", ev: e.CardLaid) -> None:
    t.in_force = (*t.in_force, ev.name)


def _card_drawn(t: "Table", ev: e.CardDrawn) -> None:
    t.in_force, t.turned = (*t.in_force, ev.name), (*t.turned, ev.number)


def _card_discarded(t: "Table", ev: e.CardDiscarded) -> None:
    t.turned = (*t.turned, ev.number)


def _card_ended(t: "Table", ev: e.CardEnded) -> None:
    t.in_force = tuple(name for name in t.in_force if name != ev.name)


def _pile_renewed(t: "Table", ev: e.PileRenewed) -> None:  # noqa: ARG001 - all writers take the event
    t.turned = ()


def _went_away(t: "Table", ev: e.WentAway) -> None:
    t.away = ev.seats


def _came_back(t: "Table", ev: e.CameBack) -> None:  # noqa: ARG001 - all writers take the event
    t.away = ()


def _excused(t: "Table", ev: e.Excused) -> None:
    t.excused = ev.seats


def _vote_grown(t: "Table", ev: e.VoteGrown) -> None:
    t.weights[ev.who] = ev.weight


def _designated(t: "Table", ev: e.Designated) -> None:  # noqa: ARG001 - all writers take the event
    t.vouchers = ()


def _vouched(t: "Table", ev: e.Vouched) -> None:
    t.vouchers = (*t.vouchers, ev.by)


def _unvouched(t: "Table", ev: e.Unvouched) -> None:
    t.vouchers = tuple(s for s in t.vouchers if s != ev.by)


def _returned(t: "Table", ev: e.Returned) -> None:
    """He is alive as if he had not died; a love whose other half is dead is over, as is what he was known as."""
    who = ev.who
    t.living = tuple(sorted((*t.living, who)))
    t.quiet_from = t.calm_from = t.night
    t.causes.pop(who, None)
    t.revealed.pop(who, None)
    t.died, t.lately, t.struck_since, t.flipped = (
        tuple(s for s in seats if s != who) for seats in (t.died, t.lately, t.struck_since, t.flipped)
    )
    t.lovers, t.mixed = _loves(t, t.lovers, ev), _loves(t, t.mixed, ev)
    if t.cards_open:
        t.cards[who] = "villager"


def _loves(t: "Table", pairs: "tuple[Seats, ...]", ev: e.Returned) -> "tuple[Seats, ...]":
    return tuple(pair for pair in pairs if ev.who not in pair or all(t.is_alive(s) for s in pair))


def _executioner_named(t: "Table", ev: e.ExecutionerNamed) -> None:
    t.executioner = ev.who


def _sheriff_dismissed(t: "Table", ev: e.SheriffDismissed) -> None:  # noqa: ARG001 - all writers take the event
    t.sheriff = 0


def _harvest_declared(t: "Table", ev: e.HarvestDeclared) -> None:
    t.festival = t.night + 1 if ev.declared else 0


def _allied(t: "Table", ev: e.Allied) -> None:
    t.allies = (*t.allies, ev.who)


def _spectre_named(t: "Table", ev: e.SpectreNamed) -> None:
    t.spectre = (ev.by, ev.wolf)


def _potion_gained(t: "Table", ev: e.PotionGained) -> None:
    for seat in ev.to:
        t.gained[seat] = (*t.gained.get(seat, ()), ev.potion)


def _powers_exchanged(t: "Table", ev: e.PowersExchanged) -> None:
    for seat in ev.to:
        t.powers[seat] = ev.powers


def _potions_passed(t: "Table", ev: e.PotionsPassed) -> None:
    for stock in (t.spent, t.gained):
        one, other = stock.pop(ev.one, ()), stock.pop(ev.other, ())
        stock |= {seat: potions for seat, potions in ((ev.one, other), (ev.other, one)) if potions}


WRITES: "dict[type[Event], Callable[[Table, Any], None]]" = {
    e.GroupsFormed: _groups_formed,
    e.CardLaid: _card_laid,
    e.CardDrawn: _card_drawn,
    e.CardDiscarded: _card_discarded,
    e.CardEnded: _card_ended,
    e.PileRenewed: _pile_renewed,
    e.WentAway: _went_away,
    e.CameBack: _came_back,
    e.Excused: _excused,
    e.VoteGrown: _vote_grown,
    e.Designated: _designated,
    e.Vouched: _vouched,
    e.Unvouched: _unvouched,
    e.Returned: _returned,
    e.ExecutionerNamed: _executioner_named,
    e.SheriffDismissed: _sheriff_dismissed,
    e.HarvestDeclared: _harvest_declared,
    e.Allied: _allied,
    e.SpectreNamed: _spectre_named,
    e.PotionGained: _potion_gained,
    e.PowersExchanged: _powers_exchanged,
    e.PotionsPassed: _potions_passed,
}
