"""Every id of the rulebook is cited by a test: rules of sections 1 to 4, conflicts of 5, rows of 6, scenarios of 7."""

import re
from pathlib import Path

import pytest

RULES = """
MOD 1-15 6a | WOLF 1-12 2a 3a 4a | VILL 1-2 | SEER 1-11 | MASON 1-3 | COB 1-4 | ANG 1-6 | GRD 1-7 | HUNA 1-2 | HUN 1-7 | PRI 1-5
TIN 1-3 | MED 1-8 | GIRL 1-9 4a 4b | WIT 1-10 | CUP 1-3 | LOV 1-8 | ELD 1-6 | IDI 1-4 | SCA 1-4 | PIP 1-7 | THI 1-5 | SHE 1-5
HYB 1-9 | DEAD 1-5 | NM 1-8 | SET 1-8 3a 3b | SIL 1-4 3a 3b 3c | ELE 1-6 | TS 1-9 | SIM 1-4 | VOT 1-8 | IDLE 1-2
WIN V1-V4 W1-W6 C1-C3 P1 K1 H1 X1 N1 D1 0 S1 | VAR 1-9 | V1 1-9 | V2 1-8 | V3 1-5 | H 1-11 | BD 1-6 | LF 1-6
"""
ROWS = ("21a", "21b", "74a", "105a", "112a", "120a", "120b", "120c", "124a")
UNTESTED = {
    "WOLF-7": "the engine restricts no claims", "WOLF-8": "advice", "VILL-2": "advice", "GIRL-8": "how a deck leans",
    "C110": "the daemon's idleness (IDLE-2)",
}
"""What has nothing to observe in the engine, and why."""


def expanded(text: str) -> list[str]:
    """`WOLF 1-3 2a` is WOLF-1, WOLF-2, WOLF-3, WOLF-2a."""
    found = []
    for part in re.split(r"\||\n", text.strip()):
        name, *words = part.split()
        for word in words:
            span = re.fullmatch(r"([A-Z]?)(\d+)-[A-Z]?(\d+)", word)
            numbers = [f"{span[1]}{n}" for n in range(int(span[2]), int(span[3]) + 1)] if span else [word]
            found += [f"{name}-{number}" for number in numbers]
    return found


IDS = [
    *expanded(RULES),
    *(f"C{n:02}" for n in range(1, 111)),
    *(f"E{n:02}" for n in range(1, 133)),
    *(f"E{row}" for row in ROWS),
    # section 7 leaves out every third number, up to its last parts
    *(f"T{n:03}" for n in range(1, 236) if n % 3 or n > 220),
]
TEXT = "\n".join(path.read_text() for path in sorted(Path(__file__).parent.glob("test_*.py")) if path.name != Path(__file__).name)
CITED = set(re.findall(r"(?<![\w-])(?:[A-Z]+\d?-[A-Z]?\d+[abc]?|[CET]\d\d+[abc]?)(?!\w)", TEXT))

NAMED = {word for name in re.findall(r"def test_(\w+)", TEXT) for word in name.split("_")}


@pytest.mark.parametrize("rule", [rule for rule in IDS if rule not in UNTESTED])
def test_it_is_cited(rule: str) -> None:
    assert rule in CITED


@pytest.mark.parametrize("row", [rule for rule in IDS if re.match(r"[ET]\d", rule) and rule not in UNTESTED])
def test_a_scene_is_named_after_it(row: str) -> None:
    """Every scenario of section 7 and every row of section 6."""
    assert row.lower() in NAMED


def test_nothing_is_excused_that_is_tested() -> None:
    assert set(UNTESTED) & CITED == set()
    assert set(UNTESTED) <= set(IDS)


def test_nothing_unknown_is_cited() -> None:
    """A slip of the pen in a docstring cites nothing."""
    assert {rule for rule in CITED if re.match(r"[A-Z]+\d?-", rule)} - set(IDS) == set()
    assert {rule for rule in CITED if re.match(r"[CET]\d", rule)} - set(IDS) == set()
