"""Who has won: the ordered list of checks, looked at only at stable points (rulebook 3)."""

from engine import events as e
from engine.events import Seat, Seats
from engine.roles.cupid import is_mixed
from engine.rules import Won
from engine.table import Table


def settle(t: Table) -> None:
    """End the game if somebody has won, else mark the stable point (2.4 step 8)."""
    won = find(t)
    if won is None:
        t.tell(e.Stable())
    else:
        end(t, won)


def end(t: Table, won: Won) -> None:
    """End the game: every member of the winning camps wins, the dead too; all cards are shown (WIN-X1, 2.11)."""
    seats = tuple(range(1, t.seats + 1))
    t.tell(e.Ended(won.camps, tuple(s for s in seats if camp(t, s) in won.camps)))
    t.tell(e.CardsShown(tuple(t.cards[s] for s in seats), t.lovers))


def find(t: Table) -> Won | None:
    """The first check that holds (3.2); all dead is a draw before any other (WIN-0)."""
    if not t.living:
        return Won(())
    for _, check in t.rules.victory:
        won = check(t)
        if won is not None:
            return won
    return None


def camp(t: Table, seat: Seat) -> str:
    """A seat's camp as it now is (0.4, 3.4)."""
    if any(seat in pair for pair in mixed_pairs(t)):
        return "couple"
    if t.cards[seat] == "cupid" and t.mixed_once and _cupid_follows(t):
        return "couple"
    return t.rules.roles[t.cards[seat]].camp


def mixed_pairs(t: Table) -> tuple[Seats, ...]:
    """The pairs that are a camp of their own: by their cards now, or as night 1 ended (LOV-3, `mixed_eval`)."""
    if t.options.mixed_eval == "at_pairing":
        return t.lovers if t.mixed_once else ()
    return tuple(pair for pair in t.lovers if is_mixed(t, pair))


def couple(t: Table) -> Won | None:
    """Only a mixed pair lives, or by option with Cupid (WIN-C1, WIN-C2)."""
    for pair in mixed_pairs(t):
        others = [s for s in t.living if s not in pair]
        cupid_may_stay = t.options.third_party_survivor_rule == "couple_plus_cupid"
        if all(t.is_alive(s) for s in pair) and all(cupid_may_stay and t.cards[s] == "cupid" for s in others):
            return Won(("couple",))
    return None


def hunter_last_two(t: Table) -> Won | None:
    """The last two are a Hunter with his power and one wolf, not his lover: he shoots (WIN-V4, HUN-6)."""
    if not t.options.hunter_last_two or len(t.living) != 2:
        return None
    hunters, wolves = t.holders("shoot"), t.wolves
    if len(hunters) == 1 and len(wolves) == 1 and hunters != wolves and wolves[0] not in t.partners(hunters[0]):
        return Won(("village",))
    return None


def village(t: Table) -> Won | None:
    """All wolf cards are dead, and by option a mixed pair's Cupid too (WIN-V1, WIN-V2)."""
    if t.wolves:
        return None
    pairs = mixed_pairs(t) if t.options.village_must_kill_mixed_couple else ()
    cupid = t.options.village_must_kill_cupid and t.mixed_once
    if any(s in pair for pair in pairs for s in t.living) or (cupid and any(t.cards[s] == "cupid" for s in t.living)):
        return None
    rule = t.options.simultaneous_village_wolf
    if rule != "village" and _wolves_would_have(t):
        return Won(("wolves",) if rule == "wolves" else ())
    return Won(("village",))


def wolves(t: Table) -> Won | None:
    """The wolves' goal by `wolf_win`, with a living wolf that counts (WIN-W1 to WIN-W4)."""
    return Won(("wolves",)) if _wolf_goal(t, t.living) else None


def piper(t: Table) -> Won | None:  # noqa: ARG001 - every check takes the table
    """Nobody can be charmed before the Piper is played (WIN-P1)."""
    return None


CHECKS = {"piper": piper, "couple": couple, "hunter_last_two": hunter_last_two, "village": village, "wolves": wolves}


def _cupid_follows(t: Table) -> bool:
    options = t.options
    return bool(options.village_must_kill_cupid or options.third_party_survivor_rule == "couple_plus_cupid")


def _wolf_goal(t: Table, living: Seats) -> bool:
    counted = [s for s in living if _counts_as_wolf(t, s)]
    others = [s for s in living if s not in counted]
    if not counted:
        return False
    match t.options.wolf_win:
        case "all_plain":
            return not _of_side(t, others, "plain") if _had_side(t, "plain") else not others
        case "one_side":
            return any(_had_side(t, side) and not _of_side(t, others, side) for side in ("plain", "god"))
        case "all_good":
            return not others
    return len(counted) == len(others) if t.options.parity_strict_equal else len(counted) >= len(others)


def _counts_as_wolf(t: Table, seat: Seat) -> bool:
    """A wolf in a mixed pair counts with the others (C55)."""
    in_couple = any(seat in pair for pair in mixed_pairs(t))
    return t.is_wolf(seat) and (t.options.lover_wolf_counts_for_parity or not in_couple)


def _of_side(t: Table, seats: list[Seat], side: str) -> list[Seat]:
    return [s for s in seats if t.rules.roles[t.cards[s]].side == side]


def _had_side(t: Table, side: str) -> bool:
    return bool(_of_side(t, list(range(1, t.seats + 1)), side))


def _wolves_would_have(t: Table) -> bool:
    """Whether the goal holds if the wolves who died since the last stable point were counted alive (5.4)."""
    fallen = tuple(s for s in t.struck_since if t.is_wolf(s))
    return bool(fallen) and _wolf_goal(t, tuple(sorted((*t.living, *fallen))))
