"""A human moderator: named or drawn, hears everything, is asked what is left to him, and comes back after a restart."""

import pytest

from engine import events as e
from engine.commands import Answer
from tests.plays.answering import play_to_the_end, whisper
from tests.plays.stage import Stage
from wolfd.moderator.means import CLOCK


def hosted(seed=1, *rules, bots=6):
    """Ann by IRC and Bob by telnet play with artificial players; Eve, by telnet, is their moderator."""
    stage = Stage(seed)
    ann, bob, eve = stage.irc("Ann"), stage.telnet("Bob"), stage.telnet("Eve")
    for person in (ann, bob):
        person.says("join")
    ann.says(*(rules or ("preset hollow",)), f"bots {bots}", "moderator Eve", "ready")
    bob.says("ready")
    assert stage.table().playing is not None, ann.lines[-4:]
    return stage, ann, bob, eve


def tie(stage):
    """Everybody who may vote does, half against one and half against another; these two."""
    t = stage.playing.table
    one, other = [seat for seat in t.living if seat not in {1, 2}][:2]
    assert len(t.asks) % 2 == 0
    # those who have answered already change their minds first: the last answer closes the vote
    for (kind, seat), asked in sorted(t.asks.items(), key=lambda item: item[0] not in t.answers):
        if kind == "vote":
            wanted = one if seat % 2 else other
            pick = wanted if wanted in asked.choices else (other if wanted == one else one)
            stage.playing.feed(Answer(seat, "vote", (pick,)), CLOCK)
    return one, other


def test_a_moderator_is_named_before_the_start():
    stage, ann, bob, eve = hosted()
    assert bob.hears("Eve will be the moderator", "8 players")
    assert [chair.nick for chair in stage.playing.seats][:2] == ["Ann", "Bob"]
    assert eve.hears("You are the moderator. You hear everything", "/remove 3")
    assert ann.hears_nothing_of("You are the moderator")


def test_he_may_have_sat_there_before():
    """Whoever is named gives up his seat; those after him move up."""
    stage = Stage()
    ann, bob, eve = stage.seated("Ann Bob Eve")
    ann.says("moderator bob")
    assert eve.hears("Bob will be the moderator")
    ann.says("who")
    assert ann.hears("Seats: 1 Ann and 2 Eve.")
    bob.says("ready")
    assert bob.hears("You are the moderator: the game begins when all who sit here are ready.")
    bob.says("leave")
    assert ann.hears("Bob is no longer the moderator.")
    ann.says("bots 4", "ready")
    eve.says("ready")
    assert ann.hears("the game cannot begin. Nobody is named as the moderator yet")
    ann.says("option moderator_mode engine", "ready")
    eve.says("ready")
    assert stage.table().playing is not None


@pytest.mark.parametrize(("line", "answer"), [
    ("moderator Nobody", "Nobody is not here."),
    ("moderator Moderator", "Moderator is not here."),
    ("moderator", "What shall follow moderator?"),
])
def test_who_cannot_be_named(line, answer):
    stage = Stage()
    ann, bob = stage.seated("Ann Bob")
    ann.says(line)
    assert ann.hears(answer)
    bob.says("moderator Ann")
    assert bob.hears("1 Ann is the host and decides on the rules.")


def test_he_hears_everything():
    """What others are told, what nobody is told, and the pack's talk; each thing once, and none of the dice."""
    stage, ann, _bob, eve = hosted(1, "preset hollow", "deck seer witch cupid")
    stage.until(lambda: stage.playing.table.phase == "day")
    assert eve.hears("(secret) Cupid linked ", "You looked at ", "[pack] ", "(secret) the wolves chose ")
    eve.hears_nothing_of("Rolled", "Shuffled")
    ann.hears_nothing_of("(secret)", "(to ")
    eve.says("role", "log", "open")
    assert eve.hears("You are the moderator of this game. All cards: 1 Ann ", "Night 1: ", "You are the moderator: you hear everything.")
    t = stage.playing.table
    for seat in (1, 2):
        assert eve.hears(f"{seat} {stage.playing.seats[seat].nick} {t.cards[seat].capitalize()}")


