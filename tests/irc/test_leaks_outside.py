"""Leaks, item by item: two worlds that differ in what somebody does in private, and one observer to whom they look the same.

The observer has every capability, watches everybody, shares a channel with them, and asks everything there is to ask.
"""

import re

import pytest

from tests.irc.house import House, Strict, Words
from wolfd.chat.people import Identity
from wolfd.irc import caps

ALL = " ".join(row.name for row in caps.ROWS if row.is_asked and row.name != "sasl" and not row.name.startswith("draft/account"))
MID = re.compile(r"msgid=[0-9a-z-]+")
ASKED = (
    *(f"{question} {nick}" for nick in ("Ann", "Bob") for question in ("WHOIS", "WHO", "USERHOST", "ISON", "WHOWAS", "CHATHISTORY LATEST", "MONITOR S")),
    "WHOIS Ann Ann", "WHO Ann %tcuihsnfdlaor,1", "WHO *", "WHO #hall", "WHO #secret", "WHO #secret %cnf", "NAMES #hall", "NAMES #secret", "NAMES", "LIST",
    "LIST #secret", "LIST >0", "LIST <9", "LIST T<9", "LIST C<9", "LUSERS", "TOPIC #secret", "MODE #secret", "MODE #secret b", "MODE #secret +m",
    "CHATHISTORY LATEST #secret * 10", "CHATHISTORY LATEST #hall * 10", "CHATHISTORY TARGETS timestamp=2026-01-01T00:00:00.000Z timestamp=2030-01-01T00:00:00.000Z 50",
    "INVITE Cat #secret", "PRIVMSG #secret :x", "NOTICE #secret :x", "TAGMSG #secret", "PRIVMSG @#secret :x", "PART #secret", "KICK #secret Ann", "INVITE",
    "MARKREAD #secret", "STATS l", "STATS m", "STATS u", "PING x",
)  # fmt: skip


class World:
    """A house where Ann and Bob may do something in private, Cat is somebody else, and Eve looks on."""

    def __init__(self):
        self.house = house = House()
        house.hall.cloak = lambda _: "host.cloak"
        house.hall.host = self.host = Strict()
        self.host.keeper_for = lambda channel: self.host if channel.name == "#wolf" else None
        self.host.heard = self.hears
        self.ann, self.bob, self.cat = (house.client(nick, "#hall", "#wolf", caps=ALL) for nick in ("Ann", "Bob", "Cat"))
        self.eve = house.client("Eve", "#hall", "#wolf", caps=ALL)
        self.eve.sends("MONITOR + Ann,Bob,Cat")
        house.passes(20)
        self.eve.heard()

    def hears(self, user, text):
        """The Moderator takes a private line: he answers in private; in the room, only what begins with the prefix is his."""
        if not text.startswith("!") and user.nick not in {"Ann", "Bob"}:
            return False
        self.house.hall.tell(user, Words(en=f"Noted: {text}"))
        return True

    def seen(self):
        """What Eve has heard, and is answered to everything; without the ids of messages, which are no two the same."""
        self.house.passes(20)
        told = self.eve.heard()
        for line in ASKED:
            told += [line, *self.eve.asks(line)]
        return [MID.sub("msgid=?", line) for line in told]


def differs(act):
    """The lines that tell Eve whether something was done."""
    quiet, busy = World(), World()
    act(busy)
    busy.house.turn.end()
    before, after = quiet.seen(), busy.seen()
    return [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]] + ([(len(before), len(after))] if len(before) != len(after) else [])


def types(who, *lines):
    return lambda world: getattr(world, who).sends(*lines)


