"""Which part of a history a client asks for: references to messages, and what lies before, after and between. Pure."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from wolfd.chat.facts import Fact, Said
from wolfd.irc.forms import time_tag

_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Reference:
    """A message by its id, or a moment as server-time writes it."""

    mid: str = ""
    time: str = ""


Part = Callable[[Sequence[Fact]], list[Fact]]
"""What of some facts a client is shown at all."""


def reference(word: str) -> Reference | None:
    """What `msgid=...` or `timestamp=...` stands for; nothing if it is neither, or no time."""
    kind, _, value = word.partition("=")
    if kind == "msgid" and value:
        return Reference(mid=value.partition("-")[0])  # the lines of one message have its id with a number behind
    if kind == "timestamp" and (moment := time_of(value)):
        return Reference(time=moment)
    return None


def time_of(word: str) -> str:
    """A time in the one form that sorts; nothing if it is none."""
    if _TIME.fullmatch(word) is None:
        return ""
    try:
        at = datetime.fromisoformat(word)
    except ValueError:
        return ""
    return f"{at.isoformat(timespec='milliseconds')[:-6]}Z"


def messages(facts: Sequence[Fact]) -> list[Fact]:
    """Only what was said."""
    return [fact for fact in facts if isinstance(fact, Said) and fact.kind != "tagmsg"]


def events(facts: Sequence[Fact]) -> list[Fact]:
    """All that happened."""
    return list(facts)


class Playback:
    """A history in order, and the questions that may be asked of it; a message that is not there has nothing around it."""

    def __init__(self, facts: Sequence[Fact], shown: Part, limit: int) -> None:
        self._facts = facts
        self._shown = shown
        self._limit = limit

    def latest(self, after: Reference | None) -> list[Fact]:
        """The newest of all, or of those after a message."""
        _, end = self._around(after) if after is not None else (0, 0)
        return self._newest(end, len(self._facts))

    def before(self, mark: Reference) -> list[Fact]:
        return self._newest(0, self._around(mark)[0])

    def after(self, mark: Reference) -> list[Fact]:
        return self._oldest(self._around(mark)[1], len(self._facts))

    def between(self, one: Reference, other: Reference) -> list[Fact]:
        """What lies between, from the first on."""
        (first, behind_first), (last, behind_last) = self._around(one), self._around(other)
        if first <= last:
            return self._oldest(behind_first, last)
        return self._newest(behind_last, first)

    def around(self, mark: Reference) -> list[Fact]:
        """As many before as after, and the message itself."""
        place, _ = self._around(mark)
        if mark.mid and (not self._facts or self._facts[place].mid != mark.mid):
            return []
        before = self._shown(self._facts[:place])[-(self._limit // 2) :] if self._limit > 1 else []
        return before + self._shown(self._facts[place:])[: self._limit - len(before)]

    def _newest(self, start: int, end: int) -> list[Fact]:
        return self._shown(self._facts[start:end])[-self._limit :]

    def _oldest(self, start: int, end: int) -> list[Fact]:
        return self._shown(self._facts[start:end])[: self._limit]

    def _around(self, mark: Reference) -> tuple[int, int]:
        """How many facts lie before a reference, and how many together with it."""
        if mark.mid:
            found = next((place for place, fact in enumerate(self._facts) if fact.mid == mark.mid), None)
            return (found, found + 1) if found is not None else (0, len(self._facts))
        return bisect_left(self._facts, mark.time, key=_time), bisect_right(self._facts, mark.time, key=_time)


def _time(fact: Fact) -> str:
    return time_tag(fact.at)
