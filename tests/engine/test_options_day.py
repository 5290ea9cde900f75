"""Each value of the day's options, by what it changes (5.3 "day"), and of the timers."""

from engine import events as e
from tests.engine.observing import Observations
from tests.engine.scenes import Scene

observed = Observations()
NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"
BADGE = "1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9V"
GOAT = "1W 2W 3V(Sh) 4V 5V 6V 7V 8V 9Sc"
MEDIUM = "1W 2W 3V 4Me 5V 6V 7V 8V 9V"
TWO, THREE = "vote 4 by 1, 5 by 2", "vote 4 by 1, 5 by 2, 6 by 7"
PLAIN = {"sheriff_election_time": "off"}


def day(line="", seats=NINE, **options):
    return Scene(seats, **{**PLAIN, **options}).night().day(line)


def single(line="", seats=NINE, **options):
    return day(line, seats, vote_mode="single", **options)


@observed("discussion_mode", {"free": ["discussion"], "round_robin": ["speech"] * 9})
def discussion_mode(value):
    return [step for step in day(discussion_mode=value).steps if step in {"discussion", "speech"}]


@observed("vote_mode", {
    "single": ["vote"], "two_stage": ["nomination", "defence", "vote"], "simultaneous": ["vote"], "sit_down": ["sit_down"],
})  # fmt: skip
def vote_mode(value):
    line = {"two_stage": "nominate 4 by 1, 5 by 2", "sit_down": ""}.get(value, "vote 4 by 1")
    steps = day(line, vote_mode=value).steps
    return list(dict.fromkeys(step for step in steps if step in {"nomination", "defence", "vote", "sit_down"}))


@observed("vote_mode", {"single": 60.0, "simultaneous": 5.0})
def vote_seconds(value):
    return day(vote_mode=value).seconds("vote")[0]


@observed("two_stage_candidates", {"top_two_with_ties": (4, 5), "top_n:1": (4,), "top_n:3": (4, 5, 6)})
def two_stage_candidates(value):
    s = day("nominate 4 by 1 2 3, 5 by 6 7, 6 by 8", two_stage_candidates=value)
    return s.facts(e.Candidates)[0].seats


@observed("single_candidate", {"execute": (4,), "confirm": ()})
def single_candidate(value):
    return day("nominate 4 by 1", single_candidate=value).died


@observed("vote_visibility", {"after_close": (0, 1), "live": (1, 1), "secret": (0, 0)})
def vote_visibility(value):
    s = single("vote 4 by 1", vote_visibility=value)
    return len(s.facts(e.Voted)), len(s.facts(e.VotesShown))


@observed("abstain_allowed", {True: [], False: ["must-pick"]})
def abstain_allowed(value):
    return single(f"vote{'' if value else '!'} pass by 1", abstain_allowed=value).refused


@observed("self_vote_allowed", {True: [], False: ["not-vote"]})
def self_vote_allowed(value):
    return single(f"vote{'!' if not value else ''} 4 by 4", self_vote_allowed=value).refused


@observed("tie_resolution", {
    (): [], ("sheriff",): ["tie"], ("scapegoat",): ["voters"], ("mode_rule",): ["revote"],
    ("sheriff", "scapegoat", "mode_rule"): ["tie", "voters"], ("mode_rule", "sheriff"): ["revote", "tie"],
    ("sheriff", "mode_rule"): ["tie", "revote"],
})  # fmt: skip
def tie_resolution(value):
    s = single(f"{TWO}" + (" > 4 by 1, 5 by 2" if "mode_rule" in value and "scapegoat" not in value else ""), GOAT,
               tie_resolution=value, two_way_tie="revote")
    return [step for step in s.steps if step in {"tie", "voters", "revote"}]


@observed("two_way_tie", {
    "none": ([], 0), "moderator_pick": (["moderator"], 0), "revote": (["revote"], 0), "first_stage_votes": ([], 4),
})  # fmt: skip
def two_way_tie(value):
    s = day("nominate 4 by 1 3, 5 by 2; vote 4 by 1, 5 by 2", two_way_tie=value, moderator_mode="human_lot")
    return [step for step in s.steps if step in {"moderator", "revote"}], s.condemned


@observed("two_way_tie", {"none": {0}, "random": {4, 5}, "revote": {0}, "moderator_pick": {0}, "first_stage_votes": {0}})
def random_tie(value):
    line = "nominate 4 by 1, 5 by 2; vote 4 by 1, 5 by 2"
    return {day(line, two_way_tie=value, seed=bytes([n])).condemned for n in range(12)}


@observed("multi_tie", {"none": 0, "revote": 1})
def multi_tie(value):
    return single(THREE, multi_tie=value).steps.count("revote")


@observed("revote_targets", {"all": (2, 3, 4, 5, 6, 7, 8, 9), "tied": (4, 5)})
def revote_targets(value):
    s = Scene(NINE, vote_mode="single", two_way_tie="revote", revote_targets=value, **PLAIN).night().until("revote", TWO)
    return s.choices("vote", 1)


@observed("sheriff_election_time", {
    "before_discussion": ["election", "discussion"], "after_speeches": ["discussion", "election"], "off": ["discussion"],
})  # fmt: skip
def sheriff_election_time(value):
    return [step for step in day(sheriff_election_time=value).steps if step in {"election", "discussion"}]


