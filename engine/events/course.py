"""The course of a game: the deal, nights and days, changed cards and powers, the end."""

from engine.events.audiences import Public, Sealed, Seat, Seats, Told


class Began(Public, frozen=True):
    """The cards are dealt; `deck` is what was announced: (role, how many), in the order of the role table (SET-1)."""

    seats: int
    deck: tuple[tuple[str, int], ...]


class Dealt(Told, frozen=True):
    """One seat's own card (SET-1)."""

    card: str


class DealtTwice(Told, frozen=True):
    """One seat's own two cards (V3-1); the second is the bottom card where cards are open (V2-3)."""

    card: str
    second: str


class OpenCards(Public, frozen=True):
    """Cards dealt face up: the character that each seat plays (V2-2)."""

    cards: tuple[str, ...]


class CentreLaid(Sealed, frozen=True):
    """The cards left over for the Thief (THI-1)."""

    cards: tuple[str, ...]


class Overlaid(Sealed, frozen=True):
    """A hidden identity (`tinker`, `medium`) lies on a seat, or has moved there (SET-6, MOD-6)."""

    who: Seat
    overlay: str


class RuleNoted(Public, frozen=True):
    """A rule that the engine has put in force by itself, by a word of its own: `priest_hides` (PRI-4)."""

    rule: str


class ClassesHeld(Sealed, frozen=True):
    """Which classes somebody holds when the Thief has chosen; one that nobody holds never triggers (3.3)."""

    sides: tuple[str, ...]


class CardChanged(Told, frozen=True):
    """A seat's card is another one now; the second too where it has two (VAR-9)."""

    card: str
    second: str


class PowersLost(Told, frozen=True):
    """A seat has lost powers for good (ELD-4)."""

    powers: tuple[str, ...]


class NightFell(Public, frozen=True):
    night: int


class Dawned(Public, frozen=True):
    """The night is over; what it brought follows."""

    day: int


class Peaceful(Public, frozen=True):
    """Nobody died in the night (2.12)."""


class StalemateNear(Public, frozen=True):
    """One more quiet round and the game may be a draw (WIN-S1).

    Told by the deaths that everybody has seen: whether something secret has moved stays unsaid (SIL-4).
    """


class Ended(Public, frozen=True):
    """The game is over: which camps won (none: a draw) and which seats, the dead too (WIN-X1, 2.11)."""

    camps: tuple[str, ...]
    winners: Seats


class CardsShown(Public, frozen=True):
    """After the end: every seat's last card (and second card), in seat order, and what lay hidden (2.11).

    `supports`: (Hybrid, whom he supported); `allies`: who shared a wolf victory as double agent.
    """

    cards: tuple[str, ...]
    lovers: tuple[Seats, ...]
    seconds: tuple[str, ...] = ()
    overlays: tuple[tuple[str, Seat], ...] = ()
    charmed: Seats = ()
    supports: tuple[tuple[Seat, Seat], ...] = ()
    fascinated: Seats = ()
    allies: Seats = ()
