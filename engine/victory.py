"""Who has won: the ordered list of checks, looked at only at stable points (rulebook 3)."""

from engine import events as e
from engine.events import Seat, Seats
from engine.roles import piper
from engine.roles.cupid import is_hybrid_pair, is_mixed, note_mixed
from engine.rules import Won
from engine.table import Table

COMMON = ("wolves", "village")
"""The camps of many cards; any other is one card's own."""


def settle(t: Table, only: tuple[str, ...]) -> None:
    """End the game if somebody has won by these checks (all if none is named), else mark the stable point (2.4 step 8)."""
    for pair in t.lovers:
        note_mixed(t, pair)
    won = find(t, only)
    if won is not None:
        end(t, won)
    elif not only:
        t.tell(e.Stable())


def end(t: Table, won: Won) -> None:
    """End the game: every member of the winning camps wins, the dead too; all cards are shown (WIN-X1, 2.11)."""
    seats = tuple(range(1, t.seats + 1))
    t.tell(e.Ended(won.camps, tuple(s for s in seats if _wins(t, s, won))))
    seconds = tuple(t.seconds[s] for s in seats) if t.seconds else ()
    overlays, supports = tuple(sorted(t.overlays.items())), tuple(sorted(t.supports.items()))
    cards = tuple(t.cards[s] for s in seats)
    t.tell(e.CardsShown(cards, t.lovers, seconds, overlays, t.charmed, supports, t.fascinated, t.allies))


def find(t: Table, only: tuple[str, ...] = ()) -> Won | None:
    """The first check that holds (3.2); all dead is a draw before any other (WIN-0)."""
    if not t.living:
        return Won(())
    for name, check in t.rules.victory:
        if not only or name in only:
            won = check(t)
            if won is not None:
                return won
    return None


# --- camps --------------------------------------------------------------------------------------------------------


def camp(t: Table, seat: Seat) -> str:
    """A seat's camp as it now is (0.4, 3.4)."""
    if any(seat in pair for pair in couples(t)):
        return "couple"
    if t.mixed and _is_led_by(t, seat, "cupid") and _cupid_follows(t):
        return "couple"
    if _is_led_by(t, seat, "hybrid"):
        return _supported_camp(t, seat)
    return own_camp(t, seat)


def _is_led_by(t: Table, seat: Seat, card: str) -> bool:
    """Whether a seat holds a card that may lead it to another camp: not if its other card makes it a wolf or a Piper (V2-3, V3-5)."""
    return t.has_card(seat, card) and own_camp(t, seat) == "village"


def own_camp(t: Table, seat: Seat) -> str:
    """The camp of a seat's own cards: a wolf's before one of its own (the Piper's) before the rest (V3-5)."""
    held = [t.rules.roles[card] for card in (t.cards[seat], t.seconds.get(seat, "")) if card]
    wolves = [role for role in held if role.wolf]
    if t.cards_open and not wolves:
        return "village"
    camps = [role.camp for role in wolves or held]
    return next((c for c in camps if c not in COMMON), next((c for c in COMMON if c in camps), ""))


def couples(t: Table) -> tuple[Seats, ...]:
    """The pairs that are a camp of their own: mixed pairs, and those with a Hybrid (LOV-3, HYB-8)."""
    if not t.lovers:
        return ()
    mixed = mixed_pairs(t)
    return tuple(pair for pair in t.lovers if pair in mixed or is_hybrid_pair(t, pair))


def mixed_pairs(t: Table) -> tuple[Seats, ...]:
    """Wolf and non-wolf in love: by their cards now, or as night 1 ended (LOV-3, `mixed_eval`)."""
    if t.options.mixed_eval == "at_pairing":
        return tuple(pair for pair in t.lovers if pair in t.mixed)
    return tuple(pair for pair in t.lovers if is_mixed(t, pair))


