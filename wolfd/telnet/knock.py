"""The first bytes of a connection: whether somebody has come to the wrong door."""

import re

TLS = b"\x16\x03"
"""How a TLS client begins."""
_IRC = re.compile(r"CAP (LS|REQ)\b|NICK \S|PASS \S|USER \S+ \S+ \S+ ")
_WEB = re.compile(r"[A-Z]{3,8} \S+ HTTP/\d")


class Knock:
    """Keeps the first bytes back until they are certain to be no TLS client's."""

    __slots__ = ("_head", "_is_known", "is_tls")

    def __init__(self) -> None:
        self._head = b""
        self._is_known = False
        self.is_tls = False
        """Whether the first bytes are a TLS client's."""

    def feed(self, octets: bytes) -> bytes:
        """The bytes that may be listened to; all of them from the first look on that is enough."""
        if self._is_known:
            return octets
        head = self._head + octets
        self._is_known = len(head) >= len(TLS) or not TLS.startswith(head)
        self._head = b"" if self._is_known else head
        self.is_tls = head.startswith(TLS)
        return head if self._is_known else b""


def wrong_door(line: str) -> str:
    """What to tell somebody whose first line is a web browser's or an IRC client's; nobody could be called so, for the blank."""
    if _WEB.match(line):
        return "telnet-no-web"
    return "telnet-no-irc" if _IRC.match(line) else ""
