"""How a tie is settled: the entries of `tie_resolution` in their order, each once a day (rulebook 2.7, SIM-3)."""

from engine import events as e
from engine import vote
from engine.asking import Ask, ask
from engine.chance import die
from engine.events import Seat, Seats
from engine.rules import Script
from engine.table import Table


def settle_tie(t: Table, tied: Seats, first: dict[Seat, int]) -> Script[Seat]:
    """Go through `tie_resolution` in its order, each entry once a day; nobody is condemned if none settles it (SIM-3).

    `first` holds the first stage's votes, where there was one.
    """
    t.tell(e.Tied(tied))
    for entry in t.options.tie_resolution:
        if entry in t.tie_asked:
            continue
        t.tell(e.TieAsked(entry))
        who = yield from SETTLERS[entry](t, tied, first)
        if who is not None:
            return who
    return vote.nobody(t, "tie")


def _sheriff_decides(t: Table, tied: Seats, first: dict[Seat, int]) -> Script[Seat | None]:  # noqa: ARG001 - a settler
    """The Sheriff picks one of the tied or declines; he needs the right to vote today (SHE-4, E52, E53, E61).

    An Idiot who by option keeps the badge decides, though he has no vote (C35).
    """
    sheriff = t.sheriff
    flipped = sheriff in t.flipped and sheriff in t.voters_named.get(t.day, t.living) and sheriff not in (*t.vote_lost, *t.removed)
    if not t.options.sheriff_tiebreak or not (sheriff in vote.voters(t) or flipped):
        return None
    choices = tuple(s for s in vote.present(t, tied) if s not in t.rules.barred(t, sheriff))
    answers = yield from ask(t, "tie", [Ask("tie", sheriff, choices, openly=True)], float(t.options.t_reaction), early=True, about=sheriff)
    picks = answers.get(("tie", sheriff))
    t.tell(e.TieDecided(sheriff, picks[0] if picks else 0))
    return picks[0] if picks else None


def _scapegoat(t: Table, tied: Seats, first: dict[Seat, int]) -> Script[Seat | None]:  # noqa: ARG001 - a settler
    """The Scapegoat dies, and none of the tied (SCA-1)."""
    yield from ()
    return 0 if t.rules.blame(t) else None


def _mode_rule(t: Table, tied: Seats, first: dict[Seat, int]) -> Script[Seat | None]:
    """`two_way_tie` for two, `multi_tie` for more (SIM-3, TS-6, TS-7, TS-9)."""
    match t.options.two_way_tie if len(tied) == 2 else t.options.multi_tie:
        case "revote":
            return (yield from _revote(t, tied))
        case "first_stage_votes":
            least, most = sorted(tied, key=lambda s: first.get(s, 0))
            return most if first.get(most, 0) > first.get(least, 0) else None
        case "random":
            tied = vote.present(t, tied) or tied
            return tied[die(t, "tie", len(tied))]
        case "moderator_pick" if t.options.moderator_mode != "engine":
            answers = yield from ask(t, "moderator", [Ask("host_tie", vote.HOST, tied)], float(t.options.t_reaction))
            return (answers.get(("host_tie", vote.HOST)) or (None,))[0]
    return None


def _revote(t: Table, tied: Seats) -> Script[Seat]:
    """Vote once more: in two stages among the tied by the same voters, else by `revote_targets` (SIM-2, TS-9)."""
    by, targets = vote.voters(t), vote.votable(t)
    if t.options.vote_mode == "two_stage":
        by, targets = tuple(s for s in by if s not in t.candidates), tied
    elif t.options.revote_targets == "tied":
        targets = tied
    best = vote.leaders((yield from vote.hold(t, "revote", "vote", by, targets)))
    if len(best) > 1:
        return (yield from settle_tie(t, best, {}))
    return best[0] if best else vote.nobody(t, "no_votes")


SETTLERS = {"sheriff": _sheriff_decides, "scapegoat": _scapegoat, "mode_rule": _mode_rule}
