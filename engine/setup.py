"""A game's set-up: how many seats, which options, which cards; and everything that speaks against one (rulebook 2.1)."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from engine.commands import Refused
from engine.options import Options, kinds
from engine.roles import ROLES, STEPS
from engine.variants import FORBIDDEN, VARIANTS
from engine.variants.facts import Variant

ROLE_IDS = tuple(role.id for role in ROLES)
OVERLAYS = tuple(role.id for role in ROLES if role.overlay)
OTHER_WOLVES = tuple(role.id for role in ROLES if role.wolf and role.id != "werewolf")
"""Special cards that are wolves: each stands in the place of a Werewolf."""
WOLVES = ((11, 2), (17, 3), (99, 4))
"""Up to how many people -> wolves: S2's bands, and by house S0's above 11 (2.1)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is begun with. `deal` names the cards by place, for scenes; normally the seed deals.

    The places are the seats, then with two cards a seat the second cards, then with a Thief the middle; an overlay's
    name in a seat's place is a Villager with that overlay.
    """

    seats: int
    options: Options = field(default_factory=Options)
    deal: tuple[str, ...] = ()
    unruly: tuple[int, ...] = ()
    """The seats of the most unruly, for `black_death_first_victim=most_disruptive`; nobody where nobody was (BD-3).

    Whoever makes the set-up counts, for each person seated, the warnings and mutes that moderators gave him in this
    channel before the start. The seats with the highest count go in, all of them where several are equal; with no
    count above 0 it is empty, and the first victim is drawn among all. It is part of the set-up and so of the log.
    """


def settled(setup: Setup) -> Setup:
    """The set-up with what its variants force upon the options (4.0), and a whole order of victories (3.2)."""
    options = setup.options
    # a list that was chosen before there was a camp has that camp last, as `night_order` has steps that it leaves out
    missing = [name for name in kinds()["win_priority"].values if name not in options.win_priority]
    if missing:
        options = replace(options, win_priority=(*options.win_priority, *missing))
    if options.vote_mode == "sit_down" and "sit_down" not in options.variants:
        options = replace(options, variants=(*options.variants, "sit_down"))
    for variant in chosen_variants(options):
        options = replace(options, **variant.forces)
    return replace(setup, options=options)


def chosen_variants(options: Options) -> tuple[Variant, ...]:
    """The variants in force, in the rulebook's order."""
    return tuple(v for name, v in VARIANTS.items() if name in options.variants)


def check(setup: Setup) -> tuple[Refused, ...]:
    """Everything that speaks against a set-up, all at once; nothing if the game may begin."""
    chosen, setup = setup, settled(setup)
    found = [*_pairs(setup.options), *_numbers(setup), *_lists(setup.options)]
    for variant in chosen_variants(setup.options):
        # what was chosen, before the variant forces it
        found += variant.faults(chosen)
    return tuple(found or _deck_faults(setup))


def deck(setup: Setup) -> tuple[str, ...]:
    """All cards, in the order of the role table (SET-3a, SET-5); second cards follow the first, the middle comes last."""
    if setup.deal:
        return tuple("villager" if card in OVERLAYS else card for card in setup.deal)
    for variant in chosen_variants(setup.options):
        if variant.cards is not None:
            return variant.cards(setup, _plain_deck(setup))
    return _plain_deck(setup)


def announced(setup: Setup) -> tuple[tuple[str, int], ...]:
    """The deck as it is told to everybody: (role, how many), in the order of the role table."""
    cards = (*deck(setup), *overlays(setup))
    return tuple((role, cards.count(role)) for role in ROLE_IDS if role in cards)


def overlays(setup: Setup) -> tuple[str, ...]:
    """The hidden identities in play: they replace no card (2.1)."""
    return tuple(o for o in OVERLAYS if o in (setup.deal or _chosen(setup.options)))


def wolf_count(setup: Setup) -> int:
    """How many wolves by `wolf_count` and its cap (2.1)."""
    options = setup.options
    if options.wolf_count.startswith("manual:"):
        return int(options.wolf_count.partition(":")[2])
    people = setup.seats + (options.wolf_count == "s0" and options.s0_table_counts_moderator)
    wolves = next(count for most, count in WOLVES if people <= most)
    return min(wolves, options.wolf_count_max) if options.wolf_count_max else wolves


