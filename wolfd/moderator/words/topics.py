"""What help may be asked about, by every name that it has in each language: commands, roles, rules, cards, phases, and more."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.cards import BY_NUMBER
from engine.cards import CARDS as EVENT_CARDS
from engine.options import VARIANTS, kinds
from engine.presets import PRESETS
from wolfd.chat.people import Refused
from wolfd.moderator.typed.slips import OTHER_WORDS, is_slip, likest, meant, unknown
from wolfd.moderator.typed.verbs import BY_ID, VERBS
from wolfd.moderator.words import naming
from wolfd.texts import Message, Wording
from wolfd.texts.tongues import CODES

SUBJECTS: dict[str, tuple[str, ...]] = {
    "all": ("all", "commands", "全部", "命令", "指令"),
    "game": ("game", "rules", "how", "win", "victory", "玩法", "怎么玩", "怎麼玩", "胜利", "勝利", "获胜", "獲勝", "输赢", "輸贏", "阵营", "陣營"),
    "roles": ("roles", "角色"),
    "cards": ("cards", "events", "事件卡", "事件"),
    "typing": ("typing", "输入", "輸入"),
    "seal": ("seal", "fingerprint", "指纹", "指紋", "启封", "開封"),
    "order": ("order", "moderating", "秩序"),
    "night": ("night", "夜里", "夜裡", "夜晚", "黑夜", "晚上", "天黑", "入夜"),
    "day": ("day", "trial", "白天", "白晝", "天亮", "审判", "審判"),
    "sheriff": ("sheriff", "badge", "警长", "警長", "警徽"),
    "lovers": ("lovers", "lover", "情侣", "情侶", "恋人", "戀人"),
    "host": ("host", "房主"),
    "bench": ("bench", "候补席", "候補席", "候补", "候補"),
    "key": ("key", "keys", "钥匙", "鑰匙"),
    "telnet": ("telnet", "go", "tell", "me", "set", "history", "account", "quit", "进入", "進入", "密语", "密語", "动作", "動作", "设置", "設定",
               "历史", "歷史", "账号", "帳號", "再见", "再見",
               "encoding", "charset", "color", "colour", "reader", "screenreader", "wide", "width",
               "编码", "編碼", "颜色", "顏色", "读屏", "讀屏", "报读", "報讀", "状态栏", "狀態列", "分页", "分頁", "宽符号", "寬符號", "宽度", "寬度"),
}  # fmt: skip
"""What help tells in words of its own -> what it is asked for by; the first of a script is what its readers are told."""
STEPS = {
    **dict.fromkeys(("election", "election_revote", "accept", "heir", "tie"), "sheriff"),
    **dict.fromkeys(("discussion", "speech", "nomination", "defence", "vote", "revote", "confirm", "last_words"), "day"),
}
"""Steps of a game by whose names help is asked for, and the subject that tells of each."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing that there is help on."""

    kind: str
    """`subject`, `verb`, `role`, `preset`, `variant`, `option` or `event`."""
    id: str

    @property
    def called(self) -> Wording:
        """How it is called in each language."""
        return BY_ID[self.id] if self.kind == "verb" else self if self.kind == "subject" else NAMES[self.kind](self.id)

    def text(self, language: str) -> str:
        """A subject, as a reader of the language asks for it."""
        names = [name for name in SUBJECTS[self.id] if name.isascii() == (language[:2] != "zh")]
        return names[-1 if language[:7] == "zh-Hant" and len(names) > 1 else 0]


NAMES = {"role": naming.role, "preset": naming.preset, "variant": naming.variant, "option": naming.option, "event": naming.event_card}

SOUGHT = (frozenset({"role"}), frozenset({"role", "preset", "variant", "event", "subject", "verb"}), frozenset({"option"}))
"""The kinds among which a beginning is looked for, one set after the other."""


def topics(text: str) -> tuple[Topic, ...]:
    """Everything that has exactly this name, in any language; one thing of each kind."""
    return _known().get(folded(text), ())


def begun(text: str) -> tuple[Topic, ...]:
    """What begins with what was typed, if it is one role, or one thing besides options, or one option."""
    word = folded(text)
    found = [known[0] for name, known in _known().items() if len(word) > 1 and name.startswith(word)]
    ways = (tuple(dict.fromkeys(topic for topic in found if topic.kind in sought)) for sought in SOUGHT)
    way = next((way for way in ways if way), ())
    return way if len(way) == 1 else ()


def nearest(text: str) -> Topic | None:
    """What somebody may have meant who asked for something that is not there."""
    word = folded(text)
    if word in OTHER_WORDS:
        return Topic("verb", OTHER_WORDS[word].id)
    slips = (name for name in _known() if word.isascii() and len(word) >= len(name) - 2 and is_slip(word, name))
    name = next(slips, "") or likest(word, _known()) or _within(word)
    return _known()[name][0] if name else None


def unknown_verb(word: str) -> Refused:
    """That there is no such command: with the help on what has that name, or the command that was meant."""
    found = topics(word)
    if Topic("subject", "game") in found or (found and meant(word) is None):
        return Refused("topic-verb", word=word)
    return unknown(word)


def folded(text: str) -> str:
    """A name as it is compared: letters of one width and case, and `_` for a blank."""
    return "_".join(naming.caseless(text).split())


def _within(word: str) -> str:
    """A name of the only thing of whose names a word is a part; none if there are more."""
    found = [name for name in _known() if len(word) > 1 and word in name]
    return found[0] if len({_known()[name] for name in found}) == 1 else ""


@cache
def _known() -> dict[str, tuple[Topic, ...]]:
    found: dict[str, list[Topic]] = {}
    for topic, name in _names():
        here = found.setdefault(folded(name), [])
        if topic not in here and not (topic.kind == "option" and topic.id in BY_ID):
            here.append(topic)
    for step, subject in STEPS.items():
        for name in _in_all(Message(f"name-{step}")):
            found.setdefault(folded(name), [Topic("subject", subject)])
    return {name: tuple(here) for name, here in found.items() if here}


def _names() -> Iterable[tuple[Topic, str]]:
    """Each topic by each of its names."""
    yield from ((Topic("subject", subject), name) for subject, names in SUBJECTS.items() for name in names)
    yield from ((Topic("verb", verb.id), name) for verb in VERBS for name in (*verb.names, *verb.chinese))
    yield from ((Topic("role", card), word) for word, card in naming.ALSO.items())
    yield from ((Topic("role", "werewolf"), word) for word in ("wolf", "wolves", "狼"))
    ids = {"role": naming.CARDS, "preset": tuple(PRESETS), "variant": tuple(VARIANTS), "option": tuple(kinds()), "event": tuple(EVENT_CARDS)}
    for kind, things in ids.items():
        yield from ((Topic(kind, thing), name) for thing in things for name in (thing, *_in_all(NAMES[kind](thing))))
    yield from ((Topic("event", card.name), str(number)) for number, card in BY_NUMBER.items())
    themes = (name for theme in kinds()["theme"].values for name in _in_all(Message(f"val-{theme}")))
    yield from ((Topic("option", "theme"), name) for name in themes if name not in naming.CARDS)


def _in_all(message: Message) -> list[str]:
    return [message.text(language) for language in CODES]
