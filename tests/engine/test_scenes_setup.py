"""Scenes: set-ups, decks and wolf numbers, and everything that speaks against one (2.1, SET, C69 to C71, C107)."""

from collections import Counter

import pytest

from engine import events as e
from engine.commands import Begin
from engine.game import Game
from engine.options import Options
from engine.setup import ROLE_IDS, Setup, announced, check, deck, wolf_count
from tests.engine.scenes import Scene, played

CLASSIC, HOLLOW, NEWMOON = played("classic"), played("hollow"), played("newmoon", variants=())


def faults(seats, options=None, **more):
    return [fault.mid for fault in check(Setup(seats, options or Options(**more)))]


def with_(options, **more):
    return played(options.preset, **more)


# --- numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "wolves", "villagers"), [(6, 2, 3), (7, 2, 4), (8, 2, 5), (9, 2, 6), (10, 2, 7)])
def test_t001_t002_s0_card_list(players, wolves, villagers):
    """T001, T002, S0 card list: tables of 7 to 11 with the moderator: 2 wolves, 1 Seer, the rest Villagers."""
    cards = Counter(deck(Setup(players, CLASSIC)))
    assert cards == {"werewolf": wolves, "seer": 1, "villager": villagers}
    assert faults(players, CLASSIC) == []


def test_t002_three_wolves_at_a_table_of_11():
    """T002, S0: "from 11 people on 3 or more"."""
    options = with_(CLASSIC, wolf_count="manual:3")
    assert faults(10, options) == []
    assert deck(Setup(10, options)).count("werewolf") == 3


@pytest.mark.parametrize(("people", "wolves"), [(10, 2), (11, 2), (12, 3), (17, 3), (18, 4), (20, 4)])
@pytest.mark.parametrize("counts", [True, False])
def test_c70_c71_s0_bands(people, wolves, counts):
    """C70, C71, 2.1: N is the players, with the moderator if he counts."""
    seats = people - counts
    assert wolf_count(Setup(seats, Options(wolf_count="s0", s0_table_counts_moderator=counts))) == wolves


@pytest.mark.parametrize(("seats", "wolves"), [(6, 2), (11, 2), (12, 3), (17, 3), (18, 4), (24, 4)])
def test_t004_c71_s2_bands(seats, wolves):
    """T004, S2: fewer than 12: 2; 12 to 17: 3; 18 or more: 4; the moderator never counts."""
    for counts in (True, False):
        assert deck(Setup(seats, Options(s0_table_counts_moderator=counts))).count("werewolf") == wolves


@pytest.mark.parametrize(("cap", "wolves"), [(0, 4), (1, 1), (3, 3), (4, 4), (9, 4)])
def test_wolf_count_max(cap, wolves):
    """2.1: a cap on the bands; 0 is none."""
    assert wolf_count(Setup(20, Options(wolf_count_max=cap))) == wolves


@pytest.mark.parametrize(("seats", "number", "cap", "good"), [
    (8, 1, 0, True), (8, 3, 0, True), (8, 4, 0, False), (9, 4, 0, True), (9, 5, 0, False),
    (12, 4, 4, True), (12, 5, 4, False), (12, 5, 0, True),
])  # fmt: skip
def test_manual_number_of_wolves(seats, number, cap, good):
    """2.1: 1 <= n < P/2 and at most `wolf_count_max`."""
    found = faults(seats, wolf_count=f"manual:{number}", wolf_count_max=cap)
    assert found == ([] if good else ["wolf-number"])


@pytest.mark.parametrize(("options", "seats", "found"), [
    (Options(), 5, ["too-few"]), (Options(), 6, []), (Options(), 20, []), (Options(), 21, ["too-many"]),
    (CLASSIC, 5, ["too-few"]), (CLASSIC, 6, []), (CLASSIC, 19, []), (CLASSIC, 20, ["too-many"]),
    (HOLLOW, 24, []), (HOLLOW, 25, ["too-many"]),
    (NEWMOON, 7, ["too-few"]), (NEWMOON, 8, []), (NEWMOON, 18, []), (NEWMOON, 19, ["too-many"]),
    (Options(min_players=3, max_players=4), 5, ["too-many"]), (Options(min_players=10), 9, ["too-few"]),
])  # fmt: skip
def test_t005_c69_players(options, seats, found):
    """T005, C69: how many may play."""
    assert faults(seats, options) == found