@observed("sheriff_may_refuse", {True: 1, False: 0})
def sheriff_may_refuse(value):
    return day("elect 3", sheriff_may_refuse=value, sheriff_election_time="before_discussion").steps.count("accept")


@observed("sheriff_vote_order", {"last_optional": ([1, 2, 3, 4], True), "with_all": ([1, 2, 3, 4], False), "first": ([3, 1, 2, 4], False)})
def sheriff_vote_order(value):
    """C48: in which order they are asked one by one; whether he may answer `later`."""
    s = day("", "1W 2V 3V(Sh) 4V", vote_visibility="live", sheriff_vote_order=value)
    asked = [event for event in s.facts(e.Asked) if event.kind == "nominate"]
    return [event.to[0] for event in asked], any(0 in event.choices for event in asked)


@observed("sheriff_weight", {1: 5, 2: 0, 3: 4})
def sheriff_weight(value):
    return single("vote 4 by 3, 5 by 6 7; tie pass" if value == 2 else "vote 4 by 3, 5 by 6 7", BADGE, sheriff_weight=value).condemned


@observed("sheriff_weight_nomination", {True: 2, False: 1})
def sheriff_weight_nomination(value):
    s = day("nominate 4 by 3", BADGE, sheriff_weight_nomination=value)
    return dict(next(event.totals for event in s.facts(e.Counted) if event.step == "nomination"))[4]


@observed("sheriff_tiebreak", {True: 1, False: 0})
def sheriff_tiebreak(value):
    return single("vote 4 by 1 2, 5 by 6 7", BADGE, sheriff_tiebreak=value).steps.count("tie")


@observed("sheriff_succession", {"name_or_tear": (1, 0), "must_name": (1, 1), "none": (0, None)})
def sheriff_succession(value):
    s = day("lynch 3", BADGE, sheriff_succession=value)
    return s.steps.count("heir"), next((event.least for event in s.facts(e.Asked) if event.kind == "heir"), None)


@observed("sheriff_timeout", {"tear": 0, "next_seat": 4})
def sheriff_timeout(value):
    return day("lynch 3", BADGE, sheriff_timeout=value).table.sheriff


@observed("seance_target", {"motion": (7,), "vote": (1,)})
def seance_target(value):
    return Scene(MEDIUM, dead="7", seance_target=value, **PLAIN).night().until("motion").choices("seance", 1)


@observed("medium_antiprobe", {"auto": [7, 7], "manual": [4, 7], "off": [4, 4]})
def medium_antiprobe(value):
    """C74: who is Medium after two probes, with a human moderator, who may move it himself, and without one."""
    line = "seance 7 by 5; confirm yes by 1 2 3, no by 4"
    scenes = [Scene(MEDIUM, dead="7", medium_antiprobe=value, moderator_mode=mode, **PLAIN) for mode in ("human_lot", "engine")]
    return [s.night().day(line).night().day(line).table.overlays["medium"] for s in scenes]


@observed("t_discussion", {300: 300.0, 77: 77.0})
def t_discussion(value):
    return day(t_discussion=value).seconds("discussion")[0]


@observed("t_speech", {60: 60.0, 77: 77.0})
def t_speech(value):
    return day(t_speech=value, discussion_mode="round_robin").seconds("speech")[0]


@observed("t_defence", {30: 30.0, 77: 77.0})
def t_defence(value):
    return day("nominate 4 by 1", t_defence=value).seconds("defence")[0]


@observed("t_vote", {60: 60.0, 77: 77.0})
def t_vote(value):
    return single(t_vote=value).seconds("vote")[0]


@observed("t_vote_each", {20: 20.0, 77: 77.0})
def t_vote_each(value):
    return day(t_vote_each=value, vote_visibility="live").seconds("nomination")[0]


@observed("t_countdown", {5: 5.0, 77: 77.0})
def t_countdown(value):
    return day(t_countdown=value, vote_mode="simultaneous").seconds("vote")[0]


@observed("t_seance", {300: 300.0, 77: 77.0})
def t_seance(value):
    s = Scene(MEDIUM, dead="7", t_seance=value, **PLAIN).night().day("seance 7 by 5; confirm yes")
    return s.seconds("seance")[0]


@observed("t_seance_motion", {30: 30.0, 77: 77.0})
def t_seance_motion(value):
    return Scene(MEDIUM, dead="7", t_seance_motion=value, **PLAIN).night().day().seconds("motion")[0]


@observed("t_wolves", {90: 45.0, 60: 30.0})
def t_wolves(value):
    return Scene(NINE, t_wolves=value).night().seconds("wolves")[0]


@observed("t_night_step", {45: 22.5, 60: 30.0})
def t_night_step(value):
    return Scene("1W 2W 3Se 4V 5V 6V", t_night_step=value).night().seconds("seer")[0]


@observed("t_reaction", {45: 45.0, 77: 77.0})
def t_reaction(value):
    return Scene("1W 2W 3Hu 4V 5V 6V 7V", t_reaction=value).night("wolves 4").seconds("hunter")[0]


@observed("t_last_words", {30: 30.0, 77: 77.0})
def t_last_words(value):
    return day("lynch 4", t_last_words=value).seconds("last_words")[0]


test_value = observed.test()
