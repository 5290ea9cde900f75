"""CHATHISTORY: what may be asked, what is answered, and who may read it."""

import pytest

from tests.irc.house import House, Strict, Words
from wolfd.irc.lines import Pace

CAPS = "batch draft/chathistory message-tags server-time echo-message"
EVENTS = f"{CAPS} draft/event-playback"


@pytest.fixture
def house():
    return House()


def texts(lines):
    """The last words of the messages in a batch, which is checked to be one."""
    start, *inner, end = lines
    name = start.split(" +")[1].split()[0]
    assert end == f"BATCH -{name}"
    assert all(line.startswith(f"@batch={name}") for line in inner)
    return [line.rpartition(" :")[2] for line in inner]


def mids(client, lines):
    return [line.partition("msgid=")[2].partition(" ")[0].partition(";")[0] for line in lines]


def talk(house, client, count, channel="#plain"):
    """Say things a second apart; the ids that the echoes had."""
    client.heard()
    for number in range(count):
        client.sends(f"PRIVMSG {channel} :line {number}")
        house.passes(1)
    return mids(client, client.heard())


@pytest.mark.parametrize(("asked", "found"), [
    ("LATEST #plain * 100", "0123456789"),
    ("LATEST #plain * 3", "789"),
    ("LATEST #plain msgid={4} 100", "56789"),
    ("LATEST #plain msgid={4} 2", "89"),
    ("LATEST #plain timestamp={4t} 100", "56789"),
    ("BEFORE #plain msgid={4} 100", "0123"),
    ("BEFORE #plain msgid={4} 2", "23"),
    ("BEFORE #plain timestamp={4t} 2", "23"),
    ("AFTER #plain msgid={4} 100", "56789"),
    ("AFTER #plain msgid={4} 2", "56"),
    ("AFTER #plain timestamp={4t} 2", "56"),
    ("BETWEEN #plain msgid={2} msgid={7} 100", "3456"),
    ("BETWEEN #plain msgid={7} msgid={2} 100", "3456"),
    ("BETWEEN #plain msgid={2} msgid={7} 2", "34"),
    ("BETWEEN #plain msgid={7} timestamp={2t} 2", "56"),
    ("AROUND #plain msgid={4} 1", "4"),
    ("AROUND #plain msgid={4} 5", "23456"),
    ("AROUND #plain msgid={0} 4", "0123"),
    ("AROUND #plain timestamp={4t} 3", "345"),
    ("AROUND #plain msgid=unknown 10", ""),
    ("BEFORE #plain msgid=unknown 10", ""),
    ("AFTER #plain msgid=unknown 10", ""),
    ("BETWEEN #plain msgid=unknown msgid={4} 10", ""),
    ("latest #PLAIN * 1", "9"),
])  # fmt: skip
def test_questions(house, asked, found):
    ann = house.client("Ann", "#plain", caps=CAPS)
    ids = talk(house, ann, 10)
    times = [f"2027-01-15T08:00:0{number}.000Z" for number in range(10)]
    for number in range(10):
        asked = asked.replace(f"{{{number}}}", ids[number]).replace(f"{{{number}t}}", times[number])
    assert texts(ann.asks(f"CHATHISTORY {asked}")) == [f"line {number}" for number in found]


@pytest.mark.parametrize(("asked", "fault"), [
    ("LATEST", "NEED_MORE_PARAMS LATEST"),
    ("BETWEEN #plain msgid=a 3", "NEED_MORE_PARAMS BETWEEN"),
    ("TARGETS timestamp=2026-01-01T00:00:00.000Z 3", "NEED_MORE_PARAMS TARGETS"),
    ("FOO #plain * 3", "INVALID_PARAMS FOO"),
    ("LATEST #plain * 0", "INVALID_PARAMS LATEST 0"),
    ("LATEST #plain * -1", "INVALID_PARAMS LATEST -1"),
    ("LATEST #plain * many", "INVALID_PARAMS LATEST many"),
    ("LATEST #plain * ٣", "INVALID_PARAMS LATEST ٣"),
    ("BEFORE #plain * 3", "INVALID_MSGREFTYPE BEFORE *"),
    ("BEFORE #plain id=3 3", "INVALID_MSGREFTYPE BEFORE id=3"),
    ("BEFORE #plain timestamp=2026-13-01T00:00:00.000Z 3", "INVALID_PARAMS BEFORE timestamp=2026-13-01T00:00:00.000Z"),
    ("BEFORE #plain timestamp=yesterday 3", "INVALID_PARAMS BEFORE timestamp=yesterday"),
    ("BEFORE #plain msgid= 3", "INVALID_PARAMS BEFORE msgid="),
    ("TARGETS msgid=a timestamp=2026-01-01T00:00:00.000Z 3", "INVALID_MSGREFTYPE TARGETS msgid=a"),
    ("LATEST #nowhere * 3", "INVALID_TARGET LATEST #nowhere"),
])  # fmt: skip
def test_faults(house, asked, fault):
    ann = house.client("Ann", "#plain", caps=CAPS)
    (line,) = ann.asks(f"CHATHISTORY {asked}")
    assert line.partition(" :")[0] == f"FAIL CHATHISTORY {fault}"


