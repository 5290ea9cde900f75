"""The Witch: one healing potion, one poison (WIT-1 to WIT-8)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.commands import Refused
from engine.events import Asked, Picks, Seat, Seats
from engine.roles import elder, protector
from engine.roles.pace import step_seconds
from engine.rules import AskKind, Role, Script, Step
from engine.table import Table

ROLE = Role("witch", "village", powers=("potions",))


def turn(t: Table) -> Script[None]:
    """Tell the Witch the victim and ask for both potions at once; what she chose happens when the step closes."""
    witches = t.holders("potions")
    for witch in witches:
        tell_victim(t, witch)
    asks = [*t.rules.peeks(t, "witch"), *(a for witch in witches for a in _asks(t, witch))]
    answers = yield from ask(t, "witch", asks, step_seconds(t, "witch"))
    victim = _victim(t)
    for witch in witches:
        if answers.get(("heal", witch)):
            # C15: acting blind she may waste it, on nobody or on whom no potion of hers may save
            t.tell(e.Healed(witch, victim if _helps(t, witch) else 0))
        for target in answers.get(("poison", witch), ()):
            t.tell(e.Poisoned(witch, target))


def tell_victim(t: Table, witch: Seat) -> None:
    """Tell the Witch whom the wolves chose, where she is told (C15)."""
    if _is_told(t, witch):
        t.tell(e.VictimShown((witch,), _victim(t), _is_lost(t)))


def _victim(t: Table) -> Seat:
    """The wolves' victim as she is told it (WIT-2).

    Nobody if he was guarded or cannot be bitten (WIT-3, C16); by option nobody for an Elder's first bite (C18); the
    Girl whom they caught in his place (GIRL-3).
    """
    victim = t.victim
    if t.taken and t.options.girl_caught_effect == "replaces_victim":
        return t.taken
    if not victim or "untouchable" in t.powers[victim]:
        return 0
    if protector.protects(t, victim) and not t.options.witch_sees_guarded_victim:
        return 0
    first_bite = "lives" in t.powers[victim] and elder.lives(t, victim) > 1
    return 0 if first_bite and not t.options.witch_told_elder_hit else victim


def _is_lost(t: Table) -> bool:
    """Whether the victim shown is a Girl caught peeking, whom no potion helps (GIRL-7, C17)."""
    return t.taken != 0 and _victim(t) == t.taken and not t.options.witch_heal_caught_girl


def _is_told(t: Table, witch: Seat) -> bool:
    match t.options.witch_told_victim:
        case "always":
            return True
        case "while_heal_left":
            return has_left(t, witch, "heal")
    return False


def has_left(t: Table, witch: Seat, potion: str) -> bool:
    """Each potion works once a game, a gained one once more (WIT-1, card 25)."""
    return t.spent.get(witch, ()).count(potion) <= t.gained.get(witch, ()).count(potion)


def _asks(t: Table, witch: Seat) -> list[Ask]:
    asks = []
    if has_left(t, witch, "heal") and _may_heal(t, witch):
        asks.append(Ask("heal", witch, (_victim(t) if _is_told(t, witch) else 0,)))
    if has_left(t, witch, "poison"):
        asks.append(Ask("poison", witch, _poisonable(t, witch)))
    return asks


def _may_heal(t: Table, witch: Seat) -> bool:
    """Whether she is asked: where her potion helps; acting blind she may always try (C15)."""
    return not _is_told(t, witch) or _helps(t, witch)


def _helps(t: Table, witch: Seat) -> bool:
    """There is somebody whom a potion saves, and not herself where that is forbidden (WIT-5, C11)."""
    victim = _victim(t)
    allowed = {"never": False, "first_night": t.night == 1, "always": True}[t.options.witch_self_heal]
    return victim != 0 and not _is_lost(t) and (victim != witch or allowed)


def _poisonable(t: Table, witch: Seat) -> Seats:
    """Anybody living but her lover (LOV-4), tonight's victim as she knows it (C14), and perhaps herself (C12)."""
    seats = t.living if t.options.witch_self_poison else t.others(witch)
    barred = t.partners(witch)
    if _is_told(t, witch) and not t.options.witch_may_poison_victim:
        barred = (*barred, _victim(t))
    if witch == _victim(t) and t.options.witch_self_poison:
        # WIT-5: she may end herself, bitten or not; C14 is about somebody else.
        barred = tuple(s for s in barred if s != witch)
    return t.targets("poison", witch, tuple(s for s in seats if s not in barred))


def _one_potion(t: Table, asked: Asked, picks: Picks) -> None:
    """Refuse a second potion where only one a night is allowed (WIT-4, C13)."""
    other = "poison" if asked.kind == "heal" else "heal"
    if picks and t.answers.get((other, asked.to[0])) and not t.options.witch_both_same_night:
        raise Refused("one-potion")


STEP = Step("witch", ("witch",), turn, powers=("potions",))
KINDS = (AskKind("heal", check=_one_potion), AskKind("poison", check=_one_potion))
