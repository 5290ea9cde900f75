"""What a telnet player can do without the Moderator: one row each, with its names in three languages.

Whatever is no row here goes on to the Moderator. What a row does stands in `deeds`.
"""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from wolfd.telnet import deeds, owning
from wolfd.telnet.words import name_in, plain, split
from wolfd.texts import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfd.telnet.player import Player


_SHORT = 3
"""Letters of words that are too near to everything to be slips."""
_NEAR = 0.74
"""How like a name a word must be, of 1: two letters swapped, or one more or less."""


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

    def example(self, language: str) -> str:
        """The command as it may be typed by one of a language."""
        name = f"/{name_in(self, language)}"
        return f"{name} {Message(f'telnet-sample-{self.id}').text(language)}" if self.needs_words or self.id == "language" else name


COMMANDS: tuple[Command, ...] = (
    Command(("go",), ("进入", "進入"), deeds.go, has_words=True, needs_words=True),
    Command(("rooms",), ("房间", "房間"), deeds.list_rooms),
    Command(("who",), ("谁", "誰"), deeds.list_people),
    Command(("tell",), ("密语", "密語"), deeds.tell, has_words=True, needs_words=True),
    Command(("me",), ("动作", "動作"), deeds.act, has_words=True, needs_words=True),
    Command(("language",), ("语言", "語言"), deeds.speak, has_words=True),
    Command(("set",), ("设置", "設定"), deeds.change, has_words=True),
    Command(("account",), ("账号", "帳號"), owning.account, has_words=True),
    Command(("history",), ("历史", "歷史"), deeds.recall, has_words=True),
    Command(("help", "?"), ("帮助", "幫助"), deeds.explain, has_words=True),
    Command(("quit",), ("再见", "再見"), deeds.quit_),
)
BY_ID = {command.id: command for command in COMMANDS}
_OTHER_WORDS = {"quit": "exit bye logout logoff disconnect 退出 登出 下线 下線 断开 斷開", "tell": "whisper msg pm 悄悄话 悄悄話 私信", "go": "goto enter 前往 去"}
_MEANT = {word: BY_ID[name] for name, words in _OTHER_WORDS.items() for word in words.split()}
_NAMES = {name: command for command in COMMANDS for name in command.names if len(name) > _SHORT}


def guess(text: str, language: str) -> Message | None:
    """What to tell who types something that means a command which it is not; nothing if it means none."""
    word = split(text)[0]
    near = _meant(plain(word).casefold())
    if near is None:
        return None
    return Message("telnet-quit-or-leave" if near.id == "quit" else "telnet-near", command=word, example=near.example(language))


def _meant(word: str) -> Command | None:
    """The command that a word means: by another word for it, or by a slip of the finger."""
    if word in _MEANT:
        return _MEANT[word]
    near = get_close_matches(word, _NAMES, 1, _NEAR) if len(word) > _SHORT else []
    return _NAMES[near[0]] if near else None