def is_bad(t: Table, hybrid: Seat) -> bool:
    """Whether a Hybrid's identity is bad: he supports the wolves, or is one of a couple (WIN-V3)."""
    loves = any(hybrid in pair for pair in couples(t))
    return t.has_card(hybrid, "hybrid") and (loves or camp(t, hybrid) == "wolves")


def _supported_camp(t: Table, hybrid: Seat) -> str:
    """The camp that a Hybrid's choice leads to, at the end of a chain of Hybrids; a ring is the village's (HYB-2)."""
    seen: Seats = (hybrid,)
    while True:
        target = t.supports.get(seen[-1], 0)
        if not target or target in seen:
            return "village"
        if any(target in pair for pair in couples(t)) or not _is_led_by(t, target, "hybrid"):
            return camp(t, target)
        seen = (*seen, target)


def _cupid_follows(t: Table) -> bool:
    options = t.options
    return bool(options.village_must_kill_cupid or options.third_party_survivor_rule == "couple_plus_cupid")


def _wins(t: Table, seat: Seat, won: Won) -> bool:
    """Members of the winning camps, a Cupid who served a Hybrid's couple, and who has reached an aim of his own."""
    served = "couple" in won.camps and _is_led_by(t, seat, "cupid") and any(is_hybrid_pair(t, p) for p in t.lovers)
    ally = "wolves" in won.camps and seat in t.allies
    return camp(t, seat) in won.camps or served or ally or seat in t.aims


# --- the checks -----------------------------------------------------------------------------------------------------


def couple(t: Table) -> Won | None:
    """Only a couple lives; Cupid may too beside a Hybrid's couple, or by option (WIN-C1 to WIN-C3)."""
    for pair in couples(t):
        cupid_may = t.options.third_party_survivor_rule == "couple_plus_cupid" or is_hybrid_pair(t, pair)
        others = [s for s in t.living if s not in pair]
        if all(t.is_alive(s) for s in pair) and all(cupid_may and _is_led_by(t, s, "cupid") for s in others):
            return Won(("couple",))
    return None


def hunter_last_two(t: Table) -> Won | None:
    """The last two are a Hunter with his power and one wolf, not his lover: he shoots (WIN-V4, HUN-6)."""
    if not t.options.hunter_last_two or len(t.living) != 2:
        return None
    hunters, wolves = tuple(s for s in t.living if "last_two" in t.powers[s]), t.wolves
    if len(hunters) == 1 and len(wolves) == 1 and hunters != wolves and wolves[0] not in t.partners(hunters[0]):
        return Won(("village",))
    return None


def village(t: Table) -> Won | None:
    """All wolf cards are dead, and those whom the options also want dead (WIN-V1 to WIN-V3)."""
    if t.wolves or any(_hostile(t, s) for s in t.living):
        return None
    rule = t.options.simultaneous_village_wolf
    if rule != "village" and _wolves_would_have(t):
        return Won(("wolves",) if rule == "wolves" else ())
    return Won(("village",))


def wolves(t: Table) -> Won | None:
    """The wolves' goal by `wolf_win`, with a living wolf that counts; or a bad Hybrid inherits it (3.2 step 7)."""
    return Won(("wolves",)) if wolf_goal(t, t.living) or inherited(t) else None


CHECKS = {"piper": piper.won, "couple": couple, "hunter_last_two": hunter_last_two, "village": village, "wolves": wolves}


def _hostile(t: Table, seat: Seat) -> bool:
    """Whom the village must kill besides the wolves: a mixed pair, its Cupid, a bad Hybrid and his lover."""
    options = t.options
    if options.village_must_kill_mixed_couple and any(seat in pair for pair in t.mixed):
        return True
    if options.village_must_kill_cupid and t.mixed and t.has_card(seat, "cupid"):
        return True
    in_couple = any(seat in pair and is_hybrid_pair(t, pair) for pair in t.lovers)
    return bool(options.village_must_kill_bad_hybrid) and (is_bad(t, seat) or in_couple)


