"""What roles and presets are called in each language, and which of them a typed word means."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache

from engine.cards import BY_NUMBER
from engine.compose import suggest
from engine.options import VARIANTS, Kind, Options, kinds
from engine.presets import PRESETS
from engine.roles import ROLES
from engine.setup import Setup
from wolfd.texts import Joined, Message, Value
from wolfd.texts.tongues import CODES

CARD_NAMES = {number: card.name for number, card in BY_NUMBER.items()}
"""Number -> event card."""
CARDS = tuple(r.id for r in ROLES)
ALSO = {
    "人狼": "werewolf", "吸血鬼": "werewolf", "连环杀手": "werewolf", "連環殺手": "werewolf", "vampire": "werewolf",
    "killer": "werewolf", "先知": "seer", "fortune-teller": "seer", "平民": "villager", "普通村民": "villager",
    "守护者": "guard", "守衞": "guard", "defender": "guard", "爱神": "cupid", "愛神": "cupid", "乐师": "piper", "樂師": "piper",
    "女孩": "little_girl", "童军": "little_girl", "童軍": "little_girl", "girl": "little_girl", "scout": "little_girl",
    "疯癫": "cobbler", "瘋癲": "cobbler", "possessed": "cobbler", "ancient": "elder", "monk": "priest",
}  # fmt: skip
"""What else roles are called by those who play (rulebook 1.1)."""
FLAGS = {**dict.fromkeys(("是", "开", "開", "要"), "true"), **dict.fromkeys(("否", "关", "關", "不", "不要"), "false")}
"""Chinese words for yes and no."""
EVERYWHERE = ("full36", "none", "true", "false")
"""Values that an option's own list does not name."""
TWINS = {"hunter": "hunter_lasttwo"}
"""Cards that one preset calls as another calls its other."""
_SUGGESTION = re.compile(r"(?:suggest|推荐|推薦|建议|建議) ?(\d{0,3})")
NOTHING = frozenset({"none", "off", "没有", "沒有", "无", "無", "不", "不要"})
SHORT = 2       # letters from which the beginning of a role's name stands for it


def role(card: str) -> Message:
    return Message(f"role-{card}")


def preset(name: str) -> Message:
    return Message(f"preset-{name}")


def variant(name: str) -> Message:
    return Message(f"variant-{name}")


def find_card(word: str) -> str | None:
    """The role that a word means: its id, its name in any language, or a beginning that only one has."""
    return _found(word, _cards())


def find_preset(word: str) -> str | None:
    """The preset that a word means."""
    return _found(word, _presets())


def option(name: str) -> Message:
    return Message(f"opt-{name}")


def value(kind: Kind, chosen: str) -> Value:
    """A value of an option as it is called: a word of its own, a role, or as it is."""
    stem, colon, count = chosen.partition(":")
    if chosen in kind.values or f"{stem}:n" in kind.values:
        return Joined((Message(f"val-{stem}"), f":{count}"), "nothing") if colon else Message(f"val-{stem}")
    if chosen in CARDS:
        return role(chosen)
    return Message(f"val-{chosen}") if chosen in EVERYWHERE else chosen


def find_option(word: str) -> str:
    """The option that a word means: its name in any language; the word itself if there is none."""
    return _options().get(word.casefold(), word)


def option_names() -> tuple[str, ...]:
    """The names of all options, in each language."""
    return tuple(_options())


def event_card(name: str) -> Message:
    return Message(f"card-{name}")


def find_event(word: str) -> str | None:
    """The event card that a word means: its number, its name in any language, or a beginning that only one has."""
    return CARD_NAMES.get(int(word)) if word.isascii() and word.isdigit() else _found(word, _events())


def rule_words(name: str, text: str, options: Options) -> str:
    """The value of a rule as the engine calls it, of what was typed in any language at a table with these options."""
    words = text.replace(",", " ").split()
    match name:
        case "deck":
            return "" if _is_nothing(words) else " ".join(_card_or_word(word, options) for word in words)
        case "preset":
            return find_preset(text) or text
        case "variants":
            return " ".join(_found(word, _variants()) or word for word in words if word not in NOTHING)
        case "new_moon_deck" | "new_moon_preset":
            return " ".join(_value(kinds()[name], word) or find_event(word) or word for word in words if word not in NOTHING)
    kind = kinds().get(name)
    if kind and kind.type == "list" and _is_nothing(words):
        return "none"
    return " ".join(_value(kind, word) or find_card(word) or word for word in words) if kind else text


def _is_nothing(words: list[str]) -> bool:
    return len(words) == 1 and words[0] in NOTHING


def _value(kind: Kind, word: str) -> str:
    """The value of an option that a word means; nothing if it is none of its words."""
    stem, colon, count = word.partition(":")
    if kind.type == "flag":
        return FLAGS.get(word, "")
    return next((f"{known.partition(':')[0]}{colon}{count}" for known in (*kind.values, *EVERYWHERE)
                 if stem in _called(known.partition(":")[0])), "")


@cache
def _called(known: str) -> frozenset[str]:
    """What a value is called in all languages."""
    return frozenset({known, *(caseless(Message(f"val-{known}").text(language)) for language in CODES)})


@cache
def _options() -> dict[str, str]:
    return _named(kinds(), option)


def suggested(setup: Setup) -> str:
    """The deck that is suggested for a set-up, as it is typed."""
    return " ".join(suggest(setup.seats, setup.options))


def suggestion(text: str) -> int | None:
    """For how many players one asks for a suggested deck, 0 for those who are here; nothing if one does not."""
    asked = _SUGGESTION.fullmatch(text)
    return int(asked[1] or 0) if asked else None


def _card_or_word(word: str, options: Options) -> str:
    """A card by its name; of two that share one, the one that the rules allow."""
    if word in _autos():
        return "auto"
    card = find_card(word) or word
    twin = TWINS.get(card, card)
    allowed = options.roles_allowed
    return twin if "all" not in allowed and card not in allowed and twin in allowed else card


def _found(word: str, names: dict[str, str]) -> str | None:
    word = word.casefold()
    if word in names:
        return names[word]
    begun = {thing for name, thing in names.items() if len(word) >= SHORT and name.startswith(word)}
    return begun.pop() if len(begun) == 1 else None


@cache
def _cards() -> dict[str, str]:
    return {**ALSO, **_named(CARDS, role)}


@cache
def _events() -> dict[str, str]:
    return {name.replace(" ", "_"): card for name, card in _named(CARD_NAMES.values(), event_card).items()}


@cache
def _variants() -> dict[str, str]:
    return _named(VARIANTS, variant)


@cache
def _presets() -> dict[str, str]:
    return _named(PRESETS, preset)


@cache
def _autos() -> frozenset[str]:
    return frozenset({"auto", *(Message("deck-auto").text(language).casefold() for language in CODES)})


def _named(things: Iterable[str], name: Callable[[str], Message]) -> dict[str, str]:
    return {caseless(word): thing for thing in things for word in (thing, *(name(thing).text(language) for language in CODES))}


def caseless(text: str) -> str:
    """A text as it is compared with names and words: of one width and case, for what is typed is read so."""
    return unicodedata.normalize("NFKC", text).casefold()
