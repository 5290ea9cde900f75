"""What an artificial player makes of what it heard: who claims what, who voted how, whom it suspects and why.

A charge is a reason against a seat, with its weight and the words for it; the suspicion of a seat is their sum. Nothing
here knows more than the seat was told.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.events import Dawned, Event, Seat, Seats, VotesShown
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Saying:
    """Something said for all to hear: a message id, and its values, which are seats, numbers and roles' ids."""

    by: Seat
    mid: str
    values: tuple[tuple[str, Seat | str], ...] = ()

    def seat(self, name: str) -> Seat:
        """The seat that a value names; 0 if there is none."""
        value = dict(self.values).get(name, 0)
        return value if isinstance(value, int) else 0


@dataclass(frozen=True, slots=True)
class Charge:
    """A reason to suspect a seat, or (below 0) to trust it. Without an id it is kept to oneself."""

    weight: float
    mid: str = ""
    values: tuple[tuple[str, Seat | str], ...] = ()


TESTIMONIES = {
    "say-peeked": True, "say-priest-wolf": True, "say-priest-clean": False, "say-guarded": False, "say-mason": False,
}  # fmt: skip
"""What somebody other than a Seer says of his own nights -> whether it is that the named seat is a wolf."""
CERTAIN = 200.0
EYES = 70.0
"""How much the word of somebody counts who tells of his own nights: wolves seldom pass for so small a role."""
LATER = 8.0
"""By how much less each further wolf of the same report is wanted today."""
QUIET = 15.0
"""How far a quiet night clears whom one has guarded."""
TRUE, FALSE, DISPUTED, UNKNOWN = 1.0, 0.0, 0.5, 0.8
"""How much a Seer's word counts: proven right, proven wrong, one of several who claim it, neither."""


