"""What an event card is, and what several of them need: who chooses, a death by a card, another role.

A card is written like a variant: it holds only its difference to the rules, which `whenever` lets be so while it is in
force. What a card does at once it does in `drawn`, a part of the script.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from engine import death, victory
from engine import events as e
from engine.asking import Ask, ask
from engine.chance import die
from engine.events import Picks, Seat, Seats
from engine.rules import Rules, Script, Step
from engine.table import Table
from engine.vote import HOST

T = TypeVar("T")
KEPT = ("roles", "wolf_roles", "kinds", "victory", "steps")
"""The rows of the rules, which are no functions of a table."""


def at_once(t: Table) -> Script[None]:  # noqa: ARG001 - the signature of a moment
    """A card that does nothing when it is drawn."""
    yield from ()


def same(rules: Rules) -> Rules:
    """A card that changes no rule."""
    return rules


def quietly(t: Table) -> None:
    """A card that leaves nothing behind."""


def always(t: Table) -> bool:  # noqa: ARG001 - the signature of a condition
    """A card that can be played at any time."""
    return True


def somebody_died(t: Table) -> bool:
    """A card that needs a dead player (NM HOUSE)."""
    return bool(t.died)


@dataclass(frozen=True, slots=True)
class Card:
    """One row of 4.7.2."""

    number: int
    name: str
    timing: str
    """`full`: at once, then void; `crescent`: later, then void; `permanent` (NM-4 to NM-6)."""
    until: str
    """When it is void: `drawn` (what it does is done), `vote` (as it begins), `sunset`, `dawn`, `death` (a dawn with
    one), `execution`, `round` (the festival's), `never`."""
    drawn: Callable[[Table], Script[None]] = at_once
    """What happens as soon as it is turned."""
    change: Callable[[Rules], Rules] = same
    """What is different while it is in force."""
    over: Callable[[Table], None] = quietly
    """What happens when it is void."""
    playable: Callable[[Table], bool] = always
    """Whether there is anything for it to work on; a card that is not playable is discarded."""
    house: bool = False
    """Ours, not the game's: its real effect is not known."""


def whenever(holds: Callable[[Table], bool], plain: Rules, changed: Rules) -> Rules:
    """The rules that are `changed` as long as something holds, else `plain`."""
    names = [f.name for f in fields(Rules) if f.name not in KEPT]
    different = [name for name in names if getattr(plain, name) is not getattr(changed, name)]
    functions: dict[str, Any] = {name: _either(holds, getattr(plain, name), getattr(changed, name)) for name in different}
    return replace(plain, steps=_steps(holds, plain.steps, changed.steps), **functions)


def _steps(holds: Callable[[Table], bool], plain: tuple[Step, ...], changed: tuple[Step, ...]) -> tuple[Step, ...]:
    """Each step with its turn or the changed one; a step that is only among the changed does nothing else."""
    turns = {step.id: step.turn for step in plain}
    return tuple(
        s if turns.get(s.id) is s.turn else replace(s, turn=_either(holds, turns.get(s.id, at_once), s.turn)) for s in changed
    )


def _either(holds: Callable[[Table], bool], plain: Callable[..., T], changed: Callable[..., T]) -> Callable[..., T]:
    def call(t: Table, *values: object) -> T:
        return (changed if holds(t) else plain)(t, *values)

    return call


# --- choices ----------------------------------------------------------------------------------------------------------


def chooser(t: Table) -> Seat | None:
    """Who makes a card's choice: the most recent dead, else the Sheriff; by option the moderator; none is chance (C89)."""
    if t.options.event_chooser == "moderator":
        return HOST if t.options.moderator_mode != "engine" else None
    return t.died[-1] if t.died else t.sheriff or None


def choose(t: Table, step: str, kind: str, choices: Picks) -> Script[tuple[int, Seat]]:
    """What is chosen for a card and by which seat; chance, and nobody's seat (0), where no choice is made."""
    by = chooser(t)
    if by is None:
        return by_lot(t, step, choices), 0
    answers = yield from ask(t, step, [Ask(kind, by, choices, 1)], float(t.options.t_reaction), early=True, about=by)
    picks = answers.get((kind, by))
    return (picks[0], by) if picks else (by_lot(t, step, choices), 0)


def by_lot(t: Table, card: str, choices: Picks) -> int:
    """One of some, for a card."""
    return choices[die(t, f"card:{card}", len(choices))]


def present(t: Table) -> Seats:
    """The living who are here."""
    return tuple(s for s in t.living if s not in t.removed and not t.is_away(s))


# --- what cards do to players -------------------------------------------------------------------------------------------


def kill(t: Table, seats: Seats) -> Script[None]:
    """Eliminate some by a card; at dawn, before the reactions, they join the night's dead (2.4, `after_announcement`)."""
    strikes = tuple((s, "event") for s in seats)
    if t.dawning:
        death.strike(t, strikes)
    else:
        yield from death.resolve(t, strikes)


def become(t: Table, seat: Seat, role: str) -> None:
    """Give a seat another role, in secret (VAR-9).

    Where a first card lies open it stays there, for all to see, and has no power any more; the bottom card changes.
    """
    if not t.cards_open:
        t.tell(e.CardChanged((seat,), role, role if seat in t.seconds else ""))
        return
    t.tell(e.CardChanged((seat,), t.cards[seat], role))
    if t.powers[seat]:
        t.tell(e.PowersLost((seat,), t.powers[seat]))


def is_ordinary(t: Table, seat: Seat) -> bool:
    """Whether a seat is an ordinary Villager: no wolf, no special card, or a Thief who took none (0.8)."""
    return victory.side(t, seat) == "plain" and not t.has_card(seat, "hybrid")
