"""From the greeting to the talk in a room: the way in, the commands, and what others do. By nc, in plain lines."""

import pytest

from wolfd.chat.keeping import Glance
from wolfd.chat.people import Refused
from wolfd.telnet.wrap import wrap
from wolfd.texts import Message

QUESTION = Message("telnet-ask-first").text("en") + " "
WELCOME = Message("telnet-welcome", nick="Ann").lines("en")


class Host:
    """A moderator that keeps what it was told; it may put people into a room."""

    def __init__(self, hall):
        self.hall = hall
        self.told = []
        self.keeper = None

    def keeper_for(self, channel):
        return self.keeper

    def heard(self, user, text):
        self.told.append((user.nick, None, text))

    def command(self, user, channel, text):
        self.told.append((user.nick, channel and channel.name, text))
        if text.startswith("back"):
            self.hall.join(user, "#table")
        elif text.startswith("refuse"):
            raise Refused("no-text")

    def may_rename(self, user, nick):
        return None

    def may_write(self, user, to):
        return None


class Keeper:
    """Takes every line that is a number, and lets only Ann speak."""

    def __init__(self, hall):
        self.hall = hall

    def heard(self, user, text):
        return text.isdigit()

    def may_speak(self, user):
        return None if user.nick == "Ann" else Message("telnet-here")

    def came(self, user):
        self.hall.tell(user, Message("telnet-bye"))

    def left(self, user):
        pass


@pytest.fixture
def host(house):
    house.hall.host = Host(house.hall)
    return house.hall.host


def test_a_newcomer_is_placed_in_the_lobby_and_told_what_to_do(house):
    client = house.dumb()
    client.sends("Ann\n")
    assert client.lines() == ["You are in the room lobby now.", *rows(WELCOME)]
    ann = house.hall.find_user("ann")
    assert [channel.name for channel in ann.channels] == ["#lobby"]
    assert ann.address == client.address.host
    assert client.address.host not in ann.host


def shown_to(user, do):
    """The facts that a user is shown meanwhile."""

    class Witness:
        protocol = "telnet"

        def __init__(self):
            self.shown = []

        def show(self, fact):
            self.shown.append(fact)

    witness = Witness()
    user.sessions.append(witness)
    do()
    user.sessions.remove(witness)
    return witness.shown


def rows(lines):
    """Lines as they are wrapped for 80 columns."""
    return [row for line in lines for row in wrap(line, 80, "  ")]


@pytest.mark.parametrize(("name", "nick"), [("Ann", "Ann"), ("  Ann ", "Ann"), ("Ａｎｎ", "Ann"), ("小明", "小明")])
def test_names(house, name, nick):
    client = house.dumb()
    client.sends(f"{name}\n")
    assert house.hall.find_user(nick).nick == nick


@pytest.mark.parametrize(("name", "mid"), [("Bob", "nick-taken"), ("法官", "nick-reserved"), ("Ann[bot]", "nick-of-bots"), ("a b", "nick-bad"), ("9", "nick-bad")])
def test_a_refused_name_is_asked_again(house, name, mid):
    house.dumb("Bob")
    client = house.dumb()
    client.sends(f"{name}\n")
    assert client.reads().decode() == "\r\n".join([*rows(Message(f"by-telnet-{mid}", nick=name, most=30, do="/").lines("en")), QUESTION])
    client.sends("Ann\n")
    assert b"Welcome, Ann!" in client.reads()


def test_five_refused_names_are_enough(house):
    client = house.dumb()
    for _ in range(4):
        client.sends("9\n")
        assert not client.is_closed
    client.sends("9\n")
    assert client.is_closed
    assert client.lines()[-1].startswith("That is enough for now.")


@pytest.mark.parametrize("word", ["quit", "/quit", "QUIT", "／ｑｕｉｔ", "再见"])
def test_quit_before_a_name(house, word):
    client = house.dumb()
    client.sends(f"{word}\n")
    assert client.lines() == ["Goodbye!"]
    assert client.is_closed


@pytest.mark.parametrize("word", ["help", "/help", "?", "帮助", "/who"])
def test_help_before_a_name(house, word):
    client = house.dumb()
    client.sends(f"{word}\n")
    assert client.reads().decode().endswith("\r\n" + QUESTION)
    assert not house.hall.find_user("help")


