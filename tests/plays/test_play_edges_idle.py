"""Edges of idling and of motions: who plays again is warned again, who has a new seat owes nothing, no fixed step is made longer."""

from tests.plays.stage import begun
from tests.plays.test_play_idle import game, live
from wolfd.texts import Message


def test_who_played_again_is_warned_again():
    """IDLE-2: silent for a day, not the next, silent again."""
    stage = game("option idle_days 2", "option t_discussion 20")
    bob = stage.people[1]
    live(stage, 2, silent={"Bob"})
    live(stage, 3)
    warned = _warnings(bob)
    live(stage, 4, silent={"Bob"})
    assert warned == 1
    assert _warnings(bob) == 2


def _warnings(person):
    return sum(Message("idle-warned").text("en") in line for line in person.private)


def test_whoever_has_anothers_seat_has_not_been_silent_before():
    stage = game("option idle_days 2", "option substitution takeover", "option t_discussion 20")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    live(stage, 2, silent={"Bob"})
    stage.people[1].says("leave", "leave")
    zoe.says("join")
    assert stage.playing.seats[2].nick == "Zoe"
    live(stage, 3, silent={"Bob", "Zoe"})
    assert stage.playing.table.removed == ()
    assert _warnings(zoe) == 1


def test_what_was_wanted_by_day_makes_no_night_step_longer():
    """Half of them want more time; the step is over, night falls, and one goes: most of those who are left want it, too late."""
    stage, people = begun("option sheriff_election_time off", "option vote_mode single", "option t_vote 20", "option last_words none")
    stage.until_step("vote")
    alive = [person for person in people if stage.playing.table.is_alive(stage.playing.seats.of(person.user).number)]
    stage.clock.advance(10)
    for person in alive[:len(alive) // 2]:
        person.says("extend")
    assert not stage.book.of("table.extended")
    stage.until(lambda: stage.playing.table.phase == "night", 40)
    alive[-1].drops()
    assert not stage.book.of("table.extended")
