"""wolf-irc(7) names every command, capability and mode there is, and no other."""

import re
from pathlib import Path

from wolfd.chat.modes import FLAGS, LISTS
from wolfd.irc import caps
from wolfd.irc.commands import COMMANDS
from wolfd.irc.greeting import CHANNEL_MODES, USER_MODES

PAGE = (Path(__file__).resolve().parents[2] / "man/wolf-irc.7").read_text()


def marked(mark, section):
    """The words that the page marks so in a section."""
    text = PAGE.partition(f".Sh {section}\n")[2].partition("\n.Sh ")[0]
    return {word for line in re.findall(rf"^\.(?:It )?{mark} (.*)$", text, re.MULTILINE) for word in re.findall(r"[\w/-]+", line)}


def test_commands():
    assert marked("Ic", "COMMANDS") - {"Ar", "command", "0"} == set(COMMANDS)


def test_capabilities():
    assert marked("Cm", "CAPABILITIES") == set(caps.BY_NAME)


def test_modes():
    assert marked("Cm", "MODES") == set(CHANNEL_MODES) | set(USER_MODES)
    assert set(CHANNEL_MODES) == set(f"{FLAGS}{LISTS}klov")
