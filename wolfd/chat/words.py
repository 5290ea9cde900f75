"""What people may say: hidden signs taken out, and long lines cut where a reader sees no harm. No state lives here."""

import re
from collections.abc import Iterator

from wcwidth import iter_graphemes

# Direction marks and overrides let a player forge what a line seems to say; separators let him forge a line.
_HIDDEN = re.compile(
    "[\x00\x01\x05-\x0e\x10\x12-\x15\x17-\x1c\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]"
)
_FORMATTING = re.compile("\x03(?:\\d{1,2}(?:,\\d{1,2})?)?|\x04(?:[0-9A-Fa-f]{6}(?:,[0-9A-Fa-f]{6})?)?|[\x00-\x1f]")

_BETWEEN = " ，、；。："


def clean(text: str) -> str:
    """The text without control and direction signs; IRC's own formatting signs stay."""
    return text if text.isprintable() else _HIDDEN.sub("", text)


def plain(text: str) -> str:
    """The text without IRC's formatting, for wires that cannot show it and for the record of names."""
    return text if text.isprintable() else _FORMATTING.sub("", _HIDDEN.sub("", text))


def cut(text: str, limit: int) -> tuple[str, ...]:
    """The text in pieces of at most `limit` bytes of UTF-8 each, never parted inside what a reader sees as one sign."""
    if len(text) * 4 <= limit or len(text.encode()) <= limit:
        return (text,)
    return tuple(_pieces(text, limit))


def cut_words(text: str, limit: int) -> tuple[str, ...]:
    """As `cut`, but behind a blank or a comma if that leaves a piece at least half full: for lists and sentences."""
    if len(text) * 4 <= limit or len(text.encode()) <= limit:
        return (text,)
    piece = shorten(text, limit)
    end = max(piece.rfind(sign) for sign in _BETWEEN) + 1
    piece = piece[:end] if 2 * end > len(piece) else piece
    return (piece, *cut_words(text[len(piece):], limit))


def shorten(text: str, limit: int) -> str:
    """As much of the text as fits in `limit` bytes of UTF-8."""
    return cut(text, limit)[0]


def _pieces(text: str, limit: int) -> Iterator[str]:
    piece, size = "", 0
    for sign in _signs(text, limit):
        weight = len(sign.encode())
        if size + weight > limit:
            yield piece
            piece, size = "", 0
        piece, size = piece + sign, size + weight
    yield piece


def _signs(text: str, limit: int) -> Iterator[str]:
    """What a reader sees as one sign each; one that alone is over the limit comes code point by code point."""
    for sign in iter_graphemes(text):
        if len(sign.encode()) > limit:
            yield from sign
        else:
            yield sign
