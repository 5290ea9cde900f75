"""How many connections one address may have: the count at the door, for all protocols together."""

import ipaddress
import resource
from collections import Counter
from functools import lru_cache

from wolfd.control import addresses
from wolfd.control.config import Limits

RESERVE = 100
"""Descriptors kept free for the log, the listeners and the system."""


class Door:
    """Counts who is inside, by address: an IPv4 number, or the /64 of an IPv6 number. Loopback is exempt.

    Somebody whose address is not known yet, because a proxy has still to tell it, has the empty one: he takes room, and
    counts to no address.
    """

    __slots__ = ("_by_net", "_limits", "_room", "inside")

    def __init__(self, limits: Limits, room: int) -> None:
        self._limits = limits
        self._room = room
        self._by_net: Counter[str] = Counter()
        self.inside = 0
        """How many connections there are."""

    def change(self, limits: Limits) -> None:
        """Have other limits from now on; nobody who is inside is put out."""
        self._limits = limits

    @property
    def is_full(self) -> bool:
        """Whether there is room for nobody, whatever his address."""
        return self.inside >= self._room

    def enter(self, host: str) -> bool:
        """Let a connection in and count it; False, and nothing counted, if there is no room for it."""
        net = network(host)
        if self.is_full or self._by_net[net] >= self._most(host):
            return False
        self._by_net[net] += 1
        self.inside += 1
        return True

    def leave(self, host: str) -> None:
        """A connection that was let in is gone."""
        net = network(host)
        self.inside -= 1
        self._by_net[net] -= 1
        if not self._by_net[net]:
            del self._by_net[net]

    def _most(self, host: str) -> int:
        if not host or addresses.is_loopback(host):
            return self._room
        return self._limits.connections_private if addresses.is_private(host) else self._limits.connections


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    """What is counted as one address."""
    host = addresses.plain(host)
    return str(ipaddress.IPv6Network((host, 64), strict=False)) if ":" in host else host


def room() -> int:
    """How many connections the descriptor limit of this process leaves room for; the soft limit is raised first."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 65_536)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(1, hard - RESERVE)
