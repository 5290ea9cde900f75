"""Columns: how wide text is on a terminal, and where a row of it may end, in Chinese as in English.

A row ends at a blank, or beside a wide character; closing punctuation never begins a row and opening punctuation
never ends one. The name of a command, `/` and letters, is on one row: it is there to be typed.
"""

from collections.abc import Sequence

from wcwidth import iter_graphemes, wcswidth

NARROWEST = 10
"""Rows are laid out for at least so many columns, however narrow the terminal."""

_MARK = "/"
_NO_START = frozenset("!%),.:;?]}、。〉》」』】〕〗〞！％），．：；？］｝～…—·”’ー々")
_NO_END = frozenset("/／([{〈《「『【〔〖〝（［｛“‘")
_JOINER = "\u200d"
_BLANKS = frozenset(" \u3000")


def columns(text: str, ambiguous: int = 1) -> int:
    """How many columns the text takes; signs that cannot be shown take none, those of either width `ambiguous`."""
    if _JOINER in text:  # wcswidth leaves out a letter after a joiner; only emoji are joined
        return sum(max(wcswidth(cell, ambiguous_width=ambiguous), 0) for cell in iter_graphemes(text))
    return max(wcswidth(text, ambiguous_width=ambiguous), 0)


def cells(text: str) -> list[str]:
    """What a reader sees as one character each."""
    return list(text) if text.isascii() else list(iter_graphemes(text))


def wrap(text: str, width: int, indent: str = "", ambiguous: int = 1) -> list[str]:
    """The text in rows that leave a terminal's last column free; all but the first begin with the indent."""
    room = max(width, NARROWEST) - 1
    if columns(text, ambiguous) <= room:
        return [text]
    rows: list[str] = []
    rest = cells(text)
    while rest:
        lead = indent if rows else ""
        end = _row_end(rest, room - columns(lead), ambiguous)
        rows.append(lead + "".join(rest[:end]).rstrip(" \u3000"))
        rest = rest[_skip_blanks(rest, end) :]
    return rows


def _row_end(line: Sequence[str], room: int, ambiguous: int) -> int:
    """How many cells make the next row: up to the last good break that fits, else as many as fit, at least one."""
    used, good, before, is_name = 0, 0, " ", False
    for at, cell in enumerate(line):
        is_name = cell.isalnum() and (is_name or before == _MARK)
        if at and not is_name and _may_break(before, cell):
            good = at
        before = cell
        used += columns(cell, ambiguous)
        if used > room and cell not in _BLANKS:
            return good or max(at, 1)
    return len(line)


def _may_break(before: str, after: str) -> bool:
    if after in _BLANKS:
        return False
    if before in _BLANKS:
        return True
    if after in _NO_START or before in _NO_END:
        return False
    return columns(before) > 1 or columns(after) > 1


def _skip_blanks(line: Sequence[str], at: int) -> int:
    while at < len(line) and line[at] in _BLANKS:
        at += 1
    return at

