"""A whole game of six people by telnet, in Chinese only, one of whom has a screen reader."""

import re

import pytest

from tests.plays.wires import WiredHouse
from wolfd.moderator.typed.verbs import VERBS
from wolfd.texts import Message

HANS = "zh-Hans"
VERB = "|".join(sorted((verb.text(HANS) for verb in VERBS if verb.kinds), key=len, reverse=True))
ASKED = re.compile(rf"输入 (/(?:{VERB})(?: ?\d+)*)")
MARK = "§"
ENDED = Message("cards-shown", cards=MARK).text(HANS).partition(MARK)[0]


def pattern(mid, **values):
    """A text with a number of seconds in it, as a pattern."""
    return re.compile(re.escape(Message(mid, seconds=MARK, **values).text(HANS)).replace(MARK, r"(\d+)"))


OWN = [pattern("telnet-time-left", asked=asked) for asked in ("yes", "no")]
REMINDER = Message("remind", seconds=0, do=MARK, verb="", one="").text(HANS).partition("，")[2].partition(MARK)[0]
"""What the Moderator says to those who have not answered."""


def obey(guest):
    """Type what the last text told, wherever several are offered by turns."""
    for line in guest.fresh:
        found = ASKED.findall(line)
        if found:
            guest.types(found[len(line) % len(found)])


def times(guest):
    """The seconds that were told to the guest of the time that is left."""
    return [int(found[1]) for line in guest.lines for each in OWN if (found := each.fullmatch(line))]


@pytest.mark.parametrize("seed", [11, 12])
def test_one_with_a_screen_reader_among_six(seed):
    house = WiredHouse(seed)
    people = [house.by_telnet("2", nick) for nick in ("小明", "小红", "老王", "阿丽", "大刚", "小翠")]
    blind, *others = people
    start = len(blind.lines)
    blind.types("/读屏 开")
    for guest in people:
        guest.types("/加入 狼窝")
    for guest in others:
        guest.types("...", "/动作 !!!")
    for guest in people:
        guest.types("/准备")
    assert house.playing("#狼窝") is not None
    for tick in range(4000):
        if house.playing("#狼窝") is None:
            break
        for guest in people if tick % 16 == 15 else ():  # all are slow, and are reminded
            obey(guest)
        house.passes(1.0)
    assert all(any(ENDED in line for line in guest.lines) for guest in people)
    game = blind.lines[start:]
    assert [line for line in game if not re.search(r"\w", line)] == []
    assert not any("\x1b" in line or "\r" in line or line.startswith("* ") for line in game)
    assert {10} <= set(times(blind)) <= {60, 30, 10}
    assert not any(REMINDER in line for line in game)
    assert any(REMINDER in line for guest in others for line in guest.lines)
