"""Registration, capabilities, signs of life, and going."""

from dataclasses import replace

import pytest

from tests.irc.house import Client, House, Words
from wolfd.irc import caps
from wolfd.irc.factory import IrcFactory
from wolfd.texts import Message


@pytest.fixture
def house():
    return House()


@pytest.fixture
def raw(house):
    """A connection that has said nothing yet."""
    return Client(house)


def test_registration_tells_what_clients_need(raw):
    raw.sends("NICK Ann", "USER ann 0 * :Ann of the hill")
    heard = raw.heard()
    numerics = list(dict.fromkeys(line.split()[1] for line in heard))
    assert numerics == ["001", "002", "003", "004", "005", "251", "252", "253", "254", "255", "265", "266", "375", "372", "376"]
    assert heard[0] == f":irc.test 001 Ann :Welcome to the wolfd network, {raw.source}"
    assert raw.user.real == "Ann of the hill"
    assert raw.user.address == "192.0.2.1"
    assert "192" not in raw.user.host.partition(".")[2]


def test_the_operators_words_are_no_pattern(house):
    """Per cent signs, bold letters and what looks like a place stay as they are; other settings are told at once."""
    words = ("100% %(nick)b %d", "\x02bold\x02 \x01x\x08", "%%")
    house.factory.settings = replace(house.factory.settings, motd=words, network="50%(source)b")
    ann = Client(house)
    ann.sends("NICK Ann", "USER ann 0 * :Ann")
    heard = ann.heard()
    assert [line.partition(" :- ")[2] for line in heard if " 372 " in line][:3] == list(words)
    assert heard[0].startswith(":irc.test 001 Ann :Welcome to the 50%(source)b network, Ann!ann@")
    house.factory.settings = replace(house.factory.settings, motd=("news",))
    assert "372 Ann :- news" in ann.asks("MOTD")


def test_order_of_user_and_nick_does_not_matter(raw):
    raw.sends("USER ann 0 * :Ann", "NICK Ann")
    assert raw.heard()[0].split()[1] == "001"


def test_negotiation_holds_registration_back(raw):
    assert raw.asks("CAP LS 302")[0].startswith("CAP * LS :account-notify ")
    assert raw.asks("JOIN :") == ["451 * :You have not registered yet"]
    assert raw.asks("NICK Ann", "USER ann 0 * :Ann") == []
    assert raw.asks("CAP REQ :server-time echo-message") == ["CAP Ann ACK :server-time echo-message"]
    assert raw.numerics("CAP END")[0] == "001"


@pytest.mark.parametrize("line", ["PRIVMSG a :b", "WHO a", "MODE #a", "LIST", "AWAY :x", "OPER a b", "HELP", "MONITOR + a"])
def test_nothing_else_before_registration(raw, line):
    assert raw.numerics(line) == ["451"]
    assert raw.numerics("FOO") == ["421"]


@pytest.mark.parametrize(("line", "numeric"), [
    ("NICK", "431"), ("NICK :", "431"), ("NICK 0", "432"), ("NICK *", "432"), ("NICK :a b", "432"), ("NICK M0derator", "432"), ("NICK Moderator", "433"),
    ("NICK BOB", "433"), ("USER a", "461"), ("USER a 0 *", "461"), ("USER a 0 * :", "461"), ("PASS", "461"), ("CAP", "461"), ("CAP FOO", "410"),
    ("PING", "461"), ("NICK Bоb", "433"), ("NICK Ann[bot]", "432"), ("NICK 法官", "432"), ("NICK ModeratorBot", "432"),
])  # fmt: skip
def test_errors_before_registration(house, raw, line, numeric):
    house.client("Bob")
    assert raw.numerics(line) == [numeric]


def test_nick_that_is_taken_meanwhile(house, raw):
    raw.sends("NICK Ann")
    house.client("Ann")
    assert raw.asks("USER ann 0 * :Ann") == ["433 * Ann :Somebody is called Ann already."]
    assert raw.numerics("NICK Anna")[0] == "001"


@pytest.mark.parametrize(("name", "used"), [("ann", "ann"), ("a b", "a"), ("averylongname", "averylongn"), ("a@b", "user"), ("a\x1b", "user"), ("狼人狼人", "狼人狼")])
def test_user_name(raw, name, used):
    raw.sends("NICK Ann", f"USER {name} 0 * :Ann")
    assert raw.user.name == used


def test_password():
    house = House(password="sesame")
    good, bad = Client(house), Client(house)
    assert good.numerics("PASS sesame", "NICK Ann", "USER ann 0 * :Ann")[0] == "001"
    assert bad.numerics("PASS open", "NICK Bob", "USER bob 0 * :Bob") == ["464", "ERROR"]
    assert not bad.is_connected
    assert good.numerics("PASS x") == ["462"]


def test_only_once(house):
    ann = house.client("Ann")
    assert ann.numerics("USER a 0 * :b") == ["462"]


