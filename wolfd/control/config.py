"""The configuration: every key with its default, and the reader of the TOML file that may change some of them.

A key is a field here, a line in wolfd.toml(5), and nothing else. Reading tells all faults at once, each with file,
line, key, and what was expected there.
"""

import difflib
import tomllib
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Meta, Struct, field

from wolfd.control import addresses, blocklists, kinds, places, suggesting, trust
from wolfd.control.failures import BadConfig


class Server(Struct, frozen=True, kw_only=True):
    """What the server is called and where its files are."""

    name: kinds.Host = "wolfd.local"
    network: kinds.Word = "wolfd"
    motd: kinds.Text = ""
    password: kinds.Secret = ""
    description: kinds.Text = "Werewolf by IRC and telnet"
    language: kinds.Language = "en"
    state: kinds.Text = ""
    complaints: kinds.Form = "text"


class Listen(Struct, frozen=True, kw_only=True):
    """The addresses that people connect to."""

    irc: kinds.Listeners = ("127.0.0.1:6667",)
    irc_tls: kinds.Listeners = ()
    telnet: kinds.TelnetListeners = ("127.0.0.1:4000",)
    telnet_tls: kinds.TelnetListeners = ()
    websocket: kinds.Listeners = ()
    websocket_tls: kinds.Listeners = ()

    @property
    def has_tls(self) -> bool:
        return bool(self.irc_tls or self.telnet_tls or self.websocket_tls)


class Tls(Struct, frozen=True, kw_only=True):
    """What the listeners with TLS show."""

    certificate: kinds.File = "certificate.pem"
    key: kinds.File = "key.pem"
    self_signed: kinds.Switch = False
    sts_port: kinds.Port = 0
    sts_duration: kinds.Long = 2_592_000
    sts_self_signed: kinds.Switch = False


class WebSocket(Struct, frozen=True, kw_only=True):
    """Who may use IRC over WebSocket, and how."""

    origins: kinds.Origins = ("*",)
    deflate: kinds.Switch = False


class Proxies(Struct, frozen=True, kw_only=True):
    """Whose word counts on where a connection comes from."""

    proxy: kinds.Networks = ("127.0.0.0/8", "::1/128")
    forwarded: kinds.Networks = ()
    webirc: kinds.Gateways = ()


class Dnsbl(Struct, frozen=True, kw_only=True):
    """Lists of bad addresses in the DNS."""

    zones: kinds.Zones = ()
    resolver: kinds.Resolver = ""
    timeout: kinds.Wait = 3.0


class Telnet(Struct, frozen=True, kw_only=True):
    """What telnet clients are offered without asking."""

    mssp: kinds.Switch = False
    gmcp: kinds.Switch = False


class Rooms(Struct, frozen=True, kw_only=True):
    """The rooms that are always there."""

    moderator: kinds.Nick = "Moderator"
    lobby: kinds.Channel = "#lobby"
    kept: kinds.Channels = ()
    plain: kinds.Masks = ()


class Moderation(Struct, frozen=True, kw_only=True):
    """Who keeps order besides the operators, and where they meet."""

    moderators: kinds.Moderators = ()
    room: kinds.RoomOrOff = "#operators"


class Games(Struct, frozen=True, kw_only=True):
    """How the tables are kept; times in seconds."""

    prefix: kinds.Sign = "!"
    grace: kinds.Seconds = 300.0
    gather: kinds.Seconds = 60.0
    private_words: kinds.PrivateWords = "forbid"
    watch_same_address: kinds.Switch = True


class Limits(Struct, frozen=True, kw_only=True):
    """How much one address, and one connection, may take."""
    pages: kinds.Text = ""
    link: kinds.Link = ""

    connections: kinds.Count = 10
    connections_private: kinds.Count = 50
    registration: kinds.Seconds = 60.0
    sendq: kinds.Bytes = 1_048_576
    flood_burst: kinds.Count = 10
    flood_rate: kinds.Rate = 2.0


class Metrics(Struct, frozen=True, kw_only=True):
    """Where programs that watch over the server ask."""

    listen: kinds.LocalListeners = ()


class Accounts(Struct, frozen=True, kw_only=True):
    """Who may have an account, how often a log-in may fail, and what a password costs."""

    store: kinds.FileOrOff = "accounts.db"
    registration: kinds.OpenOrClosed = "open"
    before_connect: kinds.Switch = False
    per_day: kinds.Count = 5
    attempts: kinds.Count = 10
    password_length: kinds.Length = 6
    argon2_time: kinds.Length = 2
    argon2_memory: kinds.Memory = 19_456
    scram_rounds: kinds.Rounds = 20_000


class History(Struct, frozen=True, kw_only=True):
    """How much of what was said lately can be read again."""

    lines: kinds.Lines = 1000
    hours: kinds.Hours = 72.0


class Journal(Struct, frozen=True, kw_only=True):
    """How the log is written."""

    fsync: kinds.Sync = "group"
    spare: kinds.Text = ""
    keep_days: kinds.Days = 0
    checkpoint_command: kinds.Words = ()


