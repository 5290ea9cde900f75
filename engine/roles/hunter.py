"""The Hunter, version B: a dying shot, and the last-two rule (HUN-1 to HUN-7)."""

from engine import events as e
from engine.asking import Ask, ask
from engine.events import Seat, Seats
from engine.rules import AskKind, Role, Script, Strikes
from engine.table import Table

ROLE = Role("hunter", "village", powers=("shoot", "last_two"))
LAST_TWO = Role("hunter_lasttwo", "village", powers=("last_two",))


def reaction(t: Table, dead: Seats) -> Script[Strikes]:
    """After deaths were published: the Hunters among them may shoot; the shots, in seat order (2.4 step 6).

    The time passes whether or not a Hunter died, while the dead might have been one (SIL-3c).
    """
    hunters = tuple(s for s in sorted(dead) if _may_shoot(t, s))
    if not hunters and not (t.options.phantom_phases == "always" and _could_have(t, dead)):
        return ()
    least = 1 if t.options.hunter_shot_mandatory else 0
    asks = [Ask("shoot", s, _targets(t, s), least) for s in hunters]
    answers = yield from ask(t, "hunter", asks, float(t.options.t_reaction))
    return tuple(_shot(t, s, target) for s in hunters for target in answers.get(("shoot", s), ()))


def _shot(t: Table, hunter: Seat, target: Seat) -> tuple[Seat, str]:
    t.tell(e.Fired(hunter, target))
    if t.options.hunter_reveal_on_shot:
        t.tell(e.Shot(hunter, target))
        if "hunter" not in t.revealed.get(hunter, "").split("+"):
            t.tell(e.Revealed(hunter, "hunter"))
    return (target, "hunter_shot")


def _may_shoot(t: Table, seat: Seat) -> bool:
    """He holds the power, and his death's cause allows it (HUN-2, HUN-3, C24, C26)."""
    cause = t.causes[seat]
    allowed = ("wolves" if cause == "girl_caught" else cause) in t.options.hunter_shot_on
    innocent = not t.options.hunter_shot_requires_innocent or cause != "lynch" or _is_innocent(t, seat)
    return "shoot" in t.powers.get(seat, ()) and allowed and innocent


def _is_innocent(t: Table, seat: Seat) -> bool:
    """No wolf card or bottom card, and not in a mixed couple (C26)."""
    return not t.is_wolf(seat) and not any(seat in pair for pair in t.mixed)


def _could_have(t: Table, dead: Seats) -> bool:
    """Whether, for all that is public, a Hunter may be among these dead."""
    shown = {s: what.split("+") for s, what in t.revealed.items()}
    gone = sum(1 for s in t.died if "hunter" in shown.get(s, ()))
    if t.cards_open:
        return any(t.has_card(s, "hunter") for s in dead)
    if any("hunter" in shown.get(s, ()) for s in dead):
        # shown as a Hunter: the time passes even where his cause forbids a shot, else it would tell the cause
        return True
    # of two cards a wolf's other one may be a Hunter's (V3-4)
    hiding = {"not_wolf", "wolf"} if t.seconds else {"not_wolf"}
    return gone < t.deck.get("hunter", 0) and any(s not in t.revealed or t.revealed[s] in hiding for s in dead)


def _targets(t: Table, hunter: Seat) -> Seats:
    """Anyone living but his own lover (HUN-5, LOV-4)."""
    return t.targets("shoot", hunter, tuple(s for s in t.living if s not in t.partners(hunter)))


KINDS = (AskKind("shoot"),)