def by_table(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of the role table."""
    return tuple(sorted(cards, key=ROLE_IDS.index))


def _plain_deck(setup: Setup) -> tuple[str, ...]:
    """One card a seat, and two Villagers more with a Thief."""
    special = [r for r in _chosen(setup.options) if r not in {"werewolf", "villager", *OVERLAYS}]
    wolves = ["werewolf"] * (wolf_count(setup) - sum(card in OTHER_WOLVES for card in special))
    size = setup.seats + 2 * ("thief" in special and not any(v.no_centre for v in chosen_variants(setup.options)))
    return by_table(wolves + special + ["villager"] * (size - len(wolves) - len(special)))


def _chosen(options: Options) -> tuple[str, ...]:
    """The special cards: a Seer and what is required, Masons both, or as the deck lists them (SET-3a, MASON-1)."""
    if options.deck == ("auto",):
        named = dict.fromkeys(("seer", *options.required_roles))
        return tuple(card for role in named for card in ([role] * (2 if role == "mason" else 1)))
    return options.deck


def _pairs(options: Options) -> list[Refused]:
    """Variants that do not go together (4.0)."""
    chosen = options.variants
    return [Refused("variants-clash", rule=rule, one=a, other=b) for rule, a, b in FORBIDDEN if a in chosen and b in chosen]


def _numbers(setup: Setup) -> list[Refused]:
    options, found = setup.options, []
    least, most = options.min_players, options.max_players
    for variant in chosen_variants(options):
        least, most = variant.bounds or (least, most)
    if least > most:
        return [Refused("players-bounds", least=least, most=most)]
    if setup.seats < least:
        found.append(Refused("too-few", seats=setup.seats, least=least))
    if setup.seats > most:
        found.append(Refused("too-many", seats=setup.seats, most=most))
    return found


def _lists(options: Options) -> list[Refused]:
    found = []
    if options.night_order not in {("unified",), ("s0",)}:
        acting = {role for step in STEPS for role in step.roles}
        found += [Refused("no-night-role", role=role) for role in options.night_order if role not in acting]
    if options.two_way_tie == "first_stage_votes" and options.vote_mode != "two_stage":
        found.append(Refused("first-stage-needs-two", mode=options.vote_mode))
    return found


def _deck_faults(setup: Setup) -> list[Refused]:
    options = setup.options
    named = setup.deal or _chosen(options)
    found = [Refused("role-unknown", role=r) for r in dict.fromkeys(named) if r not in ROLE_IDS]
    if not found and "all" not in options.roles_allowed:
        found += [Refused("role-not-allowed", role=r) for r in dict.fromkeys(named) if r not in options.roles_allowed]
    if found:
        return found
    return _fixed_deal_faults(setup) if setup.deal else _special_faults(setup) or _missing(setup)


def _fixed_deal_faults(setup: Setup) -> list[Refused]:
    size = setup.seats * (2 if any(v.twice for v in chosen_variants(setup.options)) else 1)
    centre = "thief" in setup.deal and not any(v.no_centre for v in chosen_variants(setup.options))
    return [] if len(setup.deal) == size + 2 * centre else [Refused("deal-size", seats=setup.seats)]


def _special_faults(setup: Setup) -> list[Refused]:
    special = [r for r in _chosen(setup.options) if r not in {"werewolf", "villager"}]
    found = [Refused("role-twice", role=r) for r in dict.fromkeys(special) if special.count(r) > 1 and r != "mason"]
    if "mason" in special and special.count("mason") != 2:
        found.append(Refused("masons-are-two"))
    wolves, cards = wolf_count(setup), [r for r in special if r not in OVERLAYS and r not in OTHER_WOLVES]
    most = setup.options.wolf_count_max or wolves
    if not 1 <= wolves < setup.seats / 2 or wolves > most:
        found.append(Refused("wolf-number", wolves=wolves, seats=setup.seats))
    named = setup.options.deck.count("werewolf")
    if named > 1 and named != wolves:
        # how many there are is for `wolf_count` to say: whoever names another number would be dealt what he did not choose
        found.append(Refused("deck-wolves", named=named, wolves=wolves, seats=setup.seats))
    if wolves + len(cards) > setup.seats:
        found.append(Refused("deck-too-big", cards=wolves + len(cards), seats=setup.seats))
    if not found and not set(OVERLAYS).isdisjoint(special) and "villager" not in _plain_deck(setup):
        found.append(Refused("overlay-needs-villager"))
    return found


def _missing(setup: Setup) -> list[Refused]:
    cards, options = deck(setup), setup.options
    free = any(v.free_deck for v in chosen_variants(options))
    there = (*cards, *overlays(setup))
    found = [] if free else [Refused("role-required", role=r) for r in options.required_roles if r not in there]
    sides = {role.side for role in ROLES if role.id in cards}
    if options.wolf_win == "all_plain" and "plain" not in sides:
        found.append(Refused("no-plain"))
    if options.wolf_win == "one_side" and not sides & {"plain", "god"}:
        found.append(Refused("no-sides"))
    return found
