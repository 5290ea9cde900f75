"""Operators of the server: who the configuration says they are, and how one shows that he is one of them.

A name with a password, a certificate, or both, which are then both needed. Whatever was wrong, the same is said. Who
fails too often from one address must wait; each attempt is on record, never with what was typed, and operators who are
here are told.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from twisted.logger import Logger

from wolfd.accounts.throttle import FORGIVEN, Throttle, minutes
from wolfd.chat.people import Powers, Refused, User
from wolfd.texts import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from twisted.internet.interfaces import IReactorTime

    from wolfd.accounts.means import Caller, InThread
    from wolfd.accounts.passwords import Passwords
    from wolfd.chat.hall import Hall

LOG = Logger()


@dataclass(frozen=True, slots=True)
class Operator:
    """One of the configuration's."""

    name: str
    password: str
    """Argon2's own string; nothing if he needs none."""
    certificate: str
    """SHA-256 of his certificate, in small hexadecimal; nothing if he needs none."""
    may: frozenset[str]
    """What he may do, of `control.tables.ALL`."""

    @property
    def secrets(self) -> tuple[str, str]:
        """What he shows to be recognised."""
        return self.password, self.certificate


@dataclass(frozen=True, slots=True)
class Checks:
    """What operators are checked with."""

    passwords: "Passwords"
    in_thread: "InThread"
    clock: "IReactorTime"
    network: "Callable[[str], str]"
    """What counts as one address."""
    attempts: int
    """How often one address may fail."""


class Operators:
    """All that the configuration names."""

    def __init__(self, hall: "Hall", checks: Checks, named: Iterable[Operator]) -> None:
        self._hall = hall
        self._checks = checks
        self._named = {operator.name: operator for operator in named}
        self._failures = Throttle(checks.clock, checks.attempts, FORGIVEN, checks.network)

    @property
    def named(self) -> list[Operator]:
        """All of them."""
        return list(self._named.values())

    def change(self, named: Iterable[Operator]) -> None:
        """The configuration names others now; who is here as one who is not among them, or with a secret of old, is none any more."""
        before, self._named = self._named, {operator.name: operator for operator in named}
        for user, powers in tuple(self._hall.operators.items()):
            operator, old = self._named.get(powers.name), before.get(powers.name)
            if operator is None or (old is not None and operator.secrets != old.secrets):
                self._hall.resign(user)
            else:
                self._hall.operators[user] = Powers(operator.name, operator.may)

    async def prove(self, user: User, caller: "Caller", name: str, password: str, fingerprint: str) -> None:
        """Make a user an operator; raises Refused."""
        if not self._named:
            raise Refused("oper-nobody")
        wait = self._failures.wait(caller.address)
        if wait:
            self._hall.hit("oper", caller.address)
            raise Refused("login-throttled", minutes=minutes(wait))
        operator = self._named.get(name)
        kept = operator.password if operator is not None else ""
        # Counted before it is checked: of many at once only as many are tried as may fail.
        self._failures.count(caller.address)
        fits = await self._checks.in_thread(partial(self._checks.passwords.fits, password, kept))
        if operator is None or not _is_proved(operator, fits=fits, fingerprint=fingerprint):
            raise self._failed(user, caller, operator)
        self._failures.forgive(caller.address)
        if user.sessions:  # he may have gone meanwhile
            self._hall.appoint(user, Powers(operator.name, operator.may), caller.way)

    def _failed(self, user: User, caller: "Caller", operator: Operator | None) -> Refused:
        LOG.info("log-in failed from {address} by {way}", address=caller.address, way="oper", happening="login-failed")
        name = operator.name if operator is not None else None  # what else was typed may be a password
        self._hall.record.append("oper.failed", person=user.person, nick=user.nick, operator=name,
                                 source=self._hall.cloak(caller.address))
        self._hall.warn(Message("oper-news-failed", nick=user.nick, address=caller.address))
        return Refused("oper-wrong")


def _is_proved(operator: Operator, *, fits: bool, fingerprint: str) -> bool:
    """Whether all that this operator needs is there; one who would need nothing is none."""
    needed = [fits] if operator.password else []
    if operator.certificate:
        needed.append(operator.certificate == fingerprint)
    return bool(needed) and all(needed)
