"""Scenes: variants 2 and 3, Double "You" (V2-1 to V2-8, V3-1 to V3-5, WIN-W6, C94, C95, E119)."""

from collections import Counter

import pytest

from engine import events as e
from engine.commands import Begin
from engine.game import Game
from engine.options import Options
from engine.setup import Setup, announced, check, deck
from tests.engine.scenes import Scene

SMALL, GREAT = ("double_small",), ("double_great",)
EIGHT = "1Se+W 2Hu+W 3Wi+V 4Cu+V 5Gu+V 6El+V 7Sc+V 8V+V"
ROLES = {"seer", "hunter", "witch", "cupid", "guard", "elder", "scapegoat"}


def small(line="", seats=EIGHT, **options):
    return Scene(seats, variants=SMALL, **options).night(f"cupid 7 8; {line}" if "Cu" in seats else line)


def great(line, seats, **options):
    return Scene(seats, variants=GREAT, **options).night(line)


def packs(players):
    cards = deck(Setup(players, Options(variants=SMALL)))
    return Counter(cards[:players]), Counter(cards[players:])


# --- small: the packs (V2-1 to V2-3, V2-7, C94) -----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "villagers"), [(7, 0), (8, 1), (9, 2)])
def test_t181_v2_2_v2_3_v2_7_c94_one_set(players, villagers):
    """T181, V2-2, V2-3, V2-7, C94: seven characters and the rest Villagers; 2 wolves and the rest Villagers below."""
    open_, hidden = packs(players)
    assert open_ == Counter({**dict.fromkeys(ROLES, 1), **({"villager": villagers} if villagers else {})})
    assert hidden == {"werewolf": 2, "villager": players - 2}


@pytest.mark.parametrize("players", [10, 14, 18])
def test_v2_1_two_sets(players):
    """V2-1: every open card up to twice, bottoms of 4 wolves."""
    open_, hidden = packs(players)
    assert open_.total() == players
    assert set(open_) >= ROLES
    assert max(open_[role] for role in ROLES) <= 2
    assert hidden == {"werewolf": 4, "villager": players - 4}


@pytest.mark.parametrize(("players", "found"), [(6, ["too-few"]), (7, []), (18, []), (19, ["too-many"])])
def test_v2_1_bounds(players, found):
    """V2-1: its own bounds, whatever the options say."""
    options = Options(variants=SMALL, min_players=3, max_players=24)
    assert [fault.mid for fault in check(Setup(players, options))] == found


def test_v2_2_open_and_bottom_cards():
    """V2-2, V2-3: the open cards are public; each knows his own bottom card alone; both packs are shuffled."""
    deals = set()
    for n in range(12):
        game = Game(Setup(8, Options(variants=SMALL)), bytes([n]) * 16)
        told = game.feed(Begin())
        (shown,) = [event.cards for event in told if isinstance(event, e.OpenCards)]
        seconds = tuple(event.second for event in told if isinstance(event, e.DealtTwice))
        assert Counter(shown) == packs(8)[0]
        assert Counter(seconds) == packs(8)[1]
        deals.add((shown, seconds))
    assert len(deals) == 12
    s = small()
    assert s.views.seats[0].cards == dict(enumerate(("seer", "hunter", "witch", "cupid", "guard", "elder", "scapegoat", "villager"), 1))
    assert [s.views.seats[seat].seconds for seat in (0, 1, 4)] == [{}, {1: "werewolf"}, {4: "villager"}]
    assert [s.views.seats[seat].is_wolf(2) for seat in (0, 1, 4)] == [False, True, False]


@pytest.mark.parametrize("role", ["little_girl", "idiot", "piper", "thief"])
def test_t182_v2_6_what_must_not_be_used(role):
    """T182, V2-6: a deck with Girl, Idiot, Piper or Thief is refused."""
    found = check(Setup(8, Options(variants=SMALL, deck=("seer", role))))
    assert [(fault.mid, fault.values["role"]) for fault in found] == [("open-pack-fixed", role)]


# --- small: play (V2-4, V2-5, V2-8, WIN-W6) ---------------------------------------------------------------------------------


