"""Which records somebody wants to read, and the options by which he says so."""

import difflib
import functools
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from wolfd.journal import TYPES, Damage, Record, default_state
from wolfd.journal.ids import Ids, read_ids

PERSONAL = ("nick", "person", "account", "old", "whom", "to")
"""Members that may name whom a record is about."""
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


class NothingFound(Exception):
    """No record is as somebody wants it."""


@dataclass(slots=True)
class Choice:
    """Which records are wanted; what is empty does not matter."""

    game: str | None = None
    chan: str | None = None
    player: str | None = None
    types: tuple[str, ...] = ()
    from_seq: int = 0
    to_seq: int | None = None
    since: str | None = None
    until: str | None = None
    name: str | None = None
    ids: Ids | None = None
    _persons: set[str] = field(default_factory=set)

    def wants(self, record: Record) -> bool:
        head = record.head
        return (
            self._time(record.seq, head.ts)
            and self._place(head.game, head.chan)
            and self._type(record.type)
            and self._name(record)
            and self._player(record)
        )

    @property
    def is_choosy(self) -> bool:
        """Whether there are records that are not wanted."""
        return bool(self._terms)

    def __str__(self) -> str:
        return ", ".join(f"{what} {value}" for what, value in self._terms.items())

    @property
    def _terms(self) -> dict[str, object]:
        given = {"game": self.game, "channel": self.chan, "player": self.player, "type": " or ".join(self.types), "id": self.name,
                 "from record": self.from_seq, "to record": self.to_seq, "since": self.since, "until": self.until}
        return {what: value for what, value in given.items() if value not in {None, ""} and (what != "from record" or value)}

    def hints(self) -> Iterator[str]:
        """Why there may be no record like that."""
        if self.name is not None and self.ids is None:
            yield "the state directory has no ids.key, without which no id is known"
        families = dict.fromkeys(name.partition(".")[0] for name in TYPES)
        for each in self.types:
            if not any(name == each or name.startswith(f"{each}.") for name in TYPES):
                near = difflib.get_close_matches(each, (*TYPES, *families), n=1)
                yield f"there is no type {each}" + (f", did you mean {near[0]}?" if near else f"; the families are {', '.join(families)}")

    def over(self, record: Record) -> bool:
        """Whether nothing wanted can follow a record."""
        return self.to_seq is not None and record.seq >= self.to_seq

    def _time(self, seq: int, ts: str) -> bool:
        if seq < self.from_seq or (self.to_seq is not None and seq > self.to_seq):
            return False
        return (self.since is None or ts >= self.since) and (self.until is None or ts < self.until)

    def _place(self, game: str | None, chan: str | None) -> bool:
        return (self.chan is None or (chan or "").lower() == self.chan.lower()) and self.game in {None, game}

    def _type(self, type_: str) -> bool:
        return not self.types or any(type_ == each or type_.startswith(f"{each}.") for each in self.types)

    def _name(self, record: Record) -> bool:
        if self.name is None:
            return True
        numbers = (record.seq, record.head.dup) if record.head.dup is not None else (record.seq,)
        return self.ids is not None and any(self.ids.names(self.name, seq) for seq in numbers)

    def _player(self, record: Record) -> bool:
        """Whether a record names the player, or a person who had that nick in a record before."""
        if self.player is None:
            return True
        fields = record.fields()
        wanted = self.player.casefold()
        named = any(str(fields.get(member, "")).casefold() == wanted for member in PERSONAL)
        person = fields.get("person")
        if str(fields.get("nick", "")).casefold() == wanted and isinstance(person, str):
            self._persons.add(person)
        return named or person in self._persons or fields.get("to") in self._persons


def chosen(items: Iterable[Record | Damage], choice: Choice) -> Iterator[Record]:
    """The wanted records; damage is told on standard error. Raises NothingFound at the end if there was none."""
    is_found = False
    for record in sought(items, choice):
        is_found = True
        yield record
    if choice.is_choosy and not is_found:
        raise NothingFound("; ".join((f"no record with {choice}", *choice.hints())))


def sought(items: Iterable[Record | Damage], choice: Choice) -> Iterator[Record]:
    """As `chosen`, where it is an answer as well that there is none."""
    for item in items:
        if isinstance(item, Damage):
            click.echo(f"wolflog: {item}", err=True)
            continue
        if choice.wants(item):
            yield item
        if choice.over(item):
            return


class Moment(click.ParamType[str]):
    """A time as the log has it; of one that is given short, the beginning."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        try:
            if ago := re.fullmatch(r"(\d+)([smhd])", text):
                return _stamp(datetime.fromtimestamp(time.time() - int(ago[1]) * UNITS[ago[2]], UTC))
            when = datetime.fromisoformat(text)
            return _stamp(when.astimezone(UTC) if when.tzinfo else when)
        except (ValueError, OverflowError, OSError):  # the latter where the year has no number
            self.fail(f"{text!r} is neither like 2026-11-30T12:00 (in UTC) nor like 90m, 2h or 3d (ago)", param, ctx)


def _stamp(when: datetime) -> str:
    return when.strftime("%Y-%m-%dT%H:%M:%S.%fZ")


Command = Callable[..., Any]


def state_option(command: Command) -> Command:
    """The option that says whose log is meant."""
    return click.option(
        "--state",
        type=click.Path(file_okay=False, readable=False, path_type=Path),
        default=default_state,
        help="State directory of the server.",
    )(command)


def _channel(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    """A shell takes a word that begins with # for a comment, so the sign may be left out."""
    return value if value is None or value.startswith("#") else f"#{value}"


OPTIONS = (
    state_option,
    click.option("--game", metavar="ID", help="Only records of this game."),
    click.option("--chan", metavar="NAME", callback=_channel, help="Only records of this channel; its # may be left out."),
    click.option("--player", metavar="NICK", help="Only records of this nick, person or account."),
    click.option("--type", "types", metavar="PREFIX", multiple=True, help="Only this type, or all types under it."),
    click.option("--from-seq", type=click.IntRange(min=0), default=0, metavar="N", help="Begin with this record."),
    click.option("--to-seq", type=click.IntRange(min=0), metavar="N", help="End with this record."),
    click.option("--since", type=Moment(), metavar="TIME", help="Only from this time on."),
    click.option("--until", type=Moment(), metavar="TIME", help="Only before this time."),
    click.option("--id", "name", metavar="ID", help="Only the record with this message id or appeal id."),
)


def choice_options(command: Command) -> Command:
    """Let a command choose records: it is given `state` and a `choice`."""

    @functools.wraps(command)
    def choosing(state: Path, name: str | None, **given: Any) -> Any:
        own = {key: given.pop(key) for key in tuple(given) if key in MEMBERS}
        return command(state=state, choice=Choice(name=name, ids=read_ids(state) if name else None, **own), **given)

    done: Command = choosing
    for option in reversed(OPTIONS):
        done = option(done)
    return done


MEMBERS = frozenset({"game", "chan", "player", "types", "from_seq", "to_seq", "since", "until"})
