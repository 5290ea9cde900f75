"""Big5 with the letters of Unicode-at-on (UAO), as BBS programs in Taiwan speak it. The tables are the package `uao`'s.

They, and the converter from simplified to traditional letters, are read when somebody first needs them: that takes a
quarter of a second and some memory, which a server without Big5 need not pay.
"""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from wolfd.telnet.wrap import cells, columns

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

WIDE = 2
"""Columns of all signs of two bytes: its terminals draw each byte in one column."""

_PIECE = re.compile(rb"[\x00-\x7f]+|[\x81-\xfe][\x40-\x7e\xa1-\xfe]|.", re.DOTALL)
_LEADS = range(0x81, 0xFF)
_PLAIN_LEADS = range(0xA1, 0xFA)
"""First bytes of what every Big5 program can show; the rest is UAO's."""
_UNREADABLE = "\ufffd"


class Decoder:
    """A reader of one connection's bytes. A first byte with a wrong second one takes nothing with it."""

    __slots__ = ("_lead",)

    def __init__(self) -> None:
        self._lead = b""

    def decode(self, octets: bytes, final: bool = False, /) -> str:
        octets = self._lead + octets
        self._lead = b""
        pieces = _PIECE.findall(octets)
        if not final and pieces and len(pieces[-1]) == 1 and pieces[-1][0] in _LEADS:
            self._lead = pieces.pop()
        return "".join(map(_read, pieces))


def encode(text: str) -> bytes:
    """The text in Big5: a text that holds simplified letters is converted to traditional ones as a whole."""
    if text.isascii():
        return text.encode()
    if any("\u3400" <= sign <= "\u9fff" and not _is_plain(sign) for sign in text):
        text = _traditional(text)
    return b"".join(map(_write, cells(text)))


@cache
def _letters() -> "Mapping[int, str]":
    from uao.b2u import b2u_table  # type: ignore[import-untyped]  # noqa: PLC0415 - see the header

    # The package notes single bytes in its table as it meets them; the letters of private use cannot be shown.
    return {pair: sign for pair, sign in b2u_table.items() if pair > 0xFF and sign.isprintable()}


@cache
def _pairs() -> "Mapping[str, bytes]":
    """Each letter's bytes. Of several, those that every program can show; and signs that only look like one."""
    from uao.u2b import u2b_table  # type: ignore[import-untyped]  # noqa: PLC0415 - see the header

    return {sign: pair for sign, pair in u2b_table.items() if len(pair) == 2 and columns(sign, WIDE) == WIDE}


def _is_plain(sign: str) -> bool:
    pair = _pairs().get(sign)
    return pair is not None and pair[0] in _PLAIN_LEADS


def _read(piece: bytes) -> str:
    if piece[0] < 0x80:
        return piece.decode()
    return _letters().get(int.from_bytes(piece), _UNREADABLE) if len(piece) == 2 else _UNREADABLE


def _write(cell: str) -> bytes:
    if cell.isascii():
        return cell.encode()
    return _pairs().get(cell, b"?" * columns(cell, WIDE))


@cache
def _converter() -> "Callable[[str], str]":
    from opencc import OpenCC  # noqa: PLC0415 - see the header

    return OpenCC("s2tw").convert


@lru_cache(maxsize=512)
def _traditional(text: str) -> str:
    return _converter()(text)
