"""Sums over many records: how many of what, when; and one row for each game."""

import contextlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from wolfd.journal import Record
from wolfd.views.irclog import STRANGE

Row = dict[str, object]


@dataclass(slots=True)
class Day:
    """One day's numbers, in UTC."""

    records: int = 0
    bytes: int = 0
    games: int = 0
    persons: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Counts:
    """What was counted."""

    first: str = ""
    last: str = ""
    records: int = 0
    bytes: int = 0
    segments: set[str] = field(default_factory=set)
    types: Counter[str] = field(default_factory=Counter)
    sizes: Counter[str] = field(default_factory=Counter)
    days: dict[str, Day] = field(default_factory=dict)

    def take(self, record: Record) -> None:
        ts, size = record.head.ts, len(record.line)
        self.first, self.last = self.first or ts, ts
        self.records += 1
        self.bytes += size
        self.segments.add(record.segment)
        self.types[record.type] += 1
        self.sizes[record.type] += size
        day = self.days.setdefault(ts[:10], Day())
        day.records += 1
        day.bytes += size
        day.games += record.type == "game.ended"
        if record.type == "auth.registered":
            day.persons.add(str(record.fields().get("person")))

    def whole(self) -> Row:
        return {"records": self.records, "bytes": self.bytes, "segments": len(self.segments), "first": self.first, "last": self.last}

    def summary(self) -> list[Row]:
        return [{"what": what, "count": count} for what, count in self.whole().items()]

    def days_rows(self) -> list[Row]:
        return [{"day": day, "records": one.records, "bytes": one.bytes, "games": one.games, "persons": len(one.persons)}
                for day, one in sorted(self.days.items())]

    def types_rows(self) -> list[Row]:
        return [{"type": type_, "records": count, "bytes": self.sizes[type_]} for type_, count in self.types.most_common()]

    def plain(self) -> Row:
        return {**self.whole(), "days": self.days_rows(), "types": self.types_rows()}


def count(records: Iterable[Record]) -> Counts:
    """Everything that there is to count."""
    counts = Counts()
    for record in records:
        counts.take(record)
    return counts


def games(records: Iterable[Record]) -> list[Row]:
    """A row for each game or table: where, when, how many sat there, and how it ended."""
    rows: dict[str, Row] = {}
    for record in records:
        change = CHANGES.get(record.type)
        if change is not None and record.head.game is not None:
            row = rows.setdefault(record.head.game, {"game": record.head.game, "chan": record.head.chan, "outcome": "waiting"})
            with contextlib.suppress(*STRANGE):  # what else is known of it is told
                change(row, record.fields())
    return list(rows.values())


def _opened(row: Row, fields: dict[str, Any]) -> None:
    row["opened"] = _short(fields["ts"])


def _started(row: Row, fields: dict[str, Any]) -> None:
    seats = fields["seats"]
    people = [seat["nick"] for seat in seats if not seat["bot"]]
    row.update(started=_short(fields["ts"]), seats=len(seats), people=" ".join(people), outcome="running")


def _ended(row: Row, fields: dict[str, Any]) -> None:
    camps = "+".join(fields.get("camps", ()))
    outcome = camps or ("draw" if fields.get("why") == "won" else str(fields.get("why", "closed")))
    row.update(ended=_short(fields["ts"]), outcome=outcome)


def _short(ts: object) -> str:
    return f"{str(ts)[:19]}Z"


CHANGES = {"table.opened": _opened, "table.started": _started, "table.closed": _ended, "game.ended": _ended}
