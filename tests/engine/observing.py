"""Options by what they change: one row an observation, and for each value the fact that is then observed.

    observed = Observations()

    @observed("guard_self", {True: (1, 2, 3), False: (1, 2)})
    def guard_self(value): return Scene("1W 2V 3Gu", guard_self=value).until("guard").choices("guard", 3)

    test_value = observed.test()

Two values of an option are told apart if some row has a fact for each and the two differ: then the test of the one
fails under the other. `test_options_walk` looks that all are.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

Observe = Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class Row:
    """One observation of one option."""

    option: str
    facts: dict[Any, object]
    observe: Observe


class Observations:
    """The rows of one file."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def __call__(self, option: str, facts: dict[Any, object]) -> Callable[[Observe], Observe]:
        def keep(observe: Observe) -> Observe:
            self.rows.append(Row(option, facts, observe))
            return observe
        return keep

    def test(self) -> Callable[[Row, Any], None]:
        """A test of each value of each row."""
        cases = [pytest.param(row, value, id=f"{row.option}={value}") for row in self.rows for value in row.facts]

        @pytest.mark.parametrize(("row", "value"), cases)
        def test_value(row: Row, value: Any) -> None:
            """5.1, 5.3: what is observed under a value."""
            assert row.observe(value) == row.facts[value]

        return test_value


def apart(rows: list[Row], one: Any, other: Any) -> bool:
    """Whether some observation tells two values apart."""
    return any(one in row.facts and other in row.facts and row.facts[one] != row.facts[other] for row in rows)