def test_quit_before_registration(raw):
    assert raw.asks("QUIT") == ["ERROR :Closing the link: Quit"]
    assert not raw.is_connected


def test_quit(house):
    ann, bob = house.clients("Ann Bob", "#x")
    source = ann.source
    assert ann.asks("QUIT :good night", "PING x") == ["ERROR :Closing the link: Quit: good night"]
    assert not ann.is_connected
    assert bob.heard() == [f":{source} QUIT :Quit: good night"]
    assert house.factory.registered == len(house.factory.sessions) == 1


def test_lost_connection(house):
    ann, bob = house.clients("Ann Bob", "#x")
    source = ann.source
    ann.transport.loseConnection()
    house.turn.end()
    assert bob.heard() == [f":{source} QUIT :Connection closed"]


def test_closed_by_the_house(house):
    ann, bob = house.clients("Ann Bob", "#x")
    ann.session.close(Words(en="The server\nstops"))
    house.turn.end()
    assert ann.heard() == ["ERROR :Closing the link: The server stops"]
    assert not ann.is_connected
    assert bob.heard()[0].endswith(" QUIT :The server stops")


@pytest.mark.parametrize("how", ["QUIT", "closed", "silent"])
def test_the_others_read_the_servers_language(how):
    """The reason stands in one line for readers of every language: only who goes reads his own."""
    house = House(language="zh-Hant", quiet=20.0, patience=10.0)
    ann, bob = house.clients("Ann Bob", "#x")
    house.hall.set_language(ann.user, "en")
    house.hall.set_language(bob.user, "zh-Hans")
    if how == "QUIT":
        ann.sends("QUIT :bye")
    elif how == "closed":
        ann.session.close(Message("server-stops"))
    while how == "silent" and ann.is_connected:
        bob.sends("PING x")
        house.passes(5)
    mid, values = {"QUIT": ("quit-said", {"reason": "bye"}), "closed": ("server-stops", {}), "silent": ("quit-ping", {"seconds": 35})}[how]
    house.turn.end()
    assert ann.heard()[-1] == f"ERROR :Closing the link: {Message(mid, **values).text('en')}"
    told = [line for line in bob.heard() if " QUIT :" in line]
    assert [line.partition(" QUIT :")[2] for line in told] == [Message(mid, **values).text("zh-Hant")]


@pytest.mark.parametrize("token", ["x", "a b", ":", "LAG1234.5", "狼"])
def test_pong_repeats_the_token(house, token):
    assert house.client("Ann").asks(f"PING :{token}") == [f"PONG irc.test :{token}"]


def test_capabilities_at_301_and_302(raw):
    offered = [row.name for row in caps.ROWS if row.bit not in {caps.SASL, caps.ACCOUNT_REGISTRATION, caps.STS}]  # here are no accounts
    assert raw.asks("CAP LS") == [f"CAP * LS :{' '.join(offered)}"]
    assert raw.asks("CAP REQ :sasl") == ["CAP * NAK :sasl"]
    assert not raw.session.caps & caps.CAP_NOTIFY
    raw.sends("CAP LS 302")
    assert raw.session.caps & caps.CAP_NOTIFY


def test_capabilities_are_taken_all_or_none(house):
    ann = house.client("Ann", caps="away-notify")
    assert ann.asks("CAP REQ :batch nonsense") == ["CAP Ann NAK :batch nonsense"]
    assert ann.asks("CAP LIST") == ["CAP Ann LIST :away-notify"]
    assert ann.asks("CAP REQ :batch -away-notify") == ["CAP Ann ACK :batch -away-notify"]
    assert ann.asks("CAP LIST") == ["CAP Ann LIST :batch"]
    assert ann.asks("CAP REQ") == ["CAP Ann ACK :"]
    assert ann.asks("CAP END") == []


def test_server_needs_a_host_name(house):
    house.hall.name = "wolfd"
    with pytest.raises(ValueError, match="host name"):
        IrcFactory(house.hall, house.turn, house.clock)


def test_door():
    class Door:
        inside = 0
        is_full = False

        def enter(self, host):
            self.inside += 1
            return self.inside <= 1

        def leave(self, host):
            assert host == "192.0.2.1"
            self.inside = 0

    house = House()
    house.factory.door = door = Door()
    ann = house.client("Ann")
    refused = Client(house)
    house.turn.end()
    assert refused.heard()[0].startswith("ERROR :Closing the link: Too many connections")
    assert not refused.is_connected
    ann.sends("QUIT")
    assert door.inside == 0
    house.client("Bob")


def test_rename(house):
    ann, bob, eve = house.clients("Ann Bob Eve")
    for client in (ann, bob):
        client.sends("JOIN #x")
    source = ann.source
    assert ann.asks("NICK 狼人") == [f":{source} NICK 狼人"]
    assert bob.heard()[-1] == f":{source} NICK 狼人"
    assert eve.heard() == []
    assert ann.asks("NICK 狼人") == []
    assert ann.numerics("NICK bob") == ["433"]
    assert ann.numerics("NICK 0") == ["432"]
