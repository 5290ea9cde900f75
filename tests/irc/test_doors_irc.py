"""WEBIRC, the entrance, strict transport security: where somebody comes from, and what that changes."""

import pytest
from twisted.internet.defer import Deferred, succeed

from tests.irc.house import Client, House
from wolfd.control import limits, trust
from wolfd.control.config import Limits
from wolfd.entrance import ACCOUNT, BLOCK, CLEAN, NOTIFY, Verdict
from wolfd.irc.settings import IrcSettings

GATE = "8.8.9.9"
WEBIRC = "WEBIRC s3cret gateway host.example 8.8.8.8"


def gated(**more):
    house = House(gateways=trust.gateways([f"{GATE} s3cret"]), **more)
    house.factory.door = limits.Door(Limits(connections=2), 100)
    return house


def registered(house, address=GATE, *first, nick="Ann"):
    client = Client(house, address)
    client.sends(*first, f"NICK {nick}", f"USER {nick.lower()} 0 * :{nick}")
    return client


# WEBIRC


def test_gateway_s_word_is_the_address():
    house = gated()
    ann = registered(house, GATE, WEBIRC)
    assert ann.user.address == "8.8.8.8"
    assert ann.user.host == house.hall.cloak("8.8.8.8")
    assert "host.example" not in " ".join(ann.heard())
    assert "Z" not in ann.user.modes


@pytest.mark.parametrize(("number", "address"), [("2600::7", "2600::7"), (":2600::7", "2600::7"), ("0::ffff:8.8.8.8", "8.8.8.8")])
def test_addresses_by_webirc(number, address):
    assert registered(gated(), GATE, f"WEBIRC s3cret gateway host.example {number}").user.address == address


@pytest.mark.parametrize(("options", "is_safe"), [("", False), (" :secure", True), (" :local-port=6697 secure", True),
                                                  (" :secure=x remote-port=1", True), (" :insecure", False)])
def test_secure_option(options, is_safe):
    ann = registered(gated(), GATE, WEBIRC + options)
    assert ("Z" in ann.user.modes) == is_safe


@pytest.mark.parametrize(("address", "lines", "words"), [
    (GATE, ["WEBIRC wrong gateway h 8.8.8.8"], "password"),
    (GATE, ["WEBIRC s3cret gateway h somewhere"], "no address"),
    ("192.0.2.1", [WEBIRC], "No gateway"),
    (GATE, [WEBIRC, WEBIRC], "No gateway"),
    (GATE, ["NICK Ann", WEBIRC], "before everything else"),
    (GATE, ["CAP LS 302", WEBIRC], "before everything else"),
    (GATE, ["NICK Ann", "USER ann 0 * :Ann", WEBIRC], "before everything else"),
])
def test_wrong_webirc_ends_the_connection_in_words(address, lines, words):
    house = gated()
    client = Client(house, address)
    client.sends(*lines)
    last = client.heard()[-1]
    assert last.startswith("ERROR ")
    assert words in last
    assert "s3cret" not in last
    assert not client.is_connected
    assert house.factory.door.inside == 0


def test_pass_may_come_before_it():
    house = gated(password="p")
    assert registered(house, GATE, "PASS p", WEBIRC).user.address == "8.8.8.8"


def test_limits_count_the_address_behind_the_gateway():
    house = gated()
    clients = [Client(house, GATE) for _ in range(5)]
    for client in clients:
        client.sends(WEBIRC)
    assert [client.is_connected for client in clients] == [True, True, False, False, False]
    assert "from your address" in clients[2].heard()[-1]
    assert house.factory.door.inside == 2
    other = Client(house, GATE)
    other.sends("WEBIRC s3cret gateway h 8.8.4.4")
    assert other.is_connected


def test_addresses_of_one_network_of_ipv6_count_together():
    house = gated()
    clients = [Client(house, GATE) for _ in range(3)]
    for number, client in enumerate(clients):
        client.sends(f"WEBIRC s3cret gateway h 2600:1:2:3::{number + 1}")
    assert [client.is_connected for client in clients] == [True, True, False]


def test_gateway_that_brings_nobody_counts_as_itself():
    house = gated()
    clients = [registered(house, GATE, nick=nick) for nick in ("Ann", "Bob", "Eve")]
    assert [client.is_connected for client in clients] == [True, True, False]


def test_ban_of_the_address_behind_the_gateway_holds():
    house = gated()
    house.hall.ban("8.8.8.8", by="test", reason="enough")
    client = Client(house, GATE)
    client.sends(WEBIRC)
    assert "enough" in client.heard()[-1]
    assert not client.is_connected
    assert registered(house, GATE, "WEBIRC s3cret gateway h 8.8.4.4").user.address == "8.8.4.4"


