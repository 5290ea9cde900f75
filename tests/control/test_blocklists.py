"""Lists of bad addresses: what is asked, what counts as listed, how long anybody waits, and what is remembered."""

import pytest
from twisted.internet.defer import Deferred
from twisted.internet.task import Clock

from wolfd.control import blocklists
from wolfd.control.blocklists import AT_ONCE, KNOWN, REMEMBERED, UNKNOWN, Blocklists, Lists, Zone
from wolfd.entrance import ACCOUNT, BLOCK, CLEAN, NOTIFY, Verdict


class Dns:
    """Notes what is asked; answers when told to."""

    def __init__(self):
        self.asked = []
        self.open = {}

    def __call__(self, name):
        self.asked.append(name)
        self.open[name] = Deferred()
        return self.open[name]

    def answers(self, name, *numbers):
        self.open.pop(name).callback(numbers)

    def fails(self, name):
        self.open.pop(name).errback(TimeoutError())


class Scene:
    def __init__(self, *zones, timeout=3.0):
        self.clock, self.dns = Clock(), Dns()
        self.noted = []
        self.lists = Blocklists(self.clock, self.dns, Lists(tuple(map(blocklists.zone, zones)), timeout), lambda *told: self.noted.append(told))
        self.heard = []

    def judge(self, host="8.8.4.4"):
        self.lists.judge(host).addCallback(self.heard.append)
        return self


def test_listed_address_is_found_by_its_numbers_backwards():
    scene = Scene("bad.example block").judge("192.0.32.7")
    assert scene.dns.asked == ["7.32.0.192.bad.example"]
    assert scene.heard == []
    scene.dns.answers("7.32.0.192.bad.example", "127.0.0.2")
    assert scene.heard == [Verdict(BLOCK, ("bad.example",))]
    assert scene.noted == [("dnsbl-news-block", "192.0.32.7", ("bad.example",))]


def test_ipv6_is_asked_by_nibbles():
    scene = Scene("bad.example").judge("2600::1")
    (name,) = scene.dns.asked
    assert name == "1." + "0." * 27 + "0.0.6.2.bad.example"


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "192.168.1.7", "10.0.0.1", "fd00::1", "fe80::1", "", "somewhere"])
def test_addresses_of_no_public_network_are_not_asked_for(host):
    scene = Scene("bad.example block").judge(host)
    assert scene.heard == [CLEAN]
    assert scene.dns.asked == []


def test_without_lists_nobody_is_asked():
    assert Scene().judge().heard == [CLEAN]


def test_hardest_of_several_lists_counts_and_all_are_named():
    scene = Scene("a.example", "b.example account", "c.example block").judge()
    scene.dns.answers("4.4.8.8.b.example", "127.0.0.4")
    scene.dns.answers("4.4.8.8.c.example")
    scene.dns.answers("4.4.8.8.a.example", "127.0.0.4")
    assert scene.heard == [Verdict(ACCOUNT, ("a.example", "b.example"))]


@pytest.mark.parametrize(("answers", "is_listed"), [
    (["127.0.0.2"], True), ([], False), (["127.0.0.9", "127.0.0.3"], True), (["127.0.0.9"], False),
    (["127.255.255.254"], False), (["192.0.2.1"], False), (["127.0.1.3"], True)])
def test_what_counts_as_listed(answers, is_listed):
    """Numbers of no list, a refusal (127.255.255.*) and codes that do not count are nothing."""
    zone = blocklists.zone("bad.example block 2,3")
    assert zone.lists(answers) == is_listed
    assert Zone("x.y").lists(["127.0.0.9"])
    assert not Zone("x.y").lists(["127.255.255.252"])


def test_who_is_silent_holds_nobody_longer_than_the_time_out(capture):
    scene = Scene("a.example block", "b.example block", timeout=2.0).judge()
    scene.dns.answers("4.4.8.8.a.example", "127.0.0.2")
    scene.clock.advance(1.9)
    assert scene.heard == []
    scene.clock.advance(0.2)
    assert scene.heard == [Verdict(BLOCK, ("a.example",))], "what was answered in time counts"
    assert any("no answer" in event["log_format"] for event in capture)
    assert scene.clock.getDelayedCalls() == []