def test_he_may_always_speak_and_is_no_voice_of_the_night():
    stage, ann, _bob, eve = hosted()
    eve.types("Be quiet, all of you.")
    assert ann.hears("Eve: Be quiet")
    ann.types("But why?")
    assert ann.hears("It is night: nobody speaks until dawn.")
    stage.hall.say(eve.user, ann.user, "psst")
    assert eve.hears("You play in the same game: no private talk with Ann")


def test_he_decides_a_tie():
    """MOD-7: the two tied; he names one."""
    stage, ann, _bob, eve = hosted(2, "preset hollow", "option vote_mode single", "option vote_visibility after_close", "option sheriff_election_time off")
    stage.playing.bots.stop()
    stage.until_step("vote")
    stage.all_forget()
    one, other = tie(stage)
    assert ann.hears("A tie: ", "The moderator decides")
    assert eve.hears("Moderator, the vote is tied: ")
    ann.hears_nothing_of("Moderator, the vote is tied")
    eve.says(f"name {other}")
    assert eve.hears("You decide that ")
    stage.until(lambda: stage.playing.table.round.step != "moderator")
    assert ann.hears(f"The village has spoken: {other} ")
    ann.hears_nothing_of(f"The village has spoken: {one} ")


def test_without_his_answer_the_rules_decide():
    """`moderator_pick` without an answer is no execution."""
    stage, ann, _bob, _eve = hosted(2, "preset hollow", "option vote_mode single", "option vote_visibility after_close", "option sheriff_election_time off")
    stage.playing.bots.stop()
    stage.until_step("vote")
    tie(stage)
    stage.until(lambda: stage.playing.table.round.step != "moderator")
    assert ann.hears("The tie stands: nobody dies today.")


def test_he_takes_a_player_out():
    stage, ann, _bob, eve = hosted()
    ann.says("remove 4")
    assert ann.hears("Only a human moderator may do that.")
    eve.says("remove 99")
    assert eve.hears("There is no seat 99")
    eve.says("remove 4")
    assert ann.hears("4 Boris[bot] has left the game.")
    assert stage.book.of("game.command")[-1]["nick"] == "Eve"
    eve.says("remove 4")
    assert eve.hears("4 Boris[bot] is not alive.")


def test_he_moves_the_medium():
    """MOD-6: to somebody dead, and only by him."""
    stage, ann, _bob, eve = hosted(3, "preset classic", "deck seer medium")
    stage.until(lambda: stage.playing.table.died != ())
    t = stage.playing.table
    eve.says(f"medium {t.living[0]}")
    assert eve.hears("The Medium's identity can move only to somebody dead")
    eve.says(f"medium {t.died[0]}")
    assert eve.hears(f"(secret) {stage.playing.seats[t.died[0]].number} ")
    assert t.overlays["medium"] == t.died[0]
    ann.hears_nothing_of("was secretly the Medium")
    ann.says("medium 1")
    assert ann.hears("Only a human moderator may do that.")


def test_a_moderator_is_drawn_by_lot():
    """MOD-2: as the game begins one of those who sit there; the others move up, and the set-up is for them."""
    drawn = set()
    for seed in range(1, 9):
        stage = Stage(seed)
        people = stage.seated("Ann Bob Eve")
        people[0].says("option moderator_mode human_lot", "bots 4", "ready")
        for person in people[1:]:
            person.says("ready")
        seats, host = stage.playing.seats, stage.playing.seats.host
        assert host is not None
        drawn.add(host.nick)
        assert people[0].hears("The lot has fallen: ", "The game begins: 6 players")
        assert {host.nick, *(chair.nick for chair in seats.humans)} == {"Ann", "Bob", "Eve"}
        assert [chair.number for chair in seats] == [1, 2, 3, 4, 5, 6]
    assert drawn == {"Ann", "Bob", "Eve"}


