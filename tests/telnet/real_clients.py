"""Real programs in a terminal of their own (a pty), seen through a screen (pyte); those that are not installed are skipped."""

import os
import re
import shutil
import time
from pathlib import Path

import pexpect
import pyte
import pytest

PATIENCE = 15.0  # seconds: the machine may be busy; nothing waits that long when all is well
GLANCE = 0.05

PROGRAMS = {
    "telnet": ("telnet", ["{host}", "{port}"]),
    "plink": ("plink", ["-telnet", "-P", "{port}", "{host}"]),
    "busybox": ("busybox", ["telnet", "{host}", "{port}"]),
    "tt++": ("tt++", ["-G", "-e", "#session wolf {host} {port}"]),
    "nc": ("nc", ["{host}", "{port}"]),
    "irssi": ("irssi", ["-c", "{host}", "-p", "{port}", "-n", "Ann"]),
    "nc -N": ("nc", ["-N", "{host}", "{port}"]),
}
ALL = ("telnet", "plink", "busybox", "tt++", "nc")
EDITED = ("telnet", "plink", "busybox")
"""Those whose lines the server edits."""
WHERE = os.environ.get("PATH", "") + ":/usr/games"


def installed(name):
    """Where a program is; the test is skipped with a word where it is not."""
    found = shutil.which(PROGRAMS[name][0], path=WHERE)
    if found is None:
        pytest.skip(f"{PROGRAMS[name][0]} is not installed here")
    return found


class Program:
    """A client program, connected to a port of this machine."""

    def __init__(self, name, port, home, columns=80, rows=24):
        self.name = name
        path = installed(name)
        words = [word.format(host="127.0.0.1", port=port) for word in PROGRAMS[name][1]]
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "HOME": str(home)}
        Path(home).mkdir(exist_ok=True)
        self.process = pexpect.spawn(path, words, env=environment, dimensions=(rows, columns), timeout=PATIENCE)
        self.process.delaybeforesend = None
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.heard = ""
        """All that has come, without drawing and line ends."""

    def types(self, text):
        self.process.send(text.encode())

    def enters(self, line):
        self.types(line + "\r")

    def resize(self, columns, rows=24):
        self.process.setwinsize(rows, columns)
        self._screen.resize(rows, columns)

    def look(self, seconds=GLANCE):
        """Take in what comes in a while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                octets = self.process.read_nonblocking(65536, left)
            except pexpect.TIMEOUT:
                return
            except pexpect.EOF:
                self.heard += "<end>"
                return
            self._stream.feed(octets)
            text = re.sub(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[78=>]|\(B)", "", octets.decode(errors="replace"))
            self.heard += text.replace("\r", "").replace("\n", "")

    def waits(self, words):
        """Take in what comes until some words have come; they are forgotten with all before them."""
        end = time.monotonic() + PATIENCE
        while words not in self.heard:
            assert time.monotonic() < end, f"{self.name}: no {words!r} in {self.heard[-2000:]!r}\n" + "\n".join(self.rows)
            self.look()
        self.heard = self.heard.partition(words)[2]

    def shows(self, row, at=-1):
        """Wait until the last row on the screen, or the one at another place, is this one."""
        end = time.monotonic() + PATIENCE
        while not self.rows or self.rows[at] != row:
            assert time.monotonic() < end, f"{self.name}: no {row!r} at {at} of\n" + "\n".join(self.rows)
            self.look()

    @property
    def rows(self):
        return [row.rstrip() for row in self._screen.display if row.strip()]

    def close(self):
        self.process.close(force=True)
