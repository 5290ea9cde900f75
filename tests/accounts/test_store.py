"""What every store of accounts must do: the contract, for each store that there is; by real threads."""

import os
import signal
import sqlite3
import time
from dataclasses import replace

import pytest

from tests.accounts.threads import Loop
from wolfd.accounts import Account, SqliteStore, Unusable
from wolfd.accounts.postgres import PostgresStore, fault
from wolfd.accounts.schema import MIGRATIONS
from wolfd.chat.bans import Ban
from wolfd.merits import Career, Played, Rating, Result, Tally

ANN = Account("Ann", "p-00000001", "$argon2id$a", "SCRAM-SHA-256$4096:c2FsdA==$a:b", "zh-Hant", 1_800_000_000.5)
BOB = Account("Bob", "p-00000002", "$argon2id$b")
ONE, TWO = "1" * 64, "2" * 64


class Sqlite:
    """Stores in one file, and what they say."""

    def __init__(self, folder):
        self.path = folder / "accounts.db"
        self.loop = Loop()
        self.stores = []

    def open(self):
        store = SqliteStore(self.path, self.loop)
        self.stores.append(store)
        return store, list(store.open())

    def close(self):
        for store in self.stores:
            store.close()
        self.stores.clear()


class Postgres(Sqlite):
    """Stores in one database."""

    def __init__(self, address):
        self.address = address
        self.loop = Loop()
        self.stores = []

    def open(self):
        store = PostgresStore(self.address, self.loop)
        self.stores.append(store)
        return store, list(store.open())


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request, tmp_path):
    kind = Sqlite(tmp_path) if request.param == "sqlite" else Postgres(request.getfixturevalue("postgres").database())
    yield kind
    kind.close()


@pytest.fixture
def ask(kind):
    """Asks a store that has Ann and Bob, by the name of what is asked."""
    store, _ = kind.open()

    def ask(what, *values):
        return kind.loop.result(getattr(store, what)(*values))

    assert ask("add", ANN)
    assert ask("add", BOB)
    return ask


def test_a_new_store_is_empty(kind):
    store, names = kind.open()
    assert names == []
    assert kind.loop.result(store.find("Ann")) is None
    assert kind.loop.result(store.find_by_certificate(ONE)) is None
    assert kind.loop.result(store.drop("Ann")) is False


def test_an_account_is_found_as_it_was_kept(ask):
    assert ask("find", "Ann") == ANN
    assert ask("find", "Bob") == BOB
    assert ask("find", "Eve") is None


@pytest.mark.parametrize("name", ["ann", "ANN", "aNn"])
def test_names_differ_as_nicks_do(ask, name):
    assert ask("find", name) == ANN
    assert ask("add", Account(name, "p-00000003", "x")) is False
    assert ask("find", "Ann") == ANN


def test_other_letters_differ(ask):
    assert ask("add", Account("Änn", "p-00000003", "x"))
    assert ask("find", "änn") is None


def test_a_name_is_no_pattern_and_no_statement(ask):
    for name in ("A%", "A_n", "' OR 1=1 --", "Ann\0", ""):
        assert ask("find", name) is None


def test_a_password_is_replaced(ask):
    ask("set_password", "ANN", "$new", "$scram")
    found = ask("find", "Ann")
    assert (found.password, found.scram, found.language, found.person) == ("$new", "$scram", ANN.language, ANN.person)
    assert ask("find", "Bob") == BOB


def test_a_language_is_replaced(ask):
    ask("set_language", "ann", "en")
    assert ask("find", "Ann").language == "en"
    assert ask("find", "Bob").language == ""


def test_a_certificate_belongs_to_one_account(ask):
    assert ask("add_certificate", "ann", TWO)
    assert ask("add_certificate", "Ann", ONE)
    assert ask("add_certificate", "Bob", ONE) is False
    assert ask("add_certificate", "Ann", ONE) is False
    assert ask("certificates", "ANN") == (ONE, TWO)
    assert ask("certificates", "Bob") == ()
    assert ask("find_by_certificate", ONE) == ANN
    assert ask("drop_certificate", "Bob", ONE) is False
    assert ask("drop_certificate", "ann", ONE) is True
    assert ask("find_by_certificate", ONE) is None
    assert ask("add_certificate", "Bob", ONE)


