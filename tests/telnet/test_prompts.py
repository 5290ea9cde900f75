"""The prompt, the status line, and what is said of the time: how the table stands, for each kind of client."""

from wolfd.chat.keeping import Glance
from wolfd.texts import Message

NIGHT = Glance("night", 1, "seer", living=7, seats=8, left=45.0)
ASKED = Glance("night", 1, "seer", living=7, seats=8, left=45.0, is_asked=True)
READER = bytes.fromhex("FFFB18 FFFA1800") + b"MTTS 73" + bytes.fromhex("FFF0")
MUDLET = bytes.fromhex("FFFB18 FFFD19 FFFA1800") + b"MUDLET" + bytes.fromhex("FFF0")


def see(client):
    client.screen.shows(client.reads())
    return client.screen


def at_table(house, client, name="Ann"):
    client.sends(f"{name}\r\n", "/go wolf\r\n")
    client.reads()
    return client


def happens(house, game, glance, message=None):
    """Something changes at the table, and the Moderator says so."""
    game.now = glance
    house.hall.announce(house.hall.find_channel("#wolf"), message or Message("telnet-here"))
    house.turn.end()


def remind(house, game, seconds):
    """The Moderator's own words on the time that is left."""
    happens(house, game, game.now, Message("time-left", seconds=seconds))
    house.hall.tell(house.hall.find_user("Ann"), Message("remind-heal", seconds=seconds, do="/"))
    house.turn.end()


def test_the_prompt_tells_the_phase_and_whether_something_is_asked(house, game):
    ann = house.terminal("Ann")
    ann.sends("/go wolf\r")
    assert see(ann).rows[-1] == ">"
    for glance, prompt in ((Glance("waiting", seats=3), "Table>"), (NIGHT, "Night 1, wait>"), (ASKED, "Night 1, answer>"),
                           (Glance("day", 2, living=5, seats=8), "Day 2, wait>"),
                           (Glance("day", 2, living=5, seats=8, may_talk=True), "Day 2, talk>"), (None, ">")):
        happens(house, game, glance)
        assert see(ann).rows[-1] == prompt
    game.now = ASKED
    ann.sends("half a li")
    assert see(ann).rows[-1] == "> half a li"
    happens(house, game, NIGHT)
    assert see(ann).rows[-1] == "Night 1, wait> half a li"


def test_the_prompt_is_in_the_reader_s_language(house, game):
    ann = house.terminal()
    ann.sends("2\r", "小明\r", "/go wolf\r")
    happens(house, game, ASKED)
    assert see(ann).rows[-1] == "第1夜，请答>"


def test_whoever_edits_by_himself_sees_the_prompt_when_it_changes(house, game):
    ann = at_table(house, house.dumb())
    happens(house, game, NIGHT)
    assert ann.reads() == b"Yes, I am here.\r\nNight 1, wait> "
    happens(house, game, NIGHT)
    assert ann.reads() == b"\r\nYes, I am here.\r\n"
    ann.sends("hello\n")
    assert ann.reads() == b""


def test_mud_clients_have_a_prompt_after_each_command_and_not_after_each_message(house, game):
    ann = house.connect()
    ann.sends(MUDLET)
    at_table(house, ann)
    ann.sends("/who\r\n")
    assert ann.reads() == b"In the room wolf: Ann.\r\n> \xff\xef"
    happens(house, game, NIGHT)
    assert ann.reads().endswith(b"Yes, I am here.\x1b[0m\r\nNight 1, wait> \xff\xef")
    happens(house, game, NIGHT)
    assert ann.reads().endswith(b"Yes, I am here.\x1b[0m\r\n")
    ann.sends("hello\r\n")
    assert ann.reads() == b"Night 1, wait> \xff\xef"


# The status line


def test_the_status_line_stands_at_the_bottom_while_all_else_scrolls(house, game):
    ann = house.terminal("Ann")
    ann.sends("/go wolf\r", "/set status on\r")
    assert see(ann)._screen.margins == (0, 22)
    game.now = NIGHT
    for n in range(40):
        happens(house, game, NIGHT, Message("telnet-invited", nick=f"N{n}", room="x"))
    rows = see(ann).rows
    assert rows[-1] == "wolf | Night 1 | 0:45 | 7 of 8 alive"
    assert rows[-2] == "Night 1, wait>"
    assert rows[-3].startswith("* N39 asks you")
    ann.sends("abc")
    assert see(ann).rows[-2:] == ["Night 1, wait> abc", rows[-1]]
    assert ann.screen.cursor == len("Night 1, wait> abc")


