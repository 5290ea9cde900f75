"""Makes an account whose password no line of IRC has room for: `register.py STATE NAME PASSWORD`, beside a running server.

irctest wants one of 592 letters, to see SASL in pieces. The server reads accounts when somebody logs in, so it is there.
"""

import sys
import time
from pathlib import Path

from twisted.internet import task

from wolfd.accounts import Account, Passwords, SqliteStore
from wolfd.chat.people import new_person
from wolfd.running.irctest import CHEAP


async def main(reactor, state: str, name: str, password: str) -> None:
    hashes = Passwords(CHEAP, b"").hashed(password)
    store = SqliteStore(Path(state) / "accounts.db", reactor)
    assert await store.add(Account(name, new_person(), hashes.argon2, hashes.scram, "", time.time()))


if __name__ == "__main__":
    task.react(main, sys.argv[1:])
