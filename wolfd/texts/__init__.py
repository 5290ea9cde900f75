"""Sentences for people: a message id with its values, worded in each reader's language. No sentence stands in code.

The wording lives in the Fluent catalogues beside this file, a folder a language; `catalogue` reads them, `tongues` says
which languages there are. What other people typed comes in as a value: it is never taken for a pattern, and no control or
direction character of it gets out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from wolfd.texts.catalogue import SIGN, Reading, catalogue, has_message, languages, plain_language

__all__ = ["Flavoured", "Joined", "Message", "Value", "Wording", "has_message", "languages", "plain_language"]


class Wording(Protocol):
    """Something that has words of its own in each language: a message, or the name of a command."""

    def text(self, language: str) -> str:
        """The words, as one line."""


Value: TypeAlias = str | int | Wording | tuple["Value", ...]
"""What may fill a place: data, something with words of its own, or several of them, which are worded as a list."""


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """A sentence for people, or a few: worded once a language, however many hear it."""

    mid: str
    values: tuple[tuple[str, Value], ...]
    _worded: dict[tuple[str, int], tuple[str, ...]] = field(compare=False, repr=False)
    """By language, and by which reading of the catalogues: a message may be kept for longer than they are in force."""

    def __init__(self, mid: str, /, **values: Value) -> None:
        object.__setattr__(self, "mid", mid)
        object.__setattr__(self, "values", tuple(values.items()))
        object.__setattr__(self, "_worded", {})

    def lines(self, language: str) -> tuple[str, ...]:
        """The lines in a language, in English where the language has no such message."""
        key = language, Reading.number
        lines = self._worded.get(key)
        if lines is None:
            lines = self._worded[key] = tuple(catalogue(language).text(self.mid, self._plain(language)).split("\n"))
        return lines

    def text(self, language: str) -> str:
        """All lines as one."""
        return " ".join(self.lines(language))

    def _plain(self, language: str) -> Mapping[str, str | int]:
        return {name: _plain(value, language) for name, value in self.values}


@dataclass(frozen=True, slots=True)
class Joined:
    """Several things in a row, joined in another way than a list is."""

    items: tuple[Value, ...]
    how: str
    """`clauses`, `sentences`, `words` parted by blanks, or `nothing` between them."""

    def text(self, language: str) -> str:
        return catalogue(language).joined([str(_plain(item, language)) for item in self.items], self.how)


@dataclass(frozen=True, slots=True)
class Flavoured:
    """A message in flavours: with the terms of a preset, a theme or a variant."""

    message: Message
    flavours: tuple[str, ...]

    def lines(self, language: str) -> tuple[str, ...]:
        return self.message.lines(SIGN.join((language, *self.flavours)))

    def text(self, language: str) -> str:
        return " ".join(self.lines(language))


def _plain(value: Value, language: str) -> str | int:
    match value:
        case str() | int():
            return value
        case tuple():
            return catalogue(language).joined([str(_plain(item, language)) for item in value])
        case _:
            return value.text(language)
