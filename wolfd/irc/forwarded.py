"""X-Forwarded-For: whom a web server in front of us has brought, as far as its word counts."""

from collections.abc import Container, Mapping

from twisted.internet.address import IPv4Address, IPv6Address

from wolfd.chat.ban_targets import number_of


def origin_of(peer: str, headers: Mapping[str, str], trusted: Container[str]) -> str:
    """The address that a request comes from: the last one that is not itself of a server whose word counts.

    Each server puts the address that it saw behind those it was told. What stands before the first that nobody vouches
    for may be made up, and what is no address ends the search.
    """
    origin = peer
    for word in reversed(headers.get("x-forwarded-for", "").split(",")):
        number = _number(word.strip())
        if origin not in trusted or not number:
            break
        origin = number
    return origin


def is_over_tls(peer: str, headers: Mapping[str, str], trusted: Container[str]) -> bool:
    """Whether the server in front of us says that nobody could read what the client sent."""
    return peer in trusted and headers.get("x-forwarded-proto", "").strip().lower() in {"https", "wss"}


def address_of(host: str) -> IPv4Address | IPv6Address:
    """A number as Twisted tells where somebody comes from."""
    return IPv6Address("TCP", host, 0) if ":" in host else IPv4Address("TCP", host, 0)


def _number(word: str) -> str:
    """The number in a word, which may have a port; nothing if there is none."""
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    found = number_of(word)
    return "" if found is None else str(found)
