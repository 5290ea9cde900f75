"""Old segments deleted, whole ones alone, from the oldest on; their sums stay, so that the chain of sums still holds.

None goes that holds a record of an open game or of a waiting table, nor one behind it. That one goes is on record, and
durable, before it does.
"""

import calendar
import time
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path

from twisted.internet.defer import Deferred
from twisted.internet.interfaces import IReactorTime
from twisted.logger import Logger

from wolfd.journal import form
from wolfd.journal.form import DAY, Name
from wolfd.journal.seals import drop_days
from wolfd.journal.state import EVENTS
from wolfd.journal.writer import Journal

EVERY = 3600.0
"""Seconds between two looks."""

LOG = Logger()


def expendable(directory: Path, before: float, games: Mapping[str, int], now: float | None = None) -> list[Name]:
    """The oldest segments that hold nothing younger than a time (seconds since the epoch), nor anything of open games."""
    segments, closed = form.names(directory), set(form.names(directory, ".sum"))
    needed = min(games.values(), default=None)
    found: list[Name] = []
    for (name, after), end in zip(pairwise(segments), _ends(segments, before if now is None else now), strict=True):
        if name not in closed or end > before or (needed is not None and after.first > needed):
            break
        found.append(name)
    return found


def _ends(segments: list[Name], now: float) -> list[float]:
    """Until when each segment but the last was written, at the latest: when the next one was opened.

    A clock that was wrong is not believed: none was opened in the future, nor before those before it.
    """
    known, opened = 0.0, list[float | None]()
    for name in segments:
        told = _opened(name)
        known = max(known, told if told <= now else 0.0)
        opened.append(known if told <= now else None)
    ends, end = list[float](), now
    for when in reversed(opened[1:]):
        end = end if when is None else when
        ends.append(end)
    return ends[::-1]


class Retention:
    """Deletes what is old enough, while a journal is open."""

    def __init__(self, state: Path, journal: Journal, clock: IReactorTime, wall: Callable[[], float], days: int) -> None:
        self._state, self._journal = state, journal
        self._clock, self._wall = clock, wall
        self._days = days
        """0: everything is kept for ever."""

    def begin(self) -> None:
        """Look now and every hour."""
        if self._days:
            self.tidy(self._wall() - self._days * DAY)
            self._clock.callLater(EVERY, self.begin)

    def tidy(self, before: float) -> Deferred[None]:
        """Delete what is older than a time; fires when it is gone."""
        names = expendable(self._state / EVENTS, before, self._journal.open_games(), self._wall())
        for name in names:
            self._journal.append("log.deleted", segment=name.segment, first=name.first)
        return self._journal.barrier().addCallback(lambda _: self._delete(names))

    def _delete(self, names: list[Name]) -> None:
        """Delete segments whose deletion is on record, and the keys of days of which no segment is left."""
        events = self._state / EVENTS
        try:
            for name in names:
                form.path_of(events, name.segment).unlink(missing_ok=True)
            days = {name.stamp[:8] for name in form.names(events)}
            if days:
                drop_days(self._state, days, form.name_at(self._wall() + DAY, 0).stamp[:8])
        except OSError as error:
            LOG.warn("{path}: an old part of the log cannot be deleted: {why}", path=error.filename, why=error.strerror)  # noqa: G010 - Twisted's name


def _opened(name: Name) -> float:
    """When a segment was opened."""
    return float(calendar.timegm(time.strptime(name.stamp, form.STAMP)))
