"""A game's set-up: how many seats, which options, which cards; and everything that speaks against one (rulebook 2.1)."""

from dataclasses import dataclass, field, fields

from engine.commands import Refused
from engine.options import Options, kinds
from engine.roles import ROLES, STEPS

ROLE_IDS = tuple(role.id for role in ROLES)
S0_WOLVES = ((11, 2), (17, 3), (99, 4))
"""Up to how many people at the table -> wolves, by source S0 (2.1; above 11 house)."""
S2_WOLVES = ((11, 2), (17, 3), (99, 4))
"""Up to how many players -> wolves, by source S2 (2.1)."""

LATER = {
    "theme", "moderator_mode", "substitution", "thief_swap", "phantom_phases", "mason_chat", "priest_sees_tinker_as",
    "bodyguard_self", "guard_girl", "angel_target_policy", "witch_told_elder_hit", "witch_heal_caught_girl",
    "girl_detection", "girl_risk", "girl_peek_reveals", "girl_peek_window", "girl_caught_effect", "girl_kill_optional",
    "piper_targets", "piper_must_be_alive", "piper_check", "piper_may_retarget", "lovers_see_roles", "lovers_chat",
    "cobbler_wolf_pair_mixed", "hybrid_may_choose_self", "hybrid_class", "village_must_kill_bad_hybrid",
    "bad_hybrid_inherits", "elder_heal", "elder_loss_scope", "elder_loss_causes", "elder_loss_before_hunter",
    "idiot_reveal", "idiot_speech", "idiot_second_lynch", "idiot_sheriff", "scapegoat_min_voters", "dead_chat",
    "seance_target", "medium_antiprobe", "cobbler_wins_on_death", "variants", "adjacency", "sit_down_seated_act",
    "sit_down_sheriff_double", "double_great_pairs", "harvest_wolf_adjacency", "harvest_thief_effective",
    "harvest_witch_unlimited", "scapegoat_list_in_harvest", "black_death_first_victim", "guard_blocks_fascination",
    "new_moon_deck", "new_moon_preset", "new_moon_reshuffle", "event_draw_time", "event_chooser", "event_group_basis",
    "april_fools_scope", "great_distrust_friends", "executioner_succession",
}  # fmt: skip
"""Options that this version knows and does not play yet: any other value than the default is refused."""

VALUES_LATER = {"vote_mode": ("simultaneous", "sit_down"), "two_way_tie": ("moderator_pick",), "idle_action": ("keep",)}
"""Single values that are not played yet."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is begun with. `deal` names every seat's card, for scenes; normally the seed deals."""

    seats: int
    options: Options = field(default_factory=Options)
    deal: tuple[str, ...] = ()


def check(setup: Setup) -> tuple[Refused, ...]:
    """Everything that speaks against a set-up, all at once; nothing if the game may begin."""
    found = [*_unplayed(setup.options), *_numbers(setup)]
    if not found:
        found = _deck_faults(setup)
    return tuple(found)


def deck(setup: Setup) -> tuple[str, ...]:
    """The cards, one a seat, in the order of the role table (SET-3a)."""
    if setup.deal:
        return setup.deal
    special = [r for r in _chosen(setup.options) if r not in {"werewolf", "villager"}]
    wolves = ["werewolf"] * wolf_count(setup)
    plain = ["villager"] * (setup.seats - len(wolves) - len(special))
    return tuple(sorted(wolves + special + plain, key=ROLE_IDS.index))


def announced(setup: Setup) -> tuple[tuple[str, int], ...]:
    """The deck as it is told to everybody: (role, how many), in the order of the role table."""
    cards = deck(setup)
    return tuple((role, cards.count(role)) for role in ROLE_IDS if role in cards)


def wolf_count(setup: Setup) -> int:
    """How many wolves by `wolf_count` and its cap (2.1)."""
    options = setup.options
    if options.wolf_count.startswith("manual:"):
        return int(options.wolf_count.partition(":")[2])
    bands = S0_WOLVES if options.wolf_count == "s0" else S2_WOLVES
    people = setup.seats + (options.wolf_count == "s0" and options.s0_table_counts_moderator)
    wolves = next(count for most, count in bands if people <= most)
    return min(wolves, options.wolf_count_max) if options.wolf_count_max else wolves


def _chosen(options: Options) -> tuple[str, ...]:
    """The special cards: a Seer and what is required, or as the deck lists them (SET-3a)."""
    if options.deck == ("auto",):
        return tuple(dict.fromkeys(("seer", *options.required_roles)))
    return options.deck


def _unplayed(options: Options) -> list[Refused]:
    default = Options()
    found = []
    for name in (f.name for f in fields(Options)):
        value = getattr(options, name)
        later = name in LATER and value != getattr(default, name)
        if later or value in VALUES_LATER.get(name, ()):
            found.append(Refused("option-later", name=name, value=_shown(value)))
    return found


def _numbers(setup: Setup) -> list[Refused]:
    options, found = setup.options, []
    if setup.seats < options.min_players:
        found.append(Refused("too-few", seats=setup.seats, least=options.min_players))
    if setup.seats > options.max_players:
        found.append(Refused("too-many", seats=setup.seats, most=options.max_players))
    if options.night_order not in {("unified",), ("s0",)}:
        acting = {role for step in STEPS for role in step.roles}
        found += [Refused("no-night-role", role=role) for role in options.night_order if role not in acting]
    if options.two_way_tie == "first_stage_votes" and options.vote_mode != "two_stage":
        found.append(Refused("first-stage-needs-two", mode=options.vote_mode))
    if set(options.win_priority) != set(kinds()["win_priority"].values):
        found.append(Refused("win-priority"))
    return found


def _deck_faults(setup: Setup) -> list[Refused]:
    options = setup.options
    chosen = _chosen(options) if not setup.deal else setup.deal
    found = [Refused("role-unknown", role=r) for r in dict.fromkeys(chosen) if r not in ROLE_IDS]
    if found:
        return found
    if "all" not in options.roles_allowed:
        found += [Refused("role-not-allowed", role=r) for r in dict.fromkeys(chosen) if r not in options.roles_allowed]
    special = [r for r in chosen if r not in {"werewolf", "villager"}]
    found += [Refused("role-twice", role=r) for r in dict.fromkeys(special) if special.count(r) > 1]
    if setup.deal:
        return found + ([] if len(setup.deal) == setup.seats else [Refused("deal-size", seats=setup.seats)])
    wolves = wolf_count(setup)
    if not 1 <= wolves < setup.seats / 2 or wolves > (options.wolf_count_max or wolves):
        found.append(Refused("wolf-number", wolves=wolves, seats=setup.seats))
    if wolves + len(special) > setup.seats:
        found.append(Refused("deck-too-big", cards=wolves + len(special), seats=setup.seats))
    if found:
        return found
    return _missing(setup)


def _missing(setup: Setup) -> list[Refused]:
    cards = deck(setup)
    options = setup.options
    found = [Refused("role-required", role=r) for r in options.required_roles if r not in cards]
    sides = {role.side for role in ROLES if role.id in cards}
    if options.wolf_win == "all_plain" and "plain" not in sides:
        found.append(Refused("no-plain"))
    if options.wolf_win == "one_side" and not sides & {"plain", "god"}:
        found.append(Refused("no-sides"))
    return found


def _shown(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
