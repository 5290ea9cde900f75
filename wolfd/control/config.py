"""The configuration: every key with its default, and the reader of the TOML file that may change some of them.

A key is a field here, a line in wolfd.toml(5), and nothing else. Reading tells all faults at once, each with file,
line, key, and what was expected there.
"""

import difflib
import tomllib
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from wolfd.control import addresses, blocklists, places, trust
from wolfd.control.failures import BadConfig

Language = Annotated[Literal["en", "zh-Hans", "zh-Hant"], Meta(description='"en", "zh-Hans" or "zh-Hant"')]
Host = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\Z", max_length=63,
                           description="a host name with a dot in it")]
Word = Annotated[str, Meta(pattern=r"\A[A-Za-z][A-Za-z0-9._-]{0,29}\Z", description="a word of at most 30 letters")]
Nick = Annotated[str, Meta(pattern=r"\A[^\W\d][\w\[\]\\`^{|}-]{0,9}\Z", description="a nick of at most 10 letters")]
Channel = Annotated[str, Meta(pattern=r"\A#[^\x00-\x20,:\x7f]{1,49}\Z", description='a channel like "#lobby"')]
Sign = Annotated[str, Meta(pattern=r"\A[!-/:-@\[-`{-~]\Z", description='one sign like "!"')]
Masks = Annotated[tuple[str, ...], Meta(description='a list of masks like ["#chat", "#dev-*"]')]
Channels = Annotated[tuple[Channel, ...], Meta(description='a list of channels like ["#wolf", "#moon"]')]
Listeners = Annotated[tuple[str, ...], Meta(description='a list of addresses like ["127.0.0.1:6667", "[::1]:6667"]')]
TelnetListeners = Annotated[tuple[str, ...], Meta(
    description='a list of addresses like ["127.0.0.1:4000", "127.0.0.1:4001 big5"]')]
Text = Annotated[str, Meta(description="a text in quotes")]
Count = Annotated[int, Meta(ge=1, le=1_000_000, description="a whole number from 1 to 1000000")]
Bytes = Annotated[int, Meta(ge=16_384, le=2**30, description="a whole number of bytes, at least 16384")]
Rate = Annotated[float, Meta(gt=0, le=10_000, description="a number above 0 and at most 10000")]
Seconds = Annotated[float, Meta(ge=1, le=86_400, description="a number of seconds from 1 to 86400")]
Switch = Annotated[bool, Meta(description="true or false")]
Length = Annotated[int, Meta(ge=1, le=100, description="a whole number from 1 to 100")]
Memory = Annotated[int, Meta(ge=8, le=4_194_304, description="a whole number of KiB from 8 to 4194304")]
Rounds = Annotated[int, Meta(ge=4096, le=1_000_000, description="a whole number from 4096 to 1000000")]
PrivateWords = Annotated[Literal["forbid", "log", "allow"], Meta(description='"forbid", "log" or "allow"')]
OpenOrClosed = Annotated[Literal["open", "closed"], Meta(description='"open" or "closed"')]
FileOrOff = Annotated[str, Meta(pattern=r"[^/]\Z", description='a file like "accounts.db", or "off"')]
File = Annotated[str, Meta(pattern=r"[^/]\Z", description='a file like "certificate.pem"')]
Days = Annotated[int, Meta(ge=0, le=100_000, description="a whole number of days, or 0 for ever")]
Lines = Annotated[int, Meta(ge=0, le=10_000, description="a whole number from 0 to 10000")]
Hours = Annotated[float, Meta(gt=0, le=100_000, description="a number of hours above 0")]
Moderators = Annotated[tuple[Annotated[str, Meta(pattern=r"\A[^#\s]+( #[^\x00-\x20,:\x7f]{1,49})*\Z")], ...], Meta(
    description='a list of accounts, each with its channels if not all, like ["ann", "bob #wolf #moon"]')]
RoomOrOff = Annotated[str, Meta(pattern=r"\A(off|#[^\x00-\x20,:\x7f]{1,49})\Z", description='a channel like "#operators", or "off"')]
Words = Annotated[tuple[str, ...], Meta(description='a list of words like ["logger", "-t", "wolfd"]')]
Port = Annotated[int, Meta(ge=0, le=65_535, description="a whole number from 1 to 65535, or 0")]
Long = Annotated[int, Meta(ge=0, le=315_360_000, description="a whole number of seconds, at most ten years")]
Networks = Annotated[tuple[str, ...], Meta(description='a list of networks like ["192.0.2.0/24", "2001:db8::1"]')]
Gateways = Annotated[tuple[str, ...], Meta(description='a list of networks with a password each, like ["192.0.2.7 secret"]')]
Origins = Annotated[tuple[Annotated[str, Meta(pattern=r"\A(\*|[a-z]+://[^/\s]+)\Z")], ...], Meta(
    description='a list of origins like ["https://play.example.org"], or ["*"]')]
Zones = Annotated[tuple[str, ...], Meta(description='a list of zones like ["dnsbl.example.org block"]')]
Resolver = Annotated[str, Meta(description='an address like "127.0.0.1:53", or "" for that of this machine')]
Wait = Annotated[float, Meta(ge=0.1, le=10, description="a number of seconds from 0.1 to 10")]
Sync = Annotated[Literal["group", "always", "os"], Meta(description='"group", "always" or "os"')]


class Server(Struct, frozen=True, kw_only=True):
    """What the server is called and where its files are."""

    name: Host = "wolfd.local"
    network: Word = "wolfd"
    motd: Text = ""
    password: Text = ""
    description: Text = "Werewolf by IRC and telnet"
    language: Language = "en"
    state: Text = ""


