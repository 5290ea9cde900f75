"""The day's vote in its modes: single, two stages, simultaneous (rulebook 2.7); sitting down is a variant's."""

from engine import events as e
from engine import vote
from engine.asking import Answers, Ask, ask
from engine.events import Asked, Picks, Seat, Seats
from engine.rules import AskKind, Script
from engine.table import Table


def single(t: Table) -> Script[Seat]:
    """One vote, most votes is condemned (2.7 `single`)."""
    totals = yield from vote.hold(t, "vote", "vote", vote.voters(t), vote.votable(t))
    best = vote.leaders(totals)
    if not best:
        return vote.nobody(t, "no_votes")
    return best[0] if len(best) == 1 else (yield from t.rules.tie(t, best, {}))


def two_stage(t: Table) -> Script[Seat]:
    """Nomination, defence, and a second vote among the candidates by the others (TS-1 to TS-8)."""
    totals = yield from vote.hold(t, "nomination", "nominate", vote.voters(t), vote.votable(t))
    chosen = _execution_list(t, totals)
    if not chosen:
        return vote.nobody(t, "no_votes")
    t.tell(e.Candidates(chosen))
    yield from _defences(t)
    chosen = vote.present(t, chosen)
    if len(chosen) == 1:
        return (yield from _sole(t, chosen[0]))
    return (yield from _second_stage(t, chosen, dict(totals)))


def by_mode(t: Table) -> Script[Seat]:
    """The day's vote as `vote_mode` says."""
    return (yield from MODES[t.options.vote_mode](t))


def simultaneous(t: Table) -> Script[Seat]:
    """All point at once, at the end of a countdown; what was prepared in the discussion counts (SIM-1)."""
    best = vote.leaders((yield from vote.countdown(t, "vote", vote.votable(t))))
    if not best:
        return vote.nobody(t, "no_votes")
    return best[0] if len(best) == 1 else (yield from t.rules.tie(t, best, {}))


# --- two stages -----------------------------------------------------------------------------------------------------


def _execution_list(t: Table, totals: vote.Totals) -> Seats:
    """Everybody with at least as many votes as the second, or as the n-th, ranked (TS-2, C46)."""
    rule = t.options.two_stage_candidates
    places = int(rule.partition(":")[2]) if ":" in rule else 2
    if not totals:
        return ()
    least = totals[min(places, len(totals)) - 1][1]
    chosen = [s for s, n in totals if n >= least]
    return tuple(s for s in t.order if s in chosen)


def _defences(t: Table) -> Script[None]:
    for seat in t.candidates:
        if vote.present(t, (seat,)):
            yield from ask(t, "defence", [Ask("end", seat, (1,), 1)], float(t.options.t_defence), early=True, about=seat)


def _sole(t: Table, seat: Seat) -> Script[Seat]:
    """A single candidate is condemned, or by option only if the others confirm it (TS-8)."""
    if t.options.single_candidate == "execute":
        return seat
    answers: Answers = {}
    for group in vote.groups(t, tuple(s for s in vote.voters(t) if s != seat)):
        asks = [_mercy(t, s, seat) for s in group]
        answers |= yield from ask(t, "confirm", asks, float(t.options.t_vote), early=True, about=seat)
    yes, no = (_weighed(t, answers, picks) for picks in ((1,), (0,)))
    if t.options.vote_visibility != "secret":
        t.tell(e.MercyShown(*(tuple(sorted(s for (_, s), given in answers.items() if given == picks)) for picks in ((1,), (0,)))))
    t.tell(e.Counted("confirm", ((seat, yes),) if yes else ()))
    return seat if yes > no and seat not in t.removed else vote.nobody(t, "spared")


def _mercy(t: Table, seat: Seat, candidate: Seat) -> Ask:
    """The question whether the candidate dies; whom nobody may know to love him is asked as well, and may vote for his life alone."""
    choices = (0, 1) if vote.accusable(t, seat, (candidate,)) else (0,)
    return Ask("confirm", seat, choices, 0 if t.options.abstain_allowed else 1)


def _weighed(t: Table, answers: Answers, wanted: Picks) -> int:
    """How much all who answered so weigh together: a Sheriff counts as in any vote of the day (SHE-3)."""
    return sum(t.rules.weight(t, s, True) for (_, s), picks in answers.items() if picks == wanted)  # noqa: FBT003 - a rule's signature


def _second_stage(t: Table, chosen: Seats, first: dict[Seat, int]) -> Script[Seat]:
    by = tuple(s for s in vote.voters(t) if s not in chosen)
    totals = yield from vote.hold(t, "vote", "vote", by, chosen)
    best = vote.leaders(totals)
    if not best and (by or not chosen):
        return vote.nobody(t, "no_votes")
    # TS-8: where nobody is left to vote, all candidates are tied
    best = best or chosen
    return best[0] if len(best) == 1 else (yield from t.rules.tie(t, best, first))


def _show_live(t: Table, asked: Asked, picks: Picks | None) -> None:
    """Tell a live vote on a single candidate as it is given; other questions of this kind are none (VOT-8)."""
    if t.options.vote_visibility != "live" or t.round is None or t.round.step != "confirm":
        return
    by = asked.to[0]
    if picks is None:
        t.tell(e.Unvoted(by))
    else:
        t.tell(e.MercyVoted(by, picks == (1,)) if picks else e.Voted(by, 0))


KINDS = (AskKind("confirm", changed=_show_live, secret=False, seats=False),)
MODES = {"single": single, "simultaneous": simultaneous, "two_stage": two_stage}
