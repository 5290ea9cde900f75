"""The two Masons, who recognise each other on the first night (MASON-1, MASON-2)."""

from engine import events as e
from engine.asking import ask
from engine.roles.pace import step_seconds
from engine.rules import Role, Script, Step
from engine.table import Table

ROLE = Role("mason", "village", powers=("brother",))


def meet(t: Table) -> Script[None]:
    """The Masons see each other."""
    masons = t.holders("brother")
    if masons:
        t.tell(e.MasonsMet(masons, masons))
    yield from ask(t, "masons", (), step_seconds(t, "masons"))


STEP = Step("masons", ("mason",), meet, first_night=True, powers=("brother",))
