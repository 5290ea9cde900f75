"""The choice of language: the menu, what is remembered, Chinese command names, and catalogues that hold together."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from wolfd.telnet.commands import COMMANDS
from wolfd.telnet.wrap import wrap
from wolfd.texts import Message
from wolfd.texts.tongues import LANGUAGES, find_language

ROOT = Path(__file__).resolve().parents[2]
CODES = [language.code for language in LANGUAGES]


def said(mid, language, **values):
    """A message as lines of 80 columns."""
    return [row for line in Message(mid, **values).lines(language) for row in wrap(line, 80, "  ")]


def test_the_menu_is_read_by_everybody(house):
    client = house.connect()
    greeting = client.reads().decode("utf-8", "ignore")
    for words in ("1 English", "2 简体中文", "3 繁體中文", "Type a number", "输入数字选择语言", "輸入數字選擇語言"):
        assert words in greeting


@pytest.mark.parametrize(("typed", "code"), [
    ("1", "en"), ("2", "zh-Hans"), ("3", "zh-Hant"), ("２", "zh-Hans"), (" ３ ", "zh-Hant"),
    ("English", "en"), ("中文", "zh-Hans"), ("简体中文", "zh-Hans"), ("繁體", "zh-Hant"), ("ZH-TW", "zh-Hant"),
    ("language 2", "zh-Hans"), ("/language 3", "zh-Hant"), ("语言 2", "zh-Hans"), ("／語言３", "zh-Hant"),
])  # fmt: skip
def test_a_language_is_chosen_and_remembered(house, typed, code):
    client = house.dumb()
    client.sends(f"{typed}\n")
    assert client.reads().decode() == Message("telnet-ask-name").text(code) + " "
    client.sends("小明\n")
    assert client.lines() == [*said("telnet-arrived", code, room="lobby"), *said("telnet-welcome", code, nick="小明")]
    assert house.hall.find_user("小明").language == code


@pytest.mark.parametrize(("number", "words"), [(1, "What is said in games is logged"), (2, "会写进日志"), (3, "會寫進日誌")])
def test_a_newcomer_is_told_that_games_are_logged(house, number, words):
    """As the message of the day tells by IRC."""
    client = house.dumb()
    client.sends(f"{number}\nAnna\n")
    assert words in " ".join(client.lines())


def test_refusals_at_the_door_are_in_the_language_chosen(house):
    client = house.dumb()
    client.sends("3\n9\n")
    client.reads()
    client.sends("幫助\n")
    assert client.lines() == said("telnet-help-login", "zh-Hant")
    client.sends("再見\n")
    assert client.lines() == ["再見！"]


def test_one_who_writes_his_name_in_chinese_is_spoken_to_in_it(house):
    client = house.dumb()
    client.sends("小明\n")
    assert client.lines()[:2] == list(Message("telnet-language-guessed").lines("zh-Hans"))
    client.sends("/language 1\n")
    assert client.lines()[-1] == "From now on you read English here."
    chosen = house.dumb()
    chosen.sends("1\n小红\n")
    assert house.hall.find_user("小红").language == "en"


def test_who_comes_back_is_spoken_to_as_he_chose(house):
    ming = house.dumb()
    ming.sends("3\n", "小明\n", "/quit\n")
    ming.drops()
    client = house.connect(ming.address.host)
    client.sends("小明\n")
    assert house.hall.find_user("小明").language == "zh-Hant"
    assert "歡迎你，小明" in client.reads().decode("utf-8", "ignore")


@pytest.mark.parametrize(("typed", "code"), [
    ("/language 3", "zh-Hant"), ("/语言 繁體", "zh-Hant"), ("／語言２", "zh-Hans"), ("/ＬＡＮＧＵＡＧＥ　ｚｈ－Ｈａｎｓ", "zh-Hans"),
])  # fmt: skip
def test_the_language_may_be_changed_in_a_room(house, typed, code):
    ann = house.dumb("Ann")
    ann.sends(f"{typed}\n")
    assert ann.lines() == said("telnet-language-set", code)
    assert house.hall.find_user("Ann").language == code


@pytest.mark.parametrize("typed", ["/language", "/language klingon", "/语言"])
def test_the_languages_are_told(house, typed):
    ann = house.dumb("Ann")
    ann.sends(f"{typed}\n")
    assert ann.lines() == ["Languages: 1 English, 2 简体中文 and 3 繁體中文", "Type it like this: /language 2"]


def test_each_reads_of_the_same_in_his_language(house):
    ann, ming, mei = house.dumb("Ann"), house.dumb(), house.dumb()
    ming.sends("2\n小明\n")
    mei.sends("3\n小美\n")
    for each in (ann, ming, mei):
        each.reads()
    house.dumb("Bob")
    assert ann.lines() == ["* Bob has come in."]
    assert ming.lines() == ["* Bob 进来了。"]
    assert mei.lines() == ["* Bob 進來了。"]


def test_commands_have_chinese_names(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends("/语言2\n/进入狼窝\n", "／进入　狼窝\n", "/谁\n")
    assert ann.lines()[-2:] == ["你已经在“狼窝”房间里了。", "“狼窝”房间里有：Ann。"]
    bob.sends("／語言 ３\n", "/進入狼窩2\n")
    ann.reads(), bob.reads()
    ann.sends("/密语Bob 你好，朋友\n", "/密語 Bob\n", "/进入\n")
    assert bob.lines() == ["Ann 悄悄對你說：你好，朋友"]
    assert ann.lines() == ["请这样输入：/密语 小明 你好", "请这样输入：/进入 狼窝"]
    bob.sends("/房間\n", "/動作 打哈欠\n", "/设置模式\n")
    assert bob.lines() == ["狼窝：1人。", "狼窩2：1人。", "請這樣輸入：/模式 字元|整行"]
    ann.sends("/再见\n")
    assert ann.lines() == ["再见！"]


def test_no_two_commands_have_one_name():
    names = [name for command in COMMANDS for name in (*command.names, *dict.fromkeys(command.chinese))]
    assert len(names) == len(set(names))


def test_languages_are_those_of_the_catalogues():
    folders = {path.name for path in (ROOT / "wolfd/texts").iterdir() if (path / "telnet.ftl").is_file()}
    assert set(CODES) == folders
    assert all(find_language(language.own_name) is language for language in LANGUAGES)


# The catalogues


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 (the visitor's own name)
        self.names.add(node.id.name)


def entries(code):
    """The messages of telnet's catalogue in a language, and the variables of each."""
    found = {}
    for entry in FluentParser().parse((ROOT / f"wolfd/texts/{code}/telnet.ftl").read_text()).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("code", CODES[1:])
def test_every_text_is_there_in_every_language_with_the_same_values(code):
    assert entries(code) == entries("en")


def test_every_text_is_used_and_every_id_has_a_text():
    source = [ast.parse(path.read_text()) for path in (ROOT / "wolfd/telnet").glob("*.py")]
    words = {node.value for tree in source for node in ast.walk(tree)
             if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    used = {word for word in words if word.startswith("telnet-")}
    known = entries("en")
    starts = tuple(word for word in used if word.endswith("-"))
    whole = used - set(starts)
    assert whole <= set(known)
    assert not [mid for mid in known if mid not in whole and not mid.startswith(starts)
                and mid.removesuffix("-why") not in whole]


def test_traditional_texts_hold_no_simplified_letters():
    simplified = set("这个们说请输离开选择语设书车马门见贝长风东乐学会时间对应该关话谁听读写进过还没让从认记录号码连网页临")
    text = (ROOT / "wolfd/texts/zh-Hant/telnet.ftl").read_text()
    # What is there for readers of the other script may be written in it.
    text = re.sub(r"简体中文(：请输入 /语言 2)?|输入数字选择语言。|狼人杀", "", text)
    assert not simplified & set(text)
