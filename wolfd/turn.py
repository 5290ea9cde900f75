"""The turn: what happens in one pass of the reactor is one batch.

During a turn everything only fills buffers: the journal's records and each wire's queue. At the turn's end the
records are written with one write, and only then is any wire flushed. "Written before heard" holds here, in one
place; nobody waits for a callback. The reactor calls `end` after each pass; a test calls the same `end`.
"""

from collections.abc import Callable
from typing import Protocol

from twisted.logger import Logger

_log = Logger()
MUCH = 262_144
"""Bytes held back for one connection from which on nobody is heard any more, until the records are written."""
MANY = 2000
"""Turns held back from which on it is the same."""


class Queue(Protocol):
    """Bytes that wait for the end of the turn; put itself on `Turn.dirty` when its first bytes came."""

    queue: list[bytes]

    def flush(self) -> None:
        """Send what is queued, with one send."""

    def kept_waiting(self) -> None:
        """What was to be heard is held back for longer than a moment: say so, and put nothing on record."""


class Ledger(Protocol):
    """What must be written before anybody hears of it."""

    fresh: bool
    """Whether records were added since the last `write`."""
    waiting: bool
    """Whether records wait to be written, fresh or left over."""

    def write(self) -> bool:
        """Write all that waits; whether nothing is left."""


class Turn:
    """One reactor pass after another: the queues that have something, and the ledger that they wait for."""

    __slots__ = ("_after", "_held", "_lying", "_told", "_turns", "dirty", "is_clogged", "is_stuck", "ledger")

    def __init__(self, ledger: Ledger | None = None) -> None:
        self.ledger = ledger
        self.dirty: list[Queue] = []
        self._held: list[tuple[Queue, list[bytes]]] = []
        self._lying: dict[Queue, int] = {}
        self._turns = 0
        self._told: set[Queue] = set()
        self.is_stuck = False
        """Whether records cannot be written for longer than a moment: everybody for whom something is held back is told."""
        self.is_clogged = False
        """Whether so much is held back that whoever hears people should hear nobody, or memory would have no end."""
        self._after: list[Callable[[], None]] = []

    def after(self, call: Callable[[], None]) -> None:
        """Call once, when this turn's records are written and its queues flushed."""
        self._after.append(call)

    def end(self) -> None:
        """Write the turn's records, then flush its queues.

        While records cannot be written, what was said in turns that recorded something is held back; other turns
        (PONG, refusals, "the log is full") are flushed. Whoever has to wait so is told once.
        """
        ledger = self.ledger
        if ledger is not None and ledger.waiting:
            fresh = ledger.fresh
            if not ledger.write():
                if fresh:
                    self._hold()
                    return
            elif self._turns:
                self._release()
        self._flush()

    def _hold(self) -> None:
        for queue in self.dirty:
            self._held.append((queue, queue.queue[:]))
            self._lying[queue] = self._lying.get(queue, 0) + sum(map(len, queue.queue))
            self.is_clogged |= self._lying[queue] > MUCH
            queue.queue.clear()
        self._turns += 1
        self.is_clogged |= self._turns > MANY
        untold = [queue for queue in self.dirty if queue not in self._told] if self.is_stuck else []
        self.dirty.clear()
        self._told.update(untold)
        for queue in untold:
            queue.kept_waiting()
        self._flush_queues()

    def _release(self) -> None:
        held, self._held = self._held, []
        self._lying.clear()
        self._told.clear()
        self._turns, self.is_clogged = 0, False
        for queue, chunks in reversed(held):
            if not queue.queue:
                self.dirty.append(queue)
            queue.queue[:0] = chunks

    def _flush(self) -> None:
        self._flush_queues()
        if self._after:
            calls, self._after = self._after, []
            for call in calls:
                call()

    def _flush_queues(self) -> None:
        dirty = self.dirty
        while dirty:
            batch = dirty[:]
            dirty.clear()
            for queue in batch:
                try:
                    queue.flush()
                except Exception:  # noqa: BLE001 - a fault in one connection must not silence the others
                    _log.failure("while flushing {queue}", queue=queue)
