"""A house with IRC clients and accounts, without sockets and threads. See `tests.irc.house`."""

import base64
from pathlib import Path
from typing import Any

from tests.accounts.threads import AtOnce, Here, Workers
from tests.irc.house import Client, House
from wolfd.accounts import Accounts, Cost, Desk, Means, NickServ, Passwords, Settings, SqliteStore
from wolfd.control.limits import network

CHEAP = Cost(time=1, memory=8, rounds=4096)
SECRET = b"the house's secret"


class Home(House):
    """The house; `again` is the same after a restart."""

    def __init__(self, path: Path, **settings: Any) -> None:
        ours = {name: settings.pop(name) for name in tuple(settings) if name in Settings.__slots__}
        super().__init__(**settings)
        self.path = path
        self.disk = AtOnce()
        self.workers = Workers()
        self.passwords = Passwords(CHEAP, SECRET)
        self.store = SqliteStore(path / "accounts.db", Here())
        self.store._pool.threadpool = self.disk
        means = Means(self.store, self.passwords, self.workers, self.clock, self.book, self.hall.wall, self.hall.cloak, network)
        self.accounts = Accounts(means, Settings(**{"least": 4, "a_day": 100, **ours}))
        self.accounts.open()
        self.hall.registrar = self.accounts
        self.desk = Desk(self.hall, self.accounts)
        self.nickserv = NickServ(self.desk)
        self.factory.desk = self.desk

    def again(self, **settings: Any) -> "Home":
        self.accounts.close()
        return Home(self.path, **settings)

    def stranger(self, address: str = "192.0.2.9") -> Client:
        """A connection that has not registered."""
        return Client(self, address)

    def owner(self, nick: str, password: str = "sesame", caps: str = "") -> Client:
        """Somebody with an account of his nick, who is logged in."""
        client = self.client(nick, caps=caps)
        client.sends(f"NS REGISTER {password}")
        assert client.user.account == nick, client.heard()
        client.heard()
        return client

    def account(self, name: str, password: str = "sesame") -> None:
        """An account whose owner is away."""
        self.owner(name, password).sends("QUIT")

    def log_in(self, client: Client, account: str, password: str = "sesame") -> list[str]:
        """Log in by PLAIN; the numerics that came."""
        return client.numerics("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain(account, password)}")[1:]


def plain(account: str, password: str, authority: str = "") -> str:
    """The message of PLAIN."""
    return base64.b64encode(f"{authority}\0{account}\0{password}".encode()).decode()