class Config(Struct, frozen=True, kw_only=True):
    """Every section; each has its defaults."""

    server: Server = field(default_factory=Server)
    listen: Listen = field(default_factory=Listen)
    tls: Tls = field(default_factory=Tls)
    websocket: WebSocket = field(default_factory=WebSocket)
    proxies: Proxies = field(default_factory=Proxies)
    dnsbl: Dnsbl = field(default_factory=Dnsbl)
    telnet: Telnet = field(default_factory=Telnet)
    rooms: Rooms = field(default_factory=Rooms)
    moderation: Moderation = field(default_factory=Moderation)
    games: Games = field(default_factory=Games)
    limits: Limits = field(default_factory=Limits)
    accounts: Accounts = field(default_factory=Accounts)
    history: History = field(default_factory=History)
    journal: Journal = field(default_factory=Journal)
    metrics: Metrics = field(default_factory=Metrics)

    @property
    def state(self) -> Path | None:
        """The directory of everything that must survive a restart, if one is chosen."""
        return Path(self.server.state).expanduser() if self.server.state else None


def listeners(listen: Listen) -> Iterator[tuple[str, str]]:
    """Every address that people connect to, after the name of its key."""
    yield from ((f"listen.{name}", text) for name in LISTENERS for text in getattr(listen, name))


def load(path: Path) -> Config:
    """The configuration in a file; BadConfig with every reason if there is one against it."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise BadConfig(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadConfig(f"{path}: not UTF-8 at byte {error.start}") from error
    return read(text, str(path))


def read(text: str, file: str) -> Config:
    """The configuration in a text; `file` names it in the reasons of BadConfig."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(f"{file}:{places.line_of_error(error, text)}: not TOML: {error}") from error
    if faults := list(_faults(values)):
        lines = places.lines_of(text)
        faults.sort(key=lambda fault: lines[fault[0]])
        raise BadConfig(*(f"{file}:{lines[key]}: {'.'.join(key)}: {why}" for key, why in faults))
    return msgspec.convert(values, Config)


Fault = tuple[places.Key, str]


def _faults(values: Mapping[str, object]) -> Iterator[Fault]:
    """Every key that is unknown or has a wrong value, with the reason."""
    sections = typing.get_type_hints(Config)
    for name, value in values.items():
        if name not in sections:
            yield (name,), _unknown("section", name, sections)
        elif not isinstance(value, dict):
            yield (name,), f"expected a section [{name}]"
        else:
            yield from _faults_in(name, sections[name], value)


def _faults_in(section: str, kind: type[Struct], values: Mapping[str, object]) -> Iterator[Fault]:
    kinds = typing.get_type_hints(kind, include_extras=True)
    for name, value in values.items():
        if name not in kinds:
            yield (section, name), _unknown("key", name, kinds)
        elif why := _wrong(value, kinds[name]):
            yield (section, name), why


def _wrong(value: object, kind: object) -> str:
    """What is wrong with a value of a kind, and what may have been meant; empty if nothing is."""
    why = _fault_of(value, kind)
    meant = suggesting.near(value, kind, lambda other: not _fault_of(other, kind)) if why and kind not in SECRET else None
    return why if meant is None else f"{why}; did you mean {_shown(meant)}?"


def _fault_of(value: object, kind: object) -> str:
    meta = next(extra for extra in typing.get_args(kind) if isinstance(extra, Meta))
    try:
        good = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return f"expected {meta.description}" + ("" if kind in SECRET else f", got {_shown(value)}")
    parse, expected = _PARTS.get(kind, (None, ""))
    why = _wrong_part((good,) if isinstance(good, str) else good, parse, expected) if parse else ""
    return f"expected {meta.description}" if why and kind in SECRET else why


SECRET = (kinds.Gateways, kinds.Secret)
"""Kinds of values that are not shown again, because there is a password in them."""
PLACE = "HOST:PORT or [IPV6]:PORT, but "
_PARTS: Mapping[object, tuple[Callable[[str], object], str]] = {
    kinds.Listeners: (addresses.parse, PLACE),
    kinds.TelnetListeners: (addresses.parse_telnet, PLACE),
    kinds.LocalListeners: (addresses.parse_local, PLACE),
    kinds.Networks: (addresses.network, "networks like 192.0.2.0/24, but "),
    kinds.Gateways: (trust.gateway, ""),
    kinds.Zones: (blocklists.zone, "zones like dnsbl.example.org, each with notify, account or block after it, but "),
    kinds.Resolver: (blocklists.resolver, "HOST:PORT or [IPV6]:PORT with a number as its host, but "),
}
"""How the parts of a value are read, and what they are expected to be."""
LISTENERS = tuple(name for name, kind in typing.get_type_hints(Listen, include_extras=True).items() if kind in _PARTS)
"""The keys of `[listen]` that hold addresses to listen on."""


def _wrong_part(parts: Iterable[str], parse: Callable[[str], object], expected: str) -> str:
    for text in parts:
        try:
            parse(text)
        except ValueError as error:
            return f"expected {expected}{error}"
    return ""


def _unknown(what: str, name: str, known: Mapping[str, object]) -> str:
    """What to say of an unknown section or key: what it is like, or where it belongs, or what there is."""
    if near := difflib.get_close_matches(name, known, n=1):
        return f'unknown {what}; did you mean "{near[0]}"?'
    homes = [section for section, kind in _sections() if name in typing.get_type_hints(kind)]
    return f"unknown {what}; " + (f"it is a key of [{homes[0]}]" if homes else f"known are: {', '.join(known)}")


def _sections() -> Iterator[tuple[str, type[Struct]]]:
    return ((name, kind) for name, kind in typing.get_type_hints(Config).items() if isinstance(kind, type))


def _shown(value: object) -> str:
    """A value as it may stand in TOML, cut when long."""
    text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= 60 else text[:57] + "..."
