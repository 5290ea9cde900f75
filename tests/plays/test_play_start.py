"""Before the game: sitting down, the rules, being ready, and the start."""

import hashlib

import pytest

from tests.plays.stage import ROOM, Stage
from wolfd.moderator.settings import Settings


@pytest.fixture
def stage():
    return Stage()


def start(stage, bots=5):
    ann = stage.irc("Ann")
    ann.says("join", f"bots {bots}", "start")
    return ann


def test_a_newcomer_is_told_what_to_do(stage):
    """In his own protocol's form, in private."""
    ann, bob = stage.irc("Ann"), stage.telnet("Bob")
    assert ann.hears("!join takes a seat here. 6 to 20 can play.")
    assert bob.hears("/join takes a seat here.")
    assert not [line for line in ann.lines + bob.lines if line.startswith("#")]


def test_sitting_down_and_getting_up(stage):
    ann, bob = stage.seated("Ann Bob")
    assert ann.hears(f"{ROOM} Moderator: 2 Bob sits down (2 here, 6 needed).")
    bob.says("join")
    assert bob.hears("You sit here already: 2 Bob.")
    ann.says("leave")
    assert bob.hears(f"{ROOM} Moderator: 1 Ann gets up (1 here).")
    bob.says("who")
    assert bob.hears("Seats: 1 Bob.")


def test_command_lines_are_never_relayed(stage):
    ann, bob = stage.irc("Ann"), stage.telnet("Bob")
    for line in ("!join", "!wow", "!see 3", "！投票3", "!3", "!vtoe 3"):
        ann.types(line)
    assert bob.hears_nothing_of("Ann: ")
    ann.types("hello", "!!!")
    assert bob.hears("Ann: hello", "Ann: !!!")


def test_one_seat_a_person(stage):
    ann, _ = stage.seated("Ann Bob")
    stage.hall.join(ann.user, "#other")
    ann.room = stage.hall.find_channel("#other")
    ann.says("join")
    assert ann.hears(f"You sit at {ROOM}. Leave that table first: !leave")


def test_join_with_a_room_goes_there(stage):
    bob = stage.telnet("Bob", "#lobby")
    bob.says("join wolf")
    assert bob.hears("#wolf Moderator: 1 Bob sits down")


def test_leaving_the_channel_frees_the_seat(stage):
    ann, bob = stage.seated("Ann Bob")
    stage.hall.part(bob.user, bob.room)
    assert ann.hears("2 Bob gets up")
    ann.drops()
    assert ROOM not in stage.office.tables, "nobody is left: the table is closed"
    assert [record["type"] for record in stage.book.of("table.opened", "table.closed")] == ["table.opened", "table.closed"]


def test_a_channel_that_the_house_keeps_stays():
    stage = Stage(settings=Settings(kept=("#Wolf",)))
    ann = stage.irc("Ann")
    ann.says("join")
    ann.drops()
    assert ROOM in stage.office.tables
    assert stage.hall.find_channel(ROOM) is not None
    assert stage.irc("Bob").hears("Nobody sits at this table yet.")


def test_a_new_nick_before_the_game_is_the_seats_too(stage):
    ann, _ = stage.seated("Ann Bob")
    stage.hall.rename(ann.user, "Anna")
    ann.says("who")
    assert ann.hears("Seats: 1 Anna and 2 Bob.")


def test_first_at_the_table_decides_on_the_rules(stage):
    ann, bob = stage.seated("Ann Bob")
    bob.says("option speed slow")
    assert bob.hears("1 Ann is the host and decides on the rules.")
    ann.says("option speed slow", "deck witch hunter")
    assert bob.hears("1 Ann sets speed to slow", "1 Ann chooses the special cards: Witch and Hunter.")
    bob.says("options", "option speed", "deck", "variants")
    assert bob.hears("deck is Witch Hunter.", "Variants chosen: none.", "Witch leans strongly to the village")
    assert bob.hears("Set differently: deck=Witch Hunter and speed=slow.", "speed is slow. It may be: normal slow brisk.")


@pytest.mark.parametrize(("typed", "answer"), [
    ("option sped slow", "There is no option sped. Did you mean speed?"),
    ("option zzzz 1", "There is no option zzzz."),
    ("option language 5", "There is no option language."),
    ("option new default", "There is no option new."),
    ("option max_players 3", "min_players (6) is more than max_players (3): with these rules nobody could ever play."),
    ("option min_players 21", "min_players (21) is more than max_players (20)"),
    ("option wolf_count manual:12", "12 wolves cannot play among 20 players."),
    ("option zzzz", "There is no option zzzz."),
    ("option speed fast", "speed cannot be fast. It may be: normal slow brisk."),
    ("option t_vote x", "t_vote must be a whole number from 1 to 3600, not x."),
    ("variants festival", "variants cannot be festival. It may be: sit_down double_small"),
    ("variants harvest black_death", "Black Death and Harvest Festival cannot be played together (VAR-6)"),
    ("moderator Eve", "Eve is not here."),
    ("remove 3", "There is no seat 3; the seats are 1 to 2."),
    ("remove 1", "You are the host: !leave gives your own seat up."),
    ("preset nonsense", "There is no preset nonsense. The presets: default, classic, hollow and newmoon."),
    ("deck dragon", "There is no role dragon."),
    ("bots many", "How many? many is no number."),
    ("bots 99", "At most 18 artificial players"),
    ("start 1", "start is followed by fewer words"),
    ("vote 1", "No game is running here."),
    ("time", "No game is running here."),
    ("role", "No game is running here."),
    ("language xx", "I do not speak xx yet. I speak English / 简体中文 / 繁體中文."),
    ("role dragon", "There is no role dragon."),
    ("back nokey", "You have a seat already."),
    ("help dragon", "There is no help on dragon."),
])  # fmt: skip
def test_refusals_are_private(stage, typed, answer):
    """A wrong word is answered to him who typed it, and nothing changes."""
    ann, bob = stage.seated("Ann Bob")
    stage.all_forget()
    records = len(stage.book.records)
    ann.says(typed)
    assert ann.hears(answer)
    assert bob.lines == []
    assert len(stage.book.records) == records


