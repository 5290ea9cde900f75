"""Every option of a table: one frozen field each, with its type, its values and its default (rulebook 5.3).

A field's declaration says all: `one_of` a choice, `flag` yes or no, `number` a bounded whole number, `items` a list.
What an option means stands in the rulebook; nothing here decides a rule.
"""

from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import cache
from typing import TypeAlias

from engine.commands import Refused

Value: TypeAlias = "str | bool | int | tuple[str, ...] | tuple[float, ...]"


@dataclass(frozen=True, slots=True)
class Kind:
    """What an option may be: `type` is choice, flag, number, list or levels."""

    type: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


def one_of(default: str, *others: str) -> str:
    """A choice; a value that ends in `:n` takes a whole number there."""
    return field(default=default, metadata={"kind": Kind("choice", (default, *others))})


def flag(*, default: bool) -> bool:
    """Yes or no."""
    return field(default=default, metadata={"kind": Kind("flag", ("true", "false"))})


def number(default: int, least: int = 0, most: int = 3600) -> int:
    """A whole number between two bounds."""
    return field(default=default, metadata={"kind": Kind("number", (), least, most)})


def items(default: tuple[str, ...], values: tuple[str, ...] = (), word: str = "") -> tuple[str, ...]:
    """A list of names, each once; of any names where no values are given; `word` is one more value that stands alone."""
    kind = Kind("list", values + ((word,) if word else ()))
    return field(default=default, metadata={"kind": kind})


CAUSES = ("wolves", "lynch", "poison", "grief", "hunter_shot", "scapegoat", "elder_curse", "fascination_chain", "event")
VARIANTS = ("sit_down", "double_small", "double_great", "harvest", "black_death", "fascination", "new_moon")


