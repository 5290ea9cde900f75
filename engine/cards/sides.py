"""Cards that change who plays with whom, who leads, and by which rules (9, 28, 29, 30)."""

from dataclasses import replace

from engine import election, vote
from engine import events as e
from engine.asking import Ask, ask
from engine.cards.facts import by_lot, whenever
from engine.chance import die
from engine.commands import Refused
from engine.events import Asked, Picks, Seat
from engine.rules import AskKind, Rules, Script
from engine.table import Table
from engine.variants import harvest

# --- Double Agent -------------------------------------------------------------------------------------------------------


def double_agent(t: Table) -> Script[None]:
    """The first dead names somebody who is no wolf, and who sees the wolves and shares their victory (card 9).

    A wolf whom he names is refused to nobody's knowledge: chance names another.
    """
    first = t.died[0]
    answers = yield from ask(t, "double_agent", [Ask("agent", first, t.living)], float(t.options.t_reaction), about=first)
    picks = answers.get(("agent", first), ())
    others = tuple(s for s in t.living if not t.is_wolf(s) and s not in t.removed)
    if not others:
        return
    agent = picks[0] if picks and picks[0] in others else by_lot(t, "double_agent", others)
    t.tell(e.Allied(agent))
    t.tell(e.WolvesShown((agent,), t.wolves))


def is_waiting(t: Table) -> bool:
    """Whether the card was laid before anybody had died, and can be played now (NM-7)."""
    return "double_agent" in t.in_force and not t.allies and bool(t.died)


# --- April Fools' ---------------------------------------------------------------------------------------------------------


def april_fools(rules: Rules) -> Rules:
    """Lovers accuse each other and nobody else, and none dies of grief (card 28, LOV-6, E84)."""

    def may_target(t: Table, power: str, by: Seat, target: Seat) -> bool:
        lovers = [s for s in t.partners(by) if t.is_alive(s)] if power == "vote" else []
        return (not lovers or target in lovers) and rules.may_target(t, power, by, target)

    return replace(
        rules,
        barred=lambda t, by: (),  # noqa: ARG005 - E84: the ban is lifted
        grief=lambda t, dead: (),  # noqa: ARG005 - E83
        may_target=may_target,
    )


def must_accuse(t: Table, asked: Asked, picks: Picks) -> None:
    """A lover may not abstain while April Fools' are in force (LOV-6): without them nobody may choose his lover."""
    lover = next((s for s in t.partners(asked.to[0]) if s in asked.choices), 0)
    if not picks and lover:
        raise Refused("must-accuse-lover", seat=lover)


EXCHANGED = {
    "potions": ("see",),
    "see": ("potions",),
    "shoot": ("peek",),
    "peek": ("shoot", "last_two"),
    "guard": ("lives",),
    "lives": ("guard",),
}
"""Witch and Seer, Hunter and Girl, Guard and Elder: what each power becomes, and becomes again (`full_card`)."""


def fool(t: Table) -> Script[None]:
    """By option powers are exchanged until the card is void (C90)."""
    yield from ()
    exchange(t)


def exchange(t: Table) -> None:
    """Exchange the powers of the living; the potions go to whom they are now for."""
    if t.options.april_fools_scope != "full_card":
        return
    witches, seers = t.holders("potions"), t.holders("see")
    if len(witches) == len(seers) == 1 and witches != seers:
        t.tell(e.PotionsPassed(witches[0], seers[0]))
    for seat in t.living:
        # a Hunter's two powers go together; S0's Hunter, who has but one of them, is not meant
        held = tuple(p for p in t.powers[seat] if p != "last_two" or "shoot" not in t.powers[seat])
        powers = tuple(dict.fromkeys(new for old in held for new in EXCHANGED.get(old, (old,))))
        if powers != t.powers[seat]:
            t.tell(e.PowersExchanged((seat,), powers))


# --- St Philip --------------------------------------------------------------------------------------------------------------


def st_philip(t: Table) -> Script[None]:
    """A Sheriff is dismissed and another elected, even where there was none (card 29)."""
    if t.sheriff:
        t.tell(e.SheriffDismissed(t.sheriff))
    yield from election.elect_sheriff(t)


# --- End of the Harvest -------------------------------------------------------------------------------------------------------


def end_of_harvest(t: Table) -> Script[None]:
    """A human moderator, or a coin, says whether the next round is the festival's (card 30, MOD-14)."""
    declared = False
    if not {"harvest", "double_small", "double_great"} & set(t.options.variants):
        declared = yield from _declare(t)
    t.tell(e.HarvestDeclared(declared))
    if not declared:
        t.tell(e.CardEnded("end_of_harvest"))


def _declare(t: Table) -> Script[bool]:
    if t.options.moderator_mode == "engine":
        return die(t, "card:end_of_harvest", 2) == 0
    question = Ask("declare", vote.HOST, (0, 1), 1)
    answers = yield from ask(t, "end_of_harvest", [question], float(t.options.t_reaction), early=True)
    return answers.get(("declare", vote.HOST)) == (1,)


def is_festival(t: Table) -> bool:
    """Whether this night and day are the festival's."""
    return t.festival == t.night and t.festival > 0


def festival(rules: Rules) -> Rules:
    """The Harvest's rules, where they are not those of the first night (4.4)."""
    return whenever(is_festival, rules, harvest.festival(rules))


KINDS = (AskKind("agent"), AskKind("declare", seats=False))


def accusations(rules: Rules) -> dict[str, AskKind]:
    """The kinds of an accusation, in which a lover may be bound (LOV-6)."""
    return {kind: replace(rules.kinds[kind], check=must_accuse) for kind in ("vote", "nominate")}


