"""A guest who has left a game gets no other seat of it as a new guest; people behind one address are not taken for each other."""

import pytest

from tests.plays.stage import ROOM, begun
from wolfd.moderator.order.origin import network

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"


def game():
    """Eve and Fay come from one address; there is a bench, and seats change hands."""
    stage, people = begun("option substitution takeover", "option t_absent 60")
    for person in people:
        person.user.address = HOME if person in people[4:6] else "198.51.100.1"
        stage.playing.seats.of(person.user).network = network(person.user)
    stage.clock.advance(1)
    return stage, people


def comes(stage, nick, address, account=None):
    person = stage.irc(nick)
    person.user.address = address
    if account:
        stage.hall.set_account(person.user, account)
    person.says("join")
    return person


@pytest.mark.parametrize("how", ["leaves", "drops"])
def test_who_may_be_one_who_is_gone_gets_no_seat_of_this_game(how):
    stage, people = game()
    if how == "leaves":
        people[4].says("leave", "leave")
    people[4].drops()
    again = comes(stage, "Newcomer", HOME)
    assert again.hears("No seat of this one is offered to you")
    people[5].says("leave", "leave")
    again.hears_nothing_of("is free, in the middle of the game")
    assert 6 in stage.playing.table.removed
    stage.playing.abort("moderator")
    assert "Newcomer" in [chair.nick for chair in stage.table().seats], "but one in the next"


@pytest.mark.parametrize(("address", "account"), [(ELSEWHERE, None), (HOME, "zoe")])
def test_others_get_one(address, account):
    """From elsewhere, or with an account."""
    stage, people = game()
    people[4].says("leave", "leave")
    people[4].drops()
    zoe = comes(stage, "Zoe", address, account)
    assert zoe.hears("if one becomes free in this game, it is offered to you")
    people[5].says("leave", "leave")
    assert zoe.hears("The seat 6 Fay is free, in the middle of the game")


def test_who_was_here_before_is_another():
    """The others of a household, behind one address."""
    stage, people = game()
    zoe = comes(stage, "Zoe", HOME)
    stage.clock.advance(1)
    people[4].says("leave", "leave")
    assert zoe.hears("The seat 5 Eve is free, in the middle of the game")


def test_who_is_back_is_nobody_else():
    stage, people = game()
    key = people[4].key()
    people[4].drops()
    stage.clock.advance(1)
    eve = stage.irc("Eve", "")
    eve.user.address = HOME
    eve.types(f"/msg Moderator back {key}")
    stage.hall.join(eve.user, ROOM)
    zoe = comes(stage, "Zoe", HOME)
    assert zoe.hears("if one becomes free in this game, it is offered to you")


def test_who_was_replaced_while_he_was_away():
    stage, people = game()
    yan = comes(stage, "Yan", ELSEWHERE)
    people[4].drops()
    stage.until(lambda: "is free, in the middle of the game" in str(yan.lines), 61)
    yan.says("join")
    again = comes(stage, "Newcomer", HOME)
    assert again.hears("No seat of this one is offered to you")


@pytest.mark.parametrize("how", ["leaves", "is replaced"])
def test_who_may_be_one_who_is_gone_writes_to_no_player(how):
    """He has the cards of the game in his head, and would tell them under another name."""
    stage, people = game()
    if how == "leaves":
        people[4].says("leave", "leave")
        people[4].drops()
    else:
        zoe = comes(stage, "Zoe", "192.0.2.3")
        people[4].drops()
        stage.clock.advance(61)
        zoe.says("join")
        assert stage.playing.seats[5].nick == "Zoe"
    stage.clock.advance(1)
    again, other = (person_from(stage, nick, address) for nick, address in (("Newcomer", HOME), ("Max", ELSEWHERE)))
    people[0].forgets()
    for person in (again, other):
        stage.hall.say(person.user, people[0].user, f"psst from {person.user.nick}")
    assert again.hears("No private talk with Ann now")
    assert people[0].hears("psst from Max")
    people[0].hears_nothing_of("psst from Newcomer")
    stage.hall.say(people[0].user, again.user, "well?")
    again.hears_nothing_of("well?")


def person_from(stage, nick, address):
    person = stage.irc(nick, "#lobby")
    person.user.address = address
    return person