def test_no_certificate_for_nobody(ask):
    assert ask("add_certificate", "Eve", ONE) is False
    assert ask("find_by_certificate", ONE) is None


def test_marks_come_with_the_account_and_go_with_it(ask, monkeypatch):
    monkeypatch.setattr("wolfd.accounts.marking.MOST", 2)
    day = "2026-11-30T20:00:0{}.000Z".format
    ask("keep_marks", [("Ann", "#x", day(1)), ("ann", "#y", day(2)), ("Bob", "#x", day(3)), ("Eve", "#x", day(4))])
    ask("keep_marks", [("ANN", "#x", day(5)), ("Ann", "狼", day(6))])
    assert ask("find", "Ann").marks == (("狼", day(6)), ("#x", day(5)))
    assert ask("find", "Bob").marks == (("#x", day(3)),)
    ask("add_certificate", "Bob", ONE)
    assert ask("find_by_certificate", ONE).marks == (("#x", day(3)),)
    assert ask("drop", "Ann")
    assert ask("add", ANN)
    assert ask("find", "Ann") == ANN


def test_what_is_dropped_is_gone_with_all_that_belongs_to_it(ask):
    ask("add_certificate", "Ann", ONE)
    assert ask("drop", "aNN") is True
    assert ask("drop", "Ann") is False
    assert ask("find", "Ann") is None
    assert ask("find_by_certificate", ONE) is None
    assert ask("add", Account("ann", "p-00000009", "x"))
    assert ask("certificates", "Ann") == ()


def test_everything_outlives_a_restart(ask, kind):
    ask("add_certificate", "Ann", ONE)
    ask("drop", "Bob")
    kind.close()
    store, names = kind.open()
    assert names == ["Ann"]
    assert kind.loop.result(store.find_by_certificate(ONE)) == ANN


def test_many_at_once_are_one_after_another(kind):
    store, _ = kind.open()
    added = [store.add(Account(f"n{number % 10}", f"p-{number:08}", "x")) for number in range(40)]
    assert sum(kind.loop.result(each) for each in added) == 10


# People's games


def game(name, *results, preset="classic", people=2, seats=8, deck="werewolf:2 seer", camps="village", at=1.0):
    return Played(name, preset, seats, people, deck, camps, at, tuple(Result(*each) for each in results))


def test_games_are_counted_by_role_and_preset(ask):
    assert ask("keep", game("g1", ("Ann", "seer", True, False), ("bob", "werewolf", False, True)))
    assert ask("keep", game("g2", ("ANN", "seer", False, True), preset="hollow"))
    assert ask("keep", game("g3", ("Ann", "witch", True, True)))
    assert ask("career", "ann") == Career("Ann", Tally("Ann", 3, 2, 2), (Tally("seer", 2, 1, 1), Tally("witch", 1, 1, 1)),
                                          (Tally("classic", 2, 2, 1), Tally("hollow", 1, 0, 1)))
    assert ask("career", "Bob").total == Tally("Bob", 1, 0, 1)
    assert ask("career", "Eve") is None


def test_nobody_has_played_at_first(ask):
    assert ask("career", "Ann") == Career("Ann", Tally("Ann", 0, 0, 0), (), ())
    assert ask("best", 5) == ()
    assert ask("ratings", 5) == ()


def test_a_game_counts_once_and_only_for_accounts_that_there_are(ask):
    assert ask("keep", game("g1", ("Ann", "seer", True, True), ("Gone", "witch", True, True)))
    assert ask("keep", game("g1", ("Ann", "seer", True, True))) is False
    assert ask("career", "Ann").total == Tally("Ann", 1, 1, 1)


def test_the_best_are_those_with_most_wins_in_company(ask):
    ask("keep", game("g1", ("Ann", "seer", True, True), ("Bob", "witch", True, True)))
    ask("keep", game("g2", ("Ann", "seer", False, True)))
    ask("keep", game("g3", ("Ann", "seer", True, True), people=1))
    assert ask("best", 5) == (Tally("Bob", 1, 1, 1), Tally("Ann", 2, 1, 2))
    assert ask("best", 1) == (Tally("Bob", 1, 1, 1),)


