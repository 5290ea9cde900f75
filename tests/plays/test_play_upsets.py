"""Awkward moments of a table: who sits elsewhere, who leaves just then, who is meant by a word."""

from tests.plays.stage import ROOM, Stage
from wolfd.chat.people import Identity
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


def waiting_again(nicks):
    """A table at which people sat before a restart, of whom these are back."""
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    people[0].says("option min_players 6")
    again = stage.again()
    back = [again.irc(nick) for nick in nicks.split()]
    for person in back:
        person.says("join")
    return again, back


def test_who_is_not_back_after_a_restart_has_no_seat_in_the_game():
    """The seats that wait for somebody are free as the game begins, and no seat goes in the middle of it."""
    stage, back = waiting_again("Ann Bob Cleo Dan Eve Fay")
    for person in back:
        person.says("start")
    stage.clock.advance(20)
    assert [chair.nick for chair in stage.playing.seats] == ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
    stage.clock.advance(stage.settings.grace + 1)
    assert len(stage.playing.seats) == 6


def test_after_a_restart_to_which_nobody_comes_the_table_closes():
    stage, _ = waiting_again("")
    stage.clock.advance(stage.settings.grace + 1)
    assert ROOM not in stage.office.tables
    assert stage.book.of("table.closed")


def test_a_key_gets_one_up_from_the_bench():
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    people[0].says("option substitution takeover")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    key = people[0].key()
    people[0].drops()
    zoe.types(f"/msg Moderator back {key}")
    assert stage.table().seats[1].user is zoe.user
    assert not stage.table().bench.has(zoe.user)
    assert stage.book.of("table.unbenched")


def test_no_lesson_while_one_waits_for_a_seat():
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join", "tutorial")
    assert stage.table().bench.has(zoe.user)
    assert [name for name in stage.office.tables if "tutorial" in name] == []


def test_a_player_who_left_the_room_and_then_the_server_is_away():
    """Nobody takes a nick that looks like his."""
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    for person in people:
        person.says("ready")
    stage.hall.part(people[0].user, people[0].room)
    people[0].drops()
    assert stage.office.resembles("Аnn", None) == "Ann"


def test_the_roll_has_who_plays_now():
    """It follows the beginning of games, the names of seats, and seats that are no more."""
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    roll = stage.office.sides.roll
    assert roll.called("ann") == []
    for person in people:
        person.says("ready")
    playing, chair = stage.playing, stage.playing.seats.of(people[0].user)
    assert roll.called("ANN") == roll.alike("Аnn") == [(playing, chair)]
    chair.nick = "Zoe"
    assert (roll.called("Ann"), roll.alike("zoe")) == ([], [(playing, chair)])
    playing.seats.chairs.remove(chair)
    assert roll.called("Zoe") == []
    stage.office.games.clear()
    assert roll.called("Bob") == []


def test_what_stands_about_a_guest_stands_after_a_restart():
    """He is known by where he comes from, as far as the house can tell, and the record does not have his address."""
    stage = Stage(2, Settings(moderators=("mod",)))
    people = stage.seated("Ann Bob")
    people[1].user.address, people[1].user.host = "192.0.2.7", "1a.cloak"
    mod = stage.irc("Mod")
    stage.hall.set_account(mod.user, "mod")
    mod.types("!mute Bob noise")
    record = stage.book.of("mod.muted")[0]
    assert "192.0.2" not in str(record)
    again = stage.again()
    again.office.measures.restore({record["measure"]: record})
    bob, eve = again.irc("Bobby"), again.irc("Eve")
    bob.user.address, bob.user.host = "192.0.2.7", "2b.cloak"
    eve.user.address, eve.user.host = "192.0.2.8", "1a.cloak"
    assert again.office.measures.keeps_silent(bob.user, ROOM)
    assert not again.office.measures.keeps_silent(eve.user, ROOM)


def hosted():
    """A game with a human moderator, Olga."""
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    olga = stage.irc("Olga")
    people[0].says("option sheriff_election_time off", "moderator Olga")
    for person in people:
        person.says("ready")
    return stage, people, olga


def test_one_may_leave_a_game_that_stands_still():
    """The seat dies as soon as the game goes on; and with the last who leaves, it is over."""
    stage, people, olga = hosted()
    olga.says("pause")
    people[0].says("leave", "leave")
    assert people[1].hears("1 Ann leaves the game for good.")
    assert stage.office.table_of(people[0].user) is None
    assert 1 not in stage.playing.table.removed
    olga.says("resume")
    assert 1 in stage.playing.table.removed


