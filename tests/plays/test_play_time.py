"""Time at a table: pauses and extensions by vote, standing still that is nobody's fault, why each round was closed, votes."""

import pytest

from tests.plays.stage import EIGHT, ROOM, Stage, begun
from wolfd.moderator.settings import Settings


def game(*rules, **how):
    return begun("option sheriff_election_time off", "option vote_mode single", *rules, **how)


# --- pause and resume -----------------------------------------------------------------------------------------------------


def test_a_pause_by_vote_during_a_night():
    """Five of eight: the clock stands, nothing is answered; it goes on by vote with what was left."""
    stage, people = game()
    stage.until_step("wolves")
    left = stage.playing.pace.left
    for person in people[:4]:
        person.says("pause", "pause")
    assert people[7].hears(f"{ROOM} Moderator: 4 Dan asks for a pause: 4 of 5 who must want it. /pause agrees.")
    assert not stage.playing.paused
    people[4].says("pause")
    assert stage.playing.paused == "vote"
    assert people[0].hears("The game is paused, as most of you wanted. It goes on when as many of you type !resume, or")
    for _ in range(100):
        stage.clock.advance(1)
    assert stage.playing.pace.left == left
    for person in people[3:7]:
        person.says("resume")
    assert people[0].hears("7 Gus wants to go on: 4 of 5 who must want it.")
    people[7].says("resume")
    assert not stage.playing.paused
    assert stage.playing.pace.left == left
    assert [record["why"] for record in stage.book.of("table.paused")] == ["vote"]


def test_a_pause_by_vote_is_over_by_itself():
    stage, people = game()
    for person in people[:5]:
        person.says("pause")
    assert stage.playing.paused
    stage.clock.advance(300)
    assert not stage.playing.paused
    assert people[0].hears("The game goes on")


def test_a_motion_lapses():
    stage, people = game()
    for person in people[:4]:
        person.says("pause")
    for _ in range(61):
        stage.clock.advance(1)
    people[4].says("pause")
    assert people[0].hears("5 Eve asks for a pause: 1 of 5")


def test_who_watches_or_is_dead_has_no_vote_on_time():
    stage, people = game()
    zoe = stage.irc("Zoe")
    zoe.says("pause")
    assert zoe.hears("You do not play in this game.")
    people[4].says("leave", "leave")
    stage.until(lambda: stage.playing.table.phase == "day")
    for person in people[:3]:
        person.says("pause")
    assert not stage.playing.paused
    people[3].says("pause")
    assert stage.playing.paused == "vote", "four of seven who live"


def test_a_moderator_pauses_alone():
    """Who keeps order here, and does not play, needs no vote; and what he paused, no vote lets go on."""
    stage = Stage(1, Settings(moderators=("mod",)))
    people = stage.seated(EIGHT)
    for person in people:
        person.says("ready")
    mod = stage.irc("Mod")
    stage.hall.set_account(mod.user, "mod")
    mod.says("pause")
    assert people[0].hears(f"{ROOM} Moderator: A moderator has paused this game, and will let it go on.")
    for person in people:
        person.says("resume")
    assert stage.playing.paused == "moderator"
    assert people[0].hears("A moderator has paused this game, and lets it go on.")
    mod.says("resume")
    assert not stage.playing.paused
    assert [record["nick"] for record in stage.book.of("mod.paused", "mod.resumed")] == ["Mod", "Mod"]


# --- more time --------------------------------------------------------------------------------------------------------------


def test_more_time_by_vote():
    """Half of the time again, twice at most, and in steps only of which everybody knows who is asked."""
    stage, people = game()
    for person in people:
        person.says("extend")
    assert people[0].hears("This step has a fixed time, whoever is asked in it.")
    stage.until_step("discussion")
    left = stage.playing.pace.left
    for person in people[:5]:
        person.says("extend")
    assert people[7].hears("150 s more: 450 s are left.")
    assert stage.playing.pace.left == left + 150
    for person in people[:5]:
        person.says("extend")
    for person in people[:5]:
        person.says("extend")
    assert people[0].hears("This step has been extended twice already.")
    assert [(record["why"], record["left"]) for record in stage.book.of("table.extended")] == [("vote", 450.0), ("vote", 600.0)]
    number = stage.playing.table.round.round
    for _ in range(599):
        stage.clock.advance(1)
    assert stage.playing.table.round.round == number
    again = stage.again()
    assert again.playing.pace.left > 0
    stage.clock.advance(1)
    assert stage.playing.table.round.round != number


