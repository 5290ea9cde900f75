"""The presets: what each source's game sets differently from the default (rulebook 5.2)."""

from dataclasses import replace
from typing import Any

from engine.commands import Refused
from engine.options import Options

CLASSIC: dict[str, Any] = {
    "roles_allowed": ("werewolf", "villager", "seer", "mason", "cobbler", "angel", "bodyguard", "hunter_lasttwo",
                      "priest", "tinker", "medium", "little_girl"),
    "max_players": 19,
    "wolf_count": "s0",
    "s0_table_counts_moderator": True,
    "night_order": ("s0",),
    "wolf_consensus": "block_until_unanimous",
    "wolf_may_pass": False,
    "wolf_night_chat": "signals_only",
    "girl_caught_effect": "extra_victim",
    "girl_kill_optional": False,
    "girl_peek_reveals": "all_wolves",
    "girl_peek_window": "whole_step",
    "hunter_shot_on": (),
    "announce_causes": True,
    "reveal_lynch": "none",
    "last_words_lynch": False,
    "vote_mode": "single",
    "sheriff_election_time": "off",
}

HOLLOW: dict[str, Any] = {
    "roles_allowed": ("werewolf", "villager", "seer", "hunter", "cupid", "witch", "little_girl", "thief", "idiot",
                      "elder", "scapegoat", "guard", "piper"),
    "required_roles": ("werewolf", "seer", "villager"),
    "max_players": 24,
    "girl_peek_reveals": "all_wolves",
    "girl_peek_window": "whole_step",
    "witch_both_same_night": False,
    "elder_loss_scope": "listed_four",
    "idiot_reveal": "automatic",
    "discussion_mode": "round_robin",
    "vote_visibility": "live",
    "two_way_tie": "moderator_pick",
    "sheriff_election_time": "after_speeches",
    "sheriff_tiebreak": False,
    "sheriff_succession": "must_name",
    "sheriff_timeout": "next_seat",
    "wolf_win": "all_plain",
}

NEWMOON: dict[str, Any] = {
    "roles_allowed": (*HOLLOW["roles_allowed"], "hybrid"),
    "min_players": 8,
    "max_players": 18,
    "wolf_count_max": 4,
    "wolf_may_pass": False,
    "seer_result": "exact_role",
    "girl_peek_reveals": "all_wolves",
    "guard_girl": "forbidden",
    "witch_self_heal": "always",
    "elder_loss_scope": "all_non_wolf",
    "idiot_speech": "normal",
    "hunter_last_two": False,
    "hunter_shot_requires_innocent": True,
    "reveal_night": "role",
    "last_words_lynch": False,
    "vote_mode": "simultaneous",
    "two_way_tie": "revote",
    "multi_tie": "revote",
    "sheriff_vote_order": "with_all",
    "wolf_win": "all_plain",
    "village_must_kill_cupid": True,
    "event_draw_time": "after_announcement",
    "new_moon_deck": ("full36",),
    "variants": ("new_moon",),
}

PRESETS: dict[str, dict[str, Any]] = {"default": {}, "classic": CLASSIC, "hollow": HOLLOW, "newmoon": NEWMOON}


def preset(name: str) -> Options:
    """The options of a preset; Refused if there is none of that name."""
    if name not in PRESETS:
        raise Refused("preset-unknown", name=name, names=" ".join(PRESETS))
    return replace(Options(), preset=name, **PRESETS[name])
