"""The bench and a restart: who waited has his place again, and a seat that was on offer is offered again (2.9, C77)."""

import pytest

from tests.plays.stage import EIGHT, ROOM, Stage, begun
from tests.plays.test_play_restart import come_back

OFFERED = "The seat 5 Eve is free, in the middle of the game"


def offered():
    """Eve has left for good, and Zoe is offered her seat, when the house crashes; it, and the keys of the others."""
    stage, people = begun("option sheriff_election_time off", "option substitution takeover")
    zoe = stage.telnet("Zoe")
    zoe.says("join")
    stage.until_step("seer")
    people[4].says("leave", "leave")
    assert zoe.hears(OFFERED)
    stage.clock.advance(10)
    return stage.again(), {person.user.nick: person.key() for person in people}


OTHERS = "Ann Bob Cleo Dan Fay Gus Hal"


@pytest.mark.parametrize("comes_first", [True, False])
def test_an_open_offer_is_made_again(comes_first):
    """Whether who waited comes back before the others or after them."""
    later, keys = offered()
    if comes_first:
        zoe = later.telnet("Zoe")
        assert zoe.hears("Your place on the bench is yours again: number 1. /leave gives it up.")
        zoe.hears_nothing_of(OFFERED)
    come_back(later, keys, OTHERS)
    assert not later.playing.paused
    assert later.playing.table.removed == (), "who may want it is waited for"
    if not comes_first:
        later.clock.advance(29)
        zoe = later.telnet("Zoe")
    assert zoe.hears(OFFERED)
    zoe.says("join")
    assert zoe.hears("Your card: ")
    assert later.playing.seats[5].nick == "Zoe"
    for _ in range(60):
        later.clock.advance(1)
    assert later.playing.table.removed == ()


def test_who_waited_does_not_come_back():
    """He is waited for once, and then the rules have their way; the next seat is not kept open for him."""
    later, keys = offered()
    come_back(later, keys, OTHERS)
    later.clock.advance(29.5)
    assert later.playing.table.removed == ()
    later.clock.advance(1)
    assert later.playing.table.removed == (5,)
    later.people[5].says("leave", "leave")
    assert later.playing.table.removed == (5, 7)


def test_another_who_comes_meanwhile_is_asked():
    later, keys = offered()
    come_back(later, keys, OTHERS)
    yan = later.irc("Yan")
    yan.says("join")
    assert yan.hears(OFFERED)


def test_a_pause_meanwhile_ends_no_wait():
    later, keys = offered()
    come_back(later, keys, OTHERS)
    later.playing.pause("moderator")
    later.playing.resume()
    assert later.playing.table.removed == ()


def test_only_those_on_the_bench_are_back():
    """When nobody has come back for his seat they may have it, and the game goes on with them."""
    later, _ = offered()
    zoe = later.irc("Zoe")
    zoe.says("join")
    assert zoe.hears("You wait already, as number 1.")
    later.until(lambda: "is free, in the middle of the game" in str(zoe.lines), 301)
    zoe.says("join")
    assert zoe.hears("The game goes on", "Your card: ")
    assert not later.playing.paused
    assert later.playing.history[-1][0].seat == later.playing.seats.of(zoe.user).number


def test_a_place_beside_a_table_that_waits():
    """Full, it has a bench too; who sits there has the seat that is not taken back."""
    stage = Stage(1)
    people = stage.seated(EIGHT)
    people[0].says("option max_players 8")
    stage.irc("Zoe").says("join")
    assert len(stage.table().bench) == 1
    later = stage.again()
    people = [later.irc(nick) for nick in EIGHT.split()]
    for person in people[:7]:
        person.says("join")
    zoe = later.irc("Zoe")
    assert zoe.hears("Your place on the bench is yours again: number 1. !leave")
    later.hall.part(people[7].user, people[7].room)
    later.clock.advance(later.settings.grace)
    assert zoe.hears(f"{ROOM} Moderator: 8 Zoe sits down")