def test_decks_are_rated_by_size(ask):
    ask("keep", game("g1"))
    ask("keep", game("g2", camps="wolves"))
    ask("keep", game("g3", camps="wolves couple", seats=9))
    ask("keep", game("g4", camps=""))
    assert ask("ratings", 5) == (Rating(8, "werewolf:2 seer", 3, 1, 1), Rating(9, "werewolf:2 seer", 1, 0, 1))


def test_an_account_reads_all_that_is_kept_of_it(ask):
    ask("add_certificate", "Ann", ONE)
    second, first = game("g2", ("Ann", "witch", False, True), at=2.0), game("g1", ("Ann", "seer", True, False), ("Bob", "elder", True, True))
    ask("keep", second)
    ask("keep", first)
    ask("keep_marks", [("Ann", "#x", "2026-11-30T20:00:00.000Z")])
    own = ask("own", "ann")
    assert own.marks == (("#x", "2026-11-30T20:00:00.000Z"),)
    assert (own.account, own.person, own.language, own.made, own.certificates) == (
        "Ann", ANN.person, ANN.language, ANN.made, (ONE,))
    assert own.games == ((replace(first, results=()), Result("Ann", "seer", won=True, survived=False)),
                         (replace(second, results=()), Result("Ann", "witch", won=False, survived=True)))
    assert ask("own", "Eve") is None


def test_games_are_forgotten_for_one_account_alone(ask):
    ask("keep", game("g1", ("Ann", "seer", True, True), ("Bob", "witch", True, True)))
    ask("keep", game("g2", ("Ann", "seer", True, True)))
    assert ask("forget", "aNN") == 2
    assert ask("forget", "Ann") == 0
    assert ask("career", "Ann").total == Tally("Ann", 0, 0, 0)
    assert ask("career", "Bob").total == Tally("Bob", 1, 1, 1)
    assert ask("ratings", 5)[0].games == 2


def test_an_account_that_is_dropped_leaves_no_games_to_the_next_of_its_name(ask):
    ask("keep", game("g1", ("Ann", "seer", True, True)))
    ask("drop", "Ann")
    ask("add", ANN)
    assert ask("career", "Ann").total == Tally("Ann", 0, 0, 0)


ADDRESS = Ban("address", "192.0.2.0/24", "floods", "op", 5.0, 99.5, spares=True)
ACCOUNT = Ban("account", "Eve", "cheats", "wolf", 6.0)


def test_bans_are_kept_and_dropped(ask, kind):
    store, _ = kind.open()
    assert list(store.bans()) == []
    ask("add_ban", ACCOUNT)
    ask("add_ban", ADDRESS)
    assert list(store.bans()) == [ADDRESS, ACCOUNT]
    ask("add_ban", replace(ACCOUNT, what="EVE", reason="cheats much", until=100.0))
    assert [ban.reason for ban in store.bans()] == ["floods", "cheats much"]
    assert ask("drop_ban", ACCOUNT) is True
    assert ask("drop_ban", ACCOUNT) is False
    assert list(store.bans()) == [ADDRESS]


def test_a_ban_needs_no_account_and_outlives_one(ask, kind):
    ask("add_ban", replace(ACCOUNT, what="Ann"))
    ask("drop", "Ann")
    kind.close()
    store, names = kind.open()
    assert (names, [ban.what for ban in store.bans()]) == (["Bob"], ["Ann"])


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
    asked = [store._pool.runQuery(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "foreign_keys", "user_version")]
    assert [kind.loop.result(each)[0][0] for each in asked] == ["wal", 2, 1, len(MIGRATIONS)]
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


def test_a_migration_is_done_whole_or_not_at_all(tmp_path, monkeypatch):
    kind = Sqlite(tmp_path)
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
    store, _ = database.open()
    database.loop.result(store.add(ANN))
    good = "ALTER TABLE account ADD COLUMN note TEXT NOT NULL DEFAULT 'x'"
    monkeypatch.setattr("wolfd.accounts.schema.MIGRATIONS", (*MIGRATIONS, f"{good}; SELECT nonsense FROM nowhere"))
    with pytest.raises(Unusable, match="nowhere"):
        database.open()
    monkeypatch.setattr("wolfd.accounts.schema.MIGRATIONS", (*MIGRATIONS, good))
    store, names = database.open()
    assert names == ["Ann"]
    assert store._read("SELECT note FROM account") == [("x",)]


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
