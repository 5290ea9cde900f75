"""Sockets that a service manager has opened before the server was started: sd_listen_fds(3).

Clients that come while no server runs wait at such a socket and are served by the next one. A socket that is named
after a key of `[listen]` is of that kind, and those of a kind stand in the place of its addresses in the configuration;
any other must be at one of these addresses.
"""

import os
import socket
from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from wolfd.control import addresses, config, listening
from wolfd.control.failures import BadConfig

if TYPE_CHECKING:
    from wolfd.control.config import Config
    from wolfd.control.listening import Place

FIRST = 3
"""The number of the first descriptor that is handed over."""
FDS, PID, NAMES = "LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES"


@dataclass(frozen=True, slots=True)
class Handed:
    """A socket that listens, its name, and where it does."""

    name: str
    place: "Place"
    door: socket.socket


def take(environment: MutableMapping[str, str] = os.environ) -> list[Handed]:
    """What was handed over to this process; no process that it starts is told so, too. BadConfig if one is no such socket."""
    pid, count, names = environment.pop(PID, ""), environment.pop(FDS, "0"), environment.pop(NAMES, "")
    if pid != str(os.getpid()) or not count.isdigit():
        return []
    named = names.split(":") if names else []
    return [_handed(FIRST + place, named[place] if place < len(named) else "") for place in range(int(count))]


def served(read: "Config", handed: Sequence[Handed]) -> "Config":
    """The configuration with the addresses of named sockets in their places; BadConfig if a socket has no use in it."""
    if not handed:
        return read
    written = {place: text for _, text in config.listeners(read.listen) for place in listening.places(addresses.parse_telnet(text))}
    named = {kind: [each.place for each in handed if each.name.replace("-", "_") == kind] for kind in config.LISTENERS}
    at = {kind: tuple(written.get(place, _text(place)) for place in places) for kind, places in named.items() if places}
    listen = msgspec.structs.replace(read.listen, **at)
    known = {*written, *(place for places in named.values() for place in places)}
    if lost := [each for each in handed if each.place not in known]:
        raise BadConfig(*(
            f"a socket at {_text(each.place)} was handed over, but it is no address of [listen], and its name"
            f" {each.name!r} is none of {', '.join(config.LISTENERS)}" for each in lost))
    return msgspec.structs.replace(read, listen=listen)


def doors(handed: Sequence[Handed]) -> "Mapping[Place, socket.socket]":
    """The sockets for those who bind addresses."""
    return {each.place: each.door for each in handed}


def _handed(number: int, name: str) -> Handed:
    try:
        os.set_inheritable(number, False)  # noqa: FBT003 - its only form
        door = socket.socket(fileno=number)
        is_listener = door.family in {socket.AF_INET, socket.AF_INET6} and door.type == socket.SOCK_STREAM
        is_listener = is_listener and bool(door.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN))
    except OSError as error:
        raise BadConfig(f"descriptor {number} was handed over as a socket, but it is none: {error.strerror}") from error
    if not is_listener:
        raise BadConfig(f"the socket {number} that was handed over ({name}) does not listen for TCP")
    door.settimeout(0)
    host, port = door.getsockname()[:2]
    return Handed(name, (host, port), door)


def _text(place: "Place") -> str:
    return str(addresses.Address(*place))
