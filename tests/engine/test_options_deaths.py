"""Each value of the options of love, Hybrid, deaths and reactions, by what it changes (5.3)."""

from engine import events as e
from engine.options import kinds
from engine.speech import circle, speakers
from tests.engine.observing import Observations
from tests.engine.scenes import Scene

observed = Observations()
LOVERS = "1WL 2W 3V 4V 5V 6VL 7V 8V"
HUNTER = "1W 2W 3Hu 4Wi 5V 6V 7V 8V 9V"
ELDER = "1W 2W 3El 4Wi 5Hu 6Sc 7Pi 8Bo 9V 10V"
IDIOT = "1W 2W 3Id 4V 5V 6V 7V 8V"
FULL = "1W 2W 3Wi 4V 5Hu 6V 7V 8V"


# --- lovers and Hybrid ----------------------------------------------------------------------------------------------------


@observed("lovers_see_roles", {True: "werewolf", False: ""})
def lovers_see_roles(value):
    return Scene("1W 2W 3Cu 4V 5V 6V", lovers_see_roles=value).night("cupid 1 4").told(4, e.InLove)[0].card


@observed("lovers_chat", {True: (1, 6), False: ()})
def lovers_chat(value):
    return circle(Scene(LOVERS, lovers_chat=value, wolf_night_chat="signals_only").until("wolves").table, 1)


@observed("mixed_eval", {"dynamic": ((3, 4),), "at_pairing": ()})
def mixed_eval(value):
    s = Scene("1W 2W 3VL 4VL 5V 6V 7V", mixed_eval=value).night().happen(e.CardChanged((3,), "werewolf", ""))
    return s.day().night().day("lynch 5").table.mixed


@observed("cobbler_wolf_pair_mixed", {True: ("couple",), False: ("wolves",)})
def cobbler_wolf_pair_mixed(value):
    return Scene("1WL 2CoL 3V 4V", cobbler_wolf_pair_mixed=value).night("wolves 3").day("lynch 4").camps


@observed("lover_wolf_counts_for_parity", {True: True, False: False})
def lover_wolf_counts_for_parity(value):
    return Scene("1WL 2W 3VL 4V 5V", lover_wolf_counts_for_parity=value).night("wolves 5").over


@observed("third_party_survivor_rule", {"couple_only": False, "couple_plus_cupid": True})
def third_party_survivor_rule(value):
    return Scene("1W 2Cu 3V 4V", third_party_survivor_rule=value).night("cupid 1 3; wolves 4").over


@observed("village_must_kill_mixed_couple", {True: False, False: True})
def village_must_kill_mixed_couple(value):
    """WIN-V2: the pair was mixed, its wolf is a Villager by now; no wolf lives."""
    s = Scene("1WL 2VL 3V 4V 5V 6W", village_must_kill_mixed_couple=value).night().happen(e.CardChanged((1,), "villager", ""))
    return s.day("lynch 6").over


@observed("village_must_kill_cupid", {True: False, False: True})
def village_must_kill_cupid(value):
    return Scene("1W 2V 3Cu 4V 5V 6V", village_must_kill_cupid=value).night("cupid 1 6").day("lynch 1").over


@observed("hybrid_may_choose_self", {True: True, False: False})
def hybrid_may_choose_self(value):
    return 2 in Scene("1W 2Hy 3V 4V", hybrid_may_choose_self=value).choices("support", 2)


@observed("hybrid_class", {"none": True, "plain": False})
def hybrid_class(value):
    """3.3: the last ordinary Villager dies, the Hybrid lives."""
    return Scene("1W 2Hy 3V 4Se 5Gu", wolf_win="all_plain", hybrid_class=value).night("support 4; wolves 3").over


@observed("village_must_kill_bad_hybrid", {True: False, False: True})
def village_must_kill_bad_hybrid(value):
    return Scene("1W 2Hy 3V 4V 5V", village_must_kill_bad_hybrid=value).night("support 1").day("lynch 1").over


@observed("bad_hybrid_inherits", {True: True, False: False})
def bad_hybrid_inherits(value):
    return Scene("1W 2Hy 3V", bad_hybrid_inherits=value).night("support 1").day("lynch 1").over


# --- the Hunter -------------------------------------------------------------------------------------------------------------

