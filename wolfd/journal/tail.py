"""The log as it grows: what has come since the last look, over the ends of segments and starts of the server."""

from collections.abc import Iterator
from pathlib import Path

from wolfd.journal import form
from wolfd.journal.chain import Chain
from wolfd.journal.form import Name
from wolfd.journal.reader import Damage, Record, Walk, is_first, place_of


class Tail:
    """A reader that stays at the end."""

    def __init__(self, directory: Path, from_seq: int | None = None) -> None:
        """Begin with a record; without one, with the newest segment."""
        self._directory = directory
        self._from_seq = from_seq or 0
        self._chain = Chain()
        self._walk: Walk | None = None
        segments = form.names(directory)
        if segments:
            place = len(segments) - 1 if from_seq is None else place_of(directory, from_seq)
            self._walk = Walk(directory, segments[place], self._chain)

    def fresh(self) -> Iterator[Record | Damage]:
        """What has come since the last call; a line that is still being written is left for the next."""
        while True:
            newer = self._newer()  # looked for first: behind a file that has a successor nothing more comes
            if self._walk is not None:
                yield from self._read(self._walk, growing=newer is None)
            if newer is None:
                return
            self._walk = Walk(self._directory, newer, self._chain, self._walk.end() if self._walk else None)

    def _newer(self) -> Name | None:
        """The segment after the one that is read, if there is one."""
        names = form.names(self._directory)
        return next((name for name in names if self._walk is None or name > self._walk.name), None)

    def _read(self, walk: Walk, *, growing: bool) -> Iterator[Record | Damage]:
        for item in walk.on(growing=growing):
            if isinstance(item, Damage) or (item.seq >= self._from_seq and is_first(item.head.dup, self._chain)):
                yield item
