"""Bans as they are kept: beside the accounts, in the same store; written in the store's own thread.

The statements are the same for every store that speaks SQL, with `?` for a value; the table is made by each store's
own migrations.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from twisted.internet.defer import Deferred, succeed
from twisted.logger import Logger

from wolfd.accounts.store import Store, Unusable
from wolfd.chat.bans import Ban

if TYPE_CHECKING:
    from collections.abc import Sequence

    from twisted.python.failure import Failure

    from wolfd.accounts.remembering import Cursor

ALL = "SELECT kind, what, reason, setter, made, until, spares, appeal FROM ban ORDER BY made, what"
_DROP = "DELETE FROM ban WHERE kind = ? AND folded = ?"
_ADD = "INSERT INTO ban (kind, folded, what, reason, setter, made, until, spares, appeal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"

LOG = Logger()


class StoredBans:
    """A `chat.bans.Keep` over a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: Deferred[str] = succeed("")

    def read(self) -> "Sequence[Ban]":
        """All that were kept, those that have ended too; before the reactor runs. Raises Unusable."""
        return self._store.bans()

    def add(self, ban: Ban) -> None:
        self._watch(self._store.add_ban(ban), f"the ban of {ban.target} holds only until the next start")

    def drop(self, ban: Ban) -> None:
        self._watch(self._store.drop_ban(ban), f"the ban of {ban.target} is lifted only until the next start, and then stands again")

    def after(self, call: Callable[[str], None]) -> None:
        def told(why: str) -> str:
            call(why)
            return why

        self._last.addCallback(told)

    def _watch(self, doing: "Deferred[Any]", what: str) -> None:
        self._last = doing.addCallbacks(lambda _: "", partial(_complain, what=what))


def add(cursor: "Cursor", ban: Ban) -> None:
    """Keep a ban, in the place of one with the same target."""
    drop(cursor, ban)
    cursor.execute(_ADD, (*ban.key, ban.what, ban.reason, ban.by, ban.made, ban.until, int(ban.spares), ban.appeal))


def drop(cursor: "Cursor", ban: Ban) -> bool:
    """Keep it no more; whether it was kept."""
    cursor.execute(_DROP, ban.key)
    return cursor.rowcount > 0


def ban_of(row: tuple[str, str, str, str, float, float, int, str]) -> Ban:
    """A row of `ALL`."""
    kind, what, reason, by, made, until, spares, appeal = row
    return Ban(kind, what, reason, by, made, until, bool(spares), appeal)


def _complain(why: "Failure", what: str) -> str:
    """A store that is away is no fault of ours: a line says what the operator has to do, and no trace."""
    if isinstance(why.value, (Unusable, OSError, sqlite3.Error)):
        LOG.error("{what} ({why})", what=what, why=why.getErrorMessage())
    else:
        LOG.failure("{what}", why, what=what)
    return f"{what} ({why.getErrorMessage()})"
