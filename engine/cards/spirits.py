"""Spiritualism, cards 11 to 15: a medium asks the first dead one of the four questions on the card.

Four questions are known, but not which card had which: the sets, and three questions more, are ours (4.7.3).
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine import events as e
from engine.asking import Ask, ask
from engine.cards.facts import is_ordinary
from engine.events import Seat, Seats
from engine.rules import AskKind, Script
from engine.table import Table
from engine.variants.harvest import beside


@dataclass(frozen=True, slots=True)
class Question:
    """What a medium may ask: the true answer by (table, medium, whom), and whether he points at somebody."""

    id: str
    answer: Callable[[Table, Seat, Seat], bool]
    points: bool = False


def _wolf_among(t: Table, seats: Seats) -> bool:
    return any(s in t.wolves for s in seats)


QUESTIONS = {
    question.id: question
    for question in (
        Question("wolves_adjacent", lambda t, _me, _who: any(_wolf_among(t, beside(t, s)) for s in t.wolves)),
        Question("wolf_beside", lambda t, _me, who: _wolf_among(t, beside(t, who)), points=True),
        Question("ordinary", lambda t, _me, who: is_ordinary(t, who), points=True),
        Question("wolf_myself", lambda t, me, _who: t.is_wolf(me)),
        Question("wolf_beside_me", lambda t, me, _who: _wolf_among(t, beside(t, me))),
        Question("wolf_beside_dead", lambda t, _me, _who: _wolf_among(t, beside(t, t.died[-1]))),
        Question("two_wolves", lambda t, _me, _who: len(t.wolves) > 1),
    )
}
SETS = {
    "spiritualism_1": ("wolves_adjacent", "wolf_beside", "ordinary", "wolf_myself"),
    "spiritualism_2": ("wolves_adjacent", "wolf_beside", "ordinary", "wolf_beside_me"),
    "spiritualism_3": ("wolves_adjacent", "wolf_beside", "wolf_myself", "wolf_beside_dead"),
    "spiritualism_4": ("wolves_adjacent", "ordinary", "wolf_myself", "two_wolves"),
    "spiritualism_5": ("wolf_beside", "ordinary", "wolf_myself", "wolf_beside_me"),
}
"""Card -> its questions, in the order of the picks from 1."""


def questions(t: Table) -> tuple[str, ...]:
    """The questions on the card that is being played; none if it is another card."""
    return next((ids for name, ids in SETS.items() if name in t.in_force), ())


def seance(t: Table) -> Script[None]:
    """The player left of the most recent dead asks; the spirit answers aloud, and only yes or no."""
    medium = t.next_living(t.died[-1])
    picks = (yield from _asked(t, "spiritualism", Ask("question", medium, (1, 2, 3, 4)))) if medium else ()
    if not picks:
        return
    question, about = QUESTIONS[questions(t)[picks[0] - 1]], medium
    if question.points:
        picks = yield from _asked(t, "spirit_points", Ask("point", medium, t.others(medium), 1))
        if not picks:
            return
        about = picks[0]
    t.tell(e.SpiritAnswered(medium, question.id, about, question.answer(t, medium, about)))


def _asked(t: Table, step: str, question: Ask) -> Script[tuple[int, ...]]:
    answers = yield from ask(t, step, [question], float(t.options.t_reaction), early=True, about=question.seat)
    return answers.get((question.kind, question.seat), ())


KINDS = (AskKind("question", secret=False, seats=False), AskKind("point", secret=False))
