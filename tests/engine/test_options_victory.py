"""Each value of the options of victory and of the variants, by what it changes (5.3)."""

from engine import events as e
from engine.commands import Begin, Late
from engine.game import Game
from engine.options import Options
from engine.presets import preset
from engine.setup import Setup, announced, check, deck, wolf_count
from tests.engine.observing import Observations
from tests.engine.scenes import Scene

observed = Observations()
HARVEST, SIT, PLAGUE = ("harvest",), ("sit_down",), ("black_death",)


# --- set-up ------------------------------------------------------------------------------------------------------------------


def mids(seats, **options):
    return [fault.mid for fault in check(Setup(seats, Options(**options)))]


@observed("preset", {
    "default": ("two_stage", "free", "parity"), "classic": ("single", "free", "parity"),
    "hollow": ("two_stage", "round_robin", "all_plain"), "newmoon": ("simultaneous", "free", "all_plain"),
})  # fmt: skip
def of_preset(value):
    """5.2; the whole columns are in test_options."""
    options = preset(value)
    return options.vote_mode, options.discussion_mode, options.wolf_win


@observed("deck", {("auto",): ["werewolf", "villager", "seer"], ("witch", "hunter"): ["werewolf", "villager", "hunter", "witch"]})
def of_deck(value):
    return [role for role, _ in announced(Setup(8, Options(deck=value)))]


@observed("roles_allowed", {("all",): [], ("werewolf", "villager", "seer"): ["role-not-allowed"]})
def roles_allowed(value):
    return mids(8, roles_allowed=value, deck=("seer", "witch"))


@observed("required_roles", {("werewolf",): [], ("werewolf", "seer"): ["role-required"]})
def required_roles(value):
    return mids(8, required_roles=value, deck=("witch",))


@observed("min_players", {6: [], 8: ["too-few"]})
def min_players(value):
    return mids(7, min_players=value)


@observed("max_players", {20: [], 10: ["too-many"]})
def max_players(value):
    return mids(11, max_players=value)


@observed("s0_table_counts_moderator", {True: 3, False: 2})
def s0_table_counts_moderator(value):
    return wolf_count(Setup(11, Options(wolf_count="s0", s0_table_counts_moderator=value)))


@observed("wolf_count", {"s2_bands": 2, "s0": 3, "manual:4": 4})
def of_wolf_count(value):
    return deck(Setup(11, Options(wolf_count=value, s0_table_counts_moderator=True))).count("werewolf")


@observed("wolf_count_max", {0: 4, 3: 3})
def wolf_count_max(value):
    return deck(Setup(18, Options(wolf_count_max=value))).count("werewolf")


@observed("thief_swap", {"optional": "thief", "mandatory": "witch"})
def thief_swap(value):
    return Scene("1W 2W 3Th 4V 5V 6V / Wi V", thief_swap=value).night().table.cards[3]


@observed("moderator_mode", {"engine": 0, "human_lot": 1, "human_chosen": 1})
def moderator_mode(value):
    s = Scene("1W 2W 3V 4V 5V 6V 7V", moderator_mode=value, two_way_tie="moderator_pick", vote_mode="single").night()
    return s.day("vote 4 by 1, 5 by 2").steps.count("moderator")


# --- victory -----------------------------------------------------------------------------------------------------------------


@observed("wolf_win", {
    "parity": [False, False, True], "all_plain": [True, False, False], "all_good": [False, False, False],
    "one_side": [True, True, False],
})  # fmt: skip
def wolf_win(value):
    """C53: the last plain Villager dies; the last god; two wolves and two others of both classes are left."""
    lines = ("1W 2Se 3Wi 4Gu 5V", "wolves 5"), ("1W 2Se 3V 4V 5V", "wolves 2"), ("1W 2W 3Se 4V 5V", "wolves 5")
    return [Scene(seats, wolf_win=value).night(line).over for seats, line in lines]


@observed("parity_strict_equal", {True: False, False: True})
def parity_strict_equal(value):
    return Scene("1W 2W 3Wi 4V 5V", parity_strict_equal=value).night("wolves 4; poison 5").over