def test_full_server_says_so():
    house = House()
    house.factory.door = limits.Door(Limits(), 1)
    Client(house)
    late = Client(house)
    house.turn.end()
    assert "no room for anybody" in late.heard()[-1]


# Lists of bad addresses


class Lists:
    def __init__(self, house, verdict=None):
        self.asked = []
        self.verdict = verdict
        self.waits = Deferred()
        house.factory.judge = self

    def __call__(self, host):
        self.asked.append(host)
        return succeed(self.verdict) if self.verdict else self.waits


@pytest.mark.parametrize("verdict", [CLEAN, Verdict(NOTIFY, ("a.example",))])
def test_clean_address_comes_in(verdict):
    house = House()
    lists = Lists(house, verdict)
    assert registered(house, "8.8.8.8").user.nick == "Ann"
    assert lists.asked == ["8.8.8.8"]


def test_address_behind_the_gateway_is_asked_for():
    house = gated()
    lists = Lists(house, CLEAN)
    registered(house, GATE, WEBIRC)
    assert lists.asked == ["8.8.8.8"]


def test_blocked_address_is_turned_away_in_words():
    house = House()
    Lists(house, Verdict(BLOCK, ("a.example", "b.example")))
    client = registered(house)
    heard = client.heard()
    assert heard[-2].startswith(":irc.test FAIL * DNSBL_BLOCK :")
    assert "a.example, b.example" in heard[-1]
    assert not client.is_connected
    assert house.hall.find_user("Ann") is None


def test_registration_waits_for_the_answer_and_loses_nothing():
    house = House()
    lists = Lists(house)
    client = registered(house, "8.8.8.8")
    client.sends("JOIN #x", "PING after")
    assert client.heard() == []
    lists.waits.callback(CLEAN)
    house.turn.end()
    numerics = [line.split(" ")[1] for line in client.heard()]
    assert numerics[0] == "001"
    assert numerics[-1] == "PONG"
    assert "366" in numerics


def test_client_that_goes_while_it_waits():
    house = House()
    lists = Lists(house)
    client = registered(house)
    client.transport.loseConnection()
    lists.waits.callback(CLEAN)
    house.turn.end()
    assert house.hall.find_user("Ann") is None


def test_account_opens_the_door():
    house = House()
    Lists(house, Verdict(ACCOUNT, ("a.example",)))
    client = registered(house)
    assert ":irc.test FAIL * DNSBL_ACCOUNT :" in client.heard()[-2]
    assert not client.is_connected


# Strict transport security


def capabilities(client, version="302"):
    client.sends(f"CAP LS {version}".rstrip())
    return " ".join(line.rpartition(":")[2] for line in client.heard()).split()


def secured(trusted=True, **more):
    house = House(sts_port=6697, sts_duration=600, **more)
    house.factory.is_trusted = lambda: trusted
    return house


def test_plain_client_is_told_the_port():
    assert "sts=port=6697" in capabilities(Client(secured()))


def test_client_with_tls_is_told_how_long():
    client = Client(secured())
    client.transport.getPeerCertificate = lambda: None
    assert "sts=duration=600" in capabilities(client)


@pytest.mark.parametrize("client", [
    lambda: Client(House()), lambda: Client(secured(trusted=False)), lambda: Client(House(sts_port=0))])
def test_not_told_unless_wanted_and_possible(client):
    assert not [word for word in capabilities(client()) if word.startswith("sts")]


def test_not_told_to_clients_of_old():
    assert not [word for word in capabilities(Client(secured()), "") if word.startswith("sts")]


def test_cannot_be_asked_for():
    client = Client(secured())
    assert client.asks("CAP REQ :sts") == ["CAP * NAK :sts"]
    assert client.asks("CAP REQ :echo-message sts") == ["CAP * NAK :echo-message sts"]


def test_not_told_to_those_whom_a_gateway_brings():
    house = secured(gateways=trust.gateways([f"{GATE} s3cret"]))
    client = Client(house, GATE)
    client.sends(WEBIRC)
    assert not [word for word in capabilities(client) if word.startswith("sts")]


# The mode of those who come by TLS


def test_mode_z_is_of_those_with_tls_and_nobody_sets_it():
    house = House()
    client = Client(house)
    client.transport.getPeerCertificate = lambda: None
    client.sends("NICK Ann", "USER ann 0 * :Ann")
    assert client.asks("MODE Ann") == ["221 Ann +Zi"]
    client.sends("MODE Ann -Z")
    assert client.asks("MODE Ann") == ["221 Ann +Zi"]
    bob = house.client("Bob")
    bob.sends("MODE Bob +Z")
    assert bob.asks("MODE Bob") == ["221 Bob +i"]


def test_settings_are_hashable():
    """They are keys of what is kept worded."""
    assert hash(IrcSettings(gateways=trust.gateways(["192.0.2.1 x"])))
