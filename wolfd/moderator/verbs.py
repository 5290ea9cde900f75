"""The verbs: one row each, with its names in three languages and examples that are help text and tests at once.

What a verb does to a table is not here (`table`, `waiting`, `looking`, `answers`), nor how a line is read (`reading`).
Names of all languages always work, whatever language a player reads.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.events import Picks
from wolfd.texts.tongues import CODES

Takes = Literal["nothing", "word", "maybe_word", "words", "seat", "maybe_seat", "seats", "text"]
Where = Literal["waiting", "playing", "anywhere"]
Example: TypeAlias = str | tuple[str, str, str]
"""What is typed after the verb; in English, simplified and traditional Chinese where it differs."""

@dataclass(frozen=True, slots=True)
class Verb:
    """A thing that may be typed. `takes` says what follows it; what does not is refused, never guessed at."""

    id: str
    names: tuple[str, ...]
    """English first; the first is the one that English texts and hints use."""
    chinese: tuple[str, ...]
    """Simplified first, traditional last: those that Chinese texts use."""
    takes: Takes
    where: Where
    examples: tuple[Example, ...]
    kinds: tuple[str, ...] = ()
    """The kinds of question that it answers; of several that are open, the first here."""
    picks: Picks | None = None
    """The answer, where the verb alone says it."""

    @property
    def name(self) -> str:
        return self.names[0]

    def text(self, language: str) -> str:
        """Its name as a reader of the language types it."""
        if language == "zh-Hans":
            return self.chinese[0]
        return self.chinese[-1] if language == "zh-Hant" else self.names[0]

    def typed(self, language: str) -> tuple[str, ...]:
        """Its examples as a reader of the language types them."""
        at = CODES.index(language) if language in CODES else 0
        after = (words if isinstance(words, str) else words[at] for words in self.examples)
        return tuple(f"{self.text(language)} {words}".rstrip() for words in after)


def _answer(name: str, chinese: tuple[str, ...], takes: Takes, kinds: tuple[str, ...], *examples: Example,
            picks: Picks | None = None) -> Verb:
    return Verb(name, (name,), chinese, takes, "playing", examples, kinds, picks)


VERBS: tuple[Verb, ...] = (
    # before the start
    Verb("join", ("join",), ("加入",), "maybe_word", "waiting", ("", ("wolf", "狼窝", "狼窩"))),
    Verb("leave", ("leave",), ("离开", "離開"), "nothing", "anywhere", ("",)),
    Verb("ready", ("ready",), ("准备", "準備"), "nothing", "waiting", ("",)),
    Verb("start", ("start",), ("开始", "開始"), "nothing", "waiting", ("",)),
    Verb("bots", ("bots",), ("机器人", "機器人"), "word", "waiting", ("5", "0")),
    Verb("new", ("new",), ("开桌", "開桌"), "nothing", "waiting", ("",)),
    Verb("preset", ("preset",), ("规则", "規則"), "word", "waiting", (("hollow", "山谷", "山谷"), ("classic", "经典", "經典"))),
    Verb("option", ("option",), ("选项", "選項"), "words", "waiting", ("vote_mode single", "speed")),
    Verb("options", ("options",), ("选项表", "選項表"), "nothing", "anywhere", ("",)),
    Verb("deck", ("deck",), ("牌组", "牌組"), "words", "waiting",
         (("seer witch hunter", "预言家 女巫 猎人", "預言家 女巫 獵人"), ("auto", "自动", "自動"))),
    Verb("variants", ("variants",), ("变体", "變體"), "words", "waiting", ("",)),
    # questions about the game
    Verb("table", ("table",), ("桌面",), "words", "anywhere", ("", ("language english", "语言 简体", "語言 繁體"))),
    Verb("time", ("time",), ("时间", "時間"), "nothing", "anywhere", ("",)),
    Verb("who", ("who",), ("谁", "誰"), "nothing", "anywhere", ("",)),
    Verb("rooms", ("rooms",), ("房间", "房間"), "nothing", "anywhere", ("",)),
    Verb("role", ("role",), ("身份",), "words", "anywhere", ("", ("witch", "女巫", "女巫"))),
    Verb("open", ("open",), ("待办", "待辦"), "nothing", "playing", ("",)),
    Verb("log", ("log",), ("记录", "記錄"), "nothing", "playing", ("",)),
    Verb("help", ("help",), ("帮助", "幫助"), "words", "anywhere",
         ("", ("vote", "投票", "投票"), ("witch", "女巫", "女巫"), ("all", "全部", "全部"))),
    Verb("language", ("language",), ("语言", "語言"), "maybe_word", "anywhere", (("english", "简体", "繁體"), ("中文", "english", "english"))),
    # by night, and out of it
    Verb("pack", ("pack", "p"), ("狼聊",), "text", "playing", (("let us take 3", "杀3号吧", "殺3號吧"),)),
    _answer("kill", ("杀", "殺"), "seat", ("kill",), "3", ("bob", "小明", "小明")),
    _answer("see", ("查验", "查驗"), "seat", ("see",), "3"),
    _answer("guard", ("守护", "守護"), "seat", ("guard",), "3"),
    _answer("heal", ("救",), "maybe_seat", ("heal",), ""),
    _answer("poison", ("毒",), "seat", ("poison",), "3"),
    _answer("love", ("连", "連"), "seats", ("love",), "3 5"),
    _answer("shoot", ("开枪", "開槍"), "seat", ("shoot",), "3"),
    Verb("pass", ("pass",), ("跳过", "跳過"), "nothing", "playing", ("",)),
    Verb("undo", ("undo", "retract"), ("撤回", "收回", "撤回"), "nothing", "playing", ("",)),
    # by day
    _answer("vote", ("投票",), "seat", ("vote", "nominate", "elect", "tie"), "3", ("ann", "小红", "小紅")),
    _answer("nominate", ("提名",), "seat", ("nominate",), "3"),
    _answer("elect", ("选", "選"), "seat", ("elect",), "3"),
    _answer("abstain", ("弃权", "棄權"), "nothing", ("vote", "nominate", "elect", "tie"), "", picks=()),
    _answer("heir", ("继任", "繼任"), "seat", ("heir",), "3"),
    _answer("tear", ("撕掉",), "nothing", ("heir",), "", picks=()),
    _answer("yes", ("赞成", "贊成"), "nothing", ("confirm",), "", picks=(1,)),
    _answer("no", ("反对", "反對"), "nothing", ("confirm",), "", picks=(0,)),
    _answer("end", ("过", "過"), "nothing", ("end",), "", picks=(1,)),
    # the seat
    Verb("back", ("back",), ("回来", "回來"), "word", "anywhere", ("abcdefghij",)),
    Verb("resume", ("resume",), ("继续", "繼續"), "nothing", "playing", ("",)),
)

BY_ID: dict[str, Verb] = {verb.id: verb for verb in VERBS}
BY_NAME: dict[str, Verb] = {name: verb for verb in VERBS for name in (*verb.names, *verb.chinese)}
BY_KIND: dict[str, Verb] = {
    **{kind: verb for verb in reversed(VERBS) if verb.picks is not None for kind in verb.kinds},
    **{kind: verb for verb in VERBS if verb.picks is None for kind in verb.kinds},
}
"""The verb that a hint names for a kind of question: one that picks somebody, and of several the last row."""
