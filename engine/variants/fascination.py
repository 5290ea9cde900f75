"""Variant 6, Lycanthropic Fascination: the wolves take powers, not lives (4.6)."""

from collections.abc import Callable
from dataclasses import replace

from engine import events as e
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
        target = t.taken or t.victim
        # C100: the Guard blocks fascination, a caught Girl is beyond protection
        blocked = protector.protects(t, target) and t.options.guard_blocks_fascination and not t.taken if target else True
        if not blocked and not t.is_wolf(target):
            t.tell(e.Fascinated((target,)))

    return turn


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
    """At most one player who is no wolf is not fascinated, and a wolf lives (LF-6, WIN-W5)."""
    free = [s for s in t.living if not t.is_wolf(s) and s not in t.fascinated]
    return Won(("wolves",)) if t.wolves and len(free) <= 1 else None


def change(rules: Rules) -> Rules:
    steps = tuple(replace(s, turn=turn_after(rules)) if s.id == werewolf.STEP.id else s for s in rules.steps)
    victory = tuple((name, won if name == "wolves" else check) for name, check in rules.victory)
    return replace(
        rules,
        steps=steps,
        bite=no_bite,
        execute=lambda t, who: execute(rules, t, who),
        may_target=lambda t, power, by, target: may_target(rules, t, power, by, target),
        victory=victory,
    )


VARIANT = Variant("fascination", change)
