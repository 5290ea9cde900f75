"""Seats and accounts: who logs in to a player's account sits where that account sat."""

from tests.plays.stage import ROOM, Stage
from wolfd.chat.facts import Said
from wolfd.chat.people import Identity

NAMES = "Ann Bob Cyd Dan Eve Fay Gus Hal"
ANN = Identity("Ann", "p-00000001")


def game(*logged_in: int) -> Stage:
    """A game of eight; of these places the players have accounts of their names."""
    stage = Stage(1)
    people = stage.seated(NAMES)
    for place in logged_in:
        stage.hall.log_in(people[place].user, Identity(people[place].user.nick, f"p-0000000{place + 1}"))
        stage.hall.claim(people[place].user)
    for person in people:
        person.says("ready")
    stage.all_forget()
    return stage


def comes(stage: Stage, nick: str, identity: Identity, room: str = ""):
    person = stage.irc(nick, room)
    stage.hall.log_in(person.user, identity)
    stage.hall.claim(person.user)
    return person


def test_who_logs_in_has_the_seat_the_nick_and_the_channel_at_once():
    stage = game(0)
    stage.people[0].drops()
    again = comes(stage, "Ann2", ANN)
    assert again.hears("Welcome back to seat 1 Ann", "Your card: ", "back ")
    assert again.user.nick == "Ann"
    assert again.user in stage.table().channel.members
    assert stage.people[1].hears("1 Ann is back.")


def test_the_old_connection_is_told_and_closed_and_nobody_else_notices():
    stage = game(0)
    old = stage.people[0]
    again = comes(stage, "Ann2", ANN)
    assert old.hears("You have come in by another connection as Ann2, so this one is closed.")
    assert old.user.sessions == []
    assert stage.playing.seats[1].user is again.user
    assert again.user.nick == "Ann"
    stage.people[1].hears_nothing_of("the seat is kept")
    assert not stage.playing.paused


def test_another_account_or_none_gets_nothing():
    stage = game(0)
    stage.people[0].drops()
    other = stage.irc("Ann", "")
    stage.hall.set_account(other.user, "Eva")
    other.room = stage.hall.join(other.user, ROOM)
    guest = stage.irc("Anna")
    for person in (other, guest):
        person.says("role")
        assert person.hears("You do not play in this game.")
        person.hears_nothing_of("Your card", "Welcome back")


def test_coming_into_the_channel_closes_the_old_connection_too():
    stage = game(0)
    again = stage.irc("Ann2", "")
    stage.hall.log_in(again.user, ANN)
    stage.hall.join(again.user, ROOM)
    assert stage.people[0].user.sessions == []
    assert again.hears("Welcome back to seat 1 ", "Your card: ")


def test_who_logs_in_at_the_table_keeps_the_seat_for_the_account():
    stage = game()
    player = stage.people[2]
    stage.hall.log_in(player.user, Identity("Cyd", "p-00000003"))
    stage.hall.claim(player.user)
    player.drops()
    assert comes(stage, "Cyd_", Identity("Cyd", "p-00000003")).hears("Welcome back to seat 3 Cyd")


def test_the_account_holds_the_seat_over_a_restart():
    stage = game(0, 1)
    late = stage.people[2]
    stage.hall.log_in(late.user, Identity("Cyd", "p-00000003"))
    stage.hall.claim(late.user)
    stage = stage.again()
    assert comes(stage, "X", ANN).hears("Welcome back to seat 1 Ann")
    assert comes(stage, "Y", Identity("Cyd", "p-00000003")).hears("Welcome back to seat 3 Cyd")


def test_one_account_holds_one_seat():
    """Who sits elsewhere already stays there when he logs in, and the seat of the account waits."""
    stage = game(0)
    stage.people[0].drops()
    elsewhere = stage.irc("Ann2", "#other")
    elsewhere.says("join")
    stage.hall.log_in(elsewhere.user, ANN)
    stage.hall.claim(elsewhere.user)
    assert stage.playing.seats[1].user is None
    assert stage.table("#other").seats.of(elsewhere.user).account is None
    stage.hall.log_out(elsewhere.user)
    assert comes(stage, "Ann3", ANN).hears("Welcome back to seat 1 Ann")


def test_seats_at_waiting_tables_and_bots_are_left_alone():
    stage = Stage(1)
    ann, _ = stage.seated("Ann Bob")
    ann.says("bots 3")
    stage.hall.log_in(ann.user, ANN)
    stage.hall.claim(ann.user)
    other = comes(stage, "Ann2", ANN)
    assert ann.user.sessions
    assert other.user.nick == "Ann2"
    assert stage.table().seats[1].account == "Ann"
    assert stage.table().seats[2].account is None


class Second:
    """One more connection, which only hears."""

    protocol = "irc"

    def __init__(self):
        self.lines = []

    def show(self, fact):
        if isinstance(fact, Said):
            self.lines += fact.text.lines("en")

    def close(self, why):
        self.lines += why.lines("en")


def test_one_more_connection_of_a_player_is_the_same_player():
    """Nobody notices it; and when the first one goes, he still plays."""
    stage = game(0)
    second = Second()
    user = stage.hall.enter(second, "Ann", "ann", "host", identity=ANN)
    stage.hall.claim(user)
    assert user is stage.people[0].user
    assert second.lines == []
    assert stage.people[1].lines == []
    stage.people[0].says("role")
    assert any("Your card" in line for line in second.lines)
    stage.people[0].drops()
    assert not stage.playing.paused
    assert stage.people[1].lines == []
    assert stage.playing.seats[1].here
    second.lines.clear()
    stage.hall.say(user, stage.hall.moderator, "!role")
    assert any("Your card" in line for line in second.lines)
    stage.hall.lost(second, user, "gone")
    assert stage.people[1].hears("1 Ann")
