"""One record as a line: for reading, as it stands in the log, or as an IRC client would have kept it; and getting it out."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import click

from wolfd.control.shell import harmless_json, heard
from wolfd.journal import TYPES, Record
from wolfd.views.irclog import IrcLog

ENVELOPE = ("v", "seq", "ts", "mono", "type", "h")
COLOURS = {
    "log": "bright_black", "clock": "bright_black", "conn": "blue", "auth": "blue", "account": "blue", "chat": "green",
    "query": "magenta", "table": "cyan", "game": "yellow", "mod": "red", "ban": "red",
    "oper": "red", "admin": "red",
}  # fmt: skip
"""The colour of each family of types."""
FORMS = ("text", "json", "irc")

Line = str | bytes


def emit(lines: Iterable[Line]) -> None:
    """Print until all is out, or until the reader has gone.

    Colours are for a terminal alone, and not for one whose owner wants none (NO_COLOR).
    """
    color = False if os.environ.get("NO_COLOR") else None
    is_seen = sys.stdout.isatty()
    with heard():
        for line in lines:
            click.echo(_seen(line) if is_seen and isinstance(line, bytes) else line, color=color)


def _seen(line: bytes) -> str:
    """A line of JSON for a terminal: the same, but for what it would obey."""
    return harmless_json(line.decode(errors="replace"))


def form_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command be told how to print records: it is given `form`."""
    for form, told in (("irc", "Talk, as an IRC client keeps it."), ("text", "A line for reading each."),
                       ("json", "Lines as they stand in the log.")):
        command = click.option(f"--{form}", "form", flag_value=form, default=form == "text", help=told)(command)
    return command


def printed(records: Iterable[Record], form: str) -> Iterator[Line]:
    """Records in a form, a line or a few each."""
    match form:
        case "json":
            yield from (record.line.rstrip(b"\n") for record in records)
        case "irc":
            log = IrcLog()
            for record in records:
                yield from log.lines(record.fields())
        case _:
            yield from map(text_line, records)


def text_line(record: Record) -> str:
    """Time, number, type, and all other members; what may be secret while its game runs is marked by its colour."""
    kind = TYPES.get(record.type)
    colour = COLOURS.get(record.type.partition(".")[0])
    rest = " ".join(f"{_value(key)}={_value(value)}" for key, value in record.fields().items() if key not in ENVELOPE)
    head = click.style(f"{_value(record.head.ts)} {record.seq}", dim=True)
    type_ = click.style(_value(record.type), fg=colour, bold=bool(kind and kind.secret))
    return f"{head} {type_} {rest}".rstrip()


def _value(value: object) -> str:
    """A member for a terminal: bare if it is one word, else as JSON with nothing in it that a terminal would obey."""
    if isinstance(value, str) and value and value.isprintable() and not set(value) & set(' "='):
        return value
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)
