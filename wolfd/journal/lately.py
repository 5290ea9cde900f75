"""The end of the log, read without proof and in bounded time: what is only shown again needs none."""

from collections.abc import Iterator
from pathlib import Path

from wolfd.journal import form
from wolfd.journal.form import Name
from wolfd.journal.reader import Record
from wolfd.journal.state import EVENTS

MOST = 16 * 1024 * 1024
"""Bytes that are read at most."""


def lately(state: Path, type: str, most: int = MOST) -> Iterator[Record]:  # noqa: A002 - the journal's own word
    """The records of one type in the last bytes of a state directory's log, in order. What cannot be read is left out."""
    directory = state / EVENTS
    mark = f'"type":"{type}"'.encode()
    for name, start in _last(directory, most):
        for number, (byte, line) in enumerate(_lines(form.path_of(directory, name.segment), start)):
            head = form.read_head(line) if mark in line[:160] and form.is_whole(line) else None
            if head is not None and head.type == type and head.dup is None:
                yield Record(head, line, name.segment, number, byte)


def _last(directory: Path, most: int) -> list[tuple[Name, int]]:
    """The newest segments that hold so many bytes, oldest first, and from which byte on each is read."""
    found: list[tuple[Name, int]] = []
    for name in reversed(form.names(directory)):
        if most <= 0:
            break
        try:
            size = form.path_of(directory, name.segment).stat().st_size
        except OSError:
            continue
        found.insert(0, (name, max(0, size - most)))
        most -= size
    return found


def _lines(path: Path, start: int) -> Iterator[tuple[int, bytes]]:
    """The whole lines of a file behind a byte, each with its place."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, start - 1))
            if start:
                file.readline()  # the rest of a line, or the end of the one before
            for line in file:
                yield file.tell() - len(line), line
    except OSError:
        return
