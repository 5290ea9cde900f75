"""What a game is played by: rows of facts, and the functions that a variant or a card may replace.

Types only. The rows stand where they belong (a role's in its file under `roles/`, a vote's in `vote`), and `game`
joins them into one `Rules`, which is part of the table. A variant is a function `Rules -> Rules`.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from engine.events import Asked, Picks, Seat, Seats

if TYPE_CHECKING:
    from engine.asking import Ask
    from engine.table import Table

T = TypeVar("T")
Script: TypeAlias = Generator[None, None, T]
"""A part of the moderator's booklet: stops only where a round of questions waits (`asking.ask`)."""
Strikes: TypeAlias = tuple[tuple[Seat, str], ...]
"""Who is to die of what: (seat, cause)."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role's facts: one row of rulebook 1.1 and of the counting table 3.3."""

    id: str
    camp: str
    powers: tuple[str, ...] = ()
    wolf: bool = False
    """Wakes with the wolves (0.5)."""
    side: str = "god"
    """Class for `all_plain` and `one_side`: plain, god, wolf or none (3.3)."""
    overlay: bool = False
    """No card of its own: drawn secretly among Villagers (SET-6)."""


@dataclass(frozen=True, slots=True)
class Step:
    """A night step: run every night (or on the first alone) when one of its roles is in the announced deck (SIL-3)."""

    id: str
    roles: tuple[str, ...]
    turn: "Callable[[Table], Script[None]]"
    first_night: bool = False
    powers: tuple[str, ...] = ()
    """Whose holders make the step more than a pretence (C68)."""


@dataclass(frozen=True, slots=True)
class AskKind:
    """A kind of question: what it lets happen at once, and what else forbids an answer."""

    id: str
    changed: "Callable[[Table, Asked, Picks | None], None] | None" = None
    """Called when an answer was given or (None) taken back; tells events, never asks."""
    check: "Callable[[Table, Asked, Picks], None] | None" = None
    """Raises Refused for an answer that is among the choices and still not allowed now."""
    secret: bool = True
    """A question of the night or after a death: its existence is nobody else's business."""
    seats: bool = True
    """Its picks are seats, so a removed one may not be picked."""


def anybody(table: "Table", power: str, by: Seat, target: Seat) -> bool:  # noqa: ARG001 - a rule's signature
    """An act may be against anybody: the plain `may_target`."""
    return True


@dataclass(frozen=True, slots=True)
class Won:
    """A victory: the camps that have won; none is a draw."""

    camps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rows and the replaceable functions of one game."""

    roles: dict[str, Role]
    wolf_roles: frozenset[str]
    """The ids of the roles that wake with the wolves; asked for membership alone."""
    steps: tuple[Step, ...]
    kinds: dict[str, AskKind]
    prepare: "Callable[[Table], Script[None]]"
    """What is asked after the deal, before the first night falls (2.3 step 0a)."""
    choose: "Callable[[Table], Script[Seat]]"
    """Whom the wolves choose (WOLF-1)."""
    bite: "Callable[[Table], Strikes]"
    """What the wolves' choice does at dawn (2.4 step 1)."""
    caught: "Callable[[Table], Strikes]"
    """What becomes of a Girl whom the pack takes (GIRL-2, GIRL-7)."""
    grief: "Callable[[Table, Seat], Seats]"
    """Who dies of grief for a dead seat (LOV-1)."""
    announced: "Callable[[Table], Script[None]]"
    """What happens at dawn between the announcement of the dead and their reactions (2.4)."""
    succession: "Callable[[Table], Script[None]]"
    """What the dead hold and pass on (2.4 step 7)."""
    morning: "Callable[[Table], Script[None]]"
    """What happens when the night is resolved, before anybody speaks (2.5)."""
    trial: "Callable[[Table], Script[None]]"
    """The vote, and what comes of it (2.7, 2.8)."""
    sunset: "Callable[[Table], None]"
    """What the end of a day brings (WIN-S1)."""
    vote: "Callable[[Table], Script[Seat]]"
    """The day's vote: who is condemned, or nobody (0)."""
    tie: "Callable[[Table, Seats, dict[Seat, int]], Script[Seat]]"
    """How a tie is settled, knowing the first stage's votes: who is condemned, or nobody (0)."""
    reveal: "Callable[[Table, Seat], str]"
    """What is shown of a dead seat; nothing is empty (C40, C41)."""
    may_target: "Callable[[Table, str, Seat, Seat], bool]"
    """Whether an act against a seat is allowed: power, by, target; asked through `Table.targets`."""
    charms: "Callable[[Table], int]"
    """How many the Piper charms a night (PIP-1)."""
    barred: "Callable[[Table, Seat], Seats]"
    """Whom a seat may never accuse (VOT-3)."""
    sheriff_order: "Callable[[Table], str]"
    """When the Sheriff votes (SHE-3, H-6)."""
    weight: "Callable[[Table, Seat, bool], int]"
    """How much a seat's vote counts, and whether the Sheriff's extra weight applies (SHE-3)."""
    blame: "Callable[[Table], Seat]"
    """Who takes a tie on himself: the Scapegoat, or nobody (SCA-1)."""
    may_vote: "Callable[[Table, Seat], bool]"
    """Whether a living seat has today's vote (VOT-1)."""
    deal: "Callable[[Table], None]"
    """Announce the deck and give every seat its cards (SET-1)."""
    see: "Callable[[Table, Seat, Seat], tuple[str, ...]]"
    """Tell a Seer what he sees of a seat, and give it (SEER-3)."""
    peeks: "Callable[[Table, str], list[Ask]]"
    """The Girl's question in a step (GIRL-5, GIRL-9)."""
    peeked: "Callable[[Table, Asked, Picks | None], None]"
    """What her peeking shows her (GIRL-1, H-4)."""
    girl_step: "Callable[[Table], str]"
    """During which step she may peek (GIRL-9)."""
    free_talk: "Callable[[Table, str], Seats]"
    """Who may speak in a step of the day that the plain rules keep silent (2.6)."""
    speech_rules: "Callable[[Table], tuple[str, ...]]"
    """The rules of speech in force whose breach costs the day's vote (4.7)."""
    spare: "Callable[[Table, Seat], Script[Seat]]"
    """Who dies for the condemned: himself, another, or nobody (0) (IDI-1, H-7, card 31)."""
    execute: "Callable[[Table, Seat], Strikes]"
    """Who dies with an execution (2.8, LF-5)."""
    dawn: "Callable[[Table, Strikes], Script[None]]"
    """Resolve the night's deaths (2.4)."""
    prepared: "Callable[[Table], list[Ask]]"
    """The accusations that may be prepared while all talk (SIM-1)."""
    speeches: "Callable[[Table], Script[None]]"
    """The talk before the vote (2.6)."""
    dealt: "Callable[[str], str]"
    """What a card of the announced deck really is (BD-1)."""
    settle: "Callable[[Table, tuple[str, ...]], None]"
    """Look for victory by these checks, all if none is named, and end the game if somebody has won."""
    victory: "tuple[tuple[str, Callable[[Table], Won | None]], ...]"
    """The checks by name in their order (3.2)."""
