"""Death resolution: strike, spread, publish, react, succeed, and only then look for victory (rulebook 2.4)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.roles import cobbler, elder, hunter, protector, scapegoat
from engine.rules import AskKind, Script, Strikes
from engine.table import Table


def bite(t: Table) -> Strikes:
    """What the wolves' choice does at dawn (2.4 step 1): the victim, or in his place or beside him a caught Girl."""
    if t.taken:
        girl = t.rules.caught(t)
        return girl if t.options.girl_caught_effect == "replaces_victim" else (*girl, *devour(t, t.victim))
    return devour(t, t.victim)


def caught(t: Table) -> Strikes:
    """A Girl whom the pack takes dies, unless by option she is healed (GIRL-7)."""
    return () if t.options.witch_heal_caught_girl and t.healed == t.taken else ((t.taken, "girl_caught"),)


def devour(t: Table, target: Seat) -> Strikes:
    """A bitten seat dies unless protected, out of the wolves' reach, healed, or an Elder with two lives."""
    if not target or "untouchable" in t.powers[target]:
        return ()
    protected, healed = protector.protects(t, target), t.healed == target
    if protected and healed and t.options.guard_heal_clash == "die":
        return ((target, "wolves"),)
    if protected or elder.survives(t, target, healed=healed):
        return ()
    return ((target, "wolves"),)


def of_the_night(t: Table) -> Strikes:
    """All deaths of the night, together; who is bitten and poisoned dies of poison only if the bite failed (E04)."""
    strikes = dict(t.rules.bite(t))
    for target in t.poisoned:
        # C14 allowed and healed: the poison wins (E11)
        strikes.setdefault(target, "poison")
    return tuple(sorted(strikes.items()))


def resolve(t: Table, strikes: Strikes) -> Script[None]:
    """Carry deaths through to a stable point: the rulebook's 2.4, steps 2 to 8, in that order.

    Whom the day has condemned dies of that though he leaves before it is done: he cannot spare his side what follows.
    """
    removed = tuple((s, "moderator") for s in t.removed)
    strike(t, (*removed, *strikes) if t.dawning else (*strikes, *removed))
    dead = yield from _announce(t)
    if t.dawning:
        yield from t.rules.announced(t)
        dead = tuple(s for s in (*dead, *(yield from _announce(t))) if not t.is_alive(s))
    while dead:
        strike(t, (yield from hunter.reaction(t, dead)))
        spread(t, grief=True, powers=True)
        dead = yield from _tell(t)
    if t.blamed:
        yield from _blamed(t)
    yield from t.rules.succession(t)
    t.rules.settle(t, ())


def _announce(t: Table) -> Script[Seats]:
    """Let new deaths spread and tell them; those told (2.4 steps 3 to 5)."""
    if not t.unpublished:
        return ()
    spread(t, grief=t.options.dawn_trigger_order == "grief_first", powers=t.options.elder_loss_before_hunter)
    return (yield from _tell(t))


def _tell(t: Table) -> Script[Seats]:
    """Tell new deaths, with the last words of a night's dead by option; those told (2.4 step 5)."""
    dead = publish(t)
    if t.dawning and t.options.last_words_night:
        # who was taken out has left, as all know: nobody waits for a word of his
        yield from last_words(t, tuple(s for s in dead if t.causes[s] != "moderator"))
    return dead


def strike(t: Table, strikes: Strikes) -> None:
    """Mark the living among these dead (2.4 step 2); a shot at a dead player is void."""
    for who, cause in strikes:
        if t.is_alive(who):
            t.tell(e.Struck(who, cause))
            cobbler.died(t, who)


def spread(t: Table, *, grief: bool, powers: bool) -> None:
    """Grief and the Elder's curse, until nobody more dies of them (2.4 steps 3 and 4)."""
    done = 0
    while done < len(t.struck_since):
        if grief:
            strike(t, tuple((s, "grief") for s in t.rules.grief(t, t.struck_since[done])))
        done += 1
        if powers and elder.mourn(t):
            strike(t, tuple((s, "elder_curse") for s in t.flipped))


def _blamed(t: Table) -> Script[None]:
    """The Scapegoat who died for a tie names tomorrow's voters (2.4 step 7)."""
    if not t.is_alive(t.blamed) and t.living:
        yield from scapegoat.name_voters(t, t.blamed)


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
    if t.in_deck("priest") and not t.dawning:
        return ""
    match t.options.reveal_night if t.dawning else t.options.reveal_lynch:
        case "role":
            return t.identity(seat)
        case "camp":
            return "wolf" if t.is_wolf(seat) else "not_wolf"
    return ""


def last_words(t: Table, seats: Seats) -> Script[None]:
    """Each of these may speak once more, one after the other (C42)."""
    for seat in seats:
        yield from ask(t, "last_words", [Ask("end", seat, (1,), 1)], float(t.options.t_last_words), early=True, about=seat)


def succession(t: Table) -> Script[None]:
    """A dead Sheriff names his successor or tears the badge; the time passes whatever he does (SHE-5, SIL-3c)."""
    if not t.sheriff or t.is_alive(t.sheriff):
        return
    if t.options.sheriff_succession == "none" or not t.living:
        t.tell(e.BadgeTorn(t.sheriff))
        return
    yield from _pass_on(t)


def _pass_on(t: Table) -> Script[None]:
    sheriff = t.sheriff
    must = t.options.sheriff_succession == "must_name"
    asks = [Ask("heir", sheriff, t.others(sheriff), 1 if must else 0)]
    answers = yield from ask(t, "heir", asks, float(t.options.t_reaction), about=sheriff)
    given = answers.get(("heir", sheriff))
    heir = given[0] if given else 0
    if given is None and (must or t.options.sheriff_timeout == "next_seat"):
        heir = t.next_living(sheriff)
    t.tell(e.BadgePassed(sheriff, heir) if heir else e.BadgeTorn(sheriff))


def idiots_badge(t: Table) -> Script[None]:
    """A Sheriff who has turned up the Idiot's card: his badge is lost, passed on, or kept without a vote (C35)."""
    match t.options.idiot_sheriff:
        case "badge_lost":
            t.tell(e.BadgeTorn(t.sheriff))
        case "appoints":
            yield from _pass_on(t)


KINDS = (AskKind("heir"), AskKind("end", secret=False, seats=False))
