"""Ways round the game: whoever tries them gets no word past it."""

import pytest

from tests.plays.stage import ROOM
from tests.plays.test_play_sides import begun, house, say
from wolfd.chat.coming import AWAY
from wolfd.chat.people import Identity, Refused
from wolfd.irc import caps
from wolfd.irc.forms import form_of, render


def ident(name):
    return Identity(account=name, person=f"a-{name}", language="en")


def test_logging_out_lifts_nothing():
    stage, (ann, bob, *_) = begun()
    stage.hall.log_out(ann.user)
    stage.hall.log_in(ann.user, ident("ann"))
    stage.hall.log_out(ann.user)
    stage.all_forget()
    say(stage, ann, bob.user)
    assert bob.private == []


def test_logging_out_after_leaving():
    stage, (ann, bob, *_) = begun()
    stage.hall.log_in(ann.user, ident("ann"))
    ann.says("leave", "leave")
    stage.hall.log_out(ann.user)
    stage.all_forget()
    say(stage, ann, bob.user)
    assert bob.private == []


def of_ann():
    """A game in which Ann plays with an account."""
    stage, people = house()
    stage.hall.log_in(people[0].user, ident("ann"))
    people[0].says("leave", "join")
    for person in people:
        person.says("ready")
    stage.until_step("nomination")
    stage.all_forget()
    return stage, people


@pytest.mark.parametrize("nick", ["Ann", "Anna"])
def test_who_comes_in_again_with_an_account_is_called_as_before(nick):
    """By no name that others see, as soon as they may see it: WHOIS shows it at once, and a JOIN with it."""
    stage, people = of_ann()
    people[0].drops()
    lines = []
    people[1].show = lambda fact: lines.append(render(fact, form_of(caps.EXTENDED_JOIN | caps.SETNAME, "en")).decode())
    session = Session()
    user = stage.hall.enter(session, nick, "3wolf", "host", real="3 is a wolf", identity=ident("ann"))
    assert (user.real, user.name) == ("Ann", "ann")
    stage.hall.join(user, ROOM)
    assert [line for line in lines if " JOIN " in line]
    assert not [line for line in lines if "wolf " in line.replace(ROOM, "") or "3wolf" in line]
    stage.playing.abort("empty")
    assert user.real == "3 is a wolf"


def test_who_comes_back_with_a_key_is_called_as_his_seat():
    stage, people = begun_with_keys()
    key = people[0].key()
    people[0].drops()
    lines = []
    people[1].show = lambda fact: lines.append(render(fact, form_of(caps.EXTENDED_JOIN | caps.SETNAME, "en")).decode())
    back = stage.irc("Wolf-Is-3", "")
    back.user.name, back.user.real = "3wolf", "3 is a wolf"
    back.types(f"/msg Moderator back {key}")
    assert back.user.nick == "Ann"
    assert [line for line in lines if " JOIN " in line]
    assert not [line for line in lines if "3wolf" in line or "3 is a" in line or "Wolf-Is" in line]


def test_who_comes_back_with_a_key_is_called_so_where_he_is_already():
    stage, people = house(plain=("#chat",))
    for person in people:
        person.says("ready")
    key = people[0].key()
    people[0].drops()
    zoe, back = stage.irc("Zoe", "#chat"), stage.irc("Back", "#chat")
    back.user.real = "3 is a wolf"
    lines = []
    zoe.show = lambda fact: lines.append(render(fact, form_of(caps.SETNAME, "en")).decode())
    back.types(f"/msg Moderator back {key}")
    assert [line.split(" ", 1)[1] for line in lines if " SETNAME " in line] == ["SETNAME :Ann\r\n"]


def begun_with_keys():
    stage, people = house()
    for person in people:
        person.says("ready")
    return stage, people


def test_acts_in_another_channel_are_words_too():
    stage, people = house(plain=("#chat",))
    ann, bob = people[:2]
    room = stage.hall.join(ann.user, "#chat")
    stage.hall.join(bob.user, "#chat")
    zoe = stage.irc("Zoe", "#chat")
    for person in people:
        person.says("ready")
    assert room.members[ann.user].op
    for mode in ((True, "b", "cleo-is-a-wolf!*@*"), (True, "k", "cleo-is-a-wolf"), (True, "l", "3")):
        with pytest.raises(Refused, match="acts-at-your-table"):
            stage.hall.check_change(ann.user, room, mode)
    with pytest.raises(Refused, match="acts-at-your-table"):
        stage.hall.kick(ann.user, zoe.user, room, "Cleo is a wolf")
    stage.playing.abort("empty")
    stage.hall.kick(ann.user, zoe.user, room, "bye")
    assert zoe.user not in room.members


