"""Telnet's framing and option negotiation (RFC 854, 855, and the Q method of RFC 1143), without I/O.

Bytes go in by `feed`, what they mean comes out as events, and what must be answered waits in `take`. No input makes it
raise, and no input makes it keep more than `SUB_LIMIT` bytes. What an option is good for is not known here.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SE, NOP, DM, BRK, IP, AO, AYT, EC, EL, GA, SB, WILL, WONT, DO, DONT, IAC = range(240, 256)
EOR = 239
BINARY, ECHO, SGA, TM, TTYPE, END_OF_RECORD, NAWS, CHARSET, MSSP, GMCP = 0, 1, 3, 6, 24, 25, 31, 42, 70, 201

SUB_LIMIT = 1024
"""Bytes kept of one subnegotiation; the rest of a longer one is dropped."""
REPLIES = 64
"""Wishes refused with an answer until the budget is renewed; further ones are refused in silence."""
PATIENCE = 256
"""Wishes refused until the budget is renewed; after so many the peer is a nuisance."""


class Side(Enum):
    """Whose behaviour an option is about: each value is (what we send for yes, for no)."""

    US = (WILL, WONT)
    HIM = (DO, DONT)


@dataclass(frozen=True, slots=True)
class Data:
    """What was typed: bytes with no telnet in them."""

    octets: bytes


@dataclass(frozen=True, slots=True)
class Command:
    """IAC and one byte, such as AYT."""

    code: int


@dataclass(frozen=True, slots=True)
class Sub:
    """A subnegotiation: the option and what was said about it."""

    option: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Switched:
    """An option was agreed on, or is off now; also a wish of ours that the peer refused."""

    side: Side
    option: int
    on: bool


@dataclass(frozen=True, slots=True)
class Declined:
    """The peer wished for an option that we do not want."""

    side: Side
    option: int


@dataclass(frozen=True, slots=True)
class Nuisance:
    """The peer asks for so much that the connection had better be closed."""


Event: TypeAlias = Data | Command | Sub | Switched | Declined | Nuisance


class _State(Enum):
    """RFC 1143's states; BUT means that the opposite is wanted once the answer has come."""

    NO = 0
    YES = 1
    WANT_NO = 2
    WANT_NO_BUT_YES = 3
    WANT_YES = 4
    WANT_YES_BUT_NO = 5


_HEARD = {WILL: (Side.HIM, True), WONT: (Side.HIM, False), DO: (Side.US, True), DONT: (Side.US, False)}
_Step: TypeAlias = "Callable[[Codec, bytes, int], int]"


