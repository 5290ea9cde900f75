"""What is kept of the talk: how much, how long, and that nothing stays behind of what is dropped."""

from hypothesis import given
from hypothesis import strategies as st

from wolfd.chat.facts import Plain, Said
from wolfd.chat.history import Bounds, History
from wolfd.chat.people import Channel, User

MODERATOR = User("Moderator", "moderator", "irc.test", person="moderator")


class World:
    """A history, and people who talk."""

    def __init__(self, **bounds):
        self.now = 1000.0
        self.history = History(Bounds(**bounds), lambda: self.now, MODERATOR)
        self.people = {nick: User(nick, nick, "host", person=f"p-{nick}") for nick in "abcde"}
        self.rooms = {name: Channel(name, 0.0) for name in ("#x", "#y", "#z")}

    def says(self, by, to, text):
        user = self.people[by]
        if to in self.rooms:
            self.history.keep(self.rooms[to], Said(user, self.rooms[to], Plain(text), at=self.now))
        else:
            other = self.people[to]
            self.history.keep_between(user, other, Said(user, other, Plain(text), at=self.now))

    def reads(self, by, of):
        reader = self.people[by]
        if of in self.rooms:
            facts = self.history.of_channel(reader, self.rooms[of])
        else:
            facts = self.history.of_talk(reader, of, self.people[of])
        return [fact.text.text for fact in facts]


def test_of_one_place_the_newest_are_kept():
    world = World(lines=3)
    for number in range(5):
        world.says("a", "#x", str(number))
        world.says("a", "b", str(number))
    assert world.reads("c", "#x") == world.reads("b", "a") == ["2", "3", "4"]


def test_nothing_is_kept_where_nothing_may_be():
    world = World(lines=0)
    world.says("a", "#x", "one")
    world.says("a", "b", "one")
    assert world.reads("a", "#x") == world.reads("b", "a") == []
    assert not world.history._talks


def test_what_is_old_is_forgotten():
    world = World(seconds=60)
    world.says("a", "#x", "old")
    world.says("a", "b", "old")
    world.now += 59
    world.says("a", "#x", "new")
    assert world.reads("c", "#x") == ["old", "new"]
    world.now += 2
    assert world.reads("c", "#x") == ["new"]
    assert world.reads("b", "a") == []
    assert not world.history._talks


def test_of_all_together_the_quietest_place_goes_first():
    world = World(total=4)
    world.says("a", "#y", "quiet")
    world.says("a", "#x", "one")
    for number in range(3):
        world.says("b", "#z", str(number))
    assert [world.reads("c", room) for room in ("#x", "#y", "#z")] == [["one"], [], ["0", "1", "2"]]


def test_people_stay_as_they_were():
    world = World()
    ann = world.people["a"]
    world.says("a", "#x", "one")
    ann.nick, ann.host, ann.account = "other", "elsewhere", "acc"
    world.says("a", "#x", "two")
    first, second = world.history.of_channel(ann, world.rooms["#x"])
    assert (first.by.nick, first.by.host, first.by.account) == ("a", "host", None)
    assert (second.by.nick, second.by.host, second.by.account) == ("other", "elsewhere", "acc")


def test_a_talk_is_found_by_the_nick_of_then_and_of_now():
    world = World()
    world.says("a", "b", "one")
    bob = world.people["b"]
    bob.nick = "robert"
    ann = world.people["a"]
    assert [len(world.history.of_talk(ann, nick, user)) for nick, user in (("robert", bob), ("B", None), ("c", None))] == [1, 1, 0]


PLACES = st.sampled_from(["#x", "#y", "#z", "a", "b", "c"])


@given(st.lists(st.tuples(st.sampled_from("abcde"), PLACES, st.integers(0, 40), st.sampled_from(["", "s", "i"])), max_size=60))
def test_counts_agree_and_nobody_reads_what_was_not_for_him(deeds):
    """Whatever is said: never more than allowed, no empty place, and a closed room's words only for those inside."""
    world = World(lines=5, total=12, seconds=60)
    inside = {"a", "b"}
    for by, to, pause, mode in deeds:
        world.now += pause
        if to in world.rooms:
            room = world.rooms[to]
            room.modes = {mode} if mode else set()
            room.members = dict.fromkeys(world.people[nick] for nick in inside)
            world.says(by, to, "closed" if mode else "open")
        elif by != to:
            world.says(by, to, f"{by}{to}")
        kept = world.history._places
        assert world.history._size == sum(map(len, kept.values())) <= 12
        assert all(kept.values())
        talks = {place for place in kept if isinstance(place, tuple)}
        assert talks == {place for others in world.history._talks.values() for place in others.values()}
    for nick in world.people:
        for room in world.rooms:
            assert nick in inside or "closed" not in world.reads(nick, room)
        for other in world.people:
            assert all({nick, other} == set(text) for text in world.reads(nick, other))
