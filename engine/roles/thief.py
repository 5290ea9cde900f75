"""The Thief: two cards lie in the middle, and he may take one on the first night (THI-1 to THI-4)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.roles import hybrid
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

ROLE = Role("thief", "village", powers=("swap",), side="plain")


def turn(t: Table) -> Script[None]:
    """Show him the middle and ask; forced and silent, he gets the left card (THI-3)."""
    thieves = t.holders("swap")
    forced = is_forced(t)
    for thief in thieves:
        t.tell(e.CentreShown((thief,), t.centre))
    asks = [Ask("swap", s, (1, 2), 1 if forced else 0) for s in thieves]
    answers = yield from ask(t, "thief", asks, step_seconds(t, "thief"))
    for thief in thieves:
        picks = answers.get(("swap", thief)) or ((1,) if forced else ())
        for place in picks:
            t.tell(e.Swapped(thief, place))
            t.tell(e.CardChanged((thief,), t.centre[place - 1], ""))
    if t.in_deck("hybrid"):
        # E100: one who has become the Hybrid supports somebody at once; the time passes whether he has (SIL-3c)
        yield from hybrid.turn(t)


def is_forced(t: Table) -> bool:
    """Two wolves in the middle force a swap, or the option does (THI-3, C67)."""
    return t.options.thief_swap == "mandatory" or (bool(t.centre) and t.rules.wolf_roles.issuperset(t.centre))


STEP = Step("thief", ("thief",), turn, first_night=True, powers=("swap",))
KINDS = (AskKind("swap", seats=False),)
