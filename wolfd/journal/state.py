"""The state directory: where it is, that it can be written, and that one server alone uses it."""

import fcntl
import os
from pathlib import Path

LOCK = "lock"
EVENTS = "events"


class InUse(Exception):
    """Another server has the state directory (exit code 73)."""

    def __init__(self, state: Path, pid: str) -> None:
        super().__init__(f"{state}: in use by another wolfd" + (f" (process {pid})" if pid else ""))
        self.state = state


class Unwritable(Exception):
    """The state directory cannot be made, read or written (exit code 74)."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{error.filename or path}: {error.strerror or error}")
        self.path = path
        self.error = error


def default_state() -> Path:
    """`$XDG_STATE_HOME/wolfd`, or `~/.local/state/wolfd`."""
    home = os.environ.get("XDG_STATE_HOME", "")
    # The base directory specification: a relative path is to be ignored.
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "state") / "wolfd"


class Held:
    """A state directory that is locked; until `release`, or the end of the process."""

    def __init__(self, *files: int) -> None:
        self._files = files

    def release(self) -> None:
        for file in self._files:
            os.close(file)


def lock(state: Path) -> Held:
    """Make the directories and take the lock. Raises InUse and Unwritable."""
    try:
        (state / EVENTS).mkdir(mode=0o750, parents=True, exist_ok=True)
        fd = os.open(state / LOCK, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o640)
    except OSError as error:
        raise Unwritable(state, error) from error
    held = Held(fd)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        held = Held(fd, *_locked_directory(state))
        _sign(fd)
    except BlockingIOError as error:
        pid = os.read(fd, 20).decode(errors="replace").strip()
        held.release()
        raise InUse(state, pid) from error
    except OSError as error:
        held.release()
        raise Unwritable(state / LOCK, error) from error
    return held


def _locked_directory(state: Path) -> list[int]:
    """The directory itself, locked too: the file may be removed by somebody who takes it for left over. Raises BlockingIOError."""
    fd = os.open(state, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(fd)
        raise
    except OSError:  # a file system on which directories cannot be locked
        os.close(fd)
        return []
    return [fd]


def _sign(fd: int) -> None:
    os.ftruncate(fd, 0)
    os.pwrite(fd, f"{os.getpid()}\n".encode(), 0)