def test_an_empty_name_is_asked_again(house):
    client = house.dumb()
    client.sends("\n", " \n")
    assert client.reads().decode() == QUESTION


def test_no_name_in_time(house):
    client = house.dumb()
    house.passes(118)
    assert not client.is_closed
    house.passes(1)
    assert client.is_closed
    assert b"did not tell your name in time" in client.reads()


def test_a_player_is_not_sent_away_for_being_quiet(house):
    ann = house.dumb("Ann")
    house.passes(3600)
    assert not ann.is_closed


def test_talk_is_heard_by_the_others_in_the_room_only(house):
    ann, bob, eve = house.dumb("Ann"), house.dumb("Bob"), house.dumb("Eve")
    eve.sends("/go wolf\n")
    for each in (ann, bob, eve):
        each.reads()
    ann.sends("hello there\n", "  \n", "/me waits\n")
    assert bob.lines() == ["<Ann> hello there", "* Ann waits"]
    assert ann.lines() == []
    assert eve.lines() == []


def test_full_width_talk_stays_as_it_is(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends("Ａ，１！\n")
    assert bob.lines() == ["<Ann> Ａ，１！"]


def test_no_player_can_forge_a_line(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends("a\x1b[2Kb\x0bc\u202ed\u2028e\x9bf\x02g\n")
    assert bob.lines() == ["<Ann> abcdefg"]
    ann.sends("x" * 70 + " " * 9 + "Night falls.\n")
    assert bob.lines() == ["<Ann> " + "x" * 70, "  Night falls."]


def test_formatting_of_irc_clients_is_left_out(house):
    house.dumb("Ann")
    bob = house.dumb("Bob")
    house.hall.say(house.hall.find_user("Ann"), house.hall.find_channel("#lobby"), "\x02bold\x02 \x0304red\x0f")
    house.turn.end()
    assert bob.lines() == ["<Ann> bold red"]


def test_going_to_a_room(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.reads()
    bob.sends("/go wolf\n")
    assert bob.lines() == ["You are in the room wolf now."]
    assert ann.lines() == ["* Bob has left the room."]
    ann.sends("／ＧＯ　＃ｗｏｌｆ\n")
    assert ann.lines() == ["You are in the room wolf now.", "In the room wolf: Bob and Ann."]
    assert bob.lines() == ["* Ann has come in."]
    ann.sends("进入wolf\n", "/进入wolf\n")
    assert ann.lines() == ["You are in the room wolf already."]
    assert bob.lines() == ["<Ann> 进入wolf"]
    assert house.hall.find_channel("#lobby") is None


def test_a_room_that_cannot_be_entered_is_no_reason_to_leave_this_one(house):
    ann = house.dumb("Ann")
    ann.sends("/go a,b\n")
    assert ann.lines() == rows(Message("by-telnet-channel-bad", channel="a,b", most=64).lines("en"))
    assert house.hall.find_user("Ann") in house.hall.find_channel("#lobby").members


def test_lists(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    bob.sends("/go wolf\n")
    house.hall.set_topic(house.hall.find_user("Bob"), house.hall.find_channel("#wolf"), "new moon")
    for name in ("Eve", "Tom"):
        house.dumb(name)
    ann.reads()
    ann.sends("/rooms\n", "/who\n")
    assert ann.lines() == ["lobby: 3 people.", "wolf: 1 person. new moon", "In the room lobby: Ann, Eve and Tom."]
    house.hall.find_channel("#wolf").modes.add("s")
    ann.sends("/房间\n", "/谁\n")
    assert ann.lines() == ["lobby: 3 people.", "In the room lobby: Ann, Eve and Tom."]


def test_whispers(house):
    ann, bob, eve = house.dumb("Ann"), house.dumb("Bob"), house.dumb("Eve")
    ann.reads(), bob.reads()
    ann.sends("/tell bob are you a wolf?\n")
    assert bob.lines() == ["Ann whispers to you: are you a wolf?"]
    assert ann.lines() == []
    assert eve.lines() == []
    ann.sends("/tell Zoe hi\n", "/tell bob\n", "/tell\n")
    assert ann.lines() == ["There is nobody here called Zoe.", *["Type it like this: /tell Ann hello"] * 2]


def test_commands_of_the_game_go_to_the_moderator(house, host):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.reads()
    ann.sends("/vote 3\n", "／投票３\n", " /help me\n", "/pack 你好，狼\n", "/\n", "/ \n")
    assert host.told == [("Ann", "#lobby", text) for text in ("vote 3", "投票３", "help me", "pack 你好，狼")]
    assert ann.lines() == []
    assert bob.lines() == []


def test_a_refusal_is_told(house, host):
    ann = house.dumb("Ann")
    ann.sends("/refuse\n")
    assert ann.lines() == rows(Message("no-text").lines("en"))


def test_the_moderator_may_bring_one_to_another_room(house, host):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.reads()
    bob.sends("/back abcdefghij\n")
    assert bob.lines() == ["You are in the room table now."]
    assert ann.lines() == ["* Bob has left the room."]


def test_in_a_kept_room_the_keeper_comes_first(house, host):
    host.keeper = Keeper(house.hall)
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends("/go wolf\n")
    bob.reads()
    bob.sends("/go wolf\n")
    assert bob.lines() == ["You are in the room wolf now.", "In the room wolf: Ann and Bob.", "Goodbye!"]
    ann.reads()
    ann.sends("3\n", "hello\n")
    bob.sends("me too\n")
    assert bob.lines() == ["<Ann> hello", "Yes, I am here."]
    assert ann.lines() == []


def test_without_a_moderator_unknown_commands_are_said_to_be_unknown(house):
    ann = house.dumb("Ann")
    ann.sends("/vote 3\n")
    assert ann.lines() == ["There is no command /vote."]


def test_the_moderators_words_stand_plain_and_others_behind_a_name(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    room = house.hall.find_channel("#lobby")
    ann.reads()
    house.hall.announce(room, Message("telnet-too-fast"))
    house.hall.tell(house.hall.find_user("Ann"), Message("telnet-here"))
    house.turn.end()
    assert ann.lines() == ["You type too fast; some of your lines were left out.", "Yes, I am here."]
    assert bob.lines() == ["You type too fast; some of your lines were left out."]


def test_what_others_do_is_told(house):
    ann, bob, eve = house.dumb("Ann"), house.dumb("Bob"), house.dumb("Eve")
    hall, room = house.hall, house.hall.find_channel("#lobby")
    users = {nick: hall.find_user(nick) for nick in ("Ann", "Bob", "Eve")}
    for each in (ann, bob, eve):
        each.reads()
    hall.rename(users["Bob"], "Rob")
    hall.set_topic(users["Ann"], room, "\x02new\x02 moon")
    hall.set_topic(users["Ann"], room, "")
    hall.set_modes(users["Ann"], room, [(True, "o", "Rob")])
    hall.set_away(users["Ann"], "tea")
    hall.kick(users["Ann"], users["Eve"], room, "too loud")
    house.turn.end()
    before = ["* Bob is called Rob now.", "* Ann has written on the door: new moon", "* Ann has wiped what was written on the door."]
    assert ann.lines() == [*before, "* Ann has put Eve out of the room: too loud"]
    assert bob.lines() == ["* You are called Rob now.", *before[1:], "* Ann has put Eve out of the room: too loud"]
    assert eve.lines() == [*before, *rows(["* Ann has put you out of the room lobby: too loud. Type /go NAME to enter another."])]
    eve.sends("hello?\n", "/who\n")
    assert eve.lines() == rows(["You are in no room. Type /rooms to see where people are, then /go NAME."] * 2)
    hall.invite(users["Ann"], users["Eve"], room)
    bob.drops()
    assert eve.lines() == ["* Ann asks you to come into the room lobby. Type /go lobby."]
    assert ann.lines()[-1] == "* Rob has gone."


def test_quit(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.reads()
    bob.sends("/quit\n/who\n")
    assert bob.lines() == ["Goodbye!"]
    assert bob.is_closed
    assert ann.lines() == ["* Bob has gone."]
    bob.drops()
    assert ann.lines() == []


def test_the_hall_may_close_a_session(house):
    ann = house.dumb("Ann")
    house.hall.find_user("Ann").sessions[0].close(Message("telnet-here"))
    house.turn.end()
    assert ann.lines() == ["Yes, I am here."]
    assert ann.is_closed


def test_a_line_for_many_is_drawn_once_a_form(house):
    people = [house.dumb(f"Ann{n}") for n in "abcdef"]
    (fact,) = shown_to(house.hall.find_user("Anna"), lambda: people[1].sends("hello\n"))
    assert len(fact.forms) == 1
    assert people[5].lines() == ["<Annb> hello"]


@pytest.mark.parametrize("line", ["quit", " Quit ", "再见", "rooms", "set"])
def test_a_bare_command_is_talk_and_its_giver_is_told(house, line):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.reads()
    ann.sends(f"{line}\n")
    assert ann.lines() == [f"That was talk. As a command it is typed /{line.strip()}"]
    assert [told.split() for told in bob.lines()] == [["<Ann>", *line.split()]]
    ann.sends("quit it\n", "go on then\n", "help!\n")
    assert ann.lines() == []


@pytest.mark.parametrize(("room", "is_told"), [("wolf", False), ("plain", True)])
def test_of_a_command_of_the_host_s_the_host_tells_where_it_hears(house, game, room, is_told):
    game.verbs = (*game.verbs, "help")
    ann = house.dumb("Ann")
    ann.sends(f"/go {room}\n")
    ann.reads()
    ann.sends("Help\n")
    assert bool(ann.lines()) == is_told
    ann.sends("quit\n")
    assert ann.lines() == ["That was talk. As a command it is typed /quit"]


def test_artificial_players_come_and_go_without_a_word_each(house):
    """The Moderator tells how many there are; a row for each would only push that off the screen."""
    ann = house.dumb("Ann")
    ann.reads()
    bot = house.hall.seat_bot("Ada[bot]")
    house.hall.join(bot, "#lobby")
    house.hall.quit(bot, "")
    assert ann.lines() == []
    ann.sends("/history\n")
    assert "Ada[bot]" not in ann.reads().decode()
    late = house.dumb("Late")
    late.sends("/history\n")
    assert "Ada[bot]" not in late.reads().decode(), "nor of what was before one came"


@pytest.mark.parametrize(("typed", "told"), [
    ("/quti", "/quit ends your connection, /leave gives up your"), ("/exit", "/quit ends"), ("/退出", "/quit ends your"),
    ("/whisper Bob hi", "Did you mean this? /tell Ann hello"), ("/tlel Bob hi", "Did you mean this? /tell Ann hello"),
    ("/langauge", "Did you mean this? /language"), ("/hsitory", "Did you mean this? /history"), ("/acount", "Did you mean this? /account"),
])  # fmt: skip
def test_what_means_a_command_of_this_door_is_told(house, host, typed, told):
    """The Moderator knows nothing of these, and would guess at his own."""
    ann = house.dumb("Ann")
    ann.reads()
    ann.sends(f"{typed}\n")
    assert told in " ".join(ann.lines())
    assert not [text for *_, text in host.told if text.startswith(typed[1:3])]


@pytest.mark.parametrize("typed", ["/ready", "/seat 3", "/xyzzy", "/no"])
def test_what_means_none_is_the_moderators(house, host, typed):
    ann = house.dumb("Ann")
    ann.sends(f"{typed}\n")
    assert host.told[-1][2] == typed[1:]


@pytest.mark.parametrize("name", ["大厅", "大廳", "hall", "Lobby"])
def test_the_lobby_has_names_in_each_language(house, name):
    """Who goes back there by its name in his own language opens no table of that name."""
    ann = house.dumb("Ann")
    ann.sends("/go wolf\n", f"/go {name}\n")
    assert ann.lines()[-1] == "You are in the room lobby now."
    assert list(house.hall.channels) == ["#lobby"]


class Adviser(Host):
    """A host that knows how tables stand."""

    def glance(self, user, channel):
        return Glance(phase="waiting", count=0, step="", living=0, seats=3, left=None, is_asked=False, may_talk=True, least=6, most=20, ready=1)

    def completions(self, user, channel, text):
        return ()


def test_a_room_and_its_table_are_told_as_a_language_joins_sentences(house):
    """No blank between two Chinese ones."""
    house.hall.host = Adviser(house.hall)
    house.hall.host.keeper = Keeper(house.hall)
    ann = house.dumb("Ann")
    ann.sends("/go wolf\n")
    ann.reads()
    ann.sends("/rooms\n")
    assert "wolf: 1 person. A table: 3 wait for a game (1 ready, 6 to 20 can play)." in ann.lines()
    ann.sends("/language 2\n", "/房间\n")
    assert "wolf：1人。3人坐着等开局（1人准备好了，6到20人可以玩）。" in ann.lines()
