"""How what the roles and variants do changes the table."""

from typing import TYPE_CHECKING, Any

from engine import events as e
from engine.folding.knowing import exchange, reckon

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.events import Event
    from engine.table import Table


def _centre_laid(t: "Table", ev: e.CentreLaid) -> None:
    t.centre = ev.cards


def _centre_shown(t: "Table", ev: e.CentreShown) -> None:
    t.centre = ev.cards


def _overlaid(t: "Table", ev: e.Overlaid) -> None:
    t.overlays[ev.overlay] = ev.who


def _classes_held(t: "Table", ev: e.ClassesHeld) -> None:
    t.classes = ev.sides


def _powers_lost(t: "Table", ev: e.PowersLost) -> None:
    for seat in ev.to:
        t.powers[seat] = tuple(p for p in t.powers.get(seat, ()) if p not in ev.powers)


def _masons_met(t: "Table", ev: e.MasonsMet) -> None:
    t.masons = ev.masons


def _supported(t: "Table", ev: e.Supported) -> None:
    t.supports[ev.by] = ev.target


def _charmed(t: "Table", ev: e.Charmed) -> None:
    fresh = tuple(s for s in ev.targets if s not in t.charmed)
    t.charmed = tuple(sorted((*t.charmed, *fresh)))
    if fresh:
        t.quiet_from = t.night


def _charmed_met(t: "Table", ev: e.CharmedMet) -> None:
    t.charmed = ev.charmed


def _peek_noticed(t: "Table", ev: e.PeekNoticed) -> None:
    t.peeks[ev.girl] = ev.caught


def _girl_taken(t: "Table", ev: e.GirlTaken) -> None:
    t.taken = ev.girl


def _life_lost(t: "Table", ev: e.LifeLost) -> None:
    t.lives[ev.who] = ev.left


def _elder_mourned(t: "Table", ev: e.ElderMourned) -> None:  # noqa: ARG001 - all writers take the event
    t.elder_gone = True


def _aim_reached(t: "Table", ev: e.AimReached) -> None:
    t.aims = (*t.aims, ev.who)


def _idiot_flipped(t: "Table", ev: e.IdiotFlipped) -> None:
    t.flipped = (*t.flipped, ev.who)


def _blamed(t: "Table", ev: e.Blamed) -> None:
    t.blamed = ev.who


def _voters_named(t: "Table", ev: e.VotersNamed) -> None:
    t.voters_named[ev.day] = ev.seats


def _seance_moved(t: "Table", ev: e.SeanceMoved) -> None:  # noqa: ARG001 - all writers take the event
    t.seance_day = t.day


def _seance_held(t: "Table", ev: e.SeanceHeld) -> None:
    t.seance = ev.dead


def _seance_doubted(t: "Table", ev: e.SeanceDoubted) -> None:  # noqa: ARG001 - all writers take the event
    t.seance_doubts += 1


def _fascinated(t: "Table", ev: e.Fascinated) -> None:
    for seat in ev.to:
        t.powers[seat] = ()
        t.fascinated = tuple(sorted((*t.fascinated, seat)))
    t.quiet_from = t.night


def _theft_agreed(t: "Table", ev: e.TheftAgreed) -> None:
    t.theft = (ev.by, ev.target)


def _cards_exchanged(t: "Table", ev: e.CardsExchanged) -> None:
    a, b = ev.one, ev.other
    t.cards[a], t.cards[b] = t.cards[b], t.cards[a]
    t.powers[a], t.powers[b] = t.powers[b], t.powers[a]
    # what is used up goes with the card: each potion works once a game (H-8), an Elder has two lives (ELD-1)
    for used in (t.spent, t.gained, t.lives):
        exchange(used, a, b)
    t.overlays = {o: {a: b, b: a}.get(s, s) for o, s in t.overlays.items()}
    t.quiet_from = t.night
    reckon(t)


def _card_shown(t: "Table", ev: e.CardShown) -> None:
    for seat in ev.to:
        if t.cards.get(seat) != ev.card:
            t.cards[seat] = ev.card
            t.powers[seat] = t.rules.roles[ev.card].powers
    reckon(t)


def _affair(t: "Table", ev: e.Affair) -> None:
    t.affair = (ev.cheater, ev.abandoned, ev.third)
    old = tuple(sorted((ev.cheater, ev.abandoned)))
    new = tuple(sorted((ev.cheater, ev.third)))
    t.lovers = tuple(new if pair == old else pair for pair in t.lovers)


def _dies_instead(t: "Table", ev: e.DiesInstead) -> None:
    if t.options.scapegoat_list_in_harvest:
        t.blamed = ev.who


def _pack_met(t: "Table", ev: e.PackMet) -> None:
    t.pack = ev.wolves
    reckon(t)


def _bitten(t: "Table", ev: e.Bitten) -> None:
    t.victim = ev.target


def _guarded(t: "Table", ev: e.Guarded) -> None:
    t.guards[ev.by] = (t.night, ev.target)


def _victim_shown(t: "Table", ev: e.VictimShown) -> None:
    t.shown = ev.target


def _healed(t: "Table", ev: e.Healed) -> None:
    t.healed = ev.target
    t.spent[ev.by] = (*t.spent.get(ev.by, ()), "heal")


def _poisoned(t: "Table", ev: e.Poisoned) -> None:
    t.poisoned = (*t.poisoned, ev.target)
    t.spent[ev.by] = (*t.spent.get(ev.by, ()), "poison")


def _linked(t: "Table", ev: e.Linked) -> None:
    t.lovers = (*t.lovers, ev.pair)


def _in_love(t: "Table", ev: e.InLove) -> None:
    pair = tuple(sorted((ev.to[0], ev.partner)))
    if pair not in t.lovers:
        t.lovers = (*t.lovers, pair)


def _mixed(t: "Table", ev: e.CoupleMixed) -> None:
    t.mixed = (*t.mixed, ev.pair)


WRITES: "dict[type[Event], Callable[[Table, Any], None]]" = {
    e.CentreLaid: _centre_laid,
    e.CentreShown: _centre_shown,
    e.Overlaid: _overlaid,
    e.ClassesHeld: _classes_held,
    e.PowersLost: _powers_lost,
    e.MasonsMet: _masons_met,
    e.Supported: _supported,
    e.Charmed: _charmed,
    e.CharmedMet: _charmed_met,
    e.PeekNoticed: _peek_noticed,
    e.GirlTaken: _girl_taken,
    e.LifeLost: _life_lost,
    e.ElderMourned: _elder_mourned,
    e.AimReached: _aim_reached,
    e.IdiotFlipped: _idiot_flipped,
    e.Blamed: _blamed,
    e.VotersNamed: _voters_named,
    e.SeanceMoved: _seance_moved,
    e.SeanceHeld: _seance_held,
    e.SeanceDoubted: _seance_doubted,
    e.Fascinated: _fascinated,
    e.TheftAgreed: _theft_agreed,
    e.CardsExchanged: _cards_exchanged,
    e.CardShown: _card_shown,
    e.Affair: _affair,
    e.DiesInstead: _dies_instead,
    e.PackMet: _pack_met,
    e.Bitten: _bitten,
    e.Guarded: _guarded,
    e.VictimShown: _victim_shown,
    e.Healed: _healed,
    e.Poisoned: _poisoned,
    e.Linked: _linked,
    e.InLove: _in_love,
    e.CoupleMixed: _mixed,
}
