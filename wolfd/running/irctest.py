"""`wolfd --irctest FILE`: serve what one test of the conformance suite irctest asks for, as its JSON file tells.

The file is what the controller in tests/irctest writes, see its README. All state goes into the file's directory,
passwords are hashed cheaply, and no channel is a table: the suite asks for a plain IRC server.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from wolfd.accounts import Cost, Passwords
from wolfd.control.config import Config
from wolfd.control.failures import BadConfig

CHEAP = Cost(time=1, memory=8, rounds=4096)
_MANY = 1_000_000


class Place(Struct, frozen=True):
    """Where to listen."""

    host: str
    port: int
    tls: bool = False

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


class Papers(Struct, frozen=True):
    """Files in PEM form."""

    cert: str
    key: str


class Oper(Struct, frozen=True):
    """Somebody who may become an operator, with his password as it is typed."""

    name: str
    password: str


class Wish(Struct, frozen=True, kw_only=True):
    """What a test wants; members that change nothing here are left unread."""

    server_name: str
    network: str
    listen: Place
    websocket: Place | None = None
    tls: Papers | None = None
    password: str | None = None
    motd_file: str = ""
    opers: tuple[Oper, ...] = ()
    register_before_connect: bool = False
    limits: Mapping[str, Any] = field(default_factory=dict)


def load(file: Path) -> Config:
    """The configuration that a file asks for; BadConfig if it cannot be read."""
    try:
        wish = msgspec.json.decode(file.read_bytes(), type=Wish)
        motd = Path(wish.motd_file).read_text() if wish.motd_file else ""
    except OSError as error:
        raise BadConfig(f"{error.filename}: {error.strerror or error}") from error
    except msgspec.MsgspecError as error:
        raise BadConfig(f"{file}: {error}") from error
    return msgspec.convert(_sections(wish, file.absolute().parent, motd), Config)


def _sections(wish: Wish, folder: Path, motd: str) -> dict[str, object]:
    sections: dict[str, object] = {
        "server": {"name": wish.server_name, "network": wish.network, "motd": motd, "state": str(folder / "state"),
                   "password": wish.password or "", "description": "test server"},
        "listen": _listeners(wish),
        "rooms": {"plain": ["*"]},
        "moderation": {"room": "off"},
        "limits": {"registration": wish.limits.get("registration_timeout", 60), "flood_burst": _MANY, "flood_rate": 10_000},
        "accounts": {
            "before_connect": wish.register_before_connect, "per_day": _MANY, "attempts": _MANY, "password_length": 1,
            "argon2_time": CHEAP.time, "argon2_memory": CHEAP.memory, "scram_rounds": CHEAP.rounds},
        "operator": [{"name": oper.name, "password": Passwords(CHEAP, b"").hashed(oper.password).argon2} for oper in wish.opers],
    }
    if wish.tls is not None:
        sections["tls"] = {"certificate": wish.tls.cert, "key": wish.tls.key}
    return sections


def _listeners(wish: Wish) -> dict[str, object]:
    """One address of IRC, perhaps one of WebSocket, and none of telnet."""
    here = [str(wish.listen)]
    return {"telnet": [], "irc": [] if wish.listen.tls else here, "irc_tls": here if wish.listen.tls else [],
            "websocket": [str(wish.websocket)] if wish.websocket is not None else []}
