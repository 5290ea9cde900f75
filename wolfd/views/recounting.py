"""Records into a tale: the game's own, and what was said meanwhile in its channel and by its players in private.

Events are folded, not played again: a game of an older version of the rules can be told as well. What this version
cannot read is told as such, and the tale goes on.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from engine import codec
from engine import events as e
from engine.events import Event, Seat, Seats
from engine.game import Game, hearers, rules_of
from engine.table import Table
from wolfd.chat.words import plain
from wolfd.moderator.deal import Batch, saying_of
from wolfd.moderator.questions import FLOOR, Form, question
from wolfd.moderator.story import DEEDS
from wolfd.moderator.wording import saying, words
from wolfd.texts import Message
from wolfd.texts import Wording as Worded
from wolfd.views.knowing import Knowing
from wolfd.views.tale import ALL, NOBODY, Chapter, Moment, Place, Tale, Verbatim

Fields: TypeAlias = Mapping[str, Any]

FORM = Form("!", "/msg Moderator ")
"""How commands are named in a tale, whatever clients its players had."""


def recount(game: str, records: Iterable[Fields]) -> Tale:
    """The tale of a game from a log's records in order, of which those that do not belong to it are passed over."""
    recounting = _Recounting(game)
    for fields in records:
        recounting.take(fields)
    return recounting.finished()


