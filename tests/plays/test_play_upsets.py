"""Awkward moments of a table: who sits elsewhere, who leaves just then, who is meant by a word."""

from tests.plays.stage import ROOM, Stage
from wolfd.moderator.settings import Settings


def test_moderator_appointed_who_sits_elsewhere():
    stage = Stage(2)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    zoe = stage.irc("Zoe", "#other")
    zoe.says("join")
    stage.hall.join(zoe.user, ROOM)
    people[0].says("moderator Zoe")
    tables = [name for name, table in stage.office.tables.items() if table.seats.of(zoe.user)]
    assert len(tables) == 1, tables


def test_kick_prefers_whole_nick():
    stage = Stage(2, Settings(moderators=("mod",)))
    people = stage.seated("Ann Bobby Cleo Dan Eve Fay")
    bo = stage.irc("Bob")
    mod = stage.irc("Mod")
    stage.hall.set_account(mod.user, "mod")
    mod.types("!kick Bob noise")
    assert people[1].user in people[1].room.members
    assert bo.user not in people[1].room.members


def test_kick_takes_the_office_of_a_human_moderator():
    stage = Stage(2, Settings(moderators=("mod",)))
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus")
    people[0].says("moderator Gus", "option sheriff_election_time off")
    for person in people[:6]:
        person.says("ready")
    assert stage.playing.seats.host.human
    mod = stage.irc("Mod")
    stage.hall.set_account(mod.user, "mod")
    mod.types("!kick Gus noise")
    assert not stage.playing.seats.host.human


def test_a_seat_that_was_on_offer_at_a_crash_is_not_kept_for_nobody():
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    people[0].says("option sheriff_election_time off", "option vote_mode single", "option substitution takeover")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    people[1].says("leave", "leave")
    assert zoe.hears("seat")
    keys = {p.user.nick: p.key() for p in people if p is not people[1]}
    again = stage.again()
    back = [again.irc(nick) for nick in keys]
    for person, key in zip(back, keys.values(), strict=True):
        person.types(f"/msg Moderator back {key}")
    again.until(lambda: not again.playing.paused)
    again.until(lambda: 2 in again.playing.table.died, 900)


def test_the_benched_who_moderates_waits_no_more():
    stage = Stage(2)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    people[0].says("option max_players 6", "option substitution takeover")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    assert stage.table().bench.has(zoe.user)
    people[0].says("moderator Zoe")
    assert stage.table().seats.host.user is zoe.user
    assert not stage.table().bench.has(zoe.user)
    zoe.says("join")
    assert not stage.table().bench.has(zoe.user)
