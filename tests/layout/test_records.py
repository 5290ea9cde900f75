"""Every type of record that any part writes is in the journal's registry."""

import ast
from pathlib import Path

from wolfd.journal import TYPES

ROOT = Path(__file__).resolve().parents[2]
WRITERS = {"append", "record", "_record"}


def written() -> set[str]:
    """The first argument of every call that writes a record, where it is a dotted name."""
    found = set()
    for file in ROOT.glob("wolfd/**/*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITERS:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str) and "." in first.value:
                    found.add(first.value)
    return found


def test_every_written_type_is_registered():
    assert {"chat.message", "game.command"} <= written()
    assert not written() - set(TYPES)
