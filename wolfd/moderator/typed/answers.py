"""From a verb and its words to what is put into the game: which open question it answers, and with which picks."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.commands import Answer, Command, Retract
from engine.events import Asked, Picks, Seat
from engine.table import Table
from wolfd.chat.people import Refused
from wolfd.moderator.typed.reading import Typed, expect
from wolfd.moderator.words.questions import LATER, NUMBERED, open_to
from wolfd.moderator.words.role_questions import picks_of

Find: TypeAlias = Callable[[str], Seat]
"""The seat that a typed word means; Refused if there is none, or more than one."""


def commands(t: Table, seat: Seat, typed: Typed, find: Find) -> tuple[Command, ...]:
    """What a seat's verb puts into the game; several where it answers several open questions."""
    expect(typed)
    match typed.verb.id:
        case "pass":
            return tuple(Answer(seat, asked.kind, _passing(asked)) for asked in _passable(t, seat))
        case "undo":
            return (Retract(seat, _latest(t, seat)),)
    asked = _asked(t, seat, typed)
    picks = typed.verb.picks
    if picks is None:
        picks = picks_of(t, asked, typed.words, find)
    return (Answer(seat, asked.kind, picks),)


def numbered(t: Table, seat: Seat, number: int, settled: Callable[[str], bool]) -> Command | None:
    """What a bare number answers: the only open question, if it has been open a while; nothing otherwise."""
    asks = open_to(t, seat)
    if len(asks) != 1 or asks[0].kind not in {*NUMBERED, "heal"} or asks[0].most != 1 or not settled(asks[0].kind):
        return None
    return Answer(seat, asks[0].kind, (number,))


def _asked(t: Table, seat: Seat, typed: Typed) -> Asked:
    """The open question that a verb answers: of several, the first that the verb names."""
    for kind in typed.verb.kinds:
        if (kind, seat) in t.asks:
            return t.asks[kind, seat]
    raise Refused("not-asked-that", verb=typed.verb.name)


def _passable(t: Table, seat: Seat) -> Sequence[Asked]:
    asks = open_to(t, seat)
    if not asks:
        raise Refused("not-asked")
    return asks


def _passing(asked: Asked) -> Picks:
    """The pass of a question: a Sheriff who may wait votes later, a speaker has finished, others pick nobody."""
    if asked.kind == "end":
        return (1,)
    if asked.kind in {"flip", "vouch"}:
        return (0,)
    return (LATER,) if LATER in asked.choices and asked.kind in {"vote", "nominate"} else ()


def _latest(t: Table, seat: Seat) -> str:
    """The kind that the seat answered last."""
    kinds = [kind for kind, by in t.answers if by == seat and (kind, seat) in t.asks]
    if not kinds:
        raise Refused("nothing-to-undo")
    return kinds[-1]
