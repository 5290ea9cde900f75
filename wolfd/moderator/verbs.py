"""The verbs: one row each, with its names in three languages and examples that are help text and tests at once.

What a verb does to a table is not here (`table`, `waiting`, `looking`, `answers`), nor how a line is read (`reading`).
Names of all languages always work, whatever language a player reads.
"""

from dataclasses import dataclass
from typing import Literal

from engine.events import Picks

Takes = Literal["nothing", "word", "maybe_word", "words", "seat", "maybe_seat", "seats", "text"]
Where = Literal["waiting", "playing", "anywhere"]


@dataclass(frozen=True, slots=True)
class Verb:
    """A thing that may be typed. `takes` says what follows it; what does not is refused, never guessed at."""

    id: str
    names: tuple[str, ...]
    """English first; the first is the one that texts and hints use."""
    chinese: tuple[str, ...]
    takes: Takes
    where: Where
    examples: tuple[tuple[str, tuple[str, ...]], ...]
    """What may be typed, and the words that are read after the verb."""
    kinds: tuple[str, ...] = ()
    """The kinds of question that it answers; of several that are open, the first here."""
    picks: Picks | None = None
    """The answer, where the verb alone says it."""

    @property
    def name(self) -> str:
        return self.names[0]


def _answer(name: str, chinese: tuple[str, ...], takes: Takes, kinds: tuple[str, ...],
            *examples: tuple[str, tuple[str, ...]], picks: Picks | None = None) -> Verb:
    return Verb(name, (name,), chinese, takes, "playing", examples, kinds, picks)


