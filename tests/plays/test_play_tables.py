"""Tables before their games: who is the host, the start by the host or by most, artificial players by themselves, the end."""

import pytest

from tests.plays.stage import ROOM, Stage
from wolfd.moderator.settings import Settings

NAMES = "Ann Bob Cleo Dan Eve Fay"
EIGHT = f"{NAMES} Gus Hal"


def is_playing(stage):
    return stage.table().playing is not None


# --- opening ------------------------------------------------------------------------------------------------------------


def test_new_opens_a_table_with_the_preset_of_its_channel():
    stage = Stage(1, Settings(presets=((ROOM, "hollow"),)))
    ann = stage.irc("Ann")
    ann.says("new")
    assert ann.hears("1 Ann sits down")
    assert stage.table().options.preset == "hollow"
    ann.says("preset classic", "new")
    assert stage.table().options.preset == "hollow"
    assert ann.hears("1 Ann chooses the rules “hollow”.")
    assert stage.again().table().options.preset == "hollow"
    bob = stage.irc("Bob")
    bob.says("new")
    assert bob.hears("You have no seat here; !join takes one.")


def test_a_table_that_was_left_has_its_own_rules_again():
    stage = Stage(1, Settings(presets=((ROOM, "hollow"),), kept=(ROOM,)))
    ann = stage.irc("Ann")
    ann.says("join", "preset classic", "leave")
    assert stage.table().options.preset == "hollow"


# --- the host -----------------------------------------------------------------------------------------------------------


def test_the_next_is_host_when_the_host_leaves():
    stage = Stage(1)
    ann, bob, cleo = stage.seated("Ann Bob Cleo")
    bob.says("table")
    assert bob.hears("1 Ann is the host here")
    stage.all_forget()
    bob.says("leave")
    cleo.hears_nothing_of("The host has left")
    ann.drops()
    assert cleo.hears(f"{ROOM} Moderator: The host has left: 2 Cleo is the host now")
    cleo.says("option vote_mode single")
    assert cleo.hears("2 Cleo sets vote_mode to single")


def test_a_lost_connection_holds_the_seat_for_a_moment():
    """He has it back as soon as he comes in; else it is free, for who waits on the bench."""
    stage = Stage(1)
    people = stage.seated(EIGHT)
    people[0].says("option max_players 8")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    people[1].says("ready")
    people[1].drops()
    people[2].drops()
    assert people[0].hears(f"{ROOM} Moderator: 2 Bob has lost the connection; the seat is held for a minute.")
    stage.clock.advance(30)
    again = stage.irc("Bob")
    assert again.hears("2 Bob sits down (8 here")
    stage.clock.advance(30)
    assert [chair.nick for chair in stage.table().seats] == ["Ann", "Bob", "Dan", "Eve", "Fay", "Gus", "Hal", "Zoe"]
    people[0].says("table")
    assert people[0].hears("Not ready yet: 1 Ann, 2 Bob")


def test_no_game_begins_with_a_seat_that_is_held():
    stage = Stage(1)
    people = stage.seated(EIGHT)
    people[3].drops()
    people[0].says("start")
    for _ in range(10):
        stage.clock.advance(1)
    assert is_playing(stage)
    assert [chair.nick for chair in stage.playing.seats] == ["Ann", "Bob", "Cleo", "Eve", "Fay", "Gus", "Hal"]
    people[4].drops()
    for _ in range(61):
        stage.clock.advance(1)
    assert len(stage.playing.seats.humans) == 7


def test_nobody_waits_for_the_last():
    stage = Stage(1)
    ann, bob = stage.seated("Ann Bob")
    bob.drops()
    ann.drops()
    assert ROOM not in stage.office.tables


def test_who_leaves_during_a_game_is_host_no_more():
    stage = Stage(1)
    people = stage.seated(NAMES)
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    people[0].says("leave", "leave")
    stage.until(lambda: stage.playing.table.died == (1,))
    stage.playing.abort("fault")
    assert people[2].hears(f"{ROOM} Moderator: The host has left: 1 Bob is the host now")


