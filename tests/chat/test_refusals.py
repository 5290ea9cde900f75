"""Why something is refused is told to people by telnet as it stands: in whole sentences, whatever the language."""

import re
from pathlib import Path

import pytest

import wolfd
from wolfd.irc.numerics import REFUSALS
from wolfd.texts import Message, has_message
from wolfd.texts.tongues import CODES

ROOT = Path(next(iter(wolfd.__path__)))
SOURCES = [path.read_text() for path in ROOT.rglob("*.py")]
REFUSED = {mid for source in SOURCES for mid in re.findall(r'Refused\(\s*"([a-z-]+)"', source) if has_message(mid)} | REFUSALS.keys()
ENDS = ".!?。！？…)）”」"
MARK, OTHERS = "\ue000", "\ue001"
"""What stands before a command; and words of others, a list, an example, which no stop follows."""
SPECIAL = {"do": MARK, "secret": MARK, "reason": OTHERS, "extra": OTHERS, "example": OTHERS, "languages": OTHERS}
VALUES = {name: 7 for path in (ROOT / "texts").rglob("*.ftl") for name in re.findall(r"\$([a-z]+)", path.read_text())} | SPECIAL
"""Whatever a sentence may ask for."""
TYPED = {"ban-bad", "ban-span-bad", "extban-bad", "nick-of-account"}
"""Those whose last words are to be typed, and are no command."""


def test_the_sources_were_read():
    assert {"need-op", "account-none", "watcher-plays", "no-game"} <= REFUSED


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("mid", sorted(REFUSED - TYPED))
def test_refusal_ends_as_a_sentence_does(mid, language):
    told = Message(mid, **VALUES).text(language).rstrip()
    ends_in_command = MARK in re.split("[.。!！?？] ?", told)[-1]
    assert told.endswith((*ENDS, OTHERS)) or ends_in_command, told
