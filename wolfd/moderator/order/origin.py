"""Where somebody comes from, as far as it counts for one seat an address."""

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING

from wolfd.chat.people import User

if TYPE_CHECKING:
    from wolfd.moderator.keys import Keys

NETWORK = 64
"""Bits of an IPv6 address that one household has."""


def network(user: User) -> str:
    """Where somebody comes from: his address, of an IPv6 address the first half; nothing for this machine itself."""
    found, is_far = _network(user.address)
    return found if is_far else ""


def place(keys: "Keys", user: User) -> str:
    """The same with this machine, veiled; without an address, what others see of him."""
    found, _ = _network(user.address)
    return keys.veiled(found) if found else user.host


@lru_cache(maxsize=4096)
def _network(address: str) -> tuple[str, bool]:
    """A network as it is written, and whether it is another than this machine; nothing if that is no address.

    Kept, as all players of a table are asked for theirs whenever one of them comes back.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "", False
    bits = found.max_prefixlen if found.version == 4 or found.is_loopback else NETWORK
    network = ipaddress.ip_network((str(found), bits), strict=False)
    return str(network), not network.is_loopback
