"""The end of the free discussion: nobody waits without knowing for whom, and nobody waits for artificial players."""

import pytest

from tests.plays.stage import Stage

WAITS = "the discussion waits for you alone. When you have nothing more to say, type "


def talking(names="Ann Bob Cleo", bots=5):
    stage = Stage(4)
    people = stage.seated(names)
    people[0].says(f"bots {bots}", "option sheriff_election_time off")
    for person in people:
        person.says("ready")
    stage.until_step("discussion")
    stage.all_forget()
    return stage, [person for person in people if stage.playing.table.is_alive(stage.playing.seats.of(person.user).number)]


def test_only_the_last_person_is_told():
    _, (first, *others, last) = talking()
    assert others
    first.says("end")
    last.hears_nothing_of(WAITS)
    for person in others:
        person.says("end")
    assert last.hears(WAITS)
    assert len([line for line in last.private if WAITS in line]) == 1
    for person in (first, *others):
        person.hears_nothing_of(WAITS)


def test_it_ends_when_all_people_have_finished():
    stage, people = talking()
    now = stage.playing.table.round.round
    for person in people:
        assert stage.playing.table.round.round == now
        person.says("end")
    assert stage.playing.table.round.round != now, "the artificial players have said nothing yet"


@pytest.mark.parametrize(("way", "word"), [("irc", "!end"), ("telnet", "/end")])
def test_one_among_artificial_players_is_told_when_they_have_finished(way, word):
    stage = Stage(2)
    ann = getattr(stage, way)("Ann")
    ann.says("join", "bots 6", "option sheriff_election_time off", "start")
    stage.until_step("discussion")
    ann.hears_nothing_of(WAITS)
    stage.until(lambda: any(f"{WAITS}{word}: " in line for line in ann.private))
    assert all(seat == 1 for kind, seat in stage.playing.table.asks
               if kind == "end" and (kind, seat) not in stage.playing.table.answers)
    ann.says("end")
    assert stage.playing.table.round.step != "discussion"


def test_who_leaves_for_good_holds_nothing_open():
    stage, (*others, last) = talking()
    for person in others:
        person.says("end")
    last.says("leave", "leave")
    assert stage.table().playing is None or stage.playing.table.round.step != "discussion"


def test_artificial_players_alone_are_heard_out():
    """The one person is dead and looks on: they talk as they would, and their discussion ends when they have finished."""
    stage = next(stage for stage in map(dead_at_dawn, range(1, 60)) if stage is not None)
    begun = stage.clock.seconds()
    stage.until(lambda: stage.playing.table.round.step != "discussion")
    assert stage.clock.seconds() - begun > stage.settings.bot_least


def dead_at_dawn(seed):
    """A table with one person, who has died in the first night; nothing if he has not."""
    stage = Stage(seed)
    stage.irc("Ann").says("join", "bots 7", "option sheriff_election_time off", "start")
    stage.until_step("discussion")
    return None if stage.playing.table.is_alive(1) else stage
