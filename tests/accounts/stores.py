"""Stores of accounts over real threads, of each kind that there is, and what is put into them."""

from tests.accounts.threads import Loop
from wolfd.accounts import Account, SqliteStore
from wolfd.accounts.postgres import PostgresStore
from wolfd.chat.bans import Ban
from wolfd.merits import Played, Result

ANN = Account("Ann", "p-00000001", "$argon2id$a", "SCRAM-SHA-256$4096:c2FsdA==$a:b", "zh-Hant", 1_800_000_000.5)
BOB = Account("Bob", "p-00000002", "$argon2id$b")
ONE, TWO = "1" * 64, "2" * 64
ADDRESS = Ban("address", "192.0.2.0/24", "floods", "op", 5.0, 99.5, spares=True)
ACCOUNT = Ban("account", "Eve", "cheats", "wolf", 6.0)


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


def game(name, *results, preset="classic", people=2, seats=8, deck="werewolf:2 seer", camps="village", at=1.0):
    return Played(name, preset, seats, people, deck, camps, at, tuple(Result(*each) for each in results))
