"""Where accounts are kept: a file is one of SQLite, an address is that of a PostgreSQL database."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from wolfd.accounts import copying, postgres, sqlite

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorFromThreads

    from wolfd.accounts.store import Store


def store_at(place: Path | str, reactor: "IReactorFromThreads") -> "Store":
    """The store at a place."""
    return sqlite.SqliteStore(place, reactor) if isinstance(place, Path) else postgres.PostgresStore(place, reactor)


def fault(place: Path | str) -> str:
    """What keeps a place from being used, as far as can be seen without changing it; nothing if nothing does."""
    return sqlite.fault(place) if isinstance(place, Path) else postgres.fault(place)


def load(place: Path | str, content: bytes) -> int:
    """Keep at an empty place what a store has dumped; how many rows. Raises Unusable, and then nothing is kept."""
    deed = partial(copying.load, content=content)
    return sqlite.at_once(place, deed) if isinstance(place, Path) else postgres.at_once(place, deed)
