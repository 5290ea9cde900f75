"""Tinker and Medium: identities drawn secretly among Villagers, who do not know it (TIN-1 to TIN-3, MED-1 to MED-8)."""

from engine import events as e
from engine.asking import Ask, ask, close
from engine.chance import die
from engine.events import Asked, Picks, Seat
from engine.rules import AskKind, Role, Script
from engine.table import Table

TINKER = Role("tinker", "village", side="plain", overlay=True)
MEDIUM = Role("medium", "village", side="plain", overlay=True)
DOUBTS = 2
"""How many refused seances with a Yes majority move the Medium (C74)."""


def lay(t: Table) -> None:
    """Draw who is Tinker and who is Medium, not the same while there are two Villagers (SET-6, E108)."""
    for overlay in ("tinker", "medium"):
        if overlay in t.setup.deal:
            t.tell(e.Overlaid(t.setup.deal.index(overlay) + 1, overlay))
        elif t.in_deck(overlay):
            plain = tuple(s for s in range(1, t.seats + 1) if t.has_card(s, "villager") and not t.is_wolf(s))
            free = tuple(s for s in plain if s not in t.overlays.values()) or plain
            t.tell(e.Overlaid(free[die(t, f"overlay:{overlay}", len(free))], overlay))


def seance(t: Table) -> Script[None]:
    """A motion, a sealed vote, and perhaps a talk with one of the dead (MED-8)."""
    if not (t.in_deck("medium") and t.died and not t.seance):
        return
    choices = t.died if t.options.seance_target == "motion" else (1,)
    asks = [Ask("seance", s, choices) for s in t.living if s not in t.removed]
    answers = yield from ask(t, "motion", asks, float(t.options.t_seance_motion), early=True)
    moved = [picks[0] for picks in answers.values() if picks]
    if moved and t.seance_day == t.day:
        yield from _decide(t, moved[0] if t.options.seance_target == "motion" else 0)


def _decide(t: Table, dead: Seat) -> Script[None]:
    """Held iff Yes outnumbers No, and the Medium lives and has said Yes (MED-2)."""
    asks = [Ask("confirm", s, (0, 1)) for s in t.living if s not in t.removed]
    answers = yield from ask(t, "seance_vote", asks, float(t.options.t_vote), early=True, about=dead)
    yes = sum(1 for picks in answers.values() if picks == (1,))
    majority = yes > sum(1 for picks in answers.values() if picks == (0,))
    medium = t.overlays.get("medium", 0)
    if not (majority and t.is_alive(medium) and answers.get(("confirm", medium)) == (1,)):
        t.tell(e.SeanceRefused())
        if majority:
            _doubt(t)
        return
    if t.options.seance_target == "vote":
        dead = yield from _whom(t)
    t.tell(e.SeanceHeld(dead))
    asks = [Ask("end", s, (1,), 1) for s in t.living if s not in t.removed]
    yield from ask(t, "seance", asks, float(t.options.t_seance), early=True, about=dead)


def _whom(t: Table) -> Script[Seat]:
    """Which of the dead is called: most votes, equal ones by lot (C75)."""
    asks = [Ask("seance", s, t.died) for s in t.living if s not in t.removed]
    answers = yield from ask(t, "seance_whom", asks, float(t.options.t_vote), early=True)
    picks = [p[0] for p in answers.values() if p] or list(t.died)
    most = max(map(picks.count, picks))
    best = [s for s in t.died if picks.count(s) == most]
    return best[0] if len(best) == 1 else best[die(t, "seance", len(best))]


def _doubt(t: Table) -> None:
    """Against probing for the Medium the identity moves to the earliest dead (MED-6, C74)."""
    t.tell(e.SeanceDoubted())
    auto = t.options.medium_antiprobe == "auto" or (
        t.options.medium_antiprobe == "manual" and t.options.moderator_mode == "engine"
    )
    if auto and t.seance_doubts == DOUBTS:
        t.tell(e.Overlaid(t.died[0], "medium"))


def _moved(t: Table, asked: Asked, picks: Picks | None) -> None:
    """The first motion closes the window (MED-8)."""
    if picks and t.round is not None and t.round.step == "motion":
        t.tell(e.SeanceMoved(asked.to[0], picks[0] if t.options.seance_target == "motion" else 0))
        close(t, "moved")


KINDS = (AskKind("seance", changed=_moved, secret=False, seats=False),)
