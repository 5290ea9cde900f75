"""How text looks to one client: its width, its character set, its colours. Lines in, bytes out; no state.

Clients of one look share what is drawn for them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from wolfd.telnet.encodings import UTF_8, Charset
from wolfd.telnet.wrap import wrap

INDENT = "  "
"""How continuation rows begin, except those of the Moderator's words."""
RESET = b"\x1b[0m"


class Tone(Enum):
    """Who speaks, to whom: each value is the colour of it."""

    PLAIN = ""
    VOICE = "1"
    """The Moderator, to all: bold."""
    ASIDE = "1;33"
    """The Moderator, to one: yellow, whatever it is, so that a colour seen from afar tells nothing."""
    TALK = "36"
    """Somebody else, whose name is cyan."""


@dataclass(frozen=True, slots=True)
class Look:
    """What decides how text is drawn."""

    width: int = 80
    charset: Charset = UTF_8
    ambiguous: int = 1
    """Columns of the signs that are wide in Chinese fonts only."""
    has_colour: bool = False
    is_aloud: bool = False
    """Whether a voice reads it: then no sign stands where a word may, and rows are not broken."""

    def lay_out(self, lines: Iterable[str], indent: str = INDENT, tone: Tone = Tone.PLAIN, head: int = 0) -> bytes:
        """Lines as the bytes that show them, wrapped; continuation rows begin with the indent.

        Where there are colours, the first `head` characters of the first line have that of the tone; of 0, all have.
        """
        rows = [row for line in lines for row in self._rows(line, indent)]
        if self.has_colour and tone.value:
            rows = list(_painted(rows, tone.value, head))
        return self.charset.encode("".join(f"{row}\r\n" for row in rows))

    def _rows(self, line: str, indent: str) -> list[str]:
        return [line] if self.is_aloud else wrap(line, self.width, indent, self.ambiguous)


def _painted(rows: list[str], colour: str, head: int) -> Iterator[str]:
    for at, row in enumerate(rows):
        if not head:
            yield f"\x1b[{colour}m{row}\x1b[0m"
        elif at or len(row) < head:
            yield row
        else:
            yield f"\x1b[{colour}m{row[:head]}\x1b[0m{row[head:]}"