def test_v2_2_he_plays_the_open_character():
    """V2-2, V2-8: with a wolf's bottom card too: the Seer acts in both steps."""
    s = small("seer 2; wolves 8; guard 6")
    assert s.asked("see") == (1,)
    assert s.asked("kill") == (1, 2)
    assert s.died == (7, 8)


@pytest.mark.parametrize(("target", "seen"), [(2, "wolf"), (3, "not_wolf")])
def test_v2_8_the_seer_checks_the_bottom_card(target, seen):
    """V2-8, 3.3: not the open one."""
    assert small(f"seer {target}").told(1, e.Saw)[0].result == seen
    assert small(f"seer {target}", seer_result="exact_role").told(1, e.Saw)[0].result == (
        "werewolf" if seen == "wolf" else "villager")


@pytest.mark.parametrize("options", [{}, {"reveal_night": "none", "reveal_lynch": "none"}])
def test_v2_5_the_bottom_card_is_turned_up(options):
    """V2-5: by whom he was eliminated, whatever the reveal options say."""
    s = small("wolves 3", **options)
    assert s.facts(e.Revealed) == [e.Revealed(3, "villager")]
    assert s.day("lynch 1").facts(e.Revealed) == [e.Revealed(1, "werewolf")]


def test_t184_v2_4_win_w6_no_parity():
    """T184, V2-4, WIN-W6: one wolf's and one villager's bottom card are left (no Hunter): it goes on until one side is empty."""
    s = small("wolves 3", "1Se+W 2Gu+V 3Wi+V 4El+V 5Sc+V 6V+V 7V+V", dead="4 5 6 7", wolf_win="parity")
    assert s.table.living == (1, 2)
    assert not s.over
    assert s.day().night("wolves 2").camps == ("wolves",)


def test_v2_4_village_kills_all_wolf_bottoms():
    """V2-4: all wolves' bottom cards dead."""
    s = small().day("lynch 1").night()
    assert not s.over
    s.day("lynch 2; hunter pass")
    assert s.camps == ("village",)
    assert s.winners == (3, 4, 5, 6, 7, 8)


def test_v2_8_elder_with_a_wolfs_bottom():
    """V2-8: killed by the village he was no mistake: no power is lost; one of the village takes them along."""
    wolf = small("", "1Se+V 2Hu+W 3Wi+V 4El+W 5Gu+V 6V+V 7V+V 8Sc+V").day("lynch 4")
    assert not wolf.facts(e.ElderMourned)
    other = small("", "1Se+W 2Hu+W 3Wi+V 4El+V 5Gu+V 6V+V 7V+V 8Sc+V").day("lynch 4")
    assert other.facts(e.ElderMourned)


@pytest.mark.parametrize(("innocent", "asked"), [(True, ()), (False, (2,))])
def test_v2_8_hunter_with_a_wolfs_bottom(innocent, asked):
    """V2-8, C26: he was not innocently lynched."""
    assert small(hunter_shot_requires_innocent=innocent).day("lynch 2").asked("hunter") == asked


def test_v2_8_lovers_by_the_bottom_card():
    """LOV-3: a pair is mixed by the bottom cards."""
    s = Scene(EIGHT, variants=SMALL).night("cupid 1 3")
    assert s.table.mixed == ((1, 3),)


# --- great (V3) -----------------------------------------------------------------------------------------------------------


def test_v3_1_v3_5_two_secret_cards_each():
    """V3-1, V3-5: 2P cards: the usual composition and as many Villagers again; each knows his own two alone."""
    setup = Setup(8, Options(variants=GREAT, deck=("seer", "witch")))
    assert Counter(deck(setup)) == {"werewolf": 2, "villager": 12, "seer": 1, "witch": 1}
    assert dict(announced(setup))["villager"] == 12
    s = great("", "1W+Se 2W+V 3Wi+V 4V+V 5V+V 6V+V")
    assert [s.views.seats[seat].seconds for seat in (0, 1, 4)] == [{}, {1: "seer"}, {4: "villager"}]


def test_v3_1_no_thief():
    """V3-1: he has no one card to change."""
    for options in (Options(variants=GREAT, deck=("thief",)), Options(variants=GREAT, required_roles=("werewolf", "thief"))):
        assert [fault.mid for fault in check(Setup(8, options))] == ["thief-has-two"]