def test_line_is_as_it_was(house):
    """Also the echo's id and time, under a nick that its author has no more."""
    ann, bob = house.client("Ann", "#plain", caps=CAPS), house.client("Bob", "#plain", caps=CAPS)
    ann.heard()
    ann.sends("@+note=x PRIVMSG #plain :hello", "PRIVMSG #plain :\x01ACTION waves\x01", "NOTICE #plain :psst")
    said = ann.heard()
    assert bob.heard() == said
    ann.sends("NICK Eve", "QUIT")
    bob.heard()
    assert [line.partition(";")[2] for line in bob.asks("CHATHISTORY LATEST #plain * 9")[1:-1]] == [line[1:] for line in said]


def test_without_batch_lines_come_alone_and_without_tags(house):
    ann = house.client("Ann", "#plain", caps=CAPS)
    talk(house, ann, 2)
    bob = house.client("Bob", "#plain")
    assert bob.asks("CHATHISTORY LATEST #plain * 9") == [f":{ann.source} PRIVMSG #plain :line {number}" for number in (0, 1)]


def test_label_is_on_the_batch_itself(house):
    ann = house.client("Ann", "#plain", caps=f"{CAPS} labeled-response")
    talk(house, ann, 2)
    start, *inner, end = ann.asks("@label=x CHATHISTORY LATEST #plain * 9")
    assert start == "@label=x :irc.test BATCH +1 chathistory #plain"
    assert [line[:8] for line in inner] == ["@batch=1", "@batch=1"]
    assert end == "BATCH -1"


def test_batch_among_other_answers_keeps_its_name(house):
    """005 in a batch of its own, within the batch of a label: no line is in two."""
    ann = house.client("Ann", caps="batch labeled-response draft/extended-isupport")
    lines = ann.asks("@label=x VERSION")
    assert lines[0] == "@label=x :irc.test BATCH +3 labeled-response"
    assert lines[1].startswith("@batch=3 :irc.test 351 ")
    assert lines[2] == "@batch=3 :irc.test BATCH +2 draft/isupport"
    assert all(line.startswith("@batch=2 :irc.test 005 ") for line in lines[3:-2])
    assert lines[-2:] == ["@batch=3 :irc.test BATCH -2", "BATCH -3"]


def test_events_only_for_those_who_know_them(house):
    ann = house.client("Ann", "#plain", caps=EVENTS)
    bob = house.client("Bob", "#plain", caps=CAPS)
    ann.sends("TOPIC #plain :night", "MODE #plain +m", "@+typing=active TAGMSG #plain", "@+react=x TAGMSG #plain",
              "PRIVMSG #plain :hello", "KICK #plain Bob :enough")
    bob.sends("NICK Robert", "JOIN #plain", "PART #plain :bye", "JOIN #plain", "QUIT :home")
    words = [line.split(" ")[2] for line in ann.asks("CHATHISTORY LATEST #plain * 100")[1:-1]]
    assert words == ["JOIN", "JOIN", "TOPIC", "MODE", "TAGMSG", "PRIVMSG", "KICK", "JOIN", "PART", "JOIN", "QUIT"]
    eve = house.client("Eve", "#plain", caps=CAPS)
    assert texts(eve.asks("CHATHISTORY LATEST #plain * 100")) == ["hello"]


def test_events_count_only_where_they_are_shown(house):
    ann = house.client("Ann", "#plain", caps=CAPS)
    for number in range(5):
        ann.sends(f"PRIVMSG #plain :line {number}", f"TOPIC #plain :{number}")
    assert texts(ann.asks("CHATHISTORY LATEST #plain * 3")) == ["line 2", "line 3", "line 4"]


