"""Accounts in an SQLite file: one connection in one thread writes and reads, ahead of a write-ahead log."""

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from twisted.enterprise.adbapi import ConnectionPool

from wolfd.accounts import schema
from wolfd.accounts.sql import SqlStore
from wolfd.accounts.store import Unusable

if TYPE_CHECKING:
    from collections.abc import Callable
    from sqlite3 import Connection

    from twisted.internet.defer import Deferred
    from twisted.internet.interfaces import IReactorFromThreads

    from wolfd.accounts.remembering import Cursor

T = TypeVar("T")

ROOMLESS = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN")
"""How the names of errors begin that a full disk may cause."""


def fault(path: Path) -> str:
    """What keeps a file from being used, as far as its first bytes tell; nothing if it may be, or is not there yet."""
    try:
        with path.open("rb") as file:
            head = file.read(64)
    except FileNotFoundError:
        return ""
    except OSError as error:
        return f"{path}: {error.strerror or error}"
    if head and not head.startswith(b"SQLite format 3\0"):
        return f"{path}: is not an SQLite file"
    version = int.from_bytes(head[60:64])
    return f"{path}: {schema.too_new(version)}" if version > len(schema.MIGRATIONS) else ""


def at_once(path: Path, deed: "Callable[[Cursor], T]") -> T:
    """Do something in a file as one transaction, where no reactor runs. Raises Unusable."""
    import sqlite3  # noqa: PLC0415 - a server without accounts need not load it

    try:
        connection = sqlite3.connect(path)
        try:
            _prepare(path, connection)
            with connection:
                return deed(connection.cursor())
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise Unusable(f"{path}: the accounts cannot be written: {error}") from error


class SqliteStore(SqlStore):
    """A `Store` in one file, which is made when it is first needed."""

    def __init__(self, path: Path, reactor: "IReactorFromThreads") -> None:
        self._path = path
        self._pool = ConnectionPool(  # type: ignore[no-untyped-call]
            "sqlite3", os.fspath(path), check_same_thread=False, cp_min=0, cp_max=1,
            cp_openfun=partial(_prepare, path), cp_reactor=reactor)

    def close(self) -> None:
        self._pool.close()  # type: ignore[no-untyped-call]

    def _read(self, statement: str) -> list[Any]:
        """What a statement finds, before the reactor runs; nothing if there is no file yet. Raises Unusable."""
        import sqlite3  # noqa: PLC0415 - a server without accounts need not load it

        if not self._path.exists():
            return []
        try:
            try:
                return self._select(statement, partial(_prepare, self._path))
            except sqlite3.OperationalError as error:
                if not error.sqlite_errorname.startswith(ROOMLESS):
                    raise
                return self._select(statement, _be_alone)
        except (sqlite3.Error, Unusable) as error:
            raise Unusable(f"{self._path}: the accounts cannot be read: {error}") from error

    def _select(self, statement: str, prepare: "Callable[[Connection], object]") -> list[Any]:
        import sqlite3  # noqa: PLC0415 - as above

        connection = sqlite3.connect(self._path)
        try:
            prepare(connection)
            return connection.execute(statement).fetchall()
        finally:
            connection.close()

    def _do(self, deed: "Callable[[Cursor], T]") -> "Deferred[T]":
        """Do something in the store's thread, as one transaction."""
        done: Deferred[T] = self._pool.runInteraction(deed)  # type: ignore[no-untyped-call]
        return done


def _be_alone(connection: "Connection") -> None:
    """Let a connection read a file without what others would share with it: a full disk has no room for that."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    _version(connection)


def _version(connection: "Connection") -> int:
    """How many migrations were done; Unusable if it is more than there are."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(schema.MIGRATIONS):
        raise Unusable(schema.too_new(version))
    return int(version)


def _prepare(path: Path, connection: "Connection") -> None:
    """Make a fresh connection ready, and the file one of this version; Unusable if it is of a later one."""
    version = _version(connection)
    if not version:
        path.chmod(0o600)  # it is empty so far; the files beside it get the same mode
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    for number, script in enumerate(schema.MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT")
