"""The configuration: every key with its default, and the reader of the TOML file that may change some of them.

A key is a field here, a line in wolfd.toml(5), and nothing else. Reading tells all faults at once, each with file,
line, key, and what was expected there.
"""

import difflib
import tomllib
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, field

from wolfd.control import judging, kinds, places, tables
from wolfd.control.failures import BadConfig


class Server(Struct, frozen=True, kw_only=True):
    """What the server is called and where its files are."""

    name: kinds.Host = "wolfd.local"
    network: kinds.Word = "wolfd"
    motd: kinds.Text = ""
    password: kinds.Secret = ""
    description: kinds.Text = "Werewolf by IRC and telnet"
    contact: kinds.Text = ""
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
    """What telnet clients are offered without asking, and how much one may take."""

    mssp: kinds.Switch = False
    gmcp: kinds.Switch = False
    login: kinds.Seconds = 120.0
    tries: kinds.Length = 5
    line: kinds.Columns = 500
    waiting: kinds.Count = 20
    arrivals: kinds.Count = 5
    stuck: kinds.Seconds = 30.0


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
    countdown: kinds.Seconds = 10.0
    fill: kinds.SecondsOrNever = 0.0
    hold: kinds.SecondsOrNever = 60.0
    linger: kinds.Seconds = 1800.0
    one_per_address: kinds.Switch = False
    private_words: kinds.PrivateWords = "forbid"
    watch_same_address: kinds.Switch = True
    pages: kinds.Text = ""
    link: kinds.Link = ""


class Limits(Struct, frozen=True, kw_only=True):
    """How much one address, and one connection, may take."""

    connections: kinds.Count = 10
    connections_private: kinds.Count = 50
    registration: kinds.Seconds = 60.0
    registration_bytes: kinds.Bytes = 32_768
    unended: kinds.Bytes = 16_384
    sendq: kinds.Bytes = 1_048_576
    flood_burst: kinds.Count = 10
    flood_rate: kinds.Rate = 2.0
    query_burst: kinds.Count = 5000
    query_rate: kinds.Rate = 100.0
    ping: kinds.Seconds = 120.0
    ping_timeout: kinds.Seconds = 60.0
    channels: kinds.Count = 50
    masks: kinds.Count = 100
    monitor: kinds.Count = 100


class Metrics(Struct, frozen=True, kw_only=True):
    """Where programs that watch over the server ask."""

    listen: kinds.LocalListeners = ()


class Accounts(Struct, frozen=True, kw_only=True):
    """Who may have an account, how often a log-in may fail, and what a password costs."""

    store: kinds.Store = "accounts.db"
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
    private_messages: kinds.PrivateMessages = "in_game"
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
    operator: tuple[tables.Operator, ...] = ()
    channel: tuple[tables.Channel, ...] = ()

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
    except (ValueError, RecursionError) as error:  # a number without end, lists within lists without end
        raise BadConfig(f"{file}: not TOML that can be read: {error}") from error
    if faults := list(_faults(values)):
        lines = places.lines_of(text)
        faults.sort(key=lambda fault: lines[fault[0]])
        raise BadConfig(*(f"{file}:{lines[key]}: {places.shown(key)}: {why}" for key, why in faults))
    return msgspec.convert(values, Config)


Fault = tuple[places.Key, str]


def _faults(values: Mapping[str, object]) -> Iterator[Fault]:
    """Every key that is unknown or has a wrong value, with the reason."""
    sections = typing.get_type_hints(Config)
    for name, value in values.items():
        if name not in sections:
            yield (name,), _unknown("section", name, sections)
        elif typing.get_origin(sections[name]) is tuple:
            yield from _faults_in_each(name, typing.get_args(sections[name])[0], value)
        elif not isinstance(value, dict):
            yield (name,), f"expected a section [{name}]"
        else:
            yield from _faults_in((name,), sections[name], value)


def _faults_in_each(name: str, kind: type[Struct], value: object) -> Iterator[Fault]:
    """What is wrong with sections of which there may be many: [[name]]."""
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        yield (name,), f"expected sections [[{name}]]"
        return
    for number, each in enumerate(value):
        where = (name, str(number))
        faults = [*_faults_in(where, kind, each)]
        faults += [(where, f'the key "{need}" is missing') for need in tables.NEEDS[kind] if need not in each]
        if not faults and (why := tables.fault(msgspec.convert(each, kind), values_before=value[:number])):
            faults = [(where, why)]
        yield from faults


def _faults_in(section: places.Key, kind: type[Struct], values: Mapping[str, object]) -> Iterator[Fault]:
    kinds = typing.get_type_hints(kind, include_extras=True)
    for name, value in values.items():
        if name not in kinds:
            yield (*section, name), _unknown("key", name, kinds)
        elif why := judging.wrong(value, kinds[name]):
            yield (*section, name), why


LISTENERS = tuple(name for name, kind in typing.get_type_hints(Listen, include_extras=True).items() if kind in judging.PARTS)
"""The keys of `[listen]` that hold addresses to listen on."""


def _unknown(what: str, name: str, known: Mapping[str, object]) -> str:
    """What to say of an unknown section or key: what it is like, or where it belongs, or what there is."""
    homes = [section for section, kind in _sections() if name in typing.get_type_hints(kind)]
    near = difflib.get_close_matches(name, known, n=1)
    if near and not (homes and what == "section"):
        return f'unknown {what}; did you mean "{near[0]}"?'
    return f"unknown {what}; " + (f"it is a key of [{homes[0]}]" if homes else f"known are: {', '.join(known)}")


def _sections() -> Iterator[tuple[str, type[Struct]]]:
    return ((name, kind) for name, kind in typing.get_type_hints(Config).items() if isinstance(kind, type))
