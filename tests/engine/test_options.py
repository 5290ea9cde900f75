"""The options against the rulebook's own tables: names, defaults and values (5.3), presets (5.2), typed values."""

from dataclasses import fields

import pytest

from engine.commands import Refused
from engine.options import Options, kinds, parse
from engine.presets import PRESETS, preset

DICTIONARY = """
preset: default | classic | hollow | newmoon
theme: werewolf | vampire | serial_killer
moderator_mode: engine | human_lot | human_chosen
wolf_count: s2_bands | s0 | manual:n
substitution: rotation | takeover | off
idle_action: remove | keep
thief_swap: optional | mandatory
pace: full | drawn
speed: normal | slow | brisk
phantom_phases: always | source_literal | off
wolf_consensus: unanimous_or_none | block_until_unanimous | majority
wolf_night_chat: discuss | signals_only
seer_result: alignment | exact_role
seer_targets: living_others | living | any
priest_sees_tinker_as: villager | wolf
guard_girl: no_effect | forbidden | works
angel_target_policy: attack_fails | target_rejected
guard_heal_clash: survive | die
witch_told_victim: always | while_heal_left | never
witch_self_heal: never | first_night | always
girl_detection: chance | wolf_guess | never
girl_peek_reveals: one_wolf | all_wolves | wolf_chat_anonymous
girl_peek_window: after_kill_cue | whole_step
girl_caught_effect: replaces_victim | extra_victim
piper_check: stable | instant
mixed_eval: dynamic | at_pairing
third_party_survivor_rule: couple_only | couple_plus_cupid
hybrid_class: none | plain
elder_heal: restore_one | leaves_one
elder_loss_scope: village_camp | listed_four | all_non_wolf
idiot_reveal: optional | automatic
idiot_speech: interject | normal | none
idiot_second_lynch: not_votable | immune | dies
idiot_sheriff: badge_lost | appoints | keeps_no_vote
dawn_trigger_order: grief_first | hunter_first
reveal_night: none | role | camp
reveal_lynch: role | none | camp
dead_chat: none | graveyard_only
discussion_mode: free | round_robin
vote_mode: two_stage | single | simultaneous | sit_down
two_stage_candidates: top_two_with_ties | top_n:n
single_candidate: execute | confirm
vote_visibility: after_close | live | secret
two_way_tie: none | moderator_pick | revote | first_stage_votes | random
multi_tie: none | revote
revote_targets: all | tied
sheriff_election_time: before_discussion | after_speeches | off
sheriff_vote_order: last_optional | with_all | first
sheriff_succession: name_or_tear | must_name | none
sheriff_timeout: tear | next_seat
seance_target: motion | vote
medium_antiprobe: auto | manual | off
wolf_win: parity | all_plain | all_good | one_side
cobbler_wins_on_death: none | lynch | any
simultaneous_village_wolf: village | wolves | draw
adjacency: living | seat
double_great_pairs: any | listed_only
harvest_wolf_adjacency: any | all
harvest_thief_effective: dawn | immediate
black_death_first_victim: random | moderator | most_disruptive
event_draw_time: after_reactions | after_announcement
event_chooser: last_dead | moderator
event_group_basis: seat_parity | declared | random
april_fools_scope: lovers_only | full_card
executioner_succession: names_successor | election
"""
"""Choices, the default first."""

TRUE = ["wolf_may_pass", "guard_self", "guard_no_repeat", "witch_told_elder_hit", "witch_self_poison", "witch_both_same_night", "girl_kill_optional", "piper_must_be_alive", "cobbler_wolf_pair_mixed", "village_must_kill_mixed_couple", "village_must_kill_bad_hybrid", "bad_hybrid_inherits", "hunter_reveal_on_shot", "hunter_last_two", "elder_loss_before_hunter", "last_words_lynch", "abstain_allowed", "sheriff_weight_nomination", "sheriff_tiebreak", "sit_down_seated_act", "scapegoat_list_in_harvest", "guard_blocks_fascination"]

FALSE = ["s0_table_counts_moderator", "wolf_may_target_wolf", "mason_chat", "bodyguard_self", "witch_sees_guarded_victim", "witch_may_poison_victim", "witch_heal_caught_girl", "piper_may_retarget", "lovers_see_roles", "lovers_chat", "lover_wolf_counts_for_parity", "village_must_kill_cupid", "hybrid_may_choose_self", "hunter_shot_mandatory", "hunter_shot_requires_innocent", "announce_causes", "last_words_night", "self_vote_allowed", "sheriff_may_refuse", "parity_strict_equal", "sit_down_sheriff_double", "harvest_witch_unlimited", "new_moon_reshuffle"]