def test_extended_time_outlives_a_restart():
    stage, people = game()
    stage.until_step("discussion")
    for person in people[:5]:
        person.says("extend")
    assert stage.again().playing.pace.left == stage.playing.pace.left


# --- standing still -----------------------------------------------------------------------------------------------------------


def test_what_the_house_itself_missed_is_nobodys_fault():
    """The loop stood still for longer than a question lasted: it lasts longer, and nobody is idle by it."""
    stage, people = game("option t_absent 60", settings=Settings(stall=1.0))
    stage.until_step("vote")
    number = stage.playing.table.round.round
    stage.clock.advance(100)
    assert stage.playing.table.round.round == number
    assert stage.playing.pace.left == 30
    assert people[0].hears("The server stood still for 9")
    people[0].says("vote 2")
    stage.until(lambda: stage.playing.table.round is None or stage.playing.table.round.round != number, 31)
    assert stage.book.of("clock.lag")[0]["left"] == 30.0
    assert not stage.playing.idling._due - stage.playing.idling._done - {2, 3, 4, 5, 6, 7, 8}


def test_absence_that_nobody_could_end_is_forgiven():
    stage, people = game("option t_absent 60", settings=Settings(stall=1.0))
    people[4].drops()
    for _ in range(20):
        stage.clock.advance(0.5)
    stage.clock.advance(100)
    assert 5 not in stage.playing.table.removed
    stage.until(lambda: stage.playing.table.removed == (5,), 91)


def test_a_day_with_a_pause_makes_nobody_idle():
    stage, people = game("option idle_days 1")
    stage.until_step("vote")
    for person in people:
        person.says("pause")
    stage.clock.advance(300)
    stage.until(lambda: stage.table().playing is None or stage.playing.table.day == 2, 900)
    people[0].hears_nothing_of("has not played for too long")


# --- why a round was closed ---------------------------------------------------------------------------------------------------


def test_each_closing_has_its_reason_on_record():
    stage, _ = game()
    stage.until_step("vote")
    for seat in sorted({seat for _, seat in stage.playing.table.asks}):
        stage.person(seat).says("abstain")
    records = stage.book.of("game.command")
    closed = [(event["why"], record.get("why"), record["command"]["is"]) for record in records for event in record["events"] if event["is"] == "Closed"]
    assert set(closed) <= {("time", "deadline", "Late"), ("all", None, "Answer")}
    assert {why for why, _, _ in closed} == {"time", "all"}


def test_alone_and_talked():
    stage = Stage(1)
    ann = stage.irc("Ann")
    ann.says("join", "bots 6", "option sheriff_election_time off", "start")
    stage.until_step("discussion")
    ann.says("end")
    whys = {record.get("why") for record in stage.book.of("game.command")}
    assert {"alone", "talked"} <= whys


# --- votes --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("visibility", "shown"), [("live", True), ("after_close", True), ("secret", False)])
def test_who_has_not_voted(visibility, shown):
    """In `table`, and for all when little time is left; not where votes stay secret."""
    stage, people = game(f"option vote_visibility {visibility}")
    stage.until_step("vote")
    voters = sorted({seat for _, seat in stage.playing.table.asks})
    for seat in voters[:-1]:
        stage.person(seat).says("abstain")
    stage.all_forget()
    people[0].says("table")
    last = stage.label(voters[-1])
    for _ in range(55):
        stage.clock.advance(1)
    wanted = (f"Not voted yet: {last}.", f"12 s left. Not voted yet: {last}.")
    assert people[0].hears(*wanted) if shown else people[0].hears_nothing_of(*wanted)


def test_who_is_away_as_a_vote_begins():
    stage, people = game("option t_absent 3600")
    people[4].drops()
    stage.until_step("vote")
    assert people[0].hears(f"{ROOM} Moderator: Away while you vote: 5 Eve.")
    assert len([line for line in people[0].lines if "Away while" in line]) == 1


def test_who_is_away_is_told_as_his_turn_to_vote_comes():
    """Where one votes after the other, each turn would else tell the same once more."""
    stage, people = game("option vote_mode two_stage", "option vote_visibility live", "option t_absent 3600")
    people[4].drops()
    stage.until_step("nomination")
    told = set()
    while stage.playing.table.round.step == "nomination":
        told.add((stage.playing.table.round.about, len([line for line in people[0].lines if "Away while" in line])))
        stage.clock.advance(1)
    assert told == {(seat, int(seat >= 5)) for seat in stage.playing.table.living}
