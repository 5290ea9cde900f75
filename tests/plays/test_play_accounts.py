"""Accounts in a game: one that is closed, logging out, and several connections of one."""

import pytest

from tests.plays.stage import ROOM, Stage, begin_with_account
from wolfd.chat.people import Identity, Refused


def with_account():
    """A game in which Ann sits with her account, and the stage."""
    stage = Stage(3)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    begin_with_account(stage, people)
    return stage, people


def seat_of(stage, nick):
    return next(chair for chair in stage.playing.seats if chair.nick == nick)


def attach(stage, person):
    """One more connection of somebody with an account."""
    other = type(person).__new__(type(person))
    other.stage, other.protocol, other.lines, other.modes, other.room = stage, "telnet", [], [], person.room
    other.user = stage.hall.enter(other, person.user.nick, "ann", "host", identity=Identity("ann", person.user.person))
    assert other.user is person.user
    stage.people.append(other)
    return other


@pytest.mark.parametrize("restart", [False, True])
def test_an_account_that_is_closed_in_a_game(restart):
    """Its seat is Ann's still: she plays on, and her key opens it; whoever takes the name of the account gets nothing."""
    stage, people = with_account()
    ann = people[0]
    seat, key = seat_of(stage, "Ann").number, ann.key()
    stage.hall.close_account("ann")
    assert ann.user.account is None
    ann.says("role")
    assert ann.hears("Your card: ")
    ann.drops()
    if restart:
        stage = stage.again()
    thief = stage.irc("Zed", "")
    stage.hall.set_account(thief.user, "ann")
    stage.office.logged_in(thief.user)
    stage.hall.join(thief.user, ROOM)
    assert stage.office.table_of(thief.user) is None
    thief.hears_nothing_of("Your card: ")
    back = stage.irc("Ann", "")
    back.types(f"/msg Moderator back {key}")
    assert back.hears(f"Welcome back to seat {seat} Ann")
    assert stage.playing.seats[seat].account is None


def test_an_account_that_is_closed_gives_no_place_on_the_bench():
    stage, _ = with_account()
    zoe = stage.irc("Zoe")
    stage.hall.set_account(zoe.user, "zoe")
    zoe.says("join")
    stage.hall.close_account("zoe")
    later = stage.again()
    thief = later.irc("Zed", "")
    later.hall.set_account(thief.user, "zoe")
    later.hall.join(thief.user, ROOM)
    assert not len(later.table().bench)
    zoe = later.irc("Zoe")
    assert [user.nick for user in later.table().bench] == ["Zoe"]


def test_who_logs_out_in_a_game_has_the_seat_again_as_he_logs_in():
    stage, people = with_account()
    ann = people[0]
    seat = seat_of(stage, "Ann").number
    stage.hall.log_out(ann.user)
    ann.says("role")
    assert ann.hears("Your card: ")
    assert stage.hall.host.may_rename(ann.user, "Anna").text("en").startswith("You play in a running game")
    ann.drops()
    again = stage.irc("Anna", "")
    stage.hall.set_account(again.user, "ann")
    stage.office.logged_in(again.user)
    assert again.hears(f"Welcome back to seat {seat} Ann")


def test_one_of_two_connections_goes():
    """The seat is not away, and what is asked comes by the other, which answers."""
    stage, people = with_account()
    ann = people[0]
    other = attach(stage, ann)
    ann.drops()
    assert seat_of(stage, "Ann").here
    people[1].hears_nothing_of("the seat is kept")
    stage.until_step("discussion")
    assert other.hears(f"{ROOM} Moderator: ")
    other.types("here I am")
    other.says("end")
    assert people[1].hears(f"{ROOM} Ann: here I am")
    assert ("end", seat_of(stage, "Ann").number) in stage.playing.table.answers
    other.drops()
    assert not seat_of(stage, "Ann").here
    assert people[1].hears("8 Ann has gone; the seat is kept.")


def test_both_connections_hang_and_the_key_is_shown_elsewhere():
    """Both are told and closed; the old key is void."""
    stage, people = with_account()
    ann = people[0]
    other, key = attach(stage, ann), ann.key()
    again = stage.telnet("Annie", "")
    again.types(f"/msg Moderator back {key}")
    assert again.hears("Welcome back to seat 8 Ann")
    for old in (ann, other):
        assert old.hears("The seat 8 Ann was taken over with its key, from another connection.")
    assert not ann.user.sessions
    assert stage.playing.seats[8].user is again.user
    assert again.key() != key
    stage.until_step("seer")
    with pytest.raises(Refused):
        stage.hall.say(ann.user, stage.table().channel, "I am here as well")


def test_both_answer_one_question():
    """They are one person: the last answer counts, and both see it."""
    stage, people = with_account()
    stage.until_step("discussion")
    stage.until_step("nomination")
    ann, other = people[0], attach(stage, people[0])
    mine = seat_of(stage, "Ann").number
    assert stage.playing.table.is_alive(mine)
    one, two = [seat for seat in range(1, 8) if stage.playing.table.is_alive(seat)][:2]
    ann.says(f"nominate {one}")
    other.says(f"nominate {two}")
    assert stage.playing.table.answers["nominate", mine] == (two,)
    for person in (ann, other):
        assert person.hears(f"{stage.label(one)}", f"{stage.label(two)}")
