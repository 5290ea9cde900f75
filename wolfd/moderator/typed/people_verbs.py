"""The verbs about persons and past games: rows of `verbs.VERBS`; what they do is in `people`."""

from wolfd.moderator.typed.verb import Verb

PEOPLE_VERBS: tuple[Verb, ...] = (
    Verb("stats", ("stats",), ("战绩", "戰績"), "maybe_word", "anywhere", ("", ("ann", "小红", "小紅"))),
    Verb("top", ("top",), ("排行",), "maybe_word", "anywhere", ("", ("decks", "牌组", "牌組"))),
    Verb("tutorial", ("tutorial",), ("教程", "教學"), "nothing", "waiting", ("",)),
    Verb("recap", ("recap",), ("复盘", "復盤"), "words", "anywhere", ("", "2", "gX3kT9bQ 2")),
    Verb("forget", ("forget",), ("忘记", "忘記"), "word", "anywhere", (("me", "我", "我"),)),
    Verb("export", ("export",), ("导出", "匯出"), "nothing", "anywhere", ("",)),
)
