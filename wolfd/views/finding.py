"""One game's records, found without reading what cannot hold any."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from wolfd.journal import Damage, Record, form, records
from wolfd.journal.reader import read_opening
from wolfd.views.progress import measured

PIECE = 1 << 22
LAST = frozenset({"game.ended", "table.closed"})


class NoSuchGame(Exception):
    """No record of the log belongs to the game."""


def segments_of(directory: Path, game: str) -> list[int]:
    """The places of the segments that name a game."""
    needle = b'"game":"%b"' % game.encode(errors="replace")
    return [place for place, name in enumerate(form.names(directory)) if _holds(form.path_of(directory, name.segment), needle)]


def fields_of(directory: Path, game: str, on_bytes: Callable[[int], object]) -> Iterator[dict[str, Any]]:
    """Every record from a game's first on, to its last or the log's; damage is told on standard error.

    Raises NoSuchGame.
    """
    places = segments_of(directory, game)
    if not places:
        raise NoSuchGame(game)
    begun = False
    for item in measured(records(directory, form.names(directory)[places[0]].first), on_bytes):
        if isinstance(item, Damage):
            click.echo(f"wolflog: {item}", err=True)
            continue
        ours = item.head.game == game
        begun = begun or ours
        if begun:
            yield item.fields()
        if ours and item.type in LAST:
            return
    if not begun:
        raise NoSuchGame(game)


def origin(directory: Path, game: str) -> tuple[str, str]:
    """The log's id and the software that wrote a game's first segment; empty where its header is lost."""
    for name in (form.names(directory)[place] for place in segments_of(directory, game)[:1]):
        with form.path_of(directory, name.segment).open("rb") as file:
            line = file.readline()
        head = form.read_head(line)
        opening = read_opening(line, head) if head and form.split(line) and form.is_whole(line) else None
        if opening and head:
            return opening.log, str(Record(head, line, name.segment, 1, 0).fields().get("software", ""))
    return "", ""


def _holds(path: Path, needle: bytes) -> bool:
    """Whether a file holds some bytes; it is read in pieces that overlap."""
    rest = b""
    with path.open("rb") as file:
        while piece := file.read(PIECE):
            if needle in rest + piece:
                return True
            rest = piece[-len(needle) :]
    return False
