"""The table: everything that is known of one game, as the fold of its events.

`apply` is the only writer. The same class serves the whole truth and what one seat, or a watcher, was told: a table
folded from fewer events simply knows less. All else here are questions that change nothing.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.events import Event, Picks, Seat, Seats
from engine.folding import WRITES
from engine.rules import anybody

if TYPE_CHECKING:
    from engine import events as e
    from engine.rules import Rules
    from engine.setup import Setup


@dataclass(eq=False, repr=False, slots=True)
class Table:
    """One game as its events tell it. Seats are 1 to `seats`; all orders are seat order (rulebook 0.3)."""

    setup: "Setup"
    rules: "Rules"
    seed: bytes = b""
    """16 bytes; empty where the table is only a seat's or a watcher's view."""
    options: Any = field(init=False)
    seats: int = field(init=False)

    # --- how far it is
    phase: str = "setup"
    night: int = 0
    day: int = 0
    ended: "e.Ended | None" = None

    # --- the deal
    deck: dict[str, int] = field(default_factory=dict)
    cards: dict[Seat, str] = field(default_factory=dict)
    seconds: dict[Seat, str] = field(default_factory=dict)
    """A second card, where each seat has two (4.2, 4.3)."""
    cards_open: bool = False
    """The first cards lie face up; the seconds fix the camps (4.2)."""
    wolf_seats: Seats = ()
    """The seats with a wolf's card, dead or alive, as far as cards are known."""
    powers: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    overlays: dict[str, Seat] = field(default_factory=dict)
    centre: tuple[str, ...] = ()
    classes: tuple[str, ...] | None = None

    # --- the living and the dead
    living: Seats = field(init=False)
    causes: dict[Seat, str] = field(default_factory=dict)
    """Seat -> cause of death, in order of death."""
    unpublished: Seats = ()
    died: Seats = ()
    """The published dead, in order of death."""
    lately: Seats = ()
    """Those published since the last dawn."""
    struck_since: Seats = ()
    """Those who died since the last stable point."""
    revealed: dict[Seat, str] = field(default_factory=dict)
    removed: Seats = ()
    """Taken out by the moderator and not yet struck."""
    dawning: bool = False
    """The night's deaths are being resolved (C40)."""

    # --- who is who, and with whom
    pack: Seats = ()
    """The wolves as they last saw each other; what a wolf knows of the others' cards."""
    lovers: tuple[Seats, ...] = ()
    mixed: tuple[Seats, ...] = ()
    """Every pair that is or ever was a wolf and a non-wolf (WIN-V2)."""
    masons: Seats = ()
    supports: dict[Seat, Seat] = field(default_factory=dict)
    charmed: Seats = ()
    lives: dict[Seat, int] = field(default_factory=dict)
    elder_gone: bool = False
    fascinated: Seats = ()
    theft: Seats = ()
    """(Thief, from whom) of an exchange between players (H-5)."""
    affair: Seats = ()
    """(cheater, abandoned, third person) (H-9)."""
    flipped: Seats = ()
    """The revealed Idiots (IDI-2)."""
    aims: Seats = ()
    allies: Seats = ()
    """Who shares a wolf victory though no wolf (WIN-D1)."""

    # --- the night
    guards: dict[Seat, tuple[int, Seat]] = field(default_factory=dict)
    """Protector -> (the night, whom) of his last protection."""
    peeks: dict[Seat, bool] = field(default_factory=dict)
    """Girls who peeked in this step, and whether they are caught."""
    taken: Seat = 0
    """A Girl whom the pack kills because it caught her."""
    victim: Seat = 0
    shown: Seat = 0
    """Whom the Witch was told (WIT-2)."""
    healed: Seat = 0
    poisoned: Seats = ()
    spent: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Seat -> the potions used up."""
    gained: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Seat -> the potions beyond the first two (card 25)."""

    # --- the day
    sheriff: Seat = 0
    order: Seats = ()
    candidates: Seats = ()
    tie_asked: tuple[str, ...] = ()
    prepared: dict[Seat, Picks] = field(default_factory=dict)
    """Accusations prepared during the discussion (SIM-1)."""
    lynched: dict[int, Seats] = field(default_factory=dict)
    """Day -> those executed by vote."""
    blamed: Seat = 0
    voters_named: dict[int, Seats] = field(default_factory=dict)
    vote_lost: Seats = ()
    seance: Seat = 0
    """The dead seat that is, or was, called; one seance a game (MED-5)."""
    seance_day: int = 0
    """The last day on which a seance was voted on (MED-5)."""
    seance_doubts: int = 0

    # --- the count towards a draw
    quiet_from: int = 0
    """The last round (night and day) in which something moved (WIN-S1)."""
    calm_from: int = 0
    """The last round in which all saw something move (WIN-S1, SIL-4)."""

    # --- the New Moon's cards
    in_force: tuple[str, ...] = ()
    """The event cards in force, by name (4.7)."""
    turned: tuple[int, ...] = ()
    """The numbers of the event cards that are no more in the pile."""
    groups: tuple[Seats, ...] = ()
    """The first group and the second (4.7.3)."""
    away: Seats = ()
    """Who went away by a card and has not come back."""
    excused: Seats = ()
    """Who by the day's card neither votes nor can be voted against."""
    weights: dict[Seat, int] = field(default_factory=dict)
    """Seat -> what its vote weighs by a card (card 18)."""
    executioner: Seat = 0
    vouchers: Seats = ()
    """Who vouches for the designated (card 19)."""
    festival: int = 0
    """The night from which on a round is played by the Harvest's rules (card 30)."""
    spectre: Seats = ()
    """(the wolves' victim of tonight, the wolf who dies in his place) (card 21)."""

    # --- chance and questions
    rolled: dict[str, int] = field(default_factory=dict)
    round: "e.Opened | None" = None
    round_no: int = 0
    asks: "dict[tuple[str, Seat], e.Asked]" = field(default_factory=dict)
    answers: dict[tuple[str, Seat], Picks] = field(default_factory=dict)
    told: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.options, self.seats = self.setup.options, self.setup.seats
        self.living = tuple(range(1, self.seats + 1))

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
