"""Addresses to listen on: how they are written, what they stand for, and which to give to friends."""

import fcntl
import ipaddress
import socket
import struct
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

OFF = "off"
"""On the command line: no listener of this protocol."""
CHARSETS = ("utf-8", "gbk", "big5")
"""The character sets that a telnet address may be for."""
PROXY = "proxy"
"""After an address: those who come there are brought by a proxy, which tells their own address first."""

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

_SIOCGIFADDR = 0x8915  # linux/sockios.h


@dataclass(frozen=True, slots=True)
class Address:
    """A host (name or number, no brackets) and a port."""

    host: str
    port: int
    charset: str = ""
    """The character set of those who come there and tell none, where that can be chosen."""
    proxy: bool = False
    """Whether each connection there begins with a header of the PROXY protocol."""

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return " ".join(filter(None, (f"{host}:{self.port}", self.charset, PROXY if self.proxy else "")))

    def everywhere(self) -> tuple["Address", ...]:
        """The same port on every network of this machine, if the host is this machine only."""
        if not is_loopback(self.host):
            return (self,)
        hosts = ("0.0.0.0", "::") if _has_ipv6() else ("0.0.0.0",)  # noqa: S104 - the operator asked for it
        return tuple(replace(self, host=host) for host in hosts)


def parse(text: str) -> Address:
    """An address from `HOST:PORT` or `[IPV6]:PORT`, perhaps followed by `proxy`; ValueError says what is wrong with it."""
    where = text.removesuffix(f" {PROXY}")
    return replace(_parse(where), proxy=where != text)


def parse_bare(text: str) -> Address:
    """An address from `HOST:PORT` or `[IPV6]:PORT` and nothing else; ValueError as above."""
    return _parse(text)


def _parse(text: str) -> Address:
    host, colon, port = text.rpartition(":")
    if not colon or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise ValueError(f"{text!r} has no port from 1 to 65535 after a colon")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        raise ValueError(f"{text!r} needs brackets: [{host}]:{port}")
    if not host or any(c.isspace() or c in "[]/" for c in host):
        raise ValueError(f"{text!r} has no host before its port")
    return Address(host, int(port))


def parse_telnet(text: str) -> Address:
    """As `parse`, with a character set after a blank if one is chosen, ahead of `proxy`."""
    plain_text = text.removesuffix(f" {PROXY}")
    where, blank, charset = plain_text.partition(" ")
    if blank and charset not in CHARSETS:
        raise ValueError(f"{text!r} ends with no character set of {', '.join(CHARSETS)}")
    return replace(_parse(where), charset=charset, proxy=plain_text != text)


def network(text: str) -> Network:
    """A network from `192.0.2.0/24`, or one number; ValueError says what is wrong with it."""
    try:
        return ipaddress.ip_network(text)
    except ValueError as error:
        raise ValueError(f"{text!r} is none: {error}") from error


def is_within(host: str, networks: Iterable[Network]) -> bool:
    """Whether a number is in one of the networks; an IPv4 number that came over IPv6 is the IPv4 number."""
    number = _number(plain(host))
    return number is not None and any(number in each for each in networks)


def parse_local(text: str) -> Address:
    """As `parse`, of this machine only."""
    address = parse(text)
    if not is_loopback(address.host):
        raise ValueError(f"{text!r} is an address that others can reach")
    return address


@lru_cache(maxsize=4096)
def is_loopback(host: str) -> bool:
    """Whether a host, by name or number, is this machine only."""
    number = _number(host)
    return number.is_loopback if number else host == "localhost"


def is_private(host: str) -> bool:
    """Whether a number is of a network at home or at work (RFC 1918, RFC 4193, link-local)."""
    number = _number(host)
    return number is not None and (number.is_private or number.is_link_local)


def plain(host: str) -> str:
    """A peer's number in one form: an IPv4 number that came over IPv6 is the IPv4 number, a zone is left out."""
    number = _number(host)
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return str(number) if number else host


def for_friends() -> tuple[str, ...]:
    """This machine's numbers on its networks, without loopback: what others may connect to."""
    hosts = [host for _, name in socket.if_nameindex() if (host := _ipv4_of(name)) and not is_loopback(host)]
    return tuple(dict.fromkeys(hosts))


@lru_cache(maxsize=1024)
def _number(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def _ipv4_of(interface: str) -> str:
    """An interface's IPv4 number, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        try:
            answer = fcntl.ioctl(door, _SIOCGIFADDR, struct.pack("256s", interface.encode()[:15]))
        except OSError:
            return ""
    return socket.inet_ntoa(answer[20:24])


def _has_ipv6() -> bool:
    if not socket.has_ipv6:
        return False
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as door:
            door.bind(("::1", 0))
    except OSError:
        return False
    return True
