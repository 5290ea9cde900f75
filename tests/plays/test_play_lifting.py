"""What those who keep order take back: of somebody who is away, and in a room before the whole server."""

from tests.plays.stage import Person, Stage, begun
from wolfd.chat.people import Powers
from wolfd.control.tables import ALL
from wolfd.moderator.settings import Settings


def boss_of(stage: Stage) -> Person:
    boss = stage.irc("Boss")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    return boss


def test_who_sits_at_the_table_and_is_away_is_found():
    stage, people = begun()
    boss = boss_of(stage)
    people[2].user.host = "elsewhere"
    boss.says("mute 2 noise")
    people[1].drops()
    boss.forgets()
    boss.says("notes 2", "unmute 3", "unmute 2")
    assert boss.hears("muted: Bob in #wolf, by Boss", "Cleo is not muted here.", "Boss lets Bob talk again.")
    assert [record["type"] for record in stage.book.of("mod.lifted")] == ["mod.lifted"]


def test_what_shuts_out_of_a_room_is_lifted_before_what_shuts_out_of_the_server():
    stage = Stage(settings=Settings(moderators=("Mia",)))
    bob, mod, boss = stage.irc("Bob"), stage.irc("Mod"), boss_of(stage)
    stage.hall.set_account(mod.user, "mia")
    stage.hall.set_account(bob.user, "bob")
    mod.says("ban Bob 2d cheating")
    stage.hall.ban("account:bob", by="Boss", reason="cheating", seconds=0.0)
    boss.says("unban bob")
    assert not list(stage.office.measures.in_force())
    assert [ban.target for ban in stage.hall.bans.all()] == ["account:bob"]
    boss.says("unban bob")
    assert not stage.hall.bans.all()
