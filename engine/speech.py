"""Who may speak now, and where (rulebook 2.6). Talk itself never enters the engine."""

from engine.events import Seat, Seats
from engine.table import Table

ONE_SPEAKER = ("speech", "defence", "last_words")
"""Steps in which one seat speaks and the others are silent."""


def speakers(t: Table) -> Seats:
    """The seats that may speak for all to hear: before and after the game everybody."""
    if t.phase in {"setup", "over"}:
        return tuple(range(1, t.seats + 1))
    if t.phase != "day" or t.round is None:
        return ()
    match t.round.step:
        case "discussion":
            return tuple(s for s in t.living if may_speak(t, s))
        case "seance":
            return tuple(sorted((*(s for s in t.living if may_speak(t, s)), t.seance)))
        case step if step in ONE_SPEAKER:
            return _one_speaker(t, t.round.about)
    return t.rules.free_talk(t, t.round.step)


def _one_speaker(t: Table, speaker: Seat) -> Seats:
    """One seat speaks, dead or alive; a revealed Idiot may interject, or is silent, by option (IDI-2, C33)."""
    interjecting = tuple(s for s in t.living if s in t.flipped and not t.is_away(s)) if t.options.idiot_speech == "interject" else ()
    return tuple(sorted({speaker, *interjecting})) if may_speak(t, speaker) else ()


def may_speak(t: Table, seat: Seat) -> bool:
    """Whether a seat is here and not silenced: by option a revealed Idiot is (C33)."""
    return (t.options.idiot_speech != "none" or seat not in t.flipped) and not t.is_away(seat)


def is_anonymous(t: Table) -> bool:
    """Whether what is said now is told without names: the debate of an Eclipse (card 20)."""
    return "eclipse" in t.in_force and t.round is not None and t.round.step in {"discussion", "speech"}


def pack_talkers(t: Table) -> Seats:
    """The living wolves, at night from the time they met, where they may confer (SIL-2, WOLF-4a)."""
    if t.phase != "night" or not t.pack_met or t.options.wolf_night_chat != "discuss":
        return ()
    return tuple(s for s in t.awake if s in t.pack)


def circle(t: Table, seat: Seat) -> Seats:
    """Those who hear a seat's private talk now, himself too: pack, Masons, lovers, or the dead; () if he has none."""
    for seats in (pack_talkers(t), _masons(t), _graveyard(t)):
        if seat in seats:
            return seats
    if t.options.lovers_chat and t.phase == "night" and t.is_alive(seat):
        partners = tuple(s for s in t.partners(seat) if t.is_alive(s))
        return tuple(sorted((seat, *partners))) if partners else ()
    return ()


def eavesdroppers(t: Table) -> Seats:
    """Girls who peeked in this step and hear the pack's talk without names (C21)."""
    if t.options.girl_peek_reveals != "wolf_chat_anonymous" or t.round is None or t.round.step not in {"wolves", "caught"}:
        return ()
    return tuple(s for s in t.peeks if t.is_alive(s))


def _masons(t: Table) -> Seats:
    """The living Masons, at night, by option (C102)."""
    return tuple(s for s in t.masons if t.is_alive(s)) if t.options.mason_chat and t.phase == "night" else ()


def _graveyard(t: Table) -> Seats:
    """The dead among themselves, by option (C43)."""
    return t.died if t.options.dead_chat == "graveyard_only" and t.phase in {"night", "day"} else ()
