"""After a restart the host is who was it, whatever seat he has: at a table that waits, and after the game that went on."""

from tests.plays.stage import EIGHT, ROOM, Stage
from tests.plays.test_play_restart import come_back


def test_the_host_of_a_table_that_waits():
    """Bob is the host in the last seat but one; whoever comes back before him decides meanwhile, and hears that he is back."""
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo")
    people[0].drops()
    assert people[2].hears("The host has left: 2 Bob is the host now")
    ann = stage.irc("Ann")
    assert [chair.nick for chair in stage.table().seats if chair.leads] == ["Bob"]
    ann.says("option speed slow")
    assert ann.hears("2 Bob is the host and decides on the rules.")

    later = stage.again()
    ann, cleo = later.irc("Ann"), later.telnet("Cleo")
    for person in (ann, cleo):
        person.says("join")
    ann.says("option speed slow")
    assert cleo.hears("1 Ann sets speed")
    bob = later.irc("Bob")
    bob.says("join")
    assert cleo.hears(f"{ROOM} Moderator: 2 Bob is here again, and is the host as before.")
    ann.says("option speed brisk")
    assert ann.hears("2 Bob is the host and decides on the rules.")
    bob.says("option speed brisk")
    assert cleo.hears("2 Bob sets speed")


def test_a_host_who_does_not_come_back():
    stage = Stage(1)
    stage.seated("Ann Bob Cleo")[0].drops()
    stage.irc("Ann")
    later = stage.again()
    ann, cleo = later.irc("Ann"), later.irc("Cleo")
    for person in (ann, cleo):
        person.says("join")
    later.clock.advance(later.settings.grace)
    assert cleo.hears("2 Bob gets up")
    cleo.says("option speed slow")
    assert cleo.hears("1 Ann is the host and decides on the rules.")


def test_the_host_after_a_game_that_a_restart_went_through():
    """By whatever connection he has come back to his seat."""
    stage = Stage(1)
    people = stage.seated(EIGHT)
    people[0].drops()
    ann = stage.irc("Ann")
    for person in (ann, *people[1:]):
        person.says("ready")
    assert [record["seat"] for record in stage.book.of("table.led")] == [2, 2], "as Ann went, and as the game began"
    keys = {person.user.nick: person.key() for person in (ann, *people[1:])}
    later = stage.again()
    come_back(later, keys)
    later.playing.abort("moderator")
    assert later.people[2].hears_nothing_of("is the host now")
    later.people[0].says("option speed slow")
    assert later.people[0].hears("2 Bob is the host and decides on the rules.")


def test_who_has_the_hosts_seat_from_the_bench_is_not_the_host():
    stage = Stage(1)
    people = stage.seated(EIGHT)
    people[0].says("option substitution takeover")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    people[0].says("leave", "leave")
    zoe.says("join")
    later = stage.again()
    come_back(later, {**{person.user.nick: person.key() for person in people[1:]}, "Zoe": zoe.key()}, "Zoe Bob Cleo Dan Eve Fay Gus Hal")
    later.playing.abort("moderator")
    assert later.people[3].hears("The host has left: ")
    assert [chair.nick for chair in later.table().seats if chair.leads] == ["Zoe"], "by the order of seats alone"


def test_logs_of_before():
    """Without a word of hosts in the log, the lowest seat of those who are here is the host's."""
    stage = Stage(1)
    stage.seated(EIGHT)[0].drops()
    stage.book.records[:] = [record for record in stage.book.records if record["type"] != "table.led"]
    later = stage.again()
    cleo = later.irc("Cleo")
    cleo.says("join", "option speed slow")
    assert cleo.hears("3 Cleo sets speed")
