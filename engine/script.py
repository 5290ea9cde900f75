"""The moderator's booklet: the game from the deal to the end, read from the top down (rulebook 2).

A generator's stack is the only program counter. It stops only in `asking.ask`, and everything it does is an event.
"""

from engine import death, election, speech, victory
from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.roles import hybrid, idiot, overlays
from engine.rules import Script, Step, Strikes, Won
from engine.table import Table


def game(t: Table) -> Script[None]:
    """Deal, then night after day until somebody has won (SET-2)."""
    t.rules.deal(t)
    yield from t.rules.prepare(t)
    warn_of_stalemate(t)
    steps = announced_steps(t)
    while not t.ended:
        yield from night(t, steps)
        yield from dawn(t)
        if not t.ended:
            yield from day(t)


def before_nightfall(t: Table) -> Script[None]:
    """The Hybrid's choice belongs to the set-up (2.3 step 0a)."""
    if t.in_deck("hybrid"):
        yield from hybrid.turn(t)


def announced_steps(t: Table) -> tuple[Step, ...]:
    """The night's steps of which a role was announced, and so might act (SIL-3)."""
    return tuple(step for step in t.rules.steps if any(t.in_deck(role) for role in step.roles))


def night(t: Table, steps: tuple[Step, ...]) -> Script[None]:
    """Every step of the announced deck, whoever lives (SIL-3)."""
    t.tell(e.NightFell(t.night + 1))
    for step in steps:
        if is_due(t, step) and not t.ended:
            yield from step.turn(t)
        # 3.3: the classes are fixed when the Thief has chosen, wherever his step stands in the night
        if t.classes is None and (step.id == "thief" or not t.in_deck("thief")):
            victory.fix_classes(t)


def is_due(t: Table, step: Step) -> bool:
    """Whether an announced step is run tonight; pretences as `phantom_phases` says (SIL-3, C68)."""
    if step.first_night and t.night != 1:
        return False
    match t.options.phantom_phases:
        case "always":
            return True
        case "source_literal" if step.id == "seer" or (t.in_deck("thief") and step.id in {"thief", "cupid", "lovers"}):
            return True
    return not step.powers or any(t.holders(power) for power in step.powers)


def dawn(t: Table) -> Script[None]:
    """Announce what the night brought and resolve it (2.4)."""
    if t.ended:
        return
    t.tell(e.Dawned(t.night))
    strikes = death.of_the_night(t)
    if not strikes and not t.removed:
        t.tell(e.Peaceful())
    yield from t.rules.dawn(t, strikes)


def day(t: Table) -> Script[None]:
    """Election (day 1), speeches, vote and execution (2.5 to 2.8)."""
    first, living = _before_first_speaker(t), t.living
    t.tell(e.OrderSet(_clockwise(t, first)))
    yield from t.rules.morning(t)
    if not t.ended and t.living != living:
        # a card has taken somebody, or brought somebody back
        t.tell(e.OrderSet(_clockwise(t, first)))
    if not t.ended:
        yield from overlays.seance(t)
        yield from t.rules.speeches(t)
    yield from elect(t, "after_speeches")
    if t.removed:
        yield from death.resolve(t, ())
    if not t.ended:
        yield from t.rules.trial(t)
    if not t.ended:
        t.rules.sunset(t)


def morning(t: Table) -> Script[None]:
    """The election of day 1, where it is before the speeches (ELE-2)."""
    yield from elect(t, "before_discussion")


def elect(t: Table, time: str) -> Script[None]:
    """Elect a Sheriff on day 1 if this is the time for it and a card has not brought one already (ELE-1, card 29)."""
    if t.day == 1 and t.options.sheriff_election_time == time and not t.sheriff and not t.ended:
        yield from election.elect_sheriff(t)


def nothing(t: Table) -> Script[None]:  # noqa: ARG001 - a rule's signature
    """A moment at which the plain rules have nothing to ask."""
    yield from ()


def _clockwise(t: Table, before: Seat) -> Seats:
    """The living, from the left of a seat on (2.6)."""
    return tuple([s for s in t.living if s > before] + [s for s in t.living if s <= before])


def _before_first_speaker(t: Table) -> Seat:
    """The lowest of this dawn's dead, else the last dead; where nobody is dead the speeches begin with seat 1 (2.6)."""
    if t.options.announce_causes:
        devoured = [s for s in t.lately if t.causes[s] == "wolves"]
        if devoured:
            return min(devoured)
    if t.lately:
        return min(t.lately)
    return t.died[-1] if t.died else t.seats


def speeches(t: Table) -> Script[None]:
    """Free talk for a time, or one after the other (C44); either ends when all have said they are done."""
    if t.options.discussion_mode == "free":
        asks = [Ask("end", s, (1,), 1) for s in t.living] + t.rules.prepared(t)
        yield from ask(t, "discussion", asks, float(t.options.t_discussion), early=True)
    else:
        yield from in_turn(t)


def in_turn(t: Table) -> Script[None]:
    """One speaks after the other, in the speaking order (2.6)."""
    for seat in t.order:
        if t.is_alive(seat) and seat not in t.removed and speech.may_speak(t, seat):
            yield from ask(t, "speech", [Ask("end", seat, (1,), 1)], float(t.options.t_speech), early=True, about=seat)


def trial(t: Table) -> Script[None]:
    """The vote, and the execution of whom it condemns (2.7, 2.8)."""
    who = yield from t.rules.vote(t)
    if who and who not in t.removed:
        yield from execute(t, who)
    else:
        yield from death.resolve(t, ((t.blamed, "scapegoat"),) if t.blamed else ())


def execute(t: Table, who: Seat) -> Script[None]:
    """Carry out a verdict: on the condemned, on another in his place, or on nobody (2.8)."""
    t.tell(e.Condemned(who))
    dies = yield from t.rules.spare(t, who)
    if not dies:
        if who in t.flipped and who == t.sheriff:
            yield from death.idiots_badge(t)
        yield from death.resolve(t, ())
        return
    shown = t.rules.reveal(t, dies)
    if shown and dies not in t.revealed:
        t.tell(e.Revealed(dies, shown))
    if t.options.last_words_lynch:
        yield from death.last_words(t, (dies,))
    yield from death.resolve(t, t.rules.execute(t, dies) if dies == who else ((dies, "scapegoat"),))


def execution(t: Table, who: Seat) -> Strikes:  # noqa: ARG001 - a rule's signature
    """The executed dies, alone."""
    return ((who, "lynch"),)


def spare(t: Table, who: Seat) -> Script[Seat]:
    """The condemned dies, unless he is an Idiot who is saved (IDI-1)."""
    return 0 if (yield from idiot.is_spared(t, who)) else who


def nightfall(t: Table) -> None:
    """Before the next night: a draw after too many quiet rounds (WIN-S1)."""
    if _draws(t) and t.night - t.quiet_from >= t.options.stalemate_days:
        victory.end(t, Won(()))
    else:
        warn_of_stalemate(t)


def warn_of_stalemate(t: Table) -> None:
    """Announce a draw one round before it may come, by what all have seen: a secret change must not show (WIN-S1, SIL-4)."""
    if _draws(t) and t.night - t.calm_from >= t.options.stalemate_days - 1:
        t.tell(e.StalemateNear())


def _draws(t: Table) -> bool:
    """Whether quiet rounds end the game: not those of the Black Death."""
    return t.options.stalemate_days > 0 and "black_death" not in t.options.variants
