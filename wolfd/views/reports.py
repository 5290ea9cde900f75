"""`wolflog reports` and `report`: what players complained of, and what was said and done around it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from wolfd.control.tabular import table
from wolfd.journal import Damage, Record, records
from wolfd.journal.ids import Ids, read_ids
from wolfd.views.choosing import Choice, choice_options, chosen, sought, state_option
from wolfd.views.honesty import honest
from wolfd.views.printing import emit, form_options, printed
from wolfd.views.reading import events_of

AFTER = 300.0
"""Seconds after a report that belong to it."""
COLUMNS = ("id", "time", "game", "room", "by", "about", "seat", "reason", "appealed")


@dataclass(frozen=True, slots=True)
class Around:
    """Which records belong to a report: those of its game or room near it in time, and those of both persons."""

    since: str
    until: str
    game: str | None
    chan: str | None
    persons: frozenset[str]

    @classmethod
    def of(cls, fields: dict[str, Any]) -> "Around":
        at = datetime.fromisoformat(fields["ts"]).timestamp()
        return cls(_stamp(fields.get("since", at)), _stamp(at + AFTER), fields.get("game"), fields.get("chan") or None,
                   frozenset(str(fields[each]) for each in ("person", "whom") if fields.get(each)))

    def holds(self, record: Record) -> bool:
        head = record.head
        if not self.since <= head.ts < self.until or head.type.startswith(("log.", "clock.")):
            return False
        if (self.game is not None and head.game == self.game) or (self.chan is not None and head.chan == self.chan):
            return True
        fields = record.fields()
        return any(fields.get(member) in self.persons for member in ("person", "whom", "to"))


@click.command("reports")
@choice_options
def reports_command(state: Path, choice: Choice) -> int:
    """List what players reported, with the names by which they may be asked for, and by which were appealed."""
    find = chosen if choice.is_choosy else sought
    choice.types = ("mod.reported",)
    events, ids = events_of(state), read_ids(state)
    appealed = {str(record.fields().get("id")) for record in sought(records(events), Choice(types=("mod.appealed",)))}
    rows = [_row(record, ids, appealed) for record in honest(state, find(records(events, choice.from_seq), choice), "reports")]
    emit(table(rows, COLUMNS))
    return 0


@click.command("report")
@state_option
@click.argument("name", metavar="ID")
@form_options
def report_command(state: Path, name: str, form: str) -> int:
    """Print the report ID and the records around it: of its game, its room and both persons, from ten minutes before."""
    found = _find(state, name)
    around = Around.of(found.fields())
    emit(printed(honest(state, _collected(state, around), "report"), form))
    return 0


def _collected(state: Path, around: Around) -> Iterator[Record]:
    for item in records(events_of(state)):
        if isinstance(item, Damage):
            click.echo(f"wolflog: {item}", err=True)
        elif item.head.ts >= around.until and item.head.ts[:10] > around.until[:10]:
            return      # the wall clock may have been set back, but not by days
        elif around.holds(item):
            yield item


def _find(state: Path, name: str) -> Record:
    ids = read_ids(state)
    wanted = Choice(types=("mod.reported",), name=name, ids=ids)
    found = next(sought(records(events_of(state)), wanted), None)
    if found is None:
        raise click.BadParameter(f"no report is called {name}", param_hint="ID")
    return found


def _row(record: Record, ids: Ids | None, appealed: set[str]) -> dict[str, object]:
    fields = record.fields()
    name = ids.appeal(record.head.dup or record.seq) if ids else ""
    return {"id": name, "time": f"{record.head.ts[:19]}Z", "game": record.head.game, "room": record.head.chan, "by": fields.get("nick"),
            "about": fields.get("whom_nick"), "seat": fields.get("seat"), "reason": fields.get("reason"), "appealed": "yes" if name in appealed else None}


def _stamp(wall: Any) -> str:
    return datetime.fromtimestamp(float(wall), UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


COMMANDS = (reports_command, report_command)
