"""What is worded for all doors, as it is told by telnet: rooms without their sign, in plain words."""

import re
from pathlib import Path

import pytest

from wolfd.chat.facts import Plain
from wolfd.chat.people import Refused
from wolfd.telnet.words import refusal, told_here
from wolfd.texts import Flavoured, Message, has_message

CATALOGUES = Path(__file__).parents[2] / "wolfd/texts"
PLAINLY = re.findall(r"^by-telnet-(\S+) =", (CATALOGUES / "en/plain.ftl").read_text(), re.MULTILINE)


def test_who_may_have_lost_his_connection_is_told_the_way_back():
    """His old connection may still have his name: another one and the key of his seat bring him back."""
    told = refusal(Refused("nick-taken", nick="Bob"))
    assert told.text("en").startswith("Somebody is called Bob already. If that is you")
    assert all("/back KEY" in told.text("en") or "/回" in told.text(language) for language in ("zh-Hans", "zh-Hant"))


@pytest.mark.parametrize("mid", ["channel-bad", "channel-full", "channel-invite-only", "no-such-channel", "speech-moderated"])
@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_a_room_has_no_sign_before_its_name(mid, language):
    text = refusal(Refused(mid, channel="#wolf", most=64)).text(language)
    assert "wolf" in text
    assert "#" not in text
    assert not re.search("channel|频道|頻道", text)


def test_what_the_moderator_tells_has_none_either():
    line = Message("seated-elsewhere", room="#wolf", do="/")
    assert told_here(line).lines("en") == ("You sit at wolf. Leave that table first: /leave",)
    assert told_here(Flavoured(line, ("hollow",))).lines("en") == told_here(line).lines("en")


def test_what_people_say_is_theirs():
    assert told_here(Plain("#wolf")) == Plain("#wolf")


@pytest.mark.parametrize("mid", PLAINLY)
def test_plain_words_stand_for_others(mid):
    """No wording without the message that it stands for, and none of the words that nobody knows by telnet."""
    assert has_message(mid)
    assert not re.search(r"\b(nick|channel|server)\b", Message(f"by-telnet-{mid}", nick="", channel="", other="", most=1, do="/").text("en"))
