"""Channel modes: who may change them, and what they forbid."""

import pytest

from tests.chat.ears import a_hall, ears
from wolfd.chat.facts import ModesSet, Said
from wolfd.chat.people import Refused

ON, OFF = True, False


@pytest.fixture
def hall():
    return a_hall(masks=3)


def changes(hall, by, *wanted):
    hall.set_modes(by.user, hall.find_channel("#x"), wanted)
    return [fact.changes for fact in by.heard(ModesSet)]


def refusal(call, *args):
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.mid


def test_changes_are_one_fact_and_those_without_effect_are_left_out(hall):
    ann, bob = ears(hall, "Ann Bob", "#x")
    assert changes(hall, ann, (ON, "m", ""), (ON, "n", ""), (ON, "v", "BOB"), (OFF, "l", ""), (ON, "b", "eve")) == [
        ((ON, "m", ""), (ON, "v", "Bob"), (ON, "b", "eve!*@*"))
    ]
    assert changes(hall, ann, (ON, "m", "")) == []
    assert [fact.changes for fact in bob.heard(ModesSet)] == [((ON, "m", ""), (ON, "v", "Bob"), (ON, "b", "eve!*@*"))]
    assert len(hall.record.of("chat.mode")) == 1


@pytest.mark.parametrize(("change", "mid"), [
    ((ON, "o", "nobody"), "no-such-nick"), ((ON, "v", "Eve"), "not-a-member"), ((ON, "z", ""), "mode-unknown"), ((ON, "k", "a b"), "key-bad"),
    ((ON, "k", ""), "key-bad"), ((ON, "k", "x" * 40), "key-bad"), ((ON, "l", "0"), "limit-bad"), ((ON, "l", "-1"), "limit-bad"), ((ON, "l", "٣"), "limit-bad"),
    ((ON, "l", ""), "limit-bad"), ((ON, "l", "0000019999999"), "limit-bad"),
])  # fmt: skip
def test_bad_change_refuses_all(hall, change, mid):
    ann, _ = ears(hall, "Ann Bob", "#x")
    ears(hall, "Eve")
    before = len(hall.record.records)
    assert refusal(hall.set_modes, ann.user, hall.find_channel("#x"), [(ON, "m", ""), change]) == mid
    assert "m" not in hall.find_channel("#x").modes
    assert len(hall.record.records) == before


def test_only_operators_change_modes(hall):
    _, bob = ears(hall, "Ann Bob", "#x")
    (eve,) = ears(hall, "Eve")
    assert refusal(hall.set_modes, bob.user, hall.find_channel("#x"), [(ON, "m", "")]) == "need-op"
    assert refusal(hall.set_modes, eve.user, hall.find_channel("#x"), [(ON, "m", "")]) == "not-in-channel"


def test_lists_are_limited_together(hall):
    (ann,) = ears(hall, "Ann", "#x")
    changes(hall, ann, (ON, "b", "a"), (ON, "e", "b"), (ON, "I", "c"))
    assert refusal(hall.set_modes, ann.user, hall.find_channel("#x"), [(ON, "b", "d")]) == "list-full"
    assert changes(hall, ann, (OFF, "b", "A"), (OFF, "b", "a")) == [((OFF, "b", "a!*@*"),)]


def test_key_that_is_taken_away_is_not_told(hall):
    (ann,) = ears(hall, "Ann", "#x")
    assert changes(hall, ann, (ON, "k", "sesame")) == [((ON, "k", "sesame"),)]
    assert changes(hall, ann, (OFF, "k", "wrong")) == [((OFF, "k", "*"),)]


@pytest.mark.parametrize(("change", "mid"), [
    ((ON, "i", ""), "channel-invite-only"), ((ON, "k", "sesame"), "channel-key-wrong"), ((ON, "l", "1"), "channel-full"),
    ((ON, "b", "*!*@host"), "channel-banned"),
])  # fmt: skip
def test_closed_channel(hall, change, mid):
    (ann,) = ears(hall, "Ann", "#x")
    (bob,) = ears(hall, "Bob")
    changes(hall, ann, change)
    assert refusal(hall.join, bob.user, "#x") == mid
    changes(hall, ann, (ON, "s", ""))
    assert refusal(hall.join, bob.user, "#x") == "no-such-channel"
    hall.invite(ann.user, bob.user, hall.find_channel("#x"))
    hall.join(bob.user, "#x")
    hall.part(bob.user, hall.find_channel("#x"))
    assert refusal(hall.join, bob.user, "#x") == "no-such-channel"


