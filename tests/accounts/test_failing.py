"""Failing log-ins: that they tell nothing, are slowed down by address, and never hold up anybody else."""

import base64

import pytest
from scramp import ScramClient
from twisted.internet.task import Clock

from tests.accounts.home import Home, plain
from wolfd.accounts.throttle import MANY, Throttle
from wolfd.control.limits import network
from wolfd.texts import Message

# Unknown and wrong are the same


def by_plain(client, account, password):
    return client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain(account, password)}")


def by_scram(client, account, password):
    """All lines, with what is different each time taken out: nonces, salts, proofs; their lengths stay."""
    them = ScramClient(["SCRAM-SHA-256"], account, password)
    lines = client.asks("AUTHENTICATE SCRAM-SHA-256", f"AUTHENTICATE {b64(them.get_client_first())}")
    challenge = base64.b64decode(lines[-1].removeprefix("AUTHENTICATE ")).decode()
    them.set_server_first(challenge)
    lines[-1] = ",".join(f"{part[:2]}{len(part)}" if part[0] in "rs" else part for part in challenge.split(","))
    return lines + client.asks(f"AUTHENTICATE {b64(them.get_client_final())}")


def by_nickserv(client, account, password):
    return client.asks(f"NS IDENTIFY {account} {password}")


def b64(text):
    return base64.b64encode(text.encode()).decode()


@pytest.mark.parametrize("way", [by_plain, by_scram, by_nickserv])
def test_an_unknown_account_looks_like_a_wrong_password(home, way):
    """The same lines, the same work in the same order, and nothing in between."""
    home.account("Ann")
    told, work = [], []
    for account in ("Ann", "Eva"):
        client = home.client(f"Guest{account}")
        home.workers.done.clear()
        told.append([line.replace(client.user.nick, "Guest") for line in way(client, account, "millet")])
        work.append(list(home.workers.done))
    assert told[0] == told[1]
    assert work[0] == work[1] != []


def test_the_challenge_of_an_unknown_account_lasts(home):
    """Else a second question would tell: the salt of a real account stays the same."""
    home.account("Ann")

    def salt(account):
        client = home.client("Guest")
        client.sends("AUTHENTICATE SCRAM-SHA-256")
        line = client.asks(f"AUTHENTICATE {b64(f'n,,n={account},r=abc')}")[-1]
        client.sends("QUIT")
        return base64.b64decode(line.removeprefix("AUTHENTICATE ")).decode().split(",")[1:]

    assert salt("Ann") == salt("ANN") == salt("Ann")
    assert salt("Eva") == salt("EVA") == salt("Eva")
    assert salt("Eva") != salt("Eve")


def test_the_log_does_not_keep_what_was_typed_as_a_name(home):
    """It may have been the password."""
    home.account("Ann")
    client = home.client("Guest")
    for name, password in (("hunter2", "x"), ("Ann", "hunter2")):
        by_plain(client, name, password)
    assert "hunter2" not in str(home.book.records)
    assert [(record["account"], record["way"]) for record in home.book.of("auth.failed")] == [(None, "plain"), ("Ann", "plain")]


# Slowed down


def test_after_some_failures_an_address_must_wait(tmp_path):
    home = Home(tmp_path, attempts=3)
    home.account("Ann")
    client = home.client("Guest")
    for _ in range(3):
        assert by_plain(client, "Ann", "wrong")[-1] == f"904 Guest :{Message('login-failed').text('en')}"
    waits = Message("login-throttled", minutes=4).lines("en")[0]
    home.workers.done.clear()
    for way in (by_plain, by_nickserv):
        assert way(client, "Ann", "sesame")[-1].endswith(waits)
        assert way(client, "Nobody", "sesame")[-1].endswith(waits)
    assert client.asks("AUTHENTICATE SCRAM-SHA-256", f"AUTHENTICATE {b64('n,,n=Ann,r=abc')}")[-1].endswith(waits)
    assert home.workers.done == []
    assert len(home.book.of("auth.failed")) == 3
    for _ in range(3):
        home.clock.advance(67)
        client.sends("PING x")
    assert home.log_in(client, "Ann") == ["900", "903"]
    home.accounts.close()


def test_success_is_never_counted(tmp_path):
    home = Home(tmp_path, attempts=2)
    home.account("Ann")
    client = home.client("Guest")
    for _ in range(20):
        assert home.log_in(client, "Ann") == ["900", "903"]
    home.accounts.close()


