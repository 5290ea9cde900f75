"""The terms agreed with one peer: what is asked of it at first, what follows from its answers, and how it types.

The way of typing is decided before we ever offer to echo. It is LINE or CHAR, by the first of: the terminal's name,
what a nameless peer is able to do, silence, a whole line typed; and later only by better knowledge or the user's wish.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from wolfd.telnet import codec, encodings
from wolfd.telnet.codec import Codec, Event, Side, Sub, Switched
from wolfd.telnet.encodings import Charset, find_charset
from wolfd.telnet.peer import Peer, Style

if TYPE_CHECKING:
    from twisted.internet.interfaces import IDelayedCall, IReactorTime

SILENCE = 1.5
"""Seconds without negotiation after which a peer is taken for one that knows no telnet."""

_US = frozenset({codec.SGA, codec.CHARSET, codec.END_OF_RECORD, codec.MSSP, codec.GMCP})
_HIM = frozenset({codec.NAWS, codec.TTYPE, codec.BINARY, codec.CHARSET})
_OPENING = ((Side.HIM, codec.TTYPE), (Side.HIM, codec.NAWS), (Side.HIM, codec.BINARY), (Side.US, codec.CHARSET))
_ECHOING = (codec.ECHO, codec.SGA)
_SEND = b"\x01"
_REQUEST, _ACCEPTED, _REJECTED = b"\x01", b"\x02", b"\x03"


class Terms:
    """One peer, its codec, and the way of typing (`style`, nothing until decided); `decided` hears of each change."""

    __slots__ = ("_clock", "_decided", "_is_certain", "_is_chosen", "_is_masked", "_offers", "_timer", "charset", "codec",
                 "peer", "style")  # fmt: skip

    def __init__(
        self, clock: "IReactorTime", decided: Callable[[Style], None], offers: frozenset[int] = frozenset()
    ) -> None:
        """`offers`: of MSSP and GMCP, which peers that ask for get anyway, those that are offered unasked."""
        self._clock = clock
        self._decided = decided
        self._offers = offers
        self._timer: IDelayedCall | None = None
        self._is_certain = False
        self._is_chosen = False
        self._is_masked = False
        self.codec = Codec(_US, _HIM)
        self.peer = Peer()
        self.style: Style | None = None
        self.charset: Charset | None = None
        """The character set agreed on, if one was."""

    @property
    def has_end_of_record(self) -> bool:
        return self.codec.is_on(Side.US, codec.END_OF_RECORD)

    @property
    def goes_ahead(self) -> bool:
        """Whether the peer does without telnet's GA: it knows no telnet, or has agreed to."""
        return not self.peer.speaks_telnet or self.codec.is_on(Side.US, codec.SGA)

    @property
    def has_colour(self) -> bool:
        """Whether the peer's program shows colours: terminals do, and programs that tell or are known."""
        return self.peer.has_colour or (self.style is Style.CHAR and self.peer.speaks_telnet)

    def open(self) -> None:
        """Ask what the peer is: its terminal's name and size, 8 bits, and a character set."""
        for side, option in _OPENING:
            self.codec.request(side, option, on=True)
        if codec.MSSP in self._offers:
            self.codec.request(Side.US, codec.MSSP, on=True)
        self._timer = self._clock.callLater(SILENCE, self._silent)

    def hear(self, event: Event) -> None:
        """Learn from what is no data."""
        if self._timer is not None:
            self._timer.reset(SILENCE)
        style = self.peer.hear(event)
        self._answer(event)
        if style is None or self._is_chosen:
            return
        if style is Style.LINE or not self._is_certain:
            self._become(style)

    def line_typed(self) -> None:
        """A whole line came: a peer of which nothing is known by now is taken as it is."""
        self.codec.renew()
        self._is_certain = True
        if self.style is None:
            self._become(Style.LINE)

    def choose(self, style: Style) -> None:
        """The user wants it so."""
        self._is_certain = self._is_chosen = True
        self._become(style)

    def mask(self, *, on: bool) -> None:
        """Keep a client that echoes by itself from echoing a secret, whether it answers or not."""
        if on is not self._is_masked and self.peer.speaks_telnet:
            self._is_masked = on
            if self.style is Style.LINE:
                self.codec.force(codec.ECHO, on=on)

    def close(self) -> None:
        """Give the client back its echo, even where it has not said yet that it left that to us."""
        self._stop_timer()
        self._is_chosen = True
        if self.codec.is_meant(Side.US, codec.ECHO):
            self.codec.force(codec.ECHO, on=False)

    def _answer(self, event: Event) -> None:
        match event:
            case Switched(Side.HIM, codec.TTYPE, True):
                self.codec.sub(codec.TTYPE, _SEND)
            case Sub(codec.TTYPE, _) if self.peer.has_more_names:
                self.codec.sub(codec.TTYPE, _SEND)
            case Switched(Side.US, codec.CHARSET, True):
                self.codec.sub(codec.CHARSET, _REQUEST + encodings.OFFER)
            case Sub(codec.CHARSET, body):
                self._agree(body)
            case Switched(Side.US, codec.ECHO | codec.SGA, False) if self.style is Style.CHAR:
                self._is_certain = True
                self._become(Style.LINE)

    def _agree(self, body: bytes) -> None:
        """Hear the peer's word on character sets: it takes one of ours, or offers its own."""
        if body[:1] == _ACCEPTED:
            self.charset = find_charset(body[1:].decode("ascii", "replace")) or self.charset
        elif body[:1] == _REQUEST:
            # RFC 2066: where both have asked, the server refuses, and its own request is the one that is answered.
            names = [] if self.codec.is_on(Side.US, codec.CHARSET) else body[2:].split(body[1:2] or b" ")
            known = {name: charset for name in names if (charset := find_charset(name.decode("ascii", "replace")))}
            name = next(iter(known), b"")
            self.charset = known.get(name, self.charset)
            self.codec.sub(codec.CHARSET, _ACCEPTED + name if name else _REJECTED)

    def _become(self, style: Style) -> None:
        self._stop_timer()
        if style is self.style:
            return
        self.style = style
        if self.peer.speaks_telnet:
            self._offer(style)
        self._decided(style)

    def _offer(self, style: Style) -> None:
        for option in _ECHOING:
            self.codec.request(Side.US, option, on=style is Style.CHAR)
        if style is Style.LINE:
            self.codec.request(Side.US, codec.END_OF_RECORD, on=True)
            if codec.GMCP in self._offers and self.peer.is_mud_client:
                self.codec.request(Side.US, codec.GMCP, on=True)
            if self._is_masked:
                self.codec.force(codec.ECHO, on=True)

    def _silent(self) -> None:
        self._timer = None
        if self.style is None:
            self._become(Style.LINE)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