def test_too_few_for_a_lot():
    """Six sit there, one of them will not play: that is one too few."""
    stage = Stage()
    ann = stage.irc("Ann")
    ann.says("join", "option moderator_mode human_lot", "bots 5", "ready")
    assert ann.hears("There are 5 players, and 6 are needed.")


def test_after_the_game_the_drawn_one_sits_down_and_the_named_one_stays():
    for mode in ("human_lot", "human_chosen"):
        stage = Stage(4)
        people = stage.seated("Ann Bob Eve")
        people[0].says(f"option moderator_mode {mode}", "bots 5")
        if mode == "human_chosen":
            people[0].says("moderator Eve")
        for person in people:
            person.says("ready")
        play_to_the_end(stage)
        waiting = stage.table().waiting
        assert (waiting.seats.host is None) == (mode == "human_lot")
        assert len(waiting.seats.humans) == (3 if mode == "human_lot" else 2)
        assert people[0].hears("The game is over")


def test_he_comes_back_after_a_restart():
    """The record holds his place; with his key he has it again, by the other protocol."""
    stage, ann, bob, eve = hosted(1, "preset hollow", "option vote_mode single", "option vote_visibility after_close", "option sheriff_election_time off")
    stage.until_step("speech")
    keys = {person.user.nick: next(line for line in reversed(person.private) if "back " in line).split("back ")[-1].split()[0] for person in (ann, bob, eve)}
    again = stage.again()
    host = again.table().playing.seats.host
    assert (host.nick, host.number) == ("Eve", 0)
    for nick in ("Ann", "Bob"):
        again.irc(nick).types(f"/msg Moderator back {keys[nick]}")
    eve = again.irc("Eve", "#lobby")
    eve.types(f"/msg Moderator back {keys['Eve']}")
    assert eve.hears("Welcome back to seat Eve (moderator).", "You are the moderator of this game. All cards: ")
    again.until(lambda: not again.playing.paused)
    again.playing.bots.stop()
    again.until_step("vote")
    one, _ = tie(again)
    eve.types(f"/msg Moderator name {one}")
    again.until(lambda: again.playing.table.round.step != "moderator")
    assert eve.hears(f"The village has spoken: {one} ")


def test_a_waiting_table_remembers_him_too():
    stage = Stage()
    ann, _bob = stage.seated("Ann Bob")
    stage.telnet("Eve")
    ann.says("moderator Eve", "option speed slow")
    again = stage.again()
    assert again.table().waiting.seats.host.nick == "Eve"
    assert [chair.nick for chair in again.table().waiting.seats] == ["Ann", "Bob"]
    assert again.table().waiting.rules.options.moderator_mode == "human_chosen"


def test_when_he_goes_the_game_goes_on():
    stage, ann, _bob, eve = hosted()
    eve.drops()
    assert ann.hears("The moderator is away; without an answer of his the rules decide.")
    assert stage.playing.paused == ""
    back = stage.telnet("Eve2")
    key = next(line for line in reversed(eve.private) if "back " in line).split("back ")[-1].split()[0]
    back.says(f"back {key}")
    assert ann.hears("The moderator is back.")
    back.says("leave", "leave")
    assert ann.hears("has left the game; what was left to a moderator's discretion")
    assert stage.book.of("game.ended") == []
    play_to_the_end(stage)
    assert ann.hears("The game is over")


def test_he_is_the_only_one_left():
    """When all players have gone for good nobody can play."""
    stage, ann, bob, _eve = hosted()
    for person in (ann, bob):
        person.says("leave", "leave")
    assert stage.table().playing is not None, "he may watch the artificial players"
    play_to_the_end(stage)


def test_a_whole_hollow_game_by_telnet_with_a_moderator():
    for seed in (1, 2, 3):
        stage, ann, _bob, eve = hosted(seed, "preset hollow", "deck seer witch hunter cupid idiot elder scapegoat", bots=9)
        play_to_the_end(stage)
        assert ann.hears("The game is over")
        assert eve.hears("The game is over", "(secret)")
        events = stage.book.events()
        secret = sum(isinstance(event, e.Struck | e.Guarded | e.Bitten | e.Linked) for event in events)
        assert sum("(secret)" in line for line in eve.private) >= secret


