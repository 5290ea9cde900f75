"""Questions to the DNS: the numbers of a name, asked through Twisted's client, without its cache."""

from collections.abc import Sequence
from typing import TypeAlias, cast

from twisted.internet.defer import Deferred
from twisted.internet.interfaces import IReactorTime
from twisted.names import client, dns, error
from twisted.python.failure import Failure

from wolfd.control.addresses import Address

Answer: TypeAlias = tuple[Sequence[dns.RRHeader], Sequence[dns.RRHeader], Sequence[dns.RRHeader]]
"""What answers, what vouches for it, and what may be of use besides."""
RESOLV = "/etc/resolv.conf"
TRIES = 2
"""How often a question is sent: a datagram may be lost."""


class Names:
    """Asks one server, or those of this machine."""

    def __init__(self, reactor: IReactorTime, server: Address | None, timeout: float) -> None:
        self._tries = [timeout / TRIES] * TRIES
        servers = [(server.host, server.port)] if server else []
        self._resolver = client.Resolver(None if servers else RESOLV, servers, timeout=tuple(self._tries), reactor=reactor)  # type: ignore[no-untyped-call]

    def numbers_of(self, name: str) -> Deferred[tuple[str, ...]]:
        """The IPv4 numbers of a name, none if there is no such name; fails if nobody answers, or only that he cannot."""
        asked: Deferred[Answer] = self._resolver.lookupAddress(name, self._tries)  # type: ignore[no-untyped-call]
        return asked.addCallbacks(_numbers, _none)


def _numbers(answer: Answer) -> tuple[str, ...]:
    records = [cast("dns.Record_A", record.payload) for record in answer[0] if record.type == dns.A]
    return tuple(str(record.dottedQuad()) for record in records)  # type: ignore[no-untyped-call]


def _none(why: Failure) -> tuple[str, ...]:
    why.trap(error.DNSNameError)  # type: ignore[no-untyped-call]
    return ()
