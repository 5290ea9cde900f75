"""Sockets to listen on: bound early, so that a busy port is known at once; opened only when all is ready."""

import errno
import socket
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from wolfd.control.addresses import Address
from wolfd.control.failures import CannotRun, Code

Place: TypeAlias = tuple[str, int]
"""The number of a host, and the port."""
NONE: Mapping[Place, socket.socket] = {}


class Busy(CannotRun):
    """Another program has the address."""


BACKLOG = 4096
"""Clients that may wait to be let in: a thousand come at the same moment when a server returns."""


def bind(address: Address, handed: Mapping[Place, socket.socket] = NONE) -> list[socket.socket]:
    """A socket on each number that the address stands for, not yet listening; CannotRun names the address.

    Where one was `handed` over by the service manager it is that one, and it listens already.
    """
    bound: list[socket.socket] = []
    try:
        for family, number in _numbers(address):
            if number in handed:
                bound.append(handed[number])
                continue
            bound.append(socket.socket(family, socket.SOCK_STREAM))
            _take(bound[-1], family, number)
    except (OSError, UnicodeError) as error:  # a host like `a..b` is no name that can be asked for
        _close(bound)
        raise _why(address, error) from error
    return bound


def places(address: Address) -> list[Place]:
    """The numbers that the address stands for; none if nobody knows the host."""
    try:
        return [number for _, number in _numbers(address)]
    except (OSError, UnicodeError):
        return []


def listen(address: Address, door: socket.socket) -> None:
    """Let clients queue at a bound socket."""
    try:
        door.listen(BACKLOG)
    except OSError as error:
        raise _why(address, error) from error


def _numbers(address: Address) -> list[tuple[socket.AddressFamily, Place]]:
    found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((family, (str(number[0]), address.port)) for family, _, _, _, number in found))


def _take(door: socket.socket, family: socket.AddressFamily, number: Place) -> None:
    door.settimeout(0)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:  # `::` beside `0.0.0.0`: each takes its own kind of clients
        door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    door.bind(number)


def _close(doors: Iterable[socket.socket]) -> None:
    for door in doors:
        door.close()


def _why(address: Address, error: OSError | UnicodeError) -> CannotRun:
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return Busy(Code.ADDRESS, f"cannot listen on {address}: in use by another program")
        case errno.EADDRNOTAVAIL:
            why = "no address of this machine"
        case _:
            why = getattr(error, "strerror", None) or str(error)
    return CannotRun(Code.ADDRESS, f"cannot listen on {address}: {why}")