def test_the_name_of_a_room_is_a_word_too():
    stage, (ann, *_) = begun(plain=("#chat*",))
    for name in ("#cleo-is-a-wolf", "#chat-cleo-is-a-wolf"):
        with pytest.raises(Refused, match="opens-no-room"):
            stage.hall.join(ann.user, name)
        assert stage.hall.find_channel(name) is None
    ann.says("leave", "leave")
    stage.hall.join(ann.user, "#next")


def test_the_bench_of_a_game_with_takeover_hears_nothing_from_it():
    stage, people = house()
    people[0].says("option substitution takeover")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe")
    stage.all_forget()
    say(stage, people[0], zoe.user)
    assert zoe.hears("psst")
    zoe.says("join")
    stage.all_forget()
    say(stage, people[0], zoe.user, "3 is a wolf")
    say(stage, zoe, people[1].user, "3 is a wolf")
    assert zoe.hears("No private talk with Bob now")
    assert people[0].hears("No private talk with Zoe now")
    zoe.hears_nothing_of("3 is a wolf")
    assert people[1].private == []
    zoe.says("leave")
    say(stage, zoe, people[1].user)
    assert people[1].hears("psst")


def test_who_keeps_order_elsewhere_does_not_talk_so_to_those_with_whom_he_plays():
    stage, people = house(moderators=("ann",))
    stage.hall.log_in(people[0].user, ident("ann"))
    people[0].says("leave", "join")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe", "#other")
    zoe.says("join")
    stage.all_forget()
    people[0].types("/msg Moderator !warn #other Bob 3 is a wolf", "/msg Moderator !mute #other Bob 3 is a wolf")
    assert people[1].lines == []
    people[0].types("/msg Moderator !warn #other Zoe be nice")
    assert zoe.hears("be nice")


class Session:
    """A connection that shows nothing."""

    protocol = "irc"

    def show(self, fact):
        """Nothing."""

    def close(self, why):
        """Nothing."""


def test_who_drops_and_comes_again_tells_nothing_before_he_takes_his_seat():
    """Under the same nick, or as a guest from the same address."""
    stage, people = house()
    ann, bob = people[:2]
    ann.user.address = "192.0.2.7"
    ann.says("leave", "join")
    for person in people:
        person.says("ready")
    key = ann.key()
    ann.drops()
    stage.all_forget()
    for nick, address, may in (("Ann", "192.0.2.9", False), ("Ax", "192.0.2.7", False), ("Zoe", "192.0.2.9", True)):
        again = stage.irc(nick, "#lobby")
        again.user.address = address
        say(stage, again, bob.user, "3 is a wolf")
        assert (bob.private == ["3 is a wolf"]) is may
        if nick == "Ann":
            say(stage, again, again.room, "3 is a wolf")
            assert again.hears("you talk at its table alone")
        again.drops()
    back = stage.irc("Ann", "")
    back.types(f"/msg Moderator back {key}")
    assert back.hears("Welcome back")


def test_a_watcher_is_silent_in_all_that_he_does():
    stage, _ = begun()
    zoe, yan, xen = stage.irc("Zoe"), stage.irc("Yan"), stage.irc("Xen")
    stage.all_forget()
    stage.hall.set_away(zoe.user, "3 is a wolf")
    stage.hall.set_real(zoe.user, "3 is a wolf")
    assert (zoe.user.away, zoe.user.real) == (AWAY, "Zoe")
    assert zoe.hears("While you watch the game at #wolf, nobody is shown that before it is over.")
    stage.hall.part(yan.user, yan.room, "3 is a wolf")
    stage.hall.lost(xen, xen.user, "Quit: 3 is a wolf")
    assert [record["reason"] for record in stage.book.of("chat.left", "chat.quit")] == ["", ""]
    stage.hall.set_away(yan.user, "at supper")
    assert yan.user.away == "at supper"
    stage.playing.abort("empty")
    assert (zoe.user.away, zoe.user.real) == ("3 is a wolf", "3 is a wolf")


def test_who_has_left_a_game_keeps_no_order_in_it():
    stage, people = house(moderators=("ann",))
    stage.hall.log_in(people[0].user, ident("ann"))
    people[0].says("leave", "join")
    for person in people:
        person.says("ready")
    people[0].says("leave", "leave")
    people[0].forgets()
    people[0].says("kick Bob because", "abort because", "pause", "who")
    assert people[1].user in stage.playing.channel.members
    assert not stage.playing.paused
    people[0].hears_nothing_of("From one address")
