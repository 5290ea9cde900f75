"""What an operator may set about telnet, with its defaults."""

from dataclasses import dataclass

from wolfd.telnet.codec import GMCP, MSSP
from wolfd.telnet.lines import LIMIT


@dataclass(frozen=True, slots=True)
class TelnetSettings:
    """How newcomers are met, and how much a client may take."""

    lobby: str = "#lobby"
    """The channel that newcomers are placed in."""
    language: str = "en"
    """The language in which they are greeted."""
    charset: str = "utf-8"
    """The character set of clients that tell none: `utf-8`, `gbk` or `big5`."""
    has_mssp: bool = False
    """Whether MSSP is offered to all, as listings of games expect; who asks is answered anyway."""
    has_gmcp: bool = False
    """Whether GMCP is offered to MUD clients; who asks is answered anyway."""
    login: float = 120.0
    """Seconds in which a newcomer must have told his name."""
    tries: int = 5
    """Names he may try."""
    line: int = LIMIT
    """Characters that one line may have."""
    burst: int = 10
    """Lines that are taken at once."""
    rate: float = 2.0
    """Lines that are taken a second after that."""
    waiting: int = 20
    """Lines that may wait to be taken."""
    arrivals: int = 5
    """Connections a second from one address; this machine's own are not counted."""
    sendq: int = 1_048_576
    """Bytes that may wait for a client that does not read."""
    stuck: float = 30.0
    """Seconds for which it may take none of them."""

    @property
    def offered(self) -> frozenset[int]:
        """The options that clients are offered without asking."""
        wanted = {MSSP: self.has_mssp, GMCP: self.has_gmcp}
        return frozenset(option for option, is_wanted in wanted.items() if is_wanted)
