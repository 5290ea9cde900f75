"""The texts of accounts: each in every language with the same values, none missing and none left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from wolfd.accounts.nickserv import VERBS
from wolfd.chat.bans import BANNED
from wolfd.irc.commands.accounts import CODES, ROWS

ROOT = Path(__file__).resolve().parents[2] / "wolfd"
FOLDERS = ["en", "zh-Hans", "zh-Hant"]


def entries(language):
    """Each message's variables."""
    body = FluentParser().parse((ROOT / "texts" / language / "accounts.ftl").read_text()).body
    assert not any(isinstance(entry, ftl.Junk) for entry in body)
    return {entry.id.name: set(re.findall(r"\$(\w+)", source(entry))) for entry in body if isinstance(entry, ftl.Message)}


def source(entry):
    from fluent.syntax import FluentSerializer  # noqa: PLC0415

    return FluentSerializer().serialize_entry(entry)


ENGLISH = entries("en")


@pytest.mark.parametrize("language", FOLDERS[1:])
def test_the_languages_have_the_same_texts(language):
    assert entries(language) == ENGLISH


def asked_for():
    """Every id that stands in the sources, or is put together there."""
    words = {word for path in ROOT.rglob("*.py") for word in re.findall(r'''["\']([a-z]+(?:-[a-z0-9]+)+)["\']''', path.read_text())}
    numerics = {f"irc-{number}" for number in ("900", "901", "903", "904", "905", "906", "908")}
    made = {f"nickserv-help-{verb.lower()}" for verb in VERBS} | {f"irc-help-{row.name.lower()}" for row in ROWS}
    return words | numerics | made


def test_no_text_is_left_over():
    assert not set(ENGLISH) - asked_for()


def test_no_text_is_missing():
    others = {"account-notify", "account-tag", "account-password", "account-drop"}  # capabilities, and verbs of wolfctl
    ours = {mid for mid in asked_for() if mid.startswith(("account-", "nickserv-", "login-"))} - others
    assert ours | set(CODES) - set(BANNED) <= set(ENGLISH)
