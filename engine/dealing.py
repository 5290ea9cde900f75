"""Dealing the cards, and what lies beside them: the middle for a Thief, the hidden identities (rulebook 2.1)."""

from engine import events as e
from engine.chance import shuffle
from engine.roles import overlays
from engine.setup import announced, chosen_variants, deck
from engine.table import Table
from engine.variants.double import is_listed

CENTRE = 2
"""How many cards lie in the middle with a Thief (SET-5)."""
TRIES = 100
"""How often the cards are dealt before the powers are dealt apart (V3-2)."""
PLAIN = ("villager", "werewolf")


def deal(t: Table) -> None:
    """Announce the deck and give every seat its card, the Thief's two to the middle (SET-1, THI-1)."""
    announce(t)
    cards = _drawn(t, deck(t.setup))
    twice = 2 if any(v.twice for v in chosen_variants(t.options)) else 1
    _give(t, cards[: t.seats * twice])
    if cards[t.seats * twice :]:
        t.tell(e.CentreLaid(cards[t.seats * twice :]))
    overlays.lay(t)


def _give(t: Table, cards: tuple[str, ...]) -> None:
    """One card a seat, or two: both hidden, or the first face up (V2-2, V3-1)."""
    first, second = cards[: t.seats], cards[t.seats :]
    if any(v.face_up for v in chosen_variants(t.options)):
        t.tell(e.OpenCards(first))
    for seat, card in enumerate(first, 1):
        t.tell(e.DealtTwice((seat,), card, second[seat - 1]) if second else e.Dealt((seat,), card))


def announce(t: Table) -> None:
    """Tell the deck, and what it changes by itself."""
    t.tell(e.Began(t.seats, announced(t.setup)))
    if t.in_deck("priest") and t.options.reveal_lynch != "none":
        t.tell(e.RuleNoted("priest_hides"))


def _drawn(t: Table, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards as they fall, drawn again while the deal may not be (SET-3b, V3-2)."""
    drawn = cards if t.setup.deal else _shuffled(t, cards)
    tries = 1
    while not t.setup.deal and not _is_fit(t, drawn):
        # a full deck has so few fit deals that chance alone would look for one through thousands
        drawn = _apart(t, drawn) if _is_listed(t) and tries == TRIES else _shuffled(t, cards)
        tries += 1
    return tuple(map(t.rules.dealt, drawn))


def _shuffled(t: Table, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The whole pack shuffled; open and bottom cards are packs of their own (V2-3)."""
    if any(v.face_up for v in chosen_variants(t.options)):
        packs = (cards[: t.seats], cards[t.seats :])
        return tuple(pack[place] for pack in packs for place in shuffle(t, "deal", len(pack)))
    return tuple(cards[place] for place in shuffle(t, "deal", len(cards)))


def _is_fit(t: Table, drawn: tuple[str, ...]) -> bool:
    first, second = drawn[: t.seats], drawn[t.seats :]
    if _is_listed(t):
        return all(is_listed(one, other) for one, other in zip(first, second, strict=True))
    if len(second) == CENTRE and t.in_deck("thief"):
        return leaves_wolves(first, second, t.rules.wolf_roles)
    return True


def _is_listed(t: Table) -> bool:
    return "double_great" in t.options.variants and t.options.double_great_pairs == "listed_only"


def _apart(t: Table, drawn: tuple[str, ...]) -> tuple[str, ...]:
    """The same cards with each power on a seat of its own, which is drawn, and the others as they fell (V3-2)."""
    powers = [card for card in drawn if card not in PLAIN]
    others = [card for card in drawn if card in PLAIN]
    seats = shuffle(t, "deal:apart", t.seats)[: len(powers)]
    held = dict(zip(seats, powers, strict=True))
    first = [held[seat] if seat in held else others.pop() for seat in range(t.seats)]
    return (*first, *others)


def leaves_wolves(players: tuple[str, ...], centre: tuple[str, ...], wolves: frozenset[str]) -> bool:
    """Whether some player is a wolf whatever the Thief chooses; a Thief who lies in the middle chooses nothing."""
    return not wolves.isdisjoint(players) or ("thief" in players and wolves.issuperset(centre))


