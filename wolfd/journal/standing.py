"""What stands until it is lifted or its time is over, such as a warning: carried from segment to segment, whole.

Each header holds it, so that a start finds it however old it is, and retention takes nothing of it away. A record of
such a type names it by the member `measure`; a later one of the same name adds to it, one that lifts ends it. Of one that is
over, and of one of a secret type, only that it was is carried on, until `kept`: so long one may appeal against it.
"""

from collections.abc import Mapping
from typing import Any

from wolfd.journal.form import RESERVED
from wolfd.journal.registry import TYPES

Entry = dict[str, Any]
"""The members of its record, with `type` and `seq`; `until` is when it is over, in seconds since the epoch (0: never)."""

BARE = ("type", "seq", "until", "kept")
"""What is carried on of one that is over."""


class Standing:
    """All that stands, by name, in the order in which it began."""

    __slots__ = ("entries",)

    def __init__(self, entries: Mapping[str, Entry] | None = None) -> None:
        self.entries = dict(entries or {})

    def take(self, type_: str, seq: int, fields: Mapping[str, Any]) -> None:
        """Go on by a record; one of another type changes nothing."""
        kind, name = TYPES.get(type_), fields.get("measure")
        if kind is None or not isinstance(name, str):
            return
        if kind.stands:
            own = {key: value for key, value in fields.items() if (key in BARE if kind.secret else key not in RESERVED)}
            self.entries[name] = {"type": type_, "seq": seq, **self.entries.get(name, {}), **own}
        elif kind.lifts:
            self.entries.pop(name, None)

    def now(self, wall: float) -> dict[str, Entry]:
        """What still stands at a time; the rest is forgotten."""
        kept = {name: entry for name, entry in self.entries.items() if not _is_past(entry, "kept" if "kept" in entry else "until", wall)}
        self.entries = {name: _bare(entry) if _is_past(entry, "until", wall) else entry for name, entry in kept.items()}
        return self.entries


def _is_past(entry: Entry, member: str, wall: float) -> bool:
    when = entry.get(member)
    return isinstance(when, int | float) and 0 < when <= wall


def _bare(entry: Entry) -> Entry:
    return {key: value for key, value in entry.items() if key in BARE}
