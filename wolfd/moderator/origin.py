"""Where somebody comes from, as far as it counts for one seat an address."""

import ipaddress

from wolfd.chat.people import User

NETWORK = 64
"""Bits of an IPv6 address that one household has."""


def network(user: User) -> str:
    """Where somebody comes from: his address, of an IPv6 address the first half; nothing for this machine itself."""
    try:
        address = ipaddress.ip_address(user.address)
    except ValueError:
        return ""
    if address.is_loopback:
        return ""
    bits = address.max_prefixlen if address.version == 4 else NETWORK
    return str(ipaddress.ip_network((address, bits), strict=False))
