"""What listings of games ask of a server: the Mud Server Status Protocol, as a telnet option and as plain lines. Pure."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wolfd.chat.hall import Hall

REQUEST = "MSSP-REQUEST"
"""What a listing's program types at the door, if it has no other way."""
_VAR, _VAL = b"\x01", b"\x02"
_FIXED = {
    "CODEBASE": "wolfd", "FAMILY": "Custom", "GENRE": "Horror", "GAMEPLAY": "Social", "STATUS": "Live", "LANGUAGE": "English",
    "CONTACT": "", "ANSI": "1", "UTF-8": "1", "VT100": "1", "GMCP": "1", "MCCP": "0", "MXP": "0", "MSP": "0", "PAY TO PLAY": "0",
    "CRAWL DELAY": "24",
}  # fmt: skip


def status(hall: "Hall") -> Mapping[str, str]:
    """How the server stands: how many people are here, and since when it runs. Artificial players do not count."""
    people = sum(not user.bot for user in hall.users.values()) - 1  # the Moderator is no player
    rooms = sum("s" not in room.modes for room in hall.channels.values())
    told = {"NAME": hall.name, "PLAYERS": str(people), "UPTIME": str(int(hall.moderator.since)), "ROOMS": str(rooms), **_FIXED}
    return {name: value for name, value in told.items() if value}


def subnegotiation(told: Mapping[str, str]) -> bytes:
    """The body of the option's subnegotiation."""
    return b"".join(_VAR + name.encode() + _VAL + value.encode() for name, value in told.items())


def lines(told: Mapping[str, str]) -> Iterator[str]:
    """The same for programs without the option: a name, a tab and a value a line."""
    yield ""
    yield "MSSP-REPLY-START"
    yield from (f"{name}\t{value}" for name, value in told.items())
    yield "MSSP-REPLY-END"
