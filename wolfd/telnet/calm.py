"""When the row in which somebody types is drawn: not oftener than anybody can see it, and what he types at once.

Where the client edits by itself, a prompt that messages have pushed away comes back when it is quiet for a moment.
"""

from typing import TYPE_CHECKING

from wolfd.telnet.peer import Style

if TYPE_CHECKING:
    from twisted.internet.interfaces import IDelayedCall, IReactorTime

    from wolfd.telnet.screen import Screen

BLINK = 0.02
"""Seconds in which messages that come one after the other share one row."""
QUIET = 0.3
"""Seconds without a message after which a client that edits by itself is shown its prompt again."""


class Calm:
    """Decides it for one screen, at the end of each turn in which something is sent."""

    __slots__ = ("_clock", "_drawn_at", "_is_own", "_screen", "_timer")

    def __init__(self, clock: "IReactorTime", screen: "Screen") -> None:
        self._clock = clock
        self._screen = screen
        self._drawn_at = -BLINK
        self._is_own = False
        self._timer: IDelayedCall | None = None

    def heard(self) -> None:
        """The user has typed something: he sees it at once."""
        self._is_own = True

    def settle(self, *, is_mud: bool) -> None:
        """Draw the row, or have it drawn later; clients for MUDs are not shown again what they have not asked for."""
        is_own, self._is_own = self._is_own, False
        screen = self._screen
        if screen.style is Style.LINE:
            screen.settle()
            if screen.was_pushed(is_mud=is_mud):
                self._wait(QUIET)
            elif not screen.lacks_prompt(is_mud=is_mud):
                self.stop()
        elif screen.needs_row:
            self._settle_row(is_own=is_own)

    def stop(self) -> None:
        """Draw nothing later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _settle_row(self, *, is_own: bool) -> None:
        now = self._clock.seconds()
        rest = self._drawn_at + BLINK - now
        if is_own or rest <= 0:
            self._drawn_at = self._drawn_at if is_own else now
            self.stop()
            self._screen.settle()
        else:
            self._screen.owe()
            if self._timer is None:
                self._wait(rest)

    def _wait(self, seconds: float) -> None:
        self.stop()
        self._timer = self._clock.callLater(seconds, self._again)

    def _again(self) -> None:
        self._timer = None
        self._screen.show_again()