NUMBERS = {
    "min_players": 6, "max_players": 20, "wolf_count_max": 0, "idle_days": 2, "wolf_block_repeats": 2, "piper_targets": 2,
    "scapegoat_min_voters": 1, "sheriff_weight": 2, "stalemate_days": 3, "great_distrust_friends": 2,
    "t_discussion": 300, "t_speech": 60, "t_defence": 30, "t_vote": 60, "t_vote_each": 20, "t_countdown": 5,
    "t_seance": 300, "t_seance_motion": 30, "t_absent": 300, "t_wolves": 90, "t_night_step": 45, "t_reaction": 45,
    "t_last_words": 30,
}  # fmt: skip

LISTS = {
    "deck": ("auto",), "roles_allowed": ("all",), "required_roles": ("werewolf",), "night_order": ("unified",),
    "girl_risk": (0.2, 0.4), "hunter_shot_on": ("wolves", "lynch"), "elder_loss_causes": ("lynch", "poison", "hunter_shot"),
    "tie_resolution": ("sheriff", "scapegoat", "mode_rule"),
    "win_priority": ("piper", "couple", "hunter_last_two", "village", "wolves"), "variants": (),
    "new_moon_deck": ("confirmed",), "new_moon_preset": (),
}  # fmt: skip

S0_ROLES = ("werewolf", "villager", "seer", "mason", "cobbler", "angel", "bodyguard", "hunter_lasttwo", "priest", "tinker",
            "medium", "little_girl")
S2_ROLES = ("werewolf", "villager", "seer", "hunter", "cupid", "witch", "little_girl", "thief", "idiot", "elder",
            "scapegoat", "guard", "piper")

COLUMNS = {
    "classic": {
        "roles_allowed": S0_ROLES, "max_players": 19, "wolf_count": "s0", "s0_table_counts_moderator": True,
        "night_order": ("s0",), "wolf_consensus": "block_until_unanimous", "wolf_may_pass": False,
        "wolf_night_chat": "signals_only", "girl_caught_effect": "extra_victim", "girl_kill_optional": False,
        "girl_peek_reveals": "all_wolves", "girl_peek_window": "whole_step", "hunter_shot_on": (),
        "announce_causes": True, "reveal_lynch": "none", "last_words_lynch": False, "vote_mode": "single",
        "sheriff_election_time": "off",
    },
    "hollow": {
        "roles_allowed": S2_ROLES, "required_roles": ("werewolf", "seer", "villager"), "max_players": 24,
        "girl_peek_reveals": "all_wolves", "girl_peek_window": "whole_step", "witch_both_same_night": False,
        "elder_loss_scope": "listed_four", "idiot_reveal": "automatic", "discussion_mode": "round_robin",
        "vote_visibility": "live", "two_way_tie": "moderator_pick", "sheriff_election_time": "after_speeches",
        "sheriff_tiebreak": False, "sheriff_succession": "must_name", "sheriff_timeout": "next_seat",
        "wolf_win": "all_plain",
    },
    "newmoon": {
        "roles_allowed": (*S2_ROLES, "hybrid"), "min_players": 8, "max_players": 18, "wolf_count_max": 4,
        "wolf_may_pass": False, "seer_result": "exact_role", "girl_peek_reveals": "all_wolves",
        "guard_girl": "forbidden", "witch_self_heal": "always", "elder_loss_scope": "all_non_wolf",
        "idiot_speech": "normal", "hunter_last_two": False, "hunter_shot_requires_innocent": True,
        "reveal_night": "role", "last_words_lynch": False, "vote_mode": "simultaneous", "two_way_tie": "revote",
        "multi_tie": "revote", "sheriff_vote_order": "with_all", "wolf_win": "all_plain",
        "village_must_kill_cupid": True, "event_draw_time": "after_announcement", "new_moon_deck": ("full36",),
        "variants": ("new_moon",),
    },
}  # fmt: skip


def choices():
    """The choices of the dictionary: name -> values, the default first."""
    rows = (row.partition(": ") for row in DICTIONARY.strip().splitlines())
    return {name: tuple(values.split(" | ")) for name, _, values in rows}


def changed(options):
    default = Options()
    return {f.name: getattr(options, f.name) for f in fields(Options) if getattr(options, f.name) != getattr(default, f.name)}


