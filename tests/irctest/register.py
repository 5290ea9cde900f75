"""Makes an account whose password no line of IRC has room for: `register.py STATE NAME PASSWORD`, beside a running server.

irctest wants one of 592 letters, to see SASL in pieces. The server reads accounts when somebody logs in, so it is there.
"""

import sqlite3
import sys
import time
from pathlib import Path

from wolfd.accounts.passwords import Passwords
from wolfd.accounts.sqlite import _ADD, _prepare
from wolfd.chat.coming import new_person
from wolfd.chat.names import fold
from wolfd.irctest import CHEAP


def main(state: str, name: str, password: str) -> None:
    path = Path(state) / "accounts.db"
    hashes = Passwords(CHEAP, b"").hashed(password)
    with sqlite3.connect(path) as connection:
        _prepare(path, connection)
        connection.execute(_ADD, (fold(name), name, new_person(), hashes.argon2, hashes.scram, "", time.time()))
    connection.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
