"""What is one thing to a reader though a row could end in it: a command with the word that it is followed by, a seat's
number with its name, a number with what it counts. Pure.
"""

from enum import Enum

BLANKS = frozenset(" \u3000")
MOST = 10
"""Characters of a word behind a command that are kept together: a key's, and of most names."""
NAME = 3
"""Characters of a name that are kept with the number of its seat, where no blank ends it."""

_MARK, _JOINTS, _SEAT = "/", "_-", "号號"


class _At(Enum):
    """Where in a text one is."""

    ELSEWHERE = 0
    MARK = 1
    COMMAND = 2
    NUMBER = 3
    GAP = 4
    """Behind a command or a number, before the word that belongs to it."""
    WORD = 5


_ELSEWHERE = _At.ELSEWHERE


class Glue:
    """Reads a row's characters one after the other."""

    __slots__ = ("_at", "_left")

    def __init__(self) -> None:
        self._at = _ELSEWHERE
        self._left = 0
        """Characters of the word that are still kept together."""

    def holds(self, before: str, cell: str) -> bool:
        """Whether no row shall end before this character."""
        was = self._at
        if was is _ELSEWHERE and cell != _MARK and not cell.isdigit():  # so most are
            return False
        self._at = self._next(before, cell)
        if was is _At.NUMBER:
            return cell.isalnum()
        return self._at is _At.COMMAND or self._at is _At.WORD

    def _next(self, before: str, cell: str) -> _At:
        match self._at:
            case _At.MARK | _At.COMMAND if cell.isalnum():
                return _At.COMMAND
            case _At.COMMAND if cell in BLANKS:
                return self._before_word(MOST)
            case _At.NUMBER if cell in BLANKS or cell in _SEAT:
                return self._before_word(1 if cell in BLANKS else NAME)
            case _At.NUMBER | _At.GAP as here if cell.isdigit() if here is _At.NUMBER else cell in BLANKS:
                return here
            case _At.GAP | _At.WORD if self._left and (cell.isalnum() or cell in _JOINTS):
                self._left -= 1
                return _At.WORD
        return _begins(before, cell)

    def _before_word(self, most: int) -> _At:
        self._left = most
        return _At.GAP


def _begins(before: str, cell: str) -> _At:
    """What may begin with a character."""
    if cell == _MARK:
        return _At.MARK
    is_number = cell.isdigit() and not (before.isascii() and before.isalnum())
    return _At.NUMBER if is_number else _At.ELSEWHERE
