"""A copy of all that must survive: the log, its sums, the accounts, the keys of names; and of the house's secrets.

Accounts stand there as rows besides, so that they are in it wherever they are kept (`restoring`). The keys of sealed data
are left out: whoever is forgotten later would else be remembered there. Where it may be, a file that is never changed
again is linked and not copied. The directory gets its name when it is whole.
"""

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

from wolfd.journal import form
from wolfd.journal.state import EVENTS

PART = ".part"
HALF = "restoring"
"""A file that is in a state directory while a copy is restored to it."""
LEFT_OUT = frozenset({EVENTS, "keys", "lock", "control.sock"})
SQLITE = b"SQLite format 3\0"
ACCOUNTS = "accounts.jsonl"
"""The rows of the accounts' store."""
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside its file: it is in the copy's own file."""


def copy(state: Path, to: Path, accounts: bytes = b"", is_over: Callable[[], bool] = bool) -> dict[str, object]:
    """Copy a state directory that is in use, and rows of accounts if there are any, to a new one; how much it was. Raises OSError.

    `is_over` is asked before each file whether nobody waits for it any more: then all of it is taken back.
    """
    if to.exists():
        raise OSError(errno.EEXIST, os.strerror(errno.EEXIST), str(to))
    part = to.with_name(to.name + PART)
    part.mkdir(mode=0o700)
    try:
        _copy_log(state / EVENTS, part / EVENTS, is_over)
        for file in sorted(state.iterdir()):
            if file.is_file() and file.name not in LEFT_OUT and not file.name.endswith(BESIDE):
                _go_on(is_over, part)
                _copy_file(file, part / file.name)
        if accounts:
            (part / ACCOUNTS).touch(0o600)
            (part / ACCOUNTS).write_bytes(accounts)
        part.rename(to)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    files = [file for file in to.rglob("*") if file.is_file()]
    return {"directory": str(to), "files": len(files), "bytes": sum(file.stat().st_size for file in files)}


def _copy_log(events: Path, to: Path, is_over: Callable[[], bool]) -> None:
    """All segments and sums, wherever they are; a segment that is still written as far as it is."""
    to.mkdir(mode=0o750)
    segments = form.names(events)
    sums = [name for name in form.names(events, ".sum") if not segments or name <= segments[-1]]  # none of a later segment, which is not copied
    for name in segments:
        _go_on(is_over, to)
        if name in sums:
            with contextlib.suppress(FileNotFoundError):  # too old meanwhile, and deleted: its sum is kept
                _link(form.path_of(events, name.segment), to / name.segment)
        else:
            shutil.copy2(form.path_of(events, name.segment), to / name.segment)
    for name in sums:
        _link(form.path_of(events, name.sum), to / name.sum)


def _go_on(is_over: Callable[[], bool], to: Path) -> None:
    if is_over():
        raise OSError(errno.ECANCELED, "the server stops", str(to))


def _link(file: Path, to: Path) -> None:
    try:
        os.link(file, to)
    except OSError:
        shutil.copy2(file, to)


def _copy_file(file: Path, to: Path) -> None:
    with file.open("rb") as source:
        is_store = source.read(len(SQLITE)) == SQLITE
    if not is_store:
        shutil.copy2(file, to)
        return
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        try:
            connection.execute("VACUUM INTO ?", (str(to),))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise OSError(errno.EIO, str(error), str(file)) from error
    to.chmod(0o600)
