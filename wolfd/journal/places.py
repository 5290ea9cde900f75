"""Where segments are written: in the log's own directory, and while that is full or failing in a spare one.

The spare is a directory of another disk; below it each log has one of its own, to which a link in the log's directory
leads, so that every reader finds it. A new segment is begun at home again as soon as there is room.
"""

from collections.abc import Callable
from pathlib import Path

from twisted.logger import Logger

from wolfd.journal.disk import Disk
from wolfd.journal.form import SPARE

ROOM = 16 * 1024 * 1024
"""Free bytes that a directory must have for a new segment to be begun in it."""
WAIT = 60.0
"""Seconds for which a directory that has failed is not tried again, if there is another."""

LOG = Logger()


class Places:
    """The directories of one log, of which the first is preferred."""

    def __init__(self, directories: tuple[Path, ...], disk: Disk, seconds: Callable[[], float]) -> None:
        self.current = directories[0]
        """Where segments are begun now."""
        self._directories = directories
        self._disk, self._seconds = disk, seconds
        self._failed: dict[Path, float] = {}

    def choose(self) -> Path:
        """Where the next segment is to be begun."""
        fit = [place for place in self._directories if self._is_fit(place)]
        self.current = fit[0] if fit else self.current
        return self.current

    def leave(self) -> bool:
        """Begin elsewhere from now on, as writing has failed here; whether there is anywhere to go."""
        here = self.current
        self._failed[here] = self._seconds()
        return self.choose() != here

    def _is_fit(self, place: Path) -> bool:
        if len(self._directories) == 1:
            return True
        if self._seconds() - self._failed.get(place, -WAIT) < WAIT:
            return False
        try:
            return self._disk.free(place) >= ROOM
        except OSError:
            return False


def directories_of(events: Path, spare: Path | None, log: str) -> tuple[Path, ...]:
    """A log's directory, and that under the spare one, to which there is a link then. A spare that cannot be is left out."""
    if spare is None:
        return (events,)
    own = spare / log
    try:
        own.mkdir(mode=0o750, parents=True, exist_ok=True)
        links = sorted(events.glob(f"{SPARE}*"))
        if not any(link.resolve() == own.resolve() for link in links):
            (events / f"{SPARE}-{len(links) + 1}").symlink_to(own.resolve())
    except OSError as error:
        LOG.warn("{path}: cannot be the log's spare directory: {why}", path=spare, why=error.strerror)  # noqa: G010 - Twisted's name
        return (events,)
    return (events, own)
