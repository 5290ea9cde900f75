"""What the state directory must give before a server can be: its log, its keys. `CannotRun` says why it does not."""

from pathlib import Path

from wolfd import journal, settings
from wolfd.control import secret
from wolfd.control.config import Config
from wolfd.control.failures import CannotRun, Code
from wolfd.journal import InUse, Journal, Outside, Unwritable
from wolfd.running import checking


def log(state: Path, outside: Outside, config: Config) -> Journal:
    """The log, locked; CannotRun if another server has it, or it cannot be written."""
    checking.check_state(state)
    try:
        return Journal(state, outside, settings.journal(config))
    except InUse as error:
        raise CannotRun(Code.IN_USE, str(error)) from error
    except Unwritable as error:
        raise CannotRun(Code.IO, str(error)) from error


def names(state: Path) -> journal.Ids:
    """The names that messages and appeals get; CannotRun if the key cannot be had."""
    try:
        return journal.open_ids(state)
    except Unwritable as error:
        raise CannotRun(Code.IO, str(error)) from error


def house_secret(state: Path) -> bytes:
    try:
        return secret.of(state / "house.key")
    except OSError as error:
        raise checking.unreadable(state, error) from error
