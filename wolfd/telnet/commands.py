"""What a telnet player can do without the Moderator: one row each, with its names in three languages.

Whatever is no row here goes on to the Moderator. What a row does stands in `deeds`.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wolfd.telnet import deeds, owning

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfd.telnet.player import Player


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
