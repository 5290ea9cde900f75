"""Variant 7, the New Moon: each morning an event card is turned, and the game changes by it (4.7).

What each card does is in `engine.cards`. Here is when one is drawn, when it is void, and how the rules ask for those in
force: every function that a card changes is the card's while the table says that the card is in force, and the one
below it else. The cards are applied after all other variants, so a day's card beats them (4.0).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine import cards
from engine import events as e
from engine.cards import leaving, sides
from engine.cards.facts import Card, by_lot, whenever
from engine.commands import Refused
from engine.rules import Rules, Script, Strikes
from engine.table import Table
from engine.variants import harvest
from engine.variants.facts import Variant

if TYPE_CHECKING:
    from engine.setup import Setup

DRAWS = 2
"""How many cards are turned at most, if the first cannot be played (NM HOUSE)."""
WHOLE = (("confirmed",), ("full36",))
"""The decks that are no lists of cards."""


def change(rules: Rules) -> Rules:
    """The cards over the rules, and the course of the days over the cards."""
    # card 30 may bring the festival's questions
    kinds = {kind.id: kind for kind in (*harvest.VARIANT.kinds, *cards.KINDS)}
    rules = leaving.absence(replace(rules, kinds=rules.kinds | kinds | sides.accusations(rules)))
    for card in cards.CARDS.values():
        rules = whenever(_in_force(card.name), rules, card.change(rules))
    return _days(rules)


def _in_force(name: str) -> Callable[[Table], bool]:
    return lambda t: name in t.in_force


def _days(rules: Rules) -> Rules:
    """When cards are drawn and void; after an `after_announcement` draw the election follows at once (NM-3)."""

    def prepare(t: Table) -> Script[None]:
        yield from rules.prepare(t)
        yield from lay(t)

    def announced(t: Table) -> Script[None]:
        if _is_early(t):
            yield from draw(t)
            yield from rules.morning(t)

    def morning(t: Table) -> Script[None]:
        if not _is_early(t):
            yield from draw(t)
            yield from rules.morning(t)

    def trial(t: Table) -> Script[None]:
        end(t, "vote")
        yield from rules.trial(t)

    def sunset(t: Table) -> None:
        end(t, "vote", "sunset", *(("round",) if sides.is_festival(t) else ()))
        rules.sunset(t)

    def dawn(t: Table, strikes: Strikes) -> Script[None]:
        end(t, "dawn", *(("death",) if strikes else ()))
        yield from rules.dawn(t, strikes)

    return replace(
        rules, prepare=prepare, announced=announced, morning=morning, trial=trial, sunset=sunset, dawn=dawn
    )


def _is_early(t: Table) -> bool:
    return bool(t.options.event_draw_time == "after_announcement")


def lay(t: Table) -> Script[None]:
    """Before the first night: the groups where a card may speak of them, and the cards in force from the start (NM-7)."""
    laid = cards.laid(t.options)
    if any(card.name in cards.GROUPED for card in cards.dealt(t.options)):
        yield from leaving.form_groups(t)
    for card in laid:
        t.tell(e.CardLaid(card.number, card.name))
        if card.playable(t):
            yield from card.drawn(t)


def draw(t: Table) -> Script[None]:
    """Turn a card and let it happen; one that needs a dead player where there is none is discarded, and one more drawn."""
    if sides.is_waiting(t):
        yield from sides.double_agent(t)
    for _ in range(DRAWS if t.living else 0):
        card = _turned(t)
        if card is None:
            return
        if card.playable(t):
            yield from _play(t, card)
            return
        t.tell(e.CardDiscarded(card.number, card.name))


def _turned(t: Table) -> Card | None:
    """The top card of the pile, the discards shuffled again if it is empty and the option says so."""
    if not _pile(t) and t.turned and t.options.new_moon_reshuffle:
        t.tell(e.PileRenewed())
    pile = _pile(t)
    return cards.BY_NUMBER[by_lot(t, "pile", tuple(card.number for card in pile))] if pile else None


def _pile(t: Table) -> tuple[Card, ...]:
    """The cards not yet turned; of a pile made again, those that are not still in force."""
    return tuple(card for card in cards.dealt(t.options) if card.number not in t.turned and card.name not in t.in_force)


def _play(t: Table, card: Card) -> Script[None]:
    by = t.died[-1] if t.died and t.options.event_chooser == "last_dead" else 0
    t.tell(e.CardDrawn(card.number, card.name, by))
    if not _pile(t) and not t.options.new_moon_reshuffle:
        t.tell(e.PileEmpty())
    yield from card.drawn(t)
    if not t.ended:
        end(t, "drawn")


def end(t: Table, *moments: str) -> None:
    """Let the cards be void whose time is over at one of these moments."""
    for name in t.in_force:
        card = cards.CARDS[name]
        if card.until in moments:
            t.tell(e.CardEnded(name))
            card.over(t)


# --- set-up -----------------------------------------------------------------------------------------------------------


def faults(setup: "Setup") -> list[Refused]:
    """Words that are no cards, cards twice, an empty pile, and a card to begin with that is not permanent (NM-7)."""
    options = setup.options
    pile = () if options.new_moon_deck in WHOLE else options.new_moon_deck
    found = [*_unknown(pile), *_unknown(options.new_moon_preset)]
    if not found and not cards.dealt(options):
        found.append(Refused("no-cards"))
    return [
        *found,
        *(Refused("card-not-permanent", card=card.name) for card in cards.laid(options) if card.timing != "permanent"),
    ]


def _unknown(words: tuple[str, ...]) -> list[Refused]:
    found = [Refused("card-unknown", card=word) for word in words if not cards.named(word)]
    meant = [card.name for word in words for card in cards.named(word)]
    return [*found, *(Refused("card-twice", card=name) for name in dict.fromkeys(meant) if meant.count(name) > 1)]


VARIANT = Variant("new_moon", change, faults=faults)
