"""Where in a TOML file each key stands; tomllib gives values without lines."""

import re
import tomllib
from collections.abc import Iterator

Key = tuple[str, ...]


def lines_of(text: str) -> dict[Key, int]:
    """The line, from 1, at which each table and key of a valid TOML document begins; of `[[x]]` the first is (x, 0)."""
    found: dict[Key, int] = {}
    table: Key = ()
    for line, statement in _statements(text):
        keys = list(_keys(tomllib.loads(statement)))
        is_header = statement.lstrip().startswith("[")
        for key in keys:
            found.setdefault(key if is_header else table + key, line)
        if is_header:
            table = max(keys, key=len)
            if statement.lstrip().startswith("[["):
                table = (*table, str(sum(1 for key in found if key[:-1] == table and key[-1].isdigit())))
                found[table] = line
    return found


def shown(key: Key) -> str:
    """A key as one reads it: which of several tables of a name it stands in is told by the line alone."""
    return ".".join(part for part in key if not part.isdigit())


def line_of_error(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The line at which a document stops being TOML; its last one if it only ends too early."""
    told = re.search(r"at line (\d+)", str(error))
    return int(told[1]) if told else max(1, text.rstrip().count("\n") + 1)


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each header or assignment with its first line: the shortest run of lines that is TOML by itself."""
    begun = 0
    pending: list[str] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if not pending and (not line.strip() or line.lstrip().startswith("#")):
            continue
        begun = begun if pending else number
        pending.append(line)
        if _is_whole("\n".join(pending)):
            yield begun, "\n".join(pending)
            pending = []


def _is_whole(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _keys(value: object) -> Iterator[Key]:
    if isinstance(value, list):
        for item in value:
            yield from _keys(item)
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield (name,)
            for key in _keys(inner):
                yield (name, *key)
