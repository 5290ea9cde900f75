"""The whole table of options walked: every value is told apart from the others by some test (5.3).

What an option changes is observed in `test_options_{night,deaths,day,victory,cards}`; a few are the daemon's, and change
nothing in the engine.
"""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.events import Event
from engine.game import Game
from engine.options import Kind, Options, kinds
from engine.setup import Setup
from tests.engine.observing import Row, apart
from tests.engine.random_games import play

FILES = ("night", "deaths", "day", "victory", "cards")
ROWS: list[Row] = [row for name in FILES for row in import_module(f"tests.engine.test_options_{name}").observed.rows]
DAEMONS = {
    "theme": "names only (1.1)",
    "substitution": "who sits where in the next game, or instead of somebody (2.9)",
    "idle_days": "who is taken out is a command (IDLE-2)",
    "idle_action": "as idle_days",
    "t_absent": "as idle_days",
}
"""Options that the engine keeps for the daemon, and why."""
ALIKE = {"moderator_mode": {("human_lot", "human_chosen")}}
"""Values that differ for the daemon alone: how the moderator is found (MOD-2)."""


def rows_of(name: str) -> list[Row]:
    return [row for row in ROWS if row.option == name]


def values_of(name: str, kind: Kind) -> list[Any]:
    """The values of an option that must be told apart; of a list's one name there must be a list with and one without."""
    seen = list(dict.fromkeys(value for row in rows_of(name) for value in row.facts))
    match kind.type:
        case "flag":
            return [True, False]
        case "choice":
            return [next((v for v in seen if v == value or v.startswith(value.removesuffix("n"))), value) if value.endswith(":n")
                    else value for value in kind.values]
    return seen


@pytest.mark.parametrize("name", [name for name in kinds() if name not in DAEMONS])
def test_every_value_is_observed(name: str) -> None:
    """5.3: of every two values of a choice, of at least two of a number or list, some test fails under the other."""
    kind, rows = kinds()[name], rows_of(name)
    values = values_of(name, kind)
    pairs = [pair for pair in combinations(values, 2) if pair not in ALIKE.get(name, set())]
    if kind.type in {"flag", "choice"}:
        assert [pair for pair in pairs if not apart(rows, *pair)] == []
    else:
        assert any(apart(rows, *pair) for pair in pairs), f"{name} has no two values that differ"


@pytest.mark.parametrize(("name", "item"), [(n, item) for n, kind in kinds().items() if kind.type == "list"
                                            for item in kind.values])
def test_every_name_in_a_list_is_observed(name: str, item: str) -> None:
    """5.3: for every name that a list may hold, a list with it and one without it differ; of an order, two orders."""
    rows = rows_of(name)
    values = values_of(name, kinds()[name])
    with_it = [v for v in values if item in v]
    without = [v for v in values if item not in v or v.index(item) != with_it[0].index(item)] if with_it else []
    assert any(apart(rows, one, other) for one in with_it for other in without), f"{name}: {item}"


def test_no_row_is_of_an_unknown_option() -> None:
    assert {row.option for row in ROWS} == set(kinds()) - set(DAEMONS)


def told(**options: Any) -> Iterator[tuple[Event, ...]]:
    """All that a game of these options tells."""
    game = Game(Setup(9, replace(Options(deck=("seer", "witch", "hunter", "cupid")), **options)), b"daemon".ljust(16))
    heard: list[tuple[Event, ...]] = []
    play(game, Random(9), lambda command: heard.append(game.feed(command)))
    yield from heard


@pytest.mark.parametrize(("name", "one", "other"), [
    *((name, *pair) for name in DAEMONS for kind in (kinds()[name],)
      for pair in (combinations(kind.values, 2) if kind.type == "choice" else [(kind.least, kind.least + 2)])),
    *((name, *pair) for name, pairs in ALIKE.items() for pair in pairs),
])  # fmt: skip
def test_the_daemons_options_change_nothing_here(name: str, one: Any, other: Any) -> None:
    """1.1, 2.9, IDLE-1, IDLE-2, MOD-2: the engine plays the same game under each value."""
    assert list(told(**{name: one})) == list(told(**{name: other}))
