"""An evening without a word of English: six people by telnet, Chinese only, from the greeting to the end of a game.

They know nothing but what they read: each types what the Moderator tells him to type, as it stands there.
"""

import re

import pytest

from tests.plays.wires import TelnetGuest, WiredHouse

ENDED = ("获胜！获胜的玩家", "沒有人獲勝", "没有人获胜", "獲勝！獲勝的玩家")
TYPE = re.compile(r"(?:请输入|就输入|請輸入|就輸入|：)[“「 ]?(/[\u4e00-\u9fff]+(?: \d+)*)")
"""What a text tells the reader to type."""
NICKS = {"zh-Hans": ["小明", "小红", "老王", "阿丽", "大刚", "小翠"], "zh-Hant": ["小明", "小美", "阿豪", "志玲", "家偉", "阿嬌"]}
WORDS = {"zh-Hans": ("2", "加入", "准备", "狼窝"), "zh-Hant": ("3", "加入", "準備", "狼窩")}
AS_IS = re.compile("SHA-256|UTF-8|wolfd|[0-9a-f]{32,}(?: [a-z,]+ [0-9a-f]{32})?|/回[来來] [a-z]{10}|IRC|telnet|lobby")
"""What is no word: fingerprints, the seal, a key, and names of things."""


class Reader(TelnetGuest):
    """Somebody who does what he is told, as soon as he is told."""

    def __init__(self, house, code, nick, turn):
        menu, _, _, self.table = WORDS[code]
        self.turn = turn
        self.asked: list[str] = []
        super().__init__(house, menu, nick)

    def obeys(self):
        for line in self.fresh:
            found = TYPE.findall(line)
            if found and ("秒，请输入" in line or "秒，請輸入" in line or "秒：" in line) and not line.startswith("还剩"):
                self.asked.append(line)
                self.types(found[self.turn % len(found)])
            elif re.search("(没有话要说了|說完了|说完了|沒有話要說了|没有话要说的|沒有話要說的).*输入|輸入", line) and found:
                self.asked.append(line)
                self.types("大家好，我是好人。" if self.turn % 2 else "我先听听。", found[-1])


def english_in(reader):
    """The lines with a word of English in them, from the welcome on; the menu before it speaks to everybody."""
    welcome = next(at for at, line in enumerate(reader.lines) if "迎！" in line)
    return [line for line in reader.lines[welcome:] if re.search("[A-Za-z]{2}", AS_IS.sub("", line))]


@pytest.mark.parametrize(("code", "seed"), [("zh-Hans", 3), ("zh-Hans", 4), ("zh-Hant", 5)])
def test_six_people_who_read_only_chinese(code, seed):
    house = WiredHouse(seed)
    people = []
    for turn, nick in enumerate(NICKS[code]):
        reader = Reader(house, code, nick, turn)
        people.append(reader)
        house.people.append(reader)
    _, join, ready, table = WORDS[code]
    for reader in people:
        reader.types(f"/{join} {table}")
    for reader in people:
        assert reader.hears(f"/{ready}")     # they are told how to go on
        reader.types(f"/{ready}")
    assert house.playing(f"#{table}") is not None
    for _ in range(4000):
        if house.playing(f"#{table}") is None:
            break
        for reader in people:
            reader.obeys()
        house.passes(1.0)
    for reader in people:
        assert any(end in line for line in reader.lines for end in ENDED), reader.lines[-5:]
        assert english_in(reader) == []
    assert all(reader.asked for reader in people), "everybody was asked something, and found out how to answer"


def test_nobody_needs_to_know_more_than_he_is_told():
    """Alone at the door: the menu, the name, and from there each text names the next thing to type."""
    house = WiredHouse(7)
    reader = house.by_telnet("2", "小明")
    assert reader.hears("/加入 狼窝")
    reader.types("/加入 狼窝")
    assert reader.hears("/机器人 5")
    reader.types("/机器人 5")
    assert reader.hears("/准备")
    reader.types("/准备")
    assert house.playing("#狼窝") is not None
    reader.types("/帮助")
    assert reader.hears("第1夜", "/帮助 投票", "/帮助 全部")
    reader.types("/帮助 玩法", "/帮助 输入", "/帮助 女巫", "/帮助 投票", "/帮助 全部", "/身份", "/待办", "/桌面", "/记录", "/时间")
    assert english_in(reader) == []
