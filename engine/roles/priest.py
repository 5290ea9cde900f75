"""The Priest: learns whether the player lynched that very day was a wolf (PRI-1 to PRI-5)."""

from engine import events as e
from engine.asking import ask
from engine.events import Seat
from engine.roles.pace import step_seconds
from engine.rules import Role, Script, Step
from engine.table import Table

ROLE = Role("priest", "village", powers=("shrive",))


def turn(t: Table) -> Script[None]:
    """Tell him of today's executed; with none there is nothing to learn and the step passes (PRI-2)."""
    for priest in t.holders("shrive"):
        for dead in t.lynched.get(t.night - 1, ()):
            t.tell(e.PriestSaw((priest,), dead, result(t, dead)))
    yield from ask(t, "priest", (), step_seconds(t, "priest"))


def result(t: Table, dead: Seat) -> str:
    """A Tinker looks like a wolf to the Seer alone, unless the option says otherwise (PRI-5, C76)."""
    tinker = t.overlays.get("tinker") == dead and t.options.priest_sees_tinker_as == "wolf"
    return "wolf" if t.is_wolf(dead) or tinker else "not_wolf"


STEP = Step("priest", ("priest",), turn, powers=("shrive",))
