"""Every fact of a game, under the class of those who may know it. Data only: no rule lives here.

`Public` is for all, watchers too; `Told` for the seats in `to`; `Pack` for the living wolves; `Sealed` for the log and
a human moderator alone. A public event has no field that could hold a secret. The table is the fold of these.
"""

from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = int
"""1 to the number of seats, clockwise; 0 where a field says so means nobody (rulebook 0.3)."""
Pick: TypeAlias = int
"""A seat, or what the ask's kind says (1 yes, 0 no)."""
Seats: TypeAlias = tuple[Seat, ...]
Picks: TypeAlias = tuple[Pick, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """A fact of the game."""


@dataclass(frozen=True, slots=True)
class Public(Event):
    """Known to everybody in the channel."""


@dataclass(frozen=True, slots=True)
class Told(Event):
    """Known to some seats alone."""

    to: Seats


@dataclass(frozen=True, slots=True)
class Pack(Event):
    """Known to the living wolves."""


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """Known to the log and to a human moderator."""


# --- the course of the game ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Began(Public):
    """The cards are dealt; `deck` is what was announced: (role, how many), in the order of the role table (SET-1)."""

    seats: int
    deck: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Dealt(Told):
    """One seat's own card (SET-1)."""

    card: str


@dataclass(frozen=True, slots=True)
class DealtTwice(Told):
    """One seat's own two cards (V3-1); the second is the bottom card where cards are open (V2-3)."""

    card: str
    second: str


@dataclass(frozen=True, slots=True)
class OpenCards(Public):
    """Cards dealt face up: the character that each seat plays (V2-2)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CentreLaid(Sealed):
    """The cards left over for the Thief (THI-1)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Overlaid(Sealed):
    """A hidden identity (`tinker`, `medium`) lies on a seat, or has moved there (SET-6, MOD-6)."""

    who: Seat
    overlay: str


@dataclass(frozen=True, slots=True)
class RuleNoted(Public):
    """A rule that the engine has put in force by itself, by a word of its own: `priest_hides` (PRI-4)."""

    rule: str


@dataclass(frozen=True, slots=True)
class ClassesHeld(Sealed):
    """Which classes somebody holds when the Thief has chosen; one that nobody holds never triggers (3.3)."""

    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardChanged(Told):
    """A seat's card is another one now; the second too where it has two (VAR-9)."""

    card: str
    second: str


@dataclass(frozen=True, slots=True)
class PowersLost(Told):
    """A seat has lost powers for good (ELD-4)."""

    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NightFell(Public):
    night: int


@dataclass(frozen=True, slots=True)
class Dawned(Public):
    """The night is over; what it brought follows."""

    day: int


@dataclass(frozen=True, slots=True)
class Peaceful(Public):
    """Nobody died in the night (2.12)."""


@dataclass(frozen=True, slots=True)
class StalemateNear(Public):
    """One more quiet round and the game may be a draw (WIN-S1).

    Told by the deaths that everybody has seen: whether something secret has moved stays unsaid (SIL-4).
    """


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """The game is over: which camps won (none: a draw) and which seats, the dead too (WIN-X1, 2.11)."""

    camps: tuple[str, ...]
    winners: Seats


@dataclass(frozen=True, slots=True)
class CardsShown(Public):
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


# --- questions ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opened(Public):
    """A round of questions is open: its step, how long, and the publicly known seat it is about (0: none).

    The same whether somebody or nobody is asked (SIL-3). `early`: it closes when all have answered (SIL-3b).
    """

    round: int
    step: str
    seconds: float
    early: bool
    about: Seat = 0


@dataclass(frozen=True, slots=True)
class Asked(Told):
    """One seat is asked something: what may be picked and how many; none where passing is allowed (least 0)."""

    round: int
    kind: str
    choices: Picks
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Answered(Told):
    """One seat's answer stands, until it is changed or the round closes; no picks: a pass."""

    round: int
    kind: str
    picks: Picks


@dataclass(frozen=True, slots=True)
class Retracted(Told):
    """One seat took its answer back."""

    round: int
    kind: str


@dataclass(frozen=True, slots=True)
class Voided(Told):
    """One seat's ask ended before its round: the seat was removed, or its vote was for a seat that was."""

    round: int
    kind: str


@dataclass(frozen=True, slots=True)
class Closed(Public):
    """A round is closed: by its `time`, or because `all` had answered (SIL-3b)."""

    round: int
    why: str


# --- the night ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PackMet(Told):
    """The wolves open their eyes and see each other (WOLF-1)."""

    wolves: Seats


@dataclass(frozen=True, slots=True)
class PackPicked(Pack):
    """A wolf points at somebody (0: at nobody); all living wolves see it (WOLF-4a)."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class PackUnpicked(Pack):
    """A wolf took his pick back."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Bitten(Sealed):
    """What the wolves agreed on, nobody (0) if they did not (WOLF-3)."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Saw(Told):
    """What the Seer learns: `wolf`, `not_wolf`, or a role's id (SEER-3, SEER-4)."""

    target: Seat
    result: str


@dataclass(frozen=True, slots=True)
class Guarded(Sealed):
    """Whom a protector protects tonight (GRD-1)."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class VictimShown(Told):
    """Whom the Witch is told the wolves chose; nobody is 0 (WIT-2, WIT-3). `lost`: no potion helps (GIRL-7)."""

    target: Seat
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Healed(Sealed):
    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Poisoned(Sealed):
    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Linked(Sealed):
    """Two seats are lovers now (CUP-1)."""

    pair: Seats


@dataclass(frozen=True, slots=True)
class InLove(Told):
    """A lover learns who the other is, and what he is only by option (CUP-2, C65)."""

    partner: Seat
    card: str = ""


@dataclass(frozen=True, slots=True)
class CoupleMixed(Sealed):
    """The lovers are a wolf and a non-wolf: a camp of their own (LOV-3)."""

    pair: Seats


@dataclass(frozen=True, slots=True)
class MasonsMet(Told):
    """The Masons recognise each other (MASON-2)."""

    masons: Seats


@dataclass(frozen=True, slots=True)
class CentreShown(Told):
    """The Thief looks at the two cards in the middle, left and right (THI-2)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Swapped(Sealed):
    """The Thief took a card from the middle, by its place from 1 (THI-2)."""

    by: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Supported(Sealed):
    """Whom the Hybrid supports for the whole game (HYB-1)."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class PriestSaw(Told):
    """Whether somebody lynched today was a wolf: `wolf` or `not_wolf` (PRI-1)."""

    target: Seat
    result: str


@dataclass(frozen=True, slots=True)
class Charmed(Sealed):
    """The Piper charms some, for good (PIP-2)."""

    by: Seat
    targets: Seats


@dataclass(frozen=True, slots=True)
class CharmedMet(Told):
    """All charmed learn who is charmed (PIP-3)."""

    charmed: Seats


@dataclass(frozen=True, slots=True)
class Peeked(Told):
    """What the Girl saw; no wolf: she saw nothing (GIRL-1)."""

    wolves: Seats


@dataclass(frozen=True, slots=True)
class PeekNoticed(Sealed):
    """The Girl peeked, and whether she would be caught (GIRL-4b)."""

    girl: Seat
    caught: bool


@dataclass(frozen=True, slots=True)
class GirlCaught(Told):
    """The pack has caught somebody peeking (GIRL-4a)."""

    girl: Seat


@dataclass(frozen=True, slots=True)
class GirlTaken(Sealed):
    """The pack kills the caught Girl (GIRL-2, GIRL-3)."""

    girl: Seat


@dataclass(frozen=True, slots=True)
class LifeLost(Sealed):
    """An Elder survives the wolves; lives left (ELD-1)."""

    who: Seat
    left: int


# --- the variants' nights -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fascinated(Told):
    """The wolves' choice loses all powers, at once and for good (LF-1 to LF-3)."""


@dataclass(frozen=True, slots=True)
class SawBlurred(Told):
    """What a drunk Seer learns: three identities, the target's and his neighbours', in no order (H-2)."""

    target: Seat
    results: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WitchGlimpsed(Told):
    """The Girl sees who the Witch is, nobody (0) on an empty step (H-4)."""

    witch: Seat


@dataclass(frozen=True, slots=True)
class TheftAgreed(Sealed):
    """With whom the Thief exchanges his card (H-5)."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class CardsExchanged(Sealed):
    """Two seats' cards are exchanged, with the powers and overlays on them (H-5)."""

    one: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class CardShown(Told):
    """A seat looks at its card again (H-5)."""

    card: str


@dataclass(frozen=True, slots=True)
class PotionTossed(Public):
    """Which potion box and lid chose: `heal` or `poison` (H-8)."""

    potion: str


@dataclass(frozen=True, slots=True)
class Affair(Sealed):
    """The cheater loves a third person now (H-9)."""

    cheater: Seat
    abandoned: Seat
    third: Seat


# --- death --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Struck(Sealed):
    """A seat is dead, of one cause (0.6); published later."""

    who: Seat
    cause: str


@dataclass(frozen=True, slots=True)
class Died(Public):
    """A death is published, without its cause (2.4 step 5)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class CauseShown(Public):
    """Why somebody died, where causes are announced (C83)."""

    who: Seat
    cause: str


@dataclass(frozen=True, slots=True)
class Revealed(Public):
    """What a seat was: a role's id, or `wolf` / `not_wolf` (C40, C41)."""

    who: Seat
    what: str


@dataclass(frozen=True, slots=True)
class Fired(Sealed):
    """A dying Hunter's shot, declared or not."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Shot(Public):
    """A dying Hunter declares himself and shoots (HUN-1, HUN-4)."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class ElderMourned(Sealed):
    """The village side has killed the Elder: powers are lost (ELD-4)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class AimReached(Sealed):
    """A seat has won for itself; the game goes on (`cobbler_wins_on_death`)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class Removed(Public):
    """A seat was taken out by the moderator (2.10); its death joins the next resolution."""

    who: Seat


@dataclass(frozen=True, slots=True)
class TakenOver(Public):
    """Another person plays a seat from now on; nothing else has changed (2.9)."""

    who: Seat


# --- the day ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OrderSet(Public):
    """The speaking order of this day (2.6)."""

    seats: Seats


@dataclass(frozen=True, slots=True)
class Voted(Public):
    """A vote as it is given, where votes are live (VOT-8); nobody is 0."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Unvoted(Public):
    """A live vote was taken back."""

    by: Seat


@dataclass(frozen=True, slots=True)
class VotesShown(Public):
    """Who voted for whom (0: abstained), when the vote has closed (VOT-8)."""

    step: str
    votes: tuple[tuple[Seat, Seat], ...]


@dataclass(frozen=True, slots=True)
class Counted(Public):
    """The totals of a vote: (seat, votes), most first, then by seat."""

    step: str
    totals: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class Candidates(Public):
    """Who is on the execution list (TS-2)."""

    seats: Seats


@dataclass(frozen=True, slots=True)
class Tied(Public):
    seats: Seats


@dataclass(frozen=True, slots=True)
class TieAsked(Sealed):
    """An entry of `tie_resolution` was tried; not again today (SIM-2)."""

    entry: str


@dataclass(frozen=True, slots=True)
class TieDecided(Public):
    """The Sheriff settles a tie, or declines (0) (SHE-4)."""

    by: Seat
    who: Seat


@dataclass(frozen=True, slots=True)
class Condemned(Public):
    """The village executes somebody (2.8)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class NobodyCondemned(Public):
    """No execution today, because of `no_votes`, a `tie`, or the `candidate` was spared (VOT-5, TS-6, TS-8)."""

    why: str


@dataclass(frozen=True, slots=True)
class IdiotFlipped(Public):
    """The Village Idiot turns up his card and lives (IDI-1)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class Blamed(Public):
    """The Scapegoat dies for a tie (SCA-1)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class DiesInstead(Public):
    """The Scapegoat dies in a neighbour's place (H-7)."""

    who: Seat
    condemned: Seat


@dataclass(frozen=True, slots=True)
class SatDown(Public):
    """In the sit-down vote a player seats another (V1-3)."""

    by: Seat
    who: Seat


@dataclass(frozen=True, slots=True)
class VotersNamed(Public):
    """Who alone may vote on a day, by the Scapegoat's last word (SCA-2)."""

    day: int
    seats: Seats


@dataclass(frozen=True, slots=True)
class VoteLost(Public):
    """A seat has lost today's vote by breaking a rule of speech (4.7)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class SeanceMoved(Public):
    """Somebody living moves to call a dead player (MED-8)."""

    by: Seat
    dead: Seat


@dataclass(frozen=True, slots=True)
class SeanceHeld(Public):
    """The dead player is called; only the result of the vote is told (MED-8)."""

    dead: Seat


@dataclass(frozen=True, slots=True)
class SeanceRefused(Public):
    """No seance, without a reason (MED-7)."""


@dataclass(frozen=True, slots=True)
class SeanceDoubted(Sealed):
    """The living said yes and the seance was refused all the same (C74)."""


@dataclass(frozen=True, slots=True)
class Elected(Public):
    """The village has a Sheriff (2.5)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class NobodyElected(Public):
    pass


@dataclass(frozen=True, slots=True)
class BadgePassed(Public):
    """The Sheriff's successor (SHE-5)."""

    by: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class BadgeTorn(Public):
    """No Sheriff for the rest of the game (SHE-5)."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Stable(Sealed):
    """Deaths are resolved and nobody has won: the point at which victory was looked for (2.4 step 8)."""


# --- the New Moon's event cards (4.7) ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GroupsFormed(Public):
    """Who is in the first group and who in the second, for the cards that speak of groups (4.7.3)."""

    first: Seats
    second: Seats


@dataclass(frozen=True, slots=True)
class CardLaid(Public):
    """A permanent card is in force from the start (NM-7)."""

    number: int
    name: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Public):
    """An event card is turned, by the most recently dead or by the engine (0), and in force (NM-2)."""

    number: int
    name: str
    by: Seat


@dataclass(frozen=True, slots=True)
class CardDiscarded(Public):
    """An event card needs somebody dead and there is nobody: it goes unused (NM HOUSE)."""

    number: int
    name: str


@dataclass(frozen=True, slots=True)
class CardEnded(Public):
    """An event card is void (NM-4, NM-5)."""

    name: str


@dataclass(frozen=True, slots=True)
class PileRenewed(Public):
    """The void cards are a new pile (`new_moon_reshuffle`)."""


@dataclass(frozen=True, slots=True)
class PileEmpty(Public):
    """The last event card is turned."""


@dataclass(frozen=True, slots=True)
class WentAway(Public):
    """Some are not there until their card is void: they neither act nor can be acted upon (cards 18, 25, 26)."""

    seats: Seats


@dataclass(frozen=True, slots=True)
class CameBack(Public):
    """All who went away are there again; those of them who live."""

    seats: Seats


@dataclass(frozen=True, slots=True)
class Excused(Public):
    """Who today neither votes nor can be voted against (cards 33, 34)."""

    seats: Seats


@dataclass(frozen=True, slots=True)
class VoteGrown(Public):
    """A seat's vote has another weight for the rest of the game (card 18)."""

    who: Seat
    weight: int


@dataclass(frozen=True, slots=True)
class SeenAloud(Public):
    """What a Seer has just seen, not of whom (card 2)."""

    results: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoinTossed(Public):
    """The coin for a condemned player, and whether it saves him (card 31)."""

    who: Seat
    saved: bool


@dataclass(frozen=True, slots=True)
class FirstVoterNamed(Public):
    """Who votes first, and who said so: a seat, or nobody's (0) the moderator or chance (card 7)."""

    who: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class FriendsNamed(Public):
    """Whom everybody names as his best friends (card 10)."""

    names: tuple[tuple[Seat, Seats], ...]


@dataclass(frozen=True, slots=True)
class Distrusted(Public):
    """Whom nobody has named (card 10)."""

    seats: Seats


@dataclass(frozen=True, slots=True)
class Designated(Public):
    """Who is to be eliminated unless two vouch for him, and who said so (0: the moderator or chance) (card 19)."""

    who: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Vouched(Public):
    """Somebody vouches for the designated (card 19)."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Unvouched(Public):
    """Somebody vouches no more."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Judged(Public):
    """Whether the designated is saved (card 19)."""

    who: Seat
    saved: bool


@dataclass(frozen=True, slots=True)
class SpiritAnswered(Public):
    """A spirit's true answer to a question, about the asker or whom he points at (cards 11 to 15)."""

    by: Seat
    question: str
    about: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Returned(Public):
    """A dead player was only unconscious: he lives as an ordinary Villager (card 17)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class ExecutionerNamed(Public):
    """The village's Executioner: elected, or named by the one before (card 8); nobody is 0."""

    who: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class ExecutedShown(Told):
    """The Executioner learns what the executed is (card 8)."""

    who: Seat
    what: str


@dataclass(frozen=True, slots=True)
class SheriffDismissed(Public):
    """The Sheriff has lost the badge; another is elected (card 29)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class HarvestDeclared(Public):
    """Whether the next night and day are played by the Harvest Festival's rules (card 30)."""

    declared: bool


@dataclass(frozen=True, slots=True)
class Allied(Sealed):
    """The first dead has named a double agent: he shares the wolves' victory (card 9, WIN-D1)."""

    who: Seat


@dataclass(frozen=True, slots=True)
class WolvesShown(Told):
    """The double agent sees the wolves, who do not see him (card 9)."""

    wolves: Seats


@dataclass(frozen=True, slots=True)
class MoonPackMet(Told):
    """Hunter, Witch and Seer wake in the wolves' place (card 1)."""

    pack: Seats


@dataclass(frozen=True, slots=True)
class MoonPicked(Told):
    """One of those in the wolves' place points at somebody (0: at nobody) (card 1)."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class MoonUnpicked(Told):
    """One of those in the wolves' place took his pick back."""

    by: Seat


@dataclass(frozen=True, slots=True)
class SpectreRose(Told):
    """The wolves' victim becomes one of them, and sees them (card 21)."""

    wolves: Seats


@dataclass(frozen=True, slots=True)
class SpectreNamed(Sealed):
    """Which wolf dies in his place, nobody (0) if none can be named (card 21)."""

    by: Seat
    wolf: Seat


@dataclass(frozen=True, slots=True)
class PotionGained(Told):
    """The Witch has one potion more, `heal` or `poison` (card 25)."""

    potion: str


@dataclass(frozen=True, slots=True)
class PowersExchanged(Told):
    """A seat's powers are these now (card 28)."""

    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PotionsPassed(Sealed):
    """What is left of the potions goes with the power to use them (card 28)."""

    one: Seat
    other: Seat


# --- chance -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rolled(Sealed):
    """A die was thrown for a purpose: 0 to sides-1."""

    purpose: str
    sides: int
    value: int


@dataclass(frozen=True, slots=True)
class Shuffled(Sealed):
    """Things were put in an order by chance: for each place the old place, from 0."""

    purpose: str
    order: tuple[int, ...]
