"""Cards about the night: who wakes, what the wolves' choice does, what is told of it (1, 2, 5, 21, 24, 27)."""

from collections.abc import Callable
from dataclasses import replace

from engine import events as e
from engine.asking import Ask, ask
from engine.cards.facts import become, by_lot, is_ordinary
from engine.cards.votes import no_vote, unprepared
from engine.events import Asked, Picks, Seat, Seats
from engine.roles import elder, protector, seer, werewolf, witch
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Rules, Script, Step, Strikes
from engine.table import Table

AWAKENED = ("shoot", "last_two", "potions", "see")
"""The powers of Hunter, Witch and Seer."""


# --- Full Moon Rising ---------------------------------------------------------------------------------------------------


def full_moon_rising(rules: Rules) -> Rules:
    """Next night the wolves see as Seers; Hunter, Witch and Seer kill in their place (card 1)."""
    idle = {seer.STEP.id, witch.STEP.id}
    steps = tuple(replace(s, turn=_pretend(s.id)) if s.id in idle else s for s in rules.steps)
    return replace(rules, steps=steps, choose=_turned_about)


def _pretend(step: str) -> Callable[[Table], Script[None]]:
    def turn(t: Table) -> Script[None]:
        yield from ask(t, step, (), step_seconds(t, step))

    return turn


def _turned_about(t: Table) -> Script[Seat]:
    wolves = t.awake
    asks = [Ask("see", s, t.targets("see", s, t.others(s))) for s in wolves]
    answers = yield from ask(t, "moon_seers", asks, step_seconds(t, "moon_seers"))
    for wolf in wolves:
        for target in answers.get(("see", wolf), ()):
            t.rules.see(t, wolf, target)
    return (yield from _moon_pack(t))


def awakened(t: Table) -> Seats:
    """Who wakes in the wolves' place: no wolf, though he held such a power."""
    held = [s for power in AWAKENED for s in t.holders(power)]
    return tuple(s for s in t.living if s in held and not t.is_wolf(s))


def _moon_pack(t: Table) -> Script[Seat]:
    """They must agree, as the wolves must; none kills his lover."""
    pack = awakened(t)
    if pack:
        t.tell(e.MoonPackMet(pack, pack))
    least = 0 if t.options.wolf_may_pass else 1
    asks = [Ask("moon_kill", s, _prey(t, s, pack), least) for s in pack]
    answers = yield from ask(t, "moon_pack", asks, step_seconds(t, "moon_pack", t.options.t_wolves))
    return werewolf.agreed(t, [answers.get(("moon_kill", s), ()) for s in pack if s not in t.removed])


def _prey(t: Table, by: Seat, pack: Seats) -> Seats:
    barred = (*pack, *t.partners(by))
    return t.targets("moon_kill", by, tuple(s for s in t.living if s not in barred))


def _moon_picked(t: Table, asked: Asked, picks: Picks | None) -> None:
    """Show the others of the moon's pack where one points."""
    by, pack = asked.to[0], awakened(t)
    t.tell(e.MoonUnpicked(pack, by) if picks is None else e.MoonPicked(pack, by, picks[0] if picks else 0))


# --- what the wolves' choice does -----------------------------------------------------------------------------------------


def backfire(rules: Rules) -> Rules:
    """A Villager whom they choose becomes a wolf; of any other choice the wolf nearest to its left dies (card 5)."""

    def bite(t: Table) -> Strikes:
        replaced = t.taken and t.options.girl_caught_effect == "replaces_victim"
        girl = rules.caught(t) if t.taken else ()
        if not t.victim or replaced or is_stopped(t, t.victim):
            return girl
        if is_ordinary(t, t.victim):
            become(t, t.victim, "werewolf")
            return girl
        wolves = tuple(s for s in t.awake if s > t.victim) + tuple(s for s in t.awake if s < t.victim)
        return (*girl, *((s, "event") for s in wolves[:1]))

    return replace(rules, bite=bite)


