"""WHO, WHOIS and the other questions: each is answered to its end."""

import pytest

from tests.irc.house import House
from wolfd.irc.commands import COMMANDS
from wolfd.texts import has_message


@pytest.fixture
def house():
    return House()


def test_who_of_a_channel(house):
    ann, bob = house.client("Ann", "#x"), house.client("Bob", "#x", caps="multi-prefix")
    ann.sends("MODE #x +v Ann", "AWAY :supper", "MODE Ann +B")
    host = bob.user.host
    assert bob.asks("WHO #x") == [
        f"352 Bob #x ann {host} irc.test Ann GB@+ :0 Ann", f"352 Bob #x bob {host} irc.test Bob H :0 Bob", "315 Bob #x :End of WHO",
    ]  # fmt: skip


def test_whox(house):
    ann = house.client("Ann", "#x")
    host = ann.user.host
    assert ann.asks("WHO #x %chtsunfra,152") == [f"354 Ann 152 #x ann {host} irc.test Ann H@ 0 :Ann", "315 Ann #x :End of WHO"]
    assert ann.asks("WHO Ann %nuidlo") == ["354 Ann ann 255.255.255.255 Ann 0 0 n/a", "315 Ann Ann :End of WHO"]
    assert ann.asks("WHO Ann %tn,abcd")[0] == "354 Ann 0 Ann"
    assert ann.asks("WHO Ann %tn,1234")[0] == "354 Ann 0 Ann"
    house.hall.set_account(ann.user, "ann")
    house.turn.end()
    assert ann.asks("WHO Ann %na")[0] == "354 Ann Ann ann"


def test_who_finds_the_invisible_only_by_nick_or_where_they_are_met(house):
    ann, bob, eve = house.client("Ann", "#x"), house.client("Bob", "#x"), house.client("Eve")
    found = [line.split()[6] for line in bob.asks("WHO *") if line.startswith("352")]
    assert found == ["Ann", "Bob"]
    assert bob.numerics("WHO eve", "WHO ev*", "WHO 0") == ["352", "315", "315", "352", "352", "315"]
    eve.sends("MODE Eve -i")
    assert bob.numerics("WHO ?ve") == ["352", "315"]
    assert eve.numerics("WHO #x") == ["315"]
    assert ann.numerics("WHO", "WHO :") == ["352", "352", "352", "315", "315"]


def test_whois(house):
    ann, bob = house.client("Ann", "#x", "#y"), house.client("Bob", "#x")
    house.hall.set_account(ann.user, "ann")
    ann.sends("AWAY :supper", "MODE Ann +B")
    host = ann.user.host
    assert bob.asks("WHOIS aNN") == [
        f"311 Bob Ann ann {host} * :Ann", "319 Bob Ann :@#x @#y", "312 Bob Ann irc.test :Werewolf by IRC and telnet", "301 Bob Ann :supper",
        "330 Bob Ann ann :is logged in as", "335 Bob Ann :is a bot: an artificial player, or the Moderator", "318 Bob aNN :End of WHOIS",
    ]  # fmt: skip
    assert bob.numerics("WHOIS irc.test Ann") == bob.numerics("WHOIS Ann Ann") == ["311", "319", "312", "301", "330", "335", "318"]
    assert bob.numerics("WHOIS", "WHOIS :", "WHOIS nobody") == ["431", "431", "401", "318"]
    assert "335" in bob.numerics("WHOIS Moderator")


def test_silence_is_told_only_to_oneself(house):
    ann, bob = house.clients("Ann Bob", "#x")
    house.passes(7)
    assert "317" not in bob.numerics("WHOIS Ann")
    assert "317 Ann Ann 7 1800000000 :seconds idle, time of coming" in ann.asks("WHOIS Ann")


def test_whowas(house):
    ann, bob = house.clients("Ann Bob")
    bob.sends("NICK Bill", "NICK Bob", "QUIT")
    host = ann.user.host
    one = [f"314 Ann Bob bob {host} * :Bob", "312 Ann Bob irc.test :Werewolf by IRC and telnet"]
    assert ann.asks("WHOWAS bob") == [*one, *one, "369 Ann bob :End of WHOWAS"]
    assert ann.asks("WHOWAS bob 1") == [*one, "369 Ann bob :End of WHOWAS"]
    assert ann.numerics("WHOWAS", "WHOWAS nobody", "WHOWAS Ann") == ["431", "406", "369", "406", "369"]


def test_ison_and_userhost(house):
    ann, bob = house.clients("Ann Bob")
    bob.sends("AWAY :supper")
    assert ann.asks("ISON bob nobody :ann moderator") == ["303 Ann :Bob Ann Moderator"]
    assert ann.asks("USERHOST bob nobody ann") == [f"302 Ann :Bob=-bob@{bob.user.host} Ann=+ann@{ann.user.host}"]