def wolf_goal(t: Table, living: Seats) -> bool:
    """Whether the wolves' goal holds among these seats (WIN-W1 to WIN-W4, counting table 3.3)."""
    counted = counted_wolves(t, living)
    if not counted:
        return False
    others = [s for s in living if s not in counted]
    match t.options.wolf_win:
        case "all_plain" if _had_side(t, "plain"):
            return not _of_side(t, others, "plain")
        case "one_side":
            return any(_had_side(t, side) and not _of_side(t, others, side) for side in ("plain", "god"))
        case "all_good" | "all_plain":
            return not any(_must_die(t, s) for s in others)
    return _is_parity(t, counted, living)


def _is_parity(t: Table, counted: Seats, living: Seats) -> bool:
    """Whether the wolves are as many as the others; by option one in a couple counts on their side (WIN-W1, C54, C55)."""
    wolves = len([s for s in living if s in t.wolf_seats] if t.options.lover_wolf_counts_for_parity else counted)
    others = len(living) - wolves
    # C54: with nobody left whose number theirs could equal, the wolves have won by any count
    return wolves == others or not others if t.options.parity_strict_equal else wolves >= others


def fix_classes(t: Table) -> None:
    """Remember which classes somebody holds now that the Thief has chosen (3.3)."""
    held = {side(t, s) for s in range(1, t.seats + 1)}
    t.tell(e.ClassesHeld(tuple(s for s in ("plain", "god") if s in held)))


def side(t: Table, seat: Seat) -> str:
    """A seat's class: wolf; god with any god's card; none; plain (3.3, V3-5)."""
    if t.is_wolf(seat):
        return "wolf"
    if t.has_card(seat, "hybrid"):
        return "plain" if t.options.hybrid_class == "plain" else "none"
    cards = (t.cards[seat],) if t.cards_open or seat not in t.seconds else (t.cards[seat], t.seconds[seat])
    sides = [t.rules.roles[card].side for card in cards]
    return next((s for s in ("god", "none") if s in sides), "plain")


def counted_wolves(t: Table, among: Seats) -> Seats:
    """The wolves among some seats who may win as wolves: one in a couple is none of them (3.3)."""
    wolves = tuple([s for s in among if s in t.wolf_seats])
    return tuple(s for s in wolves if not any(s in pair for pair in couples(t))) if t.lovers else wolves


def _must_die(t: Table, seat: Seat) -> bool:
    """Whether `all_good` needs this seat dead: all but the wolves, the Cobbler, and a Hybrid who supports them (3.3)."""
    in_couple = any(seat in pair for pair in couples(t))
    friend = t.has_card(seat, "cobbler") or (t.has_card(seat, "hybrid") and camp(t, seat) == "wolves")
    return in_couple or not friend


def _of_side(t: Table, seats: list[Seat], wanted: str) -> list[Seat]:
    return [s for s in seats if side(t, s) == wanted]


def _had_side(t: Table, wanted: str) -> bool:
    return wanted in (t.classes or ())


def _wolves_would_have(t: Table) -> bool:
    """Whether the goal holds if the wolves who died since the last stable point were counted alive (5.4)."""
    fallen = tuple(s for s in t.struck_since if t.is_wolf(s))
    return bool(fallen) and wolf_goal(t, tuple(sorted((*t.living, *fallen))))


def inherited(t: Table) -> bool:
    """No wolf lives, and bad Hybrids, all that keeps the village from winning, are half of the living (E106)."""
    if not (t.options.bad_hybrid_inherits and t.options.village_must_kill_bad_hybrid) or t.wolves:
        return False
    bad = [s for s in t.living if is_bad(t, s) and camp(t, s) == "wolves"]
    rest = [s for s in t.living if s not in bad]
    return bool(bad) and not any(_hostile(t, s) for s in rest) and len(bad) >= len(rest)