@observed("cobbler_wins_on_death", {"none": [False, False], "lynch": [True, False], "any": [True, True]})
def cobbler_wins_on_death(value):
    """C73: lynched; bitten."""
    seats = "1W 2Co 3V 4V 5V 6V"
    lynched = Scene(seats, cobbler_wins_on_death=value).night().day("lynch 2").night().day("lynch 1")
    bitten = Scene(seats, cobbler_wins_on_death=value).night("wolves 2").day("lynch 1")
    return [2 in lynched.winners, 2 in bitten.winners]


ORDER = ("piper", "couple", "hunter_last_two", "village", "wolves")


@observed("win_priority", {
    ORDER: [("piper",), ("village",), ("couple",)],
    ("wolves", "piper", "couple", "hunter_last_two", "village"): [("wolves",), ("wolves",), ("couple",)],
    ("village", "piper", "couple", "hunter_last_two", "wolves"): [("piper",), ("village",), ("couple",)],
    ("hunter_last_two", "village", "wolves", "couple", "piper"): [("wolves",), ("village",), ("couple",)],
})  # fmt: skip
def win_priority(value):
    """C78: a charmed wolf and the Piper are left; Hunter and wolf; two lovers of whom one is a wolf."""
    lines = ("1W* 2Pi 3V", "wolves 3"), ("1W 2Hu 3V", "wolves 3"), ("1WL 2VL 3V", "wolves 3")
    return [Scene(seats, win_priority=value).night(line).camps for seats, line in lines]


@observed("win_priority", {ORDER: ("piper",), ("village", "piper", "couple", "hunter_last_two", "wolves"): ("village",)})
def win_priority_village(value):
    return Scene("1W 2Pi 3V* 4V*", win_priority=value).night().day("lynch 1").camps


@observed("win_priority", {ORDER: ("piper",), ("couple", "piper", "hunter_last_two", "village", "wolves"): ("couple",)})
def win_priority_couple(value):
    """Only a couple lives, and both are charmed by a dead Piper who need not live."""
    return Scene("1WL* 2VL* 3Pi", win_priority=value, piper_must_be_alive=False).night("wolves 3").camps


@observed("simultaneous_village_wolf", {"village": ("village",), "wolves": ("wolves",), "draw": ()})
def simultaneous_village_wolf(value):
    return Scene("1W 2Wi 3V", simultaneous_village_wolf=value).night("wolves 3; poison 1").camps


@observed("stalemate_days", {0: False, 1: True, 3: False})
def stalemate_days(value):
    return Scene("1W 2W 3V 4V 5V 6V", stalemate_days=value).night().day().over


# --- variants ----------------------------------------------------------------------------------------------------------------


@observed("variants", {
    (): set(), ("sit_down",): {"sit_down"}, ("double_small",): {"open"}, ("double_great",): {"two"}, ("harvest",): {"toss"},
    ("black_death",): {"nobody"}, ("fascination",): {"fascinated"}, ("new_moon",): {"card"},
})  # fmt: skip
def variants(value):
    """4: a game of 8 with a Witch, its first night and day: what shows."""
    options = Options(variants=value, **({"deck": ("witch",)} if value != ("double_small",) else {}))
    game = Game(Setup(8, options), b"variants".ljust(16))
    told = list(game.feed(Begin()))
    while game.table.day == 0 or (game.table.phase == "day" and game.table.ended is None):
        told += game.feed(Late(game.table.round_no))
    steps = {event.step for event in told if isinstance(event, e.Opened)}
    asked = {event.kind for event in told if isinstance(event, e.Asked)}
    hands = any(isinstance(event, e.DealtTwice) for event in told)
    shown = any(isinstance(event, e.OpenCards) for event in told)
    checked = [name for name, _ in game.table.rules.victory]
    marks = {
        "sit_down": "sit_down" in steps, "open": shown, "two": hands and not shown, "toss": "toss" in asked,
        "nobody": checked == ["all_dead"], "fascinated": game.table.rules.bite(game.table) == () and checked != ["all_dead"] and
        "fascination" in value, "card": any(isinstance(event, e.CardDrawn) for event in told),
    }  # fmt: skip
    return {name for name, seen in marks.items() if seen}


@observed("adjacency", {"living": (1, 4), "seat": (1,)})
def adjacency(value):
    s = Scene("1V 2W 3V 4V 5V 6V", dead="3", variants=HARVEST, adjacency=value).night().day().until("wolves")
    return s.choices("wolves", 2)


