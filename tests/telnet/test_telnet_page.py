"""wolf-telnet(7) and the code tell the same: every command, setting and package is on the page."""

import re
from pathlib import Path

from wolfd.moderator.typed.verbs import BY_NAME
from wolfd.telnet import gmcp
from wolfd.telnet.commands import COMMANDS
from wolfd.telnet.wishes import WISHES

PAGE = (Path(__file__).resolve().parents[2] / "man/wolf-telnet.7").read_text()


def section(start, end):
    return PAGE.partition(start)[2].partition(end)[0]


def test_commands():
    listed = set(re.findall(r"/(\w+)", "\n".join(re.findall(r"^\.It (.*)$", section(".Ss Rooms", ".Ss Settings"), re.MULTILINE))))
    own = {name for command in COMMANDS for name in (command.id, *command.chinese)}
    assert own <= listed
    assert listed - own <= set(BY_NAME), "the Moderator's verbs may be told of here, too"


def test_settings():
    listed = re.findall(r"^\.It Ic (\w+)", section(".Ss Settings", ".Ss Keys"), re.MULTILINE)
    assert sorted(listed) == sorted(wish.names[0] for wish in WISHES)


def test_packages():
    listed = set(re.findall(r"\b((?:Char|Room|Comm\.Channel|Wolf)\.[A-Z]\w+)", section(".Sh GMCP", ".Sh LIMITS")))
    sent = set(re.findall(r'tell\("([\w.]+)"', Path(gmcp.__file__).read_text()))
    assert listed == sent - {"Core.Ping"}
