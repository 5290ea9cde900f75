"""The tutorial: a room of one's own, a word on each step, a deal that makes one act; to be left at any time."""

import pytest

from tests.plays.stage import Stage
from wolfd.chat.people import Refused
from wolfd.moderator.play.results import played
from wolfd.moderator.tutorial import DEAL, PUPIL, WOLF


def lesson(how="telnet", language=""):
    """A stage, the pupil, and his table."""
    stage = Stage(1)
    ann = getattr(stage, how)("Ann", "#lobby")
    if language:
        ann.says(f"language {language}")
    ann.says("tutorial")
    ann.room = next(room for room in ann.user.channels if room.name != "#lobby")
    return stage, ann, stage.office.tables[ann.room.name]


def until(stage, table, step):
    stage.until(lambda: table.playing is None or (table.playing.table.round is not None and table.playing.table.round.step == step))


def test_a_whole_lesson_as_it_is_told():
    """Whoever does what he is told finds the wolf, says so, and wins."""
    stage, ann, table = lesson()
    assert ann.hears("Welcome. Here people meet", "/tutorial plays a short guided game")
    assert ann.hears("[lesson] This is a game for practice", "[lesson] It is night, and only you are asked.", f"Type: /see {WOLF}")
    ann.types(f"/see {WOLF}")
    assert ann.hears("[lesson] Your answer was repeated")
    until(stage, table, "wolves")
    assert ann.hears("[lesson] You have found the wolf!", "[lesson] Now the wolves choose")
    until(stage, table, "discussion")
    assert PUPIL not in table.playing.table.died, "the deal lets him live through the first night"
    assert ann.hears("[lesson] The dead do not speak any more", f"I am the Seer, {WOLF} is a wolf", "type /end")
    ann.types(f"I am the Seer, {WOLF} is a wolf")
    stage.clock.advance(10)
    ann.types("/end")
    until(stage, table, "vote")
    assert ann.hears(f"[lesson] Now all vote on who shall die. Type /vote {WOLF}")
    ann.types(f"/vote {WOLF}")
    until(stage, table, "nothing")
    assert ann.hears("[lesson] Your vote counts.", "[lesson] All votes are told", "The game is over: the village won!", "[lesson] That is how a game goes")
    ann.hears_nothing_of("At the table for the next game")
    assert not any(user.bot for user in ann.room.members)


def test_each_step_is_explained_once_and_whatever_he_does_it_ends():
    stage, ann, table = lesson("irc")
    stage.until(lambda: table.playing is None, 4 * 3600)
    words = [line for line in ann.private if line.startswith("[lesson]")]
    assert len(words) == len(set(words))
    assert words[-1].startswith("[lesson] That is how a game goes")
    assert "!join wolf" in words[-1]
    assert "/msg Moderator see" in words[2]


@pytest.mark.parametrize(("language", "words"), [("简体", "【教程】这是一局练习"), ("繁體", "【教學】這是一局練習")])
def test_in_the_pupils_language(language, words):
    _, ann, table = lesson("telnet", language)
    assert ann.hears(words)
    assert all(chair.nick.endswith(("[机]", "[機]")) for chair in table.seats.bots)


def test_it_is_left_at_one_word():
    _, ann, table = lesson()
    ann.says("leave")
    assert ann.hears("The lesson is over.", "[lesson] You have left the lesson.")
    assert table.playing is None
    ann.says("tutorial")
    assert ann.lines[-1].startswith("[lesson] It is night")


@pytest.mark.parametrize("how", ["part", "drop"])
def test_who_goes_leaves_nothing_behind(how):
    stage, ann, _ = lesson()
    if how == "part":
        stage.hall.part(ann.user, ann.room)
    else:
        ann.drops()
    assert stage.office.tables == {}
    assert stage.office.games == {}
    assert list(stage.hall.channels) == ["#lobby"]
    assert [user.nick for user in stage.hall.users.values() if user.bot] == []
    assert stage.clock.getDelayedCalls() == []


def test_it_goes_on_when_an_artificial_player_is_sent_away():
    stage, _, table = lesson()
    (ada, *_) = table.playing.seats.bots
    stage.hall.quit(ada.user, "killed")
    assert table.playing is not None
    stage.until(lambda: table.playing is None or table.playing.table.ended is not None, 4 * 3600)
    assert stage.book.of("game.ended")[0]["why"] != "aborted"


def test_nobody_else_comes_in_or_knows_of_it():
    stage, ann, _ = lesson()
    zoe = stage.irc("Zoe", "#lobby")
    with pytest.raises(Refused, match="no-such-channel"):
        stage.hall.join(zoe.user, ann.room.name)
    zoe.says("rooms")
    assert zoe.hears("There are no tables yet.")
    ann.forgets()
    ann.says("rooms")
    assert ann.hears(f"{ann.room.name}: 6 play")


def test_who_sits_at_a_table_stays_there():
    stage = Stage(1)
    ann = stage.telnet("Ann")
    ann.says("join", "tutorial")
    assert ann.hears("You sit at #wolf. Leave that table first")


def test_it_counts_for_nothing():
    stage, ann, table = lesson()
    stage.hall.set_account(ann.user, "ann")
    playing = table.playing
    stage.until(lambda: table.playing is None, 4 * 3600)
    assert playing.table.ended is not None
    assert played(playing) is None


def test_the_deal_is_as_long_as_the_table():
    assert DEAL[PUPIL - 1] == "seer"
    assert DEAL[WOLF - 1] == "werewolf"


def test_after_a_restart_it_is_a_game_like_any_other():
    stage, ann, _ = lesson()
    key, name = ann.key(), ann.room.name
    again = stage.again()
    back = again.telnet("Ann", "#lobby")
    back.types(f"/back {key}")
    assert back.hears("Welcome back to seat 1 Ann.")
    assert again.office.tables[name].playing is not None


def test_no_lesson_begins_while_nothing_can_be_recorded():
    stage = Stage(1)
    ann = stage.telnet("Ann", "#lobby")
    stage.office.suspend()
    ann.says("tutorial")
    assert ann.hears("nobody can sit down or begin a game until it can")
    stage.office.go_on()
    ann.says("tutorial")
    assert ann.hears("[lesson] This is a game for practice")


def test_the_pupil_may_talk_elsewhere_and_say_what_he_likes_of_himself():
    stage, ann, _ = lesson()
    zoe = stage.irc("Zoe", "#lobby")
    lobby = stage.hall.find_channel("#lobby")
    stage.hall.say(ann.user, lobby, "I am learning")
    assert zoe.hears("Ann: I am learning")
    stage.hall.set_away(ann.user, "learning")
    assert ann.user.away == "learning"
