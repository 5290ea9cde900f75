"""Artificial players in company: they use what their role knows, weigh claims and votes, and say a line or two.

A `Companion` is a `Player` that gives an opinion before it acts. It answers as any player does; what it says is a
message id with values, which the daemon words in each hearer's language.
"""

from typing import TYPE_CHECKING

from engine.commands import Command
from engine.events import Asked, Event, Picks, Seat, Seats
from engine.players.beliefs import Beliefs, Saying
from engine.players.manners import manner_of
from engine.players.player import Player
from engine.players.talk import Talk
from engine.players.witness import Witness
from engine.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable

PROOF = 50.0
"""The suspicion from which a Witch spends her poison."""
DOUBT = 8.0
"""The suspicion from which somebody is not worth shielding."""


class Companion(Player):
    """One artificial player among people. Give it all that its seat hears, events and sayings, then let it act."""

    def __init__(self, setup: Setup, seat: Seat, seed: bytes) -> None:
        super().__init__(setup, seat, seed)
        self.beliefs = Beliefs(self.table, seat, self.seen, lambda _: self._dice.uniform(0.0, 5.0))
        self._choose: dict[str, Callable[[Asked], Picks]] = {
            "see": self._look, "guard": self._shield, "heal": self._rescue, "poison": self._poison, "kill": self._bite, "peek": self._peek,
            "vote": self._condemn, "nominate": self._condemn, "tie": self._condemn, "shoot": self._condemn,
            "elect": self._promote, "heir": self._promote, "confirm": self._judge,
        }
        """How it chooses, by the kind of question; any other kind is answered as a `Player` does."""
        self.manner = manner_of(seat, seed)
        self._witness = Witness(self.beliefs)
        self._talk = Talk(self.beliefs, self._witness, self.manner, lambda odds: self._dice.random() < odds, self._dice.randrange)

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.beliefs.hear(event)
        self._witness.hear(event)
        self._talk.hear(event)

    def listen(self, saying: Saying) -> bool:
        """Take in what somebody said for all to hear, itself too; whether it would like to answer."""
        self.beliefs.listen(saying)
        self._witness.listen(saying)
        self._talk.listen(saying)
        return self._talk.is_addressed(saying)

    def act(self) -> Command | Saying | None:
        """What it says, else the answer to an open question; nothing if there is neither."""
        return self._talk.next() or self.move()

    def _picks(self, asked: Asked) -> Picks:
        choose = self._choose.get(asked.kind)
        if choose is None or not asked.choices:
            return super()._picks(asked)
        picks = choose(asked)
        return picks if len(picks) >= asked.least else super()._picks(asked)

    # --- by night -----------------------------------------------------------------------------------------------------

    def _look(self, asked: Asked) -> Picks:
        """The Seer: whom he suspects most of those he has not seen."""
        unseen = tuple(s for s in asked.choices if s not in self.seen and s != self.seat)
        return (self.beliefs.worst(unseen),) if unseen else self._one(asked.choices)

    def _shield(self, asked: Asked) -> Picks:
        """The Guard: who has told what he knows, the Sheriff, himself, or one whom all trust, as the wolves would bite."""
        wanted = (*self.beliefs.informants(), self.table.sheriff, self.seat)
        found = [s for s in wanted if s in asked.choices and self.beliefs.suspicion(s) < DOUBT]
        if found and (found[0] != self.seat or self._dice.random() < 0.4):
            return (found[0],)
        return self._one(tuple(sorted(asked.choices, key=self.beliefs.suspicion)[:3]))

    def _peek(self, asked: Asked) -> Picks:
        """The Girl: at the least risk, and no more when she knows a wolf who lives."""
        known = [s for s in self.seen if self.table.is_alive(s) and self.beliefs.known(s)]
        return () if known else asked.choices[:1]

    def _rescue(self, asked: Asked) -> Picks:
        """The Witch: herself, a Seer, the Sheriff; others mostly."""
        victim = asked.choices[0]
        dear = {self.seat, self.table.sheriff, *self.beliefs.informants(), *self.table.partners(self.seat)}
        return (victim,) if victim in dear or self._dice.random() < 0.7 else ()

    def _poison(self, asked: Asked) -> Picks:
        """The Witch: only who is as good as proven."""
        target = self.beliefs.worst(asked.choices)
        return (target,) if target and self.beliefs.suspicion(target) >= PROOF and self._may_poison() else ()

    def _bite(self, asked: Asked) -> Picks:
        """A wolf: whom the pack points at; else who has told what he knows, the Sheriff, or one whom all trust."""
        joined = [s for by, s in self.pointed.items() if by != self.seat and s in asked.choices]
        if joined:
            return (joined[-1],)
        dangerous = [s for s in self.beliefs.informants() if s in asked.choices]
        if dangerous:
            return (dangerous[0],)
        if self.table.sheriff in asked.choices and self._dice.random() < 0.5:
            return (self.table.sheriff,)
        return self._one(tuple(sorted(asked.choices, key=self.beliefs.suspicion)[:3]))

    # --- by day -------------------------------------------------------------------------------------------------------

    def _condemn(self, asked: Asked) -> Picks:
        """Vote, accuse, shoot: the most suspected; a wolf gives up one of its pack only if nobody else is left.

        A Cobbler wins with the wolves, whom he does not know: he is against whom all trust (COB-1).
        """
        seats = tuple(s for s in asked.choices if s and s != self.seat)
        if self.table.cards.get(self.seat) == "cobbler" and not self.beliefs.is_wolf:
            return (self.beliefs.best(seats),) if seats else ()
        return (self.beliefs.worst(seats),) if seats else ()

    def _promote(self, asked: Asked) -> Picks:
        """Sheriff and heir: a Seer who is believed, one of the pack, or the least suspected."""
        choices = asked.choices
        if self.beliefs.is_wolf:
            friends: Seats = tuple(s for s in choices if s in self.beliefs.pack and s != self.seat)
            return self._one(friends) or self._one(choices)
        seers = [s for s in self.beliefs.trusted_seers() if s in choices]
        return (seers[0],) if seers else (self.beliefs.best(tuple(s for s in choices if s != self.seat) or choices),)

    def _judge(self, asked: Asked) -> Picks:
        """Whether the single candidate shall die, never its lover; or whether to take a badge, which it does."""
        if len(asked.choices) == 1:
            return asked.choices
        about = self.table.round.about if self.table.round else 0
        if about in {0, self.seat}:
            return (1,)
        if self.beliefs.is_wolf:
            return (0,) if about in self.beliefs.pack else (1,)
        return (1,) if self.beliefs.suspicion(about) >= self.manner.doubt else (0,)

