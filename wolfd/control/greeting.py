"""What the operator reads when the server is open: where to connect, and what to tell friends. No secrets, no state."""

from collections.abc import Callable, Iterator
from pathlib import Path

from wolfd.control import addresses
from wolfd.control.addresses import Address
from wolfd.control.config import Config

EVERY_NETWORK = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound


def lines(config: Config, state: Path, friends: Callable[[], tuple[str, ...]] = addresses.for_friends) -> Iterator[str]:
    """The greeting; `friends` gives this machine's numbers on its networks, asked for only when others can come in."""
    listen = config.listen
    irc, irc_tls, telnet, telnet_tls, websocket, websocket_tls = (list(map(addresses.parse_telnet, each)) for each in (
        listen.irc, listen.irc_tls, listen.telnet, listen.telnet_tls, listen.websocket, listen.websocket_tls))
    yield f"wolfd is open: meet in {config.rooms.lobby}; every other channel is a table. Log: {_short(state)}"
    kinds = (("IRC   ", irc, ""), ("IRC   ", irc_tls, " (TLS)"), ("telnet", telnet, ""), ("telnet", telnet_tls, " (TLS)"),
             ("IRC   ", websocket, " (WebSocket)"), ("IRC   ", websocket_tls, " (WebSocket, TLS)"))
    # A port on every network is told once, though it has an address for each version of IP.
    yield from dict.fromkeys(f"  {kind}  {_here(each)}{how}" for kind, each_of, how in kinds for each in each_of)
    if any(each.host in EVERY_NETWORK for each in irc + telnet):
        yield from _for_friends(irc, telnet, friends())


def _for_friends(irc: list[Address], telnet: list[Address], hosts: tuple[str, ...]) -> Iterator[str]:
    if not hosts:
        yield "This machine is on no network now; friends cannot come in."
        return
    yield "Friends on the same network type one of these lines:"
    for host in hosts:
        yield from (f"  telnet {host} {port}" for port in _open_ports(telnet))
        yield from (f"  irssi -c {host} -p {port}" for port in _open_ports(irc))


def _open_ports(listeners: list[Address]) -> list[int]:
    return list(dict.fromkeys(each.port for each in listeners if each.host in EVERY_NETWORK and not each.proxy))


def _here(address: Address) -> str:
    if address.host in EVERY_NETWORK:
        words = (address.charset, addresses.PROXY if address.proxy else "")
        return " ".join(filter(None, (f"port {address.port} on every network", *words)))
    return str(address)


def _short(path: Path) -> str:
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