def test_t185_v3_3_v3_4_wolf_and_seer():
    """T185, V3-3, V3-4, V3-5: one wolf's card makes a wolf; he wakes with them and in the Seer's step; seen as a wolf."""
    s = great("seer 1 by 3; wolves 4; seer 2 by 1", "1W+Se 2V+W 3Se+V 4V+V 5V+V 6V+V")
    assert s.asked("kill") == (1, 2)
    assert s.asked("see") == (1, 3)
    assert s.told(3, e.Saw)[0].result == "wolf"
    assert s.told(1, e.PackMet) == [e.PackMet((1, 2), (1, 2))]


def test_v3_5_exact_role_names_both():
    """V3-5, SEER-4: both cards."""
    assert great("seer 1", "1W+Wi 2V+W 3Se+V 4V+V 5V+V 6V+V", seer_result="exact_role").told(3, e.Saw)[0].result == "werewolf+witch"


def test_v3_5_one_death_removes_both():
    """V3-5: two wolves' cards are one wolf; one death takes both characters."""
    s = great("", "1W+W 2V+V 3Hu+Sc 4V+V").day("lynch 1")
    assert s.camps == ("village",)
    s = great("wolves 3; hunter 4", "1W+W 2V+V 3Hu+Sc 4V+V 5V+V")
    assert s.died == (3, 4)


def test_v3_4_two_powers():
    """V3-4: both may be used."""
    s = great("guard 5; wolves 5; see 1", "1W+V 2W+V 3Gu+Se 4V+V 5V+V 6V+V")
    assert s.peaceful
    assert s.told(3, e.Saw)[0].result == "wolf"


@pytest.mark.parametrize(("seats", "over"), [
    ("1W+V 2V+V 3Se+V 4V+V", False), ("1W+V 2Wi+V 3Se+V 4V+V", True),
])  # fmt: skip
def test_v3_5_plain_and_god(seats, over):
    """V3-5, 3.3: plain is who holds two Villagers; a god who holds at least one god's card."""
    assert great("wolves 4", seats, wolf_win="all_plain").over == over


def test_v3_5_camps():
    """V3-5: wolf before Piper before village."""
    s = great("wolves 3", "1W+Pi 2V+V 3V+V 4Pi+V", win_priority=("wolves", "piper", "couple", "hunter_last_two", "village"))
    s.day("lynch 4")
    assert s.winners == (1,)


@pytest.mark.parametrize("options", [{"village_must_kill_cupid": True}, {"third_party_survivor_rule": "couple_plus_cupid"}])
def test_v3_3_3_4_a_cupid_who_is_a_wolf_follows_no_couple(options):
    """V3-3, 3.4: one wolf's card makes him a wolf; he wins with the wolves, whomever he has linked."""
    s = great("cupid 2 3; wolves 4", "1W+Cu 2W+V 3V+V 4V+V 5V+V", **options)
    assert not s.over
    s.day("lynch 2")
    assert (s.camps, s.winners) == (("wolves",), (1,))


def test_v2_3_3_4_a_cupid_with_a_wolfs_bottom_card():
    """V2-3, WIN-W6: the bottom card fixes the camp; the last wolf has won, though he has linked a mixed pair."""
    s = Scene("1Se+V 2Hu+W 3Wi+V 4Cu+W 5Gu+V 6El+V 7Sc+V", variants=SMALL, village_must_kill_cupid=True, last_words_lynch=False)
    s.night("cupid 2 3; guard 2; wolves 1").day("lynch 2").night("wolves 5").day("lynch 7").night("wolves 6").day().night("wolves 6")
    assert (s.camps, s.winners) == (("wolves",), (4,))


def test_c59_a_couple_and_a_cupid_who_is_a_wolf():
    """WIN-C2, V3-3: a wolf does not stay beside the couple for having linked it."""
    s = great("cupid 2 3; wolves 4", "1W+Cu 2W+V 3V+V 4V+V", third_party_survivor_rule="couple_plus_cupid")
    assert not s.over


