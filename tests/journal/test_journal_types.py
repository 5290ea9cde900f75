"""Every record type that the program writes is in the table, wherever it is written."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from wolfd.journal import TYPES

ROOT = Path(__file__).resolve().parents[2]
DOTTED = re.compile(r"[a-z]+\.[a-z_]+")


def written() -> Iterator[tuple[str, int, str]]:
    """File, line and type of each call that begins with a dotted name and gives members by name, or none."""
    for file in sorted(ROOT.glob("wolfd/**/*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Call(func=ast.Attribute(attr="append" | "record" | "_record" | "_own"), args=[first, *_]):
                    for type_ in ast.walk(first):
                        value = type_.value if isinstance(type_, ast.Constant) else None
                        if isinstance(value, str) and DOTTED.fullmatch(value):
                            yield str(file.relative_to(ROOT)), node.lineno, value


def test_every_type_that_is_written_is_in_the_table():
    found = list(written())
    assert len(found) > 10
    assert [place for place in found if place[2] not in TYPES] == []
