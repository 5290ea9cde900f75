"""When something goes wrong inside: the command is left out, the game pauses, and a second time it ends openly."""

from collections.abc import Iterator

from tests.plays.stage import ROOM, Stage
from wolfd.moderator.recovery import check, fold


def game():
    stage = Stage(1)
    ann, bob = stage.seated("Ann Bob")
    ann.says("bots 4", "ready")
    bob.says("ready")
    return stage, ann, bob


def broken() -> Iterator[None]:
    raise ZeroDivisionError
    yield


def sabotage(stage):
    """The script breaks as soon as it goes on; a rebuilt game has a new one."""
    stage.playing.game._script = broken()


def test_a_fault_pauses_the_game_as_it_was_before():
    stage, ann, _bob = game()
    number, commands = stage.playing.table.round.round, len(stage.playing.history)
    sabotage(stage)
    stage.until(lambda: bool(stage.playing.paused))
    assert stage.playing.paused == "fault"
    assert stage.playing.table.round.round == number
    assert stage.book.of("game.fault")[0]["error"] == "ZeroDivisionError"
    assert len(stage.book.of("game.command")) >= commands
    assert ann.hears(f"{ROOM} Moderator: Something went wrong inside")
    ann.says("extend")
    assert ann.hears("The game is paused; nothing is answered now.")
    assert check(fold(stage.book.records)) == []


def test_a_player_may_resume():
    stage, ann, bob = game()
    sabotage(stage)
    stage.until(lambda: bool(stage.playing.paused))
    zoe = stage.irc("Zoe")
    zoe.says("resume")
    assert zoe.hears("You do not play in this game.")
    bob.says("resume")
    assert ann.hears("The game goes on; 0 s are left.")
    step = stage.playing.table.round.step
    stage.clock.advance(1)
    assert stage.playing.table.round.step != step, "the time was over: it ends at once, and works now"


def test_the_same_command_failing_twice_ends_the_game_openly():
    stage, ann, bob = game()
    sabotage(stage)
    stage.until(lambda: bool(stage.playing.paused))
    sabotage(stage)
    ann.says("resume")
    stage.clock.advance(1)
    assert stage.table().playing is None
    assert bob.hears("The same error again: the game cannot go on and is called off.", "The deal was under seal: ")
    assert stage.book.of("game.ended")[0]["why"] == "aborted"
    assert len(stage.book.of("game.fault")) == 2
    ann.types("what a pity")
    assert bob.hears("what a pity")


def test_nobody_resumes():
    stage, ann, _ = game()
    sabotage(stage)
    stage.until(lambda: bool(stage.playing.paused))
    stage.clock.advance(stage.settings.grace)
    assert ann.hears("is called off")
    assert stage.table().playing is None


def test_an_answer_that_breaks_the_engine_is_told_to_who_gave_it():
    """The last vote closes the election, and the script breaks: it is undone, and only its giver hears of that."""
    stage, ann, bob = game()
    stage.until_step("election")
    last = next(person for person in (ann, bob) if ("elect", stage.playing.seats.of(person.user).number) in stage.playing.table.asks)
    seat = stage.playing.seats.of(last.user).number
    for person in (ann, bob):
        if person is not last:
            person.says("abstain")
    stage.until(lambda: all(key in stage.playing.table.answers for key in stage.playing.table.asks if key[1] != seat))
    sabotage(stage)
    last.says("abstain")
    assert last.hears("Something went wrong inside; your command was undone.")
    assert stage.playing.paused == "fault"
    assert ("elect", seat) not in stage.playing.table.answers


def test_a_log_that_cannot_be_written_stops_all_games():
    stage, ann, _ = game()
    left = stage.playing.pace.left
    stage.office.suspend()
    assert ann.hears("The log cannot be written: all games wait until it can.")
    stage.clock.advance(1000)
    assert stage.playing.pace.left == left, "and it is not called off, however long that takes"
    eve = stage.irc("Eve", "#den")
    eve.says("join")
    assert eve.hears("The log cannot be written: nobody can sit down")
    stage.office.go_on()
    assert ann.hears("The game goes on")
    eve.says("join")
    assert eve.hears("1 Eve sits down")


def test_other_tables_go_on():
    stage, _ann, _ = game()
    eve = stage.irc("Eve", "#den")
    eve.says("join", "bots 5", "start")
    sabotage(stage)
    stage.until(lambda: bool(stage.playing.paused))
    den = stage.table("#den").playing
    assert den is not None
    assert not den.paused
    eve.hears_nothing_of("went wrong")
