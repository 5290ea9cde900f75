"""What the telnet side may ask besides: a glance at a table, and the words that a command may go on with."""

import pytest

from tests.plays.stage import ROOM, Stage
from wolfd.chat.keeping import Adviser, Glance


@pytest.fixture
def stage():
    """Six at a table that waits, and somebody who only looks on."""
    stage = Stage()
    stage.seated("Ann Bob Cid Dora Eve Fay")
    stage.irc("Zoe")
    return stage


@pytest.fixture
def night(stage):
    """The same in the seer's turn of the first night."""
    for person in stage.people[:6]:
        person.says("ready")
    stage.until_step("seer")
    return stage


def glance(stage, person):
    return stage.office.glance(person.user, stage.hall.find_channel(ROOM))


def completions(stage, person, text):
    return stage.office.completions(person.user, person.room, text)


def test_the_office_is_an_adviser(stage):
    assert isinstance(stage.office, Adviser)
    assert stage.office.glance(stage.people[0].user, stage.hall.open("#lobby")) is None


def test_a_table_that_waits(stage):
    assert glance(stage, stage.people[0]) == Glance("waiting", seats=6, least=6, most=20)


def test_only_who_is_asked_sees_that_he_is(night):
    seer = night.holder("seer")
    for person in night.people:
        seen = glance(night, person)
        assert (seen.phase, seen.count, seen.step, seen.living, seen.seats) == ("night", 1, "seer", 6, 6)
        assert seen.left == night.playing.pace.left
        assert seen.is_asked is (person is seer)
        assert not seen.may_talk
    seer.says("pass")
    assert not glance(night, seer).is_asked


def test_before_the_first_night_it_is_neither_night_nor_day():
    """The Hybrid chooses before it falls."""
    stage = Stage()
    people = stage.seated("Ann Bob Cid Dora Eve Fay Gus Hal")
    people[0].says("deck hybrid")
    for person in people:
        person.says("ready")
    assert stage.playing.table.round.step == "hybrid"
    for person in people:
        assert glance(stage, person) == Glance("waiting", seats=8)


def test_a_pause_has_no_clock(night):
    night.playing.pause("disk")
    assert glance(night, night.people[0]).left is None


def test_a_discussion_asks_for_nothing(night):
    night.until_step("discussion")
    seen = glance(night, night.people[0])
    assert (seen.phase, seen.count, seen.is_asked, seen.may_talk) == ("day", 1, False, True)
    watcher = night.irc("Watcher")
    assert not glance(night, watcher).may_talk
    night.people[0].forgets()
    night.people[0].says("open")
    assert [line.split(" for ")[0] for line in night.people[0].private] == ["Everybody may talk", "Day 1, discussion: 300 s left."]


def test_verbs(stage):
    ann = stage.people[0]
    assert completions(stage, ann, "rea") == ("ready",)
    assert completions(stage, ann, "ＲＥＡ") == ("ready",)
    assert completions(stage, ann, "准") == ("准备",)
    assert completions(stage, ann, "vote") == ()
    assert "join" in completions(stage, ann, "")
    assert "加入" not in completions(stage, ann, "")
    stage.hall.set_language(ann.user, "zh-Hans")
    assert {"加入", "准备"} <= set(completions(stage, ann, ""))
    assert "join" not in completions(stage, ann, "")


def test_verbs_of_a_game(night):
    assert set(completions(night, night.people[0], "vo")) == {"vote", "vouch", "voters"}
    assert completions(night, night.people[0], "rea") == ()


def test_seats_that_may_be_picked(night):
    seer = night.holder("seer")
    own = night.seats("seer")[0]
    labels = {chair.number: f"{chair.number} {chair.nick}" for chair in night.playing.seats}
    assert set(completions(night, seer, "see ")) == {label for seat, label in labels.items() if seat != own}
    assert completions(night, seer, f"see {own}") == ()
    assert set(completions(night, seer, "vote ")) == set(labels.values())
    assert completions(night, seer, "vote a") == ("Ann",)
    assert completions(night, seer, "投票 ３") == (labels[3],)
    assert completions(night, seer, "role ") == ()
    assert completions(night, seer, "nonsense ") == ()
