"""The conditions of LIST: ELIST C M N T U. Pure."""

import re
from collections.abc import Callable

from wolfd.chat.names import compiled, fold
from wolfd.chat.people import Channel

Filter = Callable[[Channel], bool]

_NUMBER = re.compile(r"([CT]?)([<>])(\d{1,9})", re.IGNORECASE)


def filters(words: str, now: float) -> list[Filter]:
    """What a channel must fulfil, all of it: masks with * and ?, `!mask`, `>3` members, `C>60` and `T<60` minutes ago."""
    return [found for word in words.split(",") if word and (found := _filter(word, now)) is not None]


def _filter(word: str, now: float) -> Filter | None:
    """The condition that a word stands for; a name that is given outright is none."""
    number = _NUMBER.fullmatch(word)
    if number is not None:
        return _compare(number[1].upper(), number[2], int(number[3]), now)
    if word[0] == "!" and len(word) > 1:
        other = compiled(word[1:])
        return lambda channel: other.fullmatch(fold(channel.name)) is None
    if set(word) & set("*?"):
        pattern = compiled(word)
        return lambda channel: pattern.fullmatch(fold(channel.name)) is not None
    return None


def _compare(kind: str, sign: str, bound: int, now: float) -> Filter:
    def minutes(at: float) -> float:
        return (now - at) / 60

    def measure(channel: Channel) -> float:
        if kind == "C":
            return minutes(channel.created)
        return minutes(channel.topic_at) if kind == "T" else len(channel.members)

    def fits(channel: Channel) -> bool:
        if kind == "T" and not channel.topic_at:
            return False
        return measure(channel) > bound if sign == ">" else measure(channel) < bound

    return fits
