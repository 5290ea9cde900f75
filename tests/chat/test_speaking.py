"""What is said, who hears it, and what is recorded of it."""

import pytest

from tests.chat.ears import a_hall, ears
from tests.irc.house import Strict, Words
from wolfd.chat.facts import Said
from wolfd.chat.people import Refused


def lines(ear):
    return [(fact.by.nick, line) for fact in ear.heard(Said) for line in fact.text.lines("en")]


@pytest.fixture
def hall():
    hall = a_hall()
    hall.host = Strict()
    return hall


def test_talk_in_a_channel_is_heard_by_all_and_recorded(hall):
    ann, bob = ears(hall, "Ann Bob", "#plain")
    hall.say(ann.user, hall.find_channel("#plain"), "hello\x07", "action")
    assert lines(ann) == lines(bob) == [("Ann", "hello")]
    assert hall.record.of("chat.message") == [
        {"type": "chat.message", "chan": "#plain", "person": ann.user.person, "nick": "Ann", "text": "hello", "kind": "action"}
    ]


def test_command_in_a_kept_channel_goes_to_its_keeper_alone(hall):
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    hall.say(ann.user, hall.find_channel("#wolf"), "!vote 3")
    assert ("heard", "Ann", "!vote 3") in hall.host.told
    assert lines(ann) == lines(bob) == []
    assert hall.record.of("chat.message") == []


def test_talk_in_a_kept_channel_asks_its_keeper(hall):
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    channel = hall.find_channel("#wolf")
    hall.set_floor(channel, [])
    bob.facts.clear()
    hall.say(ann.user, channel, "hello")  # the keeper lets him, whatever the modes show
    assert lines(bob) == [("Ann", "hello")]
    hall.host.hush = Words(en="The night is silent.")
    hall.say(ann.user, channel, "hello?")
    assert lines(ann)[-1] == ("Moderator", "The night is silent.")
    assert lines(bob) == []


def test_command_is_taken_even_when_nobody_may_speak(hall):
    (ann,) = ears(hall, "Ann", "#wolf")
    hall.host.hush = Words(en="The night is silent.")
    hall.say(ann.user, hall.find_channel("#wolf"), "!table")
    assert hall.host.told[-1] == ("heard", "Ann", "!table")
    assert lines(ann) == []


def test_notice_is_no_command_and_no_way_round_silence(hall):
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    channel = hall.find_channel("#wolf")
    hall.say(ann.user, channel, "!vote 3", "notice")
    assert lines(bob) == [("Ann", "!vote 3")]
    hall.host.hush = Words(en="The night is silent.")
    hall.say(ann.user, channel, "psst", "notice")
    assert lines(bob) == []


def test_tags_and_whispers_do_not_pass_in_a_kept_channel(hall):
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    channel = hall.find_channel("#wolf")
    hall.say(ann.user, channel, "", "tagmsg", tags=(("+secret", "I am a wolf"),))
    assert bob.facts == []
    hall.say(ann.user, channel, "hello", tags=(("+secret", "I am a wolf"),))
    assert [fact.tags for fact in bob.heard(Said)] == [()]
    with pytest.raises(Refused, match="speech-whispered"):
        hall.say(ann.user, channel, "psst", least="@")


def test_outsider_does_not_reach_a_keeper(hall):
    ears(hall, "Ann", "#wolf")
    (eve,) = ears(hall, "Eve")
    with pytest.raises(Refused, match="not-in-channel"):
        hall.say(eve.user, hall.find_channel("#wolf"), "!vote 3")
    assert ("heard", "Eve", "!vote 3") not in hall.host.told


def test_whisper_in_a_plain_channel_reaches_a_standing(hall):
    ann, bob, eve = ears(hall, "Ann Bob Eve", "#plain")
    channel = hall.find_channel("#plain")
    hall.set_modes(ann.user, channel, [(True, "v", "Bob")])
    hall.say(ann.user, channel, "to voices", least="+")
    hall.say(bob.user, channel, "to operators", least="@")
    assert lines(ann) == [("Ann", "to voices"), ("Bob", "to operators")]
    assert lines(bob) == [("Ann", "to voices"), ("Bob", "to operators")]
    assert lines(eve) == []


def test_private_line_is_heard_by_two_and_recorded(hall):
    ann, bob, eve = ears(hall, "Ann Bob Eve", "#plain")
    hall.say(ann.user, bob.user, "hello")
    assert lines(ann) == lines(bob) == [("Ann", "hello")]
    assert eve.facts == []
    (record,) = hall.record.of("query.message")
    assert (record["person"], record["to"], record["text"]) == (ann.user.person, bob.user.person, "hello")


def test_line_to_oneself_is_shown_once(hall):
    (ann,) = ears(hall, "Ann")
    hall.say(ann.user, ann.user, "remember")
    assert lines(ann) == [("Ann", "remember")]


def test_private_line_to_the_moderator_goes_to_the_host(hall):
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    hall.say(ann.user, hall.moderator, "see 3")
    assert hall.host.told[-1] == ("heard", "Ann", "see 3")
    assert lines(ann) == [("Ann", "see 3")]
    assert bob.facts == []
    assert hall.record.of("query.message") == [], "the host knows whether it was a key"


@pytest.mark.parametrize("kind", ["notice", "tagmsg"])
def test_the_moderator_answers_no_notices(hall, kind):
    (ann,) = ears(hall, "Ann")
    hall.say(ann.user, hall.moderator, "see 3" if kind == "notice" else "", kind)
    assert hall.host.told == []


@pytest.mark.parametrize("text", ["", "\x07\u202e", "\r\n"])
def test_nothing_to_say(hall, text):
    ann, _ = ears(hall, "Ann Bob", "#plain")
    with pytest.raises(Refused, match="no-text"):
        hall.say(ann.user, hall.find_channel("#plain"), text)


def test_the_moderator_speaks_to_each_in_his_language(hall):
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    hall.set_language(bob.user, "zh-Hans")
    bob.facts.clear()
    words = Words(en="Night falls.", **{"zh-Hans": "天黑了"})
    hall.announce(hall.find_channel("#wolf"), words)
    hall.tell(ann.user, words)
    assert [fact.by for fact in bob.facts] == [hall.moderator]
    assert [fact.to for fact in ann.facts] == [hall.find_channel("#wolf"), ann.user]
    assert bob.facts[0].text.lines(bob.user.language) == ("天黑了",)


def test_without_a_host_every_channel_is_plain_and_the_moderator_silent():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob", "#wolf")
    hall.say(ann.user, hall.find_channel("#wolf"), "!vote 3")
    hall.say(ann.user, hall.moderator, "see 3")
    assert lines(bob) == [("Ann", "!vote 3")]
