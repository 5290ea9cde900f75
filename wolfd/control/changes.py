"""A configuration that was read again: what of it is in force at once, and what only a restart brings."""

from dataclasses import dataclass

import msgspec

from wolfd.control.config import Config

AT_ONCE = frozenset({
    "server.motd", "server.language", "server.password",
    "tls.certificate", "tls.key", "tls.self_signed", "tls.sts_port", "tls.sts_duration", "tls.sts_self_signed",
    "websocket.origins", "websocket.deflate", "proxies.proxy", "proxies.forwarded", "proxies.webirc",
    "dnsbl.zones", "dnsbl.resolver", "dnsbl.timeout",
    "telnet.mssp", "telnet.gmcp", "telnet.login", "telnet.tries", "telnet.line", "telnet.waiting", "telnet.stuck",
    "limits.connections", "limits.connections_private", "limits.registration", "limits.sendq", "limits.flood_burst",
    "limits.flood_rate", "limits.registration_bytes", "limits.unended", "limits.query_burst", "limits.query_rate", "limits.ping",
    "limits.ping_timeout",
    "moderation.moderators",
    "operator",
    "accounts.registration", "accounts.before_connect", "accounts.password_length",
})  # fmt: skip
"""The keys that need no restart."""


@dataclass(frozen=True, slots=True)
class Changes:
    """The configuration from now on; the keys that changed with it, and those that did not although they should."""

    config: Config
    done: tuple[str, ...]
    waiting: tuple[str, ...]


def between(old: Config, new: Config) -> Changes:
    """What a new configuration changes."""
    differing = [name for section in Config.__struct_fields__ for name in _differing(old, new, section)]
    done = tuple(name for name in differing if name in AT_ONCE)
    waiting = tuple(name for name in differing if name not in AT_ONCE)
    return Changes(_merged(old, new, done), done, waiting)


def _differing(old: Config, new: Config, section: str) -> list[str]:
    """The keys of a section that differ, or the section itself if there may be many of it."""
    before, after = getattr(old, section), getattr(new, section)
    if isinstance(before, tuple):
        return [section] if before != after else []
    return [f"{section}.{key}" for key in before.__struct_fields__ if getattr(before, key) != getattr(after, key)]


def _merged(old: Config, new: Config, names: tuple[str, ...]) -> Config:
    """The old one with these keys of the new one."""
    for name in names:
        section, _, key = name.partition(".")
        part = getattr(new, section)
        if key:
            part = msgspec.structs.replace(getattr(old, section), **{key: getattr(part, key)})
        old = msgspec.structs.replace(old, **{section: part})
    return old
