"""No sentence outlives a reload: a message keeps its words, so none is made when a module is read."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import wolfd

ROOT = Path(wolfd.__file__).parent
LATER = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def made_at_once(node: ast.AST) -> Iterator[int]:
    """The lines that make a message as soon as the module is read."""
    if isinstance(node, LATER):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
        yield node.lineno
    for child in ast.iter_child_nodes(node):
        yield from made_at_once(child)


def test_what_is_found():
    text = 'A = Message("a")\nclass C:\n    b = (Message("b"),)\n    def c(self): return Message("c")\nD = lambda: Message("d")\n'
    assert list(made_at_once(ast.parse(text))) == [1, 3]


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_message_is_made_with_its_module(path):
    assert not list(made_at_once(ast.parse(path.read_text(encoding="utf-8"))))
