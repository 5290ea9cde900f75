"""All that a store holds as lines of JSON, and back into an empty one: the same for every store that speaks SQL.

The first line tells the form and the version of the tables; each other one is a row, with `table`. A later version reads
what an earlier one has written: what its tables have more is left to its default.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from wolfd.accounts import schema
from wolfd.accounts.store import Unusable

if TYPE_CHECKING:
    from wolfd.accounts.remembering import Cursor

FORM = 1
TABLES: Mapping[str, tuple[str, ...]] = {
    "account": ("folded", "name", "person", "password", "scram", "language", "made"),
    "certificate": ("fingerprint", "folded"),
    "played": ("game", "preset", "seats", "people", "deck", "camps", "at"),
    "result": ("game", "folded", "role", "won", "survived"),
    "ban": ("kind", "folded", "what", "reason", "setter", "made", "until", "spares", "appeal"),
    "mark": ("folded", "target", "time"),
}
"""Every table with its columns, each after those that it refers to."""

Row = dict[str, str | int | float]


def dump(cursor: "Cursor") -> bytes:
    """All rows, in the order of their keys."""
    rows: list[Mapping[str, object]] = [{"form": FORM, "version": len(schema.MIGRATIONS)}]
    for table, columns in TABLES.items():
        cursor.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(columns[:2])}", ())  # noqa: S608 - constants
        rows += ({"table": table, **dict(zip(columns, row, strict=True))} for row in cursor.fetchall())
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def load(cursor: "Cursor", content: bytes) -> int:
    """Put rows into an empty store; how many. Unusable if it is not empty, or they cannot be read."""
    if any(_count(cursor, table) for table in TABLES):
        raise Unusable("the store of accounts is not empty")
    head, *lines = content.splitlines() or [b""]
    _check(_read(head))
    for line in lines:
        row = _read(line)
        columns = TABLES.get(str(row.pop("table", "")), ())
        if not row or not set(row) <= set(columns):
            raise Unusable(f"accounts that cannot be read: {line[:60]!r}")
        table = next(name for name, own in TABLES.items() if own is columns)
        cursor.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))  # noqa: S608 - checked
    return len(lines)


def _check(head: Row) -> None:
    """Unusable if what follows is of another form, or of tables that are not known yet."""
    if head.get("form") != FORM:
        raise Unusable("what was to be accounts is something else")
    version = head.get("version", 0)
    if not isinstance(version, int) or version > len(schema.MIGRATIONS):
        raise Unusable(schema.too_new(int(version)))


def _read(line: bytes) -> Row:
    try:
        return msgspec.json.decode(line, type=Row)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unusable(f"accounts that cannot be read: {line[:60]!r}") from error


def _count(cursor: "Cursor", table: str) -> int:
    cursor.execute(f"SELECT COUNT(*) FROM {table}", ())  # noqa: S608 - a constant
    return int(cursor.fetchall()[0][0])
