"""What a command is: one row of a table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wolfd.irc.message import Message
    from wolfd.irc.session import IrcSession


@dataclass(frozen=True, slots=True)
class Command:
    """A command of IRC. Its examples are help text and tests; what it does is the catalogue's `irc-help-NAME`."""

    name: str
    do: Callable[["IrcSession", "Message"], None]
    examples: tuple[str, ...]
    least: int = 0
    """Parameters that it needs."""
    early: bool = False
    """Whether it may be sent before registration is complete."""
