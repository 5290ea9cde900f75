"""Coming and going: who is here, who hears of it, and what is recorded."""

import pytest

from tests.chat.ears import Ear, a_hall, ears
from tests.irc.house import Strict, Words
from wolfd.chat.facts import (
    Appeared,
    Identified,
    Joined,
    Kicked,
    Left,
    Quit,
    Redressed,
    Renamed,
    Said,
    TopicSet,
    Vanished,
    Watched,
    WentAway,
)
from wolfd.chat.house import keyed_ids
from wolfd.chat.people import Refused


def refusal(call, *args, **named):
    with pytest.raises(Refused) as caught:
        call(*args, **named)
    return caught.value.mid


def test_newcomer_is_found_and_recorded():
    hall = a_hall()
    ann = Ear(hall, "Ann")
    assert hall.find_user("aNN") is ann.user
    opened, registered = hall.record.of("conn.open", "auth.registered")
    assert registered == {"type": "auth.registered", "person": ann.user.person, "nick": "Ann", "protocol": "irc"}
    assert opened["person"] == ann.user.person
    assert ann.user.person.startswith("p-")
    assert len(ann.user.person) == 10


@pytest.mark.parametrize(("nick", "mid"), [
    ("ANN", "nick-taken"), ("moderator", "nick-taken"), ("M0derator", "nick-reserved"), ("0", "nick-bad"), ("a b", "nick-bad"),
])  # fmt: skip
def test_nick_that_nobody_may_take(nick, mid):
    hall = a_hall()
    ears(hall, "Ann")
    before = len(hall.record.records)
    assert refusal(Ear, hall, nick) == mid
    assert len(hall.record.records) == before


def test_artificial_player_is_a_bot_without_sessions():
    hall = a_hall()
    bot = hall.seat_bot("Zoe")
    assert bot.bot
    assert "B" in bot.modes
    assert bot.sessions == []
    hall.join(bot, "#x")
    hall.quit(bot, "done")
    assert hall.find_user("Zoe") is None
    assert hall.find_channel("#x") is None


def test_joining_is_heard_by_all_and_the_author_first():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob")
    order = []
    ann.show, bob.show = lambda fact: order.append("ann"), lambda fact: order.append("bob")
    hall.join(ann.user, "#x")
    hall.join(bob.user, "#X")
    assert order == ["ann", "bob", "ann"]
    assert [record["chan"] for record in hall.record.of("chat.joined")] == ["#x", "#x"]


def test_joining_twice_changes_nothing():
    hall = a_hall()
    (ann,) = ears(hall, "Ann", "#x")
    assert hall.join(ann.user, "#x") is hall.find_channel("#x")
    assert ann.facts == []


def test_first_in_a_plain_channel_is_its_operator():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob", "#x")
    members = hall.find_channel("#x").members
    assert members[ann.user].op
    assert not members[bob.user].op


def test_in_a_kept_channel_only_the_moderator_is_operator():
    hall = a_hall()
    hall.host = Strict()
    (ann,) = ears(hall, "Ann", "#wolf")
    members = hall.find_channel("#wolf").members
    assert [user for user in members if members[user].op] == [hall.moderator]
    assert refusal(hall.set_modes, ann.user, hall.find_channel("#wolf"), [(True, "m", "")]) == "need-op"
    assert refusal(hall.set_topic, ann.user, hall.find_channel("#wolf"), "mine") == "need-op"
    hall.find_channel("#wolf").modes.discard("t")
    assert refusal(hall.set_topic, ann.user, hall.find_channel("#wolf"), "mine") == "need-op", "whatever its modes"
    assert refusal(hall.kick, ann.user, hall.moderator, hall.find_channel("#wolf"), "") == "need-op"


def test_keeper_hears_of_coming_and_going():
    hall = a_hall()
    hall.host = host = Strict()
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    hall.part(ann.user, hall.find_channel("#wolf"))
    bob.close(Words(en="bye"))
    assert host.told == [("came", "Ann"), ("came", "Bob"), ("left", "Ann"), ("left", "Bob")]


def test_kept_channel_stays_until_it_is_closed():
    hall = a_hall()
    hall.host = Strict()
    (ann,) = ears(hall, "Ann", "#wolf")
    channel = hall.find_channel("#wolf")
    hall.close(channel)
    assert hall.find_channel("#wolf") is channel
    hall.part(ann.user, channel)
    assert hall.find_channel("#wolf") is channel
    hall.close(channel)
    assert hall.find_channel("#wolf") is None
    assert channel not in hall.moderator.channels


