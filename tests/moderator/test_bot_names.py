"""The names of artificial players: the first that is free, and numbered when all are at a table."""

import pytest

from wolfd.moderator.bots.bot_names import MARKS, NAMES, bot_name


@pytest.mark.parametrize("language", NAMES)
def test_names_and_then_numbered_ones(language):
    taken: list[str] = []
    for _ in range(2 * len(NAMES[language]) + 1):
        taken.append(bot_name(taken.__contains__, language))
    first, mark = NAMES[language][0], MARKS[language]
    assert len(set(taken)) == len(taken)
    assert taken[:len(NAMES[language])] == [f"{name}{mark}" for name in NAMES[language]]
    assert taken[-1] == f"{first}3{mark}"
