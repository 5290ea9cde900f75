"""The tables of the accounts' store, and what makes each version of them from the one before: for every SQL that is spoken.

They are written as SQLite reads them; `dialect` gives them for another. Statements, in `sql` and its neighbours, keep to
what both understand: `?` for a value, `CAST` where the kind of one is not to be seen, `ON CONFLICT`.
"""

import re
from collections.abc import Mapping

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
    """
    ALTER TABLE ban ADD COLUMN appeal TEXT NOT NULL DEFAULT '';
    """,
)
"""Each is done once, in order, whole or not at all; the store knows how many of them were done. One is never changed."""

POSTGRES: Mapping[str, str] = {
    r"\) WITHOUT ROWID": ")",
    r"\bTEXT\b": 'TEXT COLLATE "C"',  # or the order of names would be that of some language
    r"\bREAL\b": "DOUBLE PRECISION",
    r"\bINTEGER\b": "BIGINT",
}
"""What PostgreSQL calls things."""


def dialect(script: str, words: Mapping[str, str]) -> str:
    """A script in the words of another SQL."""
    for here, there in words.items():
        script = re.sub(here, there, script)
    return script


def too_new(version: int) -> str:
    """Why a store of a later version is left alone."""
    return f"the accounts are of version {version}, and this wolfd knows only {len(MIGRATIONS)}"
