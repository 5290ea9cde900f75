"""What programs are told beside their users: MSSP for listings of games, GMCP for MUD clients."""

import json

import pytest

from wolfd.chat.keeping import Glance
from wolfd.telnet.codec import GMCP, MSSP, Codec, Sub
from wolfd.telnet.settings import TelnetSettings
from wolfd.texts import Message

MUDLET = bytes.fromhex("FFFB18 FFFA1800") + b"MUDLET" + bytes.fromhex("FFF0")
DO_GMCP, DO_MSSP = bytes.fromhex("FFFDC9"), bytes.fromhex("FFFD46")
WILL_GMCP, WILL_MSSP = bytes.fromhex("FFFBC9"), bytes.fromhex("FFFB46")
ALL = 'Core.Supports.Set ["Char 1","Room 1","Comm.Channel 1","Wolf 1"]'


def subs(octets, option):
    """The bodies of the subnegotiations about an option."""
    return [event.body for event in Codec().feed(octets) if isinstance(event, Sub) and event.option == option]


def says(text):
    return bytes.fromhex("FFFAC9") + text.encode() + bytes.fromhex("FFF0")


def told(client):
    """What the program was told: (package, value)."""
    split = [body.decode().partition(" ") for body in subs(client.reads(), GMCP)]
    return [(name, json.loads(rest) if rest else None) for name, _, rest in split]


def with_gmcp(house, name, supports=ALL):
    client = house.connect(f"192.0.2.{len(house.clients) + 10}")
    client.sends(MUDLET, DO_GMCP, says(supports))
    client.sends(f"{name}\r\n")
    return client


# MSSP


def listing(octets):
    (body,) = subs(octets, MSSP)
    return dict(pair.split(b"\x02") for pair in body.split(b"\x01")[1:])


def test_who_asks_for_mssp_is_told(house):
    house.dumb("Ann"), house.dumb("Bob")
    house.hall.seat_bot("Robo")
    client = house.connect()
    assert WILL_MSSP not in client.reads()
    client.sends(DO_MSSP)
    got = client.reads()
    assert got.startswith(WILL_MSSP)
    told = listing(got)
    assert told[b"NAME"] == b"wolfd.local"
    assert told[b"PLAYERS"] == b"2"
    assert told[b"UPTIME"] == b"1800000000"
    assert told[b"CODEBASE"] == b"wolfd"


def test_mssp_in_plain_lines(house):
    client = house.dumb()
    client.sends("MSSP-REQUEST\r\n")
    lines = client.lines()
    start, end = lines.index("MSSP-REPLY-START"), lines.index("MSSP-REPLY-END")
    assert "PLAYERS\t0" in lines[start:end]
    assert client.is_closed


def test_secret_rooms_are_not_counted(house):
    house.dumb("Ann").sends("/go wolf\n")
    house.hall.find_channel("#wolf").modes.add("s")
    client = house.connect()
    client.sends(DO_MSSP)
    assert listing(client.reads())[b"ROOMS"] == b"0"


def test_what_the_operator_wants_offered_is(new_house):
    house = new_house()
    house.factory.settings = TelnetSettings(has_mssp=True, has_gmcp=True)
    client = house.connect()
    assert client.reads().startswith(bytes.fromhex("FFFD18 FFFD1F FFFD00 FFFB2A") + WILL_MSSP)
    client.sends(MUDLET)
    assert WILL_GMCP in client.reads()
    terminal = house.terminal()
    assert WILL_GMCP not in terminal.reads()
    client.drops(), terminal.drops()


def test_by_default_nothing_is_offered(house):
    client = house.connect()
    client.sends(MUDLET)
    got = client.reads()
    assert WILL_GMCP not in got
    assert WILL_MSSP not in got


# GMCP


def test_who_one_is_and_where(house):
    house.dumb("Bob")
    ann = with_gmcp(house, "Ann")
    assert told(ann) == [
        ("Char.Name", {"name": "Ann", "fullname": "Ann"}),
        ("Room.Info", {"num": 3437516279, "name": "lobby", "area": "wolfd", "details": ""}),
        ("Room.Players", [{"name": "Bob", "fullname": "Bob"}, {"name": "Ann", "fullname": "Ann"}]),
    ]


