"""What the chat asks of whoever keeps accounts: the accounts' side of the door.

The chat knows only that a nick may belong to an account, and that a user may be logged in to one. Accounts implement
the first two protocols. A host that has something to give back to those who log in implements the third, a session
that can let what was typed next wait for an answer the fourth, one whose peer may show a certificate the fifth.
"""

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from wolfd.chat.people import User

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred


class Registrar(Protocol):
    """Knows who owns what."""

    def owner_of(self, nick: str) -> str | None:
        """The account that a nick belongs to, because it is its name or looks like it; nothing if none."""

    def chose_language(self, account: str, language: str) -> None:
        """Somebody who is logged in has chosen a language."""


class Service(Protocol):
    """Answers private lines to a nick that is no person's, such as NickServ."""

    def heard(self, user: User, text: str) -> None:
        """Take a line. It is on no record: it may hold a password."""


@runtime_checkable
class Usher(Protocol):
    """What a host may do besides."""

    def logged_in(self, user: User) -> None:
        """Give a user what is kept for his account, such as a seat."""

    def account_closed(self, account: str) -> None:
        """Keep nothing for an account that is no more: another may be made of that name."""


@runtime_checkable
class Patient(Protocol):
    """What a session may do besides."""

    def wait(self, until: "Deferred[None]") -> None:
        """Take nothing more from this connection until something is done, so that answers come in order."""


@runtime_checkable
class Certified(Protocol):
    """What the wire of a session may offer."""

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate that the peer has shown, in hexadecimal; nothing if it has shown none."""
