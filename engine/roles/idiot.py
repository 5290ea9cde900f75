"""The Village Idiot: turning up his card saves him from the village once (IDI-1 to IDI-4)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat
from engine.rules import AskKind, Role, Script
from engine.table import Table

ROLE = Role("idiot", "village", powers=("flip",))


def is_spared(t: Table, who: Seat) -> Script[bool]:
    """Whether the condemned is an Idiot who is saved: he flips now, or has flipped and is immune (IDI-1, C34).

    While an unrevealed Idiot is possible and may choose, the time passes for whoever is condemned (SIL-3c).
    """
    if who in t.flipped:
        return bool(t.options.idiot_second_lynch == "immune")
    holds = "flip" in t.powers[who]
    flips = holds
    if t.options.idiot_reveal == "optional" and (holds or (t.options.phantom_phases == "always" and _is_possible(t))):
        asks = [Ask("flip", who, (0, 1), 1)] if holds else []
        answers = yield from ask(t, "flip", asks, float(t.options.t_reaction), about=who)
        flips = holds and answers.get(("flip", who)) != (0,)
    if flips:
        t.tell(e.IdiotFlipped(who))
        t.tell(e.Revealed(who, "idiot"))
    return flips


def _is_possible(t: Table) -> bool:
    shown = sum(1 for what in t.revealed.values() if "idiot" in what.split("+"))
    return shown < t.deck.get("idiot", 0)


KINDS = (AskKind("flip", seats=False),)
