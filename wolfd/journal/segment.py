"""One file of the log while it is written: what waits for it, what is in it, and its sum in the end."""

import errno
from hashlib import sha256
from pathlib import Path
from threading import Lock

from twisted.logger import Logger

from wolfd.journal import form
from wolfd.journal.chain import Chain
from wolfd.journal.disk import Disk, NotSynced, write_sum
from wolfd.journal.form import Name, Sum
from wolfd.journal.reader import Walk
from wolfd.journal.recovery import Past, sum_of

LOG = Logger()


class SyncFailed(Exception):
    """A file's data may not have reached the disk. It is never synced again: the next success would prove nothing."""

    def __init__(self, segment: "Segment", error: OSError) -> None:
        super().__init__(str(error))
        self.segment = segment
        self.error = error


class Segment:
    """A file that is written once, from its first line to its last.

    `sync` and `seal` may run in another thread while the reactor's thread goes on with `pour`.
    """

    def __init__(self, directory: Path, name: Name, disk: Disk, h: bytes, *, keep: bool) -> None:
        """`h` is the hash that its first line continues from; `keep`, whether lines are kept until they are durable."""
        self.name = name
        self.lines: list[bytes] = []
        """Whole lines that wait to be written."""
        self.planned = 0
        """The size the file will have when all that waits is written."""
        self.size = 0
        self.good = 0
        """The size up to the last line known to be durable."""
        self.last = name.first - 1
        """The number of the last line."""
        self.h = ""
        """The hash of the last line, when the file is finished."""
        self.sealed = ""
        """The hash of the sum, when the file is closed."""
        self.spoiled = False
        """Whether a sync has failed."""
        self._directory = self._sums = directory
        self._before = h
        self._is_cut = False
        self._disk = disk
        self._keep = keep
        self._fd = -1
        self._inode = self._home = 0
        self._is_astray = False
        self._named = False
        self._rest = b""
        self._unsynced: list[tuple[int, bytes]] = []  # (offset of the end, whole lines)
        self._joined = 0
        self._sha = sha256()
        self._lock = Lock()

    def pour(self) -> None:
        """Write all that waits, with one write if the disk takes it; raises OSError and keeps the rest."""
        if self.lines:
            batch = b"".join(self.lines)
            self.lines.clear()
            self._joined += len(batch)
            self._unsynced.append((self._joined, batch))
            self._rest = self._rest + batch if self._rest else batch
        while self._rest:
            self._write()
        if not self._keep:
            self.synced(self.size)

    def sync(self) -> bool:
        """Make durable what was written before the call; whether that can still be known. Raises SyncFailed."""
        with self._lock:
            if self._fd >= 0 and not self.spoiled:
                self._has_strayed()
                self._sync()
            return not self.spoiled

    def synced(self, size: int) -> None:
        """Forget what need not be repeated any more: a sync that was begun at this size has succeeded."""
        while self._unsynced and self._unsynced[0][0] <= size:
            self.good = self._unsynced.pop(0)[0]

    @property
    def is_torn(self) -> bool:
        """Whether the file was begun, and not all of its lines are in it."""
        return self._fd >= 0 and bool(self._rest or self.lines)

    def move(self, place: Path) -> None:
        """Put into another directory what there is not yet of it: the whole file, or its sum."""
        self._sums = place
        if self._fd < 0 and not self.size:
            self._directory = place

    def cut(self) -> None:
        """Write no more lines: they are repeated elsewhere. Its sum will say what really is in the file."""
        self.lines.clear()
        self._rest = b""
        self._is_cut = self.spoiled = True

    def take_unsynced(self) -> list[bytes]:
        """The whole lines, written or waiting, that are not known to be durable."""
        return b"".join([*(batch for _, batch in self._unsynced), *self.lines]).splitlines(keepends=True)

    def seal(self, log: str, previous: str) -> bool:
        """Close the finished file and write its sum; may be called again after an error. Raises SyncFailed, OSError."""
        with self._lock:
            if self.sealed:
                return True
            if self._has_strayed():
                self._put_back()
            if self._keep and not self.spoiled:
                self._sync()
            found = self._true_sum(log, previous) if self._is_cut else self._sum(log, previous)
            content = found.encoded()
            self._write_sum(content)
            self.close()
            self.sealed = sha256(content).hexdigest()
            return True

    def close(self) -> None:
        """Give back the descriptor."""
        if self._fd >= 0:
            self._disk.close(self._fd)
            self._fd = -1

    def _write(self) -> None:
        if self._fd < 0:
            self._fd = self._disk.create(self._path, 0o640)
            self._inode, self._home = self._disk.inode(self._path), self._disk.inode(self._directory)
        elif self._is_astray or (not self._keep and self._has_strayed()):
            with self._lock:
                self._put_back()
        taken = self._disk.write(self._fd, self._rest)
        if taken <= 0:
            raise OSError(errno.EIO, "nothing was written")
        self._sha.update(self._rest[:taken])
        self.size += taken
        self._rest = self._rest[taken:]

    @property
    def _path(self) -> Path:
        return self._directory / self.name.segment

    def _has_strayed(self) -> bool:
        """Whether the file that is open is no more where it was made. Asked with each sync: before each write it would cost."""
        self._is_astray = self._fd >= 0 and self._disk.inode(self._path) != self._inode
        return self._is_astray

    def _put_back(self) -> None:
        """Somebody has taken the file away: write it again, or all that follows would be lost without a word."""
        if self._disk.inode(self._directory) != self._home:  # another server may have begun a log of its own there
            raise OSError(errno.ENOENT, "its directory was taken away")
        again = self._disk.put_back(self._path, self._fd)
        self._disk.close(self._fd)
        self._fd, self._inode = again, self._disk.inode(self._path)
        self._is_astray = self._named = False
        LOG.error("{file} was taken away or replaced; it is there again as it was written", file=self.name.segment)
        if self._keep and not self.spoiled:
            self._sync()

    def _sync(self) -> None:
        try:
            self._disk.sync(self._fd)
            if not (self._named or self._is_astray):
                self._disk.settle(self._directory)
                self._named = True
        except OSError as error:
            self.spoiled = True
            raise SyncFailed(self, error) from error

    def _write_sum(self, content: bytes) -> None:
        sync = self._keep and (self._is_cut or not self.spoiled)
        try:
            write_sum(self._disk, self._sums / self.name.sum, content, sync=sync)
        except NotSynced as error:
            self.spoiled = True
            raise SyncFailed(self, error) from error

    def _true_sum(self, log: str, previous: str) -> Sum:
        """The sum of what can be read of a file that was cut off."""
        chain = Chain()
        chain.restart(self.name.first - 1, self._before)
        walk = Walk(self._directory, self.name, chain)
        for _ in walk:
            pass
        return sum_of(walk, log, previous)

    def _sum(self, log: str, previous: str) -> Sum:
        return Sum(
            v=form.VERSION,
            log=log,
            segment=self.name.segment,
            first=self.name.first,
            last=self.last,
            count=self.last - self.name.first + 1,
            size=self.size,
            torn=0,
            sha256=self._sha.hexdigest(),
            h=self.h,
            prev=previous,
        )


def seal_past(disk: Disk, directory: Path, past: Past, spare: Path) -> str:
    """Give the newest segment of an earlier start its sum, if it has none, in a spare directory if need be; its hash."""
    if past.segment is None:
        return ""
    segment = form.path_of(directory, past.segment.segment)
    path = form.path_of(directory, past.segment.sum)
    if not path.exists():
        path = segment.parent / past.segment.sum
    if past.sum is not None and segment.exists():
        # Its writer may have died before the data was durable; the sum must not be so earlier.
        disk.settle(segment)
        try:
            write_sum(disk, path, past.sum.encoded(), sync=True)
        except OSError:
            if path.parent == spare:
                raise
            write_sum(disk, spare / past.segment.sum, past.sum.encoded(), sync=True)
    return form.file_hash(form.path_of(directory, past.segment.sum))
