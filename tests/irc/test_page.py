"""wolf-irc(7) names every command, capability and mode there is, and no other."""

import re
from pathlib import Path

import pytest

from wolfd.chat.house import Limits
from wolfd.chat.modes import FLAGS, LISTS
from wolfd.irc import caps, isupport
from wolfd.irc.commands import COMMANDS
from wolfd.irc.greeting import CHANNEL_MODES, USER_MODES
from wolfd.moderator.typed.verbs import VERBS

PAGE = (Path(__file__).resolve().parents[2] / "man/wolf-irc.7").read_text()


def marked(mark, section):
    """The words that the page marks so in a section."""
    text = PAGE.partition(f".Sh {section}\n")[2].partition("\n.Sh ")[0]
    return {word for line in re.findall(rf"^\.(?:It )?{mark} (.*)$", text, re.MULTILINE) for word in re.findall(r"[\w/-]+", line)}


def test_commands():
    assert marked("Ic", "COMMANDS") - {"Ar", "command", "0"} == set(COMMANDS)


def test_commands_of_the_game():
    """Each with its names in every language; those of who keeps order have a section of their own."""
    section = PAGE.partition(".Sh COMMANDS OF THE GAME\n")[2].partition("\n.Sh ")[0]
    rows = {tuple(names.split(" , ")) for names in re.findall(r"^\.It Ic (.+)$", section, re.MULTILINE)}
    assert rows == {tuple(dict.fromkeys((*verb.names, *verb.chinese))) for verb in VERBS if verb.where != "moderating"}
    assert {verb.name for verb in VERBS if verb.where == "moderating"} <= marked("Ic", "KEEPING ORDER")


def test_capabilities():
    assert marked("Cm", "CAPABILITIES") == set(caps.BY_NAME)


def test_modes():
    assert marked("Cm", "MODES") == set(CHANNEL_MODES) | set(USER_MODES)
    assert set(CHANNEL_MODES) == set(f"{FLAGS}{LISTS}klov")


def table():
    """The page's table of IRCv3: specification -> the capability, `yes` or `no`, and the note."""
    rows = re.findall(r"^\.It (.+?) Ta (\S+)(?: Ta (.+))?$", PAGE.partition(".Sh STANDARDS\n")[2], re.MULTILINE)
    return {name: (what, note) for name, what, note in rows}


def test_table_of_ircv3():
    """Each capability has its row, a row without one says whether there is such a thing, and what is left out has its reason."""
    rows = table()
    assert {what for what, _ in rows.values()} - {"yes", "no"} == set(caps.BY_NAME)
    assert all(note for what, note in rows.values() if what == "no")
    assert list(rows) == sorted(rows, key=str.casefold)


@pytest.mark.parametrize(("name", "command"), [("MONITOR", "MONITOR"), ("WebIRC", "WEBIRC")])
def test_rows_of_commands(name, command):
    assert (table()[name][0] == "yes") == (command in COMMANDS)


@pytest.mark.parametrize(("name", "token"), [("bot-mode", "BOT"), ("account-extban", "ACCOUNTEXTBAN"), ("WHOX", "WHOX"), ("UTF8ONLY", "UTF8ONLY")])
def test_rows_of_tokens(name, token):
    told = {word.partition("=")[0] for word in isupport.tokens("net", Limits())}
    assert (table()[name][0] == "yes") == (token in told)
