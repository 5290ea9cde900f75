"""What a tale's readers ask first: who voted how, who died of what, and who knew what of whom, since when."""

from engine import events as e
from engine.events import Event, Seat
from engine.table import Table
from wolfd.moderator.wording import shown
from wolfd.texts import Message
from wolfd.views.tale import Ballot, Insight, Tale

KINDS = frozenset({"elect", "nominate", "vote", "tie", "confirm"})
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
            case e.Dealt(to, card):
                for seat in to:
                    self._tale.places[seat].card = card
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
        match event:
            case e.PackMet(to, wolves):
                for seat in to:
                    for wolf in wolves:
                        self._know(seat, wolf, Message("log-knows-pack"))
            case e.Saw(to, target, result):
                self._know(to[0], target, shown(result))
            case e.InLove(to, partner):
                self._know(to[0], partner, Message("log-knows-love"))
            case e.VictimShown(to, target):
                self._know(to[0], target, Message("log-knows-victim"))
            case e.Revealed(who, what):
                self._know(EVERYBODY, who, shown(what))

    def _know(self, knower: Seat, about: Seat, what: Message) -> None:
        if about and knower != about:
            self._tale.insights.append(Insight(knower, about, what, self._tale.chapters[-1]))