def test_another_address_is_not_concerned(tmp_path):
    home = Home(tmp_path, attempts=1)
    home.account("Ann")
    here, there = home.stranger("2001:db8::1"), home.stranger("2001:db8:0:1::1")
    neighbour = home.stranger("2001:db8::2")
    by_plain(here, "Ann", "wrong")
    assert by_plain(neighbour, "Ann", "sesame")[-1].startswith("904 * :Too many log-ins")  # the same network
    assert by_plain(there, "Ann", "sesame")[-1].startswith("903 ")
    home.accounts.close()


def test_many_at_once_do_not_get_more(tmp_path):
    """Each is looked at when its turn comes; as many as have begun together may still fail."""
    home = Home(tmp_path, attempts=3)
    home.account("Ann")
    clients = [home.stranger() for _ in range(30)]
    home.workers.at_once = False
    home.workers.done.clear()
    for client in clients:
        client.sends("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'wrong')}")
    assert len(home.workers.waiting) == 2  # as many as there are threads; the others wait their turn outside
    home.workers.run()
    home.turn.end()
    assert home.workers.done == ["fits"] * 4
    assert all(" 904 * :" in client.heard()[-1] for client in clients)
    home.accounts.close()


def test_scram_exchanges_that_were_begun_before_are_counted_too(tmp_path):
    home = Home(tmp_path, attempts=2)
    home.account("Ann")
    begun = []
    for _ in range(5):
        client, them = home.stranger(), ScramClient(["SCRAM-SHA-256"], "Ann", "wrong")
        line = client.asks("AUTHENTICATE SCRAM-SHA-256", f"AUTHENTICATE {b64(them.get_client_first())}")[-1]
        them.set_server_first(base64.b64decode(line.removeprefix("AUTHENTICATE ")).decode())
        begun.append((client, them))
    told = [client.asks(f"AUTHENTICATE {b64(them.get_client_final())}")[-1] for client, them in begun]
    assert [line.startswith("904 * :Too many") for line in told] == [False, False, True, True, True]
    home.accounts.close()


def test_failures_are_forgiven_one_by_one():
    clock = Clock()
    throttle = Throttle(clock, 3, 600.0, network)
    for _ in range(3):
        assert throttle.wait("192.0.2.1") == 0
        throttle.count("192.0.2.1")
    assert throttle.wait("192.0.2.1") == 200.0
    clock.advance(200.0)
    assert throttle.wait("192.0.2.1") == 0
    throttle.count("192.0.2.1")
    assert throttle.wait("192.0.2.1") == 200.0
    clock.advance(10_000.0)
    for _ in range(2):
        throttle.count("192.0.2.1")
    assert throttle.wait("192.0.2.1") == 0


def test_addresses_that_are_forgiven_are_forgotten():
    clock = Clock()
    throttle = Throttle(clock, 3, 600.0, network)
    for round_ in range(10):
        for number in range(MANY):
            throttle.count(f"10.{round_}.{number // 256}.{number % 256}")
        clock.advance(600.0)
    assert len(throttle._forgiven) <= 2 * MANY


# The cost


def test_a_password_of_another_cost_is_hashed_anew(home):
    from wolfd.accounts import Cost, Passwords  # noqa: PLC0415

    home.account("Ann")
    home.passwords._cost = Cost(time=2, memory=16, rounds=5000)
    del home.passwords._argon2
    kept = []
    home.store.find("Ann").addCallback(kept.append)
    client = home.client("Guest")
    assert home.log_in(client, "Ann") == ["900", "903"]
    home.store.find("Ann").addCallback(kept.append)
    assert "m=8,t=1" in kept[0].password
    assert "m=16,t=2" in kept[1].password
    assert kept[1].scram.startswith("SCRAM-SHA-256$5000:")
    assert isinstance(home.passwords, Passwords)
    assert home.log_in(client, "Ann") == ["900", "903"]


@pytest.mark.parametrize("now", [0.1 * number for number in range(0, 400, 7)])
def test_one_failure_too_few_is_never_too_many_by_rounding(now):
    clock = Clock()
    clock.advance(now)
    throttle = Throttle(clock, 2, 600.0, str)
    throttle.count("a")
    assert throttle.wait("a") == 0
    throttle.count("a")
    assert throttle.wait("a") == pytest.approx(300)
    throttle.forgive("a")
    assert throttle.wait("a") == 0
