"""Votes: who may vote for whom, how one is held, counted and told (rulebook 2.7). The modes of the day's are in `modes`."""

from collections.abc import Iterable

from engine import events as e
from engine.asking import Answers, Ask, ask
from engine.events import Asked, Picks, Seat, Seats
from engine.rules import AskKind, Script
from engine.table import Table

HOST = 0
"""The human moderator's place in a question: no seat (MOD-7)."""
LATER = 0
"""A Sheriff's answer where votes are asked one by one: he waits until all have voted (TS-1)."""
Totals = tuple[tuple[Seat, int], ...]
Votes = tuple[tuple[Seat, Seat], ...]
"""(voter, for whom); 0 is nobody."""


def prepared(t: Table) -> list[Ask]:
    """The accusations that may be prepared while the discussion lasts (SIM-1)."""
    return [ballot(t, "vote", s, votable(t)) for s in voters(t)] if t.options.vote_mode == "simultaneous" else []


def weight(t: Table, seat: Seat, counted: bool) -> int:
    """How much a vote counts: the Sheriff's more, where it does (SHE-3, C104)."""
    return int(t.options.sheriff_weight) if counted and seat == t.sheriff else 1


def voters(t: Table) -> Seats:
    """Who may vote today (VOT-1)."""
    may = t.rules.may_vote
    return tuple([s for s in t.living if may(t, s)])


def may_vote(t: Table, seat: Seat) -> bool:
    """Never a revealed Idiot; on a day with a Scapegoat's list those on it alone; nobody who lost today's vote."""
    named = t.voters_named.get(t.day)
    return not (seat in t.removed or seat in t.flipped or seat in t.vote_lost) and (named is None or seat in named)


def votable(t: Table) -> Seats:
    """Who may be voted against: the living, but by option no revealed Idiot (C34)."""
    if t.options.idiot_second_lynch != "not_votable" or not t.flipped:
        return t.living
    return tuple(s for s in t.living if s not in t.flipped)


def accusable(t: Table, by: Seat, targets: Seats) -> Seats:
    """Those against whom a seat's vote is legal: never its lover, itself only by option (VOT-3, VOT-4)."""
    barred = t.rules.barred(t, by) if t.lovers else ()
    himself = 0 if t.options.self_vote_allowed else by
    return t.targets("vote", by, tuple([s for s in targets if s != himself and s not in barred]))


def hold(t: Table, step: str, kind: str, by: Seats, targets: Seats) -> Script[Totals]:
    """Hold one vote, all at once or, where two-stage votes are live, seat by seat; its totals, most first."""
    if t.options.vote_mode == "simultaneous":
        return (yield from countdown(t, step, targets))
    if t.options.vote_mode == "two_stage" and t.options.vote_visibility == "live":
        answers = yield from _one_by_one(t, step, kind, by, targets)
    else:
        answers = yield from _at_once(t, step, kind, by, targets)
    weighted = step != "nomination" or t.options.sheriff_weight_nomination
    weights = {s: t.rules.weight(t, s, weighted) for s in by}
    return publish(t, step, kind, answers, weights)


def _at_once(t: Table, step: str, kind: str, by: Seats, targets: Seats) -> Script[Answers]:
    """Ask all together; where the Sheriff must be first, him alone before the others (H-6)."""
    answers: Answers = {}
    for group in groups(t, by):
        targets = present(t, targets)
        asks = [ballot(t, kind, s, targets) for s in group if s in t.living and s not in t.removed]
        answers |= yield from ask(t, step, asks, float(t.options.t_vote), early=True)
    return answers


def groups(t: Table, by: Seats) -> tuple[Seats, ...]:
    """Those who vote together: all, or the Sheriff before the others where he must be first (H-6)."""
    if t.sheriff in by and t.rules.sheriff_order(t) == "first":
        return ((t.sheriff,), tuple(s for s in by if s != t.sheriff))
    return (by,)


def countdown(t: Table, step: str, targets: Seats) -> Script[Totals]:
    """Open for exactly `t_countdown`; a prepared vote stands unless changed, a missing one is an abstention (SIM-1).

    A Sheriff who must be first has a countdown of his own (H-6).
    """
    ready: Answers = {("vote", s): picks for s, picks in t.prepared.items()} if step == "vote" else {}
    given: Answers = {}
    for group in groups(t, voters(t)):
        targets = present(t, targets)
        asks = [ballot(t, "vote", s, targets) for s in group]
        given |= yield from ask(t, step, asks, float(t.options.t_countdown), ready=ready)
    weights = {s: t.rules.weight(t, s, True) for s in voters(t)}  # noqa: FBT003 - a rule's signature
    return publish(t, step, "vote", given, weights)


