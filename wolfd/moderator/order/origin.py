"""Where somebody comes from, as far as it counts for one seat an address."""

import ipaddress
from typing import TYPE_CHECKING

from wolfd.chat.people import User

if TYPE_CHECKING:
    from wolfd.moderator.keys import Keys

NETWORK = 64
"""Bits of an IPv6 address that one household has."""


def network(user: User) -> str:
    """Where somebody comes from: his address, of an IPv6 address the first half; nothing for this machine itself."""
    found = _network(user.address)
    return str(found) if found is not None and not found.is_loopback else ""


def place(keys: "Keys", user: User) -> str:
    """The same with this machine, veiled; without an address, what others see of him."""
    found = _network(user.address)
    return keys.veiled(str(found)) if found is not None else user.host


def _network(address: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    bits = found.max_prefixlen if found.version == 4 or found.is_loopback else NETWORK
    return ipaddress.ip_network((str(found), bits), strict=False)
