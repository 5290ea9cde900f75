"""The state of the log, told now and then to places that who can change the log cannot: so that a cut end is noticed.

A chain of hashes shows any change but one: whole lines cut from the end. Every ten minutes, and with each segment's
end, one line goes to the system log and to whoever else wants to hear it; `wolflog verify --checkpoint` does the rest.
A line is told only when the records that it speaks of are durable.
"""

import errno
import os
import socket
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

from twisted.internet.defer import Deferred
from twisted.internet.interfaces import IDelayedCall, IReactorTime
from twisted.logger import Logger

from wolfd.journal.form import Checkpoint
from wolfd.journal.writer import Journal

EVERY = 600.0
"""Seconds between two checkpoints."""
SYSTEM_LOG = Path("/dev/log")
NOTICE = 29
"""A notice of a daemon, as syslog numbers it."""
PATIENCE = 30.0
"""Seconds that a command may take."""

LOG = Logger()

Hear: TypeAlias = Callable[[str], object]
"""Takes a checkpoint's line."""


class Checkpoints:
    """Tells a journal's checkpoints while it is open, and the last one when it is closed."""

    def __init__(self, journal: Journal, clock: IReactorTime, hearers: Iterable[Hear]) -> None:
        self.hearers = list(hearers)
        """Who is told; more may be put in at any time."""
        self.last: Checkpoint | None = None
        """The last one that was told."""
        self._journal = journal
        self._clock = clock
        self._call: IDelayedCall | None = None
        journal.on_end = self._when_durable

    def begin(self) -> None:
        """Tell the first one, and then one every ten minutes."""
        self._when_durable(self._journal.checkpoint)
        self._call = self._clock.callLater(EVERY, self.begin)

    def finish(self, *, is_closed: bool) -> None:
        """The journal is closed, and all of it durable or not: tell the last one, now."""
        if self._call is not None and self._call.active():
            self._call.cancel()
        if is_closed:
            self._tell(self._journal.checkpoint)

    def _when_durable(self, point: Checkpoint) -> Deferred[None]:
        """Tell a state of the log when it can be lost no more."""
        repeats = self._journal.repeats
        return self._journal.barrier().addCallback(lambda _: self._settled(point, repeats))

    def _settled(self, point: Checkpoint, repeats: int) -> None:
        """A state's records are durable; but if a sync has failed since, perhaps only under other numbers."""
        if repeats == self._journal.repeats:
            self._tell(point)
        else:
            self._when_durable(self._journal.checkpoint)

    def _tell(self, point: Checkpoint) -> None:
        self.last = point
        for hear in self.hearers:
            try:
                hear(str(point))
            except Exception:  # noqa: BLE001 - whoever cannot hear it must not keep it from the others
                LOG.failure("a checkpoint of the log could not be told")


class SystemLog:
    """The system's log, which another user keeps; perhaps on another machine. Never waits for it."""

    def __init__(self, path: Path = SYSTEM_LOG) -> None:
        self._path = path
        self._is_silent = False

    def __call__(self, line: str) -> None:
        text = f"<{NOTICE}>wolfd[{os.getpid()}]: checkpoint {line}"
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as end:
            try:
                end.connect(str(self._path))
                end.send(text.encode())
            except OSError as error:
                self._complain(error)

    def _complain(self, error: OSError) -> None:
        """Say once that there is no system log, or that it does not listen."""
        if not self._is_silent and error.errno != errno.ENOENT:
            LOG.warn("{path}: no checkpoint reaches the system log: {why}", path=self._path, why=error.strerror)  # noqa: G010 - Twisted's name
            self._is_silent = True


class Command:
    """A command of the operator's: it gets the line on its standard input, and a while to do something with it."""

    def __init__(self, clock: IReactorTime, words: tuple[str, ...]) -> None:
        self._clock = clock
        self._words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._next = ""
        """What came while it was busy: the newest says all that the others did."""

    def __call__(self, line: str) -> None:
        if self._process is not None and self._process.poll() is None:
            self._next = line
        else:
            self._start(line)

    def finish(self) -> None:
        """Give the last one its time, now that nothing else is to be done."""
        self._wait()
        if self._next:
            self._start(self._next)
            self._wait()

    def _start(self, line: str) -> None:
        self._next = ""
        try:
            process = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)  # noqa: S603 - the operator's own
        except OSError as error:
            LOG.warn("{words[0]}: no checkpoint reaches this command: {why}", words=self._words, why=error.strerror)  # noqa: G010 - Twisted's name
            return
        self._process = process
        if process.stdin is not None:
            with process.stdin as end:
                end.write(f"{line}\n".encode())  # less than a pipe takes without waiting
        self._clock.callLater(1.0, self._look, process, PATIENCE)

    def _wait(self) -> None:
        if self._process is not None:
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def _look(self, process: subprocess.Popen[bytes], left: float) -> None:
        """Take note of how a command has ended; end it if it does not."""
        if process.poll() is None and left > 0:
            self._clock.callLater(1.0, self._look, process, left - 1.0)
            return
        if process.poll() is None:
            LOG.warn("{words[0]}: took too long over a checkpoint", words=self._words)  # noqa: G010 - Twisted's name
            process.kill()
            process.wait()
        elif process.returncode:
            LOG.warn("{words[0]}: failed over a checkpoint, exit code {code}", words=self._words, code=process.returncode)  # noqa: G010 - Twisted's name
        if self._next:
            self._start(self._next)
