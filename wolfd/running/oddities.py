"""What a configuration file says that each key allows, and that cannot be meant: keys without effect, or with a bad one.

Each is a key and what was expected there. A fault keeps a server from starting; of an oddity the operator is told.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from wolfd.chat.names import fold, matches
from wolfd.control import places
from wolfd.control.addresses import OFF
from wolfd.control.config import Config
from wolfd.control.failures import BadConfig
from wolfd.control.places import Key

Found = Iterator[tuple[Key, str]]

ANY = "#any-channel"
"""Stands for every channel: a mask that takes it in takes in all."""


def judge(config: Config, file: Path) -> list[str]:
    """What is odd in a configuration that was read from a file, each with its place there; BadConfig where it is a fault."""
    lines = places.lines_of(file.read_text())
    if found := [_told(file, lines, *each) for each in faults(config)]:
        raise BadConfig(*found)
    return [_told(file, lines, *each) for each in oddities(config)]


def _told(file: Path, lines: Mapping[Key, int], key: Key, why: str) -> str:
    """A reason with the line of its key; where that is left to its default, of its section."""
    line = lines.get(key) or lines.get(key[:-1])
    return f"{file}{f':{line}' if line else ''}: {places.shown(key)}: {why}"


def faults(config: Config) -> Found:
    """What would shut people out of where they come in."""
    if fold(config.moderation.room) == fold(config.rooms.lobby):
        yield ("moderation", "room"), 'expected another channel than the lobby, which nobody else could enter, or "off"'


def oddities(config: Config) -> Found:
    """What has no effect, or leaves a server without use."""
    yield from _nowhere(config)
    yield from _plain(config)
    yield from _kept(config)
    yield from _channels(config)
    yield from _without_tls(config)
    yield from _without_accounts(config)


def _nowhere(config: Config) -> Found:
    listen = config.listen
    if not any(getattr(listen, name) for name in listen.__struct_fields__):
        yield ("listen",), "expected an address in one of its lists: nobody can come in but at sockets that the service manager hands over"


def _plain(config: Config) -> Found:
    where = ("rooms", "plain")
    for mask in config.rooms.plain:
        if matches(mask, ANY):
            yield where, f'expected masks of some channels like "#chat": {mask!r} fits all, so there is no table to play at'
        elif mask[:1] not in {"#", "*", "?"}:
            yield where, f'expected masks like "#chat": no channel fits {mask!r}, did you mean "#{mask}"?'


def _kept(config: Config) -> Found:
    for name in config.rooms.kept:
        if why := _no_table(config, name):
            yield ("rooms", "kept"), f"expected tables, but {name} is {why}"


def _channels(config: Config) -> Found:
    for number, channel in enumerate(config.channel):
        why = _no_table(config, channel.name)
        if why and channel.preset != "default":
            yield ("channel", str(number), "preset"), f"expected none: {channel.name} is {why}, so no game is played there"
        if "i" not in channel.modes:
            continue
        key = ("channel", str(number), "modes")
        if not why:
            yield key, f"expected no i: {channel.name} is a table, where nobody can invite, so nobody could come in; s hides it from those who do not know its name"
        elif not channel.founder:
            yield key, f"expected no i, or a founder who invites: nobody could come in to {channel.name}"


def _no_table(config: Config, name: str) -> str:
    """Why a channel is no table; nothing if it is one."""
    if fold(name) == fold(config.rooms.lobby):
        return "the lobby"
    if fold(name) == fold(config.moderation.room):
        return "the operators' room"
    return next((f"plain by the mask {mask!r}" for mask in config.rooms.plain if matches(mask, name)), "")


def _without_tls(config: Config) -> Found:
    if config.listen.has_tls:
        return
    if config.tls != type(config.tls)():
        yield ("tls",), "expected an address in irc_tls, telnet_tls or websocket_tls of [listen]: without one this section has no effect"
    for number, operator in enumerate(config.operator):
        if operator.certificate:
            yield ("operator", str(number), "certificate"), f"expected an address in irc_tls of [listen]: without one {operator.name} cannot show it"


def _without_accounts(config: Config) -> Found:
    if config.accounts.store != OFF:
        return
    if config.moderation.moderators:
        yield ("moderation", "moderators"), 'expected none: [accounts] store is "off", so that nobody has an account'
    for number, channel in enumerate(config.channel):
        if channel.founder:
            yield ("channel", str(number), "founder"), 'expected none: [accounts] store is "off", so that nobody has an account'