class Codec:
    """One peer's telnet; `us` and `him` are the options that are agreed to when he asks for them."""

    __slots__ = ("_events", "_forced", "_him", "_option", "_out", "_refused", "_state", "_step", "_sub", "_us", "_verb")

    def __init__(self, us: frozenset[int] = frozenset(), him: frozenset[int] = frozenset()) -> None:
        self._events: list[Event] = []
        self._us = us
        self._him = him
        self._state: dict[tuple[Side, int], _State] = {}
        self._forced: set[int] = set()
        self._step: _Step = Codec._text
        self._verb = 0
        self._option = 0
        self._sub = bytearray()
        self._out = bytearray()
        self._refused = 0

    def feed(self, octets: bytes) -> list[Event]:
        """What the bytes mean; parts of a command wait for their rest."""
        return list(self.hear(octets))

    def hear(self, octets: bytes) -> "Iterator[Event]":
        """As `feed`, but each thing is told before the next is understood: what is wished meanwhile counts for that."""
        at = 0
        while at < len(octets):
            self._events = events = list[Event]()
            at = self._step(self, octets, at)
            yield from events

    def take(self) -> bytes:
        """What is to be sent, once."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def is_on(self, side: Side, option: int) -> bool:
        """Whether an option is agreed on."""
        return self._state.get((side, option)) is _State.YES

    def is_meant(self, side: Side, option: int) -> bool:
        """Whether an option is agreed on, or wished for and not answered yet."""
        return self._state.get((side, option)) in _MEANT

    def request(self, side: Side, option: int, *, on: bool) -> None:
        """Wish for a change; the answer comes as Switched. Nothing if it is so already, or on its way."""
        state = self._state.get((side, option), _State.NO)
        after, send = (_WISH_ON if on else _WISH_OFF)[state]
        self._state[side, option] = after
        if send:
            self._send(side, option, on=on)

    def force(self, option: int, *, on: bool) -> None:
        """Do something of ours from now on, or no more, and tell so; while it is on, the answers do not matter."""
        if on:
            self._forced.add(option)
        else:
            self._forced.discard(option)
        self._state[Side.US, option] = _State.YES if on else _State.NO
        self._send(Side.US, option, on=on)

    def sub(self, option: int, body: bytes) -> None:
        """Send a subnegotiation."""
        self._out += bytes((IAC, SB, option)) + quote(body) + bytes((IAC, SE))

    def renew(self) -> None:
        """The peer has done something sensible: he may ask for more."""
        self._refused = 0

    # Each step takes bytes from `at` and gives where to go on.

    def _text(self, octets: bytes, at: int) -> int:
        end = octets.find(IAC, at)
        if end < 0:
            end = len(octets)
        else:
            self._step = Codec._command
        if end > at:
            self._events.append(Data(octets[at:end]))
        return end + 1

    def _command(self, octets: bytes, at: int) -> int:
        code = octets[at]
        self._step = Codec._text
        if code == IAC:
            self._events.append(Data(b"\xff"))
        elif code in _HEARD:
            self._verb = code
            self._step = Codec._wish
        elif code == SB:
            self._step = Codec._sub_option
        else:
            self._events.append(Command(code))
        return at + 1

    def _wish(self, octets: bytes, at: int) -> int:
        self._step = Codec._text
        side, on = _HEARD[self._verb]
        self._hear(side, octets[at], on=on)
        return at + 1

    def _sub_option(self, octets: bytes, at: int) -> int:
        self._sub.clear()
        self._option = octets[at]
        # IAC cannot be an option: it is the end of a subnegotiation about nothing.
        self._step = Codec._sub_command if self._option == IAC else Codec._sub_text
        return at + 1

    def _sub_text(self, octets: bytes, at: int) -> int:
        end = octets.find(IAC, at)
        if end < 0:
            end = len(octets)
        else:
            self._step = Codec._sub_command
        self._keep(octets[at:end])
        return end + 1

    def _sub_command(self, octets: bytes, at: int) -> int:
        code = octets[at]
        if code == IAC:
            self._keep(b"\xff")
            self._step = Codec._sub_text
        elif code == SE:
            self._step = Codec._text
            if self._option != IAC:
                self._events.append(Sub(self._option, bytes(self._sub)))
        else:
            # The peer forgot the end: what he began is void, the command counts.
            return self._command(octets, at)
        return at + 1

    def _keep(self, octets: bytes) -> None:
        self._sub += octets[: SUB_LIMIT - len(self._sub)]

    def _hear(self, side: Side, option: int, *, on: bool) -> None:
        if side is Side.US and option in self._forced:
            return
        state = self._state.get((side, option), _State.NO)
        if state is _State.NO and on and option not in (self._us if side is Side.US else self._him):
            self._decline(side, option)
            return
        after, answer = (_HEARD_YES if on else _HEARD_NO)[state]
        if after is not state:
            self._state[side, option] = after
        if answer is not None:
            self._send(side, option, on=answer)
        if after is not state and after in _SETTLED:
            self._events.append(Switched(side, option, after is _State.YES))

    def _decline(self, side: Side, option: int) -> None:
        self._refused += 1
        if self._refused <= REPLIES:
            self._send(side, option, on=False)
            self._events.append(Declined(side, option))
        elif self._refused == PATIENCE + 1:
            self._events.append(Nuisance())

    def _send(self, side: Side, option: int, *, on: bool) -> None:
        self._out += bytes((IAC, side.value[0] if on else side.value[1], option))


def quote(octets: bytes) -> bytes:
    """The bytes as data: each IAC doubled."""
    return octets.replace(b"\xff", b"\xff\xff")


_SETTLED = (_State.NO, _State.YES)
_MEANT = (_State.YES, _State.WANT_YES, _State.WANT_NO_BUT_YES)
_N, _Y, _WN, _WNY, _WY, _WYN = _State
# What a wish of ours makes of each state, and whether it is sent.
_WISH_ON = {_N: (_WY, True), _Y: (_Y, False), _WN: (_WNY, False), _WNY: (_WNY, False), _WY: (_WY, False), _WYN: (_WY, False)}
_WISH_OFF = {_N: (_N, False), _Y: (_WN, True), _WN: (_WN, False), _WNY: (_WN, False), _WY: (_WYN, False), _WYN: (_WYN, False)}
# What the peer's yes and no make of each state, and what is answered.
_HEARD_YES = {_N: (_Y, True), _Y: (_Y, None), _WN: (_N, None), _WNY: (_Y, None), _WY: (_Y, None), _WYN: (_WN, False)}
_HEARD_NO = {_N: (_N, None), _Y: (_N, False), _WN: (_N, None), _WNY: (_WY, True), _WY: (_N, None), _WYN: (_N, None)}
