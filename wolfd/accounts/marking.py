"""How far the owners of accounts have read: kept with the account, written together some seconds later.

Each function takes a cursor within a transaction; the table is made by each store's own migrations.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from twisted.logger import Logger

from wolfd.chat.marks import MOST
from wolfd.chat.names import fold

if TYPE_CHECKING:
    from twisted.internet.interfaces import IDelayedCall, IReactorTime

    from wolfd.accounts.remembering import Cursor
    from wolfd.accounts.store import Store

PAUSE = 5.0
"""Seconds in which marks are gathered: somebody who reads on and on sets one with every line."""

LOG = Logger()

Row = tuple[str, str, str]
"""An account, a folded name, and the time of the last message that was read there."""

_OF = "SELECT target, time FROM mark WHERE folded = ? ORDER BY time DESC LIMIT ?"
# Taken from the account itself: nothing is kept of one that has just been dropped.
_KEEP = """INSERT INTO mark (folded, target, time) SELECT folded, CAST(? AS TEXT), CAST(? AS TEXT) FROM account WHERE folded = ?
           ON CONFLICT (folded, target) DO UPDATE SET time = excluded.time"""
_TRIM = """DELETE FROM mark WHERE folded = ? AND target NOT IN
           (SELECT target FROM mark WHERE folded = ? ORDER BY time DESC LIMIT ?)"""


def of(cursor: "Cursor", name: str) -> tuple[tuple[str, str], ...]:
    """An account's marks: folded names and times."""
    cursor.execute(_OF, (fold(name), MOST))
    return tuple((target, time) for target, time in cursor.fetchall())


def keep(cursor: "Cursor", rows: Iterable[Row]) -> None:
    """Keep marks, and no more of each account than it may have."""
    rows = tuple(rows)
    for name, target, time in rows:
        cursor.execute(_KEEP, (target, time, fold(name)))
    for folded in dict.fromkeys(fold(name) for name, _, _ in rows):
        cursor.execute(_TRIM, (folded, folded, MOST))


class StoredMarks:
    """Gathers marks for the store, which has a thread of its own."""

    def __init__(self, store: "Store", clock: "IReactorTime") -> None:
        self._store = store
        self._clock = clock
        self._waiting: dict[tuple[str, str], str] = {}
        self._timer: IDelayedCall | None = None

    def keep(self, account: str, target: str, time: str) -> None:
        self._waiting[account, target] = time
        if self._timer is None:
            self._timer = self._clock.callLater(PAUSE, self.write)

    def write(self) -> None:
        """Write what waits, now."""
        if self._timer is not None and self._timer.active():
            self._timer.cancel()
        self._timer = None
        rows = [(account, target, time) for (account, target), time in self._waiting.items()]
        self._waiting = {}
        if rows:
            done = self._store.keep_marks(rows)
            done.addErrback(lambda why: LOG.failure("how far people have read is not kept", why))
