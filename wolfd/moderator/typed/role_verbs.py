"""The verbs of the roles, variants and the human moderator, besides those of `verbs`."""

from wolfd.moderator.typed.verb import Verb, answering

CARD_CHOICES = ("first_voter", "punish", "agent", "spectre", "point")
"""Questions of event cards that one player's name answers."""

ROLE_VERBS: tuple[Verb, ...] = (
    # by night
    answering("charm", ("迷惑", "催眠", "迷惑"), "some_seats", ("charm",), "3 5"),
    answering("peek", ("偷看",), "maybe_word", ("peek",), "", ("high", "高", "高")),
    answering("catch", ("抓",), "maybe_seat", ("guess", "catch"), "3"),
    answering("swap", ("换", "換"), "word", ("swap",), "1", "2"),
    answering("take", ("偷牌",), "seat", ("take",), "3"),
    answering("support", ("支持",), "seat", ("support",), "3"),
    answering("toss", ("掷", "擲"), "seat", ("toss",), "3"),
    answering("affair", ("外遇",), "seats", ("affair",), "3 5"),
    answering("name", ("点名", "點名"), "seat", ("name", "host_tie", *CARD_CHOICES), "3"),
    # by day
    answering("later", ("稍后", "稍後"), "nothing", ("vote", "nominate"), "", picks=(0,)),
    answering("flip", ("翻牌",), "nothing", ("flip",), "", picks=(1,)),
    answering("voters", ("准投", "準投"), "some_seats", ("voters",), "3 5 6"),
    answering("seance", ("通灵", "通靈"), "maybe_seat", ("seance",), "3"),
    answering("seat", ("坐下",), "some_seats", ("seat",), "3"),
    # the event cards
    answering("vouch", ("担保", "擔保"), "nothing", ("vouch",), "", picks=(1,)),
    answering("friends", ("朋友",), "some_seats", ("friends",), "3 5"),
    answering("touch", ("碰",), "nothing", ("touch",), "", picks=(1,)),
    answering("group", ("分组", "分組"), "word", ("group",), "1", "2"),
    answering("ask", ("提问", "提問"), "word", ("question",), "1"),
    # the human moderator
    Verb("medium", ("medium",), ("灵媒", "靈媒"), "seat", "playing", ("3",)),
    Verb("remove", ("remove",), ("移除",), "seat", "playing", ("3",)),
)
