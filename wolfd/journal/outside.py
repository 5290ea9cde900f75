"""What a journal is given: the world around it, and what an operator may choose."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from twisted.internet.interfaces import IReactorTime

from wolfd.journal.discretion import Private
from wolfd.journal.disk import Disk, RealDisk
from wolfd.journal.pouring import Fsync
from wolfd.journal.syncing import InThread


@dataclass(frozen=True, slots=True)
class Outside:
    """What the journal needs of the world."""

    clock: IReactorTime
    """Its `seconds` is monotonic."""
    in_thread: InThread
    """Runs a call in another thread; one at a time, in order."""
    wall: Callable[[], float] = time.time
    disk: Disk = field(default_factory=RealDisk)


@dataclass(frozen=True, slots=True)
class Settings:
    """What an operator may choose, and what the headers say of the program."""

    software: str = ""
    rules: str = ""
    fsync: Fsync = "group"
    segment_bytes: int = 64 * 1024 * 1024
    spare: Path | None = None
    """A directory of another disk, for when the first is full or fails."""
    private_messages: Private = "in_game"
    """Of which private lines the words are kept."""
