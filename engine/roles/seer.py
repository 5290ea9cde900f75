"""The Seer: examines one player each night (SEER-1 to SEER-11)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

ROLE = Role("seer", "village", powers=("see",))


def turn(t: Table) -> Script[None]:
    """Ask the Seer; what he saw is told when the step closes."""
    seers = t.holders("see")
    answers = yield from ask(t, "seer", [Ask("see", s, _targets(t, s)) for s in seers], step_seconds(t, "seer"))
    for seer in seers:
        for target in answers.get(("see", seer), ()):
            t.rules.see(t, seer, target)


def see(t: Table, seer: Seat, target: Seat) -> tuple[str, ...]:
    """Tell the Seer what he sees."""
    seen = result(t, target)
    t.tell(e.Saw((seer,), target, seen))
    return (seen,)


def result(t: Table, target: Seat) -> str:
    """What is seen of a seat: `wolf` or `not_wolf`, or the card itself, two joined by `+` (SEER-3, SEER-4, SEER-5)."""
    tinker = t.overlays.get("tinker") == target
    if t.options.seer_result == "exact_role":
        return "werewolf" if tinker else t.identity(target)
    return "wolf" if tinker or t.is_wolf(target) else "not_wolf"


def _targets(t: Table, seer: Seat) -> Seats:
    match t.options.seer_targets:
        case "living":
            seats = t.living
        case "any":
            seats = tuple(s for s in range(1, t.seats + 1) if s != seer)
        case _:
            seats = t.others(seer)
    return t.targets("see", seer, seats)


STEP = Step("seer", ("seer",), turn, powers=("see",))
KINDS = (AskKind("see"),)
