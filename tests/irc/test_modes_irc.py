"""Channel modes C, M and R, masks of accounts, modes of users, and channels that the configuration keeps."""

import pytest

from tests.irc.house import House, Strict
from wolfd.chat.people import Identity
from wolfd.control.config import read
from wolfd.running.overseers import furnish
from wolfd.texts import Message


@pytest.fixture
def house():
    return House()


def log_in(house, client, account):
    house.hall.log_in(client.user, Identity(account, f"p-{account}"))
    house.turn.end()
    client.heard()


def test_ctcp_goes_through_a_plain_channel_unless_forbidden(house):
    ann, bob = house.clients("Ann Bob", "#plain")
    ann.sends("PRIVMSG #plain :\x01VERSION\x01", "PRIVMSG #plain :\x01ACTION waves\x01")
    assert bob.heard() == [f":{ann.source} PRIVMSG #plain :\x01VERSION\x01", f":{ann.source} PRIVMSG #plain :\x01ACTION waves\x01"]
    ann.sends("MODE #plain +C")
    bob.heard()
    assert ann.asks("PRIVMSG #plain :\x01VERSION\x01")[0].startswith("404 Ann #plain :Of CTCP only ACTION")
    ann.sends("PRIVMSG #plain :\x01ACTION waves\x01")
    assert bob.heard() == [f":{ann.source} PRIVMSG #plain :\x01ACTION waves\x01"]
    assert ann.numerics("PRIVMSG Bob :\x01VERSION\x01") == ["531"]


def test_no_ctcp_at_a_table(house):
    house.hall.host = Strict()
    ann, bob = house.clients("Ann Bob", "#wolf")
    assert ann.numerics("PRIVMSG #wolf :\x01VERSION\x01") == ["404"]
    assert bob.heard() == []


def test_only_accounts_speak(house):
    ann, bob, eve = house.clients("Ann Bob Eve", "#x")
    ann.sends("MODE #x +M")
    for client in (bob, eve):
        client.heard()
    assert bob.asks("PRIVMSG #x :hello") == ["404 Bob #x :Only people with an account may speak in #x now."]
    assert eve.heard() == []
    log_in(house, bob, "Bob")
    bob.sends("PRIVMSG #x :hello")
    assert eve.heard()[-1] == f":{bob.source} PRIVMSG #x :hello"
    ann.sends("MODE #x +v Eve")
    assert eve.asks("PRIVMSG #x :thanks")[1:] == []
    assert ann.heard()[-1].endswith("PRIVMSG #x :thanks")
    assert ann.asks("PRIVMSG #x :the founder may") == []


def test_only_accounts_speak_from_outside_too(house):
    ann, eve = house.client("Ann", "#x"), house.client("Eve")
    ann.sends("MODE #x -n+M")
    assert eve.numerics("PRIVMSG #x :hello") == ["404"]
    log_in(house, eve, "Eve")
    assert eve.numerics("PRIVMSG #x :hello") == []


def test_only_accounts_speak_at_a_table_but_everybody_plays(house):
    house.hall.host = Strict()
    ann, eve = house.client("Ann", "#wolf"), house.client("Eve", "#wolf")
    house.channel("#wolf").modes.add("M")
    assert eve.numerics("PRIVMSG #wolf :hello") == ["404"]
    assert eve.numerics("PRIVMSG #wolf :!vote 3") == []
    assert ("heard", "Eve", "!vote 3") in house.hall.host.told
    log_in(house, ann, "Ann")
    assert ann.numerics("PRIVMSG #wolf :hello") == []


def test_only_accounts_come_in(house):
    ann, bob, eve = house.client("Ann", "#x"), house.client("Bob"), house.client("Eve")
    ann.sends("MODE #x +R")
    assert bob.asks("JOIN #x") == ["477 Bob #x :Only people with an account may enter #x: register or log in first."]
    log_in(house, bob, "Bob")
    assert bob.numerics("JOIN #x") == ["JOIN", "353", "366"]
    ann.sends("INVITE Eve #x")
    eve.heard()
    assert eve.numerics("JOIN #x") == ["JOIN", "353", "366"]
    ann.sends("MODE #x +s")
    assert house.client("Zoe").numerics("JOIN #x") == ["403"]


