"""No text of any file is dead: the code names its id, or puts it together of words that it names; or another text takes it in."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.texts.test_catalogues import FOLDER, ROOT
from wolfd.texts.catalogue import JOINED, entries

FILES = [path for path in sorted((FOLDER / "en").glob("*.ftl")) if path.stem != "bans"]
"""All but those whose ids the code makes of a stem and several endings."""
BY_SIGNS = {f"{how}-{place}" for how in JOINED for place in ("between", "last")}
"""What the catalogue itself asks for."""
TAKEN_IN = re.compile(r"\{ *([a-z][\w-]*) *\}")


def parts(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The strings of some code: whole ones, and patterns of those that are put together."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (("word", word.casefold()) for word in (node.value, *re.split(r"[\s:]+", node.value)))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield "word", node.target.id    # an option is a field
        elif isinstance(node, ast.JoinedStr):
            form = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values]
            if any(re.search("[a-z]", part) for part in form):
                yield "form", "".join(form)


@cache
def said() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    found = {part for folder in ("wolfd", "engine") for path in (ROOT / folder).rglob("*.py") for part in parts(ast.parse(path.read_text(encoding="utf-8")))}
    words = frozenset(part for kind, part in found if kind == "word")
    return words, tuple(re.compile(part) for kind, part in found if kind == "form" and "-" in part)


def is_asked_for(mid: str) -> bool:
    """Whether the code says an id, or has a pattern for it and says all words that stand in the pattern's places."""
    words, forms = said()
    mid = mid.removeprefix("by-telnet-")    # told in the place of another
    made = (form.fullmatch(mid) for form in forms)
    return mid in words or any(all({part, part.replace("-", "_")} & words for part in match.groups()) for match in made if match)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_text_is_asked_for(path):
    taken_in = {name for file in (FOLDER / "en").rglob("*.ftl") for name in TAKEN_IN.findall(file.read_text(encoding="utf-8"))}
    ids = [mid for mid in entries(path) if mid[0] != "-" and mid not in taken_in | BY_SIGNS]
    assert [mid for mid in ids if not is_asked_for(mid)] == []


def test_what_is_found():
    tree = ast.parse('Message(f"irc-help-{name}"); row("JOIN"); x = "telnet-bye"')
    assert {*parts(tree)} >= {("word", "join"), ("word", "telnet-bye"), ("form", "irc\\-help\\-(.+)")}
    assert not is_asked_for("irc-help-nonsense")
