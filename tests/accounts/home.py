"""Houses with accounts, without sockets and threads: `Home` with IRC clients (see `tests.irc.house`), and `Rooms` by telnet."""

import base64
from pathlib import Path
from typing import Any

from tests.accounts.threads import AtOnce, Here, Workers
from tests.irc.house import Client, House
from tests.telnet.conftest import House as TelnetHouse
from wolfd.accounts import Accounts, Cost, Desk, Means, NickServ, Passwords, Settings, SqliteStore, StoredBans
from wolfd.control.limits import network

CHEAP = Cost(time=1, memory=8, rounds=4096)
SECRET = b"the house's secret"


class Keeping:
    """Accounts in a hall."""

    def __init__(self, house: House | TelnetHouse, record: Any, path: Path, settings: dict[str, Any]) -> None:
        hall = house.hall
        self.disk = AtOnce()
        self.workers = Workers()
        self.passwords = Passwords(CHEAP, SECRET)
        self.store = SqliteStore(path / "accounts.db", Here())
        self.store._pool.threadpool = self.disk
        means = Means(self.store, self.passwords, self.workers, house.clock, record, hall.wall, hall.cloak, network,
                      hall.bans, hall.hit)
        self.accounts = Accounts(means, Settings(**{"least": 4, "a_day": 100, **settings}))
        self.accounts.open()
        hall.bans.keep = bans = StoredBans(self.store)
        hall.bans.fill(bans.read())
        hall.registrar = self.accounts
        self.desk = Desk(hall, self.accounts)
        self.nickserv = NickServ(self.desk)
        house.factory.desk = self.desk


class Home(House):
    """The house of IRC clients; `again` is the same after a restart."""

    def __init__(self, path: Path, **settings: Any) -> None:
        ours = {name: settings.pop(name) for name in tuple(settings) if name in Settings.__slots__}
        super().__init__(**settings)
        self.path = path
        kept = Keeping(self, self.book, path, ours)
        self.disk, self.workers, self.passwords, self.store = kept.disk, kept.workers, kept.passwords, kept.store
        self.accounts, self.desk = kept.accounts, kept.desk

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


class Rooms(TelnetHouse):
    """The house of telnet players."""

    def __init__(self, path: Path, **settings: Any) -> None:
        super().__init__()
        kept = Keeping(self, self.records, path, settings)
        self.disk, self.workers, self.accounts = kept.disk, kept.workers, kept.accounts

    def close(self) -> None:
        for client in self.clients:
            if client.protocol in self.factory.sessions:
                client.drops()
        assert not self.clock.getDelayedCalls()
        self.accounts.close()


def plain(account: str, password: str, authority: str = "") -> str:
    """The message of PLAIN."""
    return base64.b64encode(f"{authority}\0{account}\0{password}".encode()).decode()
