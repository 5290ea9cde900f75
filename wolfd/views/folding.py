"""One game's commands and events into its tale: folded, never played, so that a game of older rules can be told too."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine import codec
from engine import events as e
from engine.events import Event, Seat
from engine.game import Game, hearers, open_table
from wolfd.moderator.play.deal import Batch, Deal
from wolfd.moderator.words.flavour import worded
from wolfd.moderator.words.publicly import Publicly
from wolfd.moderator.words.questions import FLOOR, Form, question
from wolfd.moderator.words.story import deed
from wolfd.moderator.words.wording import Words, words
from wolfd.texts import Message
from wolfd.texts import Wording as Worded
from wolfd.views.knowing import Knowing
from wolfd.views.tale import NOBODY, Chapter, Moment, Tale

FORM = Form("!", "/msg Moderator ")
"""How commands are named in a tale, whatever clients its players had, unless its reader types them otherwise."""
PAGES = (e.NightFell, e.Dawned, e.Ended)
"""Events that begin a chapter."""


class Folding:
    """Follows one game from its start."""

    def __init__(self, tale: Tale, deal: Deal, form: Form = FORM) -> None:
        self.table = open_table(deal.setup)
        self._tale = tale
        self._deal = deal
        self._form = form
        self._knowing = Knowing(tale)
        self._publicly = Publicly(deal.setup.options, tale.label)
        self._victims: dict[Seat, Seat] = {}
        self._batches: list[Batch] | None = []
        """What is needed to play the game again; nothing if a record cannot be read."""
        self._first: tuple[Event, ...] = ()

    def say(self, message: Message) -> Worded:
        """A message in the words of this table."""
        return worded(message, self.table.setup.options)

    def take(self, fields: Mapping[str, Any]) -> None:
        """Go on by a command and what it caused."""
        events, strange = _known(fields["events"])
        if strange:
            self._tale.add("broken", Message("log-strange", count=strange), NOBODY)
        self._remember(fields["command"], None if strange else events)
        self._first = self._first or events
        for event in events:
            self._turn_page(event)
            self._knowing.before(event, self.table)
            self.table.apply(event)
            self._knowing.after(event)
        for event, chapter in self._with_chapters(events):
            self._tell(event, chapter)
        self._ask(events)

    def finish(self) -> None:
        """The record is at its end: what every seat is now, and whether the game comes out the same again."""
        for seat, place in self._tale.places.items():
            place.now = self.table.cards.get(seat, "")
        if self._batches is not None:
            try:
                Game.rebuild(self._deal.setup, self._deal.seed, self._batches)
            except Exception:  # noqa: BLE001 - whatever other rules make of it
                self._tale.is_faithful = False
            else:
                self._tale.is_faithful = True

    def open_seal(self) -> None:
        """What is published at the end, if it fits what was published at the start."""
        if self._deal.fingerprint(self._first) == self._tale.digest:
            self._tale.opening = self._deal.opening(self._first)

    def _remember(self, command: Any, events: tuple[Event, ...] | None) -> None:
        try:
            batch = None if events is None else (codec.command(command), events)
        except (ValueError, KeyError):
            batch = None
        if batch is None:
            self._batches = None
        elif self._batches is not None:
            self._batches.append(batch)

    def _turn_page(self, event: Event) -> None:
        chapters = self._tale.chapters
        match event:
            case e.NightFell(night):
                chapters.append(Chapter("night", night))
                self._victims.clear()
            case e.Dawned(day):
                chapters.append(Chapter("day", day))
            case e.Ended():
                chapters.append(Chapter("over"))
            case e.VictimShown(to, target):
                self._victims.update(dict.fromkeys(to, target))

    def _with_chapters(self, events: tuple[Event, ...]) -> Iterable[tuple[Event, Chapter]]:
        """Each event with the chapter that it belongs to: that before the batch, or one which an event of it began."""
        at = len(self._tale.chapters) - 1 - sum(isinstance(event, PAGES) for event in events)
        for event in events:
            at += isinstance(event, PAGES)
            yield event, self._tale.chapters[at]

    def _tell(self, event: Event, chapter: Chapter) -> None:
        tale, is_deed = self._tale, isinstance(event, e.Sealed)
        told = deed(event, tale.label) if is_deed else self._words(event)
        kind, to = "deed" if is_deed else "told", hearers(event, self.table)
        chapter.moments.extend(Moment(*tale.at, kind, self.say(message), to) for message in told)

    def _words(self, event: Event) -> Words:
        """What those who may hear an event were told of it."""
        if not isinstance(event, e.Public):
            return words(event, self._tale.label, self._form.room)
        told = self._publicly.words(event, self._form.room) if self._publicly.is_told(event) else ()
        self._publicly.follow(event)
        return told

    def _ask(self, events: tuple[Event, ...]) -> None:
        t, tale = self.table, self._tale
        seats = dict.fromkeys(seat for event in events if isinstance(event, e.Asked) for seat in event.to)
        if t.round is None or t.round.step == FLOOR:
            return
        for seat in seats:
            message = question(t, seat, t.round.seconds, self._form, tale.label, self._victims.get(seat))
            if message is not None:
                tale.add("asked", self.say(message), (seat,))


def _known(plain_events: Iterable[Any]) -> tuple[tuple[Event, ...], int]:
    """The events that this version knows, and how many it does not."""
    known, strange = [], 0
    for each in plain_events:
        try:
            known.append(codec.event(each))
        except (ValueError, AttributeError):
            strange += 1
    return tuple(known), strange
