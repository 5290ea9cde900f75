"""What may be banned: how a target is written, which would hit too many, and whom a mask fits. No list is kept here."""

import ipaddress
import re
from collections.abc import Callable
from typing import TypeAlias

from wolfd.chat.names import compiled, full_mask, split_mask
from wolfd.chat.people import Refused, User
from wolfd.chat.words import plain

ADDRESS, MASK, ACCOUNT = "address", "mask", "account"
PREFIX = "account:"
WIDEST = {4: 8, 6: 16}
"""Bits that a network must at least have, by version: nobody bans half the world by a slip."""
LONGEST = 10 * 366 * 86_400.0
"""Seconds of a ban that ends."""

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
Number: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Key: TypeAlias = tuple[str, str]
Fit: TypeAlias = Callable[[str, str, str], bool]
"""Whether somebody is meant: by nick!user, what others see of his address, and his address, each folded."""

_UNITS = {"": 60.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
_SPAN = re.compile(r"([0-9]{1,9})([mhdwMHDW]?)")


def parse(target: str) -> Key:
    """The kind of a target, and its full form; raises Refused where it is none, or would hit everybody."""
    target = plain(target).strip()
    if target.casefold().startswith(PREFIX):
        name = target[len(PREFIX) :]
        if not name or " " in name:
            raise Refused("ban-bad")
        return ACCOUNT, name
    network = _network(target.removeprefix("*!*@").removeprefix("*@"))
    if network is not None:
        _check_width(network)
        return ADDRESS, str(network)
    return MASK, _mask(target)


def against(user: User) -> str:
    """The target that hits somebody wherever he comes from, if he has an account, or else where he comes from now.

    This machine's own address is many people's, as is that of a proxy in front of us: there it is the nick.
    """
    if user.account is not None:
        return f"{PREFIX}{user.account}"
    number = number_of(user.address)
    return f"{user.nick}!*@*" if number is None or number.is_loopback else user.address


def span(text: str) -> float:
    """Seconds that a word stands for, minutes if it has no unit; 0, which is for good, of `0` or nothing. Raises Refused."""
    found = _SPAN.fullmatch(text or "0")
    if found is None:
        raise Refused("ban-span-bad", span=text)
    return min(int(found[1]) * _UNITS[found[2].lower()], LONGEST)


def number_of(address: str) -> Number | None:
    """The number of an address; an IPv4 number that came over IPv6 is the IPv4 number, a zone is left out."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(number, "ipv4_mapped", None) or number


def _network(text: str) -> Network | None:
    if "/" not in text:
        number = number_of(text)
        return ipaddress.ip_network((number, 64 if number.version == 6 else 32), strict=False) if number else None
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def _check_width(network: Network) -> None:
    if network.prefixlen < WIDEST[network.version]:
        raise Refused("ban-wide")


def _mask(target: str) -> str:
    """The full form nick!user@host of a mask, whose host may be a network."""
    if " " in target or not ("!" in target or "@" in target):
        raise Refused("ban-bad")
    mask = full_mask(target)
    nick, name, host = split_mask(mask)
    network = _network(host) if "/" in host else None
    if network is not None:
        _check_width(network)
        return f"{nick}!{name}@{network}"
    if not any(sign.isalnum() for sign in mask):
        raise Refused("ban-wide")
    return mask


def fit_of(mask: str) -> Fit:
    """Whom a mask in its full form fits, by what others see of an address or by the address; made once for each ban."""
    names, _, place = mask.rpartition("@")
    network = _network(place) if "/" in place else None
    if network is None:
        pattern = compiled(mask)
        return lambda who, host, address: any(
            pattern.fullmatch(f"{who}@{each}") is not None for each in (host, address) if each)
    pattern, wanted = compiled(names), network

    def fits(who: str, _host: str, address: str) -> bool:
        number = number_of(address)
        is_there = number is not None and number.version == wanted.version and number in wanted
        return is_there and pattern.fullmatch(who) is not None

    return fits
