"""Variant 4, the Harvest Festival: neighbours, drink and dice (4.4)."""

from dataclasses import replace

from engine import events as e
from engine.asking import Ask, ask
from engine.chance import die, shuffle
from engine.commands import Refused
from engine.events import Asked, Picks, Seat, Seats
from engine.roles import cupid, hybrid, seer, thief, witch
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Rules, Script, Step, Strikes
from engine.table import Table
from engine.variants.facts import Variant

POTIONS = {(0, 0): ("heal", ""), (0, 1): ("heal", "villager"), (1, 0): ("heal", "werewolf"), (1, 1): ("poison", "")}
"""(lid, box), 0 for the lid's back and the box's front: which potion, and what the target becomes (H-8)."""


def beside(t: Table, seat: Seat) -> Seats:
    """A seat's two neighbours: the nearest living ones, or the next seats dead or alive (0.3, `adjacency`)."""
    ring = tuple(s for s in range(1, t.seats + 1) if s != seat and (t.is_alive(s) or t.options.adjacency == "seat"))
    if not ring:
        return ()
    left = next((s for s in ring if s > seat), ring[0])
    right = next((s for s in reversed(ring) if s < seat), ring[-1])
    return tuple(dict.fromkeys((left, right)))


def may_target(rules: Rules, t: Table, power: str, by: Seat, target: Seat) -> bool:
    """Who may be acted on: beside a wolf (H-1), beside the dying Hunter (H-3), beside the Guard or himself (H-10)."""
    match power:
        case "kill":
            near = [target in beside(t, wolf) for wolf in t.wolves]
            allowed = all(near) if t.options.harvest_wolf_adjacency == "all" else any(near)
        case "shoot":
            allowed = target in beside(t, by)
        case "guard" if "guard" in t.powers[by]:
            allowed = target == by or target in beside(t, by)
        case _:
            allowed = True
    return allowed and rules.may_target(t, power, by, target)


# --- Seer and Girl ----------------------------------------------------------------------------------------------------


def see(t: Table, by: Seat, target: Seat) -> tuple[str, ...]:
    """Three identities, without saying whose is which (H-2)."""
    seats = (target, *beside(t, target))
    order = shuffle(t, "drunk_seer", len(seats))
    seen = tuple(seer.result(t, seats[place]) for place in order)
    t.tell(e.SawBlurred((by,), target, seen))
    return seen


def glimpse(t: Table, asked: Asked, picks: Picks | None) -> None:
    """The Girl peeks while the Witch acts and learns her seat, without danger (H-4)."""
    if picks:
        t.tell(e.WitchGlimpsed(asked.to, next(iter(t.holders("potions")), 0)))
        t.tell(e.Voided(asked.to, asked.round, asked.kind))


# --- Thief ------------------------------------------------------------------------------------------------------------


def steal(t: Table) -> Script[None]:
    """The Thief must exchange his card with another player's; silent, chance decides (H-5)."""
    thieves = t.holders("swap")
    answers = yield from ask(t, "thief", [Ask("take", s, t.others(s), 1) for s in thieves], step_seconds(t, "thief"))
    for by in thieves:
        choices = tuple(s for s in t.others(by) if s in t.staying) or t.others(by)
        picks = answers.get(("take", by)) or (choices[die(t, "thief", len(choices))],)
        t.tell(e.TheftAgreed(by, picks[0]))
        if t.options.harvest_thief_effective == "immediate":
            t.tell(e.CardsExchanged(by, picks[0]))
    if t.in_deck("hybrid") and t.options.harvest_thief_effective == "immediate":
        yield from hybrid.turn(t)


def dawn(rules: Rules, t: Table, strikes: Strikes) -> Script[None]:
    """Where a Thief was announced everybody looks at his card when day comes (H-5)."""
    if t.in_deck("thief") and t.day == 1:
        if t.theft and t.options.harvest_thief_effective == "dawn":
            t.tell(e.CardsExchanged(*t.theft))
        for seat in range(1, t.seats + 1):
            t.tell(e.CardShown((seat,), t.cards[seat]))
        if t.in_deck("hybrid") and t.options.harvest_thief_effective == "dawn":
            # HYB-1, E100: whoever finds the Hybrid's card supports somebody at once; the time passes whether one does
            yield from hybrid.turn(t)
    yield from rules.dawn(t, strikes)


# --- Witch ------------------------------------------------------------------------------------------------------------


def brew(t: Table) -> Script[None]:
    """The Witch points at somebody, box and lid decide what happens to him (H-8)."""
    witches = t.holders("potions")
    for by in witches:
        witch.tell_victim(t, by)
    asks = [*t.rules.peeks(t, "witch"), *(Ask("toss", s, _not_lover(t, s)) for s in witches)]
    answers = yield from ask(t, "witch", asks, step_seconds(t, "witch"))
    for by in witches:
        for target in answers.get(("toss", by), ()):
            _toss(t, by, target)