CAUSES = kinds()["hunter_shot_on"].values
DEATHS = {
    "wolves": lambda o: Scene(HUNTER, **o).night("wolves 3"),
    "lynch": lambda o: Scene(HUNTER, **o).night().day("lynch 3"),
    "poison": lambda o: Scene(HUNTER, **o).night("poison 3"),
    "grief": lambda o: Scene("1W 2W 3HuL 4VL 5V 6V 7V", **o).night("wolves 4"),
}  # fmt: skip
"""How the Hunter 3 dies of each cause; of those that need another Hunter, an Idiot, a variant or a card, as a fact."""


def dies(deaths, seats, cause, **options):
    if cause in deaths:
        return deaths[cause](options)
    return Scene(seats, **options).night().happen(e.Struck(3, cause)).day()


for each in CAUSES:
    observed("hunter_shot_on", {(): (), (each,): (3,), tuple(c for c in CAUSES if c != each): ()})(
        lambda value, cause=each: dies(DEATHS, HUNTER, cause, hunter_shot_on=value).asked("shoot"))


@observed("hunter_shot_mandatory", {True: ["must-pick"], False: []})
def hunter_shot_mandatory(value):
    return Scene(HUNTER, hunter_shot_mandatory=value).night(f"wolves 3; hunter{'!' if value else ''} pass").refused


@observed("hunter_shot_requires_innocent", {True: (), False: (3,)})
def hunter_shot_requires_innocent(value):
    s = Scene("1WL 2W 3HuL 4V 5V 6V 7V 8V", hunter_shot_requires_innocent=value)
    return s.night().day("lynch 3").asked("hunter")


@observed("hunter_reveal_on_shot", {True: True, False: False})
def hunter_reveal_on_shot(value):
    return bool(Scene(HUNTER, hunter_reveal_on_shot=value).night("wolves 3; hunter 5").facts(e.Shot))


@observed("hunter_last_two", {True: ("village",), False: ("wolves",)})
def hunter_last_two(value):
    return Scene("1W 2Hu 3V", hunter_last_two=value).night("wolves 3").camps


# --- Elder, Idiot, Scapegoat ----------------------------------------------------------------------------------------------


@observed("elder_heal", {"restore_one": {}, "leaves_one": {3: 1}})
def elder_heal(value):
    return Scene(ELDER, elder_heal=value).night("wolves 3; heal").table.lives


@observed("elder_loss_scope", {"village_camp": {4, 5, 6, 8}, "listed_four": {4, 5}, "all_non_wolf": {4, 5, 6, 7, 8}})
def elder_loss_scope(value):
    return {event.to[0] for event in Scene(ELDER, elder_loss_scope=value).night("poison 3").facts(e.PowersLost)}


ELDER_DEATHS = {
    "wolves": lambda o: Scene(ELDER, **o).night("wolves 3").day().night("wolves 3"),
    "lynch": lambda o: Scene(ELDER, **o).night().day("lynch 3"),
    "poison": lambda o: Scene(ELDER, **o).night("poison 3"),
    "hunter_shot": lambda o: Scene(ELDER, **o).night("wolves 5; hunter 3"),
    "grief": lambda o: Scene("1W 2W 3ElL 4VL 5V 6V 7V", **o).night("wolves 4"),
    "moderator": lambda o: Scene(ELDER, dead="3", **o).night(),
    "scapegoat": lambda o: Scene("1W+V 2W+V 3El+Sc 4V+V 5V+V 6V+V", variants=("double_great",), vote_mode="single", **o).night().day(
        "vote 4 by 1, 5 by 2"),
    "girl_caught": lambda o: Scene("1W+V 2W+V 3El+Gi 4V+V 5V+V 6V+V", variants=("double_great",), girl_risk=(1.0,), **o).night(
        "peek 1; wolves 4; catch yes"),
}  # fmt: skip
"""How the Elder 3 dies of each cause; of those that need another Elder, a variant or a card, as a fact."""
LOSSES = kinds()["elder_loss_causes"].values
for each in LOSSES:
    observed("elder_loss_causes", {(): False, (each,): True, tuple(c for c in LOSSES if c != each): False})(
        lambda value, cause=each: dies(ELDER_DEATHS, ELDER, cause, elder_loss_causes=value).table.elder_gone)


