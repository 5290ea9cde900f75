"""The languages that a reader may choose: what each is called, by itself and by those who ask for it."""

import unicodedata
from dataclasses import dataclass


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
CODES = tuple(language.code for language in LANGUAGES)
BY_NAME = {name: language for at, language in enumerate(LANGUAGES, 1) for name in (str(at), *language.names)}


def find_language(text: str) -> Language | None:
    """The language that is meant by a number or a name, of letters of any width; nothing if none is."""
    return BY_NAME.get("".join(unicodedata.normalize("NFKC", text).split()).casefold())
