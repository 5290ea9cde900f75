"""wolf-rules(7) holds every rule that code or tests cite, and cites none twice."""

import re
from pathlib import Path

import pytest

from engine.options import Options, kinds

ROOT = Path(__file__).resolve().parents[2]
PAGE = re.findall(r"^\.It Sy (.+)$", (ROOT / "man" / "wolf-rules.7").read_text(), re.MULTILINE)
FAMILIES = (
    "MOD|WOLF|VILL|SEER|MASON|COB|ANG|GRD|HUNA|HUN|PRI|TIN|MED|GIRL|WIT|CUP|LOV|ELD|IDI|SCA|PIP|THI|SHE|HYB|DEAD|SET|SIL"
    "|ELE|TS|SIM|VOT|IDLE|VAR|V1|V2|V3|H|BD|LF|NM"
)
CITED = re.compile(rf"(?<![\w-])((?:{FAMILIES})-\d+[abc]?|WIN-[A-Z]?\d+|[CE]\d\d\d?[abc]?|T\d\d\d)(?![\w-])")


def cited(*folders: str) -> list[str]:
    texts = (path.read_text() for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return sorted({rule for text in texts for rule in CITED.findall(text)})


@pytest.mark.parametrize("rule", cited("engine", "wolfd", "tests/engine", "tests/plays", "tests/moderator"))
def test_cited_rule_is_on_the_page(rule: str) -> None:
    assert rule in PAGE


def test_the_page_says_each_rule_once_and_all_of_them() -> None:
    assert len(PAGE) == len(set(PAGE))
    assert {f"C{n:02}" for n in range(1, 111)} <= set(PAGE)
    assert {f"E{n:02}" for n in range(1, 133)} <= set(PAGE)
    assert len(PAGE) > 700


def shown(value: object) -> str:
    """A default as the page has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def test_every_option_is_on_the_page_with_its_default_and_its_values() -> None:
    section = (ROOT / "man/wolf-rules.7").read_text().partition(".Ss Options\n")[2].partition(".Ss ")[0]
    rows = dict(re.findall(r"^\.It Cm (\w+) =(.*(?:\n[^.].*)*)", section, re.MULTILINE))
    assert list(rows) == list(kinds())
    for name, kind in kinds().items():
        default, _, told = rows[name].partition("\n")
        assert default.strip() == shown(getattr(Options(), name))
        bounds = (str(kind.least), str(kind.most)) if kind.type == "number" else ()
        assert {*kind.values, *bounds} <= set(re.findall(r"[\w:]+", told)), name
