"""What may be put into a game, and how it is refused."""

from msgspec import Struct

from engine.events import Picks, Seat


class Refused(Exception):
    """A command against the rules: a message id and its values. Raised before anything has changed."""

    def __init__(self, mid: str, **values: str | int) -> None:
        super().__init__(mid)
        self.mid = mid
        self.values = values


class Command(Struct, frozen=True, gc=False):
    """Something that somebody, or the clock, puts into the game."""


class Begin(Command, frozen=True):
    """Deal the cards and let the first night fall; the first command of every game."""


class Answer(Command, frozen=True):
    """A seat's answer to an open ask of a kind; no picks is a pass. The last one before closing counts."""

    by: Seat
    kind: str
    picks: Picks


class Retract(Command, frozen=True):
    """A seat takes back its answer to an open ask."""

    by: Seat
    kind: str


class Late(Command, frozen=True):
    """A round's time is over."""

    round: int


class Remove(Command, frozen=True):
    """Take a seat out of the game: its asks close at once, it dies at the next death resolution (2.10)."""

    seat: Seat


class TakeOver(Command, frozen=True):
    """Another person plays a living seat from now on, with all that is the seat's (2.9); see `substitution`."""

    seat: Seat


class Offended(Command, frozen=True):
    """A seat broke a rule of speech that is in force: a banned word, or talk out of turn (4.7)."""

    seat: Seat
    rule: str


class Host(Command, frozen=True):
    """A human moderator's own act: `medium` moves that identity to a dead seat (MOD-6)."""

    act: str
    seat: Seat
