"""The header of the PROXY protocol, versions 1 and 2: where a connection comes from that a proxy has brought.

No sockets here: bytes in, in any pieces, and once it is complete what it says. TLVs of version 2 are skipped.
The specification is haproxy.org's proxy-protocol.txt.
"""

import ipaddress
import struct
from dataclasses import dataclass

SIGNATURE = b"\r\n\r\n\0\r\nQUIT\n"
"""How version 2 begins."""
WORD = b"PROXY "
"""How version 1 begins."""
LONGEST_LINE = 107
"""Bytes of a header of version 1, its CR LF included."""
LONGEST = 4096
"""Bytes that may follow the fixed part of version 2: addresses have 36, a proxy may add the names of a certificate."""

_FIXED = 16
_LOCAL, _PROXY = 0x20, 0x21
_TCP4, _TCP6 = 0x11, 0x21


class BadHeader(Exception):
    """What came is no header."""


@dataclass(frozen=True, slots=True)
class Told:
    """A complete header."""

    host: str
    """Where the connection comes from; nothing if that is not said, and it is the proxy's own."""
    port: int
    rest: bytes
    """What came after it: the client's first bytes."""


class Reader:
    """Gathers a header."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held = b""

    def feed(self, data: bytes) -> Told | None:
        """What the header says; nothing if more must come. BadHeader as soon as it can be none."""
        held = self._held = self._held + data
        if held.startswith(WORD):
            return _line(held)
        if held.startswith(SIGNATURE):
            return _binary(held)
        if WORD.startswith(held) or SIGNATURE.startswith(held):
            return None
        raise BadHeader


def _line(held: bytes) -> Told | None:
    """Version 1: words on one line."""
    end = held.find(b"\r\n", 0, LONGEST_LINE)
    if end < 0:
        if len(held) >= LONGEST_LINE:
            raise BadHeader
        return None
    rest = held[end + 2 :]
    words = held[len(WORD) : end].split(b" ")
    if words[0] == b"UNKNOWN":
        return Told("", 0, rest)
    if len(words) != 5 or words[0] not in {b"TCP4", b"TCP6"}:
        raise BadHeader
    version = 4 if words[0] == b"TCP4" else 6
    host, _ = _number(words[1], version), _number(words[2], version)
    port, _ = _port(words[3]), _port(words[4])
    return Told(host, port, rest)


def _number(word: bytes, version: int) -> str:
    try:
        number = ipaddress.ip_address(word.decode("ascii"))
    except ValueError as error:
        raise BadHeader from error
    if number.version != version or b"%" in word:
        raise BadHeader
    return str(number)


def _port(word: bytes) -> int:
    if not word.isdigit() or len(word) > 5 or int(word) > 65_535 or (len(word) > 1 and word[:1] == b"0"):
        raise BadHeader
    return int(word)


def _binary(held: bytes) -> Told | None:
    """Version 2: a fixed part that tells how much follows."""
    if len(held) < _FIXED:
        return None
    command, family, size = struct.unpack("!BBH", held[len(SIGNATURE) : _FIXED])
    if command not in {_LOCAL, _PROXY} or size > LONGEST:
        raise BadHeader
    if len(held) < _FIXED + size:
        return None
    body, rest = held[_FIXED : _FIXED + size], held[_FIXED + size :]
    if command == _PROXY and family == _TCP4:
        return _from(body, 4, rest)
    if command == _PROXY and family == _TCP6:
        return _from(body, 16, rest)
    return Told("", 0, rest)  # the proxy's own, or of a kind that has no such address


def _from(body: bytes, width: int, rest: bytes) -> Told:
    """The source of a pair of addresses and ports."""
    if len(body) < 2 * width + 4:
        raise BadHeader
    (port,) = struct.unpack_from("!H", body, 2 * width)
    return Told(str(ipaddress.ip_address(body[:width])), port, rest)
