"""Rounds of questions: who is asked what, which answers are legal, and when a round closes.

`ask` is the only place of the whole engine that yields. A round opens with the same public event whoever is asked;
answers are stored without touching the script, which goes on once, when the round is closed.
"""

from collections.abc import Iterable

from msgspec import Struct

from engine import events as e
from engine.commands import Answer, Refused, Retract
from engine.events import Picks, Seat
from engine.rules import AskKind, Script
from engine.table import Table

Answers = dict[tuple[str, Seat], Picks]
"""(kind, seat) -> picks, of those who answered."""


class Ask(Struct, frozen=True, gc=False):
    """One question to one seat: the picks it may choose among, and how many."""

    kind: str
    seat: Seat
    choices: Picks
    least: int = 0
    most: int = 1
    openly: bool = False
    """Whether all know that it is put to this seat: then it is so even where the seat may pick nobody."""


def ask(
    t: Table,
    step: str,
    asks: Iterable[Ask],
    seconds: float,
    *,
    early: bool = False,
    about: Seat = 0,
    ready: Answers | None = None,
) -> Script[Answers]:
    """Put a round of questions and wait for its end; what stood answered then.

    `early` is for publicly known sets alone (SIL-3b): such a round closes when all have answered, and is not opened
    at all when nobody is to be asked. Any other round takes its time whoever is asked (SIL-3). `ready` are answers
    given beforehand, which stand where they are legal (SIM-1).
    """
    asks = [a for a in asks if (a.choices or a.openly) and len(a.choices) >= a.least]
    if t.removed or t.away:
        asks = [a for a in asks if a.seat not in t.removed and not t.is_away(a.seat)]
    if early and not asks:
        return {}
    number = t.round_no + 1
    t.tell(e.Opened(number, step, seconds, early, about))
    for a in asks:
        t.tell(e.Asked((a.seat,), number, a.kind, a.choices, a.least, a.most if a.most == 1 else min(a.most, len(a.choices))))
        if ready and set(ready.get((a.kind, a.seat), (-1,))) <= set(a.choices):
            t.tell(e.Answered((a.seat,), number, a.kind, ready[a.kind, a.seat]))
    yield
    return t.answers


def answer(t: Table, command: Answer) -> None:
    """Let an answer stand; Refused if it is not one to an open question."""
    picks, asked = command.picks, _open(t, command.kind, command.by)
    kind = t.rules.kinds[command.kind]
    _check(t, asked, picks, kind)
    t.tell(e.Answered(asked.to, asked.round, asked.kind, picks))
    if kind.changed is not None:
        kind.changed(t, asked, picks)
    close_if_done(t)


def retract(t: Table, command: Retract) -> None:
    """Take an answer back; Refused where there is none."""
    asked = _open(t, command.kind, command.by)
    if (command.kind, command.by) not in t.answers:
        raise Refused("nothing-to-undo")
    t.tell(e.Retracted(asked.to, asked.round, asked.kind))
    kind = t.rules.kinds[command.kind]
    if kind.changed is not None:
        kind.changed(t, asked, None)


def late(t: Table, number: int) -> None:
    """Close a round whose time is over; Refused if it is not the one open."""
    if t.round is None or t.round.round != number:
        raise Refused("round-over")
    close(t, "time")


def withdraw(t: Table, seat: Seat) -> None:
    """End all questions to a removed seat, and take back the answers that picked it; their givers may choose again."""
    for kind, who in tuple(t.asks):
        asked = t.asks[kind, who]
        if who == seat:
            t.tell(e.Voided(asked.to, asked.round, kind))
        elif t.rules.kinds[kind].seats and seat in t.answers.get((kind, who), ()):
            retract(t, Retract(who, kind))
    close_if_done(t)


def void_vote(t: Table, seat: Seat) -> None:
    """End the accusation that a seat may prepare while all talk: it has lost today's vote (SIM-1, 4.7)."""
    asked = t.asks.get(("vote", seat))
    if asked is not None:
        t.tell(e.Voided(asked.to, asked.round, asked.kind))


def close_if_done(t: Table) -> None:
    """Close an open round to a publicly known set when all have answered (SIL-3b).

    A discussion has not to wait for accusations that may be prepared in it (SIM-1).
    """
    if t.round is None or not t.round.early:
        return
    missing = len(t.asks) - len(t.answers)
    if missing and t.round.step == "discussion":
        missing = sum(key not in t.answers for key in t.asks if key[0] != "vote")
    if not missing:
        close(t, "all")


def close(t: Table, why: str) -> None:
    """Close the open round at once."""
    if t.round is not None:
        t.tell(e.Closed(t.round.round, why))


def legal(t: Table, asked: e.Asked) -> Picks:
    """What may be picked now: no seat that was removed since it was asked."""
    if not t.removed or not t.rules.kinds[asked.kind].seats:
        return asked.choices
    return tuple(p for p in asked.choices if p not in t.removed)


def _open(t: Table, kind: str, seat: Seat) -> e.Asked:
    asked = t.asks.get((kind, seat))
    if asked is None:
        raise Refused("not-asked")
    return asked


def _check(t: Table, asked: e.Asked, picks: Picks, kind: AskKind) -> None:
    if len(picks) < asked.least:
        raise Refused("must-pick", least=asked.least)
    if len(picks) > asked.most:
        raise Refused("how-many", most=asked.most)
    if len(set(picks)) < len(picks):
        raise Refused("picked-twice", seat=next(p for p in picks if picks.count(p) > 1))
    for pick in picks:
        if pick not in asked.choices or (kind.seats and pick in t.removed):
            raise Refused(f"not-{asked.kind}", seat=pick)
    if kind.check is not None:
        kind.check(t, asked, picks)