@pytest.mark.parametrize(("letter", "numeric", "end"), [("b", "367", "368"), ("e", "348", "349"), ("I", "346", "347")])
def test_masks_of_accounts_are_listed(house, letter, numeric, end):
    ann = house.client("Ann", "#x")
    assert ann.asks(f"MODE #x +{letter} ~a:Eve") == [f":{ann.source} MODE #x +{letter} ~a:Eve"]
    assert ann.asks(f"MODE #x {letter}")[0].startswith(f"{numeric} Ann #x ~a:Eve Ann ")
    assert ann.asks(f"MODE #x -{letter} ~a:Eve") == [f":{ann.source} MODE #x -{letter} ~a:Eve"]
    assert ann.numerics(f"MODE #x {letter}") == [end]


@pytest.mark.parametrize("mask", ["~a:", "~a", "~q:Eve", "~", "~account:Eve"])
def test_of_that_kind_there_is_only_one(house, mask):
    ann = house.client("Ann", "#x")
    assert ann.asks(f"MODE #x +b {mask}")[0].startswith(f"696 Ann #x b {mask} :")
    assert house.channel("#x").lists["b"] == {}


def test_a_banned_account(house):
    ann, eve, bob = house.client("Ann", "#x"), house.client("Eve"), house.client("Bob")
    log_in(house, eve, "Eve")
    log_in(house, bob, "Bob")
    ann.sends("MODE #x +b ~a:EVE")
    assert eve.numerics("JOIN #x") == ["474"]
    assert bob.numerics("JOIN #x") == ["JOIN", "353", "366"]
    ann.sends("MODE #x -b+b ~a:EVE ~a:b*")
    assert eve.numerics("JOIN #x") == ["JOIN", "353", "366"]
    assert bob.numerics("PRIVMSG #x :hello") == ["404"]


def test_excepted_and_invited_by_account(house):
    ann, eve, bob = house.client("Ann", "#x"), house.client("Eve"), house.client("Bob")
    log_in(house, eve, "Eve")
    ann.sends("MODE #x +ibe *!*@* ~a:Eve", "MODE #x +I ~a:Eve")
    assert bob.numerics("JOIN #x") == ["474"]
    assert eve.numerics("JOIN #x") == ["JOIN", "353", "366"]
    eve.sends("PRIVMSG #x :here I am")
    assert ann.heard()[-1].endswith("PRIVMSG #x :here I am")
    ann.sends("MODE #x -e ~a:Eve")
    assert eve.numerics("PRIVMSG #x :hello") == ["404"]


def test_somebody_without_an_account_is_hit_by_no_mask_of_accounts(house):
    ann, eve = house.client("Ann", "#x"), house.client("Eve")
    ann.sends("MODE #x +b ~a:*")
    assert eve.numerics("JOIN #x") == ["JOIN", "353", "366"]


def test_what_005_promises_of_them(house):
    ann = house.client("Ann")
    told = " ".join(ann.asks("VERSION"))
    for token in ("ACCOUNTEXTBAN=a", "EXTBAN=~,am", "CHANMODES=beI,k,l,CMRimnst", "EXCEPTS=e", "INVEX=I", "BOT=B"):
        assert f" {token} " in told


def test_who_hears_only_accounts(house):
    ann, eve = house.client("Ann"), house.client("Eve")
    assert ann.asks("MODE Ann +R") == [":Ann MODE Ann +R"]
    assert eve.asks("PRIVMSG Ann :psst") == ["531 Eve Ann :Ann hears only people with an account."]
    assert eve.asks("NOTICE Ann :psst") == []
    assert ann.heard() == []
    assert ann.asks("PRIVMSG Ann :a note to myself")[-1].endswith("PRIVMSG Ann :a note to myself")
    log_in(house, eve, "Eve")
    eve.sends("PRIVMSG Ann :psst")
    assert ann.heard()[-1].endswith("PRIVMSG Ann :psst")
    house.hall.tell(ann.user, Message("door-full"))
    house.turn.end()
    assert len(ann.heard()) == 1  # the Moderator is always heard


@pytest.mark.parametrize("letter", ["o", "Z"])
def test_modes_that_nobody_gives_himself(house, letter):
    ann = house.client("Ann")
    assert ann.asks(f"MODE Ann +{letter}") == []
    assert ann.user.modes == {"i"}


