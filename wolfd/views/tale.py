"""One game as it can be told: its seats, its chapters, what was said and done and who could know of it. Data only."""

from dataclasses import dataclass, field, replace

from engine.events import Seat, Seats
from wolfd.texts import Message
from wolfd.texts import Wording as Worded

ALL = None
"""The audience of what everybody in the channel could hear."""
NOBODY: Seats = ()
"""The audience of what only the log knows."""


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Somebody's own words: the same in every language."""

    said: str

    def text(self, language: str) -> str:  # noqa: ARG002 - the signature of everything that has words
        return self.said

    def lines(self, language: str) -> tuple[str, ...]:
        return (self.text(language),)


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing that was said or happened."""

    seq: int
    ts: str
    kind: str
    """`told` by the Moderator, `asked`, `said`, `typed` to the Moderator, talk in a `circle`, `deed`, `table`, `broken`."""
    words: Worded
    to: Seats | None = ALL
    """The seats that could know of it; `ALL`, or `NOBODY`."""
    by: Seat = 0
    """The seat that spoke; 0 for the Moderator, or somebody without a seat."""
    nick: str = ""
    """Who spoke without a seat."""

    @property
    def lane(self) -> str:
        """`public`, `private` or `sealed`."""
        return "public" if self.to is ALL else "private" if self.to else "sealed"

    def reaches(self, seat: Seat | None) -> bool:
        """Whether a seat could know of it (None: somebody without a seat)."""
        return self.to is ALL or seat in self.to


@dataclass(slots=True)
class Chapter:
    """A night or a day, or what came before and after."""

    kind: str
    """`setup`, `night`, `day` or `over`."""
    number: int = 0
    moments: list[Moment] = field(default_factory=list)

    @property
    def title(self) -> Message:
        return Message(f"log-chapter-{self.kind}", number=self.number)

    @property
    def short(self) -> Message:
        return Message(f"log-short-{self.kind}", number=self.number)


@dataclass(slots=True)
class Place:
    """A seat: who had it, what he was, and how he ended."""

    number: Seat
    nick: str
    person: str
    account: str | None = None
    bot: bool = False
    cards: tuple[str, ...] = ()
    """As they were dealt."""
    now: str = ""
    """The card at the end of the record."""
    cause: str = ""
    died: Chapter | None = None

    def keep(self, before: "Place") -> None:
        """Take over what the seat was under its holder before."""
        self.cards, self.now, self.cause, self.died = before.cards, before.now, before.cause, before.died

    @property
    def label(self) -> Message:
        """Its number and nick, as all texts have them."""
        return Message("seat", number=self.number, nick=self.nick)


@dataclass(slots=True)
class Ballot:
    """One vote: who chose whom (None: nobody)."""

    chapter: Chapter
    step: str
    choices: dict[Seat, Seat | None] = field(default_factory=dict)
    about: Seat = 0
    """Where it was a vote of yes (1) and no (0): about whom."""
    shown: bool = False
    """Whether everybody was told who voted for whom."""


@dataclass(frozen=True, slots=True)
class Insight:
    """What somebody knew of somebody, and since when; the knower 0 is everybody."""

    knower: Seat
    about: Seat
    what: Message
    chapter: Chapter


@dataclass(slots=True)
class Tale:
    """A whole game, or as much of it as there is."""

    game: str
    chan: str = ""
    opened: str = ""
    """Time stamps as in the log; empty for what has not been."""
    started: str = ""
    ended: str = ""
    why: str = ""
    """How it ended: `won`, `aborted`, or what the record says."""
    camps: tuple[str, ...] = ()
    winners: Seats = ()
    digest: str = ""
    """The fingerprint that was told at the start."""
    opening: str = ""
    """What opens it; empty while the game is open."""
    first: int = 0
    last: int = 0
    """The numbers of its first and last record; 0 where they are not to be told."""
    is_faithful: bool | None = None
    """Whether the recorded commands make the same game again; None where that cannot be tried."""
    places: dict[Seat, Place] = field(default_factory=dict)
    host: Place | None = None
    """The human moderator, where there is one."""
    chapters: list[Chapter] = field(default_factory=lambda: [Chapter("setup")])
    ballots: list[Ballot] = field(default_factory=list)
    insights: list[Insight] = field(default_factory=list)

    at: tuple[int, str] = (0, "")
    """Number and time of the record that is read."""

    def add(self, kind: str, words: Worded, to: Seats | None = ALL, by: Seat = 0, nick: str = "") -> None:
        """Put a moment of now at the end."""
        self.chapters[-1].moments.append(Moment(*self.at, kind, words, to, by, nick))

    def renumber(self) -> None:
        """Have numbers of its own instead of those of the records."""
        own = {seq: number for number, seq in enumerate(sorted({moment.seq for moment in self.moments}), 1)}
        for chapter in self.chapters:
            chapter.moments = [replace(moment, seq=own[moment.seq]) for moment in chapter.moments]
        self.first = self.last = 0

    def label(self, seat: Seat) -> Message | str:
        """What a seat is called; 0 is the Moderator, or who moderates in his place."""
        if seat in self.places:
            return self.places[seat].label
        if seat:
            return str(seat)
        return self.host.nick if self.host else Message("log-moderator")

    def speaker(self, moment: Moment) -> Message | str:
        """Who speaks in a moment."""
        return self.label(moment.by) if moment.by else moment.nick or Message("log-moderator")

    @property
    def moments(self) -> list[Moment]:
        return [moment for chapter in self.chapters for moment in chapter.moments]
