"""After a crash in any phase: the same roles, answers, potions and remaining time; players return to their seats."""

import json

import pytest

from engine.events import Opened
from tests.plays.stage import ROOM, Stage
from wolfd.moderator.recovery import check, fold

NAMES = "Ann Bob Cleo Dan Eve Fay Gus Hal"
STEPS = ["cupid", "lovers", "guard", "seer", "wolves", "witch", "election", "discussion", "nomination", "defence", "vote",
         "last_words", "hunter", "heir"]


def game(seed=3, *rules):
    stage = Stage(seed)
    people = stage.seated(NAMES)
    people[0].says("deck seer witch cupid guard hunter", *rules)
    for person in people:
        person.says("ready")
    return stage


def act(stage):
    """Everybody who is asked answers with the first of what he may, one after the other."""
    for (kind, seat), asked in tuple(stage.playing.table.asks.items()):
        if (kind, seat) in stage.playing.table.asks and (kind, seat) not in stage.playing.table.answers:
            words = {"end": "end", "heir": f"heir {asked.choices[-1]}", "poison": "pass"}
            stage.person(seat).says(words.get(kind, f"{kind} {' '.join(map(str, asked.choices[:asked.most]))}"))


def play_to(stage, step):
    """Play on until a step is open; whoever is asked before it acts."""
    while stage.playing.table.round.step != step:
        now = stage.playing.table.round.round
        act(stage)
        stage.until(lambda now=now: stage.playing.table.round.round != now)


def state(stage):
    """All that a game is, as plain values."""
    t = stage.playing.table
    names = [name for kind in type(t).__mro__ for name in getattr(kind, "__slots__", ())]
    assert "cards" in names
    return {name: getattr(t, name) for name in names if name not in {"setup", "rules", "told"}}


def come_back(stage, keys, nicks=NAMES):
    for nick in nicks.split():
        person = stage.irc(nick, "")
        person.room = stage.table().channel
        person.types(f"/msg Moderator back {keys[nick]}")


@pytest.mark.parametrize("step", STEPS)
def test_crash_in_every_step(step):
    stage = game()
    play_to(stage, step)
    before = stage.playing.pace.left
    for _ in range(14):
        stage.clock.advance(0.5)
    left, table = stage.playing.pace.left, state(stage)
    keys = {person.user.nick: person.key() for person in stage.people}

    later = stage.again()
    assert state(later) == table
    assert later.playing.paused == "restart"
    later.clock.advance(20)
    assert later.playing.pace.left == before - 5, "what the last tick said"
    assert later.playing.pace.left - left <= stage.settings.tick

    come_back(later, keys)
    assert not later.playing.paused
    for person in later.people:
        assert person.hears("Welcome back", "The game goes on; ", "You are ")
        assert next(line for line in person.private if line.startswith("You are ")).split("card: ")[1].split(".")[0].lower() == \
            table["cards"][later.playing.seats.of(person.user).number]
    later.until(lambda: later.table().playing is None or later.playing.table.round.round != table["round"].round)


def test_answers_given_before_the_crash_stand():
    stage = game()
    play_to(stage, "seer")
    seer = stage.holder("seer")
    target = next(s for s in range(1, 9) if s != stage.playing.seats.of(seer.user).number)
    seer.says(f"see {target}")
    keys = {person.user.nick: person.key() for person in stage.people}
    later = stage.again()
    come_back(later, keys)
    later.until_step("wolves")
    assert later.holder("seer").hears(f"Your answer so far: You will look at {target} ", f"You looked at {target} ")


def test_a_restart_deals_and_rolls_the_same():
    """The game after the crash ends as the game without it would have."""
    one, two = game(5), game(5)
    play_to(two, "nomination")
    keys = {person.user.nick: person.key() for person in two.people}
    two = two.again()
    come_back(two, keys)
    for stage in (one, two):
        while stage.table().playing is not None:
            act(stage)
            stage.clock.advance(0.5)
    tell = [[record["camps"] for record in stage.book.of("game.ended")] for stage in (one, two)]
    assert tell[0] == tell[1] != []


def test_two_crashes_in_one_game():
    stage = game()
    play_to(stage, "wolves")
    keys = {person.user.nick: person.key() for person in stage.people}
    stage = stage.again()
    come_back(stage, keys)
    act(stage)
    stage.until_step("witch")
    keys = {person.user.nick: person.key() for person in stage.people}
    table = state(stage)
    stage = stage.again()
    assert state(stage) == table
    come_back(stage, keys)
    assert not stage.playing.paused


