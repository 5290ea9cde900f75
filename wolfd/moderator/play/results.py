"""A game that is over, as it is remembered: who played which card, who won, who was alive at the end."""

from collections.abc import Iterable

from engine import events as e
from engine.events import Event, Seat
from wolfd.merits import Played, Result
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import Chair

PLAIN = "villager"
"""The card that fills a deck and is not named in it."""


def played(playing: Playing) -> Played | None:
    """What is remembered of a game; nothing of one that was not played to its end."""
    t = playing.table
    if t.ended is None or playing.deal.setup.deal:     # a lesson's cards are laid
        return None
    events = tuple(event for _, events in playing.history for event in events)
    cards = _dealt(events)
    results = tuple(_result(playing, chair, cards) for chair in playing.seats if chair.account is not None and not chair.bot)
    people = sum(not chair.bot for chair in playing.seats)
    return Played(playing.deal.game, playing.deal.setup.options.preset, t.seats, people, _deck(events), " ".join(t.ended.camps),
                  playing.means.hall.wall(), results)


def _result(playing: Playing, chair: Chair, cards: dict[Seat, str]) -> Result:
    """Whoever gave up his seat has lost, whatever became of his camp."""
    t, stayed = playing.table, not chair.given_up
    won = t.ended is not None and chair.number in t.ended.winners
    return Result(chair.account or "", cards[chair.number], won and stayed, chair.number not in t.died and stayed)


def _dealt(events: Iterable[Event]) -> dict[Seat, str]:
    """Seat -> the card that was dealt to it, the first of two."""
    cards: dict[Seat, str] = {}
    for event in events:
        if isinstance(event, e.Dealt | e.DealtTwice):
            cards.setdefault(event.to[0], event.card)
    return cards


def _deck(events: Iterable[Event]) -> str:
    """The announced cards that are no Villagers: `werewolf:2 seer:1`."""
    began = next((event for event in events if isinstance(event, e.Began)), None)
    return " ".join(f"{card}:{count}" for card, count in began.deck if card != PLAIN) if began else ""
