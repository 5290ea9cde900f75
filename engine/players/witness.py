"""What an artificial player's own nights tell it beside a Seer's looks: a peek, a Priest's answer, a fellow Mason, a
quiet night after it guarded somebody; and what it says of that."""

from engine.events import Answered, Event, MasonsMet, NightFell, Peaceful, Peeked, PriestSaw, Seat, Seats
from engine.players.beliefs import TESTIMONIES, Beliefs, Saying
from engine.table import Table

SAVERS = ("angel", "bodyguard", "guard", "witch", "elder")
"""Roles by which a night may be quiet though the wolves have chosen."""


class Witness:
    """One seat's own evidence; it goes into what the seat has `seen`, and where it proves little into `cleared`."""

    def __init__(self, beliefs: Beliefs) -> None:
        self._beliefs = beliefs
        self._guarded: Seats = ()
        """Whom it guards tonight."""
        self._told: set[Seat] = set()
        """Of whom it has told what it knows."""

    def hear(self, event: Event) -> None:
        b = self._beliefs
        match event:
            case PriestSaw(_, target, result):
                b.seen[target] = result
            case Peeked(_, wolves):
                b.seen.update(dict.fromkeys(wolves, "wolf"))
            case MasonsMet(_, masons):
                b.seen.update({s: "not_wolf" for s in masons if s != b.seat})
            case NightFell():
                self._guarded = ()
            case Answered(_, _, "guard", picks):
                self._guarded = picks
            case Peaceful():
                self._clear()

    def listen(self, saying: Saying) -> None:
        """Note what it has told itself."""
        if saying.by == self._beliefs.seat and saying.mid in TESTIMONIES:
            self._told.add(saying.seat("who"))

    def _clear(self) -> None:
        """A quiet night: the wolves have bitten whom it guarded, for sure if nothing else keeps a night quiet."""
        b = self._beliefs
        for seat in self._guarded:
            if is_proof(b.table, b.table.cards.get(b.seat, "")):
                b.seen[seat] = "not_wolf"
            else:
                b.cleared = (*b.cleared, seat)

    def news(self) -> tuple[str, Seat] | None:
        """What it should tell, as a message id and whom that is about; nothing if there is nothing, or it is better kept."""
        b = self._beliefs
        card = b.table.cards.get(b.seat)
        fresh = [s for s in b.seen if s not in self._told]
        match card:
            case "little_girl":
                found = [("say-peeked", s) for s in fresh if b.known(s) and b.table.is_alive(s)]
            case "priest":
                found = [("say-priest-wolf" if b.known(s) else "say-priest-clean", s) for s in fresh if not b.table.is_alive(s)]
            case "mason":
                found = [("say-mason", s) for s in fresh if b.accusers.get(s) or b.accusers.get(b.seat)]
            case _ if card in SAVERS:
                found = [("say-guarded", s) for s in (*fresh, *b.cleared) if b.table.is_alive(s) and s not in self._told]
            case _:
                found = []
        return found[0] if found else None


def is_proof(t: Table, card: str) -> bool:
    """Whether a quiet night can only be this one's work: the wolves had to bite, and nobody else in the deck saves."""
    must = not t.options.wolf_may_pass and t.options.wolf_consensus == "block_until_unanimous"
    return must and not any(t.in_deck(role) for role in SAVERS if role != card) and card != "angel"
