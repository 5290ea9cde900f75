"""How the course of the game changes the table: deal, questions, night and day, deaths, votes, chance."""

from typing import TYPE_CHECKING, Any

from engine import events as e
from engine.folding.knowing import reckon

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.events import Event
    from engine.table import Table


def _began(t: "Table", ev: e.Began) -> None:
    t.phase, t.deck = "dealt", dict(ev.deck)


def _dealt(t: "Table", ev: e.Dealt) -> None:
    for seat in ev.to:
        t.cards[seat] = ev.card
        t.powers[seat] = t.rules.roles[ev.card].powers
    if ev.card in t.rules.wolf_roles:
        reckon(t)


def _dealt_twice(t: "Table", ev: e.DealtTwice) -> None:
    for seat in ev.to:
        t.cards[seat], t.seconds[seat] = ev.card, ev.second
        t.powers[seat] = tuple(dict.fromkeys(t.rules.roles[ev.card].powers + t.rules.roles[ev.second].powers))
    reckon(t)


def _card_changed(t: "Table", ev: e.CardChanged) -> None:
    for seat in ev.to:
        if ev.card != t.cards.get(seat) or ev.second != t.seconds.get(seat, ""):
            t.quiet_from = t.night
        t.cards[seat] = ev.card
        if ev.second:
            t.seconds[seat] = ev.second
        t.powers[seat] = t.rules.roles[ev.card].powers
        t.lives.pop(seat, None)
    reckon(t)


def _open_cards(t: "Table", ev: e.OpenCards) -> None:
    t.cards_open = True
    for seat, card in enumerate(ev.cards, 1):
        t.cards[seat] = card
        t.powers.setdefault(seat, t.rules.roles[card].powers)
    reckon(t)


def _vote_lost(t: "Table", ev: e.VoteLost) -> None:
    t.vote_lost = (*t.vote_lost, ev.who)


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
    t.supports, t.fascinated, t.allies = dict(ev.supports), ev.fascinated, ev.allies
    reckon(t)


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


def _struck(t: "Table", ev: e.Struck) -> None:
    t.causes[ev.who] = ev.cause
    t.living = t.others(ev.who)
    t.unpublished = (*t.unpublished, ev.who)
    t.struck_since = (*t.struck_since, ev.who)
    if t.removed:
        t.removed = tuple(s for s in t.removed if s != ev.who)
    t.quiet_from = t.night
    if ev.cause == "lynch":
        t.lynched[t.day] = (*t.lynched.get(t.day, ()), ev.who)


def _died(t: "Table", ev: e.Died) -> None:
    t.causes.setdefault(ev.who, "")
    t.living = t.others(ev.who)
    t.unpublished = tuple([s for s in t.unpublished if s != ev.who])
    t.died = (*t.died, ev.who)
    t.lately = (*t.lately, ev.who)
    t.calm_from = t.night
    if t.removed:
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
    t.sheriff = 0


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
    e.VoteLost: _vote_lost,
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
}
