"""`wolfd restore`: a copy that `wolfctl backup` has made, as the state of a server that has none yet."""

import shutil
from pathlib import Path

from wolfd import accounts, journal, settings
from wolfd.control import addresses
from wolfd.control.config import Config
from wolfd.control.failures import CannotRun, Code
from wolfd.journal.state import EVENTS
from wolfd.running.backup import ACCOUNTS, HALF
from wolfd.running.checking import unreadable


def restore(config: Config, copy: Path) -> str:
    """Make a copy the state of the server that is configured; what was done. CannotRun, and nothing done, if it cannot be."""
    state = config.state or journal.default_state()
    try:
        if not (copy / EVENTS).is_dir():
            raise CannotRun(Code.IO, f"{copy}: is no copy that wolfctl backup has made")
        if (state / HALF).exists():  # by a restoring that was killed: all that is there is of a copy
            _take_back(state, is_new=False)
        if state.exists() and any(state.iterdir()):
            raise CannotRun(Code.IO, f"{state}: is not empty; a copy is restored to a new state directory")
        is_new = not state.exists()
        try:
            state.mkdir(mode=0o700, parents=True, exist_ok=True)
            (state / HALF).touch()
            shutil.copytree(copy, state, dirs_exist_ok=True, ignore=shutil.ignore_patterns(ACCOUNTS))
            count = _load(config, state, copy / ACCOUNTS)
            (state / HALF).unlink()
        except BaseException:
            _take_back(state, is_new=is_new)
            raise
    except OSError as error:
        raise unreadable(state, error) from error
    except shutil.Error as error:
        raise CannotRun(Code.IO, f"{state}: {error}") from error
    return f"{state} is restored" + (f", with {count} rows of accounts" if count else "")


def _load(config: Config, state: Path, rows: Path) -> int:
    """Put the accounts where they are kept, unless their file came with the copy; how many rows."""
    if config.accounts.store == addresses.OFF or not rows.exists():
        return 0
    place = settings.store(state, config)
    if isinstance(place, Path) and place.is_relative_to(state) and place.exists():
        return 0
    try:
        return accounts.load(place, rows.read_bytes())
    except accounts.Unusable as error:
        raise CannotRun(Code.IO, str(error)) from error


def _take_back(state: Path, *, is_new: bool) -> None:
    for path in sorted(state.iterdir(), key=lambda path: path.name == HALF) if state.exists() else ():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    if is_new and state.exists():
        state.rmdir()
