"""What an account is, and what every store of accounts can do. The names of accounts differ as nicks do (`fold`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from wolfd.chat.people import Identity

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred

    from wolfd.chat.bans import Ban
    from wolfd.merits import Career, Own, Played, Rating, Tally


class Unusable(Exception):
    """The store cannot be opened: one line that tells the operator why."""


@dataclass(frozen=True, slots=True)
class Account:
    """An account as it is kept."""

    name: str
    """As its owner writes it."""
    person: str
    """Its pseudonym in the log."""
    password: str
    """Argon2's own string."""
    scram: str = ""
    """The verifier for SCRAM-SHA-256; nothing where the password cannot be prepared for it."""
    language: str = ""
    """Which its owner chose; nothing if none."""
    made: float = 0.0
    """Wall-clock seconds since the epoch."""
    marks: tuple[tuple[str, str], ...] = ()
    """How far its owner has read, see `chat.marks`."""

    @property
    def identity(self) -> Identity:
        """What the chat knows of it."""
        return Identity(self.name, self.person, self.language, self.marks)


class Store(Protocol):
    """Keeps accounts. What it has said is done outlives a crash."""

    def open(self) -> Sequence[str]:
        """Make the store ready, before the reactor runs; the names of all accounts. Raises Unusable."""

    def close(self) -> None:
        """Give up what is held."""

    def find(self, name: str) -> "Deferred[Account | None]":
        """The account of a name, or nothing."""

    def find_by_certificate(self, fingerprint: str) -> "Deferred[Account | None]":
        """The account that a certificate logs in to, or nothing."""

    def add(self, account: Account) -> "Deferred[bool]":
        """Keep a new account; False, and nothing kept, if its name is there."""

    def set_password(self, name: str, password: str, scram: str) -> "Deferred[None]":
        """Replace what proves the password."""

    def set_language(self, name: str, language: str) -> "Deferred[None]":
        """Keep the language that its owner chose."""

    def certificates(self, name: str) -> "Deferred[tuple[str, ...]]":
        """The fingerprints of the certificates that log in to an account, in alphabetical order."""

    def add_certificate(self, name: str, fingerprint: str) -> "Deferred[bool]":
        """Let a certificate log in to an account; False, and nothing changed, if it does so to any already."""

    def drop_certificate(self, name: str, fingerprint: str) -> "Deferred[bool]":
        """Let a certificate do so no more; whether it did."""

    def drop(self, name: str) -> "Deferred[bool]":
        """Forget an account and all that belongs to it; whether there was one."""

    # People's games

    def keep(self, played: "Played") -> "Deferred[bool]":
        """Remember a game that was played to its end, and how it ended for accounts; False if it is remembered already."""

    def career(self, name: str) -> "Deferred[Career | None]":
        """An account's games counted; nothing if there is no such account."""

    def best(self, most: int) -> "Deferred[tuple[Tally, ...]]":
        """The accounts with the most wins, of the games of several people; of two with as many, who needed fewer games."""

    def ratings(self, most: int) -> "Deferred[tuple[Rating, ...]]":
        """The decks that were played most, by size."""

    def own(self, name: str) -> "Deferred[Own | None]":
        """All that is kept of an account, passwords left out; nothing if there is no such account."""

    def forget(self, name: str) -> "Deferred[int]":
        """Forget an account's games; how many there were."""

    def keep_marks(self, rows: "Sequence[tuple[str, str, str]]") -> "Deferred[None]":
        """Keep how far people have read: an account, a folded name, a time each. Of one account the newest are kept."""

    def dump(self) -> "Deferred[bytes]":
        """All that is kept, as lines that `places.load` takes."""

    # Bans

    def bans(self) -> "Sequence[Ban]":
        """All bans that are kept, before the reactor runs. Raises Unusable."""

    def add_ban(self, ban: "Ban") -> "Deferred[None]":
        """Keep a ban, in the place of one with the same target."""

    def drop_ban(self, ban: "Ban") -> "Deferred[bool]":
        """Keep it no more; whether it was kept."""
