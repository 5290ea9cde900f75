"""What is done and learned by night."""

from engine.events.audiences import Pack, Sealed, Seat, Seats, Told


class PackMet(Told, frozen=True):
    """The wolves open their eyes and see each other (WOLF-1)."""

    wolves: Seats


class PackPicked(Pack, frozen=True):
    """A wolf points at somebody (0: at nobody); all living wolves see it (WOLF-4a)."""

    by: Seat
    target: Seat


class PackUnpicked(Pack, frozen=True):
    """A wolf took his pick back."""

    by: Seat


class Bitten(Sealed, frozen=True):
    """What the wolves agreed on, nobody (0) if they did not (WOLF-3)."""

    target: Seat


class Saw(Told, frozen=True):
    """What the Seer learns: `wolf`, `not_wolf`, or a role's id (SEER-3, SEER-4)."""

    target: Seat
    result: str


class Guarded(Sealed, frozen=True):
    """Whom a protector protects tonight (GRD-1)."""

    by: Seat
    target: Seat


class VictimShown(Told, frozen=True):
    """Whom the Witch is told the wolves chose; nobody is 0 (WIT-2, WIT-3). `lost`: no potion helps (GIRL-7)."""

    target: Seat
    lost: bool = False


class Healed(Sealed, frozen=True):
    by: Seat
    target: Seat


class Poisoned(Sealed, frozen=True):
    by: Seat
    target: Seat


class Linked(Sealed, frozen=True):
    """Two seats are lovers now (CUP-1)."""

    pair: Seats


class InLove(Told, frozen=True):
    """A lover learns who the other is, and what he is only by option (CUP-2, C65)."""

    partner: Seat
    card: str = ""


class CoupleMixed(Sealed, frozen=True):
    """The lovers are a wolf and a non-wolf: a camp of their own (LOV-3)."""

    pair: Seats


class MasonsMet(Told, frozen=True):
    """The Masons recognise each other (MASON-2)."""

    masons: Seats


class CentreShown(Told, frozen=True):
    """The Thief looks at the two cards in the middle, left and right (THI-2)."""

    cards: tuple[str, ...]


class Swapped(Sealed, frozen=True):
    """The Thief took a card from the middle, by its place from 1 (THI-2)."""

    by: Seat
    place: int


class Supported(Sealed, frozen=True):
    """Whom the Hybrid supports for the whole game (HYB-1)."""

    by: Seat
    target: Seat


class PriestSaw(Told, frozen=True):
    """Whether somebody lynched today was a wolf: `wolf` or `not_wolf` (PRI-1)."""

    target: Seat
    result: str


class Charmed(Sealed, frozen=True):
    """The Piper charms some, for good (PIP-2)."""

    by: Seat
    targets: Seats


class CharmedMet(Told, frozen=True):
    """All charmed learn who is charmed (PIP-3)."""

    charmed: Seats


class Peeked(Told, frozen=True):
    """What the Girl saw; no wolf: she saw nothing (GIRL-1)."""

    wolves: Seats


class PeekNoticed(Sealed, frozen=True):
    """The Girl peeked, and whether she would be caught (GIRL-4b)."""

    girl: Seat
    caught: bool


class GirlCaught(Told, frozen=True):
    """The pack has caught somebody peeking (GIRL-4a)."""

    girl: Seat


class GirlTaken(Sealed, frozen=True):
    """The pack kills the caught Girl (GIRL-2, GIRL-3)."""

    girl: Seat


class LifeLost(Sealed, frozen=True):
    """An Elder survives the wolves; lives left (ELD-1)."""

    who: Seat
    left: int
