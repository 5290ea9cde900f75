"""An operator of the server who plays: what he is told of others, which by night would tell who does something."""

from dataclasses import replace

import pytest

from tests.plays.wires import WiredHouse
from wolfd.chat.people import Powers
from wolfd.moderator.order import staff
from wolfd.texts import Message

LINE = Message("operator-checkpoint", line="wolflog/1 7 abc")


@pytest.fixture(name="game")
def _game():
    """Ann and Bob play with artificial players; Max does not. Ann and Max are operators of the server, and in their room."""
    house = WiredHouse(3)
    house.office.settings = replace(house.office.settings, operators="#staff")
    ann, bob, max_ = (house.by_irc(nick, "#wolf") for nick in ("Ann", "Bob", "Max"))
    for guest in (ann, max_):
        user = guest.session.user
        house.hall.appoint(user, Powers(user.nick, frozenset({"stats", "moderate"})), "password")
        guest._sends("JOIN #staff")
    ann.types("!join", "!bots 4")
    bob.types("!join")
    for guest in (ann, bob):
        guest.types("!ready")
    assert house.playing("#wolf") is not None
    for guest in (ann, bob, max_):
        guest.raw.clear()
    return house, ann, bob, max_


@pytest.mark.parametrize("letter", "lmt")
def test_he_is_told_no_figures_while_he_plays(game, letter):
    house, ann, _bob, max_ = game
    for guest in (ann, max_):
        guest._sends(f"STATS {letter}")
    assert [line.split(" ", 2)[1] for line in ann.raw] == ["481", "219"]
    assert "481" not in [line.split(" ", 2)[1] for line in max_.raw]
    house.playing("#wolf").abort("moderator")
    ann.raw.clear()
    ann._sends(f"STATS {letter}")
    assert "481" not in [line.split(" ", 2)[1] for line in ann.raw]


def test_what_he_may_know_he_is_told(game):
    _house, ann, *_ = game
    ann._sends("STATS k")
    assert [line.split(" ", 2)[1] for line in ann.raw] == ["219"]


def test_nor_who_hits_a_limit(game):
    """Who is slowed down by night has much to say to the Moderator."""
    house, ann, _bob, max_ = game
    house.hall.hit("flood", "Bob")
    house.turn.end()
    house.read()
    assert any("Bob" in line for line in max_.raw)
    assert ann.raw == []


def test_nor_how_many_records_the_log_has(game):
    house, ann, _bob, max_ = game
    staff.tell_room(house.office, LINE)
    house.turn.end()
    house.read()
    assert any("PRIVMSG Max :Checkpoint of the log: wolflog/1 7 abc" in line for line in max_.raw)
    ann._sends("CHATHISTORY LATEST #staff * 9")
    assert not any("Checkpoint" in line for line in ann.raw)


def test_where_nobody_plays_the_room_is_told(game):
    house, ann, _bob, max_ = game
    house.playing("#wolf").abort("moderator")
    staff.tell_room(house.office, LINE)
    house.turn.end()
    house.read()
    for guest in (ann, max_):
        assert any("PRIVMSG #staff :Checkpoint of the log: wolflog/1 7 abc" in line for line in guest.raw)
