"""What artificial players say at a table: each hears it in his language, it is on record, and they hear people too."""

import pytest

from tests.plays.stage import ROOM, Stage
from tests.plays.test_play_bots import alone
from wolfd.moderator.play.deal import saying_of
from wolfd.moderator.recovery import fold
from wolfd.texts import Message

OFF = "option sheriff_election_time off"


def talk(stage):
    """What was said by artificial players in the room, as it is on record."""
    return [record for record in stage.book.of("chat.message") if "said" in record]


def discussing(seed, *rules):
    stage, ann = alone(seed, OFF, *rules, bots=8)
    stage.until_step("discussion")
    return stage, ann


def test_each_says_a_line_one_after_the_other():
    stage, ann = discussing(4)
    living = [chair.nick for chair in stage.playing.seats.bots if stage.playing.table.is_alive(chair.number)]
    begun = stage.clock.seconds()
    stage.until(lambda: len({record["nick"] for record in talk(stage)}) == len(living))
    assert stage.clock.seconds() - begun > stage.settings.bot_most, "people can follow"
    for nick in living:
        assert any(line.startswith(f"{ROOM} {nick}: ") for line in ann.lines)


def test_what_they_say_is_on_record_like_anybodys_words():
    stage, ann = discussing(4)
    stage.until(lambda: talk(stage))
    record = talk(stage)[0]
    assert record["chan"] == ROOM
    assert record["kind"] == "privmsg"
    assert record["game"] == stage.playing.deal.game
    assert f"{ROOM} {record['nick']}: {record['text']}" in ann.lines
    said = saying_of(record["said"])
    assert stage.playing.seats[said.by].nick == record["nick"]


@pytest.mark.parametrize(("code", "seed"), [("zh-Hans", 4), ("zh-Hant", 4)])
def test_each_hears_them_in_his_language(code, seed):
    stage, ann = discussing(seed)
    zoe = stage.telnet("Zoe")
    zoe.says(f"language {code}")
    stage.until(lambda: talk(stage))
    said = saying_of(talk(stage)[0]["said"])
    values = {key: stage.playing.seats.label(value) if key in {"who", "by", "whom"} else value for key, value in said.values}
    for person in (ann, zoe):
        nick = stage.playing.seats[said.by].nick
        assert person.hears(f"{ROOM} {nick}: {Message(said.mid, **values).text(person.user.language)}")


def test_they_are_silent_by_night_and_when_dead():
    stage, _ann = alone(4, OFF, bots=8)
    spoken = 0
    while stage.table().playing is not None:
        t = stage.playing.table
        may = t.phase == "day"
        stage.clock.advance(0.5)
        new = talk(stage)[spoken:]
        spoken += len(new)
        for record in new:
            assert may
            assert record["said"]["by"] not in t.died
    assert spoken


def test_they_listen_to_people():
    """Ann says that she is the Seer and names a wolf: those who do not know better vote for him."""
    stage, ann = discussing(4, "deck witch hunter")
    target = next(chair.number for chair in stage.playing.seats.bots
                  if stage.playing.table.is_alive(chair.number) and stage.playing.table.cards[chair.number] == "villager")
    ann.types(f"I am the seer. {target} is a wolf!")
    ann.says("end")
    stage.until_step("nomination")
    stage.until(lambda: stage.playing.table.round is None or stage.playing.table.round.step != "nomination")
    votes = next(ev.votes for ev in reversed(stage.book.events()) if type(ev).__name__ == "VotesShown")
    against = [by for by, whom in votes if whom == target]
    honest = [by for by, _ in votes if not stage.playing.table.is_wolf(by) and by not in {1, target}]
    assert set(honest) <= set(against)


def test_who_may_not_speak_is_not_heard_by_them_either():
    stage, _ = alone(4, OFF, bots=8)
    zoe = stage.irc("Zoe")
    stage.until_step("discussion")
    zoe.types("I am the seer. 2 is a wolf!")
    assert all(not player.beliefs.claims for player in stage.playing.bots._players.values())


def test_what_they_said_is_known_after_a_crash():
    stage, _ann = discussing(4)
    stage.until(lambda: len(talk(stage)) >= 6)
    before = {seat: player.beliefs.claims | player.beliefs.accusers for seat, player in stage.playing.bots._players.items()}
    again = stage.again()
    after = {seat: player.beliefs.claims | player.beliefs.accusers for seat, player in again.playing.bots._players.items()}
    assert after == before
    assert any(before.values())
    assert len(next(iter(fold(stage.book.records).values())).said) == len(talk(stage))


def test_a_sheriff_who_votes_first_is_waited_for():
    """The others may not vote before him, and never hear that he has: they try again."""
    stage = Stage(6)
    ann = stage.irc("Ann")
    ann.says("join", "bots 7", "option sheriff_vote_order first", "start")
    stage.until_step("election")
    ann.says("elect 1")
    stage.until_step("nomination")
    round_ = stage.playing.table.round.round
    assert stage.playing.table.sheriff == 1
    stage.until(lambda: stage.clock.seconds() % 10 == 0)
    assert stage.playing.table.answers == {}
    ann.says("nominate 2")
    stage.until(lambda: stage.playing.table.round.round != round_, 40)
    votes = next(ev.votes for ev in reversed(stage.book.events()) if type(ev).__name__ == "VotesShown")
    assert all(target for _, target in votes)
