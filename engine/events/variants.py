"""What is done by night in the variants alone (4.4, 4.6)."""

from engine.events.audiences import Public, Sealed, Seat, Told


class Fascinated(Told, frozen=True):
    """The wolves' choice loses all powers, at once and for good (LF-1 to LF-3)."""


class SawBlurred(Told, frozen=True):
    """What a drunk Seer learns: three identities, the target's and his neighbours', in no order (H-2)."""

    target: Seat
    results: tuple[str, ...]


class WitchGlimpsed(Told, frozen=True):
    """The Girl sees who the Witch is, nobody (0) on an empty step (H-4)."""

    witch: Seat


class TheftAgreed(Sealed, frozen=True):
    """With whom the Thief exchanges his card (H-5)."""

    by: Seat
    target: Seat


class CardsExchanged(Sealed, frozen=True):
    """Two seats' cards are exchanged, with the powers and overlays on them (H-5)."""

    one: Seat
    other: Seat


class CardShown(Told, frozen=True):
    """A seat looks at its card again (H-5)."""

    card: str


class PotionTossed(Public, frozen=True):
    """Which potion box and lid chose: `heal` or `poison` (H-8)."""

    potion: str


class Affair(Sealed, frozen=True):
    """The cheater loves a third person now (H-9)."""

    cheater: Seat
    abandoned: Seat
    third: Seat
