"""What must not be seen from outside: secret channels, silence, addresses, how many things happened."""

from itertools import pairwise

import pytest

from tests.irc.house import House, Strict, Words

QUESTIONS = (
    "WHOIS Ann", "WHO Ann", "WHO *", "WHO #secret", "WHO #secret %tcuihsnfdlaor,1", "NAMES #secret", "NAMES", "LIST", "LIST #secret", "LIST >0",
    "LIST *", "TOPIC #secret", "MODE #secret", "MODE #secret b", "MODE #secret +m", "INVITE Bob #secret", "PART #secret", "KICK #secret Ann",
    "CHATHISTORY LATEST #secret * 9", "CHATHISTORY TARGETS timestamp=2026-01-01T00:00:00.000Z timestamp=2028-01-01T00:00:00.000Z 9",
    "MARKREAD #secret", "PRIVMSG #secret :hello", "PRIVMSG @#secret :hello", "JOIN #secret wrong", "LUSERS", "WHOWAS Ann", "ISON Ann", "USERHOST Ann",
)  # fmt: skip


def whole(questions, *, with_channel):
    """What an outsider is answered, with a secret channel there or not."""
    house = House()
    house.hall.cloak = lambda _: "host.cloak"
    ann = house.client("Ann")
    bob = house.client("Bob")
    if with_channel:
        ann.sends("JOIN #secret", "MODE #secret +sik key", "TOPIC #secret :we are the wolves")
    return {question: bob.asks(question) for question in questions}


def test_secret_channel_is_as_if_it_were_not_there():
    there, absent = whole(QUESTIONS, with_channel=True), whole(QUESTIONS, with_channel=False)
    assert len(absent.pop("JOIN #secret wrong")) == 3
    assert there.pop("JOIN #secret wrong") == ["403 Bob #secret :There is no channel #secret."]
    after = QUESTIONS.index("JOIN #secret wrong")
    for question in QUESTIONS[:after]:
        assert there[question] == absent[question], question
    for question in ("WHOWAS Ann", "ISON Ann", "USERHOST Ann"):
        assert there[question] == absent[question], question


@pytest.mark.parametrize("is_kept", [True, False])
@pytest.mark.parametrize("line", [
    "PRIVMSG {} :hello", "NOTICE {} :hello", "@+a=b TAGMSG {}", "PRIVMSG @{} :hello", "@+a=b TAGMSG +{}", "PRIVMSG {} :\x01VERSION\x01", "PRIVMSG {} :\x01ACTION x\x01",
    "PRIVMSG {} :!who", "PRIVMSG {},Ann :\x01VERSION\x01", "PRIVMSG {} :" + "x" * 470,
])  # fmt: skip
def test_no_message_tells_that_a_secret_room_is_there(line, is_kept):
    """Whoever keeps it, and however its name is spelled."""
    house = House()
    house.hall.host = Strict()
    ann, bob = house.client("Ann", "#kept" if is_kept else "#plain"), house.client("Bob", caps="message-tags")
    room = next(iter(ann.user.channels))
    room.modes.add("s")
    house.hall.secret.add(room)
    for name in (room.name, room.name.upper()):
        other = "#" + "x" * (len(name) - 1)
        there, absent = ([each.replace(room, "#") for each in bob.asks(line.format(room))] for room in (name, other))
        assert there == absent
    assert ann.heard() == []


def test_private_lines_look_like_doing_nothing():
    """A player who acts in secret and one who does not are told apart by no question."""
    house = House()
    house.hall.cloak = lambda _: "host.cloak"
    house.hall.host = host = Strict()
    host.heard = lambda user, text: house.hall.tell(user, Words(en="Noted."))
    ann, bob, eve = (house.client(nick, "#wolf") for nick in ("Ann", "Bob", "Eve"))
    house.passes(50)
    before = eve.asks("NAMES #wolf", "MODE #wolf", "LUSERS", "LIST")
    ann.sends("PRIVMSG Moderator :kill 3", "@+typing=active TAGMSG Moderator")
    assert eve.heard() == []
    assert eve.asks("NAMES #wolf", "MODE #wolf", "LUSERS", "LIST") == before
    for question in ("WHOIS {0}", "WHO {0}", "WHO {0} %tcuihsnfdlaor,1", "USERHOST {0}", "ISON {0}"):
        answers = [
            [line.replace(nick.lower(), "who").replace(nick, "Who") for line in eve.asks(question.format(nick))] for nick in ("Ann", "Bob")
        ]
        assert answers[0] == answers[1], question
    assert bob.asks("PING x") == ["PONG irc.test :x"]


@pytest.mark.parametrize("line", ["@+typing=active TAGMSG Moderator", "@+x=y TAGMSG #wolf", "@+typing=done TAGMSG #WOLF"])
def test_tags_reach_nobody_in_a_game(line):
    house = House()
    house.hall.host = Strict()
    ann, bob = house.client("Ann", "#wolf", caps="message-tags"), house.client("Bob", "#wolf", caps="message-tags")
    for client in (ann, bob):
        client.heard()
    assert ann.asks(line) == []
    assert bob.heard() == []


def test_addresses_are_shown_to_nobody():
    house = House()
    ann, bob = house.client("Ann", "#x"), house.client("Bob")
    lines = [line for question in ("WHOIS Ann", "WHO Ann", "WHO Ann %i", "USERHOST Ann", "JOIN #x", "WHOWAS Ann") for line in bob.asks(question)]
    assert not any("192.0.2" in line for line in lines)
    assert ann.user.address == "192.0.2.1"
    # In the log an address stands under seal alone.
    shown = [{name: value for name, value in record.items() if name != "private"} for record in house.book.records]
    assert not any("192.0.2" in str(record) for record in shown)


def test_message_ids_do_not_count():
    house = House()
    ann, bob, eve = (house.client(nick, "#x", caps="message-tags") for nick in ("Ann", "Bob", "Eve"))
    ids = []
    for acts in (0, 3, 0, 7):
        bob.sends(*["PRIVMSG Ann :secret"] * acts)
        ann.heard()
        eve.heard()
        ann.sends("PRIVMSG #x :hello")
        ids.append(eve.heard()[0].partition("msgid=")[2].partition(" ")[0])
    assert len({len(one) for one in ids}) == 1
    assert len({int(after, 16) - int(before, 16) for before, after in pairwise(ids)}) == 3


def test_batches_are_counted_by_connection():
    house = House()
    ann, bob = house.client("Ann", caps="labeled-response batch"), house.client("Bob", caps="labeled-response batch")
    for _ in range(5):
        bob.sends("@label=x LUSERS")
    assert ann.asks("@label=x LUSERS")[0] == "@label=x :irc.test BATCH +1 labeled-response"


def test_invisible_are_not_found_from_outside_a_channel():
    house = House()
    house.client("Ann", "#x")
    eve = house.client("Eve")
    assert eve.asks("NAMES #x") == ["366 Eve #x :End of NAMES"]
    assert eve.asks("WHO #x") == ["315 Eve #x :End of WHO"]
    assert eve.numerics("WHO ann", "WHO an*") == ["352", "315", "315"]
