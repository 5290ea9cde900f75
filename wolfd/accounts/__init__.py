"""Accounts: who owns a nick, proves it by a password or a certificate, and is the same person on every visit.

`Accounts` is what sessions ask before somebody is here, `Desk` after that; `NickServ` answers those whose program has
no other way. `Store` is what keeps accounts, in SQLite or in PostgreSQL. Nothing here blocks: hashing and the store have
threads of their own. Nothing here knows a wire's format or a game.

    accounts, desk, nickserv    who asks: a newcomer, who is here, who has but words;  operators: operators of the server
    passwords, scram            proofs;  throttle: how often one may fail;  reserved: whose a nick is
    store                       what keeps accounts;  sql, sqlite, postgres: where;  schema, remembering, copying: its tables
    ledger, marking, banning    games, marks of reading and bans, kept beside them;  asking, means, places: what all need
"""

from wolfd.accounts.accounts import WORKERS, Accounts
from wolfd.accounts.banning import StoredBans
from wolfd.accounts.desk import Desk
from wolfd.accounts.means import Caller, Means, Proof, Settings
from wolfd.accounts.nickserv import NickServ
from wolfd.accounts.operators import Checks, Operator, Operators
from wolfd.accounts.passwords import Cost, Passwords
from wolfd.accounts.places import fault, load, store_at
from wolfd.accounts.postgres import PostgresStore, is_address
from wolfd.accounts.sqlite import SqliteStore
from wolfd.accounts.store import Account, Store, Unusable

__all__ = [
    "WORKERS",
    "Account",
    "Accounts",
    "Caller",
    "Checks",
    "Cost",
    "Desk",
    "Means",
    "NickServ",
    "Operator",
    "Operators",
    "Passwords",
    "PostgresStore",
    "Proof",
    "Settings",
    "SqliteStore",
    "Store",
    "StoredBans",
    "Unusable",
    "fault",
    "is_address",
    "load",
    "store_at",
]
