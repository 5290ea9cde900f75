"""What those who play may decide about the clock by vote: a pause, going on, more time. A moderator decides alone.

Those vote who live and are here; if nobody who lives is here, all who are. Most of them must want it within a minute.
"""

import contextlib
from typing import TYPE_CHECKING

from wolfd.chat.people import Refused
from wolfd.moderator.seats import HOST, Chair
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.play.playing import Playing

LAPSE = 60.0
"""Seconds that a motion waits for others."""
MOST = 2
"""How often one round's time may be extended."""
SHARE, LEAST = 0.5, 15.0
"""By what share of its full time, and by how many seconds at least."""


class Motions:
    """The motions of one game."""

    def __init__(self, playing: "Playing") -> None:
        self._playing = playing
        self._wanted: dict[str, list[Chair]] = {}
        self._is_staffs = False
        """Whether it was somebody who keeps order, and does not play, that wanted the last pause."""
        self._extended = (0, 0)
        """How often a round was extended: its number, how often."""

    def move(self, verb: str, chair: Chair) -> None:
        """Somebody wants a `pause`, to `resume`, or to `extend` the time; Refused if that cannot be now."""
        self._check(verb, by_moderator=chair.number == HOST)
        voters = self._voters()
        if chair.number == HOST:
            self._is_staffs = False
            self.carry(verb, "moderator")
            return
        if chair not in voters:
            raise Refused("motion-of-the-living")
        self._wanted[verb] = [*(other for other in self._wanted.get(verb, []) if other is not chair), chair]
        if self._is_wanted(verb, voters):
            self.carry(verb, "vote")
        else:
            self._tell(verb, chair, _most(voters))

    def look(self) -> None:
        """Somebody has gone: what was wanted by too few may be wanted by most of those who are left."""
        for verb in [verb for verb in self._wanted if self._is_wanted(verb, self._voters())]:
            with contextlib.suppress(Refused):
                self._check(verb, by_moderator=False)
                self.carry(verb, "vote")

    def _is_wanted(self, verb: str, voters: list[Chair]) -> bool:
        """Whether most of them want it; who votes no more does not count."""
        self._wanted[verb] = [chair for chair in self._wanted[verb] if chair in voters]
        return len(self._wanted[verb]) >= _most(voters)

    def by_staff(self, verb: str) -> None:
        """Somebody who keeps order here, and does not play, wants it."""
        self._check(verb, by_moderator=True)
        self._is_staffs = True
        self.carry(verb, "moderator")

    def carry(self, verb: str, why: str) -> None:
        """Do what was decided."""
        self._forget(verb)
        match verb:
            case "pause":
                self._playing.pause(why)
            case "resume":
                self._playing.resume()
            case "extend":
                self._extend(why)

    def _check(self, verb: str, *, by_moderator: bool) -> None:
        paused = self._playing.paused
        if verb == "resume":
            self._check_resume(paused, by_moderator=by_moderator)
        elif paused:
            raise Refused("game-paused")
        elif verb == "extend":
            self._check_extend()

    def _check_resume(self, paused: str, *, by_moderator: bool) -> None:
        if paused == "moderator" and not by_moderator and not self._is_forsaken():
            raise Refused("held-by-moderator")
        if paused not in {"vote", "fault", "moderator"}:
            raise Refused("not-paused")

    def _is_forsaken(self) -> bool:
        """Whether the game's own moderator has let it wait, and is not here to let it go on."""
        host = self._playing.seats.host
        return host is not None and not self._is_staffs and not (host.here and host.human)

    def _check_extend(self) -> None:
        opened = self._playing.table.round
        if opened is None or not opened.early:
            raise Refused("extend-not-now")     # steps whose time is fixed, so that it tells nothing
        if self._extended == (opened.round, MOST):
            raise Refused("extend-enough")

    def _extend(self, why: str) -> None:
        playing, opened = self._playing, self._playing.table.round
        if opened is None:
            return
        more = max(LEAST, round(opened.seconds * SHARE))
        before = self._extended[1] if self._extended[0] == opened.round else 0
        self._extended = (opened.round, before + 1)
        playing.pace.extend(more)
        playing.record("table.extended", round=opened.round, seconds=more, why=why, left=round(playing.pace.left, 3))
        playing.telling.announce(Message("extended", seconds=round(more), left=round(playing.pace.left)))

    def _voters(self) -> list[Chair]:
        t = self._playing.table
        here = [chair for chair in self._playing.seats.humans if chair.here]
        living = [chair for chair in here if chair.number not in t.died and chair.number not in t.removed]
        return living or here

    def _tell(self, verb: str, chair: Chair, need: int) -> None:
        telling, count = self._playing.telling, len(self._wanted[verb])
        told = [Message(f"motion-{verb}", who=chair.label, count=count, need=need, do=do) for do in (telling.prefix, "/")]
        telling.announce(told[0], by_telnet=told[1])
        self._playing.waits.cancel(f"motion {verb}")
        self._playing.waits.later(f"motion {verb}", LAPSE, lambda: self._forget(verb))

    def _forget(self, verb: str) -> None:
        self._wanted.pop(verb, None)
        self._playing.waits.cancel(f"motion {verb}")


def _most(voters: list[Chair]) -> int:
    return len(voters) // 2 + 1
