"""Names of people and rooms: when two are the same, which are allowed, and how masks match. No state lives here."""

import hashlib
import re
import unicodedata

_LOWER = {capital: capital + 32 for capital in range(ord("A"), ord("Z") + 1)}
_ASCII_NICK = re.compile(r"[A-Za-z\[\]\\`_^{|}][A-Za-z0-9\[\]\\`_^{|}-]*")
_LETTERS = {"Ll", "Lu", "Lo", "Lt", "Lm", "Mn", "Mc", "Nd"}
_SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Signs that choose another form of the one before them."""
UNSEEN = _SELECTORS | frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and signs that are drawn as nothing."""
_EMOJI = "\ufe0f"
"""A selector that ordinary names of rooms have: many clients put it behind each heart."""


def fold(name: str) -> str:
    """The name that stands for all its spellings: CASEMAPPING=ascii, so only A-Z differ from a-z in nothing."""
    return name.lower() if name.isascii() else name.translate(_LOWER)


def is_nick(nick: str, limit: int) -> bool:
    """Whether a nick is well formed: letters of any script first, no digit first, at most `limit` bytes."""
    if nick.isascii():
        return len(nick) <= limit and _ASCII_NICK.fullmatch(nick) is not None
    if len(nick.encode()) > limit or nick[0] == "-" or nick[0].isdigit():
        return False
    return unicodedata.is_normalized("NFKC", nick) and _marks_are_carried(nick) and all(map(_may_be_in_nick, nick))


def is_channel(name: str, limit: int) -> bool:
    """Whether a channel's name is well formed: `#` and at least one sign, no blank, comma, colon or invisible one."""
    if len(name) < 2 or name[0] != "#" or len(name.encode()) > limit:
        return False
    seen = name.replace(_EMOJI, "")
    return len(seen) > 1 and unicodedata.is_normalized("NFC", name) and not any(map(_is_hidden, seen))


def is_key(key: str, limit: int) -> bool:
    """Whether a word may be a channel's key: it is told to the members, so it has no sign that is not seen."""
    return 0 < len(key.encode()) <= limit and not any(map(_is_hidden, key))


def host_of(account: str) -> str:
    """What stands for the address of somebody who is logged in: the same wherever he comes from.

    It is as long as a cloak, so that a client that counts the bytes of its lines is not mistaken when it logs in.
    """
    return f"{hashlib.blake2b(fold(account).encode(), digest_size=5).hexdigest()}.owner"


def is_user_name(name: str) -> bool:
    """Whether a user name may stand between ! and @."""
    return bool(name) and not any(sign in "!@*?: " or _is_hidden(sign) for sign in name)


def matches(mask: str, subject: str) -> bool:
    """Whether a mask with * and ? fits the whole of the subject, ASCII case apart.

    Each part between stars is settled where it first fits, so that many stars take no longer than few; and nothing is
    made beforehand, as a pattern of a long mask would take milliseconds.
    """
    subject = fold(subject)
    first, *rest = fold(mask).split("*")
    if not rest:
        return _is_same(first, subject)
    *middle, last = rest
    at, end = len(first), len(subject) - len(last)
    if at > end or not (_is_same(first, subject[:at]) and _is_same(last, subject[end:])):
        return False
    for part in filter(None, middle):
        at = _find(part, subject, at, end) + len(part)
        if at < len(part):
            return False
    return True


def compiled(mask: str) -> re.Pattern[str]:
    """A mask as a pattern for folded subjects, for whoever holds it against many."""
    first, *rest = ["".join("." if sign == "?" else re.escape(sign) for sign in part) for part in fold(mask).split("*")]
    if not rest:
        return re.compile(first, re.DOTALL)
    # Atomic groups: each part is settled where it first fits, else a mask of many stars would take exponential time.
    middle = "".join(f"(?>.*?{part})" for part in rest[:-1] if part)
    return re.compile(f"{first}{middle}.*{rest[-1]}", re.DOTALL)


def split_mask(mask: str) -> tuple[str, str, str]:
    """The nick, user and host of nick!user@host; empty where a part was left out."""
    rest, _, host = mask.partition("@")
    nick, _, user = rest.partition("!")
    return nick, user, host


def full_mask(mask: str) -> str:
    """A ban mask in its full form nick!user@host, the parts that were left out being *."""
    if "@" in mask and "!" not in mask:
        mask = f"*!{mask}"
    nick, user, host = split_mask(mask)
    return f"{nick or '*'}!{user or '*'}@{host or '*'}"


def _find(part: str, subject: str, start: int, end: int) -> int:
    """Where a part of a mask without * fits first between two places; -1 if nowhere."""
    if "?" not in part:
        return subject.find(part, start, end)
    places = range(start, end - len(part) + 1)
    return next((place for place in places if _is_same(part, subject[place : place + len(part)])), -1)


def _is_same(part: str, text: str) -> bool:
    """Whether a part of a mask without * fits the whole of a text."""
    if "?" not in part:
        return part == text
    return len(part) == len(text) and all(sign in {"?", there} for sign, there in zip(part, text, strict=True))


def _may_be_in_nick(sign: str) -> bool:
    if sign.isascii():
        return _ASCII_NICK.fullmatch(f"a{sign}") is not None
    return unicodedata.category(sign) in _LETTERS and sign not in UNSEEN


def _marks_are_carried(nick: str) -> bool:
    """Whether each accent sits on a letter, at most two on one."""
    run = 2
    for sign in nick:
        run = run + 1 if unicodedata.category(sign).startswith("M") else 0
        if run > 2:
            return False
    return True


def _is_hidden(sign: str) -> bool:
    return sign in " ,:\x07" or sign in UNSEEN or unicodedata.category(sign)[0] in "CZ"
