"""What a telnet player can do without the Moderator: one row each, with its names in three languages.

Whatever is no row here goes on to the Moderator. What a row does is the player's matter.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfd.telnet.player import Player


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


@dataclass(frozen=True, slots=True)
class Command:
    """Something that may be typed after the slash."""

    names: tuple[str, ...]
    chinese: tuple[str, ...]
    run: "Callable[[Player, str], None]"
    has_words: bool = False
    needs_words: bool = False

    @property
    def id(self) -> str:
        return self.names[0]


COMMANDS: tuple[Command, ...] = (
    Command(("go",), ("进入", "進入"), lambda player, words: player.go(words), has_words=True, needs_words=True),
    Command(("rooms",), ("房间", "房間"), lambda player, _: player.list_rooms()),
    Command(("who",), ("谁", "誰"), lambda player, _: player.list_people()),
    Command(("tell",), ("密语", "密語"), lambda player, words: player.tell(words), has_words=True, needs_words=True),
    Command(("me",), ("动作", "動作"), lambda player, words: player.say(words, "action"), has_words=True, needs_words=True),
    Command(("language",), ("语言", "語言"), lambda player, words: player.speak(words), has_words=True),
    Command(("set",), ("设置", "設定"), lambda player, words: player.set(words), has_words=True),
    Command(("quit",), ("再见", "再見"), lambda player, _: player.quit()),
)
BY_ID = {command.id: command for command in COMMANDS}
SLASHES = ("/", "／")
HELP = ("help", "?", "帮助", "幫助")


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