# --- decks (SET-3, SET-3a) -----------------------------------------------------------------------------------------------


def test_set_3a_auto():
    """SET-3a: wolves, one Seer, the other required roles, the rest Villagers; in the order of the role table."""
    cards = deck(Setup(8, Options(required_roles=("werewolf", "witch", "seer", "guard"))))
    assert cards == ("werewolf", "werewolf", "villager", "villager", "villager", "seer", "guard", "witch")


def test_set_3a_listed():
    """SET-3a: the listed cards replace Villagers."""
    setup = Setup(8, Options(deck=("witch", "hunter", "cupid")))
    assert announced(setup) == (("werewolf", 2), ("villager", 3), ("hunter", 1), ("witch", 1), ("cupid", 1))
    assert check(setup) == ()


@pytest.mark.parametrize(("options", "found"), [
    ({"deck": ("seer",), "required_roles": ("werewolf", "seer", "villager")}, []),
    ({"deck": ("witch",), "required_roles": ("werewolf", "seer", "villager")}, ["role-required"]),
    ({"deck": ("witch",)}, []),
    ({"deck": ("seer", "witch", "hunter", "guard"), "required_roles": ("villager",)}, ["role-required"]),
    ({"deck": ("seer", "seer")}, ["role-twice"]),
    ({"deck": ("seer", "dragon")}, ["role-unknown"]),
    ({"deck": ("seer", "witch"), "roles_allowed": ("werewolf", "villager", "seer")}, ["role-not-allowed"]),
    ({"deck": ("seer", "witch", "hunter", "guard", "cupid")}, ["deck-too-big"]),
    ({"deck": ("seer", "witch", "hunter", "guard", "cupid", "tinker")}, ["deck-too-big"]),
    ({"deck": ("seer", "villager", "werewolf")}, []),
    ({"deck": ("seer", "witch", "hunter", "villager", "villager", "werewolf", "werewolf")}, []),
    ({"deck": ("seer", "werewolf", "werewolf", "werewolf")}, ["deck-wolves"]),
    ({"deck": ("seer", "werewolf", "werewolf"), "wolf_count": "manual:2"}, []),
    ({"deck": ("seer", "werewolf", "werewolf"), "wolf_count": "manual:1"}, ["deck-wolves"]),
])  # fmt: skip
def test_t007_set_3_c107_decks(options, found):
    """T007, SET-3, SET-3a, C107: what must and what may be in the deck of six."""
    assert faults(6, **options) == found


def test_t007_hollow_needs_a_seer():
    """T007: {hollow} a deck without Seer."""
    assert faults(8, with_(HOLLOW, deck=("witch", "hunter"))) == ["role-required"]


def test_all_reasons_at_once():
    """All that speaks against a set-up, not the first alone."""
    found = faults(3, night_order=("dragon", "seer"), two_way_tie="first_stage_votes", vote_mode="single")
    assert set(found) == {"too-few", "no-night-role", "first-stage-needs-two"}


@pytest.mark.parametrize(("priority", "whole"), [
    (("piper", "couple", "hunter_last_two", "village"), ("piper", "couple", "hunter_last_two", "village", "wolves")),
    (("village", "wolves", "couple"), ("village", "wolves", "couple", "piper", "hunter_last_two")),
    ((), ("piper", "couple", "hunter_last_two", "village", "wolves")),
    (("wolves", "village", "hunter_last_two", "couple", "piper"), ("wolves", "village", "hunter_last_two", "couple", "piper")),
])  # fmt: skip
def test_c78_a_victory_that_is_not_named_comes_last(priority, whole):
    """C78, 3.2: an order of all; what a list leaves out follows it, as a camp that was not there when it was chosen."""
    assert faults(8, win_priority=priority) == []
    table = Scene("1W 2V 3V", win_priority=priority).table
    assert table.options.win_priority == whole
    assert tuple(name for name, _ in table.rules.victory) == whole


