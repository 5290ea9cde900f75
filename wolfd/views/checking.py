"""`wolflog verify`, `stat` and `games`: the log as a whole."""

from pathlib import Path

import click
import msgspec

from wolfd.control import shell
from wolfd.control.tabular import table
from wolfd.journal import records, verify
from wolfd.journal.form import Checkpoint
from wolfd.views import counting
from wolfd.views.choosing import Choice, choice_options, chosen, state_option
from wolfd.views.printing import emit
from wolfd.views.progress import measured, progress, size_of
from wolfd.views.reading import events_of

WORDS = (("whole", "green"), ("DAMAGED", "red"), ("torn at the end", "yellow"))


@click.command("verify")
@state_option
@click.option("--checkpoint", metavar="LINE", help="Prove as well that the log contains this checkpoint.")
def verify_command(state: Path, checkpoint: str | None) -> int:
    """Check the whole log: exit 0 if whole, 1 if damaged, 2 if only the last line is torn."""
    point = Checkpoint.parse(checkpoint) if checkpoint is not None else None
    if checkpoint is not None and point is None:
        raise click.BadParameter(checkpoint, param_hint="--checkpoint")
    events = events_of(state)
    with progress("verifying", size_of(events)) as on_bytes:
        verdict = verify(events, point, on_bytes)
    word, colour = WORDS[verdict.code]
    found = (shell.harmless(str(each)) for each in (*verdict.notes, *verdict.torn, *verdict.damage))
    summary = f"{click.style(word, fg=colour, bold=True)}: {verdict.segments} segments, {verdict.records} records"
    emit([*found, summary, shell.harmless(f"last: {verdict.last}")])
    return verdict.code


@click.command("stat")
@choice_options
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
def stat_command(state: Path, choice: Choice, *, as_json: bool) -> int:
    """Count records by type and by day."""
    events = events_of(state)
    with progress("counting", size_of(events)) as on_bytes:
        counts = counting.count(chosen(measured(records(events, choice.from_seq), on_bytes), choice))
    if as_json:
        emit([msgspec.json.encode(counts.plain())])
    else:
        emit([*table(counts.summary(), ("what", "count")), "", *table(counts.days_rows(), ("day", "records", "bytes", "games", "persons")), "",
              *table(counts.types_rows(), ("type", "records", "bytes"))])
    return 0


@click.command("games")
@choice_options
@click.option("--json", "as_json", is_flag=True, help="A JSON object a line instead of a table.")
def games_command(state: Path, choice: Choice, *, as_json: bool) -> int:
    """List games and waiting tables in the order of their opening."""
    events = events_of(state)
    with progress("reading", size_of(events)) as on_bytes:
        rows = counting.games(chosen(measured(records(events, choice.from_seq), on_bytes), choice))
    if as_json:
        emit(msgspec.json.encode(row) for row in rows)
    else:
        emit(table(rows, ("game", "chan", "opened", "started", "ended", "seats", "people", "outcome")))
    return 0


COMMANDS = (verify_command, stat_command, games_command)
