"""A text that is longer than the screen, shown a page at a time. Rows in, pages out."""

import re

_ROW = re.compile(rb".*?\r\n", re.DOTALL)
LEAST = 3
"""Rows of a page, however low the screen."""


class Pages:
    """The rows that are still to be shown; `more` stands under each page but the last."""

    __slots__ = ("_size", "more", "rows")

    def __init__(self, rows: bytes, height: int, more: str) -> None:
        self.rows = _ROW.findall(rows)
        self.more = more
        self._size = max(height - 1, LEAST)

    def take(self) -> bytes:
        """The next page. A single row is not left for a page of its own: it takes the place of the question."""
        size = self._size + (len(self.rows) == self._size + 1)
        page, self.rows = self.rows[:size], self.rows[size:]
        return b"".join(page)
