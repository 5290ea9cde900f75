"""Edges of what other plays tell: what is renewed, what is kept over a restart, what is done to nobody else."""

from tests.plays.stage import EIGHT, ROOM, Stage, begun
from tests.plays.test_play_restart import come_back
from wolfd.chat.people import Powers
from wolfd.control.tables import ALL
from wolfd.moderator.settings import Settings


def keys_of(people):
    return {person.user.nick: person.key() for person in people}


# --- before a game --------------------------------------------------------------------------------------------------------


def test_a_host_who_gets_up_is_host_no_more():
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo")
    people[0].says("leave")
    assert people[2].hears(f"{ROOM} Moderator: The host has left: 1 Bob is the host now")


def test_the_place_of_who_is_called_otherwise_now():
    """Whoever comes under the old nick has a place of his own."""
    stage, _ = begun()
    zoe = stage.irc("Zoe")
    zoe.says("join")
    stage.hall.rename(zoe.user, "Zoey")
    other = stage.irc("Zoe")
    other.says("join")
    assert [user.nick for user in stage.table().bench] == ["Zoey", "Zoe"]


def test_an_idle_table_has_no_bench_left():
    stage = Stage(1, Settings(linger=400))
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    people[0].says("option max_players 6")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    for _ in range(401):
        stage.clock.advance(1)
    assert zoe.hears("it is closed")
    assert not len(stage.table().bench)
    assert not len(stage.table().seats)


def test_places_of_before_a_restart_go_with_the_game():
    stage, people = begun()
    stage.irc("Zoe").says("join")
    later = stage.again()
    come_back(later, keys_of(people))
    later.playing.abort("moderator")
    zoe = later.irc("Zoe")
    zoe.hears_nothing_of("on the bench is yours")
    assert not len(later.table().bench)


def test_nobody_sits_down_while_the_server_is_to_stop():
    stage = Stage(1)
    stage.office.is_closing = True
    ann = stage.irc("Ann")
    ann.says("join", "rooms")
    assert ann.hears("about to stop")
    assert not len(stage.table().seats)


def test_a_game_that_runs_is_told_to_nobody():
    """Not by its name, wherever one is."""
    stage, _ = begun()
    zoe = stage.irc("Zoe", "#lobby")
    zoe.says(f"recap {stage.playing.deal.game}")
    assert zoe.hears("is not over")


# --- pauses and time ------------------------------------------------------------------------------------------------------


def test_a_motion_lasts_a_minute_from_its_last_voice():
    stage, people = begun("option t_discussion 600")
    stage.until_step("discussion")
    alive = [person for person in people if stage.playing.table.is_alive(stage.playing.seats.of(person.user).number)]
    need = len(alive) // 2 + 1
    alive[0].says("pause")
    stage.clock.advance(50)
    alive[1].says("pause")
    stage.clock.advance(50)
    for person in alive[2:need]:
        person.says("pause")
    assert stage.playing.paused == "vote"


