"""How far long work has come, for a terminal alone: drawn on standard error, so that the output stays what it is."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from wolfd.journal import Damage, Record, form

SOME = 1 << 20
"""Bytes between two strokes."""


@contextmanager
def progress(label: str, length: int) -> Iterator[Callable[[int], object]]:
    """A bar; the caller tells it how many bytes more were read."""
    if not sys.stderr.isatty() or length < SOME:
        yield bool
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        yield bar.update


def size_of(directory: Path, from_place: int = 0) -> int:
    """The bytes of all segments from one on."""
    return sum(form.path_of(directory, name.segment).stat().st_size for name in form.names(directory)[from_place:])


def measured(items: Iterable[Record | Damage], on_bytes: Callable[[int], object]) -> Iterator[Record | Damage]:
    """The items as they come; now and then it is told how many bytes they were."""
    read = 0
    for item in items:
        if isinstance(item, Record):
            read += len(item.line)
            if read >= SOME:
                on_bytes(read)
                read = 0
        yield item
    on_bytes(read)
