"""The Fluent catalogues: found on disk, read when a language is first asked for, English behind every other.

A language may be asked for in flavours, as `en+classic+vampire`: the files of those names in its folder `terms/` put
other terms and texts in the place of the plain ones, the later over the earlier.

`fluent.runtime` is imported with the first catalogue: it costs a tenth of a second, which `wolfd -V` need not pay.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FALLBACK = "en"
SIGN = "+"
"""What stands between a language and its flavours."""
TERMS = "terms"
JOINED = ("list", "clauses", "sentences", "words", "nothing")
"""How things in a row may be joined; each has its two texts in the catalogue."""

# C0 and C1 controls, line separators, and what changes the direction of writing: with them a player could forge a
# line of the Moderator.
CONTROLS = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)])


class Catalogue:
    """All messages of one language, in its plain form or with flavours."""

    def __init__(self, language: str, flavours: tuple[str, ...] = ()) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see the header

        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(_resource(path))
        for flavour in flavours:
            path = FOLDER / language / TERMS / f"{flavour}.ftl"
            if path.is_file():
                self._bundle.add_resource(_resource(path), allow_overrides=True)
        self._behind = catalogue(SIGN.join((FALLBACK, *flavours))) if language != FALLBACK else None
        self._signs = {how: self._signs_of(how) for how in JOINED}

    def has(self, mid: str) -> bool:
        return self._bundle.has_message(mid)

    def text(self, mid: str, values: Mapping[str, str | int]) -> str:
        """The message worded; its bare id where no language has it, so that a forgotten text stops no game."""
        if not self.has(mid):
            return self._behind.text(mid, values) if self._behind else mid
        pattern = self._bundle.get_message(mid).value
        if pattern is None:
            return mid
        worded, _errors = self._bundle.format_pattern(pattern, {name: _clean(value) for name, value in values.items()})
        return str(worded)

    def joined(self, items: Sequence[str], how: str = "list") -> str:
        """Several things in a row: `Ann, Bob and Eve`; clauses; whole sentences."""
        if len(items) < 2:
            return "".join(items)
        between, last = self._signs[how]
        return between.join(items[:-1]) + last + items[-1]

    def _signs_of(self, how: str) -> tuple[str, str]:
        """What stands between two things in a row, and before the last."""
        nothing = {"first": "", "second": ""}
        return self.text(f"{how}-between", nothing), self.text(f"{how}-last", nothing)


@cache
def _resource(path: Path) -> Any:
    """A file's messages: read once, however many flavours they come in."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - see the header

    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _read(language: str) -> Catalogue:
    plain, *flavours = language.split(SIGN)
    return Catalogue(plain, tuple(flavours))


def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, in its flavours; the English one if there is none."""
    plain, sign, flavours = language.partition(SIGN)
    return _read(language if plain in languages() else FALLBACK + sign + flavours)


def plain_language(language: str) -> str:
    """A language without its flavours."""
    return language.partition(SIGN)[0]


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


def has_message(mid: str) -> bool:
    """Whether the fallback language has a text for an id."""
    return catalogue(FALLBACK).has(mid)


def reread(names: Iterable[str] = ()) -> None:
    """Forget what was read, so that the next reader sees the files as they are now; `names` are read at once."""
    _read.cache_clear()
    _resource.cache_clear()
    languages.cache_clear()
    for name in names:
        catalogue(name)


def stamp() -> frozenset[tuple[str, int, int]]:
    """What is another when a file is another than before. Raises OSError."""
    states = ((str(path), path.stat()) for path in FOLDER.rglob("*.ftl"))
    return frozenset((path, state.st_mtime_ns, state.st_size) for path, state in states)


def fault() -> str:
    """Why the files should not be read again, with file and line; nothing if they are all good. Raises OSError."""
    return next(filter(None, map(_fault_in, sorted(FOLDER.rglob("*.ftl")))), "")


def gaps() -> list[str]:
    """Every text that one language has and another has not, a line each."""
    found = {language: _ids_of(language) for language in languages()}
    every = set().union(*found.values())
    return [f"{FOLDER / language}: no text for {mid}" for language, ids in found.items() for mid in sorted(every - ids)]


def _ids_of(language: str) -> set[str]:
    from fluent.syntax.ast import Message  # noqa: PLC0415 - see the header

    entries = (entry for path in (FOLDER / language).glob("*.ftl") for entry in _resource(path).body)
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def _fault_in(path: Path) -> str:
    """The reader only leaves out what it does not understand; who has asked for a file wants to know."""
    from fluent.syntax import FluentParser  # noqa: PLC0415 - see the header
    from fluent.syntax.ast import Junk  # noqa: PLC0415 - see the header

    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        return f"{path}: not UTF-8 at byte {error.start}"
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            return f"{path}:{line}: {entry.annotations[0].message if entry.annotations else 'not Fluent'}"
    return ""


def _clean(value: str | int) -> object:
    if isinstance(value, str):
        return value.translate(CONTROLS)
    from fluent.runtime.types import fluent_number  # noqa: PLC0415 - see the header

    return fluent_number(value, useGrouping=False)
