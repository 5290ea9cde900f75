"""Death resolution: strike, spread, publish, react, succeed, and only then look for victory (rulebook 2.4)."""

from engine import events as e
from engine import victory
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.roles import guard, hunter
from engine.rules import AskKind, Script, Strikes
from engine.table import Table


def bite(t: Table) -> Strikes:
    """What the wolves' choice does: death, unless protected or healed (2.4 step 1)."""
    target = t.victim
    if not target:
        return ()
    protected, healed = guard.protects(t, target), t.healed == target
    if protected and healed:
        return ((target, "wolves"),) if t.options.guard_heal_clash == "die" else ()
    return () if protected or healed else ((target, "wolves"),)


def of_the_night(t: Table) -> Strikes:
    """All deaths of the night, together; who is bitten and poisoned dies of poison only if the bite failed (E04)."""
    strikes = dict(t.rules.bite(t))
    for target in t.poisoned:
        # C14 allowed and healed: the poison wins (E11)
        strikes.setdefault(target, "poison")
    return tuple(sorted(strikes.items()))


def resolve(t: Table, strikes: Strikes) -> Script[None]:
    """Carry deaths through to a stable point: the rulebook's 2.4, steps 2 to 8, in that order."""
    grief_first = t.options.dawn_trigger_order == "grief_first"
    strike(t, (*((s, "moderator") for s in t.removed), *strikes))
    while t.unpublished:
        if grief_first:
            spread(t, t.unpublished)
        dead = publish(t)
        if t.dawning and t.options.last_words_night:
            yield from last_words(t, dead)
        strike(t, (yield from hunter.reaction(t, dead)))
        if not grief_first:
            spread(t, (*dead, *t.unpublished))
    yield from succession(t)
    victory.settle(t)


def strike(t: Table, strikes: Strikes) -> None:
    """Mark the living among these dead (2.4 step 2); a shot at a dead player is void."""
    for who, cause in strikes:
        if t.is_alive(who):
            t.tell(e.Struck(who, cause))


def spread(t: Table, dead: Seats) -> None:
    """Grief for each of these dead, and for those who die of it (2.4 step 3)."""
    for who in dead:
        grieving = t.rules.grief(t, who)
        strike(t, tuple((s, "grief") for s in grieving))
        spread(t, grieving)


def publish(t: Table) -> Seats:
    """Tell who died, by seat and without causes, and what is shown of them; those told (2.4 step 5)."""
    dead = tuple(sorted(t.unpublished))
    for seat in dead:
        t.tell(e.Died(seat))
        if t.options.announce_causes:
            t.tell(e.CauseShown(seat, t.causes[seat]))
        shown = t.rules.reveal(t, seat)
        if shown and seat not in t.revealed:
            t.tell(e.Revealed(seat, shown))
    return dead


def reveal(t: Table, seat: Seat) -> str:
    """What is shown of a dead seat's card: the role, its side, or nothing, by the time of the death (C40, C41)."""
    match t.options.reveal_night if t.dawning else t.options.reveal_lynch:
        case "role":
            return t.cards[seat]
        case "camp":
            return "wolf" if t.is_wolf(seat) else "not_wolf"
    return ""


def last_words(t: Table, seats: Seats) -> Script[None]:
    """Each of these may speak once more, one after the other (C42)."""
    for seat in seats:
        yield from ask(t, "last_words", [Ask("end", seat, (1,), 1)], float(t.options.t_last_words), early=True, about=seat)


def succession(t: Table) -> Script[None]:
    """A dead Sheriff names his successor or tears the badge; the time passes whatever he does (SHE-5, SIL-3c)."""
    sheriff = t.sheriff
    if not sheriff or t.is_alive(sheriff):
        return
    if t.options.sheriff_succession == "none" or not t.living:
        t.tell(e.BadgeTorn(sheriff))
        return
    must = t.options.sheriff_succession == "must_name"
    asks = [Ask("heir", sheriff, t.living, 1 if must else 0)]
    answers = yield from ask(t, "heir", asks, float(t.options.t_reaction), about=sheriff)
    given = answers.get(("heir", sheriff))
    heir = given[0] if given else 0
    if given is None and (must or t.options.sheriff_timeout == "next_seat"):
        heir = t.next_living(sheriff)
    t.tell(e.BadgePassed(sheriff, heir) if heir else e.BadgeTorn(sheriff))


KINDS = (AskKind("heir"), AskKind("end", secret=False, seats=False))