def is_stopped(t: Table, target: Seat) -> bool:
    """Whether an attack comes to nothing: a protection, a healing, by option not both, or an Angel (E125, C85)."""
    if "untouchable" in t.powers[target]:
        return True
    protected, healed = protector.protects(t, target), t.healed == target
    return t.options.guard_heal_clash == "survive" if protected and healed else protected or healed


def touch_of_death(rules: Rules) -> Rules:
    """One of the pack, by lot, must touch the victim, else nobody dies (card 24)."""

    def choose(t: Table) -> Script[Seat]:
        target = yield from rules.choose(t)
        pack = awakened(t) if "full_moon_rising" in t.in_force else t.awake
        able = tuple(s for s in pack if s not in t.removed and s not in t.partners(target))
        asks = [Ask("touch", by_lot(t, "touch_of_death", able), (1,))] if target and able else []
        answers = yield from ask(t, "touch", asks, step_seconds(t, "touch"))
        return target if any(answers.values()) else 0

    return replace(rules, choose=choose)


def flood(rules: Rules) -> Rules:
    """No vote today; next night the wolves kill where one of them is, in the church or the tavern (card 27)."""

    def may_target(t: Table, power: str, by: Seat, target: Seat) -> bool:
        near = power != "kill" or any(target in place and any(w in place for w in t.awake) for place in t.groups)
        return near and rules.may_target(t, power, by, target)

    return replace(rules, prepared=unprepared, trial=no_vote, may_target=may_target)


# --- the Spectre ----------------------------------------------------------------------------------------------------------


def spectre(rules: Rules) -> Rules:
    """The wolves' next victim becomes a wolf, and one of them dies in his place (card 21)."""

    def bite(t: Table) -> Strikes:
        strikes = rules.bite(t)
        if not t.spectre:
            return strikes
        victim, wolf = t.spectre
        others = tuple((who, cause) for who, cause in strikes if who not in t.spectre)
        return (*others, (wolf, "event")) if wolf and victim else others

    return replace(rules, steps=(*rules.steps, Step("spectre", werewolf.STEP.roles, _rise)), bite=bite)


def _rise(t: Table) -> Script[None]:
    """The last step of the night, when it is sure who dies of the wolves; it takes its time whoever does (SIL-3)."""
    victim, wolves = doomed(t), t.awake
    if victim:
        become(t, victim, "werewolf")
        t.tell(e.PackMet(t.wolves, t.wolves))
        t.tell(e.SpectreRose((victim,), wolves))
    # LOV-4: he names no lover of his
    choices = tuple(s for s in wolves if s not in t.partners(victim) and s not in t.removed)
    asks = [Ask("spectre", victim, choices, 1)] if victim else []
    answers = yield from ask(t, "spectre", asks, step_seconds(t, "spectre"))
    if victim:
        picks = answers.get(("spectre", victim)) or ((by_lot(t, "spectre", choices),) if choices else (0,))
        t.tell(e.SpectreNamed(victim, picks[0]))


def doomed(t: Table) -> Seat:
    """Who will die of the wolves at dawn, as the night now stands; nobody is 0."""
    if t.taken and t.options.girl_caught_effect == "replaces_victim":
        return 0 if t.healed == t.taken and t.options.witch_heal_caught_girl else t.taken
    target = t.victim
    if not target or t.is_wolf(target) or is_stopped(t, target):
        return 0
    return 0 if "lives" in t.powers[target] and elder.lives(t, target) > 1 else target


# --- what is told -----------------------------------------------------------------------------------------------------------


def somnambulism(rules: Rules) -> Rules:
    """What a Seer sees is told aloud, not of whom (card 2)."""

    def see(t: Table, by: Seat, target: Seat) -> tuple[str, ...]:
        seen = rules.see(t, by, target)
        t.tell(e.SeenAloud(seen))
        return seen

    return replace(rules, see=see)


KINDS = (
    AskKind("moon_kill", changed=_moon_picked),
    AskKind("touch", seats=False),
    AskKind("spectre"),
)
