"""Lists of bad addresses by telnet, and the mode of those who come by TLS."""

import pytest
from twisted.internet.defer import Deferred, succeed

from wolfd.entrance import ACCOUNT, BLOCK, CLEAN, NOTIFY, Verdict


class Lists:
    """What is asked of them, and what they answer, now or when told to."""

    def __init__(self, house, verdict=None):
        self.asked, self.verdict, self.waits = [], verdict, Deferred()
        house.factory.judge = self

    def __call__(self, host):
        self.asked.append(host)
        return succeed(self.verdict) if self.verdict else self.waits


def text(client):
    return client.reads().decode("utf-8", "ignore")


@pytest.mark.parametrize("verdict", [CLEAN, Verdict(NOTIFY, ("a.example",))])
def test_clean_address_comes_in(house, verdict):
    lists = Lists(house, verdict)
    client = house.connect("8.8.8.8")
    client.sends("Ann\n")
    assert "Welcome, Ann!" in text(client)
    assert lists.asked == ["8.8.8.8"]


def test_blocked_address_is_told_why(house):
    Lists(house, Verdict(BLOCK, ("a.example", "b.example")))
    client = house.connect("8.8.8.8")
    client.sends("Ann\n")
    assert "a.example, b.example" in " ".join(text(client).split())
    assert client.is_closed
    assert house.hall.find_user("Ann") is None


def test_listed_address_needs_an_account_and_may_try_again(house):
    lists = Lists(house, Verdict(ACCOUNT, ("a.example",)))
    client = house.connect("8.8.8.8")
    client.sends("Ann\n")
    assert "log in to an account first" in text(client)
    assert not client.is_closed
    client.sends("Bob\n")
    assert "log in to an account first" in text(client)
    assert lists.asked == ["8.8.8.8"]


def test_lines_wait_for_the_answer(house):
    lists = Lists(house)
    client = house.connect("8.8.8.8")
    client.reads()
    client.sends("Ann\n/who\n")
    assert "Welcome" not in text(client)
    lists.waits.callback(CLEAN)
    house.passes(1)
    told = text(client)
    assert told.index("Welcome, Ann!") < told.rindex("Ann")


def test_client_that_goes_while_it_waits(house):
    lists = Lists(house)
    client = house.connect("8.8.8.8")
    client.sends("Ann\n")
    client.drops()
    lists.waits.callback(CLEAN)
    assert house.hall.find_user("Ann") is None


def test_tls_is_marked(house):
    client = house.connect("8.8.8.8")
    client.transport.getPeerCertificate = lambda: None
    client.sends("Ann\n")
    assert "Z" in house.hall.find_user("Ann").modes
    other = house.connect("8.8.8.8")
    other.sends("Bob\n")
    assert "Z" not in house.hall.find_user("Bob").modes