def _toss(t: Table, by: Seat, target: Seat) -> None:
    potion, becomes = POTIONS[die(t, "lid", 2), die(t, "box", 2)]
    t.tell(e.PotionTossed(potion))
    if not witch.has_left(t, by, potion) and not t.options.harvest_witch_unlimited:
        return
    t.tell(e.Poisoned(by, target) if potion == "poison" else e.Healed(by, target))
    if becomes:
        t.tell(e.CardChanged((target,), becomes, becomes if target in t.seconds else ""))


def _not_lover(t: Table, by: Seat) -> Seats:
    return t.targets("toss", by, tuple(s for s in t.living if s not in t.partners(by)))


# --- Cupid ------------------------------------------------------------------------------------------------------------


def affair(t: Table) -> Script[None]:
    """Cupid links one of the two with a third person (H-9)."""
    cupids = t.holders("love") if t.lovers else ()
    answers = yield from ask(t, "affair", [Ask("affair", s, t.living, 2, 2) for s in cupids], step_seconds(t, "affair"))
    for by in cupids:
        cheater, third = answers.get(("affair", by)) or _drawn_affair(t)
        pair = t.lovers[0]
        abandoned = next(s for s in pair if s != cheater)
        t.tell(e.Affair(cheater, abandoned, third))
        t.tell(e.InLove((cheater,), third))
        t.tell(e.InLove((third,), cheater))
        cupid.note_mixed(t, tuple(sorted((cheater, third))))


def one_of_the_two(t: Table, asked: Asked, picks: Picks) -> None:  # noqa: ARG001 - every check takes the ask
    """First one of the lovers, then somebody else."""
    if picks[0] not in t.lovers[0] or picks[1] in t.lovers[0]:
        raise Refused("affair-pair", one=t.lovers[0][0], other=t.lovers[0][1])


def _drawn_affair(t: Table) -> Seats:
    pair = t.lovers[0]
    others = tuple(s for s in t.staying if s not in pair) or tuple(s for s in t.living if s not in pair)
    return (pair[die(t, "cheater", 2)], others[die(t, "third", len(others))])


def grief(rules: Rules, t: Table, dead: Seat) -> Seats:
    """Not transitive through the cheater: the abandoned dies only if the cheater dies first (H-9)."""
    if dead not in t.affair:
        return rules.grief(t, dead)
    cheater, abandoned, third = t.affair
    follow = {abandoned: (), third: (cheater,), cheater: () if t.causes.get(cheater) == "grief" else (abandoned, third)}
    return tuple(sorted(s for s in follow[dead] if t.is_alive(s)))


# --- Scapegoat --------------------------------------------------------------------------------------------------------


def spare(rules: Rules, t: Table, who: Seat) -> Script[Seat]:
    """The Scapegoat dies in the place of a neighbour who was voted out (H-7)."""
    dies = yield from rules.spare(t, who)
    for goat in t.holders("blame"):
        if dies == who and goat in beside(t, who):
            t.tell(e.DiesInstead(goat, who))
            return goat
    return dies


def no_tie(t: Table) -> Seat:  # noqa: ARG001 - the signature of a blame
    """He never dies on a tie (SCA-4)."""
    return 0


def change(rules: Rules) -> Rules:
    """The festival, and what belongs to the first night: the theft and the affair."""
    rules = festival(rules)
    steps = tuple(replace(s, turn=steal) if s.id == thief.STEP.id else s for s in rules.steps)
    place = 1 + next(n for n, s in enumerate(steps) if s.id == "lovers")
    steps = (*steps[:place], Step("affair", ("cupid",), affair, first_night=True, powers=("love",)), *steps[place:])
    return replace(
        rules,
        steps=steps,
        dawn=lambda t, strikes: dawn(rules, t, strikes),
        grief=lambda t, dead: grief(rules, t, dead),
    )


def festival(rules: Rules) -> Rules:
    """What may be so in any round: all but H-5 and H-9."""
    return replace(
        rules,
        steps=tuple(replace(s, turn=brew) if s.id == witch.STEP.id else s for s in rules.steps),
        may_target=lambda t, power, by, target: may_target(rules, t, power, by, target),
        see=see,
        peeked=glimpse,
        girl_step=lambda t: "witch",  # noqa: ARG005 - H-4
        sheriff_order=lambda t: "first",  # noqa: ARG005 - H-6
        spare=lambda t, who: spare(rules, t, who),
        blame=no_tie,
        charms=lambda t: 1,  # noqa: ARG005 - H-11
    )


VARIANT = Variant(
    "harvest",
    change,
    forces={"sheriff_vote_order": "first"},
    no_centre=True,
    kinds=(AskKind("take"), AskKind("toss"), AskKind("affair", check=one_of_the_two)),
)