PRIVATE = {
    "a deed in private": types("ann", "PRIVMSG Moderator :kill 3"),
    "a deed in the room": types("ann", "PRIVMSG #wolf :!vote 3"),
    "many deeds": types("ann", *["PRIVMSG Moderator :see 3"] * 20),
    "a long line": types("ann", f"PRIVMSG Moderator :{'x' * 400}"),
    "a notice to the Moderator": types("ann", "NOTICE Moderator :kill 3"),
    "typing to the Moderator": types("ann", "@+typing=active TAGMSG Moderator", "@+typing=done TAGMSG Moderator"),
    "typing to another player": types("ann", "@+typing=active TAGMSG Bob"),
    "typing in the room": types("ann", "@+typing=active TAGMSG #wolf"),
    "a letter to another player": types("ann", "PRIVMSG Bob :you too?"),
    "a labelled deed": types("ann", "@label=x PRIVMSG Moderator :kill 3"),
    "a question to the server": types("ann", "WHOIS Bob", "WHO #wolf", "LIST", "MONITOR + Eve,Bob", "CHATHISTORY LATEST Bob * 10"),
    "another language": lambda world: world.house.hall.set_language(world.ann.user, "zh-Hant"),
    "opening a secret room": types("ann", "JOIN #secret", "MODE #secret +s"),
    "talk in a secret room": types("ann", "JOIN #secret", "MODE #secret +s", "TOPIC #secret :wolves", "PRIVMSG #secret :hello", "MODE #secret +bl a!*@* 5"),
    "two in a secret room": lambda world: (types("ann", "JOIN #secret", "MODE #secret +s")(world), types("bob", "JOIN #secret")(world)),
    "an invitation to a secret room": types("ann", "JOIN #secret", "MODE #secret +si", "INVITE Bob #secret"),
    "leaving a secret room": types("ann", "JOIN #secret", "MODE #secret +s", "PART #secret"),
    "being put out of a secret room": lambda world: (
        types("ann", "JOIN #secret", "MODE #secret +s")(world), types("bob", "JOIN #secret")(world), types("ann", "KICK #secret Bob")(world)),
}  # fmt: skip


@pytest.mark.parametrize("act", PRIVATE.values(), ids=PRIVATE)
def test_what_is_done_in_private_is_seen_by_nobody_else(act):
    assert differs(act) == []


def test_the_observer_sees_what_is_public():
    """Else the tests above would prove nothing."""
    for line in ("AWAY :at supper", "PRIVMSG #hall :hello", "PRIVMSG #wolf :hello" , "SETNAME :Another", "JOIN #open", "@+typing=active TAGMSG #hall", "QUIT"):
        who = "cat" if line.startswith("PRIVMSG #wolf") else "ann"
        assert differs(types(who, line)) != [], line


def refused(line, hush):
    """What is done after a refusal that nobody else may see; a line that is refused is neither passed on nor echoed."""
    world = World()
    world.host.hush = hush
    for client in (world.cat, world.bob, world.eve):
        client.heard()
    world.cat.sends(line)
    return world.cat.heard(), [*world.bob.heard(), *world.eve.heard()]


@pytest.mark.parametrize("line", [
    "PRIVMSG #wolf :psst", "NOTICE #wolf :psst", "PRIVMSG #nowhere :psst", "PRIVMSG Nobody :psst", "TAGMSG #wolf", "@+typing=active TAGMSG Moderator",
    "PRIVMSG #wolf :\x01VERSION\x01", "PRIVMSG +#wolf :psst", "PRIVMSG @#wolf :psst",
])  # fmt: skip
def test_what_is_refused_is_neither_echoed_nor_passed_on(line):
    own, others = refused(line, Words(en="It is night."))
    assert others == []
    assert not any("psst" in told for told in own), own


@pytest.mark.parametrize("mode", ["k key", "i", "l 1", "b *!*@*", "R"])
def test_a_secret_room_that_is_closed_is_as_if_nobody_could_open_it(mode):
    """473, 475, 471, 474 and 477 would tell that it is there."""
    house = House()
    ann, bob = house.client("Ann", "#secret"), house.client("Bob")
    ann.sends(f"MODE #secret +s{mode}")
    assert bob.asks("JOIN #secret", "JOIN #secret wrong") == ["403 Bob #secret :There is no channel #secret."] * 2
    ann.sends("MODE #secret -s")
    assert bob.numerics("JOIN #secret")[0] in {"471", "473", "474", "475", "477"}


def test_341_is_for_him_who_invites_alone():
    house = House()
    ann, bob, cat = house.client("Ann", "#secret", caps=ALL), house.client("Bob", caps=ALL), house.client("Cat", "#secret", caps=ALL)
    eve = house.client("Eve", caps=ALL)
    ann.sends("MODE #secret +si")
    for client in (ann, bob, cat, eve):
        client.heard()
    assert "341" in ann.numerics("INVITE Bob #secret")
    assert "341" not in " ".join(bob.heard() + cat.heard())
    assert eve.heard() == []
    assert eve.asks("INVITE Bob #secret") == ["403 Eve #secret :There is no channel #secret."]
    assert eve.asks("INVITE Cat #secret") == ["403 Eve #secret :There is no channel #secret."], "443 would tell who is in it"


