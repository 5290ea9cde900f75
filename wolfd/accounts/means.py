"""What accounts are given to work with, and the few things that they and those who ask hand to each other."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred
    from twisted.internet.interfaces import IReactorTime

    from wolfd.accounts.passwords import Passwords
    from wolfd.accounts.store import Account, Store
    from wolfd.chat.bans import Bans
    from wolfd.chat.house import Record

T = TypeVar("T")


class InThread(Protocol):
    """Another thread, which does one thing after another."""

    def __call__(self, call: Callable[[], T], /) -> "Deferred[T]": ...


@dataclass(frozen=True, slots=True)
class Settings:
    """What the operator decides."""

    is_open: bool = True
    """Whether people may register by themselves."""
    before_connect: bool = False
    """Whether IRC clients may do so before they have come in."""
    least: int = 6
    """Characters of a password."""
    attempts: int = 10
    """Log-ins that may fail from one address before it must wait."""
    a_day: int = 5
    """Accounts that may be made from one address in a day."""


def _unheard(_limit: str, _address: str) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Means:
    """What accounts work with."""

    store: "Store"
    passwords: "Passwords"
    in_thread: InThread
    clock: "IReactorTime"
    record: "Record"
    wall: Callable[[], float]
    cloak: Callable[[str], str]
    """What stands for an address in the log."""
    network: Callable[[str], str]
    """What counts as one address."""
    bans: "Bans | None" = None
    """The accounts that nobody may use; nothing: any may be used."""
    hit: Callable[[str, str], None] = _unheard
    """Told which limit was hit, and from which address."""
    forget: Callable[[str], object] = str
    """Erases what the log has under seal of a person."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and by which way."""

    address: str
    way: str
    """`plain`, `scram`, `external`, `register`, `nickserv` or `telnet`."""
    person: str = ""
    """His pseudonym so far, if he has come in."""


class Proof:
    """An exchange of SCRAM under way: the `challenge` for the client, and what its answer proves."""

    def __init__(self, challenge: str, finish: "Callable[[str], tuple[Account, str]]") -> None:
        self.challenge = challenge
        self.finish = finish
        """Takes the client's last message; the account and the server's last message, or raises Refused."""