def test_longest_answer_is_what_005_tells(house):
    ann = house.client("Ann", "#plain", caps=CAPS)
    assert any(" CHATHISTORY=100 " in line for line in ann.asks("VERSION"))
    assert any(" MSGREFTYPES=msgid,timestamp " in line for line in ann.asks("VERSION"))
    talk(house, ann, 120)
    assert len(texts(ann.asks("CHATHISTORY LATEST #plain * 500"))) == 100


# Who may read


def test_place_that_one_is_not_in_is_as_if_it_were_not_there(house):
    ann = house.client("Ann", "#plain", "#secret")
    ann.sends("MODE #secret +s", "PRIVMSG #secret :hush", "PRIVMSG #plain :hello")
    bob = house.client("Bob", caps=CAPS)
    answers = [bob.asks(f"CHATHISTORY LATEST {name} * 9")[0] for name in ("#plain", "#secret", "#nowher")]
    assert len({line.replace("#plain", "#x").replace("#secret", "#x").replace("#nowher", "#x") for line in answers}) == 1


@pytest.mark.parametrize("mode", ["+s", "+i", "+k key"])
def test_what_was_said_in_a_closed_place_is_for_those_who_were_there(house, mode):
    ann, bob = house.client("Ann", "#x", caps=CAPS), house.client("Bob", "#x", caps=CAPS)
    ann.sends("PRIVMSG #x :open", f"MODE #x {mode}", "PRIVMSG #x :closed")
    ann.sends("INVITE Eve #x")
    eve = house.client("Eve", caps=EVENTS)
    ann.sends("INVITE Eve #x")
    eve.sends("JOIN #x key")
    ann.sends("PRIVMSG #x :with Eve", f"MODE #x {mode.replace('+', '-')}", "PRIVMSG #x :open again")
    assert texts(bob.asks("CHATHISTORY LATEST #x * 9")) == ["open", "closed", "with Eve", "open again"]
    seen = eve.asks("CHATHISTORY LATEST #x * 99")
    assert [line.rpartition(" :")[2] for line in seen if " PRIVMSG " in line] == ["open", "with Eve", "open again"]
    assert not any("closed" in line for line in seen)


def test_who_left_a_secret_place_reads_nothing_more_of_it(house):
    ann, bob = house.client("Ann", "#x", caps=CAPS), house.client("Bob", "#x", caps=CAPS)
    ann.sends("MODE #x +s", "PRIVMSG #x :one")
    bob.sends("PART #x")
    ann.sends("PRIVMSG #x :two", "MODE #x -s")
    bob.sends("JOIN #x")
    assert texts(bob.asks("CHATHISTORY LATEST #x * 9")) == ["one"]


def test_another_guest_of_the_same_nick_is_another(house):
    ann, bob = house.client("Ann", "#x", caps=CAPS), house.client("Bob", "#x", caps=CAPS)
    ann.sends("MODE #x +s", "PRIVMSG #x :one", "PRIVMSG Bob :two", "MODE #x -s")
    bob.sends("QUIT")
    bob = house.client("Bob", "#x", caps=CAPS)
    assert texts(bob.asks("CHATHISTORY LATEST #x * 9")) == []
    assert texts(bob.asks("CHATHISTORY LATEST Ann * 9")) == []
    assert texts(ann.asks("CHATHISTORY LATEST Bob * 9")) == ["two"]


def test_talk_of_two_is_for_these_two(house):
    ann, bob, eve = (house.client(nick, caps=CAPS) for nick in ("Ann", "Bob", "Eve"))
    ann.sends("PRIVMSG Bob :one")
    bob.sends("PRIVMSG Ann :two")
    eve.sends("PRIVMSG Ann :three")
    assert texts(ann.asks("CHATHISTORY LATEST bob * 9")) == texts(bob.asks("CHATHISTORY LATEST ANN * 9")) == ["one", "two"]
    assert texts(eve.asks("CHATHISTORY LATEST Bob * 9")) == []
    assert eve.asks("CHATHISTORY LATEST Nobody * 9") == ["BATCH +2 chathistory Nobody", "BATCH -2"]


