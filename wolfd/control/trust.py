"""Whose word counts on where a connection comes from: proxies, and gateways with their passwords."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from wolfd.control import addresses
from wolfd.control.addresses import Network


@dataclass(frozen=True, slots=True)
class Gateway:
    """Somebody who brings people by WEBIRC."""

    network: Network
    password: str


@dataclass(frozen=True, slots=True)
class Gateways:
    """All of them."""

    known: tuple[Gateway, ...] = ()

    def is_one(self, host: str) -> bool:
        """Whether an address is that of a gateway."""
        return bool(self.known) and any(addresses.is_within(host, (each.network,)) for each in self.known)

    def may_vouch(self, host: str, password: str) -> bool:
        """Whether an address is that of a gateway with this password."""
        return any(hmac.compare_digest(each.password.encode(), password.encode()) for each in self.known
                   if addresses.is_within(host, (each.network,)))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Networks:
    """Networks whose word counts."""

    known: tuple[Network, ...] = ()

    def __contains__(self, host: object) -> bool:
        return isinstance(host, str) and addresses.is_within(host, self.known)


def gateway(text: str) -> Gateway:
    """A gateway from `NETWORK PASSWORD`; ValueError says what is wrong, and never repeats the password."""
    network, _, password = text.partition(" ")
    if not password or password != password.strip() or len(password.split()) != 1:
        raise ValueError(f"a network and a password after it, but after {network!r} there is not one word")
    try:
        return Gateway(addresses.network(network), password)
    except ValueError as error:
        raise ValueError(f"a network and a password after it, but {error}") from error


def gateways(written: Iterable[str]) -> Gateways:
    return Gateways(tuple(map(gateway, written)))


def networks(written: Iterable[str]) -> Networks:
    return Networks(tuple(map(addresses.network, written)))
