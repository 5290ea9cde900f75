"""What a telnet player can do without the Moderator: one row each, with its names in three languages.

Whatever is no row here goes on to the Moderator. What a row does is the player's matter.
"""

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfd.telnet.player import Player


@dataclass(frozen=True, slots=True)
class Command:
    """Something that may be typed after the slash."""

    names: tuple[str, ...]
    """English first."""
    chinese: tuple[str, ...]
    example: str
    run: "Callable[[Player, str], None]"
    has_words: bool = False
    """Whether something must follow the name."""


COMMANDS: tuple[Command, ...] = (
    Command(("go",), ("进入", "進入"), "/go wolf", lambda player, words: player.go(words), has_words=True),
    Command(("rooms",), ("房间", "房間"), "/rooms", lambda player, _: player.list_rooms()),
    Command(("who",), ("谁", "誰"), "/who", lambda player, _: player.list_people()),
    Command(("tell",), (), "/tell Ann hello", lambda player, words: player.tell(words), has_words=True),
    Command(("me",), (), "/me waits", lambda player, words: player.say(words, "action"), has_words=True),
    Command(("set",), (), "/set mode char", lambda player, words: player.set_mode(words), has_words=True),
    Command(("quit",), ("再见", "再見"), "/quit", lambda player, _: player.quit()),
)
BY_NAME = {name: command for command in COMMANDS for name in (*command.names, *command.chinese)}
SLASHES = ("/", "／")


def command_in(line: str) -> str | None:
    """What follows the slash; nothing where the line is talk."""
    line = line.lstrip()
    return line[1:].strip() if line.startswith(SLASHES) else None


def find(text: str) -> tuple[Command, str] | None:
    """The command that a text begins with, and the words after it as they were typed; a Chinese name needs no blank."""
    word, words = split(text)
    name = plain(word).casefold()
    if name in BY_NAME:
        return BY_NAME[name], words
    for command in COMMANDS:
        for chinese in command.chinese:
            if command.has_words and name.startswith(chinese):
                return command, f"{plain(word)[len(chinese):]} {words}".strip()
    return None


def split(text: str) -> tuple[str, str]:
    """The first word of a text, and the rest as it was typed."""
    word, *rest = text.split(maxsplit=1) or [""]
    return word, rest[0].rstrip() if rest else ""


def plain(text: str) -> str:
    """A word as it is meant, whatever the width of its letters."""
    return unicodedata.normalize("NFKC", text)
