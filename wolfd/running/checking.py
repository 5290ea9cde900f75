"""`wolfd -t`: everything that could keep a server from starting or going on, looked at beside a server that may run.

Nothing is made and nothing is locked. Each look either finds no fault, or raises `CannotRun`; all are done, so that the
operator reads every reason at once. What is shared with a start (the log's records, the accounts' file) is here, too.
"""

import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from twisted.logger import Logger

from wolfd import accounts, journal, settings
from wolfd.control import addresses, listening, papers, socket_client
from wolfd.control.config import Config, listeners
from wolfd.control.failures import BadConfig, CannotRun, Code
from wolfd.journal import Damage, Past
from wolfd.moderator import recovery
from wolfd.running.backup import HALF
from wolfd.texts.catalogue import fault, gaps

LOG = Logger()
MIB = 2**20
LEAST = 16
"""MiB that the log's disk must have free; a busy server fills as much in a day."""
LOW = 256
"""MiB under which it is told."""


def check(config: Config) -> list[str]:
    """What will be amiss soon; CannotRun with every reason if the server could not start or go on, and that behind them."""
    state = config.state or journal.default_state()
    looks: tuple[Callable[[Config, Path], Iterable[str]], ...] = (_addresses, _certificate, _store, _directories, _command, _pages, _texts, _games)
    warnings: list[str] = []
    faults: list[CannotRun] = []
    for look in looks:
        try:
            warnings += look(config, state)
        except CannotRun as found:
            faults.append(found)
    if not faults:
        return warnings
    reasons = [reason for found in faults for reason in found.reasons]
    codes = {found.code for found in faults}
    raise CannotRun(codes.pop() if len(codes) == 1 else Code.CONFIG, *reasons, *warnings)


def records(state: Path, past: Past) -> Iterator[Mapping[str, object]]:
    """What the log says of the open games; damage in it is named on the standard error, and is a hole. CannotRun if it cannot be read."""
    try:
        for item in journal.history(state, past):
            if isinstance(item, Damage):
                LOG.error("the log is damaged: {damage}", damage=item)
                yield recovery.hole(item.seq)
            else:
                yield item.fields()
    except OSError as error:
        raise unreadable(state, error) from error


def check_state(state: Path) -> None:
    """CannotRun if only a part of a copy is there."""
    try:
        is_half = (state / HALF).exists()
    except OSError as error:
        raise unreadable(state, error) from error
    if is_half:
        raise CannotRun(Code.IO, f"{state}: a copy was not restored to its end; restore it again with wolfd restore")


def check_accounts(config: Config, state: Path) -> None:
    """CannotRun if the accounts' store cannot be used, as far as a look tells."""
    why = accounts.fault(settings.store(state, config)) if config.accounts.store != addresses.OFF else ""
    if why:
        raise CannotRun(Code.IO, why)


def unreadable(state: Path, error: OSError) -> CannotRun:
    return CannotRun(Code.IO, f"{error.filename or state}: {error.strerror or error}")


# --- the looks ----------------------------------------------------------------------------------------------------------


def _addresses(config: Config, state: Path) -> list[str]:
    """Whether each can be listened on; those of the server that runs on this directory are taken by it."""
    is_running = socket_client.is_answered(state)
    faults = _twice(config)
    watched = [("metrics.listen", text) for text in config.metrics.listen]
    for name, text in (*listeners(config.listen), *watched):
        try:
            for door in listening.bind(addresses.parse_telnet(text)):
                door.close()
        except listening.Busy as why:
            faults += [] if is_running else [f"{name}: {why}"]
        except CannotRun as why:
            faults += [f"{name}: {reason}" for reason in why.reasons]
    if faults:
        raise CannotRun(Code.ADDRESS, *faults)
    return []


def _twice(config: Config) -> list[str]:
    """The addresses that are to be listened on more than once, which a start would find in use by itself."""
    seen: dict[tuple[str, int], str] = {}
    faults = []
    for name, text in (*listeners(config.listen), *(("metrics.listen", text) for text in config.metrics.listen)):
        address = addresses.parse_telnet(text)
        place = (address.host, address.port)
        if place in seen:
            faults.append(f"{name}: {text} is an address of {seen[place]} already")
        seen.setdefault(place, name)
    return faults


def _certificate(config: Config, state: Path) -> list[str]:
    if not config.listen.has_tls:
        return []
    warning = papers.check(settings.certificate(state, config), config.tls, time.time())
    return [warning] if warning else []


def _store(config: Config, state: Path) -> list[str]:
    check_accounts(config, state)
    return []


def _directories(config: Config, state: Path) -> list[str]:
    """Whether the log's directory, and the spare one, can be written, and how much room there is."""
    spare = [Path(config.journal.spare).expanduser()] if config.journal.spare else []
    check_state(state)
    return [warning for place in (state, *spare) for warning in _room(place)]


def _command(config: Config, _: Path) -> list[str]:
    """Whether there is the command that checkpoints are told to; the server goes on without it."""
    words = config.journal.checkpoint_command
    return [f"journal.checkpoint_command: there is no program {words[0]}"] if words and shutil.which(words[0]) is None else []


def _pages(config: Config, _: Path) -> list[str]:
    """Whether the pages of games can be written; the server goes on without them."""
    place = settings.pages(config)
    if place is None or (place.is_dir() and os.access(place, os.W_OK | os.X_OK)):
        return []
    return [f"games.pages: {place} is no directory that this user can write"]


def _room(place: Path) -> list[str]:
    there = next(path for path in (place.absolute(), *place.absolute().parents) if path.exists())
    if not there.is_dir():
        raise CannotRun(Code.IO, f"{there}: Not a directory")
    if not os.access(there, os.W_OK | os.X_OK):
        raise CannotRun(Code.IO, f"{there}: cannot be written by this user")
    disk = os.statvfs(there)
    free = disk.f_bavail * disk.f_frsize // MIB
    if free < LEAST:
        raise CannotRun(Code.IO, f"{there}: only {free} MiB are free, and the log needs {LEAST}")
    return [f"{there}: only {free} MiB are free"] if free < LOW else []


def _texts(_: Config, __: Path) -> list[str]:
    try:
        faults = [why] if (why := fault()) else gaps()
    except OSError as error:
        raise CannotRun(Code.CONFIG, f"{error.filename}: {error.strerror or error}") from error
    if faults:
        raise BadConfig(*faults)
    return []


def _games(_: Config, state: Path) -> list[str]:
    """Every open game is played again from the log."""
    try:
        faults = recovery.check(recovery.fold(records(state, journal.recall(state))))
    except OSError as error:
        raise unreadable(state, error) from error
    if faults:
        raise BadConfig(*faults)
    return []