def test_changed_rules_ask_everybody_anew(stage):
    ann, bob = stage.seated("Ann Bob")
    bob.says("ready")
    assert ann.hears("2 Bob is ready. Still waiting for 1 Ann.")
    ann.says("option speed slow", "ready")
    assert bob.hears("1 Ann is ready. Still waiting for 2 Bob.")


def test_not_enough_players(stage):
    ann = start(stage, bots=2)
    assert ann.hears("1 Ann is ready, but the game cannot begin. There are 3 players, and 6 are needed.")
    assert stage.table().playing is None


def test_bots_come_and_go(stage):
    ann, bob = stage.seated("Ann Bob")
    ann.says("bots 3")
    assert bob.hears("3 artificial players at the table (5 here).")
    assert all(chair.user.bot and chair.nick.endswith("[bot]") for chair in stage.table().seats.bots)
    ann.says("bots 1")
    assert [chair.label.text("en") for chair in stage.table().seats] == ["1 Ann", "2 Bob", "3 Ada[bot]"]
    assert stage.hall.find_user("Boris[bot]") is None
    ann.says("leave")
    bob.says("leave")
    assert stage.hall.find_user("Ada[bot]") is None, "without a person no artificial player stays"


def test_start_gives_everybody_a_card_and_a_key(stage):
    ann, bob = stage.seated("Ann Bob")
    ann.says("bots 4", "ready")
    bob.says("start")
    for person in (ann, bob):
        assert person.hears("The game begins: 6 players, 2 Werewolves, 3 Villagers and 1 Seer.", "Your card: ")
        assert len(person.key()) == 10
    assert ann.hears("type /msg Moderator back ")
    assert bob.hears("type /back ")
    assert ann.key() != bob.key()
    assert ann.key() not in str(stage.book.records)


def test_the_night_s_pace_goes_by_the_number_of_people_and_is_told(stage):
    """The night steps of few last a quarter, those of one alone their full time; a table that names its speed keeps it."""
    ann, bob = stage.seated("Ann Bob")
    ann.says("bots 4", "option speed", "ready")
    assert ann.hears("speed is brisk (up to 7 seats, where few act by night; from 8 on the night gives more time). It may be: normal slow brisk.")
    bob.says("ready")
    assert bob.hears("from 8 on the night gives more time): the wolves have up to 22 s, every other step up to 11 s.")
    assert stage.playing.table.round.seconds == 45 / 4
    alone = Stage()
    eve = alone.irc("Eve")
    eve.says("join", "options", "bots 5", "start", "option speed")
    assert eve.hears("Set differently: speed=slow (one person alone has more time to read).", "speed is slow (one person alone",
                     "The night’s pace is slow (one person alone has more time to read): the wolves have up to 90 s")
    assert alone.playing.table.round.seconds == 45
    other = Stage()
    ann = other.irc("Ann")
    ann.says("join", "bots 5", "option speed normal", "start", "option speed")
    assert ann.hears("The night’s pace is normal: the wolves", "speed is normal. It may be")
    assert other.playing.table.round.seconds == 45 / 2


def test_the_seal(stage):
    """SHA-256 of seed, cards and nonce is told at the start; the opening at the end gives the same."""
    ann = start(stage)
    told = next(line for line in ann.lines if "fingerprint" in line).split("deal is ")[1].split(".")[0]
    cards = [stage.playing.table.cards[seat] for seat in sorted(stage.playing.table.cards)]
    stage.until(lambda: stage.table().playing is None)
    at = next(at for at, line in enumerate(ann.lines) if "under seal" in line)
    sealed = ann.lines[at + 1].removeprefix(f"{ROOM} Moderator: ")
    assert hashlib.sha256(sealed.encode()).hexdigest() == told
    assert sealed.split()[1] == ",".join(cards)


def test_rooms_and_lobby(stage):
    eve = stage.irc("Eve", "#lobby")
    assert eve.hears("!join wolf takes a seat at the table")
    eve.says("rooms")
    assert eve.hears("There are no tables yet.")
    start(stage)
    eve.says("rooms", "vote 3", "help", "help all", "help vote")
    assert eve.hears("#wolf: 6 play", "For vote go to a table first.", "In the game: ", "For example: !vote 3 | ")
    eve.types("just talk")
    assert eve.hears("#lobby Eve: just talk")


def test_one_player_is_told_so(stage):
    ann = start(stage, bots=0)
    assert ann.hears("1 Ann is ready, but the game cannot begin. There is 1 player, and 6 are needed.")
