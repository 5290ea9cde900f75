"""draft/account-registration: REGISTER and VERIFY."""

import pytest

from tests.accounts.home import Home


@pytest.fixture
def early(tmp_path):
    """A house where clients may register before they come in."""
    home = Home(tmp_path, before_connect=True)
    yield home
    home.accounts.close()


@pytest.mark.parametrize("name", ["*", "Ann", "aNN"])
def test_register(home, name):
    ann = home.client("Ann", "#x")
    bob = home.client("Bob", "#x", caps="account-notify")
    assert ann.asks(f"REGISTER {name} ann@example.org :a good one") == [
        f"900 Ann {ann.source} Ann :You are logged in as Ann",
        "REGISTER SUCCESS Ann :The account is yours, and you are logged in to it.",
    ]
    assert bob.heard() == [f":{ann.source} ACCOUNT Ann"]
    assert home.log_in(bob, "Ann", "a good one")[-1] == "903"
    assert "example.org" not in str(home.book.records)


@pytest.mark.parametrize(("line", "code", "about"), [
    ("REGISTER Eve * sesame", "ACCOUNT_NAME_MUST_BE_NICK", "Eve"),
    ("REGISTER * * abc", "WEAK_PASSWORD", "Bob"),
    ("REGISTER bob * abc", "WEAK_PASSWORD", "bob"),
])
def test_refusals(home, line, code, about):
    assert home.client("Bob").asks(line)[0].startswith(f"FAIL REGISTER {code} {about} :")


def test_once_is_enough(home):
    ann = home.owner("Ann")
    assert ann.asks("REGISTER * * other")[0].startswith("FAIL REGISTER ALREADY_AUTHENTICATED Ann :")
    ann.sends("NS LOGOUT")
    assert ann.asks("REGISTER * * other")[0].startswith("FAIL REGISTER ACCOUNT_EXISTS Ann :")


def test_too_many_words_short(home):
    assert home.client("Ann").numerics("REGISTER * *") == ["461"]


def test_not_before_one_has_come_in(home):
    client = home.stranger()
    client.sends("NICK Ann")
    assert client.asks("REGISTER * * sesame")[0].startswith("FAIL REGISTER COMPLETE_CONNECTION_REQUIRED Ann :")


def test_before_where_that_is_allowed(early):
    client = early.stranger()
    assert client.asks("CAP LS 302", "REGISTER * * sesame")[-1].startswith("FAIL REGISTER NEED_NICK * :")
    client.sends("NICK Ann")
    assert [line.split()[0] for line in client.asks("REGISTER * * sesame")] == ["900", "REGISTER"]
    assert client.asks("REGISTER * * sesame")[0].startswith("FAIL REGISTER ALREADY_AUTHENTICATED Ann :")
    client.sends("USER ann 0 * :Ann", "CAP END")
    assert client.user.account == "Ann"


def test_no_nick_is_taken_from_who_has_it(early):
    early.client("Root")
    thief = early.stranger()
    assert thief.numerics("NICK Root") == ["433"]
    assert thief.asks("REGISTER * * sesame")[0].startswith("FAIL REGISTER ACCOUNT_EXISTS")


@pytest.mark.parametrize("nick", ["0", "*", "a b", "1st", "Moderator", "NickServ"])
def test_no_account_of_what_is_no_nick(early, nick):
    client = early.stranger()
    client.sends(f"NICK :{nick}")
    assert client.asks("REGISTER * * sesame")[0].startswith("FAIL REGISTER ")
    assert not early.book.of("account.created")


def test_verify_is_never_needed(home):
    assert home.client("Ann").asks("VERIFY Ann 123")[0].startswith("FAIL VERIFY INVALID_CODE Ann :")


def test_without_accounts(tmp_path):
    from tests.irc.house import House  # noqa: PLC0415

    ann = House().client("Ann")
    assert ann.asks("REGISTER * * sesame")[0].startswith("FAIL REGISTER TEMPORARILY_UNAVAILABLE Ann :")
    assert ann.asks("AUTHENTICATE PLAIN") == ["904 Ann :The log-in has failed"]
    assert ann.numerics("NS HELP") == ["401"]
    assert ann.asks("CAP REQ :sasl") == ["CAP Ann NAK :sasl"]


def test_accounts_outlive_a_restart(home):
    home.account("Ann")
    again = home.again()
    assert again.stranger().numerics("NICK Ann", "USER a 0 * :a") == ["433"]
    client = again.client("Guest")
    assert again.log_in(client, "ann") == ["900", "903"]
    assert again.client("Bob").asks("NS REGISTER sesame")
    again.accounts.close()


# how many


def test_one_address_makes_only_so_many_a_day(tmp_path):
    home = Home(tmp_path, a_day=2)
    for nick in ("Ann", "Bob"):
        home.owner(nick)
    cyd = home.client("Cyd")
    assert cyd.asks("REGISTER * * sesame")[0].startswith("FAIL REGISTER TEMPORARILY_UNAVAILABLE Cyd :Too many accounts")
    home.clock.advance(43_200.0)
    home.turn.end()
    assert home.client("Dan").numerics("REGISTER * * sesame") == ["900", "REGISTER"]
    home.accounts.close()