class Listen(Struct, frozen=True, kw_only=True):
    """The addresses that people connect to."""

    irc: Listeners = ("127.0.0.1:6667",)
    irc_tls: Listeners = ()
    telnet: TelnetListeners = ("127.0.0.1:4000",)
    telnet_tls: TelnetListeners = ()
    websocket: Listeners = ()
    websocket_tls: Listeners = ()

    @property
    def has_tls(self) -> bool:
        return bool(self.irc_tls or self.telnet_tls or self.websocket_tls)


class Tls(Struct, frozen=True, kw_only=True):
    """What the listeners with TLS show."""

    certificate: File = "certificate.pem"
    key: File = "key.pem"
    self_signed: Switch = False
    sts_port: Port = 0
    sts_duration: Long = 2_592_000
    sts_self_signed: Switch = False


class WebSocket(Struct, frozen=True, kw_only=True):
    """Who may use IRC over WebSocket, and how."""

    origins: Origins = ("*",)
    deflate: Switch = False


class Proxies(Struct, frozen=True, kw_only=True):
    """Whose word counts on where a connection comes from."""

    proxy: Networks = ("127.0.0.0/8", "::1/128")
    forwarded: Networks = ()
    webirc: Gateways = ()


class Dnsbl(Struct, frozen=True, kw_only=True):
    """Lists of bad addresses in the DNS."""

    zones: Zones = ()
    resolver: Resolver = ""
    timeout: Wait = 3.0


class Telnet(Struct, frozen=True, kw_only=True):
    """What telnet clients are offered without asking."""

    mssp: Switch = False
    gmcp: Switch = False


class Rooms(Struct, frozen=True, kw_only=True):
    """The rooms that are always there."""

    moderator: Nick = "Moderator"
    lobby: Channel = "#lobby"
    kept: Channels = ()
    plain: Masks = ()


class Moderation(Struct, frozen=True, kw_only=True):
    """Who keeps order besides the operators, and where they meet."""

    moderators: Moderators = ()
    room: RoomOrOff = "#operators"


class Games(Struct, frozen=True, kw_only=True):
    """How the tables are kept; times in seconds."""

    prefix: Sign = "!"
    grace: Seconds = 300.0
    gather: Seconds = 60.0
    private_words: PrivateWords = "forbid"
    watch_same_address: Switch = True


class Limits(Struct, frozen=True, kw_only=True):
    """How much one address, and one connection, may take."""

    connections: Count = 10
    connections_private: Count = 50
    registration: Seconds = 60.0
    sendq: Bytes = 1_048_576
    flood_burst: Count = 10
    flood_rate: Rate = 2.0


class Accounts(Struct, frozen=True, kw_only=True):
    """Who may have an account, how often a log-in may fail, and what a password costs."""

    store: FileOrOff = "accounts.db"
    registration: OpenOrClosed = "open"
    before_connect: Switch = False
    per_day: Count = 5
    attempts: Count = 10
    password_length: Length = 6
    argon2_time: Length = 2
    argon2_memory: Memory = 19_456
    scram_rounds: Rounds = 20_000


class History(Struct, frozen=True, kw_only=True):
    """How much of what was said lately can be read again."""

    lines: Lines = 1000
    hours: Hours = 72.0


class Journal(Struct, frozen=True, kw_only=True):
    """How the log is written."""

    fsync: Sync = "group"
    spare: Text = ""
    keep_days: Days = 0
    checkpoint_command: Words = ()


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
Parser = Callable[[str], addresses.Address]


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
    """What is wrong with a value of a kind; empty if nothing is."""
    meta = next(extra for extra in typing.get_args(kind) if isinstance(extra, Meta))
    try:
        good = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return f"expected {meta.description}" + ("" if kind == Gateways else f", got {_shown(value)}")
    if parse := _PARSERS.get(kind):
        return _wrong_part(good, parse, "HOST:PORT or [IPV6]:PORT, but ")
    return _wrong_part((good,) if isinstance(good, str) else good, *_PARTS[kind]) if kind in _PARTS else ""


_PARSERS: Mapping[object, Parser] = {Listeners: addresses.parse, TelnetListeners: addresses.parse_telnet}
LISTENERS = tuple(name for name, kind in typing.get_type_hints(Listen, include_extras=True).items() if kind in _PARSERS)
"""The keys of `[listen]` that hold addresses to listen on."""
_PARTS: Mapping[object, tuple[Callable[[str], object], str]] = {
    Networks: (addresses.network, "networks like 192.0.2.0/24, but "),
    Gateways: (trust.gateway, ""),
    Zones: (blocklists.zone, "zones like dnsbl.example.org, each with notify, account or block after it, but "),
    Resolver: (blocklists.resolver, "HOST:PORT or [IPV6]:PORT with a number as its host, but "),
}
"""How the parts of a value are read, and what they are expected to be."""


def _wrong_part(parts: Iterable[str], parse: Callable[[str], object], expected: str) -> str:
    for text in parts:
        try:
            parse(text)
        except ValueError as error:
            return f"expected {expected}{error}"
    return ""


def _unknown(what: str, name: str, known: Mapping[str, object]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"unknown {what}" + (f'; did you mean "{near[0]}"?' if near else f"; known are: {', '.join(known)}")


def _shown(value: object) -> str:
    """A value as it may stand in TOML, cut when long."""
    text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= 60 else text[:57] + "..."