@observed("elder_loss_before_hunter", {True: (), False: (5,)})
def elder_loss_before_hunter(value):
    return Scene(ELDER, elder_loss_before_hunter=value).night("wolves 5; poison 3").asked("hunter")


@observed("idiot_reveal", {"optional": (3,), "automatic": ()})
def idiot_reveal(value):
    return Scene(IDIOT, idiot_reveal=value).night().day("lynch 3").asked("flip")


@observed("idiot_speech", {"interject": [(3,), (3, 4)], "normal": [(3,), (4,)], "none": [None, (4,)]})
def idiot_speech(value):
    """C33: who speaks in the Idiot's turn, and in another's."""
    s = Scene(IDIOT, idiot_speech=value, discussion_mode="round_robin").night().day("lynch 3").night().until("speech")
    heard = {}
    while s.table.round.step == "speech":
        heard[s.table.round.about] = speakers(s.table)
        s.late()
    return [heard.get(3), heard[4]]


@observed("idiot_second_lynch", {"not_votable": None, "immune": (), "dies": (3,)})
def idiot_second_lynch(value):
    s = Scene(IDIOT, idiot_second_lynch=value, vote_mode="single").night().day("lynch 3").night().until("vote")
    return s.day("vote 3 by 4").died if 3 in s.choices("vote", 4) else None


@observed("idiot_sheriff", {"badge_lost": (0, 0), "appoints": (5, 1), "keeps_no_vote": (3, 0)})
def idiot_sheriff(value):
    s = Scene("1W 2W 3Id(Sh) 4V 5V 6V 7V", idiot_sheriff=value, sheriff_election_time="off").night()
    s.day("lynch 3" + ("; heir 5" if value == "appoints" else ""))
    return s.table.sheriff, s.steps.count("heir")


@observed("scapegoat_min_voters", {0: 0, 1: 1, 3: 3})
def scapegoat_min_voters(value):
    s = Scene("1W 2W 3Sc 4V 5V 6V 7V", scapegoat_min_voters=value, vote_mode="single").night().until("voters", "vote 4 by 1, 5 by 2")
    return s.table.asks["voters", 3].least


# --- what is told ------------------------------------------------------------------------------------------------------------


@observed("dawn_trigger_order", {"grief_first": [[3, 6], [7]], "hunter_first": [[3], [6, 7]]})
def dawn_trigger_order(value):
    """C84: who is published before the Hunter is asked, and who after."""
    s = Scene("1W 2W 3HuL 4V 5V 6VL 7V 8V 9V", dawn_trigger_order=value).night("wolves 3; hunter 7")
    asked = next(n for n, event in enumerate(s.events) if isinstance(event, e.Opened) and event.step == "hunter")
    parts = s.events[:asked], s.events[asked:]
    return [[event.who for event in part if isinstance(event, e.Died)] for part in parts]


@observed("announce_causes", {True: [e.CauseShown(4, "wolves")], False: []})
def announce_causes(value):
    return Scene(FULL, announce_causes=value).night("wolves 4").facts(e.CauseShown)


@observed("reveal_night", {"none": [], "role": ["witch"], "camp": ["not_wolf"]})
def reveal_night(value):
    return [event.what for event in Scene(FULL, reveal_night=value).night("wolves 3").facts(e.Revealed)]


@observed("reveal_lynch", {"none": [], "role": ["witch"], "camp": ["not_wolf"]})
def reveal_lynch(value):
    return [event.what for event in Scene(FULL, reveal_lynch=value).night().day("lynch 3").facts(e.Revealed)]


@observed("last_words_night", {True: 1, False: 0})
def last_words_night(value):
    return Scene(FULL, last_words_night=value).night("wolves 4").steps.count("last_words")


@observed("last_words_lynch", {True: 1, False: 0})
def last_words_lynch(value):
    return Scene(FULL, last_words_lynch=value).night().day("lynch 4").steps.count("last_words")


@observed("dead_chat", {"none": (), "graveyard_only": (7, 8)})
def dead_chat(value):
    return circle(Scene(FULL, dead="7 8", dead_chat=value).night().table, 7)


test_value = observed.test()
