"""Each numeric, refusal and sentence that the code names has its text."""

import re
from pathlib import Path

import pytest

import wolfd.chat
import wolfd.irc
from wolfd.irc import numerics
from wolfd.irc.commands.accounts import CODES
from wolfd.irc.phrases import phrase
from wolfd.texts import has_message

SOURCES = [path.read_text() for package in (wolfd.chat, wolfd.irc) for path in Path(next(iter(package.__path__))).rglob("*.py")]
REFUSED = {mid for source in SOURCES for mid in re.findall(r'Refused\(\s*"([a-z-]+)"', source)} | {
    "channel-banned", "channel-invite-only", "channel-key-wrong", "channel-full", "nick-bad", "nick-reserved", "nick-of-bots",
}  # fmt: skip
NAMED = {mid for source in SOURCES for mid in re.findall(r'(?:phrase|leave)\(\s*"([a-z0-9-]+)"', source)}
WORDED = {getattr(numerics, name) for source in SOURCES for name in re.findall(r"worded\((?:\n\s*)?n\.(\w+)", source)} | {"305", "306"}


def test_the_sources_were_read():
    assert {"nick-taken", "need-op"} <= REFUSED
    assert {"quit-said", "irc-no-ctcp", "irc-005"} <= NAMED
    assert {"366", "401", "433"} - WORDED == {"401", "433"}


@pytest.mark.parametrize("mid", sorted(REFUSED | NAMED | {"irc-error"} | {f"irc-{numeric}" for numeric in WORDED}))
def test_has_a_text(mid):
    assert has_message(mid)


def test_every_refusal_has_its_numeric():
    own = {"real-bad", "ban-bad", "ban-no-address", "ban-self", "ban-span-bad", "ban-unknown", "ban-wide",  # told by standard replies
           "logs-in-later"}  # told by SASL's own numeric, or by NickServ
    assert REFUSED - set(numerics.REFUSALS) - set(CODES) == own


def test_values_are_filled_in_without_formatting_again():
    assert phrase("not-a-member", "en", nick="Ann", channel="#x") == "Ann is not in #x."
    assert phrase("not-a-member", "en", nick="{ $channel }", channel="狼") == "{ $channel } is not in 狼."
