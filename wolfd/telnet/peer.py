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
CODE_PAGES = ("ANSI", "SYNCTERM", "VTNT")
"""Terminals that show the bytes of an old character set: Windows' telnet.exe, BBS programs."""
NAMES = 4
"""Terminal names asked for; the standard for MUD clients uses three."""
WIDEST, TALLEST = 500, 500

_IS = b"\0"
_MTTS = "MTTS "
_ANSI, _UTF_8, _SCREEN_READER = 1, 4, 64
"""Bits of what MUD clients tell of themselves (the Mud Terminal Type Standard)."""


class Style(Enum):
    """Who echoes and edits the input line: LINE the client, CHAR we."""

    LINE = auto()
    CHAR = auto()


class Peer:
    """One peer's program."""

    __slots__ = ("_nameless", "_no_size", "_terminal", "flags", "height", "names", "speaks_telnet", "width")

    def __init__(self) -> None:
        self.speaks_telnet = False
        self.width = 80
        self.height = 24
        self.names: list[str] = []
        """What its terminal is called, in capitals."""
        self.flags = 0
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

    @property
    def is_mud_client(self) -> bool:
        return any(name.startswith((*MUD_CLIENTS, _MTTS)) for name in self.names)

    @property
    def has_code_page(self) -> bool:
        """Whether it may be a terminal of an old character set."""
        return not self.flags & _UTF_8 and any(name in CODE_PAGES for name in self.names[:1])

    @property
    def has_colour(self) -> bool:
        """Whether it tells so, or is known to."""
        return bool(self.flags & _ANSI) or any(name.startswith(MUD_CLIENTS) for name in self.names)

    @property
    def is_aloud(self) -> bool:
        """Whether it tells that a screen reader reads it."""
        return bool(self.flags & _SCREEN_READER)

    def _named(self, name: str) -> Style | None:
        name = name.upper()
        self.names.append(name)
        if name.startswith(_MTTS) and name.removeprefix(_MTTS).isdecimal():
            self.flags = int(name.removeprefix(_MTTS)[:6])
        if name in NO_TERMINALS or name.startswith((*MUD_CLIENTS, _MTTS)):
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