def test_5_3_every_default():
    """5.3: the complete list, with the Default preset's values."""
    defaults = {name: values[0] for name, values in choices().items()}
    defaults |= dict.fromkeys(TRUE, True) | dict.fromkeys(FALSE, False) | NUMBERS | LISTS
    assert {f.name: getattr(Options(), f.name) for f in fields(Options)} == defaults


def test_5_3_every_choices_values():
    """5.3: the values of each choice."""
    assert {name: set(kind.values) for name, kind in kinds().items() if kind.type == "choice"} == {
        name: set(values) for name, values in choices().items()}


@pytest.mark.parametrize("name", ["default", *COLUMNS])
def test_5_2_preset(name):
    """5.2: what each preset sets differently, and nothing else."""
    expected = COLUMNS.get(name, {}) | ({"preset": name} if name != "default" else {})
    assert changed(preset(name)) == expected


def test_5_2_there_are_no_other_presets():
    assert set(PRESETS) == {"default", *COLUMNS}
    with pytest.raises(Refused, match="preset-unknown"):
        preset("nightmare")


@pytest.mark.parametrize(("name", "text", "value"), [
    ("vote_mode", "single", "single"),
    ("vote_mode", "SINGLE", "single"),
    ("wolf_count", "manual:3", "manual:3"),
    ("two_stage_candidates", "top_n:3", "top_n:3"),
    ("t_vote", "90", 90),
    ("stalemate_days", "0", 0),
    ("sheriff_tiebreak", "off", False),
    ("sheriff_tiebreak", "Yes", True),
    ("announce_causes", "true", True),
    ("announce_causes", "0", False),
    ("hunter_shot_on", "[wolves, lynch, poison]", ("wolves", "lynch", "poison")),
    ("hunter_shot_on", "[]", ()),
    ("hunter_shot_on", "none", ()),
    ("elder_loss_causes", "none", ()),
    ("tie_resolution", "none", ()),
    ("required_roles", "none", ()),
    ("variants", "none", ()),
    ("tie_resolution", "mode_rule sheriff", ("mode_rule", "sheriff")),
    ("deck", "seer,witch", ("seer", "witch")),
    ("night_order", "werewolf seer", ("werewolf", "seer")),
    ("girl_risk", "0.1 0.5", (0.1, 0.5)),
])  # fmt: skip
def test_typed_value(name, text, value):
    assert parse(name, text) == value


@pytest.mark.parametrize(("name", "text", "mid"), [
    ("vote_mode", "acclamation", "option-value"),
    ("wolf_count", "manual:n", "option-value"),
    ("wolf_count", "manual:0", "option-value"),
    ("wolf_count", "manual:99", "option-value"),
    ("wolf_count", "manual:", "option-value"),
    ("vote_mode", "single:3", "option-value"),
    ("t_vote", "0", "option-number"),
    ("t_vote", "-5", "option-number"),
    ("t_vote", "3601", "option-number"),
    ("t_vote", "1e3", "option-number"),
    ("t_vote", "٣", "option-number"),
    ("sheriff_weight", "10", "option-number"),
    ("sheriff_tiebreak", "perhaps", "option-value"),
    ("hunter_shot_on", "wolves boredom", "option-value"),
    ("tie_resolution", "sheriff sheriff", "option-twice"),
    ("win_priority", "village moles", "option-value"),
    ("girl_risk", "2", "option-levels"),
    ("girl_risk", "", "option-levels"),
    ("girl_risk", "much", "option-levels"),
    ("girl_risk", "nan", "option-levels"),
    ("vote_mod", "single", "option-near"),
    ("xyzzy", "1", "option-unknown"),
])  # fmt: skip
def test_typed_nonsense_is_refused(name, text, mid):
    with pytest.raises(Refused, match=f"^{mid}$"):
        parse(name, text)


@pytest.mark.parametrize("name", ["hunter_shot_on", "elder_loss_causes", "tie_resolution", "win_priority", "variants"])
def test_5_3_what_a_list_is_offered_it_takes(name):
    """5.3: each value that the refusal of a wrong one names is one that may be typed, `none` too: a set may be empty."""
    with pytest.raises(Refused) as why:
        parse(name, "no-such-thing")
    offered = str(why.value.values["values"]).split()
    assert "none" in offered
    assert [parse(name, value) for value in offered] == [() if value == "none" else (value,) for value in offered]
