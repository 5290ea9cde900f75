"""A wire of lines: splits what comes at line feeds, and hears them no faster than a client may send.

A client that sends faster is slowed down, not cut: its lines wait, and nothing more is read from it until they are
heard.
"""

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wolfd.wire import Wire

if TYPE_CHECKING:
    from twisted.internet.interfaces import IDelayedCall, IReactorTime
    from twisted.python.failure import Failure

    from wolfd.turn import Turn

LONGEST = 16_384
"""Bytes without a line feed that end a connection, unless that is set otherwise."""
MANY = 100
"""Lines that wait from which on they are news for operators."""

CLOGGED = 1.0
"""Seconds between two looks whether lines may be heard again, when what they cause cannot be written."""


@dataclass(frozen=True, slots=True)
class Pace:
    """A token bucket: so many lines at once, then so many a second; no rate is no limit."""

    burst: float = 10.0
    rate: float = 2.0


class LineWire(Wire):
    """What both the bytes and the pace of lines are kept by; a subclass hears the lines."""

    __slots__ = ("_filled", "_is_held", "_refill", "_rest", "_tokens", "_waiting", "heard_at", "longest", "pace")

    def __init__(self, turn: "Turn", clock: "IReactorTime", *, sendq: int, pace: Pace, longest: int = LONGEST) -> None:
        super().__init__(turn, clock, sendq=sendq)
        self.longest = longest
        self.pace = pace
        self.heard_at = clock.seconds()
        """Seconds of the clock at which something came last."""
        self._tokens = pace.burst
        self._filled = self.heard_at
        self._rest = b""
        self._waiting: deque[bytes] | None = None
        self._refill: IDelayedCall | None = None
        self._is_held = False

    def hear(self, line: bytes) -> None:
        """A line came; it has no line feed, and may have a carriage return at its end."""

    def babbled(self) -> None:
        """More came without a line feed than any line may have."""
        self.abort()

    def is_free(self, line: bytes) -> bool:  # noqa: ARG002 - a subclass looks at it
        """Whether a line needs no token: it is heard as soon as it is the next."""
        return False

    def flooded(self) -> None:
        """Many lines have come at once, and wait."""

    def refund(self, tokens: float) -> None:
        """The line just heard costs that much less than a whole token; or more, if that is below 0."""
        self._tokens += tokens

    def hold(self) -> None:
        """Hear no more lines until `release`; those that come wait."""
        self._is_held = True

    def release(self) -> None:
        """Hear the lines that have waited, and those that come. Not to be called while one is heard."""
        self._is_held = False
        if self._waiting is not None and self._refill is None:
            self._go_on()

    @property
    def is_held(self) -> bool:
        """Whether lines wait until something is done."""
        return self._is_held

    @property
    def is_slowed(self) -> bool:
        """Whether lines wait: they came too fast, or something must be done first."""
        return self._waiting is not None

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        if self.ending or self.gone:
            return
        self.heard_at = self.clock.seconds()
        if self._rest:
            data = self._rest + data
        lines = data.split(b"\n")
        self._rest = lines.pop()
        if self._waiting is not None:
            self._waiting.extend(lines)
        elif lines:
            self._hear_all(lines)
        if len(self._rest) > self.longest and not self.ending:
            self._rest = b""
            self.babbled()

    def connectionLost(self, reason: "Failure") -> None:  # noqa: N802 - Twisted's name
        super().connectionLost(reason)
        self._waiting = None
        if self._refill is not None:
            self._refill.cancel()
            self._refill = None

    def _hear_all(self, lines: list[bytes]) -> None:
        for at, line in enumerate(lines):
            if self.ending or self.gone:
                return
            if self._is_held or (not self._may_hear() and not self.is_free(line)):
                self._waiting = deque(lines[at:])
                self.transport.pauseProducing()
                if len(self._waiting) > MANY:
                    self.flooded()
                if not self._is_held:
                    self._wait()
                return
            self.deal_with(self.hear, line)

    def _may_hear(self) -> bool:
        """Whether a line may be heard now: nothing is clogged, and a token is there, which it takes."""
        if self.turn.is_clogged:
            return False
        pace = self.pace
        if not pace.rate:
            return True
        now = self.clock.seconds()
        self._tokens = min(pace.burst, self._tokens + (now - self._filled) * pace.rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _wait(self) -> None:
        # A little longer than needed: a timer that fires a rounding error too early would find no token.
        seconds = CLOGGED if self.turn.is_clogged else (1 - self._tokens) / self.pace.rate + 0.001
        self._refill = self.clock.callLater(seconds, self._go_on)

    def _go_on(self) -> None:
        self._refill = None
        waiting = self._waiting
        while waiting and not (self.ending or self.gone):
            if self._is_held:
                return
            if not self._may_hear() and not self.is_free(waiting[0]):
                self._wait()
                return
            self.deal_with(self.hear, waiting.popleft())
        self._waiting = None
        if not self.gone:
            self.transport.resumeProducing()