def test_the_status_line_s_clock_runs_every_five_seconds(house, game):
    ann = house.terminal("Ann")
    ann.sends("/go wolf\r", "/set status on\r")
    happens(house, game, NIGHT)
    see(ann)
    game.now = Glance("night", 1, "seer", living=7, seats=8, left=40.0)
    house.passes(4.9)
    assert ann.reads() == b""
    house.passes(0.1)
    assert see(ann).rows[-1] == "wolf | Night 1 | 0:40 | 7 of 8 alive"
    game.now = Glance("night", 1, "seer", living=7, seats=8)
    house.passes(5)
    assert see(ann).rows[-1] == "wolf | Night 1 | waiting | 7 of 8 alive"


def test_the_status_line_moves_with_the_window_and_goes_without_a_trace(house, game):
    ann = house.terminal("Ann")
    ann.sends("/go wolf\r", "/set status on\r")
    happens(house, game, NIGHT)
    see(ann)
    ann.screen._screen.resize(lines=12, columns=40)
    ann.sends(bytes.fromhex("FFFA1F0028000CFFF0"))
    rows = see(ann).rows
    assert rows[-2:] == ["Night 1, wait>", "wolf | Night 1 | 0:45 | 7 of 8 alive"]
    ann.sends("/status off\r")
    screen = see(ann)
    assert screen._screen.margins is None
    assert screen.rows[-1] == "Night 1, wait>"
    assert not any("7 of 8" in row for row in screen.rows)


def test_the_status_line_moves_at_once_with_a_window_that_is_only_lower(house, game):
    ann = house.terminal("Ann")
    ann.sends("/go wolf\r", "/set status on\r")
    happens(house, game, NIGHT)
    see(ann)
    ann.screen._screen.resize(lines=12, columns=80)
    ann.sends(bytes.fromhex("FFFA1F0050000CFFF0"))
    assert see(ann).rows[-1] == "wolf | Night 1 | 0:45 | 7 of 8 alive"


def test_the_status_line_is_never_wider_than_its_row(house, game):
    """A terminal that draws a vowel behind its letter would scroll: so the line ends before it might."""
    ann = house.terminal("Ann", columns=40)
    ann.sends("/go " + "\u0b95\u0bbe" * 8 + "\r", "/set status on\r")
    line = ann.reads().decode().rpartition("\x1b[7m")[2].partition("\x1b[0m")[0]
    assert line == "\u0b95\u0bbe" * 8 + " " * 23


def test_goodbye_gives_the_row_back(house, game):
    ann = house.terminal("Ann")
    ann.sends("/status on\r", "/quit\r")
    assert see(ann)._screen.margins is None
    assert ann.screen.rows[-1] == "Goodbye!"


def test_a_low_screen_has_no_room_for_it(house, game):
    ann = house.terminal("Ann")
    ann.sends(bytes.fromhex("FFFA1F00500004FFF0"), "/status on\r")
    assert b"\x1b7" not in ann.reads()


# The time, for those who are read to


def test_one_who_is_read_to_hears_of_the_time_at_60_30_and_10_seconds(house, game):
    ann = house.connect()
    ann.sends(READER)
    at_table(house, ann)
    happens(house, game, Glance("night", 1, "seer", living=7, seats=8, left=90.0, is_asked=True))
    ann.reads()
    heard = {}
    for left in range(89, -1, -1):
        game.now = Glance("night", 1, "seer", living=7, seats=8, left=float(left), is_asked=left > 20)
        house.passes(1)
        if left in {45, 18}:
            remind(house, game, left)
        if said := ann.reads():
            heard[left] = said.decode()
    assert heard == {
        60: "60 seconds left, and you have not answered. /open tells the question again.\r\n",
        30: "30 seconds left, and you have not answered. /open tells the question again.\r\n",
        10: "10 seconds left.\r\n"}


def test_others_hear_the_moderator_s_own_word_on_it(house, game):
    ann = at_table(house, house.dumb())
    game.now = NIGHT
    remind(house, game, 22)
    assert b"22 s left." in ann.reads()


def test_one_who_cannot_keep_up_is_told_only_what_matters(house, game):
    ann = at_table(house, house.dumb())
    ann.protocol.pauseProducing()
    remind(house, game, 33)
    room = house.hall.find_channel("#wolf")
    while not ann.protocol.is_behind:
        house.hall.announce(room, Message("telnet-invited", nick="N" * 500, room="x"))
        house.turn.end()
    remind(house, game, 22)
    happens(house, game, None, Message("telnet-bye"))
    ann.protocol.resumeProducing()
    got = ann.reads()
    assert b"33 s left." in got, "as long as little waits"
    assert b"22 s left." not in got
    assert b"Goodbye!" in got
    remind(house, game, 11)
    assert b"11 s left." in ann.reads()
