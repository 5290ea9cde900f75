"""What artificial players understand of what people say, in English and in Chinese of either script."""

import pytest

from wolfd.chat.people import User
from wolfd.moderator.bots.hearing import Hearing
from wolfd.moderator.seats import Seats

NICKS = ("Ann", "Bob", "小明", "Eve", "王大力", "Ada[bot]")


@pytest.fixture
def hearing():
    seats = Seats()
    for nick in NICKS:
        seats.sit(User(nick, "x", "host"))
    return Hearing(seats)


def understood(hearing, text, by=1):
    return [(saying.mid, saying.seat("who")) for saying in hearing.understood(by, text)]


@pytest.mark.parametrize(("text", "mid", "who"), [
    ("I am the seer", "say-seer", 0), ("well, I'm the Seer.", "say-seer", 0), ("我是预言家", "say-seer", 0), ("我才是先知！", "say-seer", 0),
    ("Bob is a wolf", "say-vote", 2), ("3 is the wolf!", "say-vote", 3), ("#4 is definitely a werewolf", "say-vote", 4),
    ("3号是狼", "say-vote", 3), ("小明肯定是狼人", "say-vote", 3), ("３号小明就是狼", "say-vote", 3), ("王大力查杀", "say-vote", 5),
    ("let us vote 2", "say-vote", 2), ("vote for bob", "say-vote", 2), ("I suspect ada[bot]", "say-vote", 6), ("Eve is suspicious", "say-vote", 4),
    ("3 is a vampire", "say-vote", 3), ("Bob is the killer", "say-vote", 2), ("3号是吸血鬼", "say-vote", 3), ("小明是连环杀手", "say-vote", 3),
    ("投3号吧", "say-vote", 3), ("我怀疑小明", "say-vote", 3), ("王大力很可疑", "say-vote", 5), ("票死4", "say-vote", 4), ("5号有問題", "say-vote", 5),
])  # fmt: skip
def test_plain_sentences(hearing, text, mid, who):
    assert understood(hearing, text) == [(mid, who)]


@pytest.mark.parametrize("text", [
    "hello", "who is a wolf?", "there are 2 wolves", "I wonder", "Bob is no wolf", "9 is a wolf", "0号是狼", "Annabel is a wolf", "Joann is a wolf", "我不是狼",
    "今晚吃什么", "投谁好呢", "3", "", "I saw a wolf once", "the seer is dead",
])  # fmt: skip
def test_other_talk_passes_them_by(hearing, text):
    assert understood(hearing, text) == []


def test_the_word_of_one_who_claims_to_be_the_seer(hearing):
    """In one line or in several; the same words of another are an opinion."""
    assert understood(hearing, "I am the seer, 2 is a wolf") == [("say-seer", 0), ("say-seer-wolf", 2)]
    assert understood(hearing, "小明不是狼") == [("say-seer-clean", 3)]
    assert understood(hearing, "Eve is clean") == [("say-seer-clean", 4)]
    assert understood(hearing, "Eve is a wolf", by=4) == [("say-vote", 4)]
    assert understood(hearing, "我是預言家，4號是好人", by=3) == [("say-seer", 0), ("say-seer-clean", 4)]


@pytest.mark.parametrize(("text", "mid", "who"), [
    ("Bob, what do you think?", "ask-whom", 2), ("Eve: whom would you vote?", "ask-whom", 4), ("what about you, Ada[bot]?", "ask-whom", 6),
    ("3, who are you?", "ask-role", 3), ("bob what is your role?", "ask-role", 2), ("Bob, are you the witch?", "ask-role", 2),
    ("Bob, are you a wolf?", "ask-wolf", 2), ("Eve, whom did you see?", "ask-seen", 4),
    ("小明，你怎么看", "ask-whom", 3), ("小明你怀疑谁？", "ask-whom", 3), ("王大力，你是什么身份？", "ask-role", 5),
    ("小明，你是狼吗", "ask-wolf", 3), ("Bob, are you a vampire?", "ask-wolf", 2), ("小明，你是不是吸血鬼？", "ask-wolf", 3), ("小明，你查了谁？", "ask-seen", 3), ("3号你覺得呢", "ask-whom", 3),
])  # fmt: skip
def test_questions_by_name(hearing, text, mid, who):
    assert understood(hearing, text) == [(mid, who)]


@pytest.mark.parametrize("text", ["who is a wolf?", "what do you think?", "Ann, what do I think?", "I like Bob", "Bob and Eve are nice"])
def test_what_asks_nobody(hearing, text):
    """Not by name, or oneself."""
    assert understood(hearing, text) == []


def test_who_sits_there_by_now_is_known(hearing):
    assert understood(hearing, "Dan is a wolf") == []
    seats = Seats()
    seats.sit(User("Dan", "x", "host"))
    hearing.know(seats)
    assert understood(hearing, "Dan is a wolf") == [("say-vote", 1)]
    assert understood(hearing, "Bob is a wolf") == []
