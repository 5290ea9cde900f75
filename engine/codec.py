"""Events, commands and set-ups to plain values and back: what the journal keeps.

A plain value is a dict of the class's name under `is`, and its fields; tuples become lists on the way out and tuples
again on the way in. One generic function each way: a new event needs nothing here.
"""

from dataclasses import fields
from functools import cache
from typing import Any

from engine import commands, events
from engine.commands import Command
from engine.events import Event
from engine.options import Options
from engine.setup import Setup


def to_plain(thing: Event | Command) -> dict[str, Any]:
    """An event or a command as plain values."""
    kind: type = type(thing)
    plain: dict[str, Any] = {"is": kind.__name__}
    for name in _fields(kind):
        plain[name] = getattr(thing, name)
    return plain


def event(plain: dict[str, Any]) -> Event:
    """The event of plain values; ValueError if it is none."""
    return _build(plain, _named(events, Event))  # type: ignore[no-any-return]


def command(plain: dict[str, Any]) -> Command:
    """The command of plain values; ValueError if it is none."""
    return _build(plain, _named(commands, Command))  # type: ignore[no-any-return]


def setup_to_plain(setup: Setup) -> dict[str, Any]:
    """A set-up with every option written out, so that a later default cannot change an old game."""
    options = {name: getattr(setup.options, name) for name in _fields(Options)}
    return {"seats": setup.seats, "deal": setup.deal, "unruly": setup.unruly, "options": options}


def setup(plain: dict[str, Any]) -> Setup:
    """The set-up of plain values; ValueError if an option is not known to this version."""
    known = _fields(Options)
    strange = [name for name in plain["options"] if name not in known]
    if strange:
        raise ValueError(f"unknown options {strange}")
    options = Options(**{name: _tuples(value) for name, value in plain["options"].items()})
    return Setup(plain["seats"], options, _tuples(plain["deal"]), _tuples(plain.get("unruly", ())))


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


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