def test_old_keys_are_void_after_the_restart_too():
    stage = game()
    ann = stage.people[0]
    old = ann.key()
    ann.drops()
    again = stage.irc("Ann", "")
    again.types(f"/msg Moderator back {old}")
    new = again.key()
    later = stage.again()
    thief = later.irc("Thief", "")
    thief.types(f"/msg Moderator back {old}")
    assert thief.hears("That key opens no seat.")
    thief.types(f"/msg Moderator back {new}")
    assert thief.hears("Welcome back to seat 1 ")


def test_the_first_who_is_back_waits_a_little_for_the_others():
    stage = game()
    keys = {person.user.nick: person.key() for person in stage.people}
    later = stage.again()
    come_back(later, keys, "Ann")
    assert later.playing.paused == "restart"
    later.clock.advance(later.settings.gather)
    assert not later.playing.paused
    assert later.people[0].hears("The game goes on")


def test_a_table_that_comes_and_goes_is_still_waited_for():
    """Who came first and went again leaves no game behind that the next would set going alone."""
    stage = game()
    keys = {person.user.nick: person.key() for person in stage.people}
    stage = stage.again()
    come_back(stage, keys, "Ann")
    keys["Ann"] = stage.people[0].key()
    stage.people[0].drops()
    stage.clock.advance(stage.settings.gather + 1)
    assert stage.playing.paused == "restart"
    come_back(stage, keys, "Bob")
    assert stage.playing.paused == "restart", "seven are still away"
    stage.clock.advance(stage.settings.gather - 1)
    come_back(stage, keys, "Cleo Dan Eve Fay Gus Hal")
    assert stage.playing.paused == "restart", "Ann is away"
    come_back(stage, keys, "Ann")
    assert not stage.playing.paused


def test_nobody_comes_back_but_one_for_a_moment():
    stage = game()
    key = stage.people[0].key()
    stage = stage.again()
    come_back(stage, {"Ann": key}, "Ann")
    stage.people[0].drops()
    stage.clock.advance(stage.settings.grace)
    assert stage.book.of("game.ended")[-1]["why"] == "aborted"


def test_only_who_was_away_before_comes():
    stage = game()
    keys = {person.user.nick: person.key() for person in stage.people}
    stage.people[7].drops()
    stage = stage.again()
    come_back(stage, keys, "Hal")
    stage.clock.advance(stage.settings.grace)
    assert not stage.playing.paused, "the game is not called off over his head"


def test_who_was_away_before_sets_no_clock():
    """Only from the first of those awaited on the others are waited for no longer than so long."""
    stage = game()
    keys = {person.user.nick: person.key() for person in stage.people}
    stage.people[7].drops()
    stage = stage.again()
    come_back(stage, keys, "Hal")
    stage.clock.advance(stage.settings.gather + 1)
    assert stage.playing.paused == "restart"
    come_back(stage, keys, "Ann")
    stage.clock.advance(stage.settings.gather - 1)
    assert stage.playing.paused == "restart"
    stage.clock.advance(1)
    assert not stage.playing.paused


def test_the_open_step_has_time_when_the_game_goes_on():
    stage = game()
    stage.until_step("wolves")
    keys = {person.user.nick: person.key() for person in stage.people}
    stage.until(lambda: stage.playing.pace.left < 4)
    stage = stage.again()
    come_back(stage, keys)
    assert stage.people[0].hears("The game goes on; 15 s are left.")
    assert stage.playing.table.round.step == "wolves"
    assert stage.playing.pace.left == 15
    stage.clock.advance(14)
    assert stage.playing.table.round.step == "wolves"
    stage.clock.advance(1)
    assert stage.playing.table.round.step != "wolves"


def test_those_who_were_away_before_are_not_waited_for():
    stage = game()
    keys = {person.user.nick: person.key() for person in stage.people}
    stage.people[7].drops()
    later = stage.again()
    come_back(later, keys, "Ann Bob Cleo Dan Eve Fay")
    assert later.playing.paused == "restart"
    come_back(later, keys, "Gus")
    assert not later.playing.paused


def test_nobody_comes_back():
    stage = game()
    later = stage.again()
    zoe = later.irc("Zoe")
    later.clock.advance(later.settings.grace)
    assert zoe.hears("Nobody came back after the restart: the game is called off.", "The deal was under seal: ")
    assert later.table().playing is None
    assert fold(later.book.records) == {}