def test_plain_channel_is_forgotten_with_its_last_member():
    hall = a_hall()
    (ann,) = ears(hall, "Ann", "#x")
    hall.part(ann.user, hall.find_channel("#x"), "so long")
    assert hall.find_channel("#x") is None
    assert [fact.reason for fact in ann.heard(Left)] == ["so long"]


def test_quit_is_heard_once_by_everybody_who_shares_a_channel():
    hall = a_hall()
    ann, bob, eve = ears(hall, "Ann Bob Eve")
    for name in ("#x", "#y"):
        hall.join(ann.user, name)
        hall.join(bob.user, name)
    hall.quit(ann.user, "gone")
    assert [fact.reason for fact in bob.heard(Quit)] == ["gone"]
    assert eve.facts == []
    assert ann.heard(Quit) == []
    hall.quit(ann.user, "again")
    assert bob.facts == []
    assert len(hall.record.of("chat.quit")) == 1


def test_user_stays_until_his_last_connection_is_lost():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob", "#x")
    second = Ear.__new__(Ear)
    second.facts = []
    ann.user.sessions.append(second)
    hall.lost(ann, ann.user, "one")
    assert hall.find_user("Ann") is ann.user
    hall.lost(ann, ann.user, "again")
    hall.lost(second, ann.user, "two")
    assert hall.find_user("Ann") is None
    assert [fact.reason for fact in bob.heard(Quit)] == ["two"]


def test_rename():
    hall = a_hall()
    ann, bob, eve = ears(hall, "Ann Bob Eve")
    for ear in (ann, bob):
        hall.join(ear.user, "#x")
    hall.rename(ann.user, "Anna")
    (fact,) = bob.heard(Renamed)
    assert (fact.old, fact.new) == ("Ann", "Anna")
    assert hall.find_user("anna") is ann.user
    assert hall.find_user("ann") is None
    assert eve.facts == []
    assert hall.record.of("auth.renamed") == [{"type": "auth.renamed", "person": ann.user.person, "old": "Ann", "nick": "Anna"}]
    assert refusal(hall.rename, ann.user, "BOB") == "nick-taken"
    hall.rename(ann.user, "ANNA")
    assert ann.user.nick == "ANNA"


def test_what_the_host_refuses_the_moderator_tells():
    hall = a_hall()
    hall.host = host = Strict()
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    host.no_name = host.no_letter = host.hush = Words(en="Not now.")
    hall.rename(ann.user, "Anna")
    hall.say(ann.user, bob.user, "psst")
    hall.say(ann.user, hall.find_channel("#wolf"), "hello")
    said = ann.heard(Said)
    assert [(fact.by, fact.to, fact.text.lines("en")) for fact in said] == [(hall.moderator, ann.user, ("Not now.",))] * 3
    assert ann.user.nick == "Ann"
    assert bob.heard(Said) == []
    assert hall.record.of("chat.message", "query.message", "auth.renamed") == []


def test_kick():
    hall = a_hall()
    ann, bob, eve = ears(hall, "Ann Bob Eve", "#x")
    channel = hall.find_channel("#x")
    assert refusal(hall.kick, bob.user, ann.user, channel, "") == "need-op"
    hall.kick(ann.user, bob.user, channel, "enough")
    for ear in (ann, bob, eve):
        assert [(fact.who, fact.reason) for fact in ear.heard(Kicked)] == [(bob.user, "enough")]
    assert bob.user not in channel.members
    assert refusal(hall.kick, ann.user, bob.user, channel, "") == "not-a-member"


def test_topic():
    hall = a_hall(topic=10)
    ann, bob = ears(hall, "Ann Bob", "#x")
    channel = hall.find_channel("#x")
    assert refusal(hall.set_topic, bob.user, channel, "mine") == "need-op"
    hall.set_topic(ann.user, channel, "a\u202e long night, and more")
    assert [fact.topic for fact in bob.heard(TopicSet)] == ["a long nig"]
    assert (channel.topic, channel.topic_by, channel.topic_at) == ("a long nig", "Ann", 1000.0)
    hall.set_modes(ann.user, channel, [(False, "t", "")])
    hall.set_topic(bob.user, channel, "")
    assert channel.topic == ""


