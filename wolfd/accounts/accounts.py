"""Registering, logging in, and changing an account: what is asked here is answered by a Deferred, and put on record.

A log-in fails in one way only: whether the name is unknown or the password wrong, the same is done, said and counted.
"""

import contextlib
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from twisted.internet.defer import Deferred, DeferredSemaphore
from twisted.logger import Logger

from wolfd.accounts.asking import ask, begin
from wolfd.accounts.ledger import StoredLedger
from wolfd.accounts.marking import StoredMarks
from wolfd.accounts.means import Caller, Means, Proof, Settings
from wolfd.accounts.passwords import Verifier
from wolfd.accounts.reserved import Reserved
from wolfd.accounts.scram import Scram, Wrong
from wolfd.accounts.store import Account
from wolfd.accounts.throttle import FORGIVEN, Throttle, minutes
from wolfd.chat.bans import Banned
from wolfd.chat.names import fold, is_nick
from wolfd.chat.people import Refused, new_person

T = TypeVar("T")

WORKERS = 2
"""Passwords that are hashed or checked at the same time; the others wait for their turn."""
DAY = 86_400.0
LONGEST = 1024
"""Characters of a password."""

LOG = Logger()


class Accounts:
    """All accounts; the chat's registrar. Every refusal is a `Refused`, raised by the Deferred."""

    def __init__(self, means: Means, settings: Settings) -> None:
        self.settings = settings
        self._means = means
        self._store, self._passwords = means.store, means.passwords
        self.ledger = StoredLedger(means.store, means.record)
        self.marks = StoredMarks(means.store, means.clock)
        self._turns = DeferredSemaphore(WORKERS)
        self._reserved = Reserved()
        self._failures = Throttle(means.clock, settings.attempts, FORGIVEN, means.network)
        self._made = Throttle(means.clock, settings.a_day, DAY, means.network)

    def open(self) -> None:
        """Make the store ready, before the reactor runs; raises Unusable."""
        self._reserved.fill(self._store.open())

    def close(self) -> None:
        self._store.close()

    # What the chat asks

    def owner_of(self, nick: str) -> str | None:
        return self._reserved.owner_of(nick)

    def chose_language(self, account: str, language: str) -> None:
        self._means.record.append("account.language", account=account, language=language)
        begin(self._keep_language(account, language))

    # Coming in

    def register(self, caller: Caller, name: str, password: str, language: str = "") -> "Deferred[Account]":
        """A new account, to which the caller is logged in."""
        return begin(self._register(caller, name, password, language))

    def log_in(self, caller: Caller, name: str, password: str) -> "Deferred[Account]":
        """The account that the password opens."""
        return begin(self._log_in(caller, name, password))

    def log_in_by_certificate(self, caller: Caller, fingerprint: str, name: str = "") -> "Deferred[Account]":
        """The account that a certificate opens; if a name is given, only if it is that one."""
        return begin(self._by_certificate(caller, fingerprint, name))

    def begin_scram(self, caller: Caller, client_first: str) -> "Deferred[Proof]":
        """The answer to the first message of SCRAM."""
        return begin(self._scram(caller, client_first))

    # Changing one's own

    def find(self, name: str) -> "Deferred[Account]":
        """The account of that name; for its owner only. Refused if it has just been dropped."""
        return begin(self._find(name))

    def certificates(self, name: str) -> "Deferred[tuple[str, ...]]":
        return begin(self._ask(self._store.certificates(name)))

    def set_password(self, name: str, password: str) -> "Deferred[None]":
        return begin(self._set_password(name, password))

    def add_certificate(self, name: str, fingerprint: str) -> "Deferred[None]":
        return begin(self._change_certificate(name, fingerprint, on=True))

    def drop_certificate(self, name: str, fingerprint: str) -> "Deferred[None]":
        return begin(self._change_certificate(name, fingerprint, on=False))

    def drop(self, caller: Caller, name: str, password: str) -> "Deferred[None]":
        """Forget an account for good; its password must be given once more."""
        return begin(self._drop(caller, name, password))

    def drop_by_operator(self, name: str) -> "Deferred[Account]":
        """Forget an account for good, as the operator wants it; which it was."""
        return begin(self._drop_by_operator(name))

    def dump(self) -> "Deferred[bytes]":
        """All that the store holds, as rows; for a backup."""
        return begin(self._ask(self._store.dump()))

    # How it is done

    async def _register(self, caller: Caller, name: str, password: str, language: str) -> Account:
        self._check_registration(caller, name, password)
        self._reserved.add(name)  # at once, so that nobody takes the name meanwhile
        is_kept = False
        try:
            async with self._turns:
                hashes = await self._in_thread(partial(self._passwords.hashed, password))
                account = Account(name, new_person(), hashes.argon2, hashes.scram, language, self._means.wall())
                is_kept = await self._ask(self._store.add(account))
        finally:
            if not is_kept:
                self._reserved.remove(name)
        if not is_kept:
            raise Refused("account-exists", account=name)
        self._made.count(caller.address)
        self._means.record.append("account.created", person=account.person, account=name, way=caller.way,
                                  source=self._means.cloak(caller.address), **_private(caller))
        return self._entered(caller, account)

    def _check_registration(self, caller: Caller, name: str, password: str) -> None:
        if not self.settings.is_open:
            raise Refused("account-closed")
        if not is_nick(name, len(name.encode())):
            raise Refused("account-name-bad", account=name)
        if self.owner_of(name) is not None:
            raise Refused("account-exists", account=name)
        if (banned := self._banned(name)) is not None:
            raise banned
        self._check_password(password)
        if self._made.wait(caller.address):
            raise Refused("account-too-many")

    def _check_password(self, password: str) -> None:
        if len(password) < self.settings.least:
            raise Refused("account-password-short", least=self.settings.least)
        if len(password) > LONGEST:
            raise Refused("account-password-long", most=LONGEST)
        if "\ufffd" in password:  # whatever else cannot be read would open the account, too
            raise Refused("account-password-unreadable")

    async def _log_in(self, caller: Caller, name: str, password: str) -> Account:
        return self._entered(caller, await self._proven(caller, name, password))

    async def _proven(self, caller: Caller, name: str, password: str) -> Account:
        """The account that the password opens."""
        async with self._turns:
            # Looked at now and not when the caller came: of many at once only a few are tried.
            self._check_failures(caller)
            found = await self._ask(self._store.find(name))
            kept = found.password if found is not None else ""
            fits = await self._in_thread(partial(self._passwords.fits, password, kept))
            if found is None or not fits:
                raise self._failed(caller, found)
            if self._passwords.is_stale(kept):
                await self._hash(found.name, password)
        return found

    async def _by_certificate(self, caller: Caller, fingerprint: str, name: str) -> Account:
        self._check_failures(caller)
        found = await self._ask(self._store.find_by_certificate(fingerprint))
        if found is None or (name and fold(name) != fold(found.name)):
            raise self._failed(caller, None)
        return self._entered(caller, found)

    async def _scram(self, caller: Caller, client_first: str) -> Proof:
        self._check_failures(caller)
        try:
            # In a thread, because the library must be read for the first exchange.
            scram = await self._in_thread(partial(Scram, client_first))
        except Wrong:
            raise self._failed(caller, None) from None
        found = await self._ask(self._store.find(scram.name))
        verifier = self._passwords.decoy(fold(scram.name))
        if found is not None and found.scram:
            verifier = Verifier.parse(found.scram)
        return Proof(scram.challenge(verifier), partial(self._finish_scram, caller, scram, found))

    def _finish_scram(self, caller: Caller, scram: Scram, found: Account | None, client_final: str) -> tuple[Account, str]:
        self._check_failures(caller)
        try:
            told = scram.prove(client_final)
        except Wrong:
            raise self._failed(caller, found) from None
        if found is None:
            raise self._failed(caller, found)
        return self._entered(caller, found), told

    async def _find(self, name: str) -> Account:
        found = await self._ask(self._store.find(name))
        if found is None:
            raise Refused("account-unknown", account=name)
        return found

    async def _set_password(self, name: str, password: str) -> None:
        self._check_password(password)
        async with self._turns:
            await self._hash(name, password)
        self._means.record.append("account.password", account=name)

    async def _hash(self, name: str, password: str) -> None:
        hashes = await self._in_thread(partial(self._passwords.hashed, password))
        await self._ask(self._store.set_password(name, hashes.argon2, hashes.scram))

    async def _change_certificate(self, name: str, fingerprint: str, *, on: bool) -> None:
        change = self._store.add_certificate if on else self._store.drop_certificate
        if not await self._ask(change(name, fingerprint)):
            raise Refused("account-certificate-taken" if on else "account-certificate-unknown")
        self._means.record.append("account.certificate", account=name, fingerprint=fingerprint, on=on)

    async def _drop(self, caller: Caller, name: str, password: str) -> None:
        await self._forgotten(await self._proven(caller, name, password))

    async def _drop_by_operator(self, name: str) -> Account:
        return await self._forgotten(await self._find(name))

    async def _forgotten(self, account: Account) -> Account:
        """An account that is no more; which it was."""
        if await self._ask(self._store.drop(account.name)):
            self._means.record.append("account.dropped", person=account.person, account=account.name)
            self._means.forget(account.person)
        self._reserved.remove(account.name)
        return account

    async def _keep_language(self, name: str, language: str) -> None:
        with contextlib.suppress(Refused):  # the operator is told, and nobody else waits for it
            await self._ask(self._store.set_language(name, language))

    # Small

    def _in_thread(self, call: Callable[[], T]) -> "Deferred[T]":
        return self._means.in_thread(call)

    async def _ask(self, answer: "Deferred[T]") -> T:
        return await ask(answer, "the accounts")

    def _banned(self, name: str) -> Banned | None:
        """What is told to whom a ban keeps from an account; nothing if none does."""
        bans = self._means.bans
        ban = bans.of_account(name) if bans is not None else None
        return bans.refusal(ban) if bans is not None and ban is not None else None

    def _check_failures(self, caller: Caller) -> None:
        wait = self._failures.wait(caller.address)
        if wait:
            self._means.hit("login", caller.address)
            raise Refused("login-throttled", minutes=minutes(wait))

    def _failed(self, caller: Caller, account: Account | None) -> Refused:
        """Count a failure, put it on record, and give the one reason that is told."""
        self._failures.count(caller.address)
        LOG.info("log-in failed from {address} by {way}", address=caller.address, way=caller.way, happening="login-failed")
        name = account.name if account is not None else None  # what else was typed may be a password
        person = caller.person or new_person()  # an address is sealed as somebody's
        self._means.record.append("auth.failed", person=person, account=name, way=caller.way,
                                  source=self._means.cloak(caller.address), **_private(caller))
        return Refused("login-failed")

    def _entered(self, caller: Caller, account: Account) -> Account:
        """Let an account be used, which has been proved; raises Banned if nobody may use it."""
        banned = self._banned(account.name)
        if banned is not None:
            self._means.record.append("auth.failed", person=account.person, account=account.name, way=caller.way,
                                      source=self._means.cloak(caller.address), why="banned", **_private(caller))
            raise banned
        self._means.record.append("auth.login", person=account.person, account=account.name, way=caller.way,
                                  source=self._means.cloak(caller.address), was=caller.person, **_private(caller))
        return account


def _private(caller: Caller) -> dict[str, dict[str, str]]:
    """What is kept of a caller under seal alone."""
    return {"private": {"address": caller.address}} if caller.address else {}