@dataclass(frozen=True, slots=True)
class Options:
    """The complete dictionary of rulebook 5.3, with the default preset's values."""

    # table and set-up
    preset: str = one_of("default", "classic", "hollow", "newmoon")
    deck: tuple[str, ...] = items(("auto",), word="auto")
    roles_allowed: tuple[str, ...] = items(("all",), word="all")
    required_roles: tuple[str, ...] = items(("werewolf",))
    theme: str = one_of("werewolf", "vampire", "serial_killer")
    moderator_mode: str = one_of("engine", "human_lot", "human_chosen")
    min_players: int = number(6, 3, 24)
    max_players: int = number(20, 3, 24)
    s0_table_counts_moderator: bool = flag(default=False)
    wolf_count: str = one_of("s2_bands", "s0", "manual:n")
    wolf_count_max: int = number(0, 0, 12)
    substitution: str = one_of("rotation", "takeover", "off")
    idle_days: int = number(2, 0, 20)
    idle_action: str = one_of("remove", "keep")
    thief_swap: str = one_of("optional", "mandatory")
    # night
    pace: str = one_of("full", "drawn")
    speed: str = one_of("normal", "slow", "brisk")
    night_order: tuple[str, ...] = items(("unified",), word="unified")
    phantom_phases: str = one_of("always", "source_literal", "off")
    wolf_consensus: str = one_of("unanimous_or_none", "block_until_unanimous", "majority")
    wolf_block_repeats: int = number(2, 0, 9)
    wolf_may_pass: bool = flag(default=True)
    wolf_may_target_wolf: bool = flag(default=False)
    wolf_night_chat: str = one_of("discuss", "signals_only")
    mason_chat: bool = flag(default=False)
    seer_result: str = one_of("alignment", "exact_role")
    seer_targets: str = one_of("living_others", "living", "any")
    priest_sees_tinker_as: str = one_of("villager", "wolf")
    guard_self: bool = flag(default=True)
    bodyguard_self: bool = flag(default=False)
    guard_no_repeat: bool = flag(default=True)
    guard_girl: str = one_of("no_effect", "forbidden", "works")
    angel_target_policy: str = one_of("attack_fails", "target_rejected")
    guard_heal_clash: str = one_of("survive", "die")
    witch_told_victim: str = one_of("always", "while_heal_left", "never")
    witch_sees_guarded_victim: bool = flag(default=False)
    witch_told_elder_hit: bool = flag(default=True)
    witch_self_heal: str = one_of("never", "first_night", "always")
    witch_self_poison: bool = flag(default=True)
    witch_both_same_night: bool = flag(default=True)
    witch_may_poison_victim: bool = flag(default=False)
    witch_heal_caught_girl: bool = flag(default=False)
    girl_detection: str = one_of("chance", "wolf_guess", "never")
    girl_risk: tuple[float, ...] = field(default=(0.2, 0.4), metadata={"kind": Kind("levels")})
    girl_peek_reveals: str = one_of("one_wolf", "all_wolves", "wolf_chat_anonymous")
    girl_peek_window: str = one_of("after_kill_cue", "whole_step")
    girl_caught_effect: str = one_of("replaces_victim", "extra_victim")
    girl_kill_optional: bool = flag(default=True)
    piper_targets: int = number(2, 1, 2)
    piper_must_be_alive: bool = flag(default=True)
    piper_check: str = one_of("stable", "instant")
    piper_may_retarget: bool = flag(default=False)
    # lovers, hybrid
    lovers_see_roles: bool = flag(default=False)
    lovers_chat: bool = flag(default=False)
    mixed_eval: str = one_of("dynamic", "at_pairing")
    cobbler_wolf_pair_mixed: bool = flag(default=True)
    lover_wolf_counts_for_parity: bool = flag(default=False)
    third_party_survivor_rule: str = one_of("couple_only", "couple_plus_cupid")
    village_must_kill_mixed_couple: bool = flag(default=True)
    village_must_kill_cupid: bool = flag(default=False)
    hybrid_may_choose_self: bool = flag(default=False)
    hybrid_class: str = one_of("none", "plain")
    village_must_kill_bad_hybrid: bool = flag(default=True)
    bad_hybrid_inherits: bool = flag(default=True)
    # deaths and reactions
    hunter_shot_on: tuple[str, ...] = items(("wolves", "lynch"), CAUSES)
    hunter_shot_mandatory: bool = flag(default=False)
    hunter_shot_requires_innocent: bool = flag(default=False)
    hunter_reveal_on_shot: bool = flag(default=True)
    hunter_last_two: bool = flag(default=True)
    elder_heal: str = one_of("restore_one", "leaves_one")
    elder_loss_scope: str = one_of("village_camp", "listed_four", "all_non_wolf")
    elder_loss_causes: tuple[str, ...] = items(("lynch", "poison", "hunter_shot"), (*CAUSES, "girl_caught", "moderator"))
    elder_loss_before_hunter: bool = flag(default=True)
    idiot_reveal: str = one_of("optional", "automatic")
    idiot_speech: str = one_of("interject", "normal", "none")
    idiot_second_lynch: str = one_of("not_votable", "immune", "dies")
    idiot_sheriff: str = one_of("badge_lost", "appoints", "keeps_no_vote")
    scapegoat_min_voters: int = number(1, 0, 24)
    dawn_trigger_order: str = one_of("grief_first", "hunter_first")
    announce_causes: bool = flag(default=False)
    reveal_night: str = one_of("none", "role", "camp")
    reveal_lynch: str = one_of("role", "none", "camp")
    last_words_night: bool = flag(default=False)
    last_words_lynch: bool = flag(default=True)
    dead_chat: str = one_of("none", "graveyard_only")
    # day
    discussion_mode: str = one_of("free", "round_robin")
    vote_mode: str = one_of("two_stage", "single", "simultaneous", "sit_down")
    two_stage_candidates: str = one_of("top_two_with_ties", "top_n:n")
    single_candidate: str = one_of("execute", "confirm")
    vote_visibility: str = one_of("after_close", "live", "secret")
    abstain_allowed: bool = flag(default=True)
    self_vote_allowed: bool = flag(default=False)
    tie_resolution: tuple[str, ...] = items(("sheriff", "scapegoat", "mode_rule"), ("sheriff", "scapegoat", "mode_rule"))
    two_way_tie: str = one_of("none", "moderator_pick", "revote", "first_stage_votes", "random")
    multi_tie: str = one_of("none", "revote")
    revote_targets: str = one_of("all", "tied")
    sheriff_election_time: str = one_of("before_discussion", "after_speeches", "off")
    sheriff_may_refuse: bool = flag(default=False)
    sheriff_vote_order: str = one_of("last_optional", "with_all", "first")
    sheriff_weight: int = number(2, 1, 9)
    sheriff_weight_nomination: bool = flag(default=True)
    sheriff_tiebreak: bool = flag(default=True)
    sheriff_succession: str = one_of("name_or_tear", "must_name", "none")
    sheriff_timeout: str = one_of("tear", "next_seat")
    seance_target: str = one_of("motion", "vote")
    medium_antiprobe: str = one_of("auto", "manual", "off")
    # victory
    wolf_win: str = one_of("parity", "all_plain", "all_good", "one_side")
    parity_strict_equal: bool = flag(default=False)
    cobbler_wins_on_death: str = one_of("none", "lynch", "any")
    win_priority: tuple[str, ...] = items(
        ("piper", "couple", "hunter_last_two", "village", "wolves"),
        ("piper", "couple", "hunter_last_two", "village", "wolves"),
    )
    simultaneous_village_wolf: str = one_of("village", "wolves", "draw")
    stalemate_days: int = number(3, 0, 20)
    # variants
    variants: tuple[str, ...] = items((), VARIANTS)
    adjacency: str = one_of("living", "seat")
    sit_down_seated_act: bool = flag(default=True)
    sit_down_sheriff_double: bool = flag(default=False)
    double_great_pairs: str = one_of("any", "listed_only")
    harvest_wolf_adjacency: str = one_of("any", "all")
    harvest_thief_effective: str = one_of("dawn", "immediate")
    harvest_witch_unlimited: bool = flag(default=False)
    scapegoat_list_in_harvest: bool = flag(default=True)
    black_death_first_victim: str = one_of("random", "moderator", "most_disruptive")
    guard_blocks_fascination: bool = flag(default=True)
    new_moon_deck: tuple[str, ...] = items(("confirmed",), word="confirmed")
    new_moon_preset: tuple[str, ...] = items(())
    new_moon_reshuffle: bool = flag(default=False)
    event_draw_time: str = one_of("after_reactions", "after_announcement")
    event_chooser: str = one_of("last_dead", "moderator")
    event_group_basis: str = one_of("seat_parity", "declared", "random")
    april_fools_scope: str = one_of("lovers_only", "full_card")
    great_distrust_friends: int = number(2, 2, 3)
    executioner_succession: str = one_of("names_successor", "election")
    # timers, in seconds (2.10)
    t_discussion: int = number(300, 1)
    t_speech: int = number(60, 1)
    t_defence: int = number(30, 1)
    t_vote: int = number(60, 1)
    t_vote_each: int = number(20, 1)
    t_countdown: int = number(5, 1)
    t_seance: int = number(300, 1)
    t_seance_motion: int = number(30, 1)
    t_absent: int = number(300, 20)
    t_wolves: int = number(90, 1)
    t_night_step: int = number(45, 1)
    t_reaction: int = number(45, 1)
    t_last_words: int = number(30, 1)


