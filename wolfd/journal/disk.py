"""What the journal asks of the operating system, so that a test can let the disk fail or forget."""

import os
from pathlib import Path
from typing import Protocol

PIECE = 1_048_576
STRANGE = ".strange"
"""After the name of a file that stands where ours was."""
PART = ".part"
"""After the name of a file that is not whole yet."""


class Disk(Protocol):
    """Files that only grow. Every method may raise OSError; `sync` and `settle` may be called in another thread."""

    def create(self, path: Path, mode: int) -> int:
        """Make a file that is not there yet and open it for appending; its descriptor."""

    def resume(self, path: Path) -> int:
        """Open a file for appending that was cut off while it was written; its descriptor."""

    def inode(self, path: Path) -> int:
        """Which file has this name; 0 if none has."""

    def put_back(self, path: Path, fd: int) -> int:
        """Make a file anew that was taken away while it was open; its new descriptor, beside the old one."""

    def write(self, fd: int, data: bytes) -> int:
        """Append; how many bytes were taken."""

    def sync(self, fd: int) -> None:
        """Return when everything written to a file is durable."""

    def freeze(self, fd: int) -> None:
        """Take away everybody's right to write to a file."""

    def close(self, fd: int) -> None:
        """Give back a descriptor."""

    def settle(self, path: Path) -> None:
        """Return when a file of an earlier process, or a directory's entries, are durable."""

    def free(self, path: Path) -> int:
        """The bytes that there is room for in a directory."""


class RealDisk:
    """The operating system's own."""

    def create(self, path: Path, mode: int) -> int:
        return os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)

    def resume(self, path: Path) -> int:
        return os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CLOEXEC)

    def inode(self, path: Path) -> int:
        try:
            return os.stat(path).st_ino  # noqa: PTH116 - asked before each write, and a third faster
        except FileNotFoundError:
            return 0

    def put_back(self, path: Path, fd: int) -> int:
        if self.inode(path):  # by whoever has taken it away: what he has put there is not what we wrote
            path.rename(path.with_name(path.name + STRANGE))
        part = path.with_name(path.name + PART)
        part.unlink(missing_ok=True)
        again = self.create(part, 0o640)
        try:
            with Path(f"/proc/self/fd/{fd}").open("rb") as lost:
                while piece := lost.read(PIECE):
                    write_all(self, again, piece)
            part.rename(path)
        except BaseException:
            self.close(again)
            raise
        return again

    def write(self, fd: int, data: bytes) -> int:
        return os.write(fd, data)

    def sync(self, fd: int) -> None:
        os.fdatasync(fd)

    def freeze(self, fd: int) -> None:
        os.fchmod(fd, 0o440)

    def close(self, fd: int) -> None:
        os.close(fd)

    def settle(self, path: Path) -> None:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)

    def free(self, path: Path) -> int:
        room = os.statvfs(path)
        return room.f_bavail * room.f_frsize


def write_all(disk: Disk, fd: int, data: bytes) -> None:
    """Append all of it, in as many writes as the disk asks for."""
    while data:
        data = data[disk.write(fd, data) :]


class NotSynced(OSError):
    """A file is written, but whether it has reached the disk cannot be known any more."""


def write_sum(disk: Disk, path: Path, content: bytes, *, sync: bool) -> None:
    """Write a `.sum` and make it durable; go on with one that was cut off. One that says otherwise stays as it is.

    Raises OSError if it cannot be written now, NotSynced if it is not to be synced again.
    """
    try:
        fd, done = disk.create(path, 0o640), b""
    except FileExistsError:
        done = path.read_bytes()
        if done == content and sync:
            disk.settle(path)
            disk.settle(path.parent)
        if done == content or not content.startswith(done):
            return  # never rewritten: `verify` tells
        fd = disk.resume(path)
    try:
        write_all(disk, fd, content[len(done) :])
        if sync:
            _settle(disk, fd, path.parent)
        disk.freeze(fd)  # last: what is read-only is there to its end
    finally:
        disk.close(fd)


def _settle(disk: Disk, fd: int, directory: Path) -> None:
    try:
        disk.sync(fd)
        disk.settle(directory)
    except OSError as error:
        raise NotSynced(error.errno, error.strerror) from error
