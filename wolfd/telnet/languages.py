"""The languages that a player may choose by telnet: their numbers in the menu, and what they are called when typed."""

from dataclasses import dataclass

from wolfd.telnet.words import plain


@dataclass(frozen=True, slots=True)
class Language:
    """One row of the menu."""

    code: str
    """As the catalogues call it."""
    own_name: str
    """As those who speak it call it."""
    names: tuple[str, ...]
    """What else may be typed, besides the number in the menu; folded."""


LANGUAGES: tuple[Language, ...] = (
    Language("en", "English", ("en", "english", "英文", "英语", "英語")),
    Language("zh-Hans", "简体中文", ("zh-hans", "zh", "zh-cn", "chinese", "中文", "简体", "简体中文", "簡體", "簡體中文", "汉语", "国语")),
    Language("zh-Hant", "繁體中文", ("zh-hant", "zh-tw", "zh-hk", "繁體", "繁體中文", "繁体", "繁体中文", "正體", "正體中文", "漢語", "國語")),
)  # fmt: skip
BY_NAME = {name: language for at, language in enumerate(LANGUAGES, 1) for name in (str(at), *language.names)}


def find_language(text: str) -> Language | None:
    """The language that is meant by a number or a name, of letters of any width; nothing if none is."""
    return BY_NAME.get("".join(plain(text).split()).casefold())


def guess(name: str) -> str:
    """The language of somebody who chose none: one who writes his name in Chinese reads it. A code, or nothing."""
    return "zh-Hans" if any("\u4e00" <= sign <= "\u9fff" for sign in name) else ""
