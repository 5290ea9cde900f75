"""The table: everything that is known of one game, as the fold of its events.

`apply` is the only writer. The same class serves the whole truth and what one seat, or a watcher, was told: a table
folded from fewer events simply knows less. All else here are questions that change nothing.
"""

from typing import TYPE_CHECKING, Any

from engine.events import Event, Picks, Seat, Seats
from engine.folding import WRITES
from engine.rules import anybody

if TYPE_CHECKING:
    from engine import events as e
    from engine.rules import Rules
    from engine.setup import Setup


class Table:
    """One game as its events tell it. Seats are 1 to `seats`; all orders are seat order (rulebook 0.3)."""

    def __init__(self, setup: "Setup", rules: "Rules", seed: bytes = b"") -> None:  # noqa: PLR0915 - one line a fact
        self.setup = setup
        self.options: Any = setup.options
        self.rules = rules
        self.seed = seed
        """16 bytes; empty where the table is only a seat's or a watcher's view."""
        self.seats = setup.seats
        self.deck: dict[str, int] = {}
        self.phase = "setup"
        self.night = 0
        self.day = 0
        self.cards: dict[Seat, str] = {}
        self.seconds: dict[Seat, str] = {}
        """A second card, where each seat has two (4.2, 4.3)."""
        self.cards_open = False
        """The first cards lie face up; the seconds fix the camps (4.2)."""
        self.wolf_seats: Seats = ()
        """The seats with a wolf's card, dead or alive, as far as cards are known."""
        self.powers: dict[Seat, tuple[str, ...]] = {}
        self.overlays: dict[str, Seat] = {}
        self.centre: tuple[str, ...] = ()
        self.classes: tuple[str, ...] | None = None
        self.living: Seats = tuple(range(1, setup.seats + 1))
        self.causes: dict[Seat, str] = {}
        """Seat -> cause of death, in order of death."""
        self.unpublished: Seats = ()
        self.died: Seats = ()
        """The published dead, in order of death."""
        self.lately: Seats = ()
        """Those published since the last dawn."""
        self.revealed: dict[Seat, str] = {}
        self.removed: Seats = ()
        """Taken out by the moderator and not yet struck."""
        self.dawning = False
        """The night's deaths are being resolved (C40)."""
        self.pack: Seats = ()
        """The wolves as they last saw each other; what a wolf knows of the others' cards."""
        self.lovers: tuple[Seats, ...] = ()
        self.mixed: tuple[Seats, ...] = ()
        """Every pair that is or ever was a wolf and a non-wolf (WIN-V2)."""
        self.masons: Seats = ()
        self.supports: dict[Seat, Seat] = {}
        self.charmed: Seats = ()
        self.lives: dict[Seat, int] = {}
        self.elder_gone = False
        self.fascinated: Seats = ()
        self.theft: Seats = ()
        """(Thief, from whom) of an exchange between players (H-5)."""
        self.affair: Seats = ()
        """(cheater, abandoned, third person) (H-9)."""
        self.flipped: Seats = ()
        """The revealed Idiots (IDI-2)."""
        self.peeks: dict[Seat, bool] = {}
        """Girls who peeked in this step, and whether they are caught."""
        self.taken: Seat = 0
        """A Girl whom the pack kills because it caught her."""
        self.aims: Seats = ()
        self.allies: Seats = ()
        """Who shares a wolf victory though no wolf (WIN-D1)."""
        self.lynched: dict[int, Seats] = {}
        """Day -> those executed by vote."""
        self.guards: dict[Seat, tuple[int, Seat]] = {}
        """Protector -> (the night, whom) of his last protection."""
        self.victim: Seat = 0
        self.shown: Seat = 0
        """Whom the Witch was told (WIT-2)."""
        self.healed: Seat = 0
        self.poisoned: Seats = ()
        self.spent: dict[Seat, tuple[str, ...]] = {}
        """Seat -> the potions used up."""
        self.gained: dict[Seat, tuple[str, ...]] = {}
        """Seat -> the potions beyond the first two (card 25)."""
        self.sheriff: Seat = 0
        self.badge_gone = False
        self.order: Seats = ()
        self.candidates: Seats = ()
        self.tie_asked: tuple[str, ...] = ()
        self.prepared: dict[Seat, Picks] = {}
        """Accusations prepared during the discussion (SIM-1)."""
        self.blamed: Seat = 0
        self.voters_named: dict[int, Seats] = {}
        self.vote_lost: Seats = ()
        self.seance: Seat = 0
        """The dead seat that is, or was, called; one seance a game (MED-5)."""
        self.seance_day = 0
        """The last day on which a seance was voted on (MED-5)."""
        self.seance_doubts = 0
        self.quiet_from = 0
        """The last round (night and day) in which something moved (WIN-S1)."""
        self.calm_from = 0
        """The last round in which all saw something move (WIN-S1, SIL-4)."""
        self.struck_since: Seats = ()
        """Those who died since the last stable point."""
        self.in_force: tuple[str, ...] = ()
        """The event cards in force, by name (4.7)."""
        self.turned: tuple[int, ...] = ()
        """The numbers of the event cards that are no more in the pile."""
        self.groups: tuple[Seats, ...] = ()
        """The first group and the second (4.7.3)."""
        self.away: Seats = ()
        """Who went away by a card and has not come back."""
        self.excused: Seats = ()
        """Who by the day's card neither votes nor can be voted against."""
        self.weights: dict[Seat, int] = {}
        """Seat -> what its vote weighs by a card (card 18)."""
        self.executioner: Seat = 0
        self.vouchers: Seats = ()
        """Who vouches for the designated (card 19)."""
        self.festival = 0
        """The night from which on a round is played by the Harvest's rules (card 30)."""
        self.spectre: Seats = ()
        """(the wolves' victim of tonight, the wolf who dies in his place) (card 21)."""
        self.rolled: dict[str, int] = {}
        self.round: e.Opened | None = None
        self.round_no = 0
        self.asks: dict[tuple[str, Seat], e.Asked] = {}
        self.answers: dict[tuple[str, Seat], Picks] = {}
        self.ended: e.Ended | None = None
        self.told: list[Event] = []

    # --- writing ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Let an event happen: fold it, as `apply` does, and keep it for those who will be told."""
        write = WRITES.get(type(event))
        if write is not None:
            write(self, event)
        self.told.append(event)

    def apply(self, event: Event) -> None:
        """Fold one event into the table."""
        write = WRITES.get(type(event))
        if write is not None:
            write(self, event)

    def take(self) -> tuple[Event, ...]:
        """What was told since the last call."""
        told, self.told = tuple(self.told), []
        return told

    # --- questions ----------------------------------------------------------------------------------------------

    @property
    def winners(self) -> Seats:
        return self.ended.winners if self.ended else ()

    def is_alive(self, seat: Seat) -> bool:
        return seat in self.living

    def holders(self, power: str) -> Seats:
        """The living seats that are here and hold a power now, whatever their card is called."""
        powers, away = self.powers, self.away
        return tuple([s for s in self.living if power in powers.get(s, ()) and s not in away])

    def is_wolf(self, seat: Seat) -> bool:
        """Whether the seat's card wakes with the wolves (0.5); of unknown cards, whether it is known by the pack."""
        return seat in self.wolf_seats

    def identity(self, seat: Seat) -> str:
        """What a seat is by its cards: the bottom card where cards are open, else its card, two joined by `+`."""
        second = self.seconds.get(seat, "")
        if self.cards_open:
            return second
        return f"{self.cards[seat]}+{second}" if second else self.cards[seat]

    def has_card(self, seat: Seat, role: str) -> bool:
        """Whether one of the seat's cards is this one."""
        return role in {self.cards.get(seat), self.seconds.get(seat)}

    @property
    def pack_met(self) -> bool:
        """Whether the wolves have seen each other."""
        return bool(self.pack)

    @property
    def wolves(self) -> Seats:
        """The living wolf cards."""
        living = self.living
        return tuple([s for s in self.wolf_seats if s in living])

    @property
    def awake(self) -> Seats:
        """The living wolves who are here."""
        return tuple([s for s in self.wolves if s not in self.away]) if self.away else self.wolves

    def is_away(self, seat: Seat) -> bool:
        """Whether a living seat is not here (cards 18, 25, 26)."""
        return seat in self.away and seat in self.living

    def partners(self, seat: Seat) -> Seats:
        """The lovers of a seat."""
        return tuple([b if a == seat else a for a, b in self.lovers if seat in {a, b}]) if self.lovers else ()

    def others(self, seat: Seat) -> Seats:
        return tuple([s for s in self.living if s != seat])

    @property
    def staying(self) -> Seats:
        """The living whom the moderator has not taken out; chance and time choose among these alone (2.10)."""
        return tuple([s for s in self.living if s not in self.removed]) if self.removed else self.living

    def targets(self, power: str, by: Seat, seats: Seats) -> Seats:
        """Those of some seats against whom an act is allowed; the plain rules forbid nothing more."""
        may_target = self.rules.may_target
        return tuple([s for s in seats if may_target(self, power, by, s)]) if may_target is not anybody else seats

    def next_living(self, seat: Seat) -> Seat:
        """The nearest seat clockwise of a seat that lives and stays, the seat itself last; 0 if there is none."""
        after = [s for s in self.staying if s > seat] + [s for s in self.staying if s <= seat]
        return after[0] if after else 0

    def in_deck(self, role: str) -> bool:
        return role in self.deck
