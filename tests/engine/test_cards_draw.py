"""Scenes: the pile and the draw (NM-1 to NM-7, C88, C101, T205), groups (4.7.3), and what a set-up may say of them."""

from dataclasses import replace

import pytest

from engine import events as e
from engine.cards import BY_NUMBER, CARDS, dealt, laid, named
from engine.options import Options
from engine.presets import preset
from engine.setup import Setup, check
from tests.engine import moon as moons
from tests.engine.moon import moon
from tests.engine.scenes import Scene

NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"
MOON = Options(min_players=3, variants=("new_moon",))


def faults(**options):
    return [(fault.mid, fault.values) for fault in check(Setup(9, replace(MOON, **options)))]


# --- the table of the cards ---------------------------------------------------------------------------------------------


def test_nm_1_thirty_six_cards():
    """4.7.2: 36 numbers, each with a name of its own; 24 full moons, 7 crescents, 5 permanent; five are the house's."""
    assert sorted(BY_NUMBER) == list(range(1, 37))
    assert len(CARDS) == 36
    timings = [card.timing for card in CARDS.values()]
    assert [timings.count(timing) for timing in ("full", "crescent", "permanent")] == [24, 7, 5]
    assert [card.number for card in CARDS.values() if card.house] == [32, 33, 34, 35, 36]
    assert [card.number for card in CARDS.values() if card.until == "never"] == [2, 8, 9, 23, 24]


@pytest.mark.parametrize(("words", "numbers"), [
    (("confirmed",), list(range(1, 32))), (("full36",), list(range(1, 37))),
    (("7", "burial", "32"), [7, 23, 32]), (("spiritualism",), [11, 12, 13, 14, 15]),
])  # fmt: skip
def test_nm_1_decks(words, numbers):
    """4.7.3: the 31 confirmed cards, all 36, or a list of numbers and names."""
    assert [card.number for card in dealt(replace(MOON, new_moon_deck=words))] == numbers


def test_nm_7_laid_cards_leave_the_pile():
    """NM-7, C101: what is in force from the start is not drawn."""
    options = replace(MOON, new_moon_preset=("somnambulism", "23"))
    assert [card.number for card in laid(options)] == [2, 23]
    assert not {2, 23} & {card.number for card in dealt(options)}


@pytest.mark.parametrize(("options", "fault"), [
    ({"new_moon_deck": ("7", "moonrise")}, ("card-unknown", {"card": "moonrise"})),
    ({"new_moon_deck": ("0",)}, ("card-unknown", {"card": "0"})),
    ({"new_moon_deck": ("37",)}, ("card-unknown", {"card": "37"})),
    ({"new_moon_deck": ("confirmed", "7")}, ("card-unknown", {"card": "confirmed"})),
    ({"new_moon_deck": ("23", "burial")}, ("card-twice", {"card": "burial"})),
    ({"new_moon_deck": ()}, ("no-cards", {})),
    ({"new_moon_deck": ("burial",), "new_moon_preset": ("burial",)}, ("no-cards", {})),
    ({"new_moon_preset": ("?",)}, ("card-unknown", {"card": "?"})),
    ({"new_moon_preset": ("7",)}, ("card-not-permanent", {"card": "influences"})),
])  # fmt: skip
def test_options_that_are_refused(options, fault):
    assert faults(**options) == [fault]


def test_options_that_are_not():
    assert faults() == faults(new_moon_deck=("full36",), new_moon_preset=("8", "burial")) == []
    assert named("²") == named("") == named("36x") == ()


@pytest.mark.parametrize("seats", [8, 18])
def test_newmoon_preset_is_playable(seats):
    """5.2: the preset's own numbers of players."""
    assert check(Setup(seats, preset("newmoon"))) == ()


# --- drawing --------------------------------------------------------------------------------------------------------------


def test_t205_engine_draws_where_nobody_is_dead():
    """T205, NM-2: the most recent dead turns the card; nobody dead yet: the engine does."""
    assert e.CardDrawn(35, "devils_pact", 0) in moon(NINE, "devils_pact").night().log
    s = moon(NINE, "devils_pact").night("wolves 4")
    assert e.CardDrawn(35, "devils_pact", 4) in s.log
    assert s.table.in_force == ()


@pytest.mark.parametrize(("time", "order"), [
    ("after_reactions", [e.Died, e.Revealed, e.BadgePassed, e.Stable, e.OrderSet, e.CardDrawn]),
    ("after_announcement", [e.Died, e.CardDrawn, e.Revealed, e.BadgePassed, e.Stable, e.OrderSet]),
])  # fmt: skip
def test_c88_draw_times(time, order):
    """C88: after all reactions, or between the announcement and the reactions (2.4)."""
    s = moon("1W 2W 3Hu(Sh) 4V 5V 6V 7V 8V", "devils_pact", event_draw_time=time).night("wolves 3; hunter 4; heir 5")
    kinds = list(dict.fromkeys(type(event) for event in s.log if type(event) in order))
    assert kinds == order


