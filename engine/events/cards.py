"""The New Moon: its event cards, and what they let happen (4.7)."""

from engine.events.audiences import Public, Sealed, Seat, Seats, Told


class GroupsFormed(Public, frozen=True):
    """Who is in the first group and who in the second, for the cards that speak of groups (4.7.3)."""

    first: Seats
    second: Seats


class CardLaid(Public, frozen=True):
    """A permanent card is in force from the start (NM-7)."""

    number: int
    name: str


class CardDrawn(Public, frozen=True):
    """An event card is turned, by the most recently dead or by the engine (0), and in force (NM-2)."""

    number: int
    name: str
    by: Seat


class CardDiscarded(Public, frozen=True):
    """An event card needs somebody dead and there is nobody: it goes unused (NM HOUSE)."""

    number: int
    name: str


class CardEnded(Public, frozen=True):
    """An event card is void (NM-4, NM-5)."""

    name: str


class PileRenewed(Public, frozen=True):
    """The void cards are a new pile (`new_moon_reshuffle`)."""


class PileEmpty(Public, frozen=True):
    """The last event card is turned."""


class WentAway(Public, frozen=True):
    """Some are not there until their card is void: they neither act nor can be acted upon (cards 18, 25, 26)."""

    seats: Seats


class CameBack(Public, frozen=True):
    """All who went away are there again; those of them who live."""

    seats: Seats


class Excused(Public, frozen=True):
    """Who today neither votes nor can be voted against (cards 33, 34)."""

    seats: Seats


class VoteGrown(Public, frozen=True):
    """A seat's vote has another weight for the rest of the game (card 18)."""

    who: Seat
    weight: int


class SeenAloud(Public, frozen=True):
    """What a Seer has just seen, not of whom (card 2)."""

    results: tuple[str, ...]


class CoinTossed(Public, frozen=True):
    """The coin for a condemned player, and whether it saves him (card 31)."""

    who: Seat
    saved: bool


class FirstVoterNamed(Public, frozen=True):
    """Who votes first, and who said so: a seat, or nobody's (0) the moderator or chance (card 7)."""

    who: Seat
    by: Seat


class FriendsNamed(Public, frozen=True):
    """Whom everybody names as his best friends (card 10)."""

    names: tuple[tuple[Seat, Seats], ...]


class Distrusted(Public, frozen=True):
    """Whom nobody has named (card 10)."""

    seats: Seats


class Designated(Public, frozen=True):
    """Who is to be eliminated unless two vouch for him, and who said so (0: the moderator or chance) (card 19)."""

    who: Seat
    by: Seat


class Vouched(Public, frozen=True):
    """Somebody vouches for the designated (card 19)."""

    by: Seat


class Unvouched(Public, frozen=True):
    """Somebody vouches no more."""

    by: Seat


class Judged(Public, frozen=True):
    """Whether the designated is saved (card 19)."""

    who: Seat
    saved: bool


class SpiritAnswered(Public, frozen=True):
    """A spirit's true answer to a question, about the asker or whom he points at (cards 11 to 15)."""

    by: Seat
    question: str
    about: Seat
    yes: bool


class Returned(Public, frozen=True):
    """A dead player was only unconscious: he lives as an ordinary Villager (card 17)."""

    who: Seat


class ExecutionerNamed(Public, frozen=True):
    """The village's Executioner: elected, or named by the one before (card 8); nobody is 0."""

    who: Seat
    by: Seat


class ExecutedShown(Told, frozen=True):
    """The Executioner learns what the executed is (card 8)."""

    who: Seat
    what: str


class SheriffDismissed(Public, frozen=True):
    """The Sheriff has lost the badge; another is elected (card 29)."""

    who: Seat


class HarvestDeclared(Public, frozen=True):
    """Whether the next night and day are played by the Harvest Festival's rules (card 30)."""

    declared: bool


class Allied(Sealed, frozen=True):
    """The first dead has named a double agent: he shares the wolves' victory (card 9, WIN-D1)."""

    who: Seat


class WolvesShown(Told, frozen=True):
    """The double agent sees the wolves, who do not see him (card 9)."""

    wolves: Seats


class MoonPackMet(Told, frozen=True):
    """Hunter, Witch and Seer wake in the wolves' place (card 1)."""

    pack: Seats


class MoonPicked(Told, frozen=True):
    """One of those in the wolves' place points at somebody (0: at nobody) (card 1)."""

    by: Seat
    target: Seat


class MoonUnpicked(Told, frozen=True):
    """One of those in the wolves' place took his pick back."""

    by: Seat


class SpectreRose(Told, frozen=True):
    """The wolves' victim becomes one of them, and sees them (card 21)."""

    wolves: Seats


class SpectreNamed(Sealed, frozen=True):
    """Which wolf dies in his place, nobody (0) if none can be named (card 21)."""

    by: Seat
    wolf: Seat


class PotionGained(Told, frozen=True):
    """The Witch has one potion more, `heal` or `poison` (card 25)."""

    potion: str


class PowersExchanged(Told, frozen=True):
    """A seat's powers are these now (card 28)."""

    powers: tuple[str, ...]


class PotionsPassed(Sealed, frozen=True):
    """What is left of the potions goes with the power to use them (card 28)."""

    one: Seat
    other: Seat
