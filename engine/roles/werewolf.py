"""The Werewolves: each night they agree on one to devour, or on nobody (WOLF-1 to WOLF-12)."""

from engine import events as e
from engine.asking import Answers, Ask, ask
from engine.chance import die
from engine.commands import Refused
from engine.events import Asked, Picks, Seat, Seats
from engine.roles import little_girl
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

WAKE = 1 / 3
"""The part of the wolves' time before the kill cue, where a Girl waits for it."""
ROLE = Role("werewolf", "wolves", wolf=True, side="wolf")


def turn(t: Table) -> Script[None]:
    """Let the pack see each other where it is another than it was, then ask until it has chosen (WOLF-1)."""
    if not set(t.wolves) <= set(t.pack) <= set(t.wolf_seats):
        t.tell(e.PackMet(t.wolves, t.wolves))
    yield from wake(t)
    t.tell(e.Bitten((yield from t.rules.choose(t))))
    yield from after(t)


def choose(t: Table) -> Script[Seat]:
    """Whom the pack agrees on, or nobody (WOLF-2a, WOLF-3)."""
    return (yield from _repeated(t) if t.options.wolf_consensus == "block_until_unanimous" else _once(t))


def wake(t: Table) -> Script[None]:
    """Where a Girl must wait for the kill cue, the time before it (GIRL-5); the step's time is the same in all."""
    if _waits(t):
        yield from ask(t, "wake", (), step_seconds(t, "wake", t.options.t_wolves) * WAKE)


def rounds(t: Table) -> int:
    """How many rounds the step has, however soon they agree (WOLF-2a)."""
    return 1 + t.options.wolf_block_repeats if t.options.wolf_consensus == "block_until_unanimous" else 1


def seconds(t: Table, number: int) -> float:
    """The time of a round, the first one (0) shorter by the wake where the Girl must wait for the kill cue."""
    return step_seconds(t, "wolves", t.options.t_wolves) * ((1 - WAKE) if _waits(t) and not number else 1)


def after(t: Table) -> Script[None]:
    """The step's second half, where a Girl is in the announced deck (SIL-3c)."""
    if _is_watched(t):
        yield from little_girl.be_caught(t)


def legal(t: Table, wolf: Seat) -> Seats:
    """Whom a wolf may choose: no wolf (C05), never his own lover (WOLF-10)."""
    barred = t.partners(wolf) if t.options.wolf_may_target_wolf else (*t.wolves, *t.partners(wolf))
    return t.targets("kill", wolf, tuple([s for s in t.living if s not in barred]))


def _is_watched(t: Table) -> bool:
    return t.in_deck("little_girl") and t.rules.girl_step(t) == "wolves"


def _waits(t: Table) -> bool:
    return _is_watched(t) and t.options.girl_peek_window == "after_kill_cue"


def _round(t: Table, wolves: Seats, number: int) -> Script[Answers]:
    least = 0 if t.options.wolf_may_pass else 1
    asks = [Ask("kill", s, legal(t, s), least) for s in wolves]
    if _is_watched(t):
        asks += [*little_girl.guesses(t), *t.rules.peeks(t, "wolves")]
    answers = yield from ask(t, "wolves", asks, seconds(t, number))
    little_girl.judge(t, answers)
    return answers


def _once(t: Table) -> Script[Seat]:
    answers = yield from _round(t, t.awake, 0)
    return agreed(t, [answers.get(("kill", s), ()) for s in _pack(t)])


def agreed(t: Table, picks: list[Picks]) -> Seat:
    """Whom all have named, or by option more than half (WOLF-3a)."""
    for target in _named(picks):
        named = picks.count((target,))
        if named == len(picks) or (t.options.wolf_consensus == "majority" and 2 * named > len(picks)):
            return target
    return 0


def _repeated(t: Table) -> Script[Seat]:
    """All rounds pass, however soon they agree; then the most wanted, by lot among equals (WOLF-2a).

    Where they may pass, they agree on nobody when all say so (WOLF-4); who is silent has not said it.
    """
    given: list[Picks | None] = []
    for number in range(rounds(t)):
        done = _is_unanimous(given)
        answers = yield from _round(t, () if done else t.awake, number)
        if not done:
            given = [answers.get(("kill", s)) for s in _pack(t)]
    picks = [p or () for p in given]
    return agreed(t, picks) if _is_unanimous(given) else _fallen(t, picks)


def _is_unanimous(given: list[Picks | None]) -> bool:
    """Whether all have answered, and the same."""
    return bool(given) and None not in given and len(set(given)) == 1


def _pack(t: Table) -> Seats:
    """The wolves who must agree: the living, without those just taken out (WOLF-5, 2.10)."""
    return tuple(s for s in t.awake if s not in t.removed)


def _fallen(t: Table, picks: list[Picks]) -> Seat:
    named = _named(picks) or sorted({s for wolf in t.awake for s in legal(t, wolf) if s in t.staying})
    if not named:
        return 0
    most = max(picks.count((s,)) for s in named)
    best = [s for s in named if picks.count((s,)) == most]
    return best[0] if len(best) == 1 else best[die(t, "wolves", len(best))]


def _named(picks: list[Picks]) -> list[Seat]:
    return sorted({p[0] for p in picks if p})


def _changed(t: Table, asked: Asked, picks: Picks | None) -> None:
    """Show a wolf's pick to the pack (WOLF-4a)."""
    by = asked.to[0]
    t.tell(e.PackUnpicked(by) if picks is None else e.PackPicked(by, picks[0] if picks else 0))


def _angel_refuses(t: Table, asked: Asked, picks: Picks) -> None:  # noqa: ARG001 - every check takes the ask
    """By option the wolves are refused an Angel, in private (C09)."""
    if t.options.angel_target_policy == "target_rejected" and any("untouchable" in t.powers[s] for s in picks):
        raise Refused("angel-refused", seat=picks[0])


STEP = Step("wolves", ("werewolf",), turn)
KINDS = (AskKind("kill", changed=_changed, check=_angel_refuses),)