class _Recounting:
    """A tale while it is read."""

    def __init__(self, game: str) -> None:
        self.tale = Tale(game)
        self._seats: dict[str, Seat] = {}  # by person
        self._table: Table | None = None
        self._knowing = Knowing(self.tale)
        self._victims: dict[Seat, Seat] = {}
        self._deal: tuple[Any, bytes, bytes] | None = None
        self._batches: list[Batch] | None = []
        self._at = (0, "")

    @property
    def chapter(self) -> Chapter:
        return self.tale.chapters[-1]

    @property
    def is_open(self) -> bool:
        return bool(self.tale.opened or self.tale.started) and not self.tale.ended

    def take(self, fields: Fields) -> None:
        """Go on by a record."""
        kind, tale = str(fields.get("type")), self.tale
        row = ROWS.get(kind)
        if row is None or not (fields.get("game") == tale.game or (self.is_open and self._overheard(kind, fields))):
            return
        self._at = (fields["seq"], fields["ts"])
        tale.first = tale.first or fields["seq"]
        tale.last = fields["seq"]
        try:
            row(self, fields)
        except (KeyError, ValueError, TypeError, IndexError):
            self.add("broken", Message("log-broken", type=kind), NOBODY)

    def finished(self) -> Tale:
        """The whole, and whether it comes out the same again."""
        if self._deal is not None and self._batches is not None:
            setup, seed, _ = self._deal
            try:
                Game.rebuild(setup, seed, self._batches)
            except Exception:  # noqa: BLE001 - whatever other rules make of it
                self.tale.is_faithful = False
            else:
                self.tale.is_faithful = True
        return self.tale

    def add(self, kind: str, text: Worded, to: Seats | None = ALL, by: Seat = 0, nick: str = "") -> None:
        self.chapter.moments.append(Moment(*self._at, kind, text, to, by, nick))

    def _overheard(self, kind: str, fields: Fields) -> bool:
        """Whether a record of no game belongs to this one: talk in its room, or of its players in private."""
        if kind == "chat.message":
            return str(fields.get("chan", "")).casefold() == self.tale.chan.casefold()
        return kind == "query.message" and not fields.get("game") and fields.get("person") in self._seats

    # --- the table ------------------------------------------------------------------------------------------------

    def opened(self, fields: Fields) -> None:
        self.tale.opened, self.tale.chan = fields["ts"], fields["chan"]
        self.add("table", Message("log-opened", room=fields["chan"]))

    def seated(self, fields: Fields) -> None:
        self._sit(fields)
        self.add("table", Message("log-seated", who=self.tale.label(fields["seat"])))

    def left(self, fields: Fields) -> None:
        mid = "log-gave-up" if fields.get("given_up") else "log-left"
        self.add("table", Message(mid, who=Message("seat", number=fields["seat"], nick=fields["nick"])))

    def returned(self, fields: Fields) -> None:
        self._sit(fields)
        self.add("table", Message("log-returned", who=self.tale.label(fields["seat"])))

    def option(self, fields: Fields) -> None:
        self.add("table", Message("log-option", name=str(fields["name"]), value=str(fields["value"])))

    def started(self, fields: Fields) -> None:
        tale = self.tale
        tale.started, tale.digest = fields["ts"], fields.get("digest", "")
        tale.chan = tale.chan or fields["chan"]
        tale.places.clear()
        self._seats.clear()
        for seat in fields["seats"]:
            self._sit(seat)
        setup = codec.setup(fields["setup"])
        self._table = Table(setup, rules_of(setup))
        self._deal = setup, bytes.fromhex(fields["seed"]), bytes.fromhex(fields["nonce"])

    def paused(self, fields: Fields) -> None:
        self.add("table", Message("log-paused", why=str(fields.get("why", ""))))

    def resumed(self, _: Fields) -> None:
        self.add("table", Message("log-resumed"))

    def ended(self, fields: Fields) -> None:
        tale = self.tale
        tale.ended, tale.why = fields["ts"], fields.get("why", "")
        tale.camps, tale.winners = tuple(fields.get("camps", ())), tuple(fields.get("winners", ()))
        if self.chapter.kind != "over":
            tale.chapters.append(Chapter("over"))
        self.add("table", Message("log-ended", why=tale.why))
        self._open_seal()

    def _sit(self, fields: Fields) -> None:
        seat = fields["seat"]
        before = self.tale.places.get(seat)
        place = Place(seat, fields["nick"], fields["person"], fields.get("account"), bool(fields.get("bot")))
        if before is not None:
            place.card, place.cause, place.died = before.card, before.cause, before.died
        self.tale.places[seat] = place
        self.tale.places = dict(sorted(self.tale.places.items()))
        self._seats[place.person] = seat

    def _open_seal(self) -> None:
        """What is published at the end, if it fits what was published at the start."""
        if self._deal is None:
            return
        _, seed, nonce = self._deal
        cards = ",".join(place.card for place in self.tale.places.values())
        opening = f"{seed.hex()} {cards} {nonce.hex()}"
        if hashlib.sha256(opening.encode()).hexdigest() == self.tale.digest:
            self.tale.opening = opening

    # --- talk -----------------------------------------------------------------------------------------------------

    def said(self, fields: Fields) -> None:
        text: Worded = Verbatim(plain(fields["text"]))
        if "said" in fields:
            text = saying(saying_of(fields["said"]), self.tale.label)
        self.add("said", text, by=self._seats.get(fields["person"], 0), nick=fields["nick"])

    def private(self, fields: Fields) -> None:
        by, text = self._seats.get(fields["person"], 0), Verbatim(plain(fields["text"]))
        if fields.get("to") == "pack":
            self.add("pack", text, self._table.wolves if self._table else (by,), by)
        elif fields.get("to") in self._seats:
            self.add("typed", text, tuple(sorted({by, self._seats[fields["to"]]})), by)
        else:
            self.add("typed", text, (by,), by)

    # --- the game -------------------------------------------------------------------------------------------------

    def command(self, fields: Fields) -> None:
        events, strange = _events(fields["events"])
        if strange:
            self.add("broken", Message("log-strange", count=strange), NOBODY)
        self._remember(fields["command"], events if not strange else None)
        t = self._table
        if t is None:
            return
        for event in events:
            self._turn_page(event)
            self._knowing.before(event, t)
            t.apply(event)
            self._knowing.after(event)
        for event, chapter in self._with_chapters(events):
            self._tell(event, chapter, t)
        self._ask(events, t)

    def fault(self, fields: Fields) -> None:
        self.add("broken", Message("log-fault", error=str(fields.get("error", ""))), NOBODY)

    def asked_of_server(self, fields: Fields) -> None:
        self.add("table", Message("log-admin", do=str(fields.get("do", "")), reason=str(fields.get("reason", ""))), NOBODY)

    def _remember(self, command: Any, events: tuple[Event, ...] | None) -> None:
        """Keep what is needed to play the game again; from a record on that cannot be read it cannot be."""
        if self._batches is None:
            return
        try:
            batch = None if events is None else (codec.command(command), events)
        except (ValueError, KeyError):
            batch = None
        if batch is None:
            self._batches = None
        else:
            self._batches.append(batch)

    def _turn_page(self, event: Event) -> None:
        chapters = self.tale.chapters
        match event:
            case e.NightFell(night):
                chapters.append(Chapter("night", night))
                self._victims.clear()
            case e.Dawned(day):
                chapters.append(Chapter("day", day))
            case e.Ended():
                chapters.append(Chapter("over"))

    def _with_chapters(self, events: tuple[Event, ...]) -> Iterable[tuple[Event, Chapter]]:
        """Each event with the chapter that it belongs to: that before the batch, or one which an event of it began."""
        begun = sum(isinstance(event, PAGES) for event in events)
        at = len(self.tale.chapters) - 1 - begun
        for event in events:
            at += isinstance(event, PAGES)
            yield event, self.tale.chapters[at]

    def _tell(self, event: Event, chapter: Chapter, t: Table) -> None:
        to = hearers(event, t)
        if isinstance(event, e.VictimShown):
            self._victims.update(dict.fromkeys(event.to, event.target))
        deed = DEEDS.get(type(event)) if isinstance(event, e.Sealed) else None
        told = (deed(event, self.tale.label),) if deed else words(event, self.tale.label)
        kind = "deed" if deed else "told"
        chapter.moments.extend(Moment(*self._at, kind, message, to) for message in told)

    def _ask(self, events: tuple[Event, ...], t: Table) -> None:
        seats = dict.fromkeys(seat for event in events if isinstance(event, e.Asked) for seat in event.to)
        if t.round is None or t.round.step == FLOOR:
            return
        for seat in seats:
            message = question(t, seat, t.round.seconds, FORM, self.tale.label, self._victims.get(seat))
            if message is not None:
                self.add("asked", message, (seat,))


PAGES = (e.NightFell, e.Dawned, e.Ended)

ROWS: dict[str, Callable[[_Recounting, Fields], None]] = {
    "table.opened": _Recounting.opened,
    "table.option": _Recounting.option,
    "table.seated": _Recounting.seated,
    "table.left": _Recounting.left,
    "table.returned": _Recounting.returned,
    "table.started": _Recounting.started,
    "table.paused": _Recounting.paused,
    "table.resumed": _Recounting.resumed,
    "table.closed": _Recounting.ended,
    "game.command": _Recounting.command,
    "game.fault": _Recounting.fault,
    "game.ended": _Recounting.ended,
    "chat.message": _Recounting.said,
    "query.message": _Recounting.private,
    "admin.command": _Recounting.asked_of_server,
}


def _events(plain_events: Iterable[Any]) -> tuple[tuple[Event, ...], int]:
    """The events that this version knows, and how many it does not."""
    known, strange = [], 0
    for each in plain_events:
        try:
            known.append(codec.event(each))
        except (ValueError, AttributeError):
            strange += 1
    return tuple(known), strange
