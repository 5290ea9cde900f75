"""Characters to bytes and back. What cannot be read becomes U+FFFD; nothing raises. UTF-8 is the only character set."""

import codecs

from wolfd.telnet.codec import quote

UNREADABLE = "\ufffd"
OFFER = b";UTF-8"
"""What the CHARSET option (RFC 2066) is told that we can speak: a separator before each name."""


def decoder() -> codecs.IncrementalDecoder:
    """A reader of one connection's bytes; a character split between packets waits for its rest."""
    return codecs.getincrementaldecoder("utf-8")("replace")


def encode(text: str) -> bytes:
    """The text as bytes for the wire, with no telnet command in them."""
    return quote(text.encode(errors="replace"))
