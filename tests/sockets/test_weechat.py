"""The real WeeChat: Ann plays with artificial players, is gone for a moment, and takes her seat back."""

import re
import time

import pytest

from engine import codec
from engine.events import Answered, Dealt
from tests.sockets.weechat import CORE, ERRORS, SERVER
from wolfd import journal
from wolfd.texts import Message

ROOM, MODERATOR = "irc.wolf.#wolf", "irc.wolf.Moderator"
OPTIONS = ("deck seer", "option wolf_count manual:2", "option sheriff_election_time off", "option t_night_step 4",
           "option t_wolves 4", "option t_discussion 2", "option t_defence 1", "option t_last_words 1")
"""A short game."""
KEY = re.compile(r"/msg Moderator (back [a-z]{10}) ")
EXAMPLE = re.compile(r"(?:You have|within) \d+ s: (?P<do>!|/msg Moderator )(?P<say>[a-z]+(?: \d+)*)[.,]|(?P<floor>You have the floor)")
OVER = "The game is over"


def come_in(ann, port):
    """As the README says."""
    ann.types(CORE, f"/server add wolf 127.0.0.1/{port} -notls")
    ann.types(CORE, "/connect wolf")
    ann.waits("End of MOTD")
    ann.types(SERVER, "/join #wolf")
    ann.waits("!join takes a seat here")
    ann.types(ROOM, "!join")
    ann.waits("1 Ann sits down")


def come_back(ann, key):
    """Break off, connect again - WeeChat itself enters the channel again - and take the seat back."""
    ann.types(SERVER, "/reconnect wolf")
    ann.waits("disconnected from server")
    ann.waits("A game is running here")
    ann.types(SERVER, f"/msg Moderator {key}")
    ann.waits("Welcome back to seat 1 Ann")


def play(ann, seconds):
    """Answer each question by the example that it gives, until the game is over; how many were answered."""
    end, answers = time.monotonic() + seconds, 0
    while OVER not in ann.told:
        assert time.monotonic() < end, ann.told[-3000:]
        ann.look()
        if asked := EXAMPLE.search(ann.unread):
            ann.unread = ann.unread[asked.end():]
            if asked["floor"]:
                ann.types(ROOM, "!end")
            else:
                answers += 1
                ann.types(*(ROOM, "!" + asked["say"]) if asked["do"] == "!" else (MODERATOR, asked["say"]))
    return answers


@pytest.mark.timeout(150)
def test_weechat_plays_a_game_and_comes_back_in_it(start, weechat):
    daemon, ann = start(), weechat
    come_in(ann, daemon.irc)
    for line in ("bots 5", *OPTIONS):
        ann.types(ROOM, "!" + line)
        ann.waits("(6 here)" if line.startswith("bots") else "say again when you are ready")
    ann.types(ROOM, "!start")
    first = ann.finds(KEY)[1]
    ann.waits("Your card: ")
    come_back(ann, first)
    answers = play(ann, 120)
    assert daemon.stop()[0] == 0
    check(ann, daemon.state, answers)


def check(ann, state, answers):
    """Its card was told to Ann twice, in private; what was answered is on record; the log is whole."""
    assert journal.verify(state / "events").code == 0
    records = [item.fields() for item in journal.records(state / "events") if item.type == "game.command"]
    events = [codec.event(plain) for record in records for plain in record["events"]]
    (card,) = [event.card for event in events if isinstance(event, Dealt) and event.to == (1,)]
    told = re.findall(r"Your card: (\w+)\.", ann.shows(MODERATOR))
    assert told == [Message(f"role-{card}").text("en")] * 2
    assert "Your card:" not in ann.shows(ROOM)
    assert len(set(KEY.findall(ann.shows(MODERATOR)))) == 2
    assert any(isinstance(event, Answered) and event.to == (1,) for event in events) == bool(answers)
    assert not ERRORS.findall(ann.told)