def test_a_log_in_is_told_to_those_who_share_a_room_alone():
    house = House()
    ann, cat, eve = house.client("Ann", "#x", caps=ALL), house.client("Cat", "#x", caps=ALL), house.client("Eve", caps=ALL)
    for client in (ann, cat, eve):
        client.heard()
    house.hall.log_in(ann.user, Identity("Ann", "p-ann"))
    house.turn.end()
    assert any("ACCOUNT Ann" in line for line in cat.heard())
    assert eve.heard() == []


def test_what_was_said_after_one_has_left_a_secret_room_is_not_to_be_had():
    house = House()
    ann, eve = house.client("Ann", "#secret", caps=ALL), house.client("Eve", "#secret", caps=ALL)
    bob = house.client("Bob", caps=ALL)
    ann.sends("MODE #secret +s")
    eve.sends("PART #secret")
    ann.sends("PRIVMSG #secret :she is gone")
    asked = ("CHATHISTORY LATEST #secret * 10", "CHATHISTORY AROUND #secret timestamp=2027-01-15T08:00:00.000Z 10", "WHOWAS Ann", "WHOIS Ann", "TOPIC #secret", "NAMES #secret")
    told = {client: [line.replace(client.user.nick, "?") for line in client.asks(*asked)] for client in (eve, bob)}
    assert told[eve] == told[bob]
    assert not any("she is gone" in line for line in told[eve])
    house.hall.rename(ann.user, "Anna")
    assert not any("secret" in line for line in eve.asks("WHOWAS Ann"))


def test_how_long_somebody_is_silent_is_for_himself_alone():
    house = House()
    ann, eve = house.client("Ann", "#x"), house.client("Eve", "#x")
    assert "317" in ann.numerics("WHOIS Ann")
    assert "317" not in eve.numerics("WHOIS Ann", "WHOIS Ann Ann")
    assert eve.asks("WHO Ann %ln")[0] == "354 Eve Ann 0"
    answers = []
    for line in ("PRIVMSG Moderator :x", "PING x"):
        house.passes(30)
        ann.sends(line)
        answers.append(eve.asks("WHOIS Ann", "WHO Ann %l"))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("one", "other"), [
    ("PRIVMSG Moderator :kill 3", "PRIVMSG Moderator :look 3"), ("PRIVMSG Moderator :kill 3", "PRIVMSG Moderator :kill 99"),
    ("PRIVMSG #secret :x", "PRIVMSG #nothing :x"), ("JOIN #secret", "JOIN #nothin:g"), ("INVITE Eve #secret", "INVITE Eve #nothing"),
])  # fmt: skip
def test_a_labelled_answer_comes_in_the_same_turn_whatever_it_is(one, other):
    """Neither earlier nor later by a turn, nor in more or fewer batches."""
    shapes = []
    for line in (one, other):
        house = House()
        house.hall.host = host = Strict()
        host.keeper_for = lambda channel: None
        host.heard = lambda user, text, house=house: house.hall.tell(user, Words(en="Noted."))
        cat = house.client("Cat", "#secret")
        cat.sends("MODE #secret +sk key")
        ann = house.client("Ann", caps="labeled-response batch")
        ann.heard()
        ann.session.dataReceived(f"@label=z {line}\r\n".encode())
        assert ann.transport.value() == b""
        house.turn.end()
        shapes.append([re.sub(r"#\S+|:.*", "", told.partition(" ")[2]) for told in ann.heard()])
        assert house.clock.getDelayedCalls()[0].getTime() > house.clock.seconds(), "nothing is put off"
    assert shapes[0] == shapes[1]


def test_voices_are_given_in_the_order_of_seats():
    """However they are come by: who is named first tells nothing of who did what."""
    orders = []
    for order in ("Ann Bob Cat", "Cat Ann Bob"):
        house = House()
        house.hall.host = Strict()
        eve = house.client("Eve", "#wolf")
        people = {nick: house.client(nick, "#wolf") for nick in order.split()}
        house.hall.set_floor(house.channel("#wolf"), [people[nick].user for nick in ("Ann", "Bob", "Cat")])
        house.turn.end()
        orders.append(eve.heard()[-1])
    assert orders[0] == orders[1]
    assert orders[0].endswith("MODE #wolf +mvvv Ann Bob Cat")