@observed("sit_down_seated_act", {True: [1, 2, 3, 4], False: [1, 3, 5, 1]})
def sit_down_seated_act(value):
    s = Scene("1W 2W 3V 4V 5V", variants=SIT, sit_down_seated_act=value, sheriff_election_time="off").night()
    s.day("seat 2 by 1" + ("" if value else ", 4 by 3, 3 by 5"))
    return [event.by for event in s.facts(e.SatDown)]


@observed("sit_down_sheriff_double", {True: 2, False: 1})
def sit_down_sheriff_double(value):
    s = Scene("1W(Sh) 2W 3V 4V 5V", variants=SIT, sit_down_sheriff_double=value, sheriff_election_time="off").night().day()
    return [event.by for event in s.facts(e.SatDown)].count(1)


@observed("double_great_pairs", {"any": False, "listed_only": True})
def double_great_pairs(value):
    """V3-2: whether of 20 deals none gives Seer and Hunter, who are no named pair, to one player."""
    setup = Setup(6, Options(variants=("double_great",), deck=("seer", "hunter", "cupid", "elder"), double_great_pairs=value))
    named = [{"witch", "seer"}, {"hunter", "guard"}, {"elder", "scapegoat"}]
    hands = [{event.card, event.second} - {"villager", "werewolf"} for n in range(20)
             for event in Game(setup, bytes([n]) * 16).feed(Begin()) if isinstance(event, e.DealtTwice)]
    return all(len(hand) < 2 or hand in named for hand in hands)


@observed("harvest_wolf_adjacency", {"any": {1, 3, 6, 8}, "all": set()})
def harvest_wolf_adjacency(value):
    s = Scene("1V 2W 3V 4V 5V 6V 7W 8V", variants=HARVEST, harvest_wolf_adjacency=value).until("wolves")
    return {pick for asked in s.table.asks.values() for pick in asked.choices if asked.kind == "kill"}


@observed("harvest_thief_effective", {"dawn": (4,), "immediate": (2,)})
def harvest_thief_effective(value):
    s = Scene("1W 2Th 3V 4Wi 5V 6V", variants=HARVEST, harvest_thief_effective=value).night("take 4")
    return s.asked("toss")


@observed("harvest_witch_unlimited", {True: True, False: False})
def harvest_witch_unlimited(value):
    """C98: in 20 games of four nights, whether some potion worked twice."""
    for n in range(20):
        s = Scene("1W 2W 3Wi 4V 5V 6V 7V 8V 9V", variants=HARVEST, harvest_witch_unlimited=value, seed=bytes([n]), stalemate_days=0)
        for target in (5, 6, 7, 8):
            if not s.over and s.table.phase != "over" and 3 in s.table.living and target in s.table.living:
                s.night(f"toss {target}")
                if not s.over:
                    s.day()
        used = [event for event in s.log if isinstance(event, (e.Healed, e.Poisoned))]
        if len(used) > len({type(event) for event in used}):
            return True
    return False


@observed("scapegoat_list_in_harvest", {True: 1, False: 0})
def scapegoat_list_in_harvest(value):
    s = Scene("1W 2W 3V 4Sc 5V 6V 7V", variants=HARVEST, scapegoat_list_in_harvest=value).night().day("lynch 5")
    return s.steps.count("voters")


@observed("black_death_first_victim", {"random": (0, False), "moderator": (1, False), "most_disruptive": (0, True)})
def black_death_first_victim(value):
    """C99: whether the moderator is asked; whether it is always the most unruly, seat 5."""
    options = Options(variants=PLAGUE, black_death_first_victim=value, moderator_mode="human_lot")
    victims, asked = set(), 0
    for n in range(8):
        game = Game(Setup(8, options, unruly=(5,)), bytes([n]) * 16)
        told = list(game.feed(Begin()))
        while game.table.phase == "night":
            told += game.feed(Late(game.table.round_no))
        victims |= {event.target for event in told if isinstance(event, e.Bitten)}
        asked = sum(1 for event in told if isinstance(event, e.Asked) and event.kind == "name")
    return asked, victims == {5}


@observed("guard_blocks_fascination", {True: (), False: (5,)})
def guard_blocks_fascination(value):
    s = Scene("1W 2W 3Gu 4V 5V 6V 7V", variants=("fascination",), guard_blocks_fascination=value).night("guard 5; wolves 5")
    return s.table.fascinated


test_value = observed.test()