def test_targets_are_where_something_was_said(house):
    ann, bob = house.client("Ann", "#plain", "#quiet", caps=CAPS), house.client("Bob", "#plain", caps=CAPS)
    bob.sends("PRIVMSG #plain :hello")
    house.passes(1)
    bob.sends("PRIVMSG Ann :hello")
    span = "timestamp=2027-01-15T08:00:02.000Z timestamp=2026-01-01T00:00:00.000Z"
    lines = [line.partition("CHATHISTORY ")[2] for line in ann.asks(f"CHATHISTORY TARGETS {span} 9")]
    assert lines == ["", "TARGETS #plain 2027-01-15T08:00:00.000Z", "TARGETS Bob 2027-01-15T08:00:01.000Z", ""]
    assert len(ann.asks(f"CHATHISTORY TARGETS {span} 1")) == 3
    span = "timestamp=2027-01-15T08:00:00.000Z timestamp=2027-01-15T08:00:01.000Z"
    assert ann.asks(f"CHATHISTORY TARGETS {span} 9") == ["BATCH +3 draft/chathistory-targets", "BATCH -3"]


def test_what_is_said_to_and_by_the_moderator_is_not_kept(house):
    house.hall.host = Strict()
    ann = house.client("Ann", caps=CAPS)
    ann.sends("PRIVMSG Moderator :see 3")
    house.hall.tell(ann.user, Words(en="Bob is a wolf"))
    house.turn.end()
    assert texts(ann.asks("CHATHISTORY LATEST Moderator * 9")) == []


def test_refused_and_whispered_lines_are_not_kept(house):
    ann, bob = house.client("Ann", "#plain", caps=CAPS), house.client("Bob", "#plain", caps=CAPS)
    ann.sends("PRIVMSG @#plain :for operators", "MODE #plain +m")
    bob.sends("PRIVMSG #plain :may not")
    assert texts(ann.asks("CHATHISTORY LATEST #plain * 9")) == []


def test_announcements_are_read_in_each_reader_s_language(house):
    house.hall.host = Strict()
    ann = house.client("Ann", "#wolf", caps=CAPS)
    house.hall.announce(house.channel("#wolf"), Words(**{"en": "Night falls.\nSleep.", "zh-Hans": "天黑了。"}),
                        by_telnet=Words(en="Night, /sleep"))
    house.turn.end()
    assert texts(ann.asks("CHATHISTORY LATEST #wolf * 9")) == ["Night falls.", "Sleep."]
    lines = ann.asks("CHATHISTORY LATEST #wolf * 9")
    first, second = mids(ann, lines[1:-1])
    assert second == f"{first}-1"
    assert texts(ann.asks(f"CHATHISTORY AROUND #wolf msgid={second} 1")) == ["Night falls.", "Sleep."]
    house.hall.set_language(ann.user, "zh-Hans")
    assert texts(ann.asks("CHATHISTORY LATEST #wolf * 9")) == ["天黑了。"]


def test_commands_of_a_game_are_not_kept(house):
    house.hall.host = Strict()
    ann = house.client("Ann", "#wolf", caps=EVENTS)
    ann.sends("PRIVMSG #wolf :!vote 3", "@+react=x TAGMSG #wolf", "PRIVMSG #wolf :hello")
    lines = ann.asks("CHATHISTORY LATEST #wolf * 9")[1:-1]
    assert [line.split(" ", 2)[2] for line in lines] == ["JOIN #wolf", "PRIVMSG #wolf :hello"]


def test_messages_are_named_after_their_records():
    house = House()
    house.hall.mid_of = lambda seq: f"record{seq}"
    ann = house.client("Ann", "#plain", caps=CAPS)
    (mid,) = talk(house, ann, 1)
    (record,) = house.book.of("chat.message")
    assert mid == f"record{house.book.records.index(record) + 1}"


def test_who_asks_for_too_much_must_wait():
    house = House(queries=Pace(150.0, 10.0))
    ann = house.client("Ann", "#plain", caps=CAPS)
    talk(house, ann, 100)
    assert len(texts(ann.asks("CHATHISTORY LATEST #plain * 100"))) == 100
    assert len(texts(ann.asks("CHATHISTORY LATEST #plain * 100"))) == 100
    assert ann.numerics("CHATHISTORY LATEST #plain * 1") == ["263"]
    house.passes(6)
    assert len(texts(ann.asks("CHATHISTORY LATEST #plain * 1"))) == 1
