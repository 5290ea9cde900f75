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


def lock(state: Path) -> int:
    """Make the directories and take the lock; its descriptor. Raises InUse and Unwritable."""
    try:
        (state / EVENTS).mkdir(mode=0o750, parents=True, exist_ok=True)
        fd = os.open(state / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o640)
    except OSError as error:
        raise Unwritable(state, error) from error
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _sign(fd)
    except BlockingIOError as error:
        pid = os.read(fd, 20).decode(errors="replace").strip()
        os.close(fd)
        raise InUse(state, pid) from error
    except OSError as error:
        os.close(fd)
        raise Unwritable(state / LOCK, error) from error
    return fd


def _sign(fd: int) -> None:
    os.ftruncate(fd, 0)
    os.pwrite(fd, f"{os.getpid()}\n".encode(), 0)
