"""The moderator's booklet: the game from the deal to the end, read from the top down (rulebook 2).

A generator's stack is the only program counter. It stops only in `asking.ask`, and everything it does is an event.
"""

from engine import death, vote
from engine import events as e
from engine.asking import Ask, ask
from engine.chance import shuffle
from engine.events import Seat, Seats
from engine.rules import Script, Step, Won
from engine.setup import announced, deck
from engine.table import Table
from engine.victory import end


def game(t: Table) -> Script[None]:
    """Deal, then night after day until somebody has won (SET-2)."""
    deal(t)
    while not t.ended:
        yield from night(t)
        yield from dawn(t)
        if not t.ended:
            yield from day(t)


def deal(t: Table) -> None:
    """Announce the deck and give every seat its card (SET-1)."""
    t.tell(e.Began(t.seats, announced(t.setup)))
    cards = deck(t.setup)
    order = range(t.seats) if t.setup.deal else shuffle(t, "deal", t.seats)
    for seat, place in enumerate(order, 1):
        t.tell(e.Dealt((seat,), cards[place]))


def night(t: Table) -> Script[None]:
    """Every step of the announced deck, whoever lives (SIL-3)."""
    t.tell(e.NightFell(t.night + 1))
    for step in steps(t):
        yield from step.turn(t)


def steps(t: Table) -> tuple[Step, ...]:
    """Tonight's steps in their order (2.3)."""
    of_deck = (s for s in t.rules.steps if any(t.in_deck(role) for role in s.roles))
    return tuple(s for s in of_deck if t.night == 1 or not s.first_night)


def dawn(t: Table) -> Script[None]:
    """Announce what the night brought and resolve it (2.4)."""
    t.tell(e.Dawned(t.night))
    strikes = death.of_the_night(t)
    if not strikes and not t.removed:
        t.tell(e.Peaceful())
    yield from death.resolve(t, strikes)


def day(t: Table) -> Script[None]:
    """Election (day 1), speeches, vote and execution (2.5 to 2.8)."""
    t.tell(e.OrderSet(speaking_order(t)))
    if t.day == 1 and t.options.sheriff_election_time == "before_discussion":
        yield from vote.election(t)
    yield from speeches(t)
    if t.day == 1 and t.options.sheriff_election_time == "after_speeches":
        yield from vote.election(t)
    if t.removed:
        yield from death.resolve(t, ())
    if not t.ended:
        yield from trial(t)
    if not t.ended:
        nightfall(t)


def speaking_order(t: Table) -> Seats:
    """The living, clockwise from the left of the lowest of this dawn's dead, else of the last dead, else seat 1 (2.6)."""
    before = _before_first_speaker(t)
    return tuple(s for s in t.living if s > before) + tuple(s for s in t.living if s <= before)


def _before_first_speaker(t: Table) -> Seat:
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
        asks = [Ask("end", s, (1,), 1) for s in t.living]
        yield from ask(t, "discussion", asks, float(t.options.t_discussion), early=True)
        return
    for seat in t.order:
        if t.is_alive(seat) and seat not in t.removed:
            yield from ask(t, "speech", [Ask("end", seat, (1,), 1)], float(t.options.t_speech), early=True, about=seat)


def trial(t: Table) -> Script[None]:
    """The vote, and the execution of whom it condemns (2.7, 2.8)."""
    who = yield from t.rules.vote(t)
    if not who or who in t.removed:
        yield from death.resolve(t, ())
        return
    t.tell(e.Condemned(who))
    shown = t.rules.reveal(t, who)
    if shown:
        t.tell(e.Revealed(who, shown))
    if t.options.last_words_lynch:
        yield from death.last_words(t, (who,))
    yield from death.resolve(t, ((who, "lynch"),))


def nightfall(t: Table) -> None:
    """Before the next night: a draw after too many quiet rounds, announced one round before (WIN-S1)."""
    limit = t.options.stalemate_days
    quiet = t.night - t.quiet_from
    if limit and quiet >= limit:
        end(t, Won(()))
    elif limit and quiet == limit - 1:
        t.tell(e.StalemateNear())
