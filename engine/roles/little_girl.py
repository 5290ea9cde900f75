"""The Little Girl peeks while the wolves choose, and may be caught (GIRL-1 to GIRL-9)."""

from engine import events as e
from engine.asking import Answers, Ask, ask
from engine.chance import die
from engine.events import Asked, Picks, Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script
from engine.table import Table

ROLE = Role("little_girl", "village", powers=("peek",))
SIDES = 1000
"""In how fine parts a risk is drawn."""


def asks(t: Table) -> list[Ask]:
    """The Girls who have not peeked in this step are asked at which level of risk they do: 1 for the first (GIRL-4b)."""
    levels = tuple(range(1, len(t.options.girl_risk) + 1)) if t.options.girl_detection == "chance" else (1,)
    return [Ask("peek", s, levels) for s in t.holders("peek") if s not in t.peeks]


def guesses(t: Table) -> list[Ask]:
    """By option each wolf may name one who peeks, none his lover (GIRL-4b, LOV-2)."""
    if t.options.girl_detection != "wolf_guess":
        return []
    others = tuple(s for s in t.living if not t.is_wolf(s))
    return [Ask("guess", w, tuple(s for s in others if s not in t.partners(w))) for w in t.awake]


def judge(t: Table, answers: Answers) -> None:
    """A Girl who peeked is caught if all living wolves have named her (GIRL-4b)."""
    if not t.peeks:
        return
    named = [answers.get(("guess", w), ()) for w in t.awake if w not in t.removed]
    for girl in [s for s in t.peeks if named and all(p == (s,) for p in named)]:
        t.tell(e.PeekNoticed(girl, caught=True))


def peeked(t: Table, asked: Asked, picks: Picks | None) -> None:
    """She looks at once, and once a step; what happens to her follows in the step's second half (GIRL-4a)."""
    if not picks:
        return
    girl = asked.to[0]
    sees, caught = _chances(t, picks[0])
    t.tell(e.Peeked((girl,), _seen(t) if sees else ()))
    t.tell(e.PeekNoticed(girl, caught))
    t.tell(e.Voided((girl,), asked.round, asked.kind))


def be_caught(t: Table) -> Script[None]:
    """The second half of the wolves' step: it takes its time every night (SIL-3c); a caught Girl may die in it."""
    caught = [s for s, noticed in t.peeks.items() if noticed]
    if not caught and t.options.phantom_phases != "always":
        return
    for girl in caught:
        t.tell(e.GirlCaught(t.awake, girl))
    answers = yield from ask(t, "caught", _pack_asks(t, caught), step_seconds(t, "caught", t.options.t_reaction))
    picks = [answers.get(("catch", s), ()) for s in t.awake if s not in t.removed]
    for girl in caught:
        if not t.options.girl_kill_optional or (picks and all(p == (1,) for p in picks)):
            t.tell(e.GirlTaken(girl))


def _chances(t: Table, level: int) -> tuple[bool, bool]:
    """(whether she sees, whether she is caught): with equal chance in `chance`, else she sees for sure (C20)."""
    if t.options.girl_detection != "chance":
        return True, False
    risk = round(t.options.girl_risk[level - 1] * SIDES)
    # BD-1: where no wolf is awake nobody can catch her
    return die(t, "peek:seen", SIDES) < risk, die(t, "peek:caught", SIDES) < risk and bool(t.awake)


def _seen(t: Table) -> Seats:
    """One wolf by lot, or all (C21)."""
    if not t.awake or t.options.girl_peek_reveals == "wolf_chat_anonymous":
        return ()
    if t.options.girl_peek_reveals == "all_wolves":
        return t.awake
    return (t.awake[die(t, "peek:who", len(t.awake))],)


def _pack_asks(t: Table, caught: list[Seat]) -> list[Ask]:
    """Yes or no to a caught Girl's death; no from her lover (E24)."""
    if not caught or not t.options.girl_kill_optional:
        return []
    return [Ask("catch", w, (0,) if caught[0] in t.partners(w) else (0, 1)) for w in t.awake]


def _changed(t: Table, asked: Asked, picks: Picks | None) -> None:
    t.rules.peeked(t, asked, picks)


KINDS = (AskKind("peek", changed=_changed, seats=False), AskKind("guess"), AskKind("catch", seats=False))