@pytest.mark.parametrize("support", [1, 3])
def test_v3_3_hyb_2_a_hybrid_who_is_a_wolf(support):
    """V3-3, V3-5, HYB-2: a wolf before all else, whomever he supports; who supports him supports the wolves."""
    s = great(f"support 4 by 2, {2 if support == 1 else 4} by 1; wolves 3", "1Hy+V 2W+Hy 3V+V 4V+V").day("lynch 4")
    assert s.camps == ("wolves",)
    assert s.winners == ((1, 2) if support == 1 else (2,))


@pytest.mark.parametrize(("rule", "always"), [("any", False), ("listed_only", True)])
def test_v3_2_c95_pairs(rule, always):
    """V3-2, C95: two powers in one hand only as the text names them, or any."""
    named = [{"witch", "seer"}, {"hunter", "guard"}, {"elder", "scapegoat"}]
    cards = ("seer", "witch", "hunter", "guard", "elder", "scapegoat", "cupid")
    fine = []
    for n in range(30):
        game = Game(Setup(9, Options(variants=GREAT, deck=cards, double_great_pairs=rule)), bytes([n]) * 16)
        hands = [{event.card, event.second} - {"villager", "werewolf"} for event in game.feed(Begin()) if isinstance(event, e.DealtTwice)]
        fine.append(all(len(hand) < 2 or hand in named for hand in hands))
    assert all(fine) == always


def test_sil_3c_a_shown_wolf_may_have_been_a_hunter():
    """SIL-3c, V3-4: where camps are shown the time for a shot passes after a lynched wolf too, whatever else he held."""
    asked = great("", "1W+V 2Hu+W 3V+V 4V+V 5V+V 6V+V", reveal_lynch="camp").day("lynch 2")
    quiet = great("", "1W+V 2V+W 3Hu+V 4V+V 5V+V 6V+V", reveal_lynch="camp").day("lynch 2")
    assert asked.asked("hunter") == (2,)
    assert quiet.asked("hunter") == ()
    assert asked.steps == quiet.steps


def test_e119_two_hunters():
    """E119, C24: {double_small, two sets} both are asked in one window, shots in seat order; a shot one shoots no more."""
    s = great("wolves 5; shoot 4 by 5", "1W+V 2W+V 3V+V 4Hu+V 5Hu+V 6V+V 7V+V 8V+V")
    assert s.died == (5, 4)
    assert s.asked("hunter") == (5,)
    s = great("wolves 3; poison 4; hunter 6 by 3, 7 by 4", "1W+V 2W+V 3Hu+V 4Hu+V 5Wi+V 6V+V 7V+V 8V+V 9V+V",
              hunter_shot_on=("wolves", "poison"))
    assert s.steps.count("hunter") == 1
    assert s.died == (3, 4, 6, 7)
    void = great("wolves 3; poison 4; hunter 6 by 3, 6 by 4", "1W+V 2W+V 3Hu+V 4Hu+V 5Wi+V 6V+V 7V+V 8V+V 9V+V",
                 hunter_shot_on=("wolves", "poison"))
    assert void.died == (3, 4, 6)


@pytest.mark.parametrize("seats", [16, 20])
def test_v3_2_c95_a_full_deck_is_dealt_soon(seats):
    """V3-2, C95: where chance would look for a fit deal through thousands, the powers are dealt apart, and by the seed."""
    cards = ("seer", "witch", "hunter", "guard", "elder", "scapegoat", "cupid", "piper", "idiot", "priest", "bodyguard", "cobbler", "mason", "mason")
    setup = Setup(seats, Options(variants=GREAT, deck=cards[: seats - 2], wolf_count="manual:2", double_great_pairs="listed_only"))
    assert check(setup) == ()
    hands = []
    for seed in (b"one", b"two"):
        events = Game(setup, seed.ljust(16)).feed(Begin())
        assert sum(isinstance(event, e.Shuffled) for event in events) <= 102
        hands.append([(event.card, event.second) for event in events if isinstance(event, e.DealtTwice)])
        assert sorted(card for hand in hands[-1] for card in hand) == sorted(deck(setup))
        assert all(len(set(hand) - {"villager", "werewolf"}) < 2 for hand in hands[-1] if "seer" in hand or "mason" in hand)
    assert hands[0] != hands[1]
