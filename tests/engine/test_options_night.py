"""Each value of the night's options, by what it changes (5.3 "night")."""

from engine import events as e
from engine.speech import circle, pack_talkers
from tests.engine.observing import Observations
from tests.engine.scenes import Scene

observed = Observations()
SIX = "1W 2W 3Se 4V 5V 6V"
GIRL = "1W 2W 3Wi 4V 5V 6Gi 7V 8V"
CAUGHT = "peek 1; wolves 4; catch yes"
GUARDS = "1W 2W 3Gu 4Wi 5V 6V 7V 8V"
WITCH = "1W 2W 3Wi 4V 5V 6V 7El 8V"
PIPER = "1W 2W 3Pi 4V* 5V 6V 7V 8V"


def shown(s, seat=3):
    return [(event.target, event.lost) for event in s.told(seat, e.VictimShown)]


@observed("pace", {"full": True, "drawn": False})
def pace(value):
    return Scene(SIX, pace=value).night().seconds("seer") == [22.5]


@observed("speed", {"normal": 22.5, "slow": 45.0, "brisk": 11.25})
def speed(value):
    return Scene(SIX, speed=value).night().seconds("seer")[0]


@observed("night_order", {
    ("unified",): ["guard", "seer", "wolves"], ("s0",): ["guard", "wolves", "seer"],
    ("seer", "werewolf", "guard"): ["seer", "wolves", "guard"], ("werewolf",): ["wolves", "guard", "seer"],
})  # fmt: skip
def night_order(value):
    """C01; steps that a list leaves out come last."""
    return Scene("1W 2W 3Gu 4Se 5V 6V", night_order=value).night().steps


@observed("phantom_phases", {"always": {"seer", "witch", "wolves"}, "source_literal": {"seer", "wolves"}, "off": {"wolves"}})
def phantom_phases(value):
    """C68: Seer and Witch are dead."""
    return set(Scene("1W 2W 3Wi 4Se 5V 6V 7V", dead="3 4", phantom_phases=value).night().day().night().steps)


@observed("wolf_consensus", {"unanimous_or_none": ((), 1), "block_until_unanimous": ((5,), 3), "majority": ((5,), 1)})
def wolf_consensus(value):
    """C02: two of three want 5."""
    s = Scene("1W 2W 3W 4V 5V 6V 7V 8V", wolf_consensus=value).night(
        "wolves 5 by 1 2, 6 by 3" + (" > 5 by 1 2, 6 by 3" * 2 if value == "block_until_unanimous" else ""))
    return s.died, s.steps.count("wolves")


@observed("wolf_block_repeats", {0: 1, 1: 2, 2: 3})
def wolf_block_repeats(value):
    return Scene(SIX, wolf_consensus="block_until_unanimous", wolf_block_repeats=value).night("wolves 4").steps.count("wolves")


@observed("wolf_may_pass", {True: [], False: ["must-pick", "must-pick"]})
def wolf_may_pass(value):
    return Scene(SIX, wolf_may_pass=value).night("wolves pass" if value else "wolves! pass").refused


@observed("wolf_may_target_wolf", {True: (1, 2, 3, 4, 5, 6), False: (3, 4, 5, 6)})
def wolf_may_target_wolf(value):
    return Scene(SIX, wolf_may_target_wolf=value).until("wolves").choices("wolves", 1)


@observed("wolf_night_chat", {"discuss": (1, 2), "signals_only": ()})
def wolf_night_chat(value):
    """C04."""
    return pack_talkers(Scene(SIX, wolf_night_chat=value).until("wolves").table)


@observed("mason_chat", {True: (3, 4), False: ()})
def mason_chat(value):
    return circle(Scene("1W 2W 3Ma 4Ma 5V 6V", mason_chat=value).until("wolves").table, 3)


@observed("seer_result", {"alignment": "not_wolf", "exact_role": "villager"})
def seer_result(value):
    return Scene(SIX, seer_result=value).night("seer 4").told(3, e.Saw)[0].result


@observed("seer_targets", {"living_others": (1, 2, 4, 5), "living": (1, 2, 3, 4, 5), "any": (1, 2, 4, 5, 6)})
def seer_targets(value):
    return Scene(SIX, seer_targets=value, dead="6").night().day().until("seer").choices("seer", 3)


@observed("priest_sees_tinker_as", {"villager": "not_wolf", "wolf": "wolf"})
def priest_sees_tinker_as(value):
    s = Scene("1W 2W 3Pr 4Ti 5V 6V 7V 8V", priest_sees_tinker_as=value).night().day("lynch 4").night()
    return next(event.result for event in s.views.heard[3] if isinstance(event, e.PriestSaw))


@observed("guard_self", {True: True, False: False})
def guard_self(value):
    return 3 in Scene(GUARDS, guard_self=value).until("guard").choices("guard", 3)


@observed("bodyguard_self", {True: True, False: False})
def bodyguard_self(value):
    return 3 in Scene("1W 2W 3Bo 4V 5V 6V", bodyguard_self=value).until("bodyguard").choices("guard", 3)


@observed("guard_no_repeat", {True: False, False: True})
def guard_no_repeat(value):
    return 5 in Scene(GUARDS, guard_no_repeat=value).night("guard 5").day().until("guard").choices("guard", 3)


@observed("guard_girl", {"no_effect": ([], (6,)), "works": ([], ()), "forbidden": (["not-guard"], (6,))})
def guard_girl(value):
    s = Scene("1W 2W 3Gu 4V 5V 6Gi 7V 8V", guard_girl=value).night(f"guard{'!' if value == 'forbidden' else ''} 6; wolves 6")
    return s.refused, s.died


