"""The statements that keep and count people's games: the same for every store that speaks SQL, with `?` for a value.

Each function takes a cursor within a transaction. The tables are made by each store's own migrations.
"""

from typing import Any, Protocol

from wolfd.chat.names import fold
from wolfd.merits import SOCIABLE, Career, Own, Played, Rating, Result, Tally

_COUNTS = "COUNT(*), COALESCE(SUM(won), 0), COALESCE(SUM(survived), 0)"
_KEEP = """INSERT INTO played (game, preset, seats, people, deck, camps, at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (game) DO NOTHING"""
# Taken from the account itself: nothing is kept of one that has just been dropped.
_RESULT = """INSERT INTO result (game, folded, role, won, survived)
             SELECT CAST(? AS TEXT), folded, CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS INTEGER)
             FROM account WHERE folded = ?"""
_NAME = "SELECT name FROM account WHERE folded = ?"
_TOTAL = f"SELECT {_COUNTS} FROM result WHERE folded = ?"  # noqa: S608 - constants, here and below
_BY_ROLE = f"SELECT role, {_COUNTS} FROM result WHERE folded = ? GROUP BY role ORDER BY COUNT(*) DESC, role"  # noqa: S608
_BY_PRESET = f"""SELECT preset, {_COUNTS} FROM result JOIN played USING (game) WHERE folded = ?
                 GROUP BY preset ORDER BY COUNT(*) DESC, preset"""  # noqa: S608
_BEST = f"""SELECT account.name, {_COUNTS} FROM result JOIN played USING (game) JOIN account USING (folded)
            WHERE people >= ? GROUP BY account.folded, account.name
            ORDER BY SUM(won) DESC, COUNT(*), account.folded LIMIT ?"""  # noqa: S608
_RATINGS = """SELECT seats, deck, COUNT(*), SUM(CASE WHEN camps LIKE ? THEN 1 ELSE 0 END),
              SUM(CASE WHEN camps LIKE ? THEN 1 ELSE 0 END)
              FROM played GROUP BY seats, deck ORDER BY COUNT(*) DESC, seats, deck LIMIT ?"""
_ACCOUNT = "SELECT name, person, language, made FROM account WHERE folded = ?"
_CERTIFICATES = "SELECT fingerprint FROM certificate WHERE folded = ? ORDER BY fingerprint"
_GAMES = """SELECT game, preset, seats, people, deck, camps, at, role, won, survived
            FROM result JOIN played USING (game) WHERE folded = ? ORDER BY at, game"""
_MARKS = "SELECT target, time FROM mark WHERE folded = ? ORDER BY target"
_FORGET = "DELETE FROM result WHERE folded = ?"


class Cursor(Protocol):
    """As much of a database's cursor as is needed."""

    @property
    def rowcount(self) -> int: ...

    def execute(self, statement: str, values: tuple[object, ...], /) -> Any: ...

    def fetchall(self) -> list[Any]: ...


def keep(cursor: Cursor, played: Played) -> bool:
    """Remember a game, once; whether it was new."""
    cursor.execute(_KEEP, (played.game, played.preset, played.seats, played.people, played.deck, played.camps, played.at))
    if not cursor.rowcount:
        return False
    for one in played.results:
        cursor.execute(_RESULT, (played.game, one.role, int(one.won), int(one.survived), fold(one.account)))
    return True


def career(cursor: Cursor, name: str) -> Career | None:
    """An account's games; nothing if there is no such account."""
    found = _rows(cursor, _NAME, fold(name))
    if not found:
        return None
    called = found[0][0]
    (total,) = _rows(cursor, _TOTAL, fold(name))
    return Career(called, Tally(called, *total), _tallies(cursor, _BY_ROLE, fold(name)), _tallies(cursor, _BY_PRESET, fold(name)))


def best(cursor: Cursor, most: int) -> tuple[Tally, ...]:
    """The accounts with the most wins; of two with as many the one that needed fewer games."""
    return _tallies(cursor, _BEST, SOCIABLE, most)


def ratings(cursor: Cursor, most: int) -> tuple[Rating, ...]:
    return tuple(Rating(*row) for row in _rows(cursor, _RATINGS, "%village%", "%wolves%", most))


def own(cursor: Cursor, name: str) -> Own | None:
    """All that is kept of an account; nothing if there is no such account."""
    found = _rows(cursor, _ACCOUNT, fold(name))
    if not found:
        return None
    certificates = tuple(row[0] for row in _rows(cursor, _CERTIFICATES, fold(name)))
    games = tuple(_played(found[0][0], *row) for row in _rows(cursor, _GAMES, fold(name)))
    account, person, language, made = found[0]
    marks = tuple((target, time) for target, time in _rows(cursor, _MARKS, fold(name)))
    return Own(account, person, language, made, certificates, games, marks)


def forget(cursor: Cursor, name: str) -> int:
    """Forget an account's games; how many there were."""
    cursor.execute(_FORGET, (fold(name),))
    return cursor.rowcount


def _played(account: str, *row: Any) -> tuple[Played, Result]:
    *played, role, won, survived = row
    return Played(*played), Result(account, role, bool(won), bool(survived))


def _tallies(cursor: Cursor, statement: str, *values: object) -> tuple[Tally, ...]:
    return tuple(Tally(*row) for row in _rows(cursor, statement, *values))


def _rows(cursor: Cursor, statement: str, *values: object) -> list[Any]:
    cursor.execute(statement, values)
    return cursor.fetchall()
