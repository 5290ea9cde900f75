"""A key that is typed in the wrong place: it opens the seat, nobody reads it, and no record has it; looks of the absent."""

import pytest

from tests.plays.stage import ROOM, begun
from wolfd.chat.people import Refused


def say(stage, person, to, text, kind="privmsg"):
    stage.hall.say(person.user, to, text, kind)


@pytest.mark.parametrize("kind", ["privmsg", "action", "notice"])
@pytest.mark.parametrize("form", ["back {}", "!back {}", "/back {}", "ｂａｃｋ {}", "回来 {}"])
@pytest.mark.parametrize("where", ["person", "room", "lobby"])
def test_wherever_it_is_typed(kind, form, where):
    stage, people = begun()
    key = people[4].key()
    people[4].drops()
    zoe, again = stage.irc("Zoe", "#lobby"), stage.irc("Eve", "#lobby")
    stage.hall.join(again.user, ROOM)
    to = {"person": zoe.user, "room": stage.hall.find_channel(ROOM), "lobby": stage.hall.find_channel("#lobby")}[where]
    stage.all_forget()
    say(stage, again, to, form.format(key), kind)
    assert again.hears("Welcome back to seat 5 Eve.")
    for person in (zoe, *people):
        person.hears_nothing_of(key)
    assert key not in str(stage.book.records)


@pytest.mark.parametrize("text", ["my key is {} I think", "bcak {}", "{}"])
def test_a_key_among_other_words_is_not_passed_on(text):
    stage, people = begun()
    key = people[4].key()
    stage.all_forget()
    say(stage, people[4], people[4].room, text.format(key))
    for person in people[:4]:
        person.hears_nothing_of(key)
    assert people[4].hears("Did you mean !back" if text.startswith("bcak") else "That line has the key of a seat in it")
    assert key not in str(stage.book.records)


def test_words_as_long_as_a_key_are_talk():
    stage, people = begun()
    stage.until_step("discussion")
    people[0].types("everything is suspicious, everywhere")
    people[0].types("go back everywhere")
    assert people[1].hears("everything is suspicious", "go back everywhere")


def test_reasons_topics_and_the_like():
    stage, people = begun()
    key = people[4].key()
    eve = people[4]
    stage.hall.set_away(eve.user, f"gone with {key}")
    assert key not in (eve.user.away or "")
    stage.hall.part(eve.user, eve.room, f"back {key}")
    stage.hall.quit(eve.user, f"see you {key}")
    assert key not in str(stage.book.records)


def test_the_look_of_an_absent_player():
    """Present or not, nobody may be taken for him; his own nick stays free for him, or he could not come back."""
    stage, people = begun()
    key = people[4].key()
    people[4].drops()
    with pytest.raises(Refused) as refused:
        stage.irc("Еvе", "#lobby")      # two of its letters are Cyrillic
    assert refused.value.mid == "nick-like-player"
    zoe = stage.irc("Zoe", "#lobby")
    with pytest.raises(Refused):
        stage.hall.rename(zoe.user, "Eѵe")
    again = stage.irc("Eve", "#lobby")
    again.types(f"/msg Moderator back {key}")
    assert again.hears("Welcome back to seat 5 Eve.")


@pytest.mark.parametrize("form", ["!pack my key is {key}", "/msg Moderator my key is {key}", "/msg Moderator pack {key}"])
def test_ones_pack_does_not_read_it(form):
    """Whoever has it could sit on the seat: not even those who play with him are told."""
    stage, _ = begun()
    stage.until_step("wolves")
    one, other = (stage.person(seat) for seat in stage.seats("werewolf")[:2])
    for person in (one, other):
        person.forgets()
    key = stage.playing.keys.renew(stage.playing.seats.of(one.user))
    one.types(form.format(key=key) if one.protocol == "irc" else form.replace("!", "/").format(key=key))
    assert other.hears("[pack]", "***")
    assert other.hears_nothing_of(key)
    assert key not in str(stage.book.records)
