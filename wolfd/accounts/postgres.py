"""Accounts in a PostgreSQL database: one connection in one thread, made again when it is lost.

It needs psycopg (the extra `[postgres]`), which is read with the first store. One server uses a database at a time:
that is its operator's to see to, as the names of accounts are known to a server from its start.
"""

import contextlib
import os
import socket
from threading import Timer
from typing import TYPE_CHECKING, Any, TypeVar

from twisted.internet.threads import deferToThreadPool
from twisted.python.threadpool import ThreadPool

from wolfd.accounts import schema
from wolfd.accounts.sql import SqlStore
from wolfd.accounts.store import Unusable

if TYPE_CHECKING:
    from collections.abc import Callable

    from psycopg import Connection
    from psycopg import Cursor as PgCursor
    from twisted.internet.defer import Deferred

    from wolfd.accounts.remembering import Cursor

T = TypeVar("T")

SCHEMES = ("postgresql://", "postgres://")
MISSING = "the accounts are in PostgreSQL, but psycopg is not installed; pip install '.[postgres]' in the directory of wolfd's sources"
PATIENCE = 10
"""Seconds for a statement, and for a server that does not answer any more."""
FAREWELL = 3.0
"""Seconds for what is under way when the server stops."""
DEFAULTS: dict[str, Any] = {
    "connect_timeout": 5, "application_name": "wolfd", "tcp_user_timeout": PATIENCE * 1000, "keepalives_idle": 60,
}  # fmt: skip
"""What holds for a connection unless the address says otherwise."""
ONE_AT_A_TIME = 0x776F6C66
"""The lock under which tables are made; any number that others do not use."""


def is_address(store: str) -> bool:
    """Whether a store is written as the address of a database."""
    return store.startswith(SCHEMES)


def fault(address: str) -> str:
    """What keeps a database from being used; nothing is changed in it."""
    try:
        with _connected(address) as connection:
            version = _version(connection)
    except Unusable as why:
        return str(why)
    return schema.too_new(version) if version > len(schema.MIGRATIONS) else ""


def at_once(address: str, deed: "Callable[[Cursor], T]") -> T:
    """Do something in a database as one transaction, where no reactor runs. Raises Unusable."""
    with _connected(address) as connection:
        import psycopg  # noqa: PLC0415 - only for those who keep accounts there

        _prepare(connection)
        try:
            with connection.transaction(), connection.cursor() as cursor:
                return deed(Translated(cursor))
        except psycopg.Error as error:
            raise Unusable(f"the accounts' database cannot be written: {_first_line(error)}") from error


class PostgresStore(SqlStore):
    """A `Store` in a database; its tables are made in the first schema of the search path."""

    def __init__(self, address: str, reactor: Any) -> None:
        """`reactor` is an IReactorCore and IReactorFromThreads."""
        self._address = address
        self._reactor = reactor
        self._connection: Connection | None = None
        self._threads = ThreadPool(0, 1, "accounts")
        reactor.callWhenRunning(self._threads.start)
        self._closing = reactor.addSystemEventTrigger("during", "shutdown", self._close)

    def close(self) -> None:
        self._reactor.removeSystemEventTrigger(self._closing)
        self._close()

    def _close(self) -> None:
        """Let what has begun be done, but not for ever: a database that hangs must not keep the server from stopping."""
        impatient = Timer(FAREWELL, self._cut)
        impatient.daemon = True
        impatient.start()
        self._threads.stop()
        impatient.cancel()
        if self._connection is not None:
            self._connection.close()

    def _cut(self) -> None:
        """Break the connection under the thread that waits for an answer."""
        connection = self._connection
        if connection is not None and not connection.closed:
            with contextlib.suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as end:
                end.shutdown(socket.SHUT_RDWR)

    def _read(self, statement: str) -> list[Any]:
        with _connected(self._address) as connection:
            _prepare(connection)
            return connection.execute(statement.encode()).fetchall()

    def _do(self, deed: "Callable[[Cursor], T]") -> "Deferred[T]":
        return deferToThreadPool(self._reactor, self._threads, self._done, deed)

    def _done(self, deed: "Callable[[Cursor], T]") -> T:
        """Do it, in the store's thread, over a connection that is there or can be had."""
        connection = self._alive()
        with connection.transaction(), connection.cursor() as cursor:
            return deed(Translated(cursor))

    def _alive(self) -> "Connection":
        """The connection, made anew if the one before is lost: then nothing of what is to be done has been done."""
        import psycopg  # noqa: PLC0415 - only for those who keep accounts there

        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.execute("SELECT 1")
                return self._connection
            self._connection.close()
        self._connection = None
        self._connection = _connected(self._address)
        _prepare(self._connection)
        return self._connection


class Translated:
    """A cursor that takes statements in the words of SQLite."""

    def __init__(self, cursor: "PgCursor") -> None:
        self._cursor = cursor
        self.rowcount = -1

    def execute(self, statement: str, values: tuple[object, ...], /) -> None:
        # NUL cannot be in a text here, so nothing that holds it is found; what is kept never does.
        plain = tuple(value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values)
        self._cursor.execute(statement.replace("%", "%%").replace("?", "%s").encode(), plain)
        self.rowcount = self._cursor.rowcount

    def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()


def _connected(address: str) -> "Connection":
    """A connection, which ends with its block; Unusable says why there is none, without the address: a password may be in it."""
    try:
        import psycopg  # noqa: PLC0415 - only for those who keep accounts there
    except ImportError as error:
        raise Unusable(MISSING) from error
    try:
        wanted = {**DEFAULTS, **psycopg.conninfo.conninfo_to_dict(address)}
        connection = psycopg.connect(**wanted, autocommit=True)
        connection.execute(f"SET statement_timeout = '{PATIENCE}s'".encode())
    except psycopg.ProgrammingError as error:
        raise Unusable("the address of the accounts' database cannot be read") from error
    except psycopg.Error as error:
        raise Unusable(f"the accounts' database cannot be used: {_first_line(error)}") from error
    return connection


def _version(connection: "Connection") -> int:
    """How many migrations were done."""
    if connection.execute("SELECT to_regclass('wolfd_version')").fetchone() == (None,):
        return 0
    row = connection.execute("SELECT version FROM wolfd_version").fetchone()
    return int(row[0]) if row else 0


def _prepare(connection: "Connection") -> None:
    """Make the tables those of this version; Unusable if they are of a later one, or cannot be made."""
    import psycopg  # noqa: PLC0415 - as above

    try:
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (ONE_AT_A_TIME,))
            version = _version(connection)
            if version > len(schema.MIGRATIONS):
                raise Unusable(schema.too_new(version))
            _migrate(connection, version)
    except psycopg.Error as error:
        raise Unusable(f"the tables of the accounts cannot be made: {_first_line(error)}") from error


def _migrate(connection: "Connection", version: int) -> None:
    if version == len(schema.MIGRATIONS):
        return
    for script in schema.MIGRATIONS[version:]:
        connection.execute(schema.dialect(script, schema.POSTGRES).encode())
    connection.execute("CREATE TABLE IF NOT EXISTS wolfd_version (version INTEGER NOT NULL)")
    connection.execute("DELETE FROM wolfd_version")
    connection.execute("INSERT INTO wolfd_version VALUES (%s)", (len(schema.MIGRATIONS),))


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