def test_a_secure_connection_is_told_and_kept(house):
    ann, eve = house.client("Ann"), house.client("Eve")
    ann.user.modes.add("Z")
    assert "671 Eve Ann :comes by a secure connection" in eve.asks("WHOIS Ann")
    assert ann.asks("MODE Ann -Z") == []
    assert "Z" in ann.user.modes
    assert "671" not in eve.numerics("WHOIS Eve")


CHANNELS = """
[[channel]]
name = "#help"
topic = "Ask here"
modes = "ntM"
founder = "Ann"
[[channel]]
name = "#quiet"
modes = "s"
"""


def test_channels_of_the_configuration_are_always_there(house):
    furnish(house.hall, read(CHANNELS, "w").channel)
    ann = house.client("Ann")
    assert [line for line in ann.asks("LIST") if line.startswith("322")] == ["322 Ann #help 0 :Ask here"]
    told = ann.asks("JOIN #help")
    assert told[1] == "332 Ann #help :Ask here"
    assert told[2].startswith("333 Ann #help irc.test ")
    assert told[3] == "353 Ann = #help :Ann"  # being first makes nobody an operator
    assert ann.asks("MODE #help")[0] == "324 Ann #help +Mnt"
    assert ann.numerics("TOPIC #help :mine") == ["482"]
    ann.sends("PART #help")
    assert house.hall.find_channel("#help") is not None


def test_its_founder_is_made_an_operator(house):
    furnish(house.hall, read(CHANNELS, "w").channel)
    eve, ann = house.client("Eve", "#help"), house.client("Ann", "#help")
    eve.heard()
    log_in(house, ann, "Ann")
    assert eve.heard()[-1] == ":Moderator!moderator@irc.test MODE #help +o Ann"
    assert ann.numerics("TOPIC #help :mine") == ["TOPIC"]
    ann.sends("PART #help")
    eve.heard()
    ann.sends("JOIN #help")
    assert eve.heard()[-1].endswith("MODE #help +o Ann")
    log_in(house, eve, "Eve")
    assert not house.channel("#help").members[eve.user].op


def test_at_a_table_the_moderator_alone_is_an_operator(house):
    house.hall.host = Strict()
    furnish(house.hall, read(CHANNELS.replace("#help", "#wolf"), "w").channel)
    ann, eve = house.client("Ann", "#wolf"), house.client("Eve", "#wolf")
    log_in(house, ann, "Ann")
    for line in ("MODE #wolf +o Ann", "MODE #wolf +v Ann", "MODE #wolf -o Moderator", "MODE #wolf +m", "MODE #wolf +b *!*@*", "MODE #wolf +k x",
                 "KICK #wolf Eve", "KICK #wolf Moderator", "TOPIC #wolf :mine"):  # fmt: skip
        assert ann.numerics(line) == ["482"], line
    assert [nick for nick, standing in house.channel("#wolf").members.items() if standing.op] == [house.hall.moderator]
    for client in (ann, eve):
        client.sends("PART #wolf")
    ann.sends("JOIN #wolf")
    assert not house.channel("#wolf").members[ann.user].op


def test_mute(house):
    """Who is muted comes in, and is not heard until he has voice, or is excepted."""
    ann, bob = house.client("Ann", "#plain"), house.client("Bob")
    assert ann.asks("MODE #plain +b ~m:Bob") == [f":{ann.source} MODE #plain +b ~m:Bob!*@*"]
    assert "JOIN" in bob.numerics("JOIN #plain")
    assert bob.numerics("PRIVMSG #plain :hello") == ["404"]
    ann.sends("MODE #plain +v Bob")
    bob.heard()
    assert bob.numerics("PRIVMSG #plain :hello") == []
    ann.sends("MODE #plain -v+e Bob ~m:*!bob@*")
    bob.heard()
    assert bob.numerics("PRIVMSG #plain :hello") == []
    ann.sends("MODE #plain -e+e ~m:*!bob@* Eve!*@*")
    bob.heard()
    assert bob.numerics("PRIVMSG #plain :hello") == ["404"]
    ann.sends("MODE #plain -b ~m:BOB!*@*", "MODE #plain -b ~m:Bob!*@*")
    bob.heard()
    assert bob.numerics("PRIVMSG #plain :hello") == []