VERBS: tuple[Verb, ...] = (
    # before the start
    Verb("join", ("join",), ("加入",), "maybe_word", "waiting", (("join", ()), ("join #wolf", ("#wolf",)), ("加入", ()))),
    Verb("leave", ("leave",), ("离开", "離開"), "nothing", "anywhere", (("leave", ()), ("離開", ()))),
    Verb("ready", ("ready",), ("准备", "準備"), "nothing", "waiting", (("ready", ()), ("准备", ()))),
    Verb("start", ("start",), ("开始", "開始"), "nothing", "waiting", (("start", ()), ("開始", ()))),
    Verb("bots", ("bots",), ("机器人", "機器人"), "word", "waiting",
         (("bots 5", ("5",)), ("bots 0", ("0",)), ("机器人５", ("5",)))),
    Verb("new", ("new",), ("开桌", "開桌"), "nothing", "waiting", (("new", ()), ("开桌", ()))),
    Verb("preset", ("preset",), ("规则", "規則"), "word", "waiting", (("preset hollow", ("hollow",)), ("規則 classic", ("classic",)))),
    Verb("option", ("option",), ("选项", "選項"), "words", "waiting",
         (("option vote_mode single", ("vote_mode", "single")), ("option speed", ("speed",)), ("选项 speed slow", ("speed", "slow")))),
    Verb("options", ("options",), (), "nothing", "anywhere", (("options", ()),)),
    Verb("deck", ("deck",), ("牌组", "牌組"), "words", "waiting",
         (("deck auto", ("auto",)), ("deck witch hunter", ("witch", "hunter")), ("牌组 witch", ("witch",)))),
    Verb("variants", ("variants",), ("变体", "變體"), "words", "waiting", (("variants", ()), ("變體", ()))),
    # questions about the game
    Verb("table", ("table",), ("桌面",), "nothing", "anywhere", (("table", ()), ("桌面", ()))),
    Verb("time", ("time",), ("时间", "時間"), "nothing", "anywhere", (("time", ()), ("时间", ()))),
    Verb("who", ("who",), ("谁", "誰"), "nothing", "anywhere", (("who", ()), ("誰", ()))),
    Verb("rooms", ("rooms",), ("房间", "房間"), "nothing", "anywhere", (("rooms", ()), ("房間", ()))),
    Verb("role", ("role",), ("身份",), "words", "anywhere", (("role", ()), ("role witch", ("witch",)), ("身份", ()))),
    Verb("open", ("open",), ("待办", "待辦"), "nothing", "playing", (("open", ()), ("待办", ()))),
    Verb("log", ("log",), ("记录", "記錄"), "nothing", "playing", (("log", ()), ("記錄", ()))),
    Verb("help", ("help",), ("帮助", "幫助"), "words", "anywhere", (("help", ()), ("help vote", ("vote",)), ("帮助 vote", ("vote",)))),
    Verb("language", ("language",), ("语言", "語言"), "word", "anywhere", (("language en", ("en",)), ("语言 en", ("en",)))),
    # by night, and out of it
    Verb("pack", ("pack", "p"), ("狼聊",), "text", "playing",
         (("pack let us take 3", ("let us take 3",)), ("p 3?", ("3?",)), ("狼聊 杀３号吧", ("杀３号吧",)))),
    _answer("kill", ("杀", "殺"), "seat", ("kill",), ("kill 3", ("3",)), ("kill bob", ("bob",)), ("杀３", ("3",))),
    _answer("see", ("查验", "查驗"), "seat", ("see",), ("see 3", ("3",)), ("查验3", ("3",))),
    _answer("guard", ("守护", "守護"), "seat", ("guard",), ("guard 3", ("3",)), ("守護 3", ("3",))),
    _answer("heal", ("救",), "maybe_seat", ("heal",), ("heal", ()), ("heal 3", ("3",)), ("救", ())),
    _answer("poison", ("毒",), "seat", ("poison",), ("poison 3", ("3",)), ("毒3", ("3",))),
    _answer("love", ("连", "連"), "seats", ("love",), ("love 3 5", ("3", "5")), ("连 3 5", ("3", "5"))),
    _answer("shoot", ("开枪", "開槍"), "seat", ("shoot",), ("shoot 3", ("3",)), ("開槍3", ("3",))),
    Verb("pass", ("pass",), ("跳过", "跳過"), "nothing", "playing", (("pass", ()), ("跳过", ()))),
    Verb("undo", ("undo", "retract"), ("撤回", "收回"), "nothing", "playing", (("undo", ()), ("retract", ()), ("收回", ()))),
    # by day
    _answer("vote", ("投票",), "seat", ("vote", "nominate", "elect", "tie"),
            ("vote 3", ("3",)), ("vote ann", ("ann",)), ("投票3", ("3",)), ("ＶＯＴＥ　３", ("3",))),
    _answer("nominate", ("提名",), "seat", ("nominate",), ("nominate 3", ("3",)), ("提名3", ("3",))),
    _answer("elect", ("选", "選"), "seat", ("elect",), ("elect 3", ("3",)), ("选3", ("3",))),
    _answer("abstain", ("弃权", "棄權"), "nothing", ("vote", "nominate", "elect", "tie"), ("abstain", ()), ("棄權", ()), picks=()),
    _answer("heir", ("继任", "繼任"), "seat", ("heir",), ("heir 3", ("3",)), ("继任3", ("3",))),
    _answer("tear", ("撕掉",), "nothing", ("heir",), ("tear", ()), ("撕掉", ()), picks=()),
    _answer("yes", ("赞成", "贊成"), "nothing", ("confirm",), ("yes", ()), ("赞成", ()), picks=(1,)),
    _answer("no", ("反对", "反對"), "nothing", ("confirm",), ("no", ()), ("反對", ()), picks=(0,)),
    _answer("end", ("过", "過"), "nothing", ("end",), ("end", ()), ("过", ()), picks=(1,)),
    # the seat
    Verb("back", ("back",), ("回来", "回來"), "word", "anywhere", (("back abcdefghij", ("abcdefghij",)), ("回来 abcdefghij", ("abcdefghij",)))),
    Verb("resume", ("resume",), ("继续", "繼續"), "nothing", "playing", (("resume", ()), ("继续", ()))),
)

BY_ID: dict[str, Verb] = {verb.id: verb for verb in VERBS}
BY_NAME: dict[str, Verb] = {name: verb for verb in VERBS for name in (*verb.names, *verb.chinese)}
BY_KIND: dict[str, Verb] = {
    **{kind: verb for verb in reversed(VERBS) if verb.picks is not None for kind in verb.kinds},
    **{kind: verb for verb in VERBS if verb.picks is None for kind in verb.kinds},
}
"""The verb that a hint names for a kind of question: one that picks somebody, and of several the last row."""
