"""The Guard: protects one player a night against the wolves (GRD-1 to GRD-7)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

ROLE = Role("guard", "village", powers=("guard",))


def turn(t: Table) -> Script[None]:
    """Ask the Guard."""
    guards = t.holders("guard")
    answers = yield from ask(t, "guard", [Ask("guard", s, _targets(t, s)) for s in guards], step_seconds(t, "guard"))
    for guard in guards:
        for target in answers.get(("guard", guard), ()):
            t.tell(e.Guarded(guard, target))


def protects(t: Table, target: Seat) -> bool:
    """Whether a Guard's protection lies on a seat tonight; it holds though the Guard dies (0.7, E07)."""
    return any(who == target and night == t.night for night, who in t.guards.values())


def _targets(t: Table, guard: Seat) -> Seats:
    """The living, himself if the option says, not the one of last night (GRD-2, E08)."""
    night, last = t.guards.get(guard, (0, 0))
    barred = last if t.options.guard_no_repeat and night == t.night - 1 else 0
    seats = t.living if t.options.guard_self else t.others(guard)
    return tuple(s for s in seats if s != barred and t.rules.may_target(t, "guard", guard, s))


STEP = Step("guard", ("guard",), turn)
KINDS = (AskKind("guard"),)