class Beliefs:
    """One seat's mind. `seen` is what its own eyes saw, `lean` its liking for no reason."""

    def __init__(self, table: Table, seat: Seat, seen: dict[Seat, str], lean: Callable[[Seat], float]) -> None:
        self.table = table
        self.seat = seat
        self.seen = seen
        self.claims: dict[Seat, dict[Seat, bool]] = {}
        """Who claims to be the Seer -> whom he says he saw, and whether that is a wolf."""
        self.testimony: dict[Seat, dict[Seat, bool]] = {}
        """Who tells of his own nights, and is no Seer -> whom he speaks of, and whether that is a wolf."""
        self.cleared: Seats = ()
        """Whom a quiet night has cleared somewhat."""
        self.accusers: dict[Seat, list[Seat]] = {}
        """Today: who is accused -> by whom."""
        self.votes: list[dict[Seat, Seat]] = []
        """Every vote that was published: voter -> target, 0 for nobody."""
        self._lean = {s: lean(s) for s in range(1, table.seats + 1)}

    def hear(self, event: Event) -> None:
        match event:
            case VotesShown(step, votes) if step in {"nomination", "vote", "revote"}:
                self.votes.append(dict(votes))
            case Dawned():
                self.accusers = {}

    def listen(self, saying: Saying) -> None:
        """Take in what somebody said."""
        who = saying.seat("who")
        if saying.mid in {"say-seer-wolf", "say-seer-clean"}:
            self.claims.setdefault(saying.by, {})[who] = saying.mid == "say-seer-wolf"
        elif saying.mid in TESTIMONIES:
            self.testimony.setdefault(saying.by, {})[who] = TESTIMONIES[saying.mid]
        elif saying.mid in {"say-seer", "say-counter"}:
            self.claims.setdefault(saying.by, {})
        if who and accuses(saying):
            self.accusers.setdefault(who, []).append(saying.by)

    # --- what is known ----------------------------------------------------------------------------------------------

    @property
    def is_wolf(self) -> bool:
        return self.table.is_wolf(self.seat)

    @property
    def pack(self) -> Seats:
        """The wolves that a wolf knows, itself too; nobody for others."""
        return self.table.wolf_seats if self.is_wolf else ()

    def shown(self, seat: Seat) -> bool | None:
        """Whether a seat was a wolf, as everybody knows; nothing if that is not known."""
        return self._means_wolf(self.table.revealed.get(seat))

    def known(self, seat: Seat) -> bool | None:
        """Whether a seat is a wolf, as this one knows for certain."""
        if seat == self.seat or (self.is_wolf and self.table.pack_met):
            return self.table.is_wolf(seat)
        shown = self.shown(seat)
        return self._means_wolf(self.seen.get(seat)) if shown is None else shown

    def _means_wolf(self, what: str | None) -> bool | None:
        if what is None:
            return None
        # two cards are told as one: `seer+werewolf`
        roles = [self.table.rules.roles[part] for part in what.split("+") if part in self.table.rules.roles]
        return any(role.wolf for role in roles) if roles else what == "wolf"

    def trust(self, claimant: Seat) -> float:
        """How much the word of somebody counts who says that he is the Seer."""
        told = self.claims.get(claimant, {})
        if claimant != self.seat and (self.table.cards.get(self.seat) == "seer" or self.known(claimant)):
            return FALSE
        if self.shown(claimant) is False and self.table.revealed.get(claimant) == "seer":
            return TRUE
        checked = [is_wolf == self.known(target) for target, is_wolf in told.items() if self.known(target) is not None]
        if checked:
            return TRUE if all(checked) else FALSE
        rivals = [s for s in self.claims if s != claimant and self.shown(s) is not True]
        return DISPUTED if rivals else UNKNOWN

    def believes(self, witness: Seat) -> bool:
        """Whether it takes somebody's word for what he tells of his own nights: unless it knows better."""
        told = self.testimony.get(witness, {})
        return self.known(witness) is not True and all(self.known(s) in {None, is_wolf} for s, is_wolf in told.items())

    def settled(self, dead: Seat) -> bool | None:
        """Whether a dead seat was a wolf, by what is shown, by its own eyes, or by who is believed; nothing if nobody tells."""
        shown = self.shown(dead)
        if shown is not None or self.table.is_alive(dead):
            return shown
        known = None if self.is_wolf else self.known(dead)
        told = [words[dead] for by, words in self.testimony.items() if dead in words and self.believes(by)]
        return known if known is not None or not told else told[0]

    # --- whom to suspect ----------------------------------------------------------------------------------------------

    def suspicion(self, of: Seat) -> float:
        """How much a seat is suspected, by all that this one knows; wolves think as if they knew nothing."""
        known = None if self.is_wolf else self.known(of)
        if known is not None:
            return CERTAIN if known else -CERTAIN
        return sum(charge.weight for charge in self.charges(of))

    def charges(self, of: Seat) -> Iterator[Charge]:
        """The reasons for and against a seat."""
        yield Charge(self._lean[of], "say-hunch", (("who", of),))
        yield from self._by_claims(of)
        yield from self._by_words(of)
        yield from self._by_testimony(of)
        yield from self._by_votes(of)
        by = [s for s in self.accusers.get(of, []) if s != self.seat and s not in self.pack]
        if by:
            yield Charge(min(3.0 * len(set(by)), 9.0), "say-agree", (("who", of), ("by", by[0])))

    def reason(self, of: Seat) -> Charge:
        """The strongest reason against a seat that can be said."""
        return max((charge for charge in self.charges(of) if charge.mid), key=lambda charge: charge.weight)

    def worst(self, among: Seats) -> Seat:
        """The most suspected of some seats, never one of one's own pack if there is another; 0 if there is none."""
        others = tuple(s for s in among if s != self.seat and s not in self.pack)
        return max(others or among, key=self.suspicion, default=0)

    def best(self, among: Seats) -> Seat:
        """The most trusted of some seats; 0 if there is none."""
        return min(among, key=self.suspicion, default=0)

    def trusted_seers(self) -> Seats:
        """The living who say that they are the Seer and may be, the most trusted first."""
        living = [s for s in self.claims if self.table.is_alive(s) and s != self.seat and self.trust(s) > FALSE]
        return tuple(sorted(living, key=self.trust, reverse=True))

    def informants(self) -> Seats:
        """The living who have told what they know and are believed: Seers first."""
        others = [s for s in self.testimony if self.table.is_alive(s) and s != self.seat and self.believes(s)]
        return tuple(dict.fromkeys((*self.trusted_seers(), *others)))

    def _by_claims(self, of: Seat) -> Iterator[Charge]:
        """What those who claim to be the Seer say of a seat."""
        for claimant, told in self.claims.items():
            if claimant == self.seat:
                if told.get(of):
                    yield Charge(CERTAIN, "say-seer-wolf", (("who", of),))
            elif of in told and claimant != of:
                trust = self.trust(claimant)
                if told[of]:
                    yield Charge(60 * trust - LATER * self._place(told, of), "say-accuse-claim", (("who", of), ("by", claimant)))
                else:
                    yield Charge(-30 * trust)

    def _by_words(self, of: Seat) -> Iterator[Charge]:
        """What a seat's own claim is worth."""
        if of not in self.claims:
            return
        wrong = [s for s, is_wolf in self.claims[of].items() if self.known(s) not in {None, is_wolf}]
        if self.seat in wrong:
            yield Charge(90, "say-accuse-lie", (("who", of),))
        elif wrong:
            yield Charge(80, "say-accuse-wrong", (("who", of), ("whom", wrong[0])))
        elif self.table.cards.get(self.seat) == "seer":
            yield Charge(100, "say-counter", (("who", of),))
        elif len(self.claims) > 1:
            yield Charge(12, "say-accuse-rival", (("who", of),))
        else:
            yield Charge(-10)

    def _by_testimony(self, of: Seat) -> Iterator[Charge]:
        """What others tell of their own nights, and what a quiet night tells it."""
        if of in self.cleared:
            yield Charge(-QUIET)
        if of in self.testimony:
            yield Charge(-20 if self.believes(of) else 80)
        for by, told in self.testimony.items():
            if of in told and by not in {of, self.seat} and self.believes(by):
                weight = EYES - LATER * self._place(told, of)
                yield Charge(weight, "say-accuse-told", (("who", of), ("by", by))) if told[of] else Charge(-EYES)

    def _place(self, told: dict[Seat, bool], of: Seat) -> int:
        """How many living wolves were named before this one: a village that votes for both hangs neither."""
        wolves = [s for s, is_wolf in told.items() if is_wolf and self.table.is_alive(s)]
        return wolves.index(of) if of in wolves else 0

    def _by_votes(self, of: Seat) -> Iterator[Charge]:
        """How a seat has voted against those of whom it is known by now what they were."""
        innocent = dict.fromkeys(v[of] for v in self.votes if v.get(of) and self.settled(v[of]) is False)
        mine = {v.get(self.seat) for v in self.votes}
        for whom in tuple(innocent)[:3]:
            # Who has done the same can hardly reproach him with it.
            yield Charge(2 if whom in mine else 8, "say-accuse-voted", (("who", of), ("whom", whom)))
        for vote in self.votes:
            wolves = [s for s in dict.fromkeys(vote.values()) if s and self.settled(s)]
            if vote.get(of) in wolves:
                yield Charge(-12)
            elif wolves and of in vote and of not in wolves:
                yield Charge(6, "say-accuse-spared", (("who", of), ("whom", wolves[0])))
        if any(vote.get(of) == self.seat for vote in self.votes):
            yield Charge(4, "say-accuse-me", (("who", of),))


def accuses(saying: Saying) -> bool:
    """Whether a saying speaks against the seat that it names."""
    return saying.mid in {"say-seer-wolf", "say-counter", "say-hunch", "say-agree", "say-vote", "say-last", "say-back", "say-peeked"} \
        or saying.mid.startswith("say-accuse-")
