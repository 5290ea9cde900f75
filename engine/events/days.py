"""The day: speaking order, votes, ties, executions, seances, the badge."""

from engine.events.audiences import Public, Sealed, Seat, Seats


class OrderSet(Public, frozen=True):
    """The speaking order of this day (2.6)."""

    seats: Seats


class Voted(Public, frozen=True):
    """A vote as it is given, where votes are live (VOT-8); nobody is 0."""

    by: Seat
    target: Seat
    kind: str = "vote"
    """The question that it answers: a nomination is told otherwise."""


class Unvoted(Public, frozen=True):
    """A live vote was taken back."""

    by: Seat
    kind: str = "vote"


class VotesShown(Public, frozen=True):
    """Who voted for whom (0: abstained), when the vote has closed (VOT-8)."""

    step: str
    votes: tuple[tuple[Seat, Seat], ...]


class MercyVoted(Public, frozen=True):
    """A vote on a single candidate as it is given, where votes are live: for his death, or against it (VOT-8, TS-8)."""

    by: Seat
    dies: bool


class MercyShown(Public, frozen=True):
    """Who was for a single candidate's death and who against it, when the vote has closed (VOT-8, TS-8)."""

    dies: Seats
    lives: Seats


class Counted(Public, frozen=True):
    """The totals of a vote: (seat, votes), most first, then by seat."""

    step: str
    totals: tuple[tuple[Seat, int], ...]


class Candidates(Public, frozen=True):
    """Who is on the execution list (TS-2)."""

    seats: Seats


class Tied(Public, frozen=True):
    seats: Seats


class TieAsked(Sealed, frozen=True):
    """An entry of `tie_resolution` was tried; not again today (SIM-2)."""

    entry: str


class TieDecided(Public, frozen=True):
    """The Sheriff settles a tie, or declines (0) (SHE-4)."""

    by: Seat
    who: Seat


class Condemned(Public, frozen=True):
    """The village executes somebody (2.8)."""

    who: Seat


class NobodyCondemned(Public, frozen=True):
    """No execution today, because of `no_votes`, a `tie`, a `flood`, or as the only candidate was `spared` (VOT-5, TS-6, TS-8)."""

    why: str


class IdiotFlipped(Public, frozen=True):
    """The Village Idiot turns up his card and lives (IDI-1)."""

    who: Seat


class Blamed(Public, frozen=True):
    """The Scapegoat dies for a tie (SCA-1)."""

    who: Seat


class DiesInstead(Public, frozen=True):
    """The Scapegoat dies in a neighbour's place (H-7)."""

    who: Seat
    condemned: Seat


class SatDown(Public, frozen=True):
    """In the sit-down vote a player seats another (V1-3)."""

    by: Seat
    who: Seat


class VotersNamed(Public, frozen=True):
    """Who alone may vote on a day, by the Scapegoat's last word (SCA-2)."""

    day: int
    seats: Seats


class VoteLost(Public, frozen=True):
    """A seat has lost today's vote by breaking a rule of speech (4.7)."""

    who: Seat


class SeanceMoved(Public, frozen=True):
    """Somebody living moves to call a dead player (MED-8)."""

    by: Seat
    dead: Seat


class SeanceHeld(Public, frozen=True):
    """The dead player is called; only the result of the vote is told (MED-8)."""

    dead: Seat


class SeanceRefused(Public, frozen=True):
    """No seance, without a reason (MED-7)."""


class SeanceDoubted(Sealed, frozen=True):
    """The living said yes and the seance was refused all the same (C74)."""


class Elected(Public, frozen=True):
    """The village has a Sheriff (2.5)."""

    who: Seat


class NobodyElected(Public, frozen=True):
    pass


class BadgePassed(Public, frozen=True):
    """The Sheriff's successor (SHE-5)."""

    by: Seat
    to: Seat


class BadgeTorn(Public, frozen=True):
    """No Sheriff for the rest of the game (SHE-5)."""

    by: Seat


class Stable(Sealed, frozen=True):
    """Deaths are resolved and nobody has won: the point at which victory was looked for (2.4 step 8)."""
