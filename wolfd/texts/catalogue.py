"""The Fluent catalogues: found on disk, read when a language is first asked for, English behind every other.

A language may be asked for in flavours, as `en+classic+vampire`: the files of those names in its folder `terms/` put
other terms and texts in the place of the plain ones, the later over the earlier.

A file is only cut into its entries when it is read, and an entry parsed when it is first worded: to parse all of a
language takes half a second, in which nobody could play. `fluent.runtime` is imported with the first catalogue: it
costs a tenth of a second, which `wolfd -V` need not pay.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

FOLDER = Path(__file__).parent
FALLBACK = "en"
SIGN = "+"
"""What stands between a language and its flavours."""
TERMS = "terms"
KEPT = 2048
"""How many texts a catalogue keeps worded: what greets one greets many."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
USED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What an entry takes from another one."""
JOINED = ("list", "clauses", "sentences", "words", "nothing")
"""How things in a row may be joined; each has its two texts in the catalogue."""

# C0 and C1 controls, line separators, and what changes the direction of writing: with them a player could forge a
# line of the Moderator.
CONTROLS = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)])


class Reading:
    """Which reading of the files is in force."""

    number = 0


class Catalogue:
    """All messages of one language, in its plain form or with flavours."""

    def __init__(self, language: str, flavours: tuple[str, ...] = ()) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see the header

        self._bundle = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        """Entries that nobody has asked for yet, by name, a term's with its `-`."""
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._waiting = entries(path) | self._waiting
        for flavour in flavours:
            path = FOLDER / language / TERMS / f"{flavour}.ftl"
            if path.is_file():
                self._waiting |= entries(path)
        self._ids = frozenset(name for name in self._waiting if name[0] != "-")
        self._behind = catalogue(SIGN.join((FALLBACK, *flavours))) if language != FALLBACK else None
        self._worded = lru_cache(KEPT)(self._word)
        self._signs = {how: self._signs_of(how) for how in JOINED}

    def has(self, mid: str) -> bool:
        return mid in self._ids

    def text(self, mid: str, values: Mapping[str, str | int]) -> str:
        """The message worded; its bare id where no language has it, so that a forgotten text stops no game."""
        if not self.has(mid):
            return self._behind.text(mid, values) if self._behind else mid
        return self._worded(mid, tuple(values.items()))

    def _word(self, mid: str, values: tuple[tuple[str, str | int], ...]) -> str:
        self._parse(mid)
        pattern = self._bundle.get_message(mid).value if self._bundle.has_message(mid) else None
        if pattern is None:
            return mid
        worded, _errors = self._bundle.format_pattern(pattern, {name: _clean(value) for name, value in values})
        return str(worded)

    def _parse(self, name: str) -> None:
        """Have an entry in the bundle, and what it takes from others."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - see the header

        source = self._waiting.pop(name, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for used in USED.findall(source):
                self._parse(used)

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
def entries(path: Path) -> dict[str, str]:
    """A file's entries by name, as they are written: read once, however many flavours they come in."""
    text = path.read_text(encoding="utf-8")
    found = [*ENTRY.finditer(text)]
    ends = [*(after.start() for after in found[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


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
    Reading.number += 1
    _read.cache_clear()
    entries.cache_clear()
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
    return {name for path in (FOLDER / language).glob("*.ftl") for name in entries(path) if name[0] != "-"}


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