def test_ts_9_first_stage_votes_need_two_stages():
    """TS-9: refused in other modes."""
    assert faults(8, two_way_tie="first_stage_votes", vote_mode="single") == ["first-stage-needs-two"]
    assert faults(8, two_way_tie="first_stage_votes", vote_mode="two_stage") == []


@pytest.mark.parametrize(("rule", "cards", "found"), [
    ("all_plain", ("seer", "witch", "guard", "hunter"), ["no-plain"]),
    ("one_side", ("seer", "witch", "guard", "hunter"), []),
    ("all_plain", ("seer", "witch"), []),
    ("one_side", ("seer",), []),
])  # fmt: skip
def test_3_3_guards(rule, cards, found):
    """3.3: `all_plain` without plain cards is refused; `one_side` only without either class."""
    assert faults(6, wolf_win=rule, deck=cards) == found


def test_3_3_one_side_needs_either():
    """3.3: a deck of roles that are of no class."""
    small = {"min_players": 3, "wolf_count": "manual:1", "wolf_win": "one_side"}
    assert faults(4, deck=("cobbler", "piper", "hybrid"), **small) == ["no-sides"]
    assert faults(5, deck=("cobbler", "piper", "hybrid"), **small) == []


# --- the deal (SET-1) ---------------------------------------------------------------------------------------------------


def dealt_by(seed, setup=None):
    game = Game(setup or Setup(8, Options(deck=("seer", "witch"))), seed)
    return {event.to[0]: event.card for event in game.feed(Begin()) if isinstance(event, e.Dealt)}


def test_set_1_every_seat_one_card_of_the_deck():
    """SET-1, T014: dealt in seat order, all of the deck, by the seed."""
    cards = dealt_by(b"x" * 16)
    assert list(cards) == list(range(1, 9))
    assert sorted(cards.values()) == sorted(deck(Setup(8, Options(deck=("seer", "witch")))))
    assert cards == dealt_by(b"x" * 16)


def test_set_1_the_seed_decides():
    """SET-1: shuffled: every card comes to every seat."""
    deals = [dealt_by(bytes([n]) * 16) for n in range(60)]
    for seat in range(1, 9):
        assert {deal[seat] for deal in deals} == {"werewolf", "villager", "seer", "witch"}


def test_set_1_the_deck_is_announced():
    """SET-1, SIL-3: how many of each card is public, not who has them."""
    s = Scene("1W 2W 3Se 4V 5V 6V")
    assert s.log[0] == e.Began(6, (("werewolf", 2), ("villager", 3), ("seer", 1)))
    assert [event for event in s.views.heard[0] if isinstance(event, e.Dealt)] == []


def test_a_dealt_deck_must_fit():
    """A scene's deal has a card for each seat."""
    assert [fault.mid for fault in check(Setup(7, Options(), ("werewolf",) * 2 + ("villager",) * 4))] == ["deal-size"]


def test_a_special_card_that_is_a_wolf_stands_in_the_place_of_a_werewolf(monkeypatch):
    """2.1: the number of wolves is that of all who wake together, whatever their cards are called."""
    monkeypatch.setattr("engine.setup.OTHER_WOLVES", ("cobbler",))
    cards = Counter(deck(Setup(6, Options(deck=("seer", "cobbler", "witch", "hunter", "idiot")))))
    assert cards == Counter(("werewolf", "cobbler", "seer", "witch", "hunter", "idiot"))
    assert faults(6, deck=("seer", "cobbler", "witch", "hunter", "idiot")) == []
    assert faults(6, deck=("seer", "cobbler", "witch", "hunter", "idiot", "elder")) == ["deck-too-big"]


@pytest.mark.parametrize("role", ROLE_IDS)
def test_set_3_every_role_may_be_required_of_a_deck_made_by_itself(role):
    """SET-3, SET-3a, MASON-1, SET-6: `deck=auto` has what is required - both Masons, a hidden identity too."""
    setup = Setup(10, Options(required_roles=("werewolf", role)))
    assert check(setup) == ()
    assert dict(announced(setup))[role] >= (2 if role in {"werewolf", "mason"} else 1)
    assert len(deck(setup)) == 10 + 2 * (role == "thief")
