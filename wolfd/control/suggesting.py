"""What an operator may have meant by a value that is refused: another value that is near, and good."""

import difflib
import re
import typing
from collections.abc import Callable, Iterator

from msgspec import Meta

BARE = re.compile(r"^([0-9A-Fa-f:]*::?[0-9A-Fa-f:]*):(\d+)$")
"""An IPv6 number without brackets, and a port."""
LARGE = 1e15
"""Numbers beyond are no slip of the pen."""
WORDS = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


def near(value: object, kind: object, is_good: Callable[[object], bool]) -> object | None:
    """The first that is good of those that look like a value; nothing if none does."""
    others = (other for other in _others(value, kind) if (type(other), other) != (type(value), value))
    return next((other for other in others if is_good(other)), None)


def _others(value: object, kind: object) -> Iterator[object]:
    if isinstance(value, str):
        yield from _near_words(value, _choices(kind))
        yield from _otherwise_written(value.strip())
        yield value.split()
        yield from _lists([value])
    elif isinstance(value, bool):
        yield [value]
    elif isinstance(value, int | float) and -LARGE < value < LARGE:
        yield from (bool(value),) if value in {0, 1} else ()
        yield int(value)
        yield from _bounds(kind, value)
        yield from (str(value), *_lists([value]))
    elif isinstance(value, list):
        yield from _lists(value)


def _near_words(value: str, choices: tuple[str, ...]) -> Iterator[str]:
    """Those of a choice that begin as the value does, or look like it."""
    small = value.strip().lower()
    yield from (choice for choice in choices if choice.lower() == small)
    yield from difflib.get_close_matches(value, choices, n=1)
    yield from (choice for choice in choices if small and choice.lower().startswith(small[:2]))


def _otherwise_written(value: str) -> Iterator[object]:
    yield value
    if value.lower() in WORDS:
        yield WORDS[value.lower()]
    for number in (int, float):
        try:
            yield number(value.replace("_", ""))
        except ValueError:
            continue
    yield f"#{value}"
    yield value.lower()
    yield value.replace(" ", "-")
    yield value.rstrip("/")
    yield value[:1] if len(set(value)) == 1 else value


def _lists(value: list[object]) -> Iterator[object]:
    texts = [str(each) for each in value]
    yield texts
    yield [text if text.startswith("#") else f"#{text}" for text in texts]
    yield [f"127.0.0.1:{text}" if text.isdigit() else BARE.sub(r"[\1]:\2", text) for text in texts]
    if len(texts) == 1:
        yield texts[0]


def _bounds(kind: object, value: float) -> Iterator[object]:
    """The least and the most that a number may be, the nearer first."""
    meta = next(extra for extra in typing.get_args(kind) if isinstance(extra, Meta))
    bounds = [bound for bound in (meta.ge, meta.le) if bound is not None]
    yield from sorted(bounds, key=lambda bound: abs(bound - value))


def _choices(kind: object) -> tuple[str, ...]:
    """The words of a kind that is one of a few."""
    inner = typing.get_args(kind)[0]
    return typing.get_args(inner) if typing.get_origin(inner) is typing.Literal else ()