def test_what_was_missed_while_the_server_was_down():
    """Announcements of the time before the crash are told again only to who was away for them."""
    stage = game()
    keys = {person.user.nick: person.key() for person in stage.people}
    stage.people[0].drops()
    stage.until_step("seer")
    later = stage.again()
    come_back(later, keys, "Ann Bob")
    ann, bob = later.people
    assert ann.hears("[while you were away] The Seer awakes")
    bob.hears_nothing_of("The Seer awakes")
    assert bob.hears("[while you were away] The server was restarted.")


def test_waiting_tables_survive():
    """Options, artificial players, and for a while the seats, which hold no secret yet."""
    stage = Stage()
    ann, bob = stage.seated("Ann Bob")
    ann.says("option speed slow", "deck witch", "bots 3")
    bob.says("ready")
    later = stage.again()
    table = later.table()
    assert [chair.nick for chair in table.seats] == ["Ann", "Bob", "Ada[bot]", "Boris[bot]", "Cleo[bot]"]
    assert table.waiting.rules.options.deck == ("witch",)
    assert table.waiting.rules.options.speed == "slow"
    eve = later.irc("Eve")
    ann = later.telnet("Ann")
    ann.says("join", "table")
    assert ann.hears("1 Ann sits down", "At this table (5 here, ", "Rules: default")
    later.clock.advance(later.settings.grace)
    assert eve.hears("2 Bob gets up")
    assert [chair.label.text("en") for chair in table.seats] == ["1 Ann", "2 Ada[bot]", "3 Boris[bot]", "4 Cleo[bot]"]


def test_rules_and_seats_for_the_next_game_survive():
    """After a game the table is a new one on record, with the same rules and those who stayed."""
    stage = Stage(2)
    ann = stage.irc("Ann")
    ann.says("join", "option vote_mode single", "bots 5", "start")
    stage.until(lambda: stage.table().playing is None)
    later = stage.again()
    assert [chair.nick for chair in later.table().seats] == [chair.nick for chair in stage.table().seats]
    assert later.table().waiting.rules.options.vote_mode == "single"
    ann = later.irc("Ann")
    ann.says("join", "start")
    assert later.table().playing is not None


def test_artificial_players_go_on():
    stage = Stage(2)
    ann = stage.irc("Ann")
    ann.says("join", "bots 6", "start")
    stage.clock.advance(2)
    key = ann.key()
    later = stage.again()
    back = later.irc("Ann", "")
    back.types(f"/msg Moderator back {key}")
    later.until(lambda: later.table().playing is None)
    assert back.hears("The game is over")


def test_a_crash_between_the_last_command_and_the_end():
    """The torn tail may hold the end back: then it is told on record after the restart."""
    stage = Stage(2)
    ann = stage.irc("Ann")
    ann.says("join", "bots 6", "start")
    stage.until(lambda: stage.table().playing is None)
    records = stage.book.records
    cut = next(n for n, record in enumerate(records) if record["type"] == "game.ended")
    del records[cut:]
    later = stage.again()
    assert later.book.records[-1]["type"] in {"game.ended", "chat.quit"}
    assert fold(later.book.records) == {}


def test_a_crash_before_the_deal():
    """Nobody has seen a card: the table waits again."""
    stage = game()
    del stage.book.records[next(n for n, r in enumerate(stage.book.records) if r["type"] == "game.command"):]
    later = stage.again()
    assert later.table().playing is None
    assert len(later.table().seats) == 8


def test_changed_rules_end_a_game_openly():
    """A game that does not come out the same again is never continued with mixed rules (law 7)."""
    stage = game()
    play_to(stage, "seer")
    for record in stage.book.of("game.command"):
        for event in record["events"]:
            if event["is"] == Opened.__name__:
                event["seconds"] += 1
    assert [line for line in check(fold(stage.book.records)) if ROOM in line]
    later = stage.again()
    assert later.table().playing is None
    ann = later.irc("Ann")
    assert ann.hears("The rules of this server have changed since the game began: it is called off.")
    assert later.book.of("game.ended")[-1]["why"] == "changed"


def test_records_of_the_future_are_passed_over():
    stage = game()
    stage.book.records.insert(3, {"type": "table.dancing", "game": stage.playing.deal.game, "seq": 0, "how": 1})
    for record in stage.book.records:
        record["added"] = True
    assert check(fold(stage.book.records)) == []
    assert stage.again().table().playing is not None


def test_resent_records_count_once():
    """After a failed sync the journal repeats records with `dup`; what was read already is not taken twice."""
    stage = game()
    play_to(stage, "seer")
    again = [{**json.loads(json.dumps(record)), "dup": record["seq"], "seq": 10_000 + record["seq"]} for record in stage.book.records[-6:]]
    stage.book.records += again
    assert check(fold(stage.book.records)) == []
    assert stage.again().table().playing is not None