def test_monitor(house):
    ann = house.client("Ann", caps="extended-monitor away-notify setname account-notify")
    assert ann.asks("MONITOR + Bob,bob,0,Moderator") == ["730 Ann :Moderator!moderator@irc.test", "731 Ann :Bob"]
    bob = house.client("Bob")
    source = bob.source
    assert ann.heard() == [f":irc.test 730 Ann :{source}"]
    bob.sends("AWAY :supper", "SETNAME :Bob of the hill", "NICK Bill", "NICK bob")
    assert [line.removeprefix(":irc.test ") for line in ann.heard()] == [
        f":{source} AWAY :supper", f":{source} SETNAME :Bob of the hill", "731 Ann :Bob", f"730 Ann :{bob.source}",
    ]  # fmt: skip
    assert ann.asks("MONITOR L") == ["732 Ann :Bob,Moderator", "733 Ann :End of the MONITOR list"]
    assert ann.asks("MONITOR S") == [f"730 Ann :{bob.source},Moderator!moderator@irc.test"]
    assert ann.asks("MONITOR - BOB", "MONITOR L") == ["732 Ann :Moderator", "733 Ann :End of the MONITOR list"]
    assert ann.asks("MONITOR C", "MONITOR L", "MONITOR S") == ["733 Ann :End of the MONITOR list"]
    assert ann.numerics("MONITOR x", "MONITOR") == ["461", "461"]
    assert house.hall.watchers == {}


def test_monitor_is_limited_and_ends_with_the_connection(house):
    ann = house.client("Ann")
    nicks = [f"n{number}" for number in range(103)]
    full = [line for group in range(4) for line in ann.asks(f"MONITOR + {','.join(nicks[group * 30 : group * 30 + 30])}") if line[:3] == "734"]
    assert full == ["734 Ann 100 n100,n101,n102 :The MONITOR list is full"]
    ann.sends("QUIT")
    assert house.hall.watchers == {}


def test_watching_oneself(house):
    ann = house.client("Ann")
    ann.sends("MONITOR + Ann,Anna")
    source = ann.source
    assert ann.asks("NICK Anna") == [f":{source} NICK Anna", ":irc.test 731 Anna :Ann".removeprefix(":irc.test "), f"730 Anna :{ann.source}"]


def test_the_server(house):
    ann = house.client("Ann")
    house.passes(90061 % 100)
    for line in ("MOTD", "MOTD irc.test"):
        first, *text, last = ann.numerics(line)
        assert (first, set(text), last) == ("375", {"372"}, "376")
    assert ann.numerics("MOTD other.test") == ["402"]
    assert ann.numerics("LUSERS") == ["251", "252", "253", "254", "255", "265", "266"]
    assert ann.numerics("VERSION", "INFO", "LINKS", "ADMIN", "STATS", "STATS l") == [
        "351", "005", "005", "005", "371", "371", "374", "365", "423", "461", "481", "219",
    ]  # fmt: skip
    assert ann.asks("TIME") == ["391 Ann irc.test :2027-01-15 08:01:01 UTC"]
    assert ann.asks("STATS u") == ["242 Ann :Server up 0 days 0:01:01", "219 Ann u :End of statistics"]
    assert ann.numerics("KILL Bob :x", "REHASH", "WALLOPS :x", "OPER a b", "NOSUCH") == ["481", "481", "481", "491", "421"]


def test_administrator():
    ann = House(admin=("In the village", "The mayor", "mayor@example.org")).client("Ann")
    assert ann.asks("ADMIN") == [
        "256 Ann irc.test :Administrative information about irc.test", "257 Ann :In the village", "258 Ann :The mayor", "259 Ann :mayor@example.org",
    ]  # fmt: skip


def test_counts(house):
    ann = house.client("Ann", "#x", "#y")
    ann.sends("MODE #x +s")
    bob = house.client("Bob")
    bob.sends("MODE Bob -i")
    assert ann.asks("LUSERS")[:5] == [
        "251 Ann :There are 1 users and 1 invisible on 1 servers", "252 Ann 0 :operators online", "253 Ann 0 :connections that have not registered yet",
        "254 Ann 1 :channels", "255 Ann :I have 2 clients and 0 servers",
    ]  # fmt: skip


@pytest.mark.parametrize("row", COMMANDS.values(), ids=COMMANDS.keys())
def test_every_command_has_help(house, row):
    ann = house.client("Ann")
    assert has_message(f"irc-help-{row.name.lower()}")
    lines = ann.asks(f"HELP {row.name.lower()}")
    assert [line.split()[0] for line in lines] == ["704", "705", *["705"] * len(row.examples), "706"]


def test_help(house):
    ann = house.client("Ann")
    words = [word for line in ann.asks("HELP") for word in line.partition(" :")[2].split()]
    assert set(COMMANDS) <= set(words)
    assert ann.numerics("HELP NOSUCH") == ["524"]


@pytest.mark.parametrize("example", [example for row in COMMANDS.values() for example in row.examples])
def test_examples_are_understood(house, example):
    """No example of the help draws an error of form."""
    ann = house.client("Ann", "#wolf", caps="message-tags")
    house.client("Bob")
    assert not {"421", "461", "696", "472", "501", "410", "431", "411", "412"} & set(ann.numerics(example))
