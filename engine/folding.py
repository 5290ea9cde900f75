"""How each event changes the table: one small writer an event, and the list of them. Only `Table.apply` calls these."""

from typing import TYPE_CHECKING, Any

from engine import events as e
from engine import folding_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.events import Event, Seat
    from engine.table import Table


def _reckon(t: "Table") -> None:
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


def _began(t: "Table", ev: e.Began) -> None:
    t.phase, t.deck = "dealt", dict(ev.deck)


def _dealt(t: "Table", ev: e.Dealt) -> None:
    for seat in ev.to:
        t.cards[seat] = ev.card
        t.powers[seat] = t.rules.roles[ev.card].powers
    _reckon(t)


def _dealt_twice(t: "Table", ev: e.DealtTwice) -> None:
    for seat in ev.to:
        t.cards[seat], t.seconds[seat] = ev.card, ev.second
        t.powers[seat] = tuple(dict.fromkeys(t.rules.roles[ev.card].powers + t.rules.roles[ev.second].powers))
    _reckon(t)


def _card_changed(t: "Table", ev: e.CardChanged) -> None:
    for seat in ev.to:
        if ev.card != t.cards.get(seat) or ev.second != t.seconds.get(seat, ""):
            t.quiet_from = t.night
        t.cards[seat] = ev.card
        if ev.second:
            t.seconds[seat] = ev.second
        t.powers[seat] = t.rules.roles[ev.card].powers
        t.lives.pop(seat, None)
    _reckon(t)


def _open_cards(t: "Table", ev: e.OpenCards) -> None:
    t.cards_open = True
    for seat, card in enumerate(ev.cards, 1):
        t.cards[seat] = card
        t.powers.setdefault(seat, t.rules.roles[card].powers)
    _reckon(t)


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


def _vote_lost(t: "Table", ev: e.VoteLost) -> None:
    t.vote_lost = (*t.vote_lost, ev.who)


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
        _exchange(used, a, b)
    t.overlays = {o: {a: b, b: a}.get(s, s) for o, s in t.overlays.items()}
    t.quiet_from = t.night
    _reckon(t)


def _exchange(held: "dict[Seat, Any]", a: "Seat", b: "Seat") -> None:
    one, other = held.pop(a, None), held.pop(b, None)
    held |= {seat: what for seat, what in ((a, other), (b, one)) if what is not None}


def _card_shown(t: "Table", ev: e.CardShown) -> None:
    for seat in ev.to:
        if t.cards.get(seat) != ev.card:
            t.cards[seat] = ev.card
            t.powers[seat] = t.rules.roles[ev.card].powers
    _reckon(t)


def _affair(t: "Table", ev: e.Affair) -> None:
    t.affair = (ev.cheater, ev.abandoned, ev.third)
    old = tuple(sorted((ev.cheater, ev.abandoned)))
    new = tuple(sorted((ev.cheater, ev.third)))
    t.lovers = tuple(new if pair == old else pair for pair in t.lovers)


def _dies_instead(t: "Table", ev: e.DiesInstead) -> None:
    if t.options.scapegoat_list_in_harvest:
        t.blamed = ev.who


def _night_fell(t: "Table", ev: e.NightFell) -> None:
    t.phase, t.night = "night", ev.night
    t.victim, t.shown, t.healed, t.poisoned, t.taken, t.peeks, t.spectre = 0, 0, 0, (), 0, {}, ()


def _dawned(t: "Table", ev: e.Dawned) -> None:
    t.phase, t.day, t.dawning = "day", ev.day, True
    t.lately, t.candidates, t.tie_asked, t.blamed, t.vote_lost = (), (), (), 0, ()
    t.prepared = {}


def _ended(t: "Table", ev: e.Ended) -> None:
    t.phase, t.ended = "over", ev


def _cards_shown(t: "Table", ev: e.CardsShown) -> None:
    t.cards, t.seconds = dict(enumerate(ev.cards, 1)), dict(enumerate(ev.seconds, 1))
    t.lovers, t.overlays, t.charmed = ev.lovers, dict(ev.overlays), ev.charmed
    _reckon(t)


def _opened(t: "Table", ev: e.Opened) -> None:
    t.round, t.round_no = ev, ev.round
    t.asks, t.answers = {}, {}


def _asked(t: "Table", ev: e.Asked) -> None:
    for seat in ev.to:
        t.asks[ev.kind, seat] = ev


def _answered(t: "Table", ev: e.Answered) -> None:
    for seat in ev.to:
        t.answers[ev.kind, seat] = ev.picks
        if ev.kind == "vote" and t.round is not None and t.round.step == "discussion":
            t.prepared[seat] = ev.picks


def _retracted(t: "Table", ev: e.Retracted) -> None:
    for seat in ev.to:
        t.answers.pop((ev.kind, seat), None)
        if ev.kind == "vote":
            t.prepared.pop(seat, None)


