"""What strangers stumbled over in their first minutes: where to look, where to talk, and what is noise to them."""

import pytest

from engine.events import OrderSet
from engine.options import Options
from engine.presets import preset
from tests.plays.stage import Stage, begun
from tests.plays.test_play_tutorial import lesson, until
from wolfd.moderator.settings import Settings
from wolfd.moderator.tutorial import WOLF
from wolfd.moderator.words.publicly import goes_in_turn


@pytest.mark.parametrize("how", ["irc", "telnet"])
def test_a_lesson_begins_with_what_it_is(how):
    """Before cards, keys and seals; by IRC it says that there are two windows, too."""
    _, ann, _ = lesson(how)
    told = [line for line in ann.private if "Here people meet" not in line]
    assert told[0].startswith("[lesson] This is a game for practice")
    assert told[1].startswith("[lesson] Here, in the window of the Moderator") == (how == "irc")


def test_no_lesson_is_told_too_late():
    """A vote that was the last is not said to count when all have been told; who died as the game ended need not wait."""
    stage, ann, table = lesson()
    until(stage, table, "discussion")
    stage.clock.advance(30)
    ann.types("/end")
    until(stage, table, "vote")
    stage.clock.advance(20)     # by then the others have voted
    ann.types(f"/vote {WOLF}")
    until(stage, table, "nothing")
    assert ann.hears("[lesson] All votes are told")
    ann.hears_nothing_of("[lesson] Your vote counts")
    over = next(at for at, line in enumerate(ann.lines) if "The game is over" in line)
    assert [line[:24] for line in ann.lines[over:] if "[lesson]" in line] == ["[lesson] That is how a g"]
    ann.hears_nothing_of("fingerprint", "SHA-256")


def test_who_tells_the_moderator_what_all_should_hear_is_told_where_they_are():
    stage, people = begun("option sheriff_election_time off", "deck seer")
    stage.until_step("discussion")
    ann = next(person for person in people if person.protocol == "irc" and stage.playing.table.is_alive(stage.playing.seats.of(person.user).number))
    ann.forgets()
    ann.types("/msg Moderator hello everybody")
    assert ann.lines == ["Nobody but me reads that. What all shall hear is said in #wolf."]


def test_by_night_nobody_is_told_of_a_pack_that_he_does_not_have():
    stage, _ = begun("deck seer")
    villager = stage.holder("villager")
    villager.forgets()
    villager.types("/msg Moderator hello everybody")
    assert [line[:58] for line in villager.lines] == ["Nobody but me reads that, and now is no time to talk to ot"]


@pytest.mark.parametrize(("name", "is_told"), [("default", False), ("classic", False), ("hollow", True), ("newmoon", True)])
def test_the_order_of_speech_is_told_where_it_counts(name, is_told):
    """By rules that let all talk at once it is nothing to anybody."""
    assert goes_in_turn(preset(name)) is is_told
    stage, (ann, *_) = begun(f"preset {name}")
    stage.until(lambda: any(isinstance(event, OrderSet) for event in stage.book.events()))
    assert any("Whenever you speak in turn today" in line for line in ann.lines) is is_told


@pytest.mark.parametrize("options", [Options(discussion_mode="round_robin"), Options(vote_mode="two_stage", vote_visibility="live"), Options(variants=("new_moon",))])
def test_one_option_is_enough_to_go_in_turn(options):
    assert goes_in_turn(options)
    assert not goes_in_turn(Options())


def test_one_sees_whose_vote_counts_more():
    """Totals that do not fit the votes would puzzle whoever knows no rules: the Sheriff is named among them."""
    stage, people = begun("deck seer", "option sheriff_weight 2")
    stage.until_step("election")
    living = [chair.number for chair in stage.playing.seats if stage.playing.table.is_alive(chair.number)]
    sheriff = living[0]
    for seat in living:
        stage.person(seat).says(f"elect {sheriff}")
    stage.until_step("nomination")
    for seat in living:
        stage.person(seat).says(f"nominate {living[1] if seat != living[1] else living[2]}")
    stage.until(lambda: any("Nominations: " in line and "(" in line for line in people[0].lines if "60 s" not in line))
    assert people[0].hears(f"is nominated by {stage.label(sheriff)} (Sheriff)")
    assert not any("(Sheriff)" in line and line.startswith("#wolf Moderator: For") for line in people[0].lines)


@pytest.mark.parametrize(("typed", "told"), [
    ("rules", "There is no command rules. /help rules tells more about it."), ("玩法", "/help 玩法 tells more about it."),
    ("hunter", "There is no command hunter. /help hunter"), ("exit", "Did you mean /leave?"), ("skip", "Did you mean /pass?"),
    ("option 发言时间 60", "Did you mean t_speech?"), ("option discusion_mode free", "Did you mean discussion_mode?"),
    ("option xyzzy 3", "/option lists all of them."), ("preset", "preset is default. It may be: default classic hollow newmoon"),
    ("deck 建议", "chooses the special cards: Seer, Witch and Hunter."),
])  # fmt: skip
def test_what_was_meant_is_named(typed, told):
    ann = Stage().telnet("Ann")
    ann.says("join", "bots 7")
    ann.forgets()
    ann.says(typed)
    assert any(told in line for line in ann.lines), ann.lines


def test_help_tells_the_host_how_to_choose_the_rules():
    stage = Stage()
    ann, bob = stage.irc("Ann"), stage.irc("Bob")
    for person in (ann, bob):
        person.says("join")
        person.forgets()
        person.says("help")
    assert ann.hears("chooses the rules with !preset, !deck, !option and !variants")
    bob.hears_nothing_of("!preset")


def test_who_sits_elsewhere_may_get_up_where_he_is():
    """He is told to leave the other table first, and need not go there."""
    ann = Stage().telnet("Ann")
    ann.says("join")
    ann.room = ann.stage.hall.join(ann.user, "#den")
    ann.forgets()
    ann.says("join", "leave", "join")
    assert ann.hears("You sit at #wolf", "#den Moderator: 1 Ann sits down")


def test_a_pause_tells_how_long_it_lasts_and_why_nobody_talks():
    """Who goes to dinner must know when the game goes on by itself, and talk meanwhile is no disorder."""
    stage, people = begun("deck seer", settings=Settings(grace=900.0))
    stage.until_step("election")
    living = [person for person in people if stage.playing.table.is_alive(stage.playing.seats.of(person.user).number)]
    for person in living:
        person.says("pause")
    assert living[0].hears("or by itself after 15 min")
    living[0].forgets()
    living[0].says("open")
    assert living[0].hears("or by itself after 15 min")
    irc = next(person for person in living if person.protocol == "irc")
    for _ in range(9):
        irc.forgets()
        irc.types("back in a minute")
        assert irc.hears("The game is paused: nobody speaks")
    assert stage.table().is_mute(irc.user) is None


@pytest.mark.parametrize("how", ["irc", "telnet"])
def test_who_comes_in_by_the_name_of_a_player_who_is_away_is_told_the_way_back(how):
    stage, (ann, *_) = begun("deck seer")
    ann.drops()
    again, other = getattr(stage, how)("Ann", "#lobby"), stage.irc("Zoe", "#lobby")
    secret = "/" if how == "telnet" else "/msg Moderator "
    assert again.hears(f"A player called Ann is away from the game at #wolf. If that is you, type {secret}back KEY")
    other.hears_nothing_of("If that is you")


def test_who_plays_is_not_told_to_wait_for_the_end_of_his_own_game():
    _, (ann, *_) = begun("deck seer")
    ann.forgets()
    ann.says("join")
    assert ann.private == ["You have a seat already."]
