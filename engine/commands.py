"""What may be put into a game, and how it is refused."""

from dataclasses import dataclass

from engine.events import Pick, Picks, Seat

__all__ = ["Answer", "Begin", "Command", "Host", "Late", "Offended", "Pick", "Refused", "Remove", "Retract", "TakeOver"]


class Refused(Exception):
    """A command against the rules: a message id and its values. Raised before anything has changed."""

    def __init__(self, mid: str, **values: str | int) -> None:
        super().__init__(mid)
        self.mid = mid
        self.values = values


@dataclass(frozen=True, slots=True)
class Command:
    """Something that somebody, or the clock, puts into the game."""


@dataclass(frozen=True, slots=True)
class Begin(Command):
    """Deal the cards and let the first night fall; the first command of every game."""


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """A seat's answer to an open ask of a kind; no picks is a pass. The last one before closing counts."""

    by: Seat
    kind: str
    picks: Picks


@dataclass(frozen=True, slots=True)
class Retract(Command):
    """A seat takes back its answer to an open ask."""

    by: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class Late(Command):
    """A round's time is over."""

    round: int


@dataclass(frozen=True, slots=True)
class Remove(Command):
    """Take a seat out of the game: its asks close at once, it dies at the next death resolution (2.10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeOver(Command):
    """Another person plays a living seat from now on, with all that is the seat's (2.9); see `substitution`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Offended(Command):
    """A seat broke a rule of speech that is in force: a banned word, or talk out of turn (4.7)."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class Host(Command):
    """A human moderator's own act: `medium` moves that identity to a dead seat (MOD-6)."""

    act: str
    seat: Seat