def test_channels_of_one_user_are_limited():
    hall = a_hall(channels=2)
    (ann,) = ears(hall, "Ann", "#x", "#y")
    assert refusal(hall.join, ann.user, "#z") == "too-many-channels"
    assert hall.find_channel("#z") is None


@pytest.mark.parametrize("name", ["x", "#", "#a b", "#a,b", ""])
def test_bad_channel(name):
    hall = a_hall()
    (ann,) = ears(hall, "Ann")
    assert refusal(hall.join, ann.user, name) == "channel-bad"
    assert hall.channels == {}


def test_what_a_user_says_of_himself_is_heard_by_those_who_share_a_channel():
    hall = a_hall()
    ann, bob, eve = ears(hall, "Ann Bob Eve")
    for ear in (ann, bob):
        hall.join(ear.user, "#x")
    hall.set_away(ann.user, "supper")
    hall.set_away(ann.user, "supper")
    hall.set_away(ann.user, None)
    hall.set_real(ann.user, "Ann of the hill")
    hall.set_account(ann.user, "ann")
    assert [fact.text for fact in bob.facts if type(fact) is WentAway] == ["supper", None]
    assert [fact.real for fact in bob.facts if type(fact) is Redressed] == ["Ann of the hill"]
    assert [fact.account for fact in bob.heard(Identified)] == ["ann"]
    assert eve.facts == []
    assert refusal(hall.set_real, ann.user, "\x07") == "real-bad"


def test_watchers_are_told_of_coming_and_going():
    hall = a_hall()
    ann, eve = ears(hall, "Ann Eve")
    hall.watch(eve, "BOB")
    hall.watch(eve, "ann")
    bob = Ear(hall, "Bob")
    hall.rename(bob.user, "Bill")
    hall.set_away(ann.user, "supper")
    ann.close(Words(en="bye"))
    kinds = [type(fact) for fact in eve.facts]
    assert kinds == [Appeared, Vanished, Watched, Vanished]
    hall.unwatch(eve, "bob")
    hall.unwatch(eve, "ANN")
    assert hall.watchers == {}


def test_who_shares_a_channel_hears_of_a_watched_one_only_once():
    hall = a_hall()
    ann, eve = ears(hall, "Ann Eve", "#x")
    hall.watch(eve, "ann")
    hall.set_away(ann.user, "supper")
    assert [type(fact) for fact in eve.facts] == [WentAway]


def test_past_nicks_are_remembered():
    hall = a_hall()
    (ann,) = ears(hall, "Ann")
    hall.rename(ann.user, "Anna")
    hall.quit(ann.user, "")
    assert [past.nick for past in hall.past] == ["Anna", "Ann"]


def test_message_ids_are_all_different_and_tell_no_order():
    ids, others = keyed_ids(), keyed_ids()
    taken = [ids() for _ in range(500)]
    assert len(set(taken)) == 500
    assert {len(one) for one in taken} == {18}
    assert sorted(taken) != taken
    assert [others() for _ in range(500)] != taken


def test_cloak_is_the_same_for_one_address_and_hides_it():
    hall = a_hall()
    assert hall.cloak("192.0.2.1") == hall.cloak("192.0.2.1") != hall.cloak("192.0.2.2")
    assert "192" not in hall.cloak("192.0.2.1").partition(".")[2]
    assert a_hall().cloak("192.0.2.1") != hall.cloak("192.0.2.1")


def test_joined_and_parted_are_shown_as_such():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob", "#x")
    hall.part(bob.user, hall.find_channel("#x"))
    hall.join(bob.user, "#x")
    assert [type(fact) for fact in ann.facts] == [Left, Joined]


def test_why_somebody_is_dismissed_is_told_in_the_servers_language():
    hall = a_hall()
    hall.language = "zh-Hant"
    ann, bob = ears(hall, "Ann Bob", "#x")
    ann.close = lambda _: None  # as by telnet: the connection ends a little later
    hall.set_language(ann.user, "en")
    hall.dismiss(ann.user, Words(**{"en": "Away with\nyou", "zh-Hant": "走開"}))
    assert [quit_.reason for quit_ in bob.heard(Quit)] == ["走開"]
