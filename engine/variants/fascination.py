"""Variant 6, Lycanthropic Fascination: the wolves take powers, not lives (4.6)."""

from collections.abc import Callable
from dataclasses import replace

from engine import events as e
from engine import victory
from engine.events import Seat
from engine.roles import protector, werewolf
from engine.rules import Rules, Script, Strikes, Won
from engine.table import Table
from engine.variants.facts import Variant


def turn_after(plain: Rules) -> Callable[[Table], Script[None]]:
    """The wolves' step, after which their choice is fascinated at once (LF-1 to LF-3)."""
    wolves = next(s for s in plain.steps if s.id == werewolf.STEP.id)

    def turn(t: Table) -> Script[None]:
        yield from wolves.turn(t)
        if t.taken:
            # E124a: a caught Girl is beyond protection
            t.tell(e.Fascinated((t.taken,)))
        if t.victim and _is_fallen(t, t.victim):
            t.tell(e.Fascinated((t.victim,)))

    return turn


def _is_fallen(t: Table, target: Seat) -> bool:
    """Whether the wolves' choice is fascinated: a Guard blocks it (C100), a caught Girl goes in his place (GIRL-3)."""
    if t.taken and (t.taken == target or t.options.girl_caught_effect == "replaces_victim"):
        return False
    return not t.is_wolf(target) and not (t.options.guard_blocks_fascination and protector.protects(t, target))


def may_target(rules: Rules, t: Table, power: str, by: Seat, target: Seat) -> bool:
    """The wolves choose a non-wolf who is not fascinated yet."""
    fresh = power != "kill" or (target not in t.fascinated and not t.is_wolf(target))
    return fresh and rules.may_target(t, power, by, target)


def no_bite(t: Table) -> Strikes:  # noqa: ARG001 - the signature of a bite
    """Nobody dies of the wolves."""
    return ()


def execute(rules: Rules, t: Table, who: Seat) -> Strikes:
    """With a fascinated player executed by day all other fascinated die (LF-5)."""
    chain = tuple((s, "fascination_chain") for s in t.fascinated if s != who) if who in t.fascinated else ()
    return (*rules.execute(t, who), *chain)


def won(t: Table) -> Won | None:
    """At most one player who is no wolf is not fascinated, and a wolf that counts lives (LF-6, WIN-W5, 3.3)."""
    free = [s for s in t.living if not t.is_wolf(s) and s not in t.fascinated]
    counted = victory.counted_wolves(t, t.living)
    return Won(("wolves",)) if (counted and len(free) <= 1) or victory.inherited(t) else None


def change(rules: Rules) -> Rules:
    steps = tuple(replace(s, turn=turn_after(rules)) if s.id == werewolf.STEP.id else s for s in rules.steps)
    checks = tuple((name, won if name == "wolves" else check) for name, check in rules.victory)
    return replace(
        rules,
        steps=steps,
        bite=no_bite,
        caught=no_bite,
        execute=lambda t, who: execute(rules, t, who),
        may_target=lambda t, power, by, target: may_target(rules, t, power, by, target),
        victory=checks,
    )


VARIANT = Variant("fascination", change)
