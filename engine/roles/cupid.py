"""Cupid, who links two lovers on the first night (CUP-1 to CUP-3, LOV-1 to LOV-5)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.chance import shuffle
from engine.events import Seat, Seats
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

ROLE = Role("cupid", "village", powers=("love",))


def turn(t: Table) -> Script[None]:
    """Ask Cupid for two; without an answer chance links them (2.10)."""
    cupids = t.holders("love")
    answers = yield from ask(t, "cupid", [Ask("love", s, t.living, 2, 2) for s in cupids], step_seconds(t, "cupid"))
    for cupid in cupids:
        pair = answers.get(("love", cupid)) or _drawn(t)
        t.tell(e.Linked(tuple(sorted(pair))))


def meet(t: Table) -> Script[None]:
    """The lovers learn of each other; the step passes though there are none (SIL-3)."""
    for a, b in t.lovers:
        for one, other in ((a, b), (b, a)):
            t.tell(e.InLove((one,), other, t.identity(other) if t.options.lovers_see_roles else ""))
    yield from ask(t, "lovers", (), step_seconds(t, "lovers"))
    for pair in t.lovers:
        note_mixed(t, pair)


def note_mixed(t: Table, pair: Seats) -> None:
    """Remember a pair that is, or has become, a wolf and a non-wolf (WIN-V2); by option only as night 1 ends (3.4)."""
    open_ = t.options.mixed_eval == "dynamic" or (t.day == 1 and t.dawning)
    if open_ and pair not in t.mixed and is_mixed(t, pair):
        t.tell(e.CoupleMixed(pair))


def is_mixed(t: Table, pair: Seats) -> bool:
    """Whether one lover is a wolf and the other neither wolf nor Piper, by their cards (LOV-3, 3.4)."""
    wolves = [s for s in pair if t.is_wolf(s)]
    human = next((s for s in pair if s not in wolves), 0)
    if len(wolves) != 1 or t.has_card(human, "piper"):
        return False
    return not t.has_card(human, "cobbler") or bool(t.options.cobbler_wolf_pair_mixed)


def is_hybrid_pair(t: Table, pair: Seats) -> bool:
    """Whether one lover is a Hybrid and the other no Piper (HYB-8, 3.4)."""
    return any(t.has_card(s, "hybrid") for s in pair) and not any(t.has_card(s, "piper") for s in pair)


def grief(t: Table, dead: Seat) -> Seats:
    """Who dies of grief for a dead seat (LOV-1)."""
    return tuple(s for s in t.partners(dead) if t.is_alive(s))


def _drawn(t: Table) -> Seats:
    """Two by chance, nobody who is about to leave the game while there are others: grief would take the other along."""
    here = tuple(s for s in t.living if s not in t.removed)
    seats = here if len(here) > 1 else t.living
    order = shuffle(t, "cupid", len(seats))
    return (seats[order[0]], seats[order[1]])


# CUP-3: with a Thief in the deck both steps are run though no Cupid is in play.
STEPS = (
    Step("cupid", ("cupid", "thief"), turn, first_night=True, powers=("love",)),
    Step("lovers", ("cupid", "thief"), meet, first_night=True, powers=("love",)),
)
KINDS = (AskKind("love"),)
