"""Words that are typed: whatever the width of their letters, in three languages, with or without blanks; and how what
was typed is refused. Pure.
"""

import unicodedata
from collections.abc import Iterable
from typing import Protocol, TypeVar

from wolfd.chat.facts import Worded
from wolfd.chat.people import Refused
from wolfd.texts import Flavoured, Message, Value, has_message

SLASHES = ("/", "／")
PLACES = frozenset({"channel", "other", "room"})
"""Values of messages that are names of rooms, or like them."""


def refusal(why: Refused) -> Message:
    """Why something was refused, with commands as one types them here."""
    return by_telnet(Message(why.mid, **{"do": SLASHES[0], "secret": SLASHES[0], **why.values}))


def by_telnet(message: Message) -> Message:
    """What is worded for all doors, as it is told here: rooms without the sign before their names, and in plain words."""
    plainly = f"by-telnet-{message.mid}"
    mid = plainly if has_message(plainly) else message.mid
    values: dict[str, Value] = {name: value.removeprefix("#") if name in PLACES and isinstance(value, str) else value
                                for name, value in message.values}  # fmt: skip
    told = Message(mid, **values)
    return message if told == message else told


def told_here(words: Worded) -> Worded:
    """The Moderator's words as they are told by telnet."""
    match words:
        case Message():
            return by_telnet(words)
        case Flavoured(message, flavours):
            return Flavoured(by_telnet(message), flavours)
    return words


class Named(Protocol):
    """Something that is typed by its name."""

    @property
    def names(self) -> tuple[str, ...]:
        """English first."""

    @property
    def chinese(self) -> tuple[str, ...]:
        """Simplified first, traditional last."""

    @property
    def has_words(self) -> bool:
        """Whether something follows the name."""


Row = TypeVar("Row", bound=Named)


def command_in(line: str) -> str | None:
    """What follows the slash; nothing where the line is talk."""
    line = line.lstrip()
    return line[1:].strip() if line.startswith(SLASHES) else None


def find(text: str, rows: Iterable[Row]) -> tuple[Row, str] | None:
    """The row that a text names, and the words after the name as they were typed; a Chinese name needs no blank."""
    word, words = split(text)
    name = plain(word).casefold()
    for row in rows:
        if name in row.names or name in row.chinese:
            return row, words
    for row in rows:
        for chinese in row.chinese:
            if row.has_words and name.startswith(chinese):
                return row, f"{plain(word)[len(chinese):]} {words}".strip()
    return None


def name_in(row: Named, language: str) -> str:
    """What a row is called in a language."""
    if language == "zh-Hans":
        return row.chinese[0]
    return row.chinese[-1] if language == "zh-Hant" else row.names[0]


def split(text: str) -> tuple[str, str]:
    """The first word of a text, and the rest as it was typed."""
    word, *rest = text.split(maxsplit=1) or [""]
    return word, rest[0].rstrip() if rest else ""


def plain(text: str) -> str:
    """A word as it is meant, whatever the width of its letters."""
    return unicodedata.normalize("NFKC", text)
