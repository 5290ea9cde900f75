"""What every store that speaks SQL does: the statements, each as one transaction in the store's own thread.

A store brings a thread with a connection for them, and reads before the reactor runs.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from wolfd.accounts import banning, copying, marking, remembering
from wolfd.accounts.store import Account
from wolfd.chat.names import fold

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred

    from wolfd.accounts.remembering import Cursor
    from wolfd.chat.bans import Ban
    from wolfd.merits import Career, Own, Played, Rating, Tally

T = TypeVar("T")

_COLUMNS = "name, person, password, scram, language, made"
_FIND = f"SELECT {_COLUMNS} FROM account WHERE folded = ?"  # noqa: S608 - a constant
_FIND_BY_CERTIFICATE = f"SELECT {_COLUMNS} FROM account JOIN certificate USING (folded) WHERE fingerprint = ?"  # noqa: S608
_ADD = f"INSERT INTO account (folded, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (folded) DO NOTHING"  # noqa: S608


class SqlStore:
    """A `Store`; what differs from one SQL to the other its children bring."""

    def _read(self, statement: str) -> list[Any]:
        """What a statement finds, before the reactor runs. Raises Unusable."""
        raise NotImplementedError

    def _do(self, deed: "Callable[[Cursor], T]") -> "Deferred[T]":
        """Do something in the store's thread, as one transaction."""
        raise NotImplementedError

    def open(self) -> Sequence[str]:
        return [name for (name,) in self._read("SELECT name FROM account ORDER BY folded")]

    def bans(self) -> "Sequence[Ban]":
        return [banning.ban_of(row) for row in self._read(banning.ALL)]

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
        return self._do(lambda cursor: tuple(row[0] for row in _all(cursor, asked, fold(name))))

    def add_certificate(self, name: str, fingerprint: str) -> "Deferred[bool]":
        # Taken from the account itself: nothing is added to one that has just been dropped.
        added = """INSERT INTO certificate (fingerprint, folded) SELECT CAST(? AS TEXT), folded FROM account WHERE folded = ?
                   ON CONFLICT (fingerprint) DO NOTHING"""
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

    def dump(self) -> "Deferred[bytes]":
        return self._do(copying.dump)

    def drop_ban(self, ban: "Ban") -> "Deferred[bool]":
        return self._do(partial(banning.drop, ban=ban))

    def _change(self, statement: str, *values: object) -> "Deferred[None]":
        def change(cursor: "Cursor") -> None:
            cursor.execute(statement, values)

        return self._do(change)


def _all(cursor: "Cursor", statement: str, *values: object) -> list[Any]:
    cursor.execute(statement, values)
    return cursor.fetchall()


def _one(cursor: "Cursor", statement: str, value: str) -> Account | None:
    rows = _all(cursor, statement, value)
    if not rows:
        return None
    name, person, password, scram, language, made = rows[0]
    return Account(name, person, password, scram, language, made, marking.of(cursor, name))


def _changes(cursor: "Cursor", statement: str, *values: object) -> bool:
    """Whether a statement has changed anything."""
    cursor.execute(statement, values)
    return cursor.rowcount > 0
