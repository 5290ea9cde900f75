"""Who may speak now, and where (rulebook 2.6). Talk itself never enters the engine."""

from engine.events import Seats
from engine.table import Table

ONE_SPEAKER = ("speech", "defence", "last_words")
"""Steps in which one seat speaks and the others are silent."""


def speakers(t: Table) -> Seats:
    """The seats that may speak for all to hear: before and after the game everybody."""
    if t.phase in {"setup", "over"}:
        return tuple(range(1, t.seats + 1))
    if t.phase == "night" or t.round is None:
        return ()
    if t.round.step == "discussion":
        return t.living
    if t.round.step in ONE_SPEAKER:
        return (t.round.about,)
    return ()


def pack_talkers(t: Table) -> Seats:
    """The living wolves, at night from the time they met, where they may confer (SIL-2, WOLF-4a)."""
    if t.phase != "night" or not t.pack_met or t.options.wolf_night_chat != "discuss":
        return ()
    return t.wolves
