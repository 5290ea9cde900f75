"""Cards by which some are not there for a while, or have no part in the day's vote (18, 25, 26, 33, 34).

Sex and age are nobody's business: groups are formed as `event_group_basis` says, and who joined the table first has
the lowest seat and is the eldest (4.7.3).
"""

from collections.abc import Callable
from dataclasses import replace

from engine import events as e
from engine.asking import Ask, ask
from engine.cards.facts import present
from engine.chance import die
from engine.events import Picks, Seat, Seats
from engine.rules import AskKind, Rules, Script
from engine.table import Table

FIRST, SECOND = 0, 1
WEIGHT = 3
"""What the Little Rascal's vote weighs when he has come back."""
POTIONS = ("heal", "poison")
VOTING = ("vote", "stand")
"""The acts of a vote that may_target is asked about."""


# --- groups -----------------------------------------------------------------------------------------------------------


def form_groups(t: Table) -> Script[None]:
    """Say who is in which group: by the seats, as each declares, or by lot (`event_group_basis`)."""
    picks: dict[Seat, Picks] = {}
    if t.options.event_group_basis == "declared":
        asks = [Ask("group", s, (1, 2), 1) for s in t.living]
        answers = yield from ask(t, "groups", asks, float(t.options.t_vote), early=True)
        picks = {seat: picks for (_, seat), picks in answers.items()}
    first = tuple(s for s in t.living if _is_first(t, s, picks.get(s, ())))
    t.tell(e.GroupsFormed(first, tuple(s for s in t.living if s not in first)))


def _is_first(t: Table, seat: Seat, picks: Picks) -> bool:
    """Odd seats are the first group; a seat that declares nothing is drawn."""
    if t.options.event_group_basis == "seat_parity":
        return seat % 2 == 1
    return picks == (1,) if picks else die(t, "group", 2) == FIRST


def _group(t: Table, which: int) -> Seats:
    return tuple(s for s in t.groups[which] if t.is_alive(s) and s not in t.removed)


# --- going away ---------------------------------------------------------------------------------------------------------


def leave(t: Table, seats: Seats) -> None:
    """Let some go away."""
    if seats:
        t.tell(e.WentAway(seats))


def come_back(t: Table) -> None:
    """Let all who are away be there again."""
    if t.away:
        t.tell(e.CameBack(tuple(s for s in t.away if t.is_alive(s))))


def rascal(t: Table) -> Script[None]:
    """The youngest leaves for a day and a night (card 18)."""
    yield from ()
    leave(t, present(t)[-1:])


def rascal_returns(t: Table) -> None:
    """His vote weighs more for the rest of the game (card 18)."""
    gone = t.away
    come_back(t)
    for seat in gone:
        if t.is_alive(seat):
            t.tell(e.VoteGrown(seat, WEIGHT))


def woodland(t: Table) -> Script[None]:
    """The first group is away until sunset; the Witch finds what she needs for one more potion, by lot (card 25)."""
    yield from ()
    for witch in t.holders("potions"):
        t.tell(e.PotionGained((witch,), POTIONS[die(t, "card:woodland_gathering", len(POTIONS))]))
    leave(t, _group(t, FIRST))


def hunting(t: Table) -> Script[None]:
    """The second group is away until the next dawn (card 26)."""
    yield from ()
    leave(t, _group(t, SECOND))


def absence(rules: Rules) -> Rules:
    """Who is away neither votes nor can be acted upon, whatever the card; what a card made of a vote's weight stays."""
    return replace(
        rules,
        may_vote=lambda t, seat: not t.is_away(seat) and rules.may_vote(t, seat),
        may_target=lambda t, power, by, target: not t.is_away(target) and rules.may_target(t, power, by, target),
        # E132: the greater of the two weights
        weight=lambda t, seat, counted: max(rules.weight(t, seat, counted), t.weights.get(seat, 1)),
    )


# --- a day without a vote -------------------------------------------------------------------------------------------------


def ball(t: Table) -> Script[None]:
    """The first group dances all day (card 33)."""
    yield from ()
    t.tell(e.Excused(_group(t, FIRST)))


def luncheon(t: Table) -> Script[None]:
    """The elder half dines all day (card 34)."""
    yield from ()
    t.tell(e.Excused(t.living[: len(t.living) // 2]))


def excused(rules: Rules) -> Rules:
    """They neither vote nor can be voted against."""
    return replace(rules, may_vote=lambda t, seat: seat not in t.excused and rules.may_vote(t, seat), may_target=_but_excused(rules))


def _but_excused(rules: Rules) -> Callable[[Table, str, Seat, Seat], bool]:
    def may_target(t: Table, power: str, by: Seat, target: Seat) -> bool:
        return not (power in VOTING and target in t.excused) and rules.may_target(t, power, by, target)

    return may_target


KINDS = (AskKind("group", secret=False, seats=False),)