def test_the_host_frees_seats():
    """Of people and of artificial players, before the game; nobody else may."""
    stage = Stage(1)
    people = stage.seated(NAMES)
    people[0].says("bots 2", "remove 7", "remove Bob")
    assert people[2].hears(f"{ROOM} Moderator: 1 Ann frees the seat of 7 Ada[bot].", f"{ROOM} Moderator: 1 Ann frees the seat of 2 Bob.")
    assert [chair.nick for chair in stage.table().seats] == ["Ann", "Cleo", "Dan", "Eve", "Fay", "Boris[bot]"]
    assert stage.hall.find_user("Ada[bot]") is None
    people[2].says("remove 1")
    assert people[2].hears("1 Ann is the host and decides on the rules.")


# --- the start ----------------------------------------------------------------------------------------------------------


def test_the_host_counts_down():
    stage = Stage(1)
    people = stage.seated(NAMES)
    people[1].says("ready")
    people[0].says("start")
    assert people[1].hears("/ready if you are; /unready stops it")
    assert people[2].hears("1 Ann starts the game: it begins in 10 s. Not ready yet: 3 Cleo, 4 Dan, 5 Eve and 6 Fay. !ready if you are")
    for _ in range(9):
        stage.clock.advance(1)
    assert people[1].hears("The game begins in 3 s.")
    assert not is_playing(stage)
    stage.clock.advance(1)
    assert is_playing(stage)
    assert people[2].hears("Your card: ")


def test_all_ready_within_the_countdown():
    stage = Stage(1)
    people = stage.seated(NAMES)
    people[0].says("start")
    for person in people[1:]:
        person.says("ready")
    assert is_playing(stage)
    for _ in range(12):
        stage.clock.advance(1)
    assert len(stage.book.of("table.started")) == 1


def test_others_start_by_vote():
    """Most of those who sit here must want it: four of six."""
    stage = Stage(1)
    people = stage.seated(NAMES)
    for person in people[1:4]:
        person.says("start", "start")
    assert people[0].hears("4 Dan wants to begin: 3 of 4 who must want it. Not ready yet: 1 Ann, 5 Eve and 6 Fay.")
    assert not stage.table().waiting.starting.is_counting
    people[4].says("start")
    assert stage.table().waiting.starting.is_counting
    people[0].hears("5 Eve starts the game")


def test_whoever_is_not_ready_stops_it_once():
    stage = Stage(1)
    people = stage.seated(NAMES)
    people[0].says("start")
    people[5].says("unready")
    assert people[1].hears("6 Fay is not ready: the game does not begin yet.")
    for _ in range(12):
        stage.clock.advance(1)
    assert not is_playing(stage)
    people[0].says("start")
    people[5].says("unready")
    assert people[5].hears("You have stopped the start once already")
    for _ in range(12):
        stage.clock.advance(1)
    assert is_playing(stage)


def test_ready_may_be_taken_back():
    stage = Stage(1)
    people = stage.seated(NAMES)
    people[1].says("ready", "unready", "table")
    assert people[0].hears("2 Bob is not ready yet.")
    assert people[1].hears("Not ready yet: 1 Ann, 2 Bob")


def test_too_few_stop_the_countdown():
    stage = Stage(1)
    people = stage.seated(NAMES)
    people[0].says("start")
    people[5].says("leave")
    assert people[0].hears("The game does not begin. There are 5 players, and 6 are needed.")
    for _ in range(12):
        stage.clock.advance(1)
    assert not is_playing(stage)


def test_no_countdown_to_a_game_that_cannot_be():
    stage = Stage(1)
    ann, _ = stage.seated("Ann Bob")
    ann.says("start")
    assert ann.hears("1 Ann is ready, but the game cannot begin. There are 2 players, and 6 are needed.")


# --- artificial players -------------------------------------------------------------------------------------------------


