"""Bringing finished lines to the disk: segments in order, each closed before the next is opened, and what may fail.

A disk that refuses is left for another, if there is one; else it is told of once and tried again at each `drain` and
each second. A sync that fails is told to who can repeat the lines in another segment; the second failure in a row ends
everything.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol, TypeAlias

from twisted.internet.defer import Deferred
from twisted.internet.interfaces import IDelayedCall, IReactorTime
from twisted.python.failure import Failure

from wolfd.journal.segment import Segment, SyncFailed
from wolfd.journal.syncing import Always, Group, InThread, Syncing

RETRY = 1.0
"""Seconds between two tries to write to a disk that refuses."""

Fsync: TypeAlias = Literal["group", "always", "os"]


class Watcher(Protocol):
    """Who hears of the disk's troubles, each time in a turn of its own."""

    on_trouble: Callable[[OSError], None]
    on_recovered: Callable[[], None]
    on_lost: Callable[[OSError], None]

    def repeat(self, segment: Segment) -> None:
        """Plan the lines of a segment that may be lost once more, in another segment."""

    def elsewhere(self, error: OSError) -> bool:
        """Plan what cannot be written here in another directory; whether there is one."""


@dataclass(frozen=True, slots=True)
class Before:
    """What the segments to come continue."""

    log: str
    seq: int
    sum: str
    """The hash of the last segment's `.sum`, or empty."""


class Pouring:
    """The segments that wait or are being written; the last is the one that still gets lines."""

    def __init__(
        self, watcher: Watcher, clock: IReactorTime, in_thread: InThread, fsync: Fsync, before: Before
    ) -> None:
        self.segments: deque[Segment] = deque()
        self.trouble: OSError | None = None
        """Why nothing can be written now; nothing while all is well."""
        self._watcher, self._clock, self._in_thread = watcher, clock, in_thread
        self._log, self._sum = before.log, before.sum
        self._syncing = self._make_syncing(fsync)
        self._syncing.durable = before.seq
        self._over = self._sealing = False
        self._retry: IDelayedCall | None = None

    @property
    def keeps(self) -> bool:
        """Whether segments have to keep lines until they are durable."""
        return self._syncing.syncs

    def drain(self) -> bool:
        """Write what waits, as far as it goes; whether nothing is left."""
        if self._over:
            return False
        try:
            done = self.pour()
        except SyncFailed as failed:
            self._repeat(failed)
            return self.drain()
        except OSError as error:
            if self._watcher.elsewhere(error):
                return self.drain()
            self._stuck(error)
            return False
        if done and self.trouble:
            self.trouble = None
            self._later(self._watcher.on_recovered)
        return done

    def pour(self) -> bool:
        """Write what waits; whether nothing is left. Raises OSError and SyncFailed."""
        while len(self.segments) > 1:
            first = self.segments[0]
            first.pour()
            if not self._sealed(first):
                return False
            self._sum = first.sealed
            self.segments.popleft()
        segment = self.segments[0]
        segment.pour()
        self._syncing.wrote(segment, segment.last)
        return True

    def barrier(self, seq: int) -> Deferred[None]:
        """Fires when a record and all before it are durable."""
        return self._syncing.barrier(seq)

    def hasten(self, seq: int) -> None:
        """Let a record, when it is written, be made durable at once."""
        self._syncing.urgent = seq

    def finish(self) -> bool:
        """Write and close everything here and now; whether it could be done. Nothing is written after it."""
        self._syncing.stop()
        if self._retry is not None and self._retry.active():
            self._retry.cancel()
        done = not self._over and self._close_all()
        self._over = True
        for segment in self.segments:
            segment.close()
        return done

    def _close_all(self) -> bool:
        try:
            for segment in self.segments:
                segment.pour()
                segment.seal(self._log, self._sum)
                self._sum = segment.sealed
        except (OSError, SyncFailed) as error:
            self.trouble = error.error if isinstance(error, SyncFailed) else error
            return False
        self._syncing.reached(self.segments[-1].last)
        return True

    def _make_syncing(self, fsync: Fsync) -> Syncing:
        match fsync:
            case "group":
                return Group(self._clock, self._in_thread, self._sync_failed)
            case "always":
                return Always(self._clock)
            case "os":
                return Syncing(self._clock)

    def _sealed(self, segment: Segment) -> bool:
        """Whether a finished segment has its sum; until then nothing is written to the next one.

        So that after a loss of power the log has lost its end alone, never its middle.
        """
        if not segment.sealed and not self._sealing:
            self._sealing = True
            job = self._in_thread(partial(segment.seal, self._log, self._sum))
            job.addCallbacks(partial(self._seal_done, segment), self._seal_failed)
        return bool(segment.sealed)

    def _seal_done(self, segment: Segment, _: bool) -> None:
        self._sealing = False
        if not segment.spoiled:
            self._syncing.reached(segment.last)
        self._later(self.drain)

    def _seal_failed(self, failure: Failure) -> None:
        self._sealing = False
        match failure.value:
            case SyncFailed() as failed:
                self._sync_failed(failed)
            case OSError() as error:
                if self._watcher.elsewhere(error):
                    self._later(self.drain)
                else:
                    self._stuck(error)
            case _:
                failure.raiseException()

    def _stuck(self, error: OSError) -> None:
        if self.trouble is None:
            self._later(self._watcher.on_trouble, error)
        self.trouble = error
        if not self._over and (self._retry is None or not self._retry.active()):
            self._retry = self._clock.callLater(RETRY, self.drain)

    def _sync_failed(self, failed: SyncFailed) -> None:
        self._repeat(failed)
        self._later(self.drain)

    def _repeat(self, failed: SyncFailed) -> None:
        self._syncing.failures += 1
        if self._syncing.failures > 1:
            self._over = True
            self.trouble = failed.error
            self._later(self._watcher.on_lost, failed.error)
        else:
            self._watcher.repeat(failed.segment)

    def _later(self, call: Callable[..., object], *given: object) -> None:
        """Call in a turn of its own: whoever is told may record and say something."""
        self._clock.callLater(0, call, *given)
