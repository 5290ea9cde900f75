"""One exchange of SCRAM-SHA-256, by scramp: the client's messages in, the server's out. Imports scramp when first used."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from scramp.core import ScramServer

    from wolfd.accounts.passwords import Verifier

Known: TypeAlias = tuple[bytes, bytes, bytes, int]
"""Salt, stored key, server key, rounds: in scramp's order."""

_NOBODY: Known = (bytes(16), b"", b"", 4096)


class Wrong(Exception):
    """The client's message is malformed, or proves nothing."""


class Scram:
    """The server's side; raises Wrong when made from a first message that is none."""

    def __init__(self, client_first: str) -> None:
        self.name = _name_in(client_first)
        """The account that the client claims."""
        self._first = client_first
        self._server: ScramServer | None = None

    def challenge(self, verifier: "Verifier") -> str:
        """What to answer the first message."""
        known = (verifier.salt, verifier.stored, verifier.server, verifier.rounds)
        self._server = _begun(self._first, lambda _: known)
        return str(self._server.get_server_first())

    def prove(self, client_final: str) -> str:
        """What to answer the last message; Wrong if it does not prove that the client knows the password."""
        from scramp import ScramException  # noqa: PLC0415 - see the header

        if self._server is None:
            raise Wrong
        try:
            self._server.set_client_final(client_final)
            return str(self._server.get_server_final())
        except ScramException as error:
            raise Wrong from error


def _name_in(client_first: str) -> str:
    """The name in a first message: a server that leads nowhere is asked for it."""
    names: list[str] = []

    def note(name: str) -> Known:
        names.append(name)
        return _NOBODY

    _begun(client_first, note)
    return names[0]


def _begun(client_first: str, find: Callable[[str], Known]) -> "ScramServer":
    """A server that has taken the first message, and has asked for what is known of a name."""
    from scramp import ScramException, ScramMechanism  # noqa: PLC0415 - see the header

    server = ScramMechanism("SCRAM-SHA-256").make_server(find)
    try:
        server.set_client_first(client_first)
    except ScramException as error:
        raise Wrong from error
    return server
