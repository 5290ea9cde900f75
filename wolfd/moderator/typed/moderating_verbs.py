"""The verbs by which order is kept: those of operators and moderators, and those of everybody else against others."""

from wolfd.moderator.typed.verb import Verb

MODERATING_VERBS: tuple[Verb, ...] = (
    Verb("kick", ("kick",), ("踢出",), "text", "moderating", (("3 insults", "3 骂人", "3 罵人"),)),
    Verb("mute", ("mute",), ("禁言",), "text", "moderating", (("3 10m shouting", "3 10m 刷屏", "3 10m 洗版"),)),
    Verb("unmute", ("unmute",), ("解禁",), "word", "moderating", ("3",)),
    Verb("warn", ("warn",), ("警告",), "text", "moderating", (("3 30d no insults", "3 30d 不要骂人", "3 30d 不要罵人"),)),
    Verb("ban", ("ban",), ("封禁",), "text", "moderating", (("bob 2d cheating", "小明 2d 作弊", "小明 2d 作弊"),)),
    Verb("unban", ("unban",), ("解封",), "word", "moderating", (("bob", "小明", "小明"),)),
    Verb("note", ("note",), ("备注", "備註"), "text", "moderating", (("3 plays with 5", "3 和5是一伙的", "3 和5是一夥的"),)),
    Verb("notes", ("notes",), ("备注表", "備註表"), "maybe_word", "moderating", ("", ("bob", "小明", "小明"))),
    Verb("substitute", ("substitute",), ("替补", "替補"), "text", "moderating",
         (("3 zoe he does not play", "3 小芳 他一直不玩", "3 小芳 他一直不玩"),)),
    Verb("abort", ("abort",), ("终止", "終止"), "text", "moderating", (("a player has dropped", "有人掉线", "有人斷線"),)),
    Verb("report", ("report",), ("举报", "舉報"), "text", "anywhere", (("3 insults me", "3 骂我", "3 罵我"),)),
    Verb("acknowledge", ("acknowledge",), ("确认警告", "確認警告"), "nothing", "anywhere", ("",)),
    Verb("appeal", ("appeal",), ("申诉", "申訴"), "text", "anywhere", (("abcd2345 that was not me", "abcd2345 不是我", "abcd2345 不是我"),)),
)
"""`moderating` verbs are for those who keep order; typed by others without a prefix, they are talk."""
