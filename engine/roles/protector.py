"""Guard, Bodyguard and Angel: each protects one player a night against the wolves (GRD-1 to GRD-7, ANG-1 to ANG-6)."""

from collections.abc import Callable

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

GUARD = Role("guard", "village", powers=("guard",))
BODYGUARD = Role("bodyguard", "village", powers=("watch",))
ANGEL = Role("angel", "village", powers=("watch_over", "untouchable"))


def turn_of(step: str, power: str) -> Callable[[Table], Script[None]]:
    """The turn of the seats that hold a protecting power."""

    def turn(t: Table) -> Script[None]:
        seats = t.holders(power)
        answers = yield from ask(t, step, [Ask("guard", s, targets(t, s)) for s in seats], step_seconds(t, step))
        for by in seats:
            for target in answers.get(("guard", by), ()):
                t.tell(e.Guarded(by, target))

    return turn


def protects(t: Table, target: Seat) -> bool:
    """Whether a protection lies on a seat tonight; it holds though its giver dies (0.7, E07).

    The Guard's never covers the Girl unless `guard_girl=works`; Angel and Bodyguard cover her like anybody (GIRL-6).
    """
    girl = t.has_card(target, "little_girl") and t.options.guard_girl != "works"
    by = [s for s, (night, who) in t.guards.items() if who == target and night == t.night]
    return any(not (girl and t.has_card(s, "guard")) for s in by)


def targets(t: Table, by: Seat) -> Seats:
    """The living, himself if the option says, not the one of last night (GRD-2, ANG-3, E08)."""
    night, last = t.guards.get(by, (0, 0))
    guard = "guard" in t.powers[by]
    barred = last if night == t.night - 1 and (t.options.guard_no_repeat or not guard) else 0
    himself = t.options.guard_self if guard else t.options.bodyguard_self
    seats = t.living if himself else t.others(by)
    if guard and t.options.guard_girl == "forbidden":
        # C10: here alone a refusal tells the Guard who the Girl is; that is S3's own rule.
        seats = tuple(s for s in seats if not t.has_card(s, "little_girl"))
    return t.targets("guard", by, tuple(s for s in seats if s != barred))


STEPS = (
    Step("guard", ("guard",), turn_of("guard", "guard"), powers=("guard",)),
    Step("bodyguard", ("bodyguard",), turn_of("bodyguard", "watch"), powers=("watch",)),
    Step("angel", ("angel",), turn_of("angel", "watch_over"), powers=("watch_over",)),
)
KINDS = (AskKind("guard"),)
