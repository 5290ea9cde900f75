"""How a game begins before all have said that they are ready: the host counts down, or most of those who sit here do.

Whoever is not ready may stop a countdown, once a game, so that nobody is surprised by it.
"""

from typing import TYPE_CHECKING

from wolfd.chat.people import Refused, User
from wolfd.moderator.waits import Waits
from wolfd.moderator.words.refusals import refusal
from wolfd.texts import Joined, Message

if TYPE_CHECKING:
    from wolfd.moderator.before.waiting import Waiting
    from wolfd.moderator.seats import Chair

LAST = 3.0
"""Seconds before the end of a countdown at which all are told again."""


class Starting:
    """The start of one game."""

    def __init__(self, waiting: "Waiting") -> None:
        self._waiting = waiting
        self._waits = Waits(waiting.means.clock)
        self._wanting: list[Chair] = []
        self._stopped: set[str] = set()
        """Who has stopped a countdown before this game."""

    @property
    def is_counting(self) -> bool:
        return self._waits.has("start")

    def want(self, user: User) -> None:
        """Somebody wants to begin: at once if all are ready; else when the host, or most here, want it too."""
        waiting, chair = self._waiting, self._waiting.seated(user)
        if chair is not waiting.seats.host:
            waiting.set_ready(chair, is_ready=True)
        reasons = waiting.reasons()
        if reasons:
            waiting.say("not-yet", who=chair.label, reasons=Joined(tuple(map(refusal, reasons)), "sentences"))
        elif not waiting.unready:
            waiting.begin(user)
        elif self.is_counting:
            raise Refused("start-counting")
        elif chair in {waiting.first, waiting.seats.host} or self._is_wanted(chair):
            self._count(chair)

    def wait(self, user: User) -> None:
        """Somebody is not ready after all; a countdown is off."""
        waiting, chair = self._waiting, self._waiting.seated(user)
        if self.is_counting and chair.person in self._stopped:
            raise Refused("wait-once")
        if chair is not waiting.seats.host:
            waiting.set_ready(chair, is_ready=False)
        if chair in self._wanting:
            self._wanting.remove(chair)
        if self.is_counting:
            self._stopped.add(chair.person)
            self.stop(chair)
        else:
            waiting.say("unready", who=chair.label)

    def stop(self, chair: "Chair") -> None:
        """Somebody has done something by which a countdown is off: by other rules than those at its beginning nobody plays."""
        if self.is_counting:
            self.cancel()
            self._waiting.say("start-stopped", who=chair.label)

    def look(self) -> None:
        """Something has changed: begin if all are ready now, or count no longer if the game cannot begin."""
        if not self.is_counting:
            return
        reasons = self._waiting.reasons()
        if reasons:
            self.cancel()
            self._waiting.say("start-off", reasons=Joined(tuple(map(refusal, reasons)), "sentences"))
        elif not self._waiting.unready:
            self._go()

    def cancel(self) -> None:
        """Count no longer."""
        self._waits.cancel()
        self._wanting.clear()

    def _is_wanted(self, chair: "Chair") -> bool:
        """Whether most of those who sit here want to begin, now that one more does; told if they do not."""
        here = self._waiting.seats.humans
        self._wanting = [other for other in self._wanting if other in here and other is not chair] + [chair]
        need = len(here) // 2 + 1
        if len(self._wanting) < need:
            self._waiting.say("start-wanted", who=chair.label, count=len(self._wanting), need=need, missing=self._waiting.unready)
        return len(self._wanting) >= need

    def _count(self, chair: "Chair") -> None:
        seconds = self._waiting.means.settings.countdown
        self._waiting.say_typed("countdown", who=chair.label, seconds=round(seconds), missing=self._waiting.unready)
        self._waits.later("start", seconds, self._go)
        if seconds >= 2 * LAST:
            self._waits.later("last", seconds - LAST, lambda: self._waiting.say("countdown-last", seconds=round(LAST)))

    def _go(self) -> None:
        self.cancel()
        self._waiting.holding.release()
        reasons = self._waiting.reasons()
        first = self._waiting.first
        if reasons or first is None or first.user is None:
            self._waiting.say("start-off", reasons=Joined(tuple(map(refusal, reasons)), "sentences"))
        else:
            self._waiting.begin(first.user)


def told(waiting: "Waiting") -> tuple[Message, ...]:
    """Who decides on the rules, in words; nothing if nobody sits here."""
    first = waiting.first
    return (Message("host-is", who=first.label),) if first is not None else ()
