"""Who dies, of what, and what is told of it; who is taken out, and who takes over."""

from engine.events.audiences import Public, Sealed, Seat


class Struck(Sealed, frozen=True):
    """A seat is dead, of one cause (0.6); published later."""

    who: Seat
    cause: str


class Died(Public, frozen=True):
    """A death is published, without its cause (2.4 step 5)."""

    who: Seat


class CauseShown(Public, frozen=True):
    """Why somebody died, where causes are announced (C83)."""

    who: Seat
    cause: str


class Revealed(Public, frozen=True):
    """What a seat was: a role's id, or `wolf` / `not_wolf` (C40, C41)."""

    who: Seat
    what: str


class Fired(Sealed, frozen=True):
    """A dying Hunter's shot, declared or not."""

    by: Seat
    target: Seat


class Shot(Public, frozen=True):
    """A dying Hunter declares himself and shoots (HUN-1, HUN-4)."""

    by: Seat
    target: Seat


class ElderMourned(Sealed, frozen=True):
    """The village side has killed the Elder: powers are lost (ELD-4)."""

    who: Seat


class AimReached(Sealed, frozen=True):
    """A seat has won for itself; the game goes on (`cobbler_wins_on_death`)."""

    who: Seat


class Removed(Public, frozen=True):
    """A seat was taken out by the moderator (2.10); its death joins the next resolution."""

    who: Seat


class TakenOver(Public, frozen=True):
    """Another person plays a seat from now on; nothing else has changed (2.9)."""

    who: Seat
