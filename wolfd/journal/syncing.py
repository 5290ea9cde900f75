"""When what is written becomes durable, and who waits for it: `os` (never asked for), `always`, `group`."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from twisted.internet.defer import Deferred, succeed
from twisted.internet.interfaces import IDelayedCall, IReactorTime
from twisted.python.failure import Failure

from wolfd.journal.segment import Segment, SyncFailed

EVERY = 0.2
"""Seconds after which what is new is made durable, if nobody asks earlier."""

InThread: TypeAlias = Callable[[Callable[[], bool]], Deferred[bool]]
"""Runs a call in another thread, one after another; the Deferred fires in the reactor's."""


class Syncing:
    """`os`: what is written counts as durable. The operating system puts it on disk in its own time."""

    syncs = False
    """Whether files are synced, so that a sync may fail."""

    def __init__(self, clock: IReactorTime) -> None:
        self.durable = 0
        """The last record that is durable, with all before it."""
        self.failures = 0
        """How many syncs in a row have failed."""
        self.urgent = 0
        """The last record that is to be made durable as soon as it is written."""
        self._clock = clock
        self._barriers: list[tuple[int, Deferred[None]]] = []

    def barrier(self, seq: int) -> Deferred[None]:
        """Fires when a record and all before it are durable."""
        if seq <= self.durable:
            return succeed(None)
        waiting: Deferred[None] = Deferred()
        self._barriers.append((seq, waiting))
        return waiting

    def wrote(self, segment: Segment, seq: int) -> None:  # noqa: ARG002 - the other kinds need the segment
        """Take note that all up to a record is written; the record stands in this segment. May raise SyncFailed."""
        self.reached(seq)

    def reached(self, seq: int) -> None:
        """Take note that all up to a record is durable."""
        self.failures = 0
        self.durable = max(self.durable, seq)
        while self._barriers and self._barriers[0][0] <= self.durable:
            _, waiting = self._barriers.pop(0)
            # Not at once: whoever waited may record and say something, which belongs to a turn of its own.
            self._clock.callLater(0, waiting.callback, None)

    def stop(self) -> None:
        """Ask for nothing any more."""


class Always(Syncing):
    """Each turn's records are durable before `write` returns."""

    syncs = True

    def wrote(self, segment: Segment, seq: int) -> None:
        if seq > self.durable and segment.sync():
            segment.synced(segment.size)
            self.reached(seq)


class Group(Syncing):
    """Made durable in a thread: a little after something new was written, at once if somebody waits for it."""

    syncs = True

    def __init__(self, clock: IReactorTime, in_thread: InThread, failed: Callable[[SyncFailed], None]) -> None:
        super().__init__(clock)
        self._in_thread = in_thread
        self._failed = failed
        self._segment: Segment | None = None
        self._written = 0
        self._busy = self._stopped = False
        self._timer: IDelayedCall | None = None

    def barrier(self, seq: int) -> Deferred[None]:
        waiting = super().barrier(seq)
        self._plan()
        return waiting

    def wrote(self, segment: Segment, seq: int) -> None:
        self._segment, self._written = segment, seq
        self._plan()

    def stop(self) -> None:
        self._stopped = True
        self._disarm()

    def _plan(self) -> None:
        if self._busy or self._stopped or self._written <= self.durable:
            return
        is_awaited = bool(self._barriers) and self._barriers[0][0] <= self._written
        if is_awaited or self.durable < self.urgent <= self._written:
            self._start()
        elif self._timer is None:
            self._timer = self._clock.callLater(EVERY, self._start)

    def _start(self) -> None:
        self._disarm()
        segment = self._segment
        if segment is None:
            return
        self._busy = True
        job = self._in_thread(segment.sync)
        job.addCallbacks(partial(self._done, segment, segment.size, self._written), self._broke)

    def _done(self, segment: Segment, size: int, seq: int, good: bool) -> None:
        self._busy = False
        if good:
            segment.synced(size)
            self.reached(seq)
            self._plan()

    def _broke(self, failure: Failure) -> None:
        self._busy = False
        error = failure.value
        if not isinstance(error, SyncFailed):
            failure.raiseException()
        else:
            self._failed(error)

    def _disarm(self) -> None:
        if self._timer is not None and self._timer.active():
            self._timer.cancel()
        self._timer = None