def test_a_motion_lapses():
    stage, people = begun("option t_discussion 600")
    stage.until_step("discussion")
    alive = [person for person in people if stage.playing.table.is_alive(stage.playing.seats.of(person.user).number)]
    alive[0].says("pause")
    stage.clock.advance(61)
    for person in alive[1:len(alive) // 2 + 1]:
        person.says("pause")
    assert not stage.playing.paused


def test_the_log_that_writes_again_ends_no_other_pause():
    stage, _ = begun()
    stage.playing.pause("moderator")
    stage.office.suspend()
    stage.office.go_on()
    assert stage.playing.paused == "moderator"


def test_nobody_is_kicked_out_of_a_game_that_cannot_be_put_on_record():
    stage, people = begun(settings=Settings(moderators=("mia",)))
    mod = stage.irc("Mod")
    stage.hall.set_account(mod.user, "mia")
    stage.office.suspend()
    mod.says("kick Eve insults")
    assert mod.hears("The game is paused; nothing is answered now.")
    assert stage.playing.seats.of(people[4].user) is not None
    assert not stage.book.of("mod.removed")


def test_a_pause_that_was_ended_before_a_crash():
    stage, people = begun()
    stage.playing.pause("moderator")
    stage.playing.resume()
    later = stage.again()
    assert later.playing.paused == "restart"
    come_back(later, keys_of(people))
    assert not later.playing.paused


def test_a_crash_as_a_step_opens():
    """Its whole time is left, not what was left of the one before."""
    stage, _ = begun()
    before = stage.playing.table.round.round
    stage.until(lambda: stage.playing.table.round.round != before)
    assert stage.again().playing.pace.left == stage.playing.table.round.seconds


def test_who_comes_back_late_waits_for_others_as_long():
    stage, people = begun()
    keys = keys_of(people)
    later = stage.again()
    later.clock.advance(later.settings.grace - 10)
    come_back(later, keys, "Ann")
    later.clock.advance(later.settings.gather - 1)
    assert later.playing.paused == "restart"
    later.clock.advance(1)
    assert not later.playing.paused


def test_the_room_hears_who_has_not_voted_only_near_the_end():
    stage, people = begun("option sheriff_election_time off", "option vote_mode single", "option t_vote 60")
    stage.until_step("vote")
    stage.all_forget()
    stage.clock.advance(30.5)
    people[0].hears_nothing_of("Not voted yet")
    for _ in range(20):
        stage.clock.advance(1)
    assert any("Not voted yet" in line and line.startswith(ROOM) for line in people[0].lines)


# --- seats ----------------------------------------------------------------------------------------------------------------


def takeover(**how):
    stage, people = begun("option sheriff_election_time off", "option substitution takeover", **how)
    zoe = stage.irc("Zoe")
    zoe.says("join")
    stage.until_step("seer")
    return stage, people, zoe


def test_a_key_of_a_seat_that_was_given_up_opens_nothing_after_a_restart():
    stage, people = begun()
    key = people[4].key()
    people[4].says("leave", "leave")
    later = stage.again()
    eve = later.irc("Eve", "")
    eve.types(f"/msg Moderator back {key}")
    assert eve.hears("That key opens no seat.")


def test_one_person_is_offered_one_seat():
    stage, people, zoe = takeover()
    people[4].says("leave", "leave")
    people[5].says("leave", "leave")
    assert zoe.hears("The seat 5 Eve is free")
    zoe.hears_nothing_of("The seat 6 Fay is free")
    assert stage.playing.table.removed == (6,)


def test_an_offer_that_ends_in_a_pause_is_settled_after_it():
    stage, people, _ = takeover()
    people[4].says("leave", "leave")
    stage.playing.pause("moderator")
    stage.clock.advance(31)
    assert stage.playing.table.removed == ()
    stage.playing.resume()
    assert stage.playing.table.removed == (5,)


def test_who_is_put_on_another_seat_is_offered_none():
    stage, people, zoe = takeover()
    yan, boss = stage.irc("Yan"), stage.irc("Boss")
    yan.says("join")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    people[4].says("leave", "leave")
    assert zoe.hears("The seat 5 Eve is free")
    boss.says("substitute Fay Zoe she does not play")
    assert stage.playing.seats[6].nick == "Zoe"
    assert yan.hears("The seat 5 Eve is free")


def test_who_has_left_and_logged_out_has_had_a_part():
    """By whatever connection he was there last."""
    stage = Stage(3)
    people = stage.seated(EIGHT)
    stage.hall.set_account(people[0].user, "ann")
    people[0].says("option substitution takeover")
    people[0].says("leave", "join")
    for person in people:
        person.says("ready")
    people[0].drops()
    again = stage.irc("Annie", "")
    stage.hall.set_account(again.user, "ann")
    stage.office.logged_in(again.user)
    again.room = stage.table().channel
    again.says("leave", "leave")
    stage.hall.log_out(again.user)
    assert stage.playing.has_part(again.user)


def test_ones_own_nick_is_free_for_oneself():
    """A player who is away may be called again as his seat is, where he has logged in to its account; nobody else."""
    stage = Stage(3)
    people = stage.seated(EIGHT)
    stage.hall.set_account(people[0].user, "ann")
    people[0].says("leave", "join")
    for person in people:
        person.says("ready")
    people[0].drops()
    other, own = stage.irc("Other", ""), stage.irc("Own", "")
    own.user.account = "ann"
    assert stage.office.may_rename(other.user, "Ann") is not None
    assert stage.office.may_rename(own.user, "Ann") is None


def test_a_notice_of_a_game_called_off_is_old_when_another_begins():
    stage, _ = begun()
    for record in stage.book.of("game.command"):
        for event in record["events"]:
            if event["is"] == "Opened":
                event["seconds"] += 1
    later = stage.again()
    assert later.irc("Ann").hears("The rules of this server have changed")
    people = later.seated(EIGHT.replace("Ann", "Xan"))
    for person in people:
        person.says("ready")
    later.playing.abort("moderator")
    later.irc("Zoe").hears_nothing_of("The rules of this server have changed")