def test_ways_into_a_closed_channel(hall):
    (ann,) = ears(hall, "Ann", "#x")
    (bob,) = ears(hall, "Bob")
    changes(hall, ann, (ON, "k", "sesame"), (ON, "b", "bob"), (ON, "e", "*!bob@*"), (ON, "i", ""), (ON, "I", "B?b"))
    hall.join(bob.user, "#x", "sesame")
    assert bob.user in hall.find_channel("#x").members


def test_invitation_is_the_operators_where_the_door_is_closed(hall):
    ann, bob = ears(hall, "Ann Bob", "#x")
    (eve,) = ears(hall, "Eve")
    channel = hall.find_channel("#x")
    hall.invite(bob.user, eve.user, channel)
    changes(hall, ann, (ON, "i", ""))
    assert refusal(hall.invite, bob.user, eve.user, channel) == "need-op"
    assert refusal(hall.invite, eve.user, bob.user, channel) == "not-in-channel"
    assert refusal(hall.invite, ann.user, bob.user, channel) == "already-in-channel"


def test_invitations_to_rooms_that_are_no_more_are_forgotten(hall):
    (ann,), (bob,) = ears(hall, "Ann", "#stays"), ears(hall, "Bob")
    hall.invite(ann.user, bob.user, hall.find_channel("#stays"))
    for number in range(30):
        room = hall.join(ann.user, f"#x{number}")
        hall.invite(ann.user, bob.user, room)
        hall.part(ann.user, room)
    assert [room.name for room in bob.user.invited] == ["#stays", "#x29"]


@pytest.mark.parametrize(("change", "mid"), [((ON, "m", ""), "speech-moderated"), ((ON, "b", "bob"), "speech-banned")])
def test_modes_that_silence(hall, change, mid):
    ann, bob = ears(hall, "Ann Bob", "#x")
    channel = hall.find_channel("#x")
    changes(hall, ann, change)
    assert refusal(hall.say, bob.user, channel, "hello") == mid
    changes(hall, ann, (ON, "v", "Bob"))
    hall.say(bob.user, channel, "hello")
    hall.say(ann.user, channel, "hello")
    assert len(ann.heard(Said)) == 2


def test_outsiders_speak_only_where_they_may(hall):
    (ann,) = ears(hall, "Ann", "#x")
    (eve,) = ears(hall, "Eve")
    channel = hall.find_channel("#x")
    assert refusal(hall.say, eve.user, channel, "hello") == "speech-from-outside"
    changes(hall, ann, (OFF, "n", ""))
    hall.say(eve.user, channel, "hello")
    assert [fact.by for fact in ann.heard(Said)] == [eve.user]
    assert [fact.by for fact in eve.heard(Said)] == [eve.user]
    changes(hall, ann, (ON, "s", ""))
    assert refusal(hall.say, eve.user, channel, "hello") == "no-such-channel"


def test_floor_is_given_in_the_order_of_seats_with_one_fact(hall):
    ann, bob, eve = ears(hall, "Ann Bob Eve", "#x")
    channel = hall.find_channel("#x")
    hall.set_floor(channel, [eve.user, ann.user])
    hall.set_floor(channel, [ann.user, bob.user])
    hall.set_floor(channel, [ann.user, bob.user])
    hall.set_floor(channel, None)
    assert [fact.changes for fact in bob.heard(ModesSet)] == [
        ((ON, "m", ""), (ON, "v", "Eve"), (ON, "v", "Ann")),
        ((OFF, "v", "Eve"), (ON, "v", "Bob")),
        ((OFF, "m", ""), (OFF, "v", "Ann"), (OFF, "v", "Bob")),
    ]
    assert all(fact.by is hall.moderator for fact in ann.heard(ModesSet))


def test_floor_is_only_for_members(hall):
    (ann,) = ears(hall, "Ann", "#x")
    (eve,) = ears(hall, "Eve")
    hall.set_floor(hall.find_channel("#x"), [eve.user])
    assert [fact.changes for fact in ann.heard(ModesSet)] == [((ON, "m", ""),)]


def test_secret_channels_are_counted_apart(hall):
    (ann,) = ears(hall, "Ann", "#x", "#y")
    changes(hall, ann, (ON, "s", ""))
    assert hall.secret == {hall.find_channel("#x")}
    hall.part(ann.user, hall.find_channel("#x"))
    assert hall.secret == set()
