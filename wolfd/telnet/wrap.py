"""Columns: how wide text is on a terminal, and where a row of it may end, in Chinese as in English.

A row ends at a blank, or beside a wide character; closing punctuation never begins a row and opening punctuation
never ends one. A command and the word behind it are on one row: they are there to be typed.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from wcwidth import iter_graphemes, wcswidth, wcwidth

from wolfd.telnet.gluing import BLANKS, Glue

NARROWEST = 10
"""Rows are laid out for at least so many columns, however narrow the terminal."""
SIGNS = 16
"""Signs that one character may be made of: an emoji has up to ten, and no script as many marks on a letter."""

_NO_START = frozenset("!%),.:;?]}、。〉》」』】〕〗〞！％），．：；？］｝～…—·”’ー々")
_MARKED = "["
"""Stands behind an artificial player's name, without a blank."""
_NO_END = frozenset("/／([{〈《「『【〔〖〝（［｛“‘")
_JOINER = "\u200d"
_FILLERS = frozenset("\u3164\uffa0")
_SIMPLE = re.compile("[ -~\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uff01-\uff60]*")
"""Text in which each sign is a character, as wide as every terminal has it."""


def columns(text: str, ambiguous: int = 1) -> int:
    """How many columns the text takes; signs that cannot be shown take none, those of either width `ambiguous`."""
    if _JOINER in text:  # wcswidth leaves out a letter after a joiner; only emoji are joined
        return sum(max(wcswidth(cell, ambiguous_width=ambiguous), 0) for cell in iter_graphemes(text))
    return max(wcswidth(text, ambiguous_width=ambiguous), 0)


def cells(text: str) -> list[str]:
    """What a reader sees as one character each."""
    return list(text) if _SIMPLE.fullmatch(text) else list(iter_graphemes(text))


@lru_cache(maxsize=4096)
def breadth(cell: str, ambiguous: int = 1) -> int:
    """The most columns that a terminal may give to a character: many draw each of its signs, joined or not.

    If less were reckoned, a player could fill a row unseen and begin the next one as the Moderator does.
    """
    drawn = columns(cell, ambiguous)
    return drawn if drawn and len(cell) == 1 else max(drawn, sum(map(_alone, cell)))


def _alone(sign: str) -> int:
    if sign in _FILLERS:
        return 2
    return max(wcwidth(sign), unicodedata.category(sign) == "Mc")


def wrap(text: str, width: int, indent: str = "", ambiguous: int = 1) -> list[str]:
    """The text in rows that leave a terminal's last column free; all but the first begin with the indent."""
    room = max(width, NARROWEST) - 1
    if _SIMPLE.fullmatch(text) and columns(text, ambiguous) <= room:
        return [text]
    rows: list[str] = []
    rest = list(_parts(text, room - columns(indent), ambiguous))
    while rest or not rows:
        lead = indent if rows else ""
        end = _row_end(rest, room - columns(lead), ambiguous)
        rows.append(lead + "".join(rest[:end]).rstrip(" \u3000"))
        rest = rest[_skip_blanks(rest, end) :]
    return rows


def _parts(text: str, room: int, ambiguous: int) -> Iterator[str]:
    """The characters; what is piled too high on one is left out, and one that may be too wide for a row comes in its signs."""
    for cell in cells(text):
        kept = cell[:SIGNS]
        if len(kept) > 1 and breadth(kept, ambiguous) > room:
            yield from kept
        else:
            yield kept


def _row_end(line: Sequence[str], room: int, ambiguous: int) -> int:
    """How many cells make the next row: up to the last good break that fits, else to the last break, else as many as fit."""
    used, good, poor, before, glue = 0, 0, 0, " ", Glue()
    for at, cell in enumerate(line):
        is_held = glue.holds(before, cell)
        if _may_break(before, cell):
            good, poor = good if is_held else at, at if before in BLANKS else poor
        before = cell
        used += breadth(cell, ambiguous)
        if used > room and cell not in BLANKS:
            return good or poor or max(at, 1)
    return len(line)


def _may_break(before: str, after: str) -> bool:
    if after in BLANKS:
        return False
    if before in BLANKS:
        return True
    if after in _NO_START or before in _NO_END or after == _MARKED:
        return False
    return _is_wide(before) or _is_wide(after)


@lru_cache(maxsize=4096)
def _is_wide(cell: str) -> bool:
    return columns(cell) > 1


def _skip_blanks(line: Sequence[str], at: int) -> int:
    while at < len(line) and line[at] in BLANKS:
        at += 1
    return at