@observed("angel_target_policy", {"attack_fails": [], "target_rejected": ["angel-refused"]})
def angel_target_policy(value):
    mark = "" if value == "attack_fails" else "!"
    return Scene("1W 2W 3An 4V 5V 6V", angel_target_policy=value).night(f"wolves{mark} 3 by 1").refused


@observed("guard_heal_clash", {"survive": (), "die": (5,)})
def guard_heal_clash(value):
    return Scene(GUARDS, guard_heal_clash=value, witch_sees_guarded_victim=True).night("guard 5; wolves 5; heal").died


@observed("witch_told_victim", {
    "always": [[(4, False)], [(5, False)]], "while_heal_left": [[(4, False)], []], "never": [[], []],
})  # fmt: skip
def witch_told_victim(value):
    """C15: on the night of the heal, and on the next."""
    s = Scene(WITCH, witch_told_victim=value).night("wolves 4; heal")
    first = shown(s)
    return [first, shown(s.day().night("wolves 5"))]


@observed("witch_sees_guarded_victim", {True: [(5, False)], False: [(0, False)]})
def witch_sees_guarded_victim(value):
    return shown(Scene(GUARDS, witch_sees_guarded_victim=value).night("guard 5; wolves 5"), 4)


@observed("witch_told_elder_hit", {True: [(7, False)], False: [(0, False)]})
def witch_told_elder_hit(value):
    return shown(Scene(WITCH, witch_told_elder_hit=value).night("wolves 7"))


@observed("witch_self_heal", {"never": [(), ()], "first_night": [(3,), ()], "always": [(3,), (3,)]})
def witch_self_heal(value):
    """C11: on each of two nights."""
    first = Scene(WITCH, witch_self_heal=value).night("wolves 3").asked("heal")
    return [first, Scene(WITCH, witch_self_heal=value).night().day().night("wolves 3").asked("heal")]


@observed("witch_self_poison", {True: True, False: False})
def witch_self_poison(value):
    return 3 in Scene(WITCH, witch_self_poison=value).until("witch").choices("poison", 3)


@observed("witch_both_same_night", {True: [], False: ["one-potion"]})
def witch_both_same_night(value):
    return Scene(WITCH, witch_both_same_night=value).night(f"wolves 4; heal; poison{'' if value else '!'} 5").refused


@observed("witch_may_poison_victim", {True: True, False: False})
def witch_may_poison_victim(value):
    return 4 in Scene(WITCH, witch_may_poison_victim=value).until("witch", "wolves 4").choices("poison", 3)


@observed("witch_heal_caught_girl", {True: [(6, False)], False: [(6, True)]})
def witch_heal_caught_girl(value):
    return shown(Scene(GIRL, witch_heal_caught_girl=value, girl_risk=(1.0,)).night(CAUGHT))


@observed("girl_detection", {"chance": (True, []), "wolf_guess": (False, [1, 2]), "never": (False, [])})
def girl_detection(value):
    """C20: caught by the dice; asked for a guess; neither."""
    s = Scene(GIRL, girl_detection=value, girl_risk=(1.0,)).night("peek 1; wolves 4")
    return bool(s.facts(e.GirlCaught)), list(s.asked("guess"))


@observed("girl_risk", {(0.0,): [False], (1.0,): [True], (0.0, 1.0): [False, True]})
def girl_risk(value):
    """C20: for each level whether she sees."""
    return [bool(Scene(GIRL, girl_risk=value).night(f"peek {level}").told(6, e.Peeked)[0].wolves) for level in range(1, len(value) + 1)]


@observed("girl_peek_reveals", {"one_wolf": 1, "all_wolves": 2, "wolf_chat_anonymous": 0})
def girl_peek_reveals(value):
    s = Scene(GIRL, girl_peek_reveals=value, girl_detection="never").night("peek 1")
    return len(s.told(6, e.Peeked)[0].wolves)


@observed("girl_peek_window", {"after_kill_cue": ["wake", "wolves"], "whole_step": ["wolves"]})
def girl_peek_window(value):
    return [step for step in Scene(GIRL, girl_peek_window=value).night().steps if step in {"wake", "wolves"}]


@observed("girl_caught_effect", {"replaces_victim": (6,), "extra_victim": (4, 6)})
def girl_caught_effect(value):
    return Scene(GIRL, girl_caught_effect=value, girl_risk=(1.0,)).night(CAUGHT).died


@observed("girl_kill_optional", {True: (4,), False: (6,)})
def girl_kill_optional(value):
    return Scene(GIRL, girl_kill_optional=value, girl_risk=(1.0,)).night("peek 1; wolves 4").died


@observed("piper_targets", {1: (4, 5), 2: (4, 5, 6)})
def piper_targets(value):
    return Scene(PIPER, piper_targets=value).night("piper 5" if value == 1 else "piper 5 6").table.charmed


@observed("piper_must_be_alive", {True: ("wolves",), False: ("piper",)})
def piper_must_be_alive(value):
    return Scene("1W* 2Pi 3V* 4V", piper_must_be_alive=value).night("wolves 2").day("lynch 4").camps


@observed("piper_check", {"stable": ("wolves",), "instant": ("piper",)})
def piper_check(value):
    return Scene("1W* 2Pi 3V", piper_check=value).night("wolves 2; piper 3").camps


@observed("piper_may_retarget", {True: True, False: False})
def piper_may_retarget(value):
    return 4 in Scene(PIPER, piper_may_retarget=value).until("piper").choices("charm", 3)


test_value = observed.test()
