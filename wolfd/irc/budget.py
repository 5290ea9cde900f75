"""What one client may take, beyond its lines: how many lines its WHO and LIST may be answered with; what is no line at all."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

    from wolfd.irc.lines import Pace

HITS = {"quit-slow": "registration", "quit-babbled": "bytes", "door-full": "connections", "server-full": "connections"}
"""Why a client is sent away -> the limit that it has hit."""

TRIES = 20
"""How often a mask is held against a name in the time that a line of an answer takes."""


class Budget:
    """Lines of answers: as many at once as `pace.burst`, and `pace.rate` more each second. The last answer may go beyond."""

    __slots__ = ("_at", "_clock", "_left")

    def __init__(self, clock: "IReactorTime", pace: "Pace") -> None:
        self._clock = clock
        self._left = pace.burst
        self._at = clock.seconds()

    def is_open(self, pace: "Pace") -> bool:
        """Whether anything is left to be spent."""
        now = self._clock.seconds()
        self._left = min(pace.burst, self._left + (now - self._at) * pace.rate)
        self._at = now
        return self._left > 0

    def spend(self, lines: float) -> None:
        self._left -= lines

    def search(self, tries: int) -> None:
        """Masks are held against names so often, whatever that finds."""
        self.spend(tries / TRIES)


def is_quit(line: bytes) -> bool:
    """Whether a line is a QUIT: one who goes need not wait for his turn."""
    if line[:1] == b"@":
        line = line.partition(b" ")[2].lstrip(b" ")
    return line[:4].upper() == b"QUIT" and line[4:5] in {b"", b" ", b"\r"}
