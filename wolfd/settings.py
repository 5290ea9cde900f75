"""What the operator has configured, as each part of the server wants to be told. Only `app` asks."""

from hashlib import sha256
from pathlib import Path

import engine
from wolfd import __version__
from wolfd.accounts import Cost, Operator, is_address
from wolfd.accounts import Settings as AccountSettings
from wolfd.chat.hall import Limits
from wolfd.chat.history import Bounds
from wolfd.chat.names import fold
from wolfd.control import blocklists, trust
from wolfd.control.addresses import OFF
from wolfd.control.config import Config
from wolfd.irc.lines import Pace
from wolfd.irc.settings import IrcSettings
from wolfd.irc.websockets import WebSocketSettings
from wolfd.journal import Care
from wolfd.journal import Settings as LogSettings
from wolfd.moderator.settings import Settings
from wolfd.telnet.settings import TelnetSettings

STALL = 1.0
"""Seconds by which a deadline must be noticed too late to be the server's fault."""


def store(state: Path, config: Config) -> Path | str:
    """The file that accounts are kept in, or the address of the database."""
    kept = config.accounts.store
    return kept if is_address(kept) else state / Path(kept).expanduser()


def bans(state: Path, config: Config) -> Path | str:
    """Where bans are kept: with the accounts, or in a file of their own where no accounts are kept."""
    return state / "bans.db" if config.accounts.store == OFF else store(state, config)


def certificate(state: Path, config: Config) -> tuple[Path, Path]:
    """The file of the certificate, and that of its key."""
    return state / Path(config.tls.certificate).expanduser(), state / Path(config.tls.key).expanduser()


def moderator(config: Config) -> Settings:
    rooms, games = config.rooms, config.games
    return Settings(lobby=rooms.lobby, kept=(*rooms.kept, *(channel.name for channel in config.channel)), plain=rooms.plain,
                    operators="" if config.moderation.room == OFF else config.moderation.room, moderators=config.moderation.moderators, prefix=games.prefix, grace=games.grace, gather=games.gather,
                    presets=tuple((fold(channel.name), channel.preset) for channel in config.channel), countdown=games.countdown,
                    fill=games.fill, hold=games.hold, linger=games.linger, one_per_address=games.one_per_address, stall=STALL,
                    private_words=games.private_words, watch_same_address=games.watch_same_address, link=games.link)


def pages(config: Config) -> Path | None:
    """The directory for pages of games, if they are wanted."""
    return Path(config.games.pages).expanduser().absolute() if config.games.pages else None


def operators(config: Config) -> list[Operator]:
    return [Operator(one.name, one.password, one.certificate.replace(":", "").lower(), frozenset(one.may)) for one in config.operator]


def journal(config: Config) -> LogSettings:
    kept = config.journal
    spare = Path(kept.spare).expanduser().absolute() if kept.spare else None
    return LogSettings(f"wolfd {__version__}", rules=_rules(), fsync=kept.fsync, spare=spare, private_messages=kept.private_messages)


def _rules() -> str:
    """Which rules are played: a fingerprint of the engine, so that logs tell even unreleased versions apart."""
    files = sorted(Path(engine.__path__[0]).rglob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def care(config: Config) -> Care:
    return Care(config.journal.keep_days, config.journal.checkpoint_command)


def accounts(config: Config) -> AccountSettings:
    wanted = config.accounts
    return AccountSettings(
        is_open=wanted.registration == "open", before_connect=wanted.before_connect, least=wanted.password_length,
        attempts=wanted.attempts, a_day=wanted.per_day)


def history(config: Config) -> Bounds:
    """How much of what was said is kept to be read again."""
    return Bounds(config.history.lines, config.history.hours * 3600)


def hall(config: Config) -> Limits:
    """How much of everything one may have in the chat."""
    limited = config.limits
    return Limits(channels=limited.channels, masks=limited.masks, watched=limited.monitor)


def irc(config: Config) -> IrcSettings:
    server, limited = config.server, config.limits
    return IrcSettings(
        network=server.network, version=f"wolfd-{__version__}", language=server.language, lobby=config.rooms.lobby,
        prefix=config.games.prefix, motd=tuple(server.motd.splitlines()), password=server.password,
        description=server.description,
        admin=(server.network, server.description, server.contact) if server.contact else None,
        pace=Pace(limited.flood_burst, limited.flood_rate),
        registration=limited.registration, newcomer=limited.registration_bytes, longest=limited.unended,
        queries=Pace(limited.query_burst, limited.query_rate), quiet=limited.ping, patience=limited.ping_timeout,
        sendq=limited.sendq, gateways=trust.gateways(config.proxies.webirc),
        sts_port=config.tls.sts_port, sts_duration=config.tls.sts_duration)


def websocket(config: Config) -> WebSocketSettings:
    wanted = config.websocket
    return WebSocketSettings(wanted.origins, wanted.deflate, trust.networks(config.proxies.forwarded))


def lists(config: Config) -> blocklists.Lists:
    """The lists of bad addresses that are asked."""
    wanted = config.dnsbl
    return blocklists.Lists(tuple(map(blocklists.zone, wanted.zones)), wanted.timeout)


def telnet(config: Config, charset: str) -> TelnetSettings:
    """For an address whose clients have a character set, if they tell none; the usual one if that is empty."""
    limited, own = config.limits, config.telnet
    return TelnetSettings(
        lobby=config.rooms.lobby, language=config.server.language, charset=charset or "utf-8", has_mssp=own.mssp,
        has_gmcp=own.gmcp, login=own.login, tries=own.tries, line=own.line, waiting=own.waiting, arrivals=own.arrivals,
        stuck=own.stuck, burst=limited.flood_burst, rate=limited.flood_rate, sendq=limited.sendq)


def cost(config: Config) -> Cost:
    """How much work a password is."""
    wanted = config.accounts
    return Cost(wanted.argon2_time, wanted.argon2_memory, wanted.scram_rounds)