@cache
def kinds() -> dict[str, Kind]:
    """Every option's name and kind, in the rulebook's order."""
    return {f.name: f.metadata["kind"] for f in fields(Options)}


def kind_of(name: str) -> Kind:
    """The kind of an option; Refused, with a near name if there is one, where no option is called so."""
    kind = kinds().get(name)
    if kind is None:
        near = get_close_matches(name, kinds(), 1)
        raise Refused("option-near", name=name, near=near[0]) if near else Refused("option-unknown", name=name)
    return kind


def parse(name: str, text: str) -> Value:
    """The value that an option's name and a typed text mean; Refused with a near name or the possible values."""
    kind = kind_of(name)
    words = text.replace("[", " ").replace("]", " ").replace(",", " ").split()
    match kind.type:
        case "flag":
            return _flag(name, text)
        case "number":
            return _number(name, text, kind)
        case "list":
            return _list(name, words, kind)
        case "levels":
            return _levels(name, words)
    return _choice(name, text, kind)


def _flag(name: str, text: str) -> bool:
    known = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
    if text.lower() not in known:
        raise Refused("option-value", name=name, value=text, values="true false")
    return known[text.lower()]


def _number(name: str, text: str, kind: Kind) -> int:
    if not (text.isascii() and text.isdigit() and kind.least <= int(text) <= kind.most):
        raise Refused("option-number", name=name, value=text, least=kind.least, most=kind.most)
    return int(text)


def _list(name: str, words: list[str], kind: Kind) -> tuple[str, ...]:
    """The names of a list; `none`, alone, is the empty one."""
    words = [] if words == ["none"] else words
    for word in words:
        if kind.values and word not in kind.values and name not in {"deck", "roles_allowed", "night_order", "new_moon_deck"}:
            raise Refused("option-value", name=name, value=word, values=" ".join((*kind.values, "none")))
    if len(set(words)) < len(words) and name != "deck":
        raise Refused("option-twice", name=name)
    return tuple(words)


def _levels(name: str, words: list[str]) -> tuple[float, ...]:
    try:
        levels = tuple(float(word) for word in words)
    except ValueError:
        levels = ()
    if not levels or not all(0.0 <= level <= 1.0 for level in levels):
        raise Refused("option-levels", name=name, value=" ".join(words))
    return levels


def _choice(name: str, text: str, kind: Kind) -> str:
    text = text.lower()
    stem, colon, count = text.partition(":")
    if text in kind.values and not text.endswith(":n"):
        return text
    if colon and f"{stem}:n" in kind.values and count.isascii() and count.isdigit() and 1 <= int(count) <= 24:
        return text
    raise Refused("option-value", name=name, value=text, values=" ".join(kind.values))
