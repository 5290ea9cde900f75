"""What a tale's readers ask first: who voted how, who died of what, and who knew what of whom, since when."""

from collections.abc import Callable
from typing import Any

from engine import events as e
from engine.events import Event, Seat, Seats
from engine.table import Table
from wolfd.moderator.words.naming import role
from wolfd.moderator.words.wording import shown
from wolfd.texts import Message
from wolfd.views.tale import Ballot, Insight, Tale

KINDS = frozenset({"elect", "nominate", "vote", "secret_vote", "tie", "confirm", "executioner"})
"""Questions that are answered with a vote."""
EVERYBODY: Seat = 0


class Knowing:
    """Takes note in a tale while its events are folded."""

    def __init__(self, tale: Tale) -> None:
        self._tale = tale
        self._open: Ballot | None = None

    def before(self, event: Event, t: Table) -> None:
        """See an event while the table is still as it was."""
        match event:
            case e.Closed():
                self._count(t)
            case e.VotesShown():
                if self._open is not None:
                    self._open.shown = True
            case e.Counted() | e.TieDecided():
                self._open = None

    def after(self, event: Event) -> None:
        """See an event that the tale's newest chapter holds."""
        match event:
            case e.Dealt((seat, *_), card):
                self._tale.places[seat].cards = (card,)
            case e.DealtTwice((seat, *_), card, second):
                self._tale.places[seat].cards = (card, second)
            case e.Struck(who, cause):
                self._tale.places[who].cause = cause
            case e.Died(who):
                self._tale.places[who].died = self._tale.chapters[-1]
            case _:
                self._learn(event)

    def _count(self, t: Table) -> None:
        """Take in a round that closes, if it was a vote. Votes given one by one are one vote."""
        asked = [(kind, seat) for kind, seat in t.asks if kind in KINDS]
        if t.round is None or not asked:
            return
        if self._open is None or self._open.step != t.round.step:
            about = t.round.about if asked[0][0] == "confirm" else 0
            self._open = Ballot(self._tale.chapters[-1], t.round.step, about=about)
            self._tale.ballots.append(self._open)
        for key in asked:
            picks = t.answers.get(key)
            if picks or key[1] not in self._open.choices:
                self._open.choices[key[1]] = picks[0] if picks else None

    def _learn(self, event: Event) -> None:
        """Take note of what an event tells somebody of somebody."""
        match event:
            case e.Revealed(who, what):
                self._know((EVERYBODY,), (who,), shown(what))
            case e.OpenCards(cards):
                for seat, name in enumerate(cards, 1):
                    self._know((EVERYBODY,), (seat,), role(name))
            case e.Told(to) if type(event) in TOLD:
                self._know(tuple(seat for seat in to if seat), *TOLD[type(event)](event))

    def _know(self, knowers: Seats, abouts: Seats, what: Message) -> None:
        chapter = self._tale.chapters[-1]
        found = (Insight(knower, about, what, chapter) for knower in knowers for about in abouts if about and knower != about)
        self._tale.insights.extend(found)


def _pack(pack: Seats) -> tuple[Seats, Message]:
    return pack, Message("log-knows-pack")


def _wolves(wolves: Seats) -> tuple[Seats, Message]:
    return wolves, shown("wolf")


TOLD: dict[type[Event], Callable[[Any], tuple[Seats, Message]]] = {
    e.PackMet: lambda ev: _pack(ev.wolves),
    e.MoonPackMet: lambda ev: _pack(ev.pack),
    e.WolvesShown: lambda ev: _wolves(ev.wolves),
    e.Peeked: lambda ev: _wolves(ev.wolves),
    e.SpectreRose: lambda ev: _wolves(ev.wolves),
    e.Saw: lambda ev: ((ev.target,), shown(ev.result)),
    e.PriestSaw: lambda ev: ((ev.target,), shown(ev.result)),
    e.ExecutedShown: lambda ev: ((ev.who,), shown(ev.what)),
    e.MasonsMet: lambda ev: (ev.masons, role("mason")),
    e.WitchGlimpsed: lambda ev: ((ev.witch,), role("witch")),
    e.GirlCaught: lambda ev: ((ev.girl,), role("little_girl")),
    e.InLove: lambda ev: ((ev.partner,), Message("log-knows-love")),
    e.CharmedMet: lambda ev: (ev.charmed, Message("log-knows-charmed")),
    e.VictimShown: lambda ev: ((ev.target,), Message("log-knows-victim")),
}
"""Of whom somebody is told something, and what; events that tell him of himself alone are not here."""
