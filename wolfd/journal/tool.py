"""`wolflog`: arguments to calls of the journal's readers; see wolflog(1). Reads only, and takes no lock."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

import wolfd
from wolfd.journal.form import Checkpoint
from wolfd.journal.ids import Ids, read_ids
from wolfd.journal.reader import Damage, Record, records
from wolfd.journal.state import EVENTS, default_state
from wolfd.journal.verify import verify

USAGE = 64
UNREADABLE = 74
INTERRUPTED = 130
_ENVELOPE = ("v", "seq", "ts", "mono", "type", "h")


@dataclass(frozen=True, slots=True)
class Filter:
    """Which records are wanted; what is empty does not matter."""

    game: str | None
    chan: str | None
    types: tuple[str, ...]
    name: str | None
    ids: Ids | None

    def wants(self, record: Record) -> bool:
        return self._place(record) and self._type(record.type) and self._name(record.seq)

    def _place(self, record: Record) -> bool:
        head = record.head
        chan = self.chan is None or (head.chan or "").lower() == self.chan.lower()
        return chan and (self.game is None or head.game == self.game)

    def _type(self, type_: str) -> bool:
        return not self.types or any(type_ == each or type_.startswith(f"{each}.") for each in self.types)

    def _name(self, seq: int) -> bool:
        return self.name is None or (self.ids is not None and self.ids.names(self.name, seq))


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(wolfd.__version__, "-V", "--version", message="wolflog %(version)s")
def wolflog() -> None:
    """Read and check the log of a wolfd server."""


def _state_option(command: Callable[..., int]) -> Callable[..., int]:
    return click.option(
        "--state",
        type=click.Path(file_okay=False, path_type=Path),
        default=default_state,
        help="State directory of the server.",
    )(command)


@wolflog.command("verify")
@_state_option
@click.option("--checkpoint", metavar="LINE", help="Prove as well that the log contains this checkpoint.")
def verify_command(state: Path, checkpoint: str | None) -> int:
    """Check the whole log: exit 0 if whole, 1 if damaged, 2 if only the last line is torn."""
    point = Checkpoint.parse(checkpoint) if checkpoint is not None else None
    if checkpoint is not None and point is None:
        raise click.BadParameter(checkpoint, param_hint="--checkpoint")
    verdict = verify(_events(state), point)
    word = ("whole", "DAMAGED", "torn at the end")[verdict.code]
    found = map(str, (*verdict.notes, *verdict.torn, *verdict.damage))
    summary = f"{word}: {verdict.segments} segments, {verdict.records} records"
    _print([*found, summary, f"last: {verdict.last}"])
    return verdict.code


@wolflog.command("cat")
@_state_option
@click.option("--game", metavar="ID", help="Only records of this game.")
@click.option("--chan", metavar="NAME", help="Only records of this channel.")
@click.option("--type", "types", metavar="PREFIX", multiple=True, help="Only this type, or all types under it.")
@click.option("--from-seq", type=click.IntRange(min=0), default=0, metavar="N", help="Begin with this record.")
@click.option("--id", "name", metavar="ID", help="Only the record with this message id or appeal id.")
@click.option("--json/--text", "as_json", default=False, help="Lines as they stand in the log, or for reading.")
def cat_command(
    state: Path,
    from_seq: int,
    game: str | None,
    chan: str | None,
    types: tuple[str, ...],
    name: str | None,
    *,
    as_json: bool,
) -> int:
    """Print records in the log's order. Damage is told on standard error and stops nothing."""
    wanted = Filter(game, chan, types, name, read_ids(state) if name else None)
    _print(map(_raw if as_json else _text, _wanted(records(_events(state), from_seq), wanted)))
    return 0


def _wanted(items: Iterable[Record | Damage], wanted: Filter) -> Iterator[Record]:
    for item in items:
        if isinstance(item, Damage):
            click.echo(f"wolflog: {item}", err=True)
        elif wanted.wants(item):
            yield item


def _print(lines: Iterable[str | bytes]) -> None:
    """Print until all is out, or until the reader has gone, as with `wolflog cat | head`."""
    try:
        for line in lines:
            click.echo(line)
    except BrokenPipeError:
        # Python would complain at its end that it cannot flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _events(state: Path) -> Path:
    events = state / EVENTS
    next(events.iterdir(), None)  # raises what is wrong with it, rather than find no log and call it whole
    return events


def _raw(record: Record) -> bytes:
    return record.line[:-1]


def _text(record: Record) -> str:
    rest = " ".join(f"{key}={_value(value)}" for key, value in record.fields().items() if key not in _ENVELOPE)
    return f"{record.head.ts} {record.seq} {record.type} {rest}".rstrip()


def _value(value: object) -> str:
    """A member for a terminal: bare if it is one word, else as JSON with nothing in it that a terminal would obey."""
    if isinstance(value, str) and value and value.isprintable() and not set(value) & set(' "='):
        return value
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    try:
        return int(wolflog.main(arguments, prog_name="wolflog", standalone_mode=False) or 0)
    except click.ClickException as error:
        click.echo(f"wolflog: {error.format_message()} (wolflog -h tells what there is)", err=True)
        return USAGE
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except OSError as error:
        click.echo(f"wolflog: {error.filename}: {error.strerror}", err=True)
        return UNREADABLE


if __name__ == "__main__":
    sys.exit(main())
