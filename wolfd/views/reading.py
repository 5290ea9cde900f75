"""`wolflog cat`, `follow` and `filter`: records as they are, by what they are about."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import click
import msgspec

from wolfd.journal import Damage, Record, form, records
from wolfd.journal.seals import unseal
from wolfd.journal.state import EVENTS
from wolfd.journal.tail import Tail
from wolfd.views.choosing import Choice, choice_options, chosen
from wolfd.views.honesty import honest, tell
from wolfd.views.printing import emit, form_options, printed

EVERY = 0.25
"""Seconds between two looks for what is new."""


def events_of(state: Path) -> Path:
    """The directory of a state directory's log. Raises OSError if there is none."""
    events = state / EVENTS
    next(events.iterdir(), None)  # raises what is wrong with it, rather than find no log and call it whole
    return events


@click.command("cat")
@choice_options
@form_options
@click.option("--unseal", "is_unsealed", is_flag=True, help="Show sealed personal data too, as `private`.")
def cat_command(state: Path, choice: Choice, form: str, *, is_unsealed: bool) -> int:
    """Print records in the log's order. Damage is told on standard error and stops nothing."""
    found = honest(state, chosen(records(events_of(state), choice.from_seq), choice), "cat")
    if is_unsealed:
        tell(state, "", "cat --unseal")
        found = unsealed(state, found)
    emit(printed(found, form))
    return 0


def unsealed(state: Path, found: Iterable[Record]) -> Iterator[Record]:
    """The records, with what is under seal in them in the place of the seal."""
    for record in found:
        fields = record.fields()
        values = unseal(state, str(fields.get("person")), str(fields["sealed"])) if fields.get("sealed") else None
        if values is None:
            yield record
        else:
            shown = {key: value for key, value in fields.items() if key != "sealed"}
            line = msgspec.json.encode({**shown, "private": values}) + b"\n"
            yield Record(record.head, line, record.segment, record.number, record.byte)


@click.command("follow")
@choice_options
@form_options
@click.option("--lines", "-n", type=click.IntRange(min=0), default=10, metavar="N", help="Begin with so many. [10]")
def follow_command(state: Path, choice: Choice, form: str, lines: int) -> int:
    """Print the last records, then each new one, over rotations and starts, until interrupted."""
    found = chosen(following(events_of(state), choice.from_seq or None, lines, lambda: time.sleep(EVERY), choice.wants), choice)
    emit(printed(honest(state, found, "follow"), form))
    return 0


def following(
    directory: Path, from_seq: int | None, lines: int, wait: Callable[[], object], wants: Callable[[Record], bool]
) -> Iterator[Record | Damage]:
    """The last wanted records of the newest segment (or all from a number on), then what comes; `wait` between looks."""
    tail = Tail(directory, from_seq)
    before = tail.fresh()
    if from_seq is None:
        before = iter(deque((item for item in before if isinstance(item, Record) and wants(item)), lines))
    yield from before
    while True:
        wait()
        yield from tail.fresh()


@click.command("filter")
@choice_options
@form_options
@click.argument("file", type=click.File("rb"), default="-")
def filter_command(state: Path, choice: Choice, form: str, file: BinaryIO) -> int:  # noqa: ARG001 - where an id's key is
    """Print those records of a file, or of standard input, that are wanted: lines as `cat --json` prints them."""
    emit(printed(chosen(_read(file), choice), form))
    return 0


def _read(file: Iterable[bytes]) -> Iterator[Record | Damage]:
    """Lines that somebody has picked from a log: they follow from nothing, so that no chain is looked at."""
    name, byte = getattr(file, "name", "-"), 0
    for number, line in enumerate(file, 1):
        head = form.read_head(line)
        if head is None or not form.is_whole(line):
            yield Damage(str(name), number, byte, 0, "the line cannot be read")
        else:
            yield Record(head, line, str(name), number, byte)
        byte += len(line)


COMMANDS = (cat_command, follow_command, filter_command)
