"""Events, commands and set-ups to plain values and back: what the journal keeps.

A plain value is a dict of the class's name under `is`, and its fields; tuples become lists on the way out and tuples
again on the way in. One generic function each way: a new event needs nothing here.
"""

from functools import cache
from typing import Any

from msgspec.structs import asdict

from engine import commands, events
from engine.commands import Command
from engine.events import Event
from engine.options import Options, kinds
from engine.setup import Setup


def to_plain(thing: Event | Command) -> dict[str, Any]:
    """An event or a command as plain values."""
    return {"is": type(thing).__name__, **asdict(thing)}


def event(plain: dict[str, Any]) -> Event:
    """The event of plain values; ValueError if it is none."""
    return _build(plain, _named(events, Event))  # type: ignore[no-any-return]


def command(plain: dict[str, Any]) -> Command:
    """The command of plain values; ValueError if it is none."""
    return _build(plain, _named(commands, Command))  # type: ignore[no-any-return]


def setup_to_plain(setup: Setup) -> dict[str, Any]:
    """A set-up with every option written out, so that a later default cannot change an old game."""
    options = {name: getattr(setup.options, name) for name in kinds()}
    return {"seats": setup.seats, "deal": setup.deal, "unruly": setup.unruly, "options": options}


def setup(plain: dict[str, Any]) -> Setup:
    """The set-up of plain values; ValueError if an option is not known to this version."""
    strange = [name for name in plain["options"] if name not in kinds()]
    if strange:
        raise ValueError(f"unknown options {strange}")
    options = Options(**{name: _tuples(value) for name, value in plain["options"].items()})
    return Setup(plain["seats"], options, _tuples(plain["deal"]), _tuples(plain.get("unruly", ())))


@cache
def _named(module: Any, base: type) -> dict[str, type]:
    found = (thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base))
    return {kind.__name__: kind for kind in found}


def _build(plain: dict[str, Any], named: dict[str, type]) -> Any:
    """A thing by its name and fields; a field that an older record does not have is what it is by default."""
    kind = named.get(plain.get("is", ""))
    try:
        if kind is not None:
            return kind(**{name: _tuples(value) for name, value in plain.items() if name != "is"})
    except TypeError:
        pass
    raise ValueError(f"nothing known is {plain!r:.200}")


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, (list, tuple)) else value
