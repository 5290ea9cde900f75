"""The Piper charms the whole table and wins alone (PIP-1 to PIP-7)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.commands import Refused
from engine.events import Asked, Picks, Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step, Won
from engine.table import Table

ROLE = Role("piper", "piper", powers=("charm",), side="none")


def turn(t: Table) -> Script[None]:
    """Ask the Piper for exactly as many as he charms a night; without an answer nobody is charmed (PIP-1)."""
    pipers = t.holders("charm")
    asks = [_ask(t, s) for s in pipers]
    answers = yield from ask(t, "piper", asks, step_seconds(t, "piper"))
    for piper in pipers:
        if answers.get(("charm", piper)):
            t.tell(e.Charmed(piper, tuple(sorted(answers["charm", piper]))))
    if t.options.piper_check == "instant":
        t.rules.settle(t, ("piper",))


def meet(t: Table) -> Script[None]:
    """All charmed wake and learn who is charmed, not by whom (PIP-3)."""
    # LF-3: a fascinated player does not open his eyes any more
    present = tuple(s for s in t.charmed if t.is_alive(s) and s not in t.fascinated)
    if present:
        t.tell(e.CharmedMet(present, t.charmed))
    yield from ask(t, "charmed", (), step_seconds(t, "charmed"))


def won(t: Table) -> Won | None:
    """Everybody living but himself is charmed; alone alive he wins too (WIN-P1, PIP-6)."""
    if not t.in_deck("piper"):
        return None
    pipers = [s for s in range(1, t.seats + 1) if t.has_card(s, "piper") and not t.is_wolf(s)]
    if t.options.piper_must_be_alive:
        pipers = [s for s in pipers if t.is_alive(s)]
    others = [s for s in t.living if s not in pipers]
    some = bool(t.charmed) or not others
    return Won(("piper",)) if pipers and some and all(s in t.charmed for s in others) else None


def _ask(t: Table, piper: Seat) -> Ask:
    seats = _charmable(t, piper)
    count = min(t.rules.charms(t), len(seats))
    return Ask("charm", piper, seats, 0, count)


def _charmable(t: Table, piper: Seat) -> Seats:
    """The living but himself (PIP-4), not charmed yet unless the option lets him (C64)."""
    fresh = t.others(piper) if t.options.piper_may_retarget else tuple(s for s in t.others(piper) if s not in t.charmed)
    return t.targets("charm", piper, fresh)


def _all_of_them(t: Table, asked: Asked, picks: Picks) -> None:  # noqa: ARG001 - every check takes the table
    if picks and len(picks) < asked.most:
        raise Refused("how-many", most=asked.most)


STEPS = (
    Step("piper", ("piper",), turn, powers=("charm",)),
    Step("charmed", ("piper",), meet, powers=("charm",)),
)
KINDS = (AskKind("charm", check=_all_of_them),)
