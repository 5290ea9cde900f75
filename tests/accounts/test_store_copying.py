"""All that a store holds, as rows for a backup, and into a store of any kind again."""

import json
import sqlite3
from pathlib import Path

import pytest

from tests.accounts.stores import ACCOUNT, ADDRESS, ANN, ONE, TWO, Postgres, Sqlite, game
from wolfd.accounts import Unusable, load
from wolfd.accounts.copying import TABLES
from wolfd.accounts.schema import MIGRATIONS


@pytest.fixture
def full(ask):
    """A store with a row in each table, and what it dumps."""
    ask("add_certificate", "Ann", ONE)
    ask("add_certificate", "Bob", TWO)
    ask("keep", game("g1", ("Ann", "seer", True, False), at=1.25))
    ask("keep_marks", [("Ann", "狼", "2026-11-30T20:00:00.000Z")])
    ask("add_ban", ADDRESS)
    ask("add_ban", ACCOUNT)
    return ask("dump")


def place_of(kind: Sqlite | Postgres) -> Path | str:
    return kind.path if isinstance(kind, Sqlite) and not isinstance(kind, Postgres) else kind.address


@pytest.fixture(params=["sqlite", "postgres"])
def other(request, tmp_path):
    """An empty store: of the same kind, and of the other."""
    folder = tmp_path / "other"
    folder.mkdir()
    other = Sqlite(folder) if request.param == "sqlite" else Postgres(request.getfixturevalue("postgres").database())
    yield other
    other.close()


def test_what_was_dumped_is_loaded_into_any_store(full, other):
    assert load(place_of(other), full) == full.count(b"\n") - 1 == 9
    store, names = other.open()
    assert names == ["Ann", "Bob"]
    assert list(store.bans()) == [ADDRESS, ACCOUNT]
    found = other.loop.result(store.find_by_certificate(ONE))
    assert (found.name, found.password, found.scram, found.made, found.marks) == (
        "Ann", ANN.password, ANN.scram, ANN.made, (("狼", "2026-11-30T20:00:00.000Z"),))
    assert other.loop.result(store.own("Ann")).games[0][0].at == 1.25
    assert other.loop.result(store.dump()) == full, "byte by byte"


def test_a_store_that_holds_anything_is_left_alone(full, ask, kind):
    with pytest.raises(Unusable, match="is not empty"):
        load(place_of(kind), full)
    assert ask("dump") == full


HEAD = {"form": 1, "version": len(MIGRATIONS)}
BAN = {"table": "ban", "kind": "account", "folded": "eve", "what": "Eve", "reason": "x", "setter": "op", "made": 1.0, "until": 0, "spares": 0}


@pytest.mark.parametrize(("lines", "why"), [
    ([], "cannot be read"), (["nonsense"], "cannot be read"), ([{"form": 2}], "something else"),
    ([{**HEAD, "version": 99}], "of version 99, and this wolfd knows only"),
    ([HEAD, BAN, {"table": "nowhere", "x": 1}], "cannot be read"), ([HEAD, BAN, {"table": "ban", "folded) VALUES (1); --": 1}], "cannot be read"),
    ([HEAD, BAN, BAN], "cannot be written"), ([HEAD, BAN, {**BAN, "what": None}], "cannot be read"), ([HEAD, BAN, b"\xff"], "cannot be read"),
    ([HEAD, BAN, {"table": "certificate", "fingerprint": ONE, "folded": "nobody"}], "cannot be written"),
])  # fmt: skip
def test_what_cannot_be_read_leaves_nothing(other, lines, why):
    content = b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines)
    with pytest.raises(Unusable, match=why):
        load(place_of(other), content)
    store, _ = other.open()
    assert list(store.bans()) == []


def test_an_earlier_version_s_rows_take_the_defaults_of_what_is_new(tmp_path, monkeypatch):
    kind = Sqlite(tmp_path)
    monkeypatch.setattr("wolfd.accounts.schema.MIGRATIONS", (*MIGRATIONS, "ALTER TABLE ban ADD COLUMN note TEXT NOT NULL DEFAULT 'x'"))
    assert load(kind.path, b"\n".join(json.dumps(line).encode() for line in (HEAD, BAN))) == 1
    with sqlite3.connect(kind.path) as connection:
        assert connection.execute("SELECT what, note FROM ban").fetchall() == [("Eve", "x")]
    connection.close()


def test_every_table_and_column_is_dumped():
    """A column that a migration adds and nobody dumps would be lost by a backup."""
    connection = sqlite3.connect(":memory:")
    for script in MIGRATIONS:
        connection.executescript(script)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    there = {name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")} for name in names}
    connection.close()
    assert there == {name: set(columns) for name, columns in TABLES.items()}
