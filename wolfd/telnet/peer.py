"""What negotiation tells about the program at the other end, and the way of typing that suits it. No I/O, no replies.

Terminals let us echo and edit each key; MUD clients, and programs that know no telnet, edit by themselves.
"""

from enum import Enum, auto

from wolfd.telnet import codec
from wolfd.telnet.codec import Declined, Event, Side, Sub, Switched

MUD_CLIENTS = (
    "MUDLET", "TINTIN", "TINYFUGUE", "CMUD", "ZMUD", "MUSHCLIENT", "KILDCLIENT", "BEIP", "POTATO", "ATLANTIS",
    "BLIGHTMUD", "AXMUD", "MUDRAMMER", "SIMPLEMU", "GNOME-MUD",
)  # fmt: skip
NO_TERMINALS = ("", "DUMB", "UNKNOWN")
NAMES = 4
"""Terminal names asked for; the standard for MUD clients uses three."""
WIDEST, TALLEST = 500, 500

_IS = b"\0"


class Style(Enum):
    """Who echoes and edits the input line: LINE the client, CHAR we."""

    LINE = auto()
    CHAR = auto()


class Peer:
    """One peer's program."""

    __slots__ = ("_nameless", "_no_size", "_terminal", "height", "names", "speaks_telnet", "width")

    def __init__(self) -> None:
        self.speaks_telnet = False
        self.width = 80
        self.height = 24
        self.names: list[str] = []
        self._terminal = False
        self._nameless = False
        self._no_size = False

    def hear(self, event: Event) -> Style | None:
        """Learn from an event; the way of typing that follows from it, if any does."""
        self.speaks_telnet = True
        match event:
            case Sub(codec.TTYPE, body) if body[:1] == _IS:
                return self._named(body[1:].decode("ascii", "replace").strip())
            case Sub(codec.NAWS, body):
                self._size(body)
            case Switched(Side.HIM, codec.TTYPE, False):
                self._nameless = True
            case Switched(Side.HIM, codec.NAWS, on):
                self._terminal |= on
                self._no_size = not on
            case Switched(Side.US, codec.SGA, True) | Declined(Side.US, codec.ECHO):
                self._terminal = True
        return self._guess()

    @property
    def has_more_names(self) -> bool:
        """Whether asking for another terminal name may tell something new: a client repeats its last one."""
        return len(self.names) < NAMES and self.names[-1:] != self.names[-2:-1]

    def _named(self, name: str) -> Style | None:
        self.names.append(name)
        name = name.upper()
        if name in NO_TERMINALS or name.startswith((*MUD_CLIENTS, "MTTS ")):
            return Style.LINE
        return Style.CHAR if len(self.names) == 1 else None

    def _guess(self) -> Style | None:
        """For a peer that does not tell its name: one that tells its size, or wants us to echo, is a terminal."""
        if not self._nameless:
            return None
        if self._terminal:
            return Style.CHAR
        return Style.LINE if self._no_size else None

    def _size(self, body: bytes) -> None:
        if len(body) != 4:
            return
        width, height = int.from_bytes(body[:2], "big"), int.from_bytes(body[2:], "big")
        self.width = min(width, WIDEST) or self.width
        self.height = min(height, TALLEST) or self.height
