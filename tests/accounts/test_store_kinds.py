"""What is one kind of store's own: the file of SQLite, the server of PostgreSQL."""

import os
import signal
import sqlite3
import time

import pytest

from tests.accounts.stores import ANN, BOB, Postgres, Sqlite
from wolfd.accounts import Account, Unusable
from wolfd.accounts.postgres import PostgresStore, fault
from wolfd.accounts.schema import MIGRATIONS

# SQLite's own


def test_only_the_server_may_read_the_file(tmp_path):
    kind = Sqlite(tmp_path)
    store, _ = kind.open()
    assert not kind.path.exists()  # a server without accounts has no file
    before = os.umask(0)
    try:
        kind.loop.result(store.add(ANN))
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
        kind.close()
    assert modes == {"accounts.db": 0o600, "accounts.db-wal": 0o600, "accounts.db-shm": 0o600}


def test_it_writes_ahead_and_syncs(tmp_path):
    kind = Sqlite(tmp_path)
    store, _ = kind.open()
    asked = [store._pool.runQuery(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "user_version")]
    assert [kind.loop.result(each)[0][0] for each in asked] == ["wal", 2, 1, 1, len(MIGRATIONS)]
    kind.close()


def test_a_file_of_a_later_version_is_refused_untouched(tmp_path):
    kind = Sqlite(tmp_path)
    with sqlite3.connect(kind.path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = kind.path.read_bytes()
    with pytest.raises(Unusable, match=rf"accounts\.db: .* version 99, and this wolfd knows only {len(MIGRATIONS)}"):
        kind.open()
    assert kind.path.read_bytes() == before


def test_what_is_no_database_is_refused(tmp_path):
    kind = Sqlite(tmp_path)
    kind.path.write_bytes(b"no database " * 1000)
    with pytest.raises(Unusable, match="not a database"):
        kind.open()


def migrated(kind, monkeypatch):
    """A store with an account in it, after a migration that failed in its second half and one that did not."""
    store, _ = kind.open()
    kind.loop.result(store.add(ANN))
    kind.close()
    good = "ALTER TABLE account ADD COLUMN note TEXT NOT NULL DEFAULT 'x'"
    monkeypatch.setattr("wolfd.accounts.schema.MIGRATIONS", (*MIGRATIONS, f"{good}; SELECT nonsense FROM nowhere"))
    with pytest.raises(Unusable, match="nowhere"):
        kind.open()
    monkeypatch.setattr("wolfd.accounts.schema.MIGRATIONS", (*MIGRATIONS, good))
    store, names = kind.open()
    assert names == ["Ann"]
    assert kind.loop.result(store.find("Ann")) == ANN
    return store


def test_a_migration_is_done_whole_or_not_at_all(tmp_path, monkeypatch):
    kind = Sqlite(tmp_path)
    store = migrated(kind, monkeypatch)
    assert kind.loop.result(store._pool.runQuery("SELECT note FROM account")) == [("x",)]
    kind.close()


# PostgreSQL's own


@pytest.fixture
def database(postgres):
    kind = Postgres(postgres.database())
    yield kind
    kind.close()


def test_a_database_of_a_later_version_is_refused_untouched(database, monkeypatch):
    monkeypatch.setattr("wolfd.accounts.schema.MIGRATIONS", (*MIGRATIONS, "CREATE TABLE later (x TEXT)"))
    database.open()
    monkeypatch.undo()
    assert fault(database.address) == f"the accounts are of version {len(MIGRATIONS) + 1}, and this wolfd knows only {len(MIGRATIONS)}"
    with pytest.raises(Unusable, match=f"version {len(MIGRATIONS) + 1}, and this wolfd knows only"):
        database.open()


def test_a_look_makes_nothing(database):
    assert fault(database.address) == ""
    assert fault(database.address.replace("?", "_none?")).startswith("the accounts' database cannot be used: ")


def test_a_migration_of_a_database_is_done_whole_or_not_at_all(database, monkeypatch):
    assert migrated(database, monkeypatch)._read("SELECT note FROM account") == [("x",)]


def test_two_that_start_at_once_make_the_tables_once(database):
    first = [PostgresStore(database.address, database.loop) for _ in range(3)]
    database.stores += first
    added = [store.add(Account(f"n{number}", f"p-{number:08}", "x")) for number, store in enumerate(first)]
    assert all(database.loop.result(each) for each in added)


def test_a_database_that_was_away_is_used_again(database, postgres):
    store, _ = database.open()
    database.loop.result(store.add(ANN))
    postgres.stop()
    with pytest.raises(Unusable, match="the accounts' database cannot be used"):
        database.loop.result(store.find("Ann"))
    postgres.start()
    assert database.loop.result(store.find("Ann")) == ANN
    postgres.stop()
    postgres.start()
    assert database.loop.result(store.add(BOB)), "the first to ask after a restart is answered"


def test_a_database_that_hangs_keeps_no_server_from_stopping(database):
    store, _ = database.open()
    database.loop.result(store.add(ANN))
    backend = store._connection.info.backend_pid
    os.kill(backend, signal.SIGSTOP)
    try:
        waiting = store.find("Ann")
        begun = time.monotonic()
        store.close()
        assert time.monotonic() - begun < 8
        database.stores.remove(store)
    finally:
        os.kill(backend, signal.SIGCONT)
    assert database.loop.result(waiting) == ANN, "over a connection of its own"


@pytest.mark.parametrize("address", ["postgresql://ann:sesame@[", "postgresql://ann:sesame@127.0.0.1:1/x?connect_timeout=1",
                                     "postgresql://ann:sesame@127.0.0.1:1/x?nonsense=1"])
def test_a_password_is_in_no_reason(address):
    pytest.importorskip("psycopg")
    told = fault(address)
    assert told
    assert "sesame" not in told
