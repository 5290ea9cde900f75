"""Cards that replace the day's vote, or add a second one (3, 4, 6, 7, 10, 27, 31, 32)."""

from collections.abc import Callable
from dataclasses import replace

from engine import death, vote
from engine import events as e
from engine.asking import Answers, Ask, ask
from engine.cards.facts import choose, present
from engine.chance import die
from engine.events import Seat, Seats
from engine.rules import AskKind, Rules, Script
from engine.table import Table

# --- one after the other ------------------------------------------------------------------------------------------------


def nightmare(rules: Rules) -> Rules:
    """Without debate each in turn accuses one, from the left of the most recent victim on (card 6)."""
    return replace(rules, speeches=no_debate, vote=_nightmare)


def influences(rules: Rules) -> Rules:
    """The vote is open and goes around, from whom the most recent dead says (card 7)."""
    return replace(rules, prepared=unprepared, vote=_influences)


def _nightmare(t: Table) -> Script[Seat]:
    totals = yield from _in_turn(t, "nightmare", t.order)
    return (yield from _condemned(t, "nightmare", totals))


def _influences(t: Table) -> Script[Seat]:
    first, by = yield from choose(t, "first_voter", "first_voter", vote.voters(t) or t.living)
    t.tell(e.FirstVoterNamed(first, by))
    order = tuple(s for s in t.living if s >= first) + tuple(s for s in t.living if s < first)
    totals = yield from _in_turn(t, "influences", order)
    return (yield from _condemned(t, "influences", totals))


def _in_turn(t: Table, step: str, order: Seats) -> Script[vote.Totals]:
    """Each votes for all to see, when it is his turn."""
    live = t.options.vote_visibility == "live" and t.options.vote_mode != "simultaneous"
    answers: Answers = {}
    for seat in order:
        if seat in vote.voters(t):
            targets = tuple(s for s in vote.votable(t) if s not in t.removed)
            question = vote.ballot(t, "vote", seat, targets)
            given = yield from ask(t, step, [question], float(t.options.t_vote_each), early=True, about=seat)
            answers |= given
            if not live:
                t.tell(e.Voted(seat, next(iter(given.get(("vote", seat), ())), 0)))
    return vote.publish(t, step, "vote", answers, _weights(t))


def _weights(t: Table) -> dict[Seat, int]:
    return {s: t.rules.weight(t, s, True) for s in vote.voters(t)}  # noqa: FBT003 - a rule's signature


def _condemned(t: Table, card: str, totals: vote.Totals) -> Script[Seat]:
    """Most votes; a tie is settled as on any day. The card is void."""
    t.tell(e.CardEnded(card))
    best = vote.leaders(totals)
    if not best:
        return vote.nobody(t, "no_votes")
    return best[0] if len(best) == 1 else (yield from t.rules.tie(t, best, {}))


# --- all at once --------------------------------------------------------------------------------------------------------


def bleak_monday(rules: Rules) -> Rules:
    """No debate, a secret vote at once (card 32)."""
    return replace(rules, speeches=no_debate, vote=_secretly)


def _secretly(t: Table) -> Script[Seat]:
    """Only the totals are told, whatever `vote_visibility` says."""
    targets = tuple(s for s in vote.votable(t) if s not in t.removed)
    asks = [vote.ballot(t, "secret_vote", s, targets) for s in vote.voters(t)]
    answers = yield from ask(t, "bleak_monday", asks, float(t.options.t_vote), early=True)
    totals = vote.count(t, "secret_vote", answers, _weights(t))
    t.tell(e.Counted("bleak_monday", totals))
    return (yield from _condemned(t, "bleak_monday", totals))


def great_distrust(rules: Rules) -> Rules:
    """Instead of the vote everybody names his best friends; whom nobody names is eliminated (card 10)."""
    return replace(rules, prepared=unprepared, trial=_distrust)


def _distrust(t: Table) -> Script[None]:
    """Where nobody names anybody nobody is eliminated: a vote without votes (VOT-5)."""
    seats = present(t)
    number = min(t.options.great_distrust_friends, len(seats) - 1)
    asks = [Ask("friends", s, tuple(o for o in seats if o != s), number, number) for s in seats if t.rules.may_vote(t, s)]
    answers = yield from ask(t, "great_distrust", asks, float(t.options.t_vote), early=True)
    names = tuple((seat, tuple(sorted(picks))) for (_, seat), picks in sorted(answers.items()))
    t.tell(e.FriendsNamed(names))
    named = [friend for _, friends in names for friend in friends]
    distrusted = tuple(s for s in present(t) if s not in named) if named else ()
    t.tell(e.Distrusted(distrusted))
    t.tell(e.CardEnded("great_distrust"))
    yield from death.resolve(t, tuple((s, "event") for s in distrusted))


def unprepared(t: Table) -> list[Ask]:  # noqa: ARG001 - the signature of what is prepared
    """No vote is coming for which an accusation could be prepared."""
    return []


def no_debate(t: Table) -> Script[None]:  # noqa: ARG001 - the signature of the speeches
    """Nobody speaks before the vote."""
    yield from ()


# --- more than a vote, and less -----------------------------------------------------------------------------------------


def again(card: str, *, wolf: bool) -> Callable[[Rules], Rules]:
    """The next execution by vote is followed by a second vote if it was of a wolf, or of no wolf (cards 3, 4)."""

    def change(rules: Rules) -> Rules:
        def trial(t: Table) -> Script[None]:
            before = len(t.lynched.get(t.day, ()))
            yield from rules.trial(t)
            executed = t.lynched.get(t.day, ())[before:]
            if t.ended or not executed:
                return
            t.tell(e.CardEnded(card))
            if t.is_wolf(executed[0]) == wolf:
                yield from t.rules.trial(t)

        return replace(rules, trial=trial)

    return change


def no_vote(t: Table) -> Script[None]:
    """The day of a Flood has no vote (card 27)."""
    t.tell(e.NobodyCondemned("flood"))
    yield from death.resolve(t, ())


def heads_or_tails(rules: Rules) -> Rules:
    """A coin may save the condemned, before any card of his own (card 31)."""

    def spare(t: Table, who: Seat) -> Script[Seat]:
        saved = die(t, "coin", 2) == 0
        t.tell(e.CoinTossed(who, saved))
        return 0 if saved else (yield from rules.spare(t, who))

    return replace(rules, spare=spare)


KINDS = (AskKind("first_voter", secret=False), AskKind("secret_vote", secret=False), AskKind("friends", secret=False))
