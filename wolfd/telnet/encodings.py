"""Characters to bytes and back, in the character sets that a client may use. What cannot be read becomes U+FFFD; what
cannot be written becomes `?`, as many as its columns. Nothing raises.
"""

import codecs
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from wolfd.telnet import big5
from wolfd.telnet.codec import quote

UNREADABLE = "\ufffd"


class Decoder(Protocol):
    """A reader of one connection's bytes; a character split between packets waits for its rest."""

    def decode(self, octets: bytes, final: bool = ..., /) -> str: ...


@dataclass(frozen=True, slots=True, eq=False)
class Charset:
    """A character set."""

    name: str
    names: tuple[str, ...]
    """What it is called, by people and by programs; folded."""
    decoder: Callable[[], Decoder]
    write: Callable[[str], bytes]
    ambiguous: int
    """Columns that its terminals give to the signs which are wide in Chinese fonts only."""

    def encode(self, text: str) -> bytes:
        """The text as bytes for the wire, with no telnet command in them."""
        return quote(self.write(text))


class _Gb18030:
    """Python's reader, but for this: behind a first byte and a digit it waits for two more, even where the next one, an
    Enter perhaps, cannot be the third."""

    __slots__ = ("_decoder",)

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("gb18030")("replace")

    def decode(self, octets: bytes, final: bool = False, /) -> str:
        text = self._decoder.decode(octets, final)
        held = self._decoder.getstate()[0]
        if len(held) > 2 and held[2] not in _LEADS:
            self._decoder.reset()
            text += UNREADABLE + self._decoder.decode(held[1:], final)
        return text


_LEADS = range(0x81, 0xFF)


def _utf_8() -> Decoder:
    return codecs.getincrementaldecoder("utf-8")("replace")


UTF_8 = Charset("utf-8", ("utf-8", "utf8", "unicode"), _utf_8, lambda text: text.encode(errors="replace"), 1)
GB18030 = Charset("gbk", ("gbk", "gb18030", "gb2312", "gb", "cp936", "euc-cn", "国标", "國標"), _Gb18030,
                  lambda text: text.encode("gb18030", "replace"), 2)  # fmt: skip
BIG5 = Charset("big5", ("big5", "big-5", "cp950", "big5-uao", "big5-hkscs", "uao", "大五码", "大五碼"), big5.Decoder,
               big5.encode, 2)  # fmt: skip
CHARSETS = (UTF_8, GB18030, BIG5)
BY_NAME = {name: charset for charset in CHARSETS for name in charset.names}
OFFER = b";UTF-8;GB18030;GBK;BIG5"
"""What the CHARSET option (RFC 2066) is told that we can speak: a separator before each name."""


def find_charset(name: str) -> Charset | None:
    """The character set of that name, of letters of any width; nothing if we cannot speak it."""
    return BY_NAME.get(unicodedata.normalize("NFKC", name).strip().casefold())


def likely(octets: bytes) -> Charset | None:
    """The Chinese character set that a line, which is no UTF-8, seems to be in; nothing if it may be any."""
    shares = {charset: _share(octets, charset, *common) for charset, common in _COMMON.items()}
    best = max(shares, key=lambda charset: shares[charset])
    return best if shares[best] > sum(shares.values()) - shares[best] and shares[best] > _MOST else None


_COMMON = {GB18030: (0xB0, 0xD7), BIG5: (0xA4, 0xC6)}
"""The first bytes of the characters that each set holds for the most common ones."""
_MOST = 0.6


def _share(octets: bytes, charset: Charset, least: int, most: int) -> float:
    """The common ones among the Chinese characters of a line; none if it is not in that set."""
    text = charset.decoder().decode(octets, True)  # noqa: FBT003 - the codecs' signature
    wide = [sign for sign in text if not sign.isascii()]
    if not wide or UNREADABLE in text:
        return 0.0
    return sum(least <= charset.write(sign)[0] <= most for sign in wide) / len(wide)