def _one_by_one(t: Table, step: str, kind: str, by: Seats, targets: Seats) -> Script[Answers]:
    """Ask seat by seat in the speaking order; the Sheriff may answer `later` and is asked again at the end (TS-1)."""
    answers: Answers = {}
    waiting = [s for s in t.order if s in by] + [s for s in by if s not in t.order]
    last = t.rules.sheriff_order(t) == "last_optional"
    if t.rules.sheriff_order(t) == "first":
        waiting.sort(key=lambda s: s != t.sheriff)
    while waiting:
        seat = waiting.pop(0)
        if not t.is_alive(seat) or seat in t.removed:
            continue
        question = ballot(t, kind, seat, present(t, targets))
        if last and waiting and seat == t.sheriff:
            question = Ask(kind, seat, (LATER, *question.choices), question.least)
        given = yield from ask(t, step, [question], float(t.options.t_vote_each), early=True, about=seat)
        if given.get((kind, seat)) == (LATER,):
            waiting.append(seat)
        else:
            answers.update(given)
    return answers


def ballot(t: Table, kind: str, seat: Seat, targets: Seats) -> Ask:
    """The question whom a seat accuses of some; it may abstain where it may accuse none of them, as of two lovers."""
    choices = accusable(t, seat, targets)
    return Ask(kind, seat, choices, 0 if t.options.abstain_allowed or not choices else 1, openly=bool(targets))


def publish(t: Table, step: str, kind: str, answers: Answers, weights: dict[Seat, int]) -> Totals:
    """Count a closed vote and tell what `vote_visibility` lets be told; the totals, most first (VOT-8)."""
    votes = _given(t, kind, answers, weights)
    totals = _totals(votes, weights)
    if t.options.vote_visibility != "secret":
        t.tell(e.VotesShown(step, votes))
    t.tell(e.Counted(step, totals))
    return totals


def count(t: Table, kind: str, answers: Answers, weights: dict[Seat, int]) -> Totals:
    """The votes for each, most first."""
    return _totals(_given(t, kind, answers, weights), weights)


def _totals(votes: Votes, weights: dict[Seat, int]) -> Totals:
    counts: dict[Seat, int] = {}
    for by, target in votes:
        if target:
            counts[target] = counts.get(target, 0) + weights[by]
    return tuple(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _given(t: Table, kind: str, answers: Answers, by: Iterable[Seat]) -> Votes:
    """Who voted for whom, nobody (0) where he abstained or his choice was removed."""
    votes = []
    for seat in by:
        picks = answers.get((kind, seat))
        votes.append((seat, picks[0] if picks and picks[0] not in t.removed else 0))
    return tuple(votes)


def leaders(totals: Totals) -> Seats:
    """Those with the most votes."""
    return tuple([s for s, n in totals if n == totals[0][1]])


def present(t: Table, seats: Seats) -> Seats:
    living, removed = t.living, t.removed
    return tuple([s for s in seats if s in living and s not in removed])


def nobody(t: Table, why: str) -> Seat:
    """Tell that nobody is condemned, and why."""
    t.tell(e.NobodyCondemned(why))
    return 0


# --- as votes are given ----------------------------------------------------------------------------------------------


def _show_live(t: Table, asked: Asked, picks: Picks | None) -> None:
    """Tell a live vote of the day as it is given; a simultaneous one is revealed at zero (VOT-8, SIM-1)."""
    if t.options.vote_mode != "simultaneous":
        show_choice(t, asked, picks)


def show_choice(t: Table, asked: Asked, picks: Picks | None) -> None:
    """Tell a live vote as it is given, in whatever it is held: an election is no simultaneous vote (VOT-8)."""
    if t.options.vote_visibility != "live":
        return
    by = asked.to[0]
    if picks is None:
        t.tell(e.Unvoted(by, asked.kind))
    elif picks != (LATER,):
        t.tell(e.Voted(by, picks[0] if picks else 0, asked.kind))


KINDS = (
    AskKind("elect", changed=show_choice, secret=False),
    AskKind("vote", changed=_show_live, secret=False),
    AskKind("nominate", changed=_show_live, secret=False),
    AskKind("tie", secret=False),
    AskKind("host_tie"),
)
