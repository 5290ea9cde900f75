"""What an operator may set about the IRC side, with its defaults."""

from dataclasses import dataclass, field
from typing import Protocol

from wolfd.irc.lines import LONGEST, Pace


class Gateways(Protocol):
    """Who may bring people by WEBIRC; the control side knows them."""

    def is_one(self, host: str) -> bool:
        """Whether an address is that of a gateway."""

    def may_vouch(self, host: str, password: str) -> bool:
        """Whether an address is that of a gateway with this password."""


class NoGateways:
    """There are none."""

    def is_one(self, host: str) -> bool:  # noqa: ARG002 - whatever it is
        return False

    def may_vouch(self, host: str, password: str) -> bool:  # noqa: ARG002 - as above
        return False


NOBODY = NoGateways()


@dataclass(frozen=True, slots=True)
class IrcSettings:
    """How the IRC side presents itself and how much a client may take."""

    network: str = "wolfd"
    version: str = "wolfd"
    description: str = "Werewolf by IRC and telnet"
    """What WHOIS says of the server."""
    language: str = "en"
    """The language of everybody who has not chosen another."""
    lobby: str = "#lobby"
    """The channel that newcomers are pointed to."""
    prefix: str = "!"
    """How commands of the game begin in a channel: here it only makes them cheaper, and is told to newcomers."""
    motd: tuple[str, ...] = ()
    """Lines of the operator's own, ahead of how to begin."""
    password: str = ""
    """What clients must send with PASS; nothing: no password."""
    admin: tuple[str, str, str] | None = None
    """Where the server is, who runs it, and how to reach him."""
    pace: Pace = field(default_factory=Pace)
    registration: float = 60.0
    """Seconds in which a connection must have registered."""
    newcomer: int = 32_768
    """Bytes that a connection may send before it has registered."""
    longest: int = LONGEST
    """Bytes without the end of a line that close a connection."""
    queries: Pace = field(default_factory=lambda: Pace(5000.0, 100.0))
    """Lines with which WHO and LIST are answered: so many at once, then so many a second."""
    quiet: float = 120.0
    """Seconds without a line after which a client is asked whether it is still there."""
    patience: float = 60.0
    """Seconds in which it must answer."""
    sendq: int = 1_048_576
    """Bytes that may wait for a client that does not read."""
    gateways: Gateways = NOBODY
    sts_port: int = 0
    """Where clients that came without TLS find it, if they are to be told that they must use it; 0: they are not."""
    sts_duration: int = 2_592_000
    """Seconds for which a client that came by TLS remembers that it must."""
