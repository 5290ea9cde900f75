"""One line of IRC, read; and its tags, written. Pure: nothing here knows a session or a command.

Lines have at most 512 bytes with their CRLF and without their tags, tags at most 4094 (message-tags, client's part).
Only the blank U+0020 parts words; the text after ` :` is one word whatever it holds.
"""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import msgspec

LINE = 510
"""Bytes of a line without tags and CRLF."""
TAGS = 4094
"""Bytes of a client's tags, without the @ before and the blank after."""

_NO_TAGS: Mapping[str, str] = MappingProxyType({})
_ESCAPES = {";": "\\:", " ": "\\s", "\\": "\\\\", "\r": "\\r", "\n": "\\n"}
_UNESCAPES = {":": ";", "s": " ", "r": "\r", "n": "\n"}
_ESCAPED = re.compile(r"\\(.?)", re.DOTALL)
_CLIENTS_KEY = re.compile(r"\+(?:[A-Za-z0-9.-]+/)?[A-Za-z0-9-]+")
_HOST = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?<!-)(?:\.(?!-)[A-Za-z0-9-]{1,63}(?<!-))+")


class Message(msgspec.Struct, frozen=True, gc=False):
    """A line as it was sent. The command is in capitals, and empty if the line had none."""

    command: str
    params: list[str] = []
    tags: Mapping[str, str] = _NO_TAGS
    source: str = ""


def parse(line: str) -> Message:
    """Read a line without its CRLF; never fails."""
    tags, source = _NO_TAGS, ""
    if line[:1] == "@":
        words, _, line = line[1:].partition(" ")
        tags = parse_tags(words)
        line = line.lstrip(" ")
    if line[:1] == ":":
        source, _, line = line[1:].partition(" ")
    head, colon, text = line.partition(" :")
    params = head.split(" ")
    if "" in params:
        params = [word for word in params if word]
    if colon:
        params.append(text)
    if not params or (colon and len(params) == 1):
        return Message("", [], tags, source)
    return Message(params[0].upper(), params[1:], tags, source)


def parse_tags(words: str) -> Mapping[str, str]:
    """Read tags without the @ before them; the last of two with one key counts."""
    pairs = (word.partition("=") for word in words.split(";") if word)
    return {key: _unescape(value) for key, _, value in pairs if key}


def is_key_of_client(key: str) -> bool:
    """Whether a tag is one that clients make up and that is passed on: its key goes out as it came."""
    return _CLIENTS_KEY.fullmatch(key) is not None


def format_tags(tags: Iterable[tuple[str, str]]) -> str:
    """Tags with the @ before and the blank after; nothing if there are none."""
    words = [f"{key}={escape(value)}" if value else key for key, value in tags]
    return f"@{';'.join(words)} " if words else ""


def is_too_long(line: bytes) -> bool:
    """Whether a line without its CRLF, or its tags, is longer than a client may send."""
    if line[:1] != b"@":
        return len(line) > LINE
    tags, _, rest = line.partition(b" ")
    return len(tags) - 1 > TAGS or len(rest) > LINE


def is_host_name(name: str) -> bool:
    """Whether a name can be a server's: one without a dot would be taken for a nick."""
    return len(name) <= 63 and _HOST.fullmatch(name) is not None


def escape(value: str) -> str:
    """A value of a tag as it stands in a line."""
    return "".join(_ESCAPES.get(sign, sign) for sign in value)


def _unescape(value: str) -> str:
    if "\\" not in value:
        return value
    return _ESCAPED.sub(lambda found: _UNESCAPES.get(found[1], found[1]), value)
