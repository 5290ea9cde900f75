"""What roles and presets are called in each language, and which of them a typed word means."""

from collections.abc import Callable, Iterable
from functools import cache

from engine.presets import PRESETS
from engine.roles import ROLES
from wolfd.texts import Message
from wolfd.texts.tongues import CODES

CARDS = tuple(r.id for r in ROLES)
ALSO = {"人狼": "werewolf", "先知": "seer", "平民": "villager", "普通村民": "villager", "守护者": "guard", "守衞": "guard", "愛神": "cupid"}
"""What else roles are called by those who play (rulebook 1.1)."""
SHORT = 2       # letters from which the beginning of a role's name stands for it


def role(card: str) -> Message:
    return Message(f"role-{card}")


def preset(name: str) -> Message:
    return Message(f"preset-{name}")


def find_card(word: str) -> str | None:
    """The role that a word means: its id, its name in any language, or a beginning that only one has."""
    return _found(word, _cards())


def find_preset(word: str) -> str | None:
    """The preset that a word means."""
    return _found(word, _presets())


def rule_words(name: str, text: str) -> str:
    """The value of a rule as the engine calls it, of what was typed in any language."""
    match name:
        case "deck":
            return " ".join(_card_or_word(word) for word in text.replace(",", " ").split())
        case "preset":
            return find_preset(text) or text
    return text


def _card_or_word(word: str) -> str:
    return "auto" if word in _autos() else find_card(word) or word


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
def _presets() -> dict[str, str]:
    return _named(PRESETS, preset)


@cache
def _autos() -> frozenset[str]:
    return frozenset({"auto", *(Message("deck-auto").text(language).casefold() for language in CODES)})


def _named(things: Iterable[str], name: Callable[[str], Message]) -> dict[str, str]:
    return {word.casefold(): thing for thing in things for word in (thing, *(name(thing).text(language) for language in CODES))}