def test_artificial_players_come_by_themselves():
    stage = Stage(1)
    ann, bob = stage.seated("Ann Bob")
    bob.says("bots after 60")
    assert bob.hears("1 Ann is the host and decides on the rules.")
    ann.says("bots after 60")
    bob.says("table")
    assert bob.hears("Artificial players take the seats that are missing when nobody has come for a minute.")
    assert bob.hears("1 Ann lets artificial players fill the table whenever nobody has come for a minute.")
    stage.clock.advance(30)
    cleo = stage.irc("Cleo")
    cleo.says("join")
    stage.clock.advance(59)
    assert len(stage.table().seats) == 3
    stage.clock.advance(1)
    assert len(stage.table().seats.bots) == 3
    assert bob.hears("3 artificial players take the seats that are missing (6 here): /ready")


def test_the_wait_of_the_house_and_of_a_table():
    stage = Stage(1, Settings(fill=30))
    ann = stage.irc("Ann")
    ann.says("join", "bots after off")
    stage.clock.advance(100)
    assert len(stage.table().seats) == 1
    ann.says("bots after x")
    assert ann.hears("x is no number of seconds up to 3600")
    again = stage.again()
    bob = again.irc("Bob")
    bob.says("join")
    again.clock.advance(100)
    assert len(again.table().seats.bots) == 0, "the choice is on record"
    other = Stage(1, Settings(fill=30))
    other.irc("Eve").says("join")
    other.clock.advance(30)
    assert len(other.table().seats) == 6


# --- the end ------------------------------------------------------------------------------------------------------------


def test_an_idle_table_is_closed():
    stage = Stage(1, Settings(kept=(ROOM,)))
    ann, _ = stage.seated("Ann Bob")
    ann.says("bots 3")
    stage.clock.advance(1499)
    ann.types("is anybody here?")
    stage.clock.advance(1499)
    ann.hears_nothing_of("Nobody does anything at this table")
    stage.clock.advance(1)
    assert ann.hears(f"{ROOM} Moderator: Nobody does anything at this table: in 5 minutes it is closed.")
    stage.clock.advance(300)
    assert ann.hears("Nobody did anything at this table for long: it is closed")
    assert len(stage.table().seats) == 0
    assert [user.nick for user in stage.table().channel.members if user.bot] == []
    assert stage.book.of("table.closed")[-1]["why"] == "idle"
    ann.says("join")
    assert len(stage.table().seats) == 1


def test_talk_after_the_warning_keeps_a_table_and_it_is_warned_anew():
    stage = Stage(1, Settings(kept=(ROOM,)))
    ann, _ = stage.seated("Ann Bob")
    stage.clock.advance(1500)
    assert ann.hears("in 5 minutes it is closed")
    stage.clock.advance(299)
    ann.types("is anybody here?")
    ann.forgets()
    stage.clock.advance(1499)
    ann.hears_nothing_of("closed")
    stage.clock.advance(1)
    assert ann.hears("in 5 minutes it is closed")
    stage.clock.advance(300)
    assert ann.hears("it is closed")
    assert len(stage.table().seats) == 0


def test_a_game_is_not_closed_so():
    stage = Stage(1, Settings(linger=60))
    people = stage.seated(NAMES)
    for person in people:
        person.says("ready")
    for _ in range(100):
        stage.clock.advance(1)
    people[0].hears_nothing_of("it is closed")


WHY = {
    "slow": "one person alone has more time to read",
    "brisk": "up to 7 seats, where few act by night; from 8 on the night gives more time",
    "normal": "from 8 seats on the night gives more time; with fewer it is brisk",
}


@pytest.mark.parametrize(("people", "bots", "speed"), [(1, 5, "slow"), (2, 4, "brisk"), (7, 0, "brisk"), (8, 0, "normal"), (2, 6, "normal")])
def test_small_tables_go_fast_and_say_so(people, bots, speed):
    stage, told = Stage(1), f"{speed} ({WHY[speed]})"
    seated = stage.seated(" ".join(EIGHT.split()[:people]))
    seated[0].says(f"bots {bots}", "table", "option speed")
    assert seated[0].hears(f"The night’s pace is {told}: the wolves", f"speed is {told}.")
    for person in seated:
        person.says("ready")
    assert seated[0].hears(f"{ROOM} Moderator: The night’s pace is {told}: the wolves")
