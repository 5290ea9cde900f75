"""Unicode's table of signs that look alike (UTS 39), read when the first name with a sign beyond ASCII comes.

`lookalikes.txt` has a line a prototype: it, a tab, and the signs that look like it; tests/chat/make_lookalikes.py makes
it. In memory it is two arrays and the prototypes, a tenth of what a dictionary of the signs would take.
"""

from array import array
from bisect import bisect_left
from functools import cache
from importlib.resources import files


class Lookalikes:
    """A table for `str.translate`: code point -> what its sign looks like."""

    __slots__ = ("_codes", "_prototypes", "_which")

    def __init__(self, text: str) -> None:
        lines = [line.split("\t") for line in text.split("\n") if line]
        self._prototypes = [prototype for prototype, _ in lines]
        pairs = sorted((ord(sign), number) for number, (_, signs) in enumerate(lines) for sign in signs)
        self._codes = array("I", [code for code, _ in pairs])
        self._which = array("H", [number for _, number in pairs])

    def __getitem__(self, code: int) -> str:
        at = bisect_left(self._codes, code)
        if at == len(self._codes) or self._codes[at] != code:
            raise LookupError(code)
        return self._prototypes[self._which[at]]


@cache
def lookalikes() -> Lookalikes:
    """The table."""
    return Lookalikes(files("wolfd.chat").joinpath("lookalikes.txt").read_text("utf-8"))
