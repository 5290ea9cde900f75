"""The Elder: two lives against the wolves, and the village's powers if the village side kills him (ELD-1 to ELD-6)."""

from engine import events as e
from engine.events import Seat
from engine.rules import Role
from engine.table import Table

ROLE = Role("elder", "village", powers=("lives",))
LIVES = 2
LISTED_FOUR = ("shoot", "last_two", "guard", "potions", "see")
"""The powers of Hunter, Guard, Witch and Seer (C30)."""


def survives(t: Table, seat: Seat, *, healed: bool) -> bool:
    """Whether an Elder bitten and unprotected lives; his lives go down, a heal gives one back (ELD-1, ELD-3)."""
    if "lives" not in t.powers[seat]:
        return healed
    left = lives(t, seat)
    if healed and t.options.elder_heal == "restore_one":
        return True
    if healed or left > 1:
        t.tell(e.LifeLost(seat, 1))
        return True
    return False


def lives(t: Table, seat: Seat) -> int:
    return t.lives.get(seat, LIVES)


def mourn(t: Table) -> bool:
    """Take the powers for an Elder whom the village side has killed, once a game (ELD-4); whether it did so now.

    Not for an Elder with a wolf's card, who was not killed by mistake (V2-8).
    """
    for seat in () if t.elder_gone else t.struck_since:
        guilty = t.causes[seat] in t.options.elder_loss_causes
        if "lives" in t.powers[seat] and guilty and not t.is_wolf(seat):
            t.tell(e.ElderMourned(seat))
            # E36: who died with him has lost his powers too, before the Hunters are asked
            for other in sorted((*t.living, *t.unpublished)):
                _lose(t, other)
            return True
    return False


def _lose(t: Table, seat: Seat) -> None:
    lost = tuple(p for p in t.powers[seat] if _is_lost(t, seat, p) and (p != "lives" or t.is_alive(seat)))
    if lost:
        t.tell(e.PowersLost((seat,), lost))


def _is_lost(t: Table, seat: Seat, power: str) -> bool:
    """By scope: the listed four, every village player's, or also the Piper's (C30)."""
    match t.options.elder_loss_scope:
        case "listed_four":
            return power in LISTED_FOUR
        case "village_camp":
            return not t.is_wolf(seat) and not t.has_card(seat, "piper")
    return not t.is_wolf(seat)