@pytest.mark.parametrize(("time", "before"), [("after_reactions", False), ("after_announcement", True)])
def test_c88_election_of_the_first_day(time, before):
    """C88, NM-3: a card drawn early is followed by the election, and then by the reactions; it is held once."""
    s = moon("1W 2W 3Hu 4V 5V 6V 7V 8V", "devils_pact", "unidentified", event_draw_time=time,
             sheriff_election_time="before_discussion").night("wolves 3").day()  # fmt: skip
    steps = [event.step for event in s.log if isinstance(event, e.Opened)]
    assert steps.count("election") == 1
    assert (steps.index("election") < steps.index("hunter")) == before
    s.night().day()
    assert "election" not in s.steps


def test_nm_house_discarded_and_drawn_once_more():
    """NM HOUSE: a card that needs a dead player when there is none is discarded, and one more is drawn."""
    seen = set()
    for n in range(8):
        s = moon(NINE, "double_agent", "miracle", "devils_pact", seed=bytes([n])).night()
        assert len(s.table.turned) <= 2
        drawn = [event.name for event in s.log if isinstance(event, e.CardDrawn)]
        discarded = [event.name for event in s.log if isinstance(event, e.CardDiscarded)]
        assert drawn == (["devils_pact"] if 35 in s.table.turned else [])
        assert len(discarded) == len(s.table.turned) - len(drawn)
        seen.add((len(discarded), len(drawn)))
    assert seen == {(0, 1), (1, 1), (2, 0)}


def test_new_moon_reshuffle():
    """NM HOUSE: a pile is not made again, or by option from the void cards; those in force stay where they are."""
    s = moon(NINE, "devils_pact").night().day().night().day()
    assert [type(event) for event in s.log if isinstance(event, (e.CardDrawn, e.PileEmpty))] == [e.CardDrawn, e.PileEmpty]
    s = moon(NINE, "devils_pact", "burial", new_moon_reshuffle=True, stalemate_days=0)
    for _ in range(4):
        s.night().day()
    drawn = [event.name for event in s.log if isinstance(event, e.CardDrawn)]
    assert drawn.count("burial") == 1
    assert drawn.count("devils_pact") == 3
    assert not any(isinstance(event, e.PileEmpty) for event in s.log)


def test_cards_are_drawn_by_chance_of_their_own():
    """Law 2: secret acts do not shift the cards; another seed brings others."""
    def turned(seed, *nights):
        s = Scene("1W 2W 3Wi 4V 5V 6V 7V 8V 9V 10V", variants=("new_moon",), seed=seed, **moons.PLAIN)
        for line in nights:
            s.night(line).day()
        return s.table.turned

    idle = turned(b"a", "", "")
    assert turned(b"a", "wolves 4", "poison 5") == idle
    assert len({turned(bytes([n]), "") for n in range(8)}) > 4


def test_permanent_cards_stay():
    """NM-6: the whole game."""
    s = moon(NINE, "touch_of_death").night().day().night().day()
    assert s.table.in_force == ("touch_of_death",)


# --- groups -----------------------------------------------------------------------------------------------------------------


def test_groups_by_seat():
    """4.7.3: odd seats are the first group."""
    assert moon(NINE, "flood").night().table.groups == ((1, 3, 5, 7, 9), (2, 4, 6, 8))


def test_groups_declared():
    """4.7.3: each picks one and gives no reason; who says nothing is drawn."""
    s = moon(NINE, "flood", event_group_basis="declared").night("group 1 by 1 2 3 4, 2 by 5 6 7 8")
    first, second = s.table.groups
    assert first[:4] == (1, 2, 3, 4)
    assert second[:4] == (5, 6, 7, 8)
    assert sorted((*first, *second)) == list(range(1, 10))
    assert s.asked("group") == tuple(range(1, 10))


def test_groups_drawn():
    """4.7.3 `random`: by the seed."""
    drawn = {moon(NINE, "flood", event_group_basis="random", seed=bytes([n])).until("wolves").table.groups for n in range(4)}
    assert len(drawn) > 1


def test_groups_only_where_a_card_speaks_of_them():
    s = moon(NINE, "devils_pact", event_group_basis="declared").night()
    assert s.asked("group") == ()
    assert s.table.groups == ()


@pytest.mark.parametrize("card", ["spiritualism_1", "devils_pact", "punishment"])
def test_nm_4_a_full_moon_happens_at_once_and_is_void(card):
    """NM-4: drawn, played and void before the day goes on."""
    s = moon("1W 2W 3V 4V 5V 6V 7V 8V 9V", card, "burial", "executioner").night("wolves 9")
    s.day().night().day().night().day()
    drawn = [at for at, event in enumerate(s.log) if isinstance(event, e.CardDrawn) and event.name == card]
    ended = [at for at, event in enumerate(s.log) if event == e.CardEnded(card)]
    assert len(drawn) == len(ended) == 1
    between = [event.step for event in s.log[drawn[0] : ended[0]] if isinstance(event, e.Opened)]
    assert not {"discussion", "speech", "vote"} & set(between)


def test_nm_8_april_fools_ends_on_the_second_day():
    """NM-8, LOV-6: lovers accuse each other and do not die of grief, for a day and a night."""
    s = moon("1W 2W 3VL 4VL 5V 6V 7V 8V 9V", "april_fools").night("wolves 9")
    assert "april_fools" in s.table.in_force
    s.day("vote! 5 by 3; vote 4 by 3, 3 by 4").night()
    assert "april_fools" not in s.table.in_force
    s.day("vote! 4 by 3; lynch 3")
    assert s.died == (3, 4)
