"""What a log needs while it is open, besides being written: checkpoints told, and old segments deleted."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from twisted.internet.interfaces import IReactorTime

from wolfd.journal.checkpoints import Checkpoints, Command, SystemLog
from wolfd.journal.retention import Retention
from wolfd.journal.writer import Journal


@dataclass(frozen=True, slots=True)
class Care:
    """What an operator may choose."""

    days: int = 0
    """After so many days a segment is deleted; 0: never."""
    command: tuple[str, ...] = ()
    """What gets each checkpoint on its standard input."""


class Upkeep:
    """Takes care of one journal."""

    def __init__(self, state: Path, journal: Journal, clock: IReactorTime, wall: Callable[[], float], care: Care) -> None:
        self._command = Command(clock, care.command) if care.command else None
        self.checkpoints = Checkpoints(journal, clock, (SystemLog(), *((self._command,) if self._command else ())))
        self._retention = Retention(state, journal, clock, wall, care.days)

    def begin(self) -> None:
        """Begin, when the reactor is about to run."""
        self.checkpoints.begin()
        self._retention.begin()

    def finish(self, *, is_closed: bool) -> None:
        """The journal is closed: tell the last checkpoint, if all of it is durable."""
        self.checkpoints.finish(is_closed=is_closed)
        if self._command is not None:
            self._command.finish()
