"""Rounds of questions: opened, asked, answered, closed."""

from engine.events.audiences import Picks, Public, Seat, Told


class Opened(Public, frozen=True):
    """A round of questions is open: its step, how long, and the publicly known seat it is about (0: none).

    The same whether somebody or nobody is asked (SIL-3). `early`: it closes when all have answered (SIL-3b).
    """

    round: int
    step: str
    seconds: float
    early: bool
    about: Seat = 0


class Asked(Told, frozen=True):
    """One seat is asked something: what may be picked and how many; none where passing is allowed (least 0)."""

    round: int
    kind: str
    choices: Picks
    least: int
    most: int


class Answered(Told, frozen=True):
    """One seat's answer stands, until it is changed or the round closes; no picks: a pass."""

    round: int
    kind: str
    picks: Picks


class Retracted(Told, frozen=True):
    """One seat took its answer back."""

    round: int
    kind: str


class Voided(Told, frozen=True):
    """One seat's ask ended before its round: the seat was removed, has lost its vote, or has peeked."""

    round: int
    kind: str


class Closed(Public, frozen=True):
    """A round is closed: by its `time`, because `all` had answered (SIL-3b), or by the answer that settled it (`moved`, `vouched`)."""

    round: int
    why: str
