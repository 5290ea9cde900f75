"""The themes: what is told in a game speaks of vampires, or of killers, wherever the plain texts speak of wolves."""

import re

import pytest

from tests.texts.test_catalogues import entries, variables
from wolfd.texts.catalogue import catalogue
from wolfd.texts.tongues import CODES

TOLD = ("game", "roles", "company", "help", "seats", "sides", "variants")
"""The catalogues of what is told at a table."""
WOLF = {"en": r"(?i)\b(?:were)?wol(?:f|ves)\b", "zh-Hans": "狼", "zh-Hant": "狼"}
AS_IT_IS = {"variant-fascination", "preset-default"}
"""Names that a theme does not change: they are typed."""


def worded(language, theme, mid, entry):
    """A text in a theme, in each of its ways, without the commands that are typed."""
    for way in (0, 1, 2):
        values = {name: way if name in {"way", "count"} else "·" for name in variables(entry)}
        text = catalogue(f"{language}+{theme}").text(mid, values)
        yield re.sub(r"狼聊|狼窝|狼窩|join wolf|“wolf”", "", text)


@pytest.mark.parametrize("theme", ["vampire", "serial_killer"])
@pytest.mark.parametrize("language", CODES)
def test_no_wolf_is_told_of(language, theme):
    found = {mid for mid, entry in entries(language, TOLD).items() if mid not in AS_IT_IS
             for text in worded(language, theme, mid, entry) if re.search(WOLF[language], text)}
    assert not found


@pytest.mark.parametrize("language", CODES)
def test_the_plain_texts_do(language):
    """The test above can fail."""
    found = {mid for mid, entry in entries(language, TOLD).items() for text in worded(language, "werewolf", mid, entry)
             if re.search(WOLF[language], text)}
    assert len(found) > 40
