"""Bans: what may be banned, whom it hits, how long it holds, and what is on record."""

from dataclasses import replace

import pytest

from tests.chat.ears import Ear, a_hall, ears
from wolfd.chat.bans import Ban, Banned, against, parse, span
from wolfd.chat.people import Identity, Refused


@pytest.mark.parametrize(("target", "kind", "what"), [
    ("192.0.2.7", "address", "192.0.2.7/32"),
    ("192.0.2.7/24", "address", "192.0.2.0/24"),
    ("*@192.0.2.0/24", "address", "192.0.2.0/24"),
    ("*!*@192.0.2.7", "address", "192.0.2.7/32"),
    ("2001:db8::1", "address", "2001:db8::/64"),
    ("2001:db8::1/128", "address", "2001:db8::1/128"),
    ("::ffff:192.0.2.7", "address", "192.0.2.7/32"),
    ("bad@192.0.2.9/24", "mask", "*!bad@192.0.2.0/24"),
    ("Eve!*@*", "mask", "Eve!*@*"),
    ("eve@*.cloak", "mask", "*!eve@*.cloak"),
    ("account:Ann", "account", "Ann"),
    ("ACCOUNT:安", "account", "安"),
])  # fmt: skip
def test_targets(target, kind, what):
    assert parse(target) == (kind, what)


@pytest.mark.parametrize(("target", "mid"), [
    ("", "ban-bad"), ("Eve", "ban-bad"), ("a b!*@*", "ban-bad"), ("account:", "ban-bad"), ("account:a b", "ban-bad"),
    ("0.0.0.0/0", "ban-wide"), ("10.0.0.0/7", "ban-wide"), ("2000::/3", "ban-wide"), ("*!*@*", "ban-wide"), ("*@*", "ban-wide"),
    ("*!?*@*.*", "ban-wide"), ("x!*@0.0.0.0/1", "ban-wide"), ("300.1.1.1/24", "ban-bad"),
])  # fmt: skip
def test_what_is_no_target_or_hits_everybody(target, mid):
    with pytest.raises(Refused) as refused:
        parse(target)
    assert refused.value.mid == mid


@pytest.mark.parametrize(("text", "seconds"), [
    ("", 0), ("0", 0), ("60", 3600), ("90m", 5400), ("12H", 43_200), ("7d", 604_800), ("2w", 1_209_600), ("999999999w", 10 * 366 * 86_400),
])  # fmt: skip
def test_spans(text, seconds):
    assert span(text) == seconds


@pytest.mark.parametrize("text", ["x", "-1", "1y", "1.5h", "٣"])
def test_no_spans(text):
    with pytest.raises(Refused, match="ban-span-bad"):
        span(text)


def user_at(hall, nick, address, account=None):
    ear = Ear(hall, nick)
    ear.user.address = address
    ear.user.account = account
    return ear


def bans_of(hall, nick="Eve", address="192.0.2.7", account=None):
    return hall.bans.at_entry(nick, "eve", "abc.cloak", address, account)


@pytest.mark.parametrize(("target", "address", "is_hit"), [
    ("192.0.2.0/24", "192.0.2.255", True),
    ("192.0.2.0/24", "192.0.3.0", False),
    ("192.0.2.0/24", "::ffff:192.0.2.9", True),
    ("2001:db8::", "2001:db8::ffff", True),
    ("2001:db8::", "2001:db8:0:1::1", False),
    ("fe80::1/128", "fe80::1%eth0", True),
    ("Eve!*@*", "198.51.100.1", True),
    ("EVE!*@*", "", True),
    ("Bob!*@*", "198.51.100.1", False),
    ("*!eve@abc.cloak", "198.51.100.1", True),
    ("*!eve@198.51.*", "198.51.100.1", True),
    ("*!eve@198.51.0.0/16", "198.51.100.1", True),
    ("*!eve@198.51.0.0/16", "198.52.100.1", False),
    ("*!eve@198.51.0.0/16", "", False),
    ("account:eve", "198.51.100.1", False),
])  # fmt: skip
def test_who_is_hit_at_registration(target, address, is_hit):
    hall = a_hall()
    hall.ban(target, by="op", reason="enough")
    assert (bans_of(hall, address=address) is not None) == is_hit


def test_an_account_is_hit_however_it_is_written():
    hall = a_hall()
    hall.ban("account:Eve", by="op", reason="enough")
    assert hall.bans.of_account("EVE").reason == "enough"
    assert bans_of(hall, account="eve") is not None
    assert hall.bans.of_account("Bob") is None
    assert bans_of(hall) is None


def test_one_that_spares_accounts_closes_no_door_and_lets_in_who_has_logged_in():
    hall = a_hall()
    hall.ban("192.0.2.0/24", by="op", reason="enough", spares=True)
    assert hall.bans.of_address("192.0.2.7") is None
    assert bans_of(hall) is not None
    assert bans_of(hall, account="Eve") is None
    hall.ban("account:Eve", by="op", reason="enough", spares=True)
    assert bans_of(hall, account="Eve") is not None


