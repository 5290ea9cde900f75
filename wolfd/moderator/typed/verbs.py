"""The verbs: one row each, with its names in three languages and examples that are help text and tests at once.

What a verb does is not here (`anywhere`, `deeds`, `answers`), nor how a line is read (`reading`).
Names of all languages always work, whatever language a player reads.
"""

from wolfd.moderator.typed.moderating_verbs import MODERATING_VERBS
from wolfd.moderator.typed.people_verbs import PEOPLE_VERBS
from wolfd.moderator.typed.role_verbs import ROLE_VERBS
from wolfd.moderator.typed.verb import Verb, answering

VERBS: tuple[Verb, ...] = (
    # before the start
    Verb("join", ("join",), ("加入",), "maybe_word", "waiting", ("", ("wolf", "狼窝", "狼窩"))),
    Verb("leave", ("leave",), ("离开", "離開"), "nothing", "anywhere", ("",)),
    Verb("ready", ("ready",), ("准备", "準備"), "nothing", "waiting", ("",)),
    Verb("start", ("start",), ("开始", "開始"), "nothing", "waiting", ("",)),
    Verb("unready", ("unready",), ("取消准备", "取消準備"), "nothing", "waiting", ("",)),
    Verb("invite", ("invite",), ("邀请", "邀請"), "word", "waiting", (("ann", "小红", "小紅"),)),
    Verb("bots", ("bots",), ("机器人", "機器人"), "words", "waiting", ("5", "0", ("after 60", "等 60", "等 60"))),
    Verb("new", ("new",), ("开桌", "開桌"), "nothing", "waiting", ("",)),
    Verb("preset", ("preset",), ("规则", "規則"), "maybe_word", "waiting", (("hollow", "山谷", "山谷"), ("classic", "经典", "經典"))),
    Verb("option", ("option",), ("选项", "選項"), "words", "waiting", ("", ("vote_mode single", "投票方式 单轮", "投票方式 單輪"), ("speed", "速度", "速度"))),
    Verb("options", ("options",), ("选项表", "選項表"), "maybe_word", "anywhere", ("", ("vote_mode", "投票方式", "投票方式"), ("all", "全部", "全部"))),
    Verb("deck", ("deck",), ("牌组", "牌組"), "words", "waiting",
         (("seer witch hunter", "预言家 女巫 猎人", "預言家 女巫 獵人"), ("auto", "自动", "自動"), ("suggest", "推荐", "推薦"), ("suggest 12", "推荐 12", "推薦 12"))),
    Verb("variants", ("variants",), ("变体", "變體"), "words", "waiting",
         ("", ("harvest", "丰收节", "豐收節"), ("none", "没有", "沒有"))),
    Verb("moderator", ("moderator",), ("主持",), "word", "waiting", (("ann", "小红", "小紅"),)),
    # questions about the game
    Verb("table", ("table",), ("桌面",), "words", "anywhere", ("", ("language english", "语言 简体", "語言 繁體"))),
    Verb("time", ("time",), ("时间", "時間"), "nothing", "anywhere", ("",)),
    Verb("who", ("who",), ("谁", "誰"), "nothing", "anywhere", ("",)),
    Verb("notify", ("notify",), ("通知",), "maybe_word", "anywhere", ("8", ("off", "不", "不"))),
    Verb("rooms", ("rooms",), ("房间", "房間"), "nothing", "anywhere", ("",)),
    Verb("role", ("role",), ("身份",), "words", "anywhere", ("", ("witch", "女巫", "女巫"))),
    Verb("open", ("open",), ("待办", "待辦"), "nothing", "playing", ("",)),
    Verb("log", ("log",), ("记录", "記錄"), "nothing", "playing", ("",)),
    Verb("help", ("help",), ("帮助", "幫助"), "words", "anywhere",
         ("", ("vote", "投票", "投票"), ("witch", "女巫", "女巫"), ("all", "全部", "全部"))),
    Verb("language", ("language",), ("语言", "語言"), "maybe_word", "anywhere", (("english", "简体", "繁體"), ("中文", "english", "english"))),
    *PEOPLE_VERBS,
    # by night, and out of it
    Verb("pack", ("pack", "p"), ("狼聊",), "maybe_text", "playing", (("let us take 3", "杀3号吧", "殺3號吧"), "")),
    answering("kill", ("杀", "殺"), "seat", ("kill", "moon_kill"), "3", ("bob", "小明", "小明")),
    answering("see", ("查验", "查驗"), "seat", ("see",), "3"),
    answering("guard", ("守护", "守護"), "seat", ("guard",), "3"),
    answering("heal", ("救",), "maybe_seat", ("heal",), ""),
    answering("poison", ("毒",), "seat", ("poison",), "3"),
    answering("love", ("连", "連"), "seats", ("love",), "3 5"),
    answering("shoot", ("开枪", "開槍"), "seat", ("shoot",), "3"),
    Verb("pass", ("pass",), ("跳过", "跳過"), "nothing", "playing", ("",)),
    Verb("undo", ("undo", "retract"), ("撤回", "收回", "撤回"), "nothing", "playing", ("",)),
    *ROLE_VERBS,
    # by day
    answering("vote", ("投票",), "seat", ("vote", "nominate", "elect", "tie", "secret_vote"), "3", ("ann", "小红", "小紅")),
    answering("nominate", ("提名",), "seat", ("nominate",), "3"),
    answering("elect", ("选", "選"), "seat", ("elect", "executioner"), "3"),
    answering("abstain", ("弃权", "棄權"), "nothing", ("vote", "nominate", "elect", "tie", "host_tie", "secret_vote", "executioner"), "", picks=()),
    answering("heir", ("继任", "繼任"), "seat", ("heir", "executioner_heir"), "3"),
    answering("tear", ("撕掉",), "nothing", ("heir",), "", picks=()),
    answering("yes", ("赞成", "贊成"), "nothing", ("confirm", "catch", "flip", "vouch", "declare"), "", picks=(1,)),
    answering("no", ("反对", "反對"), "nothing", ("confirm", "catch", "flip", "vouch", "declare"), "", picks=(0,)),
    answering("end", ("过", "過"), "nothing", ("end",), "", picks=(1,)),
    # the seat
    Verb("back", ("back",), ("回来", "回來"), "word", "anywhere", ("abcdefghij",)),
    Verb("pause", ("pause",), ("暂停", "暫停"), "nothing", "playing", ("",)),
    Verb("extend", ("extend",), ("延长", "延長"), "nothing", "playing", ("",)),
    Verb("resume", ("resume",), ("继续", "繼續"), "nothing", "playing", ("",)),
    *MODERATING_VERBS,
)

BY_ID: dict[str, Verb] = {verb.id: verb for verb in VERBS}
BY_NAME: dict[str, Verb] = {name: verb for verb in VERBS for name in (*verb.names, *verb.chinese)}
BY_KIND: dict[str, Verb] = {
    **{kind: verb for verb in reversed(VERBS) if verb.picks is not None for kind in verb.kinds},
    **{kind: verb for verb in VERBS if verb.picks is None for kind in verb.kinds},
}
"""The verb that a hint names for a kind of question: one that picks somebody, and of several the last row."""