def _voided(t: "Table", ev: e.Voided) -> None:
    for seat in ev.to:
        t.asks.pop((ev.kind, seat), None)
        t.answers.pop((ev.kind, seat), None)


def _closed(t: "Table", ev: e.Closed) -> None:  # noqa: ARG001 - all writers take the event
    t.round, t.asks = None, {}


def _pack_met(t: "Table", ev: e.PackMet) -> None:
    t.pack = ev.wolves
    _reckon(t)


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


def _struck(t: "Table", ev: e.Struck) -> None:
    t.causes[ev.who] = ev.cause
    t.living = t.others(ev.who)
    t.unpublished = (*t.unpublished, ev.who)
    t.struck_since = (*t.struck_since, ev.who)
    t.removed = tuple(s for s in t.removed if s != ev.who)
    t.quiet_from = t.night
    if ev.cause == "lynch":
        t.lynched[t.day] = (*t.lynched.get(t.day, ()), ev.who)


def _died(t: "Table", ev: e.Died) -> None:
    t.causes.setdefault(ev.who, "")
    t.living = t.others(ev.who)
    t.unpublished = tuple(s for s in t.unpublished if s != ev.who)
    t.died = (*t.died, ev.who)
    t.lately = (*t.lately, ev.who)
    # where only this is heard, not the strike
    t.removed = tuple(s for s in t.removed if s != ev.who)


def _revealed(t: "Table", ev: e.Revealed) -> None:
    t.revealed[ev.who] = ev.what


def _removed(t: "Table", ev: e.Removed) -> None:
    t.removed = (*t.removed, ev.who)


def _order(t: "Table", ev: e.OrderSet) -> None:
    t.order, t.dawning = ev.seats, False


def _candidates(t: "Table", ev: e.Candidates) -> None:
    t.candidates = ev.seats


def _condemned(t: "Table", ev: e.Condemned) -> None:  # noqa: ARG001 - all writers take the event
    # what was prepared was for this vote, not for a second one
    t.prepared = {}


def _tie_asked(t: "Table", ev: e.TieAsked) -> None:
    t.tie_asked = (*t.tie_asked, ev.entry)


def _elected(t: "Table", ev: e.Elected) -> None:
    t.sheriff = ev.who


def _badge_passed(t: "Table", ev: e.BadgePassed) -> None:
    t.sheriff = ev.to


def _badge_torn(t: "Table", ev: e.BadgeTorn) -> None:  # noqa: ARG001 - all writers take the event
    t.sheriff, t.badge_gone = 0, True


def _stable(t: "Table", ev: e.Stable) -> None:  # noqa: ARG001 - all writers take the event
    t.struck_since = ()


def _rolled(t: "Table", ev: e.Rolled) -> None:
    t.rolled[ev.purpose] = t.rolled.get(ev.purpose, 0) + 1


def _shuffled(t: "Table", ev: e.Shuffled) -> None:
    t.rolled[ev.purpose] = t.rolled.get(ev.purpose, 0) + 1


WRITES: "dict[type[Event], Callable[[Table, Any], None]]" = {
    e.Began: _began,
    e.Dealt: _dealt,
    e.DealtTwice: _dealt_twice,
    e.CardChanged: _card_changed,
    e.OpenCards: _open_cards,
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
    e.VoteLost: _vote_lost,
    e.SeanceMoved: _seance_moved,
    e.SeanceHeld: _seance_held,
    e.SeanceDoubted: _seance_doubted,
    e.Fascinated: _fascinated,
    e.TheftAgreed: _theft_agreed,
    e.CardsExchanged: _cards_exchanged,
    e.CardShown: _card_shown,
    e.Affair: _affair,
    e.DiesInstead: _dies_instead,
    e.NightFell: _night_fell,
    e.Dawned: _dawned,
    e.Ended: _ended,
    e.CardsShown: _cards_shown,
    e.Opened: _opened,
    e.Asked: _asked,
    e.Answered: _answered,
    e.Retracted: _retracted,
    e.Voided: _voided,
    e.Closed: _closed,
    e.PackMet: _pack_met,
    e.Bitten: _bitten,
    e.Guarded: _guarded,
    e.VictimShown: _victim_shown,
    e.Healed: _healed,
    e.Poisoned: _poisoned,
    e.Linked: _linked,
    e.InLove: _in_love,
    e.CoupleMixed: _mixed,
    e.Struck: _struck,
    e.Died: _died,
    e.Revealed: _revealed,
    e.Removed: _removed,
    e.OrderSet: _order,
    e.Candidates: _candidates,
    e.Condemned: _condemned,
    e.TieAsked: _tie_asked,
    e.Elected: _elected,
    e.BadgePassed: _badge_passed,
    e.BadgeTorn: _badge_torn,
    e.Stable: _stable,
    e.Rolled: _rolled,
    e.Shuffled: _shuffled,
    **folding_cards.WRITES,
}