def test_he_is_asked_at_a_distance_of_the_first_victim():
    """Black Death, BD-3: a human moderator names the first victim; the players hear of wolves."""
    stage, ann, _bob, eve = hosted(1, "option black_death_first_victim moderator", "variants black_death")
    stage.until_step("wolves")
    assert eve.hears("You may name the next victim, in secret.")
    ann.hears_nothing_of("You may name the next victim")
    victim = stage.playing.table.living[-1]
    eve.says(f"name {victim}")
    stage.until(lambda: stage.playing.table.phase == "day")
    assert victim in stage.playing.table.died
    whisper(ann, "variants")
    assert ann.hears("Variants chosen: none.")


# --- handing over -----------------------------------------------------------------------------------------------------


def test_he_hands_over_and_the_other_is_asked():
    stage, ann, bob, eve = hosted(2, "preset hollow", "option vote_mode single", "option vote_visibility after_close", "option sheriff_election_time off")
    zoe = stage.irc("Zoe")
    ann.says("moderator Zoe")
    assert ann.hears("Only a human moderator may do that.")
    for nick, answer in (("Nobody", "Nobody is not here."), ("Eve", "You are the moderator already."),
                         ("Ann", "Ann has, or had, a seat in this game and cannot moderate it.")):
        eve.says(f"moderator {nick}")
        assert eve.hears(answer)
    stage.all_forget()
    eve.says("moderator Zoe")
    assert bob.hears("Eve has handed the moderation over to Zoe.")
    assert zoe.hears("You are the moderator. You hear everything", "You are the moderator of this game. All cards: 1 Ann ", "log tells what has happened")
    record = stage.book.of("table.substituted")[-1]
    assert (record["seat"], record["nick"]) == (0, "Zoe")
    eve.says("remove 4")
    assert eve.hears("You do not play in this game.")
    eve.types("hello")
    assert eve.hears("A game is running: only its players speak.")
    stage.playing.bots.stop()
    stage.until_step("vote")
    stage.all_forget()
    one, _ = tie(stage)
    assert zoe.hears("Moderator, the vote is tied: ")
    eve.hears_nothing_of("Moderator, the vote is tied")
    zoe.types(f"/msg Moderator name {one}")
    stage.until(lambda: stage.playing.table.round.step != "moderator")
    assert ann.hears(f"The village has spoken: {one} ")


def test_the_old_moderator_may_have_it_back_but_talks_to_no_player_meanwhile():
    stage, ann, _bob, eve = hosted()
    zoe = stage.irc("Zoe")
    eve.says("moderator Zoe")
    stage.all_forget()
    stage.hall.say(eve.user, ann.user, "2 is a wolf")
    assert eve.hears("no private talk with Ann")
    zoe.says("moderator Eve")
    assert ann.hears("Zoe has handed the moderation over to Eve.")
    assert stage.playing.seats.host.nick == "Eve"


def test_his_old_key_is_void_and_the_new_one_outlives_a_restart():
    stage, _ann, _bob, eve = hosted()
    zoe = stage.irc("Zoe")
    old = eve.key()
    eve.says("moderator Zoe")
    eve.says(f"back {old}")
    assert eve.hears("That key opens no seat.")
    again = stage.again()
    host = again.playing.seats.host
    assert (host.nick, host.number) == ("Zoe", 0)
    back = again.telnet("Zoe2", "#lobby")
    back.says(f"back {zoe.key()}")
    assert back.hears("Welcome back to seat Zoe (moderator).")


@pytest.mark.parametrize("word", ["engine", "程序", "程式"])
def test_he_returns_the_game_to_the_rules(word):
    stage, ann, _bob, eve = hosted()
    eve.says(f"moderator {word}")
    assert ann.hears("The moderator, Eve, has left the game; what was left to a moderator's discretion is decided by the rules now.")
    play_to_the_end(stage)
    assert ann.hears("The game is over")
