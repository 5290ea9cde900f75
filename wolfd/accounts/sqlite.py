"""Accounts in an SQLite file: one connection in one thread writes and reads, ahead of a write-ahead log."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from twisted.enterprise.adbapi import ConnectionPool

from wolfd.accounts import banning, marking, remembering
from wolfd.accounts.store import Account, Unusable
from wolfd.chat.names import fold

if TYPE_CHECKING:
    from sqlite3 import Connection, Cursor

    from twisted.internet.defer import Deferred
    from twisted.internet.interfaces import IReactorFromThreads

    from wolfd.chat.bans import Ban
    from wolfd.merits import Career, Own, Played, Rating, Tally

T = TypeVar("T")

MIGRATIONS = (
    """
    CREATE TABLE account (
        folded TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        person TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        scram TEXT NOT NULL,
        language TEXT NOT NULL,
        made REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE certificate (
        fingerprint TEXT PRIMARY KEY,
        folded TEXT NOT NULL REFERENCES account ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX certificate_of ON certificate (folded);
    """,
    """
    CREATE TABLE played (
        game TEXT PRIMARY KEY,
        preset TEXT NOT NULL,
        seats INTEGER NOT NULL,
        people INTEGER NOT NULL,
        deck TEXT NOT NULL,
        camps TEXT NOT NULL,
        at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE result (
        game TEXT NOT NULL REFERENCES played,
        folded TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
        role TEXT NOT NULL,
        won INTEGER NOT NULL,
        survived INTEGER NOT NULL,
        PRIMARY KEY (folded, game)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE ban (
        kind TEXT NOT NULL,
        folded TEXT NOT NULL,
        what TEXT NOT NULL,
        reason TEXT NOT NULL,
        setter TEXT NOT NULL,
        made REAL NOT NULL,
        until REAL NOT NULL,
        spares INTEGER NOT NULL,
        PRIMARY KEY (kind, folded)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE mark (
        folded TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
        target TEXT NOT NULL,
        time TEXT NOT NULL,
        PRIMARY KEY (folded, target)
    ) WITHOUT ROWID;
    """,
)
"""What makes each version of the file from the one before; `user_version` tells how many of them were done."""

_COLUMNS = "name, person, password, scram, language, made"
_FIND = f"SELECT {_COLUMNS} FROM account WHERE folded = ?"  # noqa: S608  a constant
_FIND_BY_CERTIFICATE = f"SELECT {_COLUMNS} FROM account JOIN certificate USING (folded) WHERE fingerprint = ?"  # noqa: S608
_ADD = f"INSERT INTO account (folded, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (folded) DO NOTHING"  # noqa: S608


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
    return f"{path}: {_too_new(version)}" if version > len(MIGRATIONS) else ""


class SqliteStore:
    """A `Store` in one file, which is made when it is first needed."""

    def __init__(self, path: Path, reactor: "IReactorFromThreads") -> None:
        self._path = path
        self._pool = ConnectionPool(  # type: ignore[no-untyped-call]
            "sqlite3", os.fspath(path), check_same_thread=False, cp_min=0, cp_max=1,
            cp_openfun=partial(_prepare, path), cp_reactor=reactor)

    def open(self) -> Sequence[str]:
        return [name for (name,) in self._read("SELECT name FROM account ORDER BY folded")]

    def bans(self) -> "Sequence[Ban]":
        return [banning.ban_of(row) for row in self._read(banning.ALL)]

    def close(self) -> None:
        self._pool.close()  # type: ignore[no-untyped-call]

    def find(self, name: str) -> "Deferred[Account | None]":
        return self._do(lambda cursor: _one(cursor, _FIND, fold(name)))

    def find_by_certificate(self, fingerprint: str) -> "Deferred[Account | None]":
        return self._do(lambda cursor: _one(cursor, _FIND_BY_CERTIFICATE, fingerprint))

    def add(self, account: Account) -> "Deferred[bool]":
        row = (fold(account.name), account.name, account.person, account.password, account.scram, account.language, account.made)
        return self._do(lambda cursor: _changes(cursor, _ADD, *row))

    def set_password(self, name: str, password: str, scram: str) -> "Deferred[None]":
        return self._change("UPDATE account SET password = ?, scram = ? WHERE folded = ?", password, scram, fold(name))

    def set_language(self, name: str, language: str) -> "Deferred[None]":
        return self._change("UPDATE account SET language = ? WHERE folded = ?", language, fold(name))

    def certificates(self, name: str) -> "Deferred[tuple[str, ...]]":
        asked = "SELECT fingerprint FROM certificate WHERE folded = ? ORDER BY fingerprint"
        return self._do(lambda cursor: tuple(row[0] for row in cursor.execute(asked, (fold(name),)).fetchall()))

    def add_certificate(self, name: str, fingerprint: str) -> "Deferred[bool]":
        # Taken from the account itself: nothing is added to one that has just been dropped.
        added = "INSERT OR IGNORE INTO certificate (fingerprint, folded) SELECT ?, folded FROM account WHERE folded = ?"
        return self._do(lambda cursor: _changes(cursor, added, fingerprint, fold(name)))

    def drop_certificate(self, name: str, fingerprint: str) -> "Deferred[bool]":
        dropped = "DELETE FROM certificate WHERE fingerprint = ? AND folded = ?"
        return self._do(lambda cursor: _changes(cursor, dropped, fingerprint, fold(name)))

    def drop(self, name: str) -> "Deferred[bool]":
        return self._do(lambda cursor: _changes(cursor, "DELETE FROM account WHERE folded = ?", fold(name)))

    def keep(self, played: "Played") -> "Deferred[bool]":
        return self._do(partial(remembering.keep, played=played))

    def career(self, name: str) -> "Deferred[Career | None]":
        return self._do(partial(remembering.career, name=name))

    def best(self, most: int) -> "Deferred[tuple[Tally, ...]]":
        return self._do(partial(remembering.best, most=most))

    def ratings(self, most: int) -> "Deferred[tuple[Rating, ...]]":
        return self._do(partial(remembering.ratings, most=most))

    def own(self, name: str) -> "Deferred[Own | None]":
        return self._do(partial(remembering.own, name=name))

    def forget(self, name: str) -> "Deferred[int]":
        return self._do(partial(remembering.forget, name=name))

    def add_ban(self, ban: "Ban") -> "Deferred[None]":
        return self._do(partial(banning.add, ban=ban))

    def keep_marks(self, rows: "Sequence[tuple[str, str, str]]") -> "Deferred[None]":
        return self._do(partial(marking.keep, rows=rows))

    def drop_ban(self, ban: "Ban") -> "Deferred[bool]":
        return self._do(partial(banning.drop, ban=ban))

    def _read(self, statement: str) -> list[Any]:
        """What a statement finds, before the reactor runs; nothing if there is no file yet. Raises Unusable."""
        import sqlite3  # noqa: PLC0415  a server without accounts need not load it

        if not self._path.exists():
            return []
        try:
            connection = sqlite3.connect(self._path)
            try:
                _prepare(self._path, connection)
                return connection.execute(statement).fetchall()
            finally:
                connection.close()
        except (sqlite3.Error, Unusable) as error:
            raise Unusable(f"{self._path}: the accounts cannot be read: {error}") from error

    def _change(self, statement: str, *values: object) -> "Deferred[None]":
        def change(cursor: "Cursor") -> None:
            cursor.execute(statement, values)

        return self._do(change)

    def _do(self, deed: "Callable[[Cursor], T]") -> "Deferred[T]":
        """Do something in the store's thread, as one transaction."""
        done: Deferred[T] = self._pool.runInteraction(deed)  # type: ignore[no-untyped-call]
        return done


def _too_new(version: int) -> str:
    return f"the accounts are of version {version}, and this wolfd knows only {len(MIGRATIONS)}"


def _prepare(path: Path, connection: "Connection") -> None:
    """Make a fresh connection ready, and the file one of this version; Unusable if it is of a later one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Unusable(_too_new(version))
    if not version:
        path.chmod(0o600)  # it is empty so far; the files beside it get the same mode
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT")


def _one(cursor: "Cursor", statement: str, value: str) -> Account | None:
    row = cursor.execute(statement, (value,)).fetchone()
    return Account(*row, marks=marking.of(cursor, row[0])) if row is not None else None


def _changes(cursor: "Cursor", statement: str, *values: object) -> bool:
    """Whether a statement has changed anything."""
    return cursor.execute(statement, values).rowcount > 0