def test_outage_lets_in_and_is_told_once_in_a_while(capture):
    scene = Scene("a.example block").judge("8.8.4.1").judge("8.8.4.2")
    for host in (1, 2):
        scene.dns.fails(f"{host}.4.8.8.a.example")
    assert scene.heard == [CLEAN, CLEAN]
    assert len([event for event in capture if "no answer" in event["log_format"]]) == 1
    assert scene.noted == [("dnsbl-news-silent", "8.8.4.1", ("a.example",))]


def test_answers_are_remembered_for_their_time():
    scene = Scene("a.example block").judge()
    scene.dns.answers("4.4.8.8.a.example", "127.0.0.2")
    assert scene.judge().judge().heard == [Verdict(BLOCK, ("a.example",))] * 3
    assert len(scene.dns.asked) == 1
    scene.clock.advance(KNOWN + 1)
    scene.judge()
    assert len(scene.dns.asked) == 2


def test_no_answer_is_remembered_for_a_short_time():
    scene = Scene("a.example block").judge()
    scene.dns.fails("4.4.8.8.a.example")
    scene.judge()
    assert len(scene.dns.asked) == 1
    scene.clock.advance(UNKNOWN + 1)
    scene.judge()
    assert len(scene.dns.asked) == 2


def test_those_of_one_address_ask_once():
    scene = Scene("a.example block").judge().judge().judge()
    assert len(scene.dns.asked) == 1
    scene.dns.answers("4.4.8.8.a.example", "127.0.0.2")
    assert scene.heard == [Verdict(BLOCK, ("a.example",))] * 3


def test_questions_at_once_are_limited_and_wait_no_longer_for_it():
    scene = Scene("a.example block", timeout=1.0)
    for number in range(AT_ONCE + 10):
        scene.judge(f"8.8.4.{number}")
    assert len(scene.dns.asked) == AT_ONCE
    scene.dns.answers("0.4.8.8.a.example")
    assert len(scene.dns.asked) == AT_ONCE + 1
    scene.clock.advance(1.1)
    assert len(scene.heard) == AT_ONCE + 10


def test_slots_are_free_again_after_a_time_out():
    scene = Scene("a.example block", timeout=1.0)
    for number in range(AT_ONCE):
        scene.judge(f"8.8.4.{number}")
    scene.clock.advance(1.1)
    scene.judge("8.8.5.5")
    assert scene.dns.asked[-1] == "5.5.8.8.a.example"


def test_memory_is_bounded():
    scene = Scene("a.example")
    for number in range(REMEMBERED + 50):
        host = f"8.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        scene.judge(host)
        scene.dns.answers(f"{blocklists.reverse(host)}.a.example")
    assert len(scene.lists._known) == REMEMBERED


def test_other_lists_are_asked_anew():
    scene = Scene("a.example block").judge()
    scene.dns.answers("4.4.8.8.a.example", "127.0.0.2")
    scene.lists.change(scene.dns, Lists((Zone("a.example", NOTIFY),)))
    scene.judge()
    scene.dns.answers("4.4.8.8.a.example", "127.0.0.2")
    assert scene.heard[-1] == Verdict(NOTIFY, ("a.example",))


@pytest.mark.parametrize(("text", "zone"), [
    ("a.example", Zone("a.example", NOTIFY)), ("a.example block", Zone("a.example", BLOCK)),
    ("a.example account 3,5", Zone("a.example", ACCOUNT, frozenset({3, 5})))])
def test_zones_as_they_are_written(text, zone):
    assert blocklists.zone(text) == zone


@pytest.mark.parametrize("text", ["", "example", "a..b", "a.example kill", "a.example block x", "a.example block 300",
                                  "a.example block 1 2", "a.example  block", "a .b", "ä.example", "a" * 64 + ".b"])
def test_wrong_zones(text):
    with pytest.raises(ValueError, match=r".+"):
        blocklists.zone(text)


def test_refusals():
    assert Verdict(BLOCK, ("a",)).refusal(has_account=True) == "dnsbl-block"
    assert Verdict(ACCOUNT, ("a",)).refusal(has_account=False) == "dnsbl-account"
    assert not Verdict(ACCOUNT, ("a",)).refusal(has_account=True)
    assert not Verdict(NOTIFY, ("a",)).refusal(has_account=False)
    assert not CLEAN.refusal(has_account=False)
