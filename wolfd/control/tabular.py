"""Rows under their headings, for a terminal or a pipe."""

from collections.abc import Iterable, Iterator, Mapping

import click


def table(rows: Iterable[Mapping[str, object]], columns: Iterable[str]) -> Iterator[str]:
    """The lines of a table, each column as wide as it must be; nothing in it that a terminal would obey."""
    columns = tuple(columns)
    cells = [columns, *(tuple(_cell(row.get(column)) for column in columns) for row in rows)]
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    for number, row in enumerate(cells):
        line = "  ".join(cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)).rstrip()
        yield click.style(line, bold=True) if number == 0 else line


def _cell(value: object) -> str:
    match value:
        case None:
            text = ""
        case list() | tuple():
            text = " ".join(map(str, value))
        case _:
            text = str(value)
    return text if text.isprintable() else ascii(text)[1:-1]


def _width(text: str) -> int:
    from wcwidth import wcswidth  # noqa: PLC0415 - only tables need it

    return max(0, wcswidth(text))
