"""The catalogues of all languages say the same: the same ids, values, terms and commands; and each in its own script."""

import re

import opencc
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.texts.test_catalogues import FOLDER, entries, variables
from wolfd.moderator.typed.verbs import BY_NAME
from wolfd.texts import Message
from wolfd.texts.catalogue import catalogue
from wolfd.texts.tongues import CODES

FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
CHINESE = ("zh-Hans", "zh-Hant")
EVERY = {code: {name: entries(code, (name,)) for name in FILES} for code in CODES}
PAIRS = [(code, name) for code in CHINESE for name in FILES]

AS_IS = """
    Alt msg Moderator join telnet IRC wolfd SHA UTF GBK Big5 NAWS set mode char line utf gbk big5 xterm www http Enter Tab encoding
    vote_mode two_stage win_priority night_order wolf_win all_plain one_side English language english HOST PORT
    WHO WHOIS WHOWAS NAMES LINKS INFO MONITOR CAP CTCP ACTION HELP NICK USER IRCv3 wolflog SASL TLS PASS ADD DEL LIST NickServ PROXY WEBIRC WebSocket text ircv3 net binary ping
"""
LATIN = frozenset(AS_IS.split())
"""The words in Latin letters that a Chinese reader may meet besides names."""

TERMS = {
    "Seer": ("预言家", "預言家"), "Witch": ("女巫", "女巫"), "Hunter": ("猎人", "獵人"), "Guard": ("守卫", "守衛"),
    "Cupid": ("丘比特", "丘比特"), "Sheriff": ("警长", "警長"), "Villager": ("村民", "村民"), "badge": ("警徽", "警徽"),
    "healing potion": ("复活药", "解藥"), "artificial player": ("机器人", "機器人"), "the Moderator": ("法官", "主持人"),
}  # fmt: skip
"""An English term, and what the others must then say (rulebook 2.12)."""
ELSEWHERE = {"cause-hunter_shot", "deck-auto", "irc-motd", "irc-335", "nick-reserved", "answered-elect", "answered-love", "badge-passed", "help-pack", "hint-villager"}
"""Where the Chinese sentence needs the term not, or names the thing otherwise."""


NAMES = {code: {entry.id.name: entry.value.elements[0].value
                for entry in FluentParser().parse((FOLDER / code / "terms.ftl").read_text()).body if isinstance(entry, ftl.Term)}
         for code in CODES}
"""Language -> what each term is called."""

OF_ALL = {"irc-motd", "telnet-ask-first", "telnet-banner", "telnet-language-guessed", "telnet-no-web"}
"""Texts that speak to the readers of all languages."""
SAME = set("台秘痴")
"""Signs that are written so in both scripts."""


class Uses(Visitor):
    """The messages that a text takes in."""

    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def used_by(entry: ftl.Message, code: str) -> list[ftl.Message]:
    uses = Uses()
    uses.visit(entry)
    return [found[name] for name in uses.names for found in EVERY[code].values() if name in found]


class Words(Visitor):
    """The text of a message, without its values; a term is what it is without flavour."""

    def __init__(self, code):
        self.text = ""
        self.code = code

    def visit_TermReference(self, node):  # noqa: N802 - the visitor's own name
        self.text += NAMES[self.code][node.id.name] + "\n"

    def visit_TextElement(self, node):  # noqa: N802 - the visitor's own name
        self.text += node.value + "\n"


def text_of(entry: ftl.Message, code: str) -> str:
    words = Words(code)
    words.visit(entry)
    return words.text


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_every_text_exists_in_every_language(code, name):
    assert set(EVERY[code][name]) == set(EVERY["en"][name])


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_with_the_same_values(code, name):
    for mid, entry in EVERY[code][name].items():
        assert variables(entry) == variables(EVERY["en"][name][mid]), mid


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_no_english_word_is_shown_to_a_chinese_reader(code, name):
    for mid, entry in EVERY[code][name].items():
        if mid in OF_ALL:
            continue
        found = set(re.findall(r"[A-Za-z][A-Za-z_0-9]+", text_of(entry, code))) - LATIN - set()
        assert not found, f"{mid}: {found}"


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_each_in_its_own_script(code, name):
    """Nothing traditional in simplified texts, nor the other way; but how one asks for the other stands in its own."""
    own = opencc.OpenCC("t2s" if code == "zh-Hans" else "s2t")
    for mid, entry in EVERY[code][name].items():
        text = re.sub("语言 繁體|語言 简体|[简簡][体體]中文|繁體中文|繁體|简体", "", text_of(entry, code))
        if mid not in OF_ALL:
            foreign = {sign for sign in text if own.convert(sign) != sign} - SAME
            assert not foreign, f"{mid}: {foreign}"


@pytest.mark.parametrize("name", ["game", "table", "help", "company"])
def test_the_same_terms(name):
    """Where the English text names a role or an office, the others name it as the glossary does."""
    missing = [(mid, english) for mid, entry in EVERY["en"][name].items() for english, ours in TERMS.items()
               if mid not in ELSEWHERE and re.search(rf"\b{english}", text_of(entry, "en"))
               and not all(term in text_of(EVERY[code][name][mid], code) for code, term in zip(CHINESE, ours, strict=True))]
    assert not missing


@pytest.mark.parametrize("code", CODES)
def test_commands_are_those_of_the_language(code):
    """Behind `$do` and `$secret` stands a verb as the readers of the language type it."""
    found = []
    for name in ("game", "table", "help", "seats"):
        source = (FOLDER / code / f"{name}.ftl").read_text()
        found += re.findall(r"\{ \$(?:do|secret) \}([^\W\d_]+)", source)
    assert len(found) > 60
    assert [word for word in found if word not in BY_NAME or BY_NAME[word].text(code) != word] == [
        "投票"] * (2 if code == "en" else 0), "English help tells that there are Chinese names"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", FILES)
def test_every_text_can_be_worded(code, name):
    """No text asks for a value by a wrong name or form: all are formatted without complaint."""
    bundle = catalogue(code)._bundle
    for mid, entry in EVERY[code][name].items():
        values = dict.fromkeys(variables(entry).union(*map(variables, used_by(entry, code))), 3)
        catalogue(code)._parse(mid)
        worded, errors = bundle.format_pattern(bundle.get_message(mid).value, values)
        assert not errors, f"{mid}: {errors}"
        assert str(worded) or mid in {"phase-running", "may-not-wait", "nothing-more"}, mid


@pytest.mark.parametrize(("code", "line"), [
    ("en", "The cards: 1 Ann Seer and 2 Bob Witch."), ("zh-Hans", "公布身份：1号Ann是预言家、2号Bob是女巫。"),
    ("zh-Hant", "公布身份：1號Ann是預言家、2號Bob是女巫。"),
])  # fmt: skip
def test_lists_and_seats_in_each_language(code, line):
    cards = tuple(Message("card-of", who=Message("seat", number=n, nick=nick), role=Message(f"role-{role}"))
                  for n, nick, role in ((1, "Ann", "seer"), (2, "Bob", "witch")))
    assert Message("cards-shown", cards=cards).lines(code) == (line,)
