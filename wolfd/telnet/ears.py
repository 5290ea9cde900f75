"""What a session asks of whoever listens to it."""

from collections.abc import Sequence
from typing import Protocol

from wolfd.telnet.encodings import Charset
from wolfd.telnet.lines import Line


class Ears(Protocol):
    """Who listens to what is typed."""

    def heard(self, line: Line) -> None:
        """Take a line."""

    def complete(self, before: str) -> Sequence[str]:
        """The words that may stand for the last one of the text before the cursor."""

    def advise(self, mid: str) -> None:
        """Say something useful about the connection itself; a message id."""

    def garbled(self, likely: Charset | None) -> None:
        """Tell how to change the character set; what is typed may be in this one."""

    def annoyed(self) -> None:
        """The peer asks for too much; it had better go."""

    def agreed(self, option: int, *, on: bool) -> None:
        """MSSP or GMCP is agreed on, or off again."""

    def told(self, body: bytes) -> None:
        """The peer's program says something by GMCP."""
