"""Each value of the event cards' options, by what it changes (5.3 "variants", 4.7)."""

from engine import events as e
from tests.engine.moon import laid, moon
from tests.engine.observing import Observations
from tests.engine.scenes import Scene

observed = Observations()
NINE = "1W 2W 3V 4V 5V 6V 7V 8V 9V"
CLUB = "1W 2W 3Hu(Sh) 4V 5V 6V 7V 8V 9V"


def numbers(games=40, **options):
    """The numbers of the cards that are turned on the first morning of many games."""
    found = set()
    for n in range(games):
        s = Scene(NINE, variants=("new_moon",), sheriff_election_time="off", seed=bytes([n]), **options).night().until("discussion")
        found |= {event.number for event in s.log if isinstance(event, e.CardDrawn)}
    return found


@observed("new_moon_deck", {("confirmed",): False, ("full36",): True, ("burial",): False})
def a_card_of_the_house(value):
    """Whether one of the house's five is ever turned."""
    return any(number > 31 for number in numbers(new_moon_deck=value, vote_mode="single"))


@observed("new_moon_deck", {("confirmed",): False, ("full36",): False, ("burial",): True, ("23",): True})
def always_the_same_card(value):
    return numbers(new_moon_deck=value, vote_mode="single", games=4) == {23}


@observed("new_moon_preset", {(): [], ("burial",): [(23, "burial")], ("2", "23"): [(2, "somnambulism"), (23, "burial")]})
def new_moon_preset(value):
    s = laid(NINE, *value)
    return [(event.number, event.name) for event in s.log if isinstance(event, e.CardLaid)]


@observed("new_moon_reshuffle", {False: 1, True: 3})
def new_moon_reshuffle(value):
    """How often the only card of the pile is turned on three mornings."""
    s = moon(NINE, "devils_pact", new_moon_reshuffle=value, stalemate_days=0).night().day().night().day().night().day()
    return sum(isinstance(event, e.CardDrawn) for event in s.log)


@observed("event_draw_time", {"after_reactions": ["Shot", "BadgePassed", "CardDrawn"], "after_announcement": ["CardDrawn", "Shot", "BadgePassed"]})
def event_draw_time(value):
    s = moon(CLUB, "devils_pact", event_draw_time=value).night("wolves 3; hunter 4; heir 5")
    return [type(event).__name__ for event in s.log if isinstance(event, (e.CardDrawn, e.Shot, e.BadgePassed))]


@observed("event_chooser", {"last_dead": (9,), "moderator": (0,)})
def event_chooser(value):
    s = moon(NINE, "punishment", event_chooser=value, moderator_mode="human_lot").night("wolves 9").day()
    return s.asked("punish")


@observed("event_group_basis", {
    "seat_parity": ((1, 3, 5, 7, 9), ()), "declared": ((1, 2, 3, 4), tuple(range(1, 10))), "random": ((1, 2, 3, 4, 6, 7, 9), ()),
})  # fmt: skip
def event_group_basis(value):
    """Who is in the first group, and who is asked."""
    s = moon(NINE, "flood", event_group_basis=value)
    s.night("group 1 by 1 2 3 4, 2 by 5 6 7 8 9" if value == "declared" else "")
    return s.table.groups[0], s.asked("group")


@observed("april_fools_scope", {"lovers_only": (4,), "full_card": (3,)})
def april_fools_scope(value):
    """Who sees in the second night: the Seer, or the Witch with his power."""
    s = moon("1W 2W 3Wi 4Se 5V 6V 7V 8V 9V", "april_fools", april_fools_scope=value).night("wolves 9").day().night()
    return s.asked("see")


@observed("great_distrust_friends", {2: 2, 3: 3})
def great_distrust_friends(value):
    s = moon(NINE, "great_distrust", great_distrust_friends=value).night("wolves 9").until("great_distrust")
    return s.table.asks["friends", 3].least


@observed("executioner_succession", {"names_successor": (4,), "election": ()})
def executioner_succession(value):
    s = laid(NINE, "executioner", executioner_succession=value).night("executioner 4; wolves 4")
    return s.asked("executioner_heir")


test_value = observed.test()