def test_a_pause_is_no_prison():
    stage, people, olga = hosted()
    olga.says("pause")
    for person in (*people, olga):
        person.says("leave", "leave")
    assert stage.table().playing is None


def test_a_moderator_who_is_gone_holds_no_game():
    """Nor one who leaves all to the rules while it stands still."""
    stage, people, olga = hosted()
    olga.says("pause")
    people[0].says("resume")
    assert people[0].hears("moderator")
    assert stage.playing.paused == "moderator"
    olga.drops()
    for person in people:
        person.says("resume")
    assert not stage.playing.paused
    stage, people, olga = hosted()
    olga.says("pause", "moderator engine")
    for person in people:
        person.says("resume")
    assert not stage.playing.paused


def test_who_keeps_order_holds_it_though_its_moderator_is_gone():
    stage, people, olga = hosted()
    judy = stage.irc("Judy")
    stage.office.staff.appoint(["judy"])
    stage.hall.set_account(judy.user, "judy")
    judy.says("pause")
    olga.drops()
    for person in people:
        person.says("resume")
    assert stage.playing.paused == "moderator"


def test_a_crash_in_a_pause_in_which_somebody_left():
    stage, people, olga = hosted()
    olga.says("pause")
    people[0].says("leave", "leave")
    key = olga.key()
    again = stage.again()
    back = again.irc("Olga")
    back.types(f"/msg Moderator back {key}")
    back.says("resume")
    assert not again.playing.paused
    assert 1 in again.playing.table.removed


def test_artificial_players_do_not_wait_alone_for_anybody():
    """The only person moderates, and then does not, by whatever word."""
    for words in (("option moderator_mode human_lot",), ("leave",)):
        stage = Stage(1)
        ann = stage.irc("Ann")
        ann.says("join", "bots 6", "moderator Ann")
        assert len(stage.table().seats) == 6
        ann.says(*words)
        assert not len(stage.table().seats)
        ann.says("join")
        assert len(stage.table().seats) == 1


def test_who_opens_a_table_has_no_other_seat_and_has_read_his_warnings():
    stage = Stage(1, Settings(moderators=("mod",)))
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    zoe, mod = stage.irc("Zoe", "#moon"), stage.irc("Mod")
    stage.hall.set_account(mod.user, "mod")
    people[0].room = stage.hall.join(people[0].user, "#moon")
    people[0].says("new")
    assert not len(stage.table("#moon").seats)
    mod.types("!warn Zoe be nice")
    zoe.says("new")
    assert not len(stage.table("#moon").seats)
    zoe.says("acknowledge", "new")
    assert len(stage.table("#moon").seats) == 1


def test_who_goes_makes_a_minority_a_majority():
    """A motion counts those who are here; who has gone is not waited for."""
    for goes in ("drop", "leave"):
        stage = Stage(1)
        people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
        for person in people:
            person.says("ready")
        for person in people[:4]:
            person.says("pause")
        assert not stage.playing.paused
        if goes == "drop":
            people[7].drops()
        else:
            people[7].says("leave", "leave")
        assert stage.playing.paused == "vote"


def test_nobody_changes_the_rules_in_a_countdown():
    """Whoever changes them stops it, and all must want to begin again."""
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    people[0].says("start")
    stage.clock.advance(stage.settings.countdown - 1)
    people[0].says("option reveal_lynch none")
    assert people[1].hears("1 Ann is not ready: the game does not begin yet.")
    stage.clock.advance(60)
    assert stage.table().playing is None


def test_an_account_waits_once_by_whatever_order_of_things():
    """To log in comes first, or the bench does."""
    for first in ("bench", "log in"):
        stage = Stage(1)
        people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
        people[0].says("option substitution rotation")
        for person in people:
            person.says("ready")
        zoe, yan = stage.irc("Zoe"), stage.irc("Yan")
        zoe.says("join")
        logged_in(stage, zoe, "zoe")
        if first == "bench":
            yan.says("join")
            logged_in(stage, yan, "zoe")
        else:
            logged_in(stage, yan, "zoe")
            yan.says("join")
        assert len(stage.table().bench) == 1


def logged_in(stage, person, account):
    stage.hall.log_in(person.user, Identity(account, f"a-{account}", "en"))
    stage.hall.claim(person.user)


def test_another_moderator_is_named_while_ones_place_is_held():
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    people[0].says("moderator Hal")
    people[7].drops()
    people[0].says("moderator Gus")
    assert stage.table().seats.host.nick == "Gus"
    stage.clock.advance(stage.settings.hold + 1)
    assert [chair.nick for chair in stage.table().seats] == ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
