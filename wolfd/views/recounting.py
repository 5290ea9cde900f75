"""Records into a tale: the game's own, among them its players' private lines, and what was said meanwhile in its channel.

What this version cannot read is told as such, and the tale goes on.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from engine import codec
from engine.speech import circle, eavesdroppers
from wolfd.chat.words import plain
from wolfd.moderator.play.deal import Deal, saying_of
from wolfd.moderator.seats import HOST
from wolfd.moderator.typed.reading import Typed, read
from wolfd.moderator.words.questions import Form
from wolfd.moderator.words.wording import saying
from wolfd.texts import Message
from wolfd.texts import Wording as Worded
from wolfd.views.folding import FORM, Folding
from wolfd.views.irclog import STRANGE
from wolfd.views.tale import ALL, NOBODY, Chapter, Place, Tale, Verbatim

if TYPE_CHECKING:
    from engine.events import Seat

Fields: TypeAlias = Mapping[str, Any]

CIRCLES = frozenset({"pack", "masons", "dead", "lovers"})
"""Whom players talk to among themselves; anybody else is named as a person."""


def recount(game: str, records: Iterable[Fields], form: Form = FORM, *, for_players: bool = False) -> Tale:
    """The tale of a game from a log's records in order, of which those that do not belong to it are passed over.

    `for_players`: without what is for those alone who keep order, and without the records' own numbers, which would
    tell how much was done elsewhere meanwhile. `form`: how the reader types commands.
    """
    recounting = _Recounting(game, form)
    for fields in records:
        if not (for_players and is_of_order(fields)):
            recounting.take(fields)
    tale = recounting.finished()
    if for_players:
        tale.renumber()
    return tale


def is_of_order(fields: Fields) -> bool:
    """Whether a record is for those alone who keep order: what they did in silence, and what was said to them."""
    if fields["type"] == "query.message":
        typed = read(PREFIX.sub("", str(fields.get("text", ""))))
        return isinstance(typed, Typed) and typed.verb.id in COMPLAINTS
    return fields["type"] in OF_ORDER


class _Recounting:
    """A tale while it is read."""

    def __init__(self, game: str, form: Form) -> None:
        self.tale = Tale(game)
        self._form = form
        self._seats: dict[str, Seat] = {}  # by person
        self._folding: Folding | None = None

    def take(self, fields: Fields) -> None:
        """Go on by a record."""
        kind, tale = str(fields.get("type")), self.tale
        row = ROWS.get(kind)
        if row is None or not (fields.get("game") == tale.game or (self._is_open and self._is_overheard(kind, fields))):
            return
        tale.at = (fields["seq"], fields["ts"])
        tale.first = tale.first or fields["seq"]
        tale.last = fields["seq"]
        try:
            row(self, fields)
        except STRANGE:
            tale.add("broken", Message("log-broken", type=kind), NOBODY)

    def finished(self) -> Tale:
        """The whole, as far as it goes."""
        if self._folding is not None:
            self._folding.finish()
        return self.tale

    @property
    def _is_open(self) -> bool:
        return bool(self.tale.opened or self.tale.started) and not self.tale.ended

    def _is_overheard(self, kind: str, fields: Fields) -> bool:
        """Whether a record of no game belongs to this one: talk in its room. What its players write to others is not read out to all."""
        if fields.get("game"):
            return False
        return kind == "chat.message" and str(fields.get("chan", "")).casefold() == self.tale.chan.casefold()

    # --- the table ------------------------------------------------------------------------------------------------

    def opened(self, fields: Fields) -> None:
        self.tale.opened, self.tale.chan = fields["ts"], fields["chan"]
        self.tale.add("table", Message("log-opened", room=fields["chan"]))

    def seated(self, fields: Fields) -> None:
        self._sit(fields)
        self.tale.add("table", Message("log-seated", who=self.tale.label(fields["seat"])))

    def left(self, fields: Fields) -> None:
        mid = "log-gave-up" if fields.get("given_up") else "log-left"
        self.tale.add("table", Message(mid, who=Message("seat", number=fields["seat"], nick=fields["nick"])))

    def returned(self, fields: Fields) -> None:
        self._sit(fields)
        self.tale.add("table", Message("log-returned", who=self.tale.label(fields["seat"])))

    def substituted(self, fields: Fields) -> None:
        """Another person has the seat; the game itself tells of it, unless he moderates."""
        self._sit(fields)
        if fields["seat"] == HOST:
            self.tale.add("table", Message("log-handed", nick=str(fields["nick"])))

    def withheld(self, fields: Fields) -> None:
        """Words that nobody was shown before the end."""
        words = Message("log-withheld", who=str(fields["nick"]), kind=str(fields["kind"]), text=str(fields["text"]))
        self.tale.add("table", words, NOBODY)

    def refused(self, fields: Fields) -> None:
        """Words beside the game that did not pass."""
        text = str(fields["text"]) if "text" in fields else Message("log-not-kept")
        self.tale.add("table", Message("log-refused", who=str(fields["nick"]), to=str(fields["to_nick"]), text=text), NOBODY)

    def benched(self, fields: Fields) -> None:
        mid = "log-benched" if fields["type"] == "table.benched" else "log-unbenched"
        self.tale.add("table", Message(mid, nick=str(fields["nick"])))

    def extended(self, fields: Fields) -> None:
        self.tale.add("table", Message("log-extended", seconds=round(fields["seconds"]), why=str(fields.get("why", ""))))

    def option(self, fields: Fields) -> None:
        self.tale.add("table", Message("log-option", name=str(fields["name"]), value=str(fields["value"])))

    def started(self, fields: Fields) -> None:
        tale = self.tale
        tale.started, tale.digest = fields["ts"], fields.get("digest", "")
        tale.chan = tale.chan or fields["chan"]
        tale.places.clear()
        self._seats.clear()
        for seat in fields["seats"]:
            self._sit(seat)
        seed, nonce = bytes.fromhex(fields["seed"]), bytes.fromhex(fields["nonce"])
        self._folding = Folding(tale, Deal(tale.game, codec.setup(fields["setup"]), seed, nonce), self._form)

    def paused(self, fields: Fields) -> None:
        self.tale.add("table", Message("log-paused", why=str(fields.get("why", ""))))

    def resumed(self, _: Fields) -> None:
        self.tale.add("table", Message("log-resumed"))

    def ended(self, fields: Fields) -> None:
        tale = self.tale
        tale.ended, tale.why = fields["ts"], fields.get("why", "")
        tale.camps, tale.winners = tuple(fields.get("camps", ())), tuple(fields.get("winners", ()))
        if tale.chapters[-1].kind != "over":
            tale.chapters.append(Chapter("over"))
        tale.add("table", Message("log-ended", why=tale.why))
        if self._folding is not None:
            self._folding.open_seal()

    def _sit(self, fields: Fields) -> None:
        seat, places = fields["seat"], self.tale.places
        place = Place(seat, fields["nick"], fields["person"], fields.get("account"), bool(fields.get("bot")))
        self._seats[place.person] = seat
        if seat == HOST:
            self.tale.host = place
            return
        if seat in places:
            place.keep(places[seat])
        places[seat] = place
        self.tale.places = dict(sorted(places.items()))

    # --- talk -----------------------------------------------------------------------------------------------------

    def said(self, fields: Fields) -> None:
        by, nick = self._seats.get(fields["person"], 0), fields["nick"]
        text: Worded = Verbatim(plain(fields["text"]))
        if fields.get("kind") == "anonymous":
            self.tale.add("told", Message("anonymous-said", text=plain(fields["text"])))
            self.tale.add("said", text, NOBODY, by, nick)
            return
        if "said" in fields:
            message = saying(saying_of(fields["said"]), self.tale.label)
            text = self._folding.say(message) if self._folding else message
        self.tale.add("said", text, by=by, nick=nick)

    def private(self, fields: Fields) -> None:
        by, to = self._seats[fields["person"]], fields.get("to")
        if "text" not in fields:
            self.tale.add("typed", Message("log-not-kept"), tuple(sorted({by, self._seats.get(str(to), by)})), by, fields["nick"])
            return
        text = plain(fields["text"])
        t = self._folding.table if self._folding else None
        if to in CIRCLES and t is not None:
            self.tale.add("circle", Verbatim(text), circle(t, by) or (by,), by, fields["nick"])
            if to == "pack" and eavesdroppers(t):
                self.tale.add("told", Message("overheard", text=text), eavesdroppers(t))
        else:
            ends = {by, self._seats.get(str(to), by)}
            self.tale.add("typed", Verbatim(text), tuple(sorted(ends)), by, fields["nick"])

    # --- the game -------------------------------------------------------------------------------------------------

    def command(self, fields: Fields) -> None:
        if self._folding is not None:
            self._folding.take(fields)

    def fault(self, fields: Fields) -> None:
        self.tale.add("broken", Message("log-fault", error=str(fields.get("error", ""))), NOBODY)

    def by_operator(self, fields: Fields) -> None:
        reason = str(fields.get("reason") or fields.get("what") or "")
        self.tale.add("table", Message("log-admin", do=str(fields.get("do", "")), reason=reason), NOBODY)

    def by_moderator(self, fields: Fields) -> None:
        do = str(fields["type"]).removeprefix("mod.")
        who, reason = str(fields.get("whom_nick", "")), str(fields.get("reason", ""))
        to = NOBODY if do in SECRETLY else ALL
        self.tale.add("table", Message("log-mod", do=do, by=str(fields.get("nick", "")), who=who, reason=reason), to)


SECRETLY = frozenset({"reported", "noted", "warned"})
"""What those who keep order do, or hear, out of the others' sight."""
OF_ORDER = frozenset({*(f"mod.{do}" for do in SECRETLY), "admin.command", "admin.read", "query.refused"})
"""Records that those who keep order alone may know, when the game is over, too."""
COMPLAINTS = frozenset({"report", "appeal"})
PREFIX = re.compile(r"^\W+")
"""Whatever stands before a command."""
ROWS: dict[str, Callable[[_Recounting, Fields], None]] = {
    "table.opened": _Recounting.opened,
    "table.option": _Recounting.option,
    "table.seated": _Recounting.seated,
    "table.left": _Recounting.left,
    "table.returned": _Recounting.returned,
    "table.substituted": _Recounting.substituted,
    "chat.withheld": _Recounting.withheld,
    "query.refused": _Recounting.refused,
    "table.benched": _Recounting.benched,
    "table.unbenched": _Recounting.benched,
    "table.extended": _Recounting.extended,
    "table.started": _Recounting.started,
    "table.paused": _Recounting.paused,
    "table.resumed": _Recounting.resumed,
    "table.closed": _Recounting.ended,
    "game.command": _Recounting.command,
    "game.fault": _Recounting.fault,
    "game.ended": _Recounting.ended,
    "chat.message": _Recounting.said,
    "query.message": _Recounting.private,
    "mod.removed": _Recounting.by_moderator,
    "mod.substituted": _Recounting.by_moderator,
    "mod.aborted": _Recounting.by_moderator,
    "mod.muted": _Recounting.by_moderator,
    "mod.barred": _Recounting.by_moderator,
    "mod.warned": _Recounting.by_moderator,
    "mod.noted": _Recounting.by_moderator,
    "mod.reported": _Recounting.by_moderator,
    "admin.command": _Recounting.by_operator,
    "admin.read": _Recounting.by_operator,
}