def test_those_whom_it_hits_are_put_out_and_cannot_come_back():
    hall = a_hall()
    ann = user_at(hall, "Ann", "192.0.2.7")
    bob = user_at(hall, "Bob", "192.0.3.7")
    hall.join(ann.user, "#x")
    hall.join(bob.user, "#x")
    ban, hit = hall.ban("192.0.2.0/24", by="op", reason="floods", seconds=3600)
    assert [user.nick for user in hit] == ["Ann"]
    assert hall.find_user("Ann") is None
    assert bob.facts[-1].reason == f"Banned from this server until {ban.ends}: floods"
    with pytest.raises(Banned) as banned:
        hall.enter(ann, "Ann", "ann", "host", address="192.0.2.8")
    assert banned.value.mid == "banned-until-appeal"
    assert banned.value.values == {"reason": "floods", "until": "1970-01-01 01:16 UTC", "id": ban.appeal}
    hall.bans.contact = "op@example.org"
    assert f"name {ban.appeal} to the operator (op@example.org)" in hall.bans.refusal(ban).told.text("en")
    assert "To appeal" not in hall.bans.refusal(replace(ban, appeal="")).told.text("en")
    hall.enter(ann, "Ann", "ann", "host", address="192.0.3.8")


def test_an_account_lets_nobody_past_its_ban():
    hall = a_hall()
    ann, bob = user_at(hall, "Ann", "192.0.2.7", "Ann"), user_at(hall, "Bob", "192.0.2.7")
    _, hit = hall.ban("account:ann", by="op", reason="no")
    assert hit == [ann.user]
    with pytest.raises(Banned):
        hall.enter(ann, "Ann", "ann", "host", identity=Identity("Ann", "p-1"))
    assert hall.find_user("Bob") is bob.user


def test_nobody_takes_a_banned_nick_later():
    hall = a_hall()
    (bob,) = ears(hall, "Bob")
    hall.ban("Eve*!*@*", by="op", reason="no")
    with pytest.raises(Banned):
        hall.rename(bob.user, "Evelyn")
    assert hall.find_user("Bob") is bob.user


def test_nobody_shuts_himself_out():
    hall = a_hall()
    ann = user_at(hall, "Ann", "192.0.2.7")
    with pytest.raises(Refused, match="ban-self"):
        hall.ban("192.0.2.0/24", by="Ann", reason="oops", setter=ann.user)
    assert hall.bans.all() == []
    assert hall.record.of("ban.set") == []


def test_it_ends_by_itself_and_can_be_lifted():
    hall = a_hall()
    kept = Kept()
    hall.bans.keep = kept
    short, _ = hall.ban("192.0.2.0/24", by="op", reason="a", seconds=60)
    hall.clock.advance(1)
    long, _ = hall.ban("Eve!*@*", by="op", reason="b")
    hall.clock.advance(1)
    account, _ = hall.ban("account:Bob", by="op", reason="c", seconds=120)
    assert hall.bans.all() == kept.bans == [short, long, account]
    hall.clock.advance(57)
    assert hall.bans.of_address("192.0.2.7") is short
    hall.clock.advance(1)
    assert hall.bans.of_address("192.0.2.7") is None
    assert hall.bans.all() == kept.bans == [long, account]
    assert hall.unban("eve!*@*", by="op2", reason="was a mistake") is long
    assert hall.bans.all() == kept.bans == [account]
    for target in ("eve!*@*", "192.0.2.0/24"):
        with pytest.raises(Refused, match="ban-unknown"):
            hall.unban(target, by="op")
    hall.clock.advance(200)
    assert hall.bans.all() == kept.bans == []


def test_the_last_with_one_target_counts():
    hall = a_hall()
    hall.ban("192.0.2.0/24", by="op", reason="a")
    hall.ban("192.0.2.77/24", by="op", reason="b", spares=True)
    assert [ban.reason for ban in hall.bans.all()] == ["b"]
    assert hall.bans.of_address("192.0.2.7") is None


def test_what_was_kept_is_known_again():
    hall = a_hall()
    hall.bans.fill([Ban("address", "192.0.2.0/24", "a", "op", 1.0), Ban("mask", "Eve!*@*", "b", "op", 2.0, 900.0)])
    assert hall.bans.of_address("192.0.2.1").reason == "a"
    assert [ban.what for ban in hall.bans.all()] == ["192.0.2.0/24"]  # the other ended while the server was down


def test_it_is_on_record_with_who_and_why_and_addresses_under_seal():
    hall = a_hall()
    ann = user_at(hall, "Ann", "192.0.2.7")
    hall.ban("192.0.2.7", by="op", reason="floods", seconds=60)
    hall.ban("account:Bob", by="op", reason="x")
    hall.unban("192.0.2.7", by="wolf", reason="sorry")
    first, second = hall.record.of("ban.set")
    assert first == {"type": "ban.set", "kind": "address", "by": "op", "reason": "floods", "until": 1060.0, "spares": False,
                     "hits": [ann.user.person], "person": "bans", "private": {"what": "192.0.2.7/32"}}  # fmt: skip
    assert (second["account"], second["until"]) == ("Bob", 0.0)
    (lifted,) = hall.record.of("ban.lifted")
    assert (lifted["by"], lifted["reason"], lifted["private"]) == ("wolf", "sorry", {"what": "192.0.2.7/32"})


def test_what_is_meant_when_somebody_is_named():
    hall = a_hall()
    ann, bob, eve = user_at(hall, "Ann", "192.0.2.7", "Anna"), user_at(hall, "Bob", "192.0.2.8"), user_at(hall, "Eve", "")
    zoe = user_at(hall, "Zoe", "127.0.0.1")
    assert [against(ear.user) for ear in (ann, bob, eve, zoe)] == ["account:Anna", "192.0.2.8", "Eve!*@*", "Zoe!*@*"]


class Kept:
    """What is written down."""

    def __init__(self):
        self.bans = []

    def add(self, ban):
        self.drop(ban)
        self.bans.append(ban)

    def drop(self, ban):
        self.bans = [kept for kept in self.bans if kept.key != ban.key]

    def after(self, call):
        call("")
