"""The Little Girl peeks while the wolves choose, and may be caught (GIRL-1 to GIRL-9)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.chance import die
from engine.events import Asked, Picks, Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script
from engine.table import Table

ROLE = Role("little_girl", "village", powers=("peek",))
SIDES = 1000
"""In how fine parts a risk is drawn."""


def asks(t: Table) -> list[Ask]:
    """The Girls are asked at which level of risk they peek: 1 for the first (GIRL-4b)."""
    levels = tuple(range(1, len(t.options.girl_risk) + 1)) if t.options.girl_detection == "chance" else (1,)
    return [Ask("peek", s, levels) for s in t.holders("peek")]


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
    for girl in caught:
        t.tell(e.GirlCaught(t.wolves, girl))
    answers = yield from ask(t, "caught", _pack_asks(t, caught), step_seconds(t, "caught", t.options.t_reaction))
    picks = [answers.get(("catch", s), ()) for s in t.wolves]
    for girl in _named(t, picks) if t.options.girl_detection == "wolf_guess" else caught:
        if not t.options.girl_kill_optional or t.options.girl_detection == "wolf_guess" or _agreed(picks):
            t.tell(e.GirlTaken(girl))


def _chances(t: Table, level: int) -> tuple[bool, bool]:
    """(whether she sees, whether she is caught): with equal chance in `chance`, else she sees for sure (C20)."""
    if t.options.girl_detection != "chance":
        return True, False
    risk = round(t.options.girl_risk[level - 1] * SIDES)
    return die(t, "peek:seen", SIDES) < risk, die(t, "peek:caught", SIDES) < risk


def _seen(t: Table) -> Seats:
    """One wolf by lot, or all (C21)."""
    if not t.wolves or t.options.girl_peek_reveals == "wolf_chat_anonymous":
        return ()
    if t.options.girl_peek_reveals == "all_wolves":
        return t.wolves
    return (t.wolves[die(t, "peek:who", len(t.wolves))],)


def _pack_asks(t: Table, caught: list[Seat]) -> list[Ask]:
    """Yes or no to a caught Girl's death, no from her lover (E24); or each wolf's guess who peeked."""
    if t.options.girl_detection == "wolf_guess":
        others = tuple(s for s in t.living if not t.is_wolf(s))
        return [Ask("catch", w, tuple(s for s in others if s not in t.partners(w))) for w in t.wolves]
    if not caught or not t.options.girl_kill_optional:
        return []
    return [Ask("catch", w, (0,) if caught[0] in t.partners(w) else (0, 1)) for w in t.wolves]


def _named(t: Table, picks: list[Picks]) -> list[Seat]:
    """The Girl whom all living wolves have named while she peeked (GIRL-4b)."""
    return [s for s in t.peeks if picks and all(p == (s,) for p in picks)]


def _agreed(picks: list[Picks]) -> bool:
    return bool(picks) and all(p == (1,) for p in picks)


KINDS = (AskKind("peek", changed=peeked, seats=False), AskKind("catch", seats=False))