def test_people_come_and_go_and_talk(house):
    ann = with_gmcp(house, "Ann")
    ann.reads()
    bob = house.dumb("小明")
    bob.sends("/language 1\n", "hi \"there\"\n", "/tell Ann psst\n")
    house.hall.rename(house.hall.find_user("小明"), "Bob")
    house.hall.rename(house.hall.find_user("Ann"), "Anna")
    bob.sends("/quit\n")
    ann.sends("alone\r\n")
    assert told(ann) == [
        ("Room.AddPlayer", {"name": "小明", "fullname": "小明"}),
        ("Comm.Channel.Text", {"channel": "lobby", "talker": "小明", "text": 'hi "there"'}),
        ("Comm.Channel.Text", {"channel": "tell", "talker": "小明", "text": "psst"}),
        ("Room.RemovePlayer", "小明"), ("Room.AddPlayer", {"name": "Bob", "fullname": "Bob"}),
        ("Char.Name", {"name": "Anna", "fullname": "Anna"}),
        ("Room.RemovePlayer", "Bob"),
        ("Comm.Channel.Text", {"channel": "lobby", "talker": "Anna", "text": "alone"}),
    ]


def test_the_moderator_s_words_and_the_table(house, game):
    ann = with_gmcp(house, "Ann")
    ann.sends("/go wolf\r\n")
    ann.reads()
    room, user = house.hall.find_channel("#wolf"), house.hall.find_user("Ann")
    game.now = Glance("night", 1, "seer", living=7, seats=8, left=44.6, is_asked=True)
    house.hall.announce(room, Message("telnet-here"))
    house.hall.tell(user, Message("telnet-bye"))
    house.turn.end()
    table = {"phase": "night", "count": 1, "step": "seer", "living": 7, "seats": 8, "seconds": 45, "asked": True}
    assert told(ann) == [
        ("Wolf.Told", {"id": "telnet-here", "private": False, "lines": ["Yes, I am here."]}),
        ("Wolf.Told", {"id": "telnet-bye", "private": True, "lines": ["Goodbye!"]}),
        ("Wolf.Table", table),
    ]
    game.now = Glance("night", 1, "seer", living=7, seats=8, left=30.0, is_asked=True)
    ann.sends("hm\r\n")
    assert [name for name, _ in told(ann)] == ["Comm.Channel.Text"]
    game.now = None
    ann.sends("hm\r\n")
    assert told(ann)[-1] == ("Wolf.Table", None)


def test_only_what_is_supported_is_sent(house):
    ann = with_gmcp(house, "Ann", 'Core.Supports.Set ["Comm.Channel 1"]')
    bob = house.dumb("Bob")
    bob.sends("hi\n")
    assert [name for name, _ in told(ann)] == ["Comm.Channel.Text"]
    ann.sends(says('Core.Supports.Add ["Char 1"]'))
    assert [name for name, _ in told(ann)] == ["Char.Name"]
    ann.sends(says('Core.Supports.Remove ["Comm.Channel 1"]'))
    bob.sends("hi\n")
    assert told(ann) == []


def test_as_many_packages_as_a_program_may_support(house):
    many = [f"No{number} 1" for number in range(64)]
    ann = with_gmcp(house, "Ann", f"Core.Supports.Set {json.dumps([*many[1:], 'Room 1', 'Comm.Channel 1'])}")
    ann.reads()
    house.dumb("Bob").sends("hi\n")
    assert [name for name, _ in told(ann)] == ["Room.AddPlayer"]


def test_ping(house):
    ann = with_gmcp(house, "Ann")
    ann.reads()
    ann.sends(says("Core.Ping"))
    assert told(ann) == [("Core.Ping", None)]


def test_a_program_that_speaks_it_no_more(house):
    ann = with_gmcp(house, "Ann")
    ann.sends(bytes.fromhex("FFFEC9"))
    ann.reads()
    house.dumb("Bob").sends("hi\n")
    ann.sends(says("Core.Ping"))
    assert told(ann) == []


@pytest.mark.parametrize("text", [
    "", " ", "Core", "Core.Supports.Set", "Core.Supports.Set {", "Core.Supports.Set 3", 'Core.Supports.Set [1,null,"",[]]',
    "Core.Supports.Add " + "[" * 500, "Core.Supports.Set " + json.dumps([str(n) for n in range(150)]), "\x00\xff", "Core.Hello {}",
])  # fmt: skip
def test_nonsense_does_no_harm(house, text):
    ann = with_gmcp(house, "Ann", text)
    ann.sends(says(text))
    ann.reads()
    ann.sends("/who\r\n")
    assert b"In the room lobby: Ann." in ann.reads()


def test_gmcp_tells_nothing_that_is_not_shown(house):
    """Talk in another room, and whispers between others, are not told to a program either."""
    ann, bob, eve = with_gmcp(house, "Ann"), house.dumb("Bob"), house.dumb("Eve")
    eve.sends("/go wolf\n")
    ann.reads()
    eve.sends("secret\n", "/tell Bob secret\n")
    bob.sends("/tell Eve secret\n")
    assert told(ann) == []
