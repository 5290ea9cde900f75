"""The real WeeChat in tests, without a terminal: it is told what to do through its pipe, as `man weechat` describes, and read
from the logs that it writes, one a buffer.
"""

import contextlib
import re
import shutil
import subprocess
import time

import pytest

PATIENCE = 15.0     # seconds: the machine may be busy; nothing waits that long when all is well
GLANCE = 0.02
SETTINGS = ("logger.file.flush_delay 0", "irc.server_default.anti_flood_prio_high 0", "irc.server_default.nicks Ann")
CORE, SERVER = "core.weechat", "irc.server.wolf"
ERRORS = re.compile(r"\t=!=\t.*|Unknown command.*|Not enough parameters.*|Not enough words.*|Cannot send.*|SYNTAX.*")
"""What WeeChat shows when it and the server do not understand one another."""


class WeeChat:
    """Somebody at WeeChat, whose buffers are read one after the other."""

    def __init__(self, home):
        program = shutil.which("weechat-headless")
        if program is None:
            pytest.skip("weechat-headless is not installed here")
        self.home = home
        commands = [word for setting in SETTINGS for word in ("-r", f"/set {setting}")]
        self.process = subprocess.Popen([program, "-d", str(home), "-s", "-P", "irc,logger,fifo", *commands],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._read = {}
        self.told = ""
        """All that its buffers showed, in the order in which they were looked at."""
        self.unread = ""
        self._pipe = home / f"weechat_fifo_{self.process.pid}"
        self._until(self._pipe.exists, "no pipe")

    def types(self, buffer, line):
        with self._pipe.open("w") as pipe:
            pipe.write(f"{buffer} *{line}\n")

    def look(self):
        """Take in what the buffers show now."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            pytest.fail(f"WeeChat has ended: {self.process.wait(GLANCE)}")
        for log in sorted((self.home / "logs").glob("irc.*.weechatlog")):
            octets = log.read_bytes()[self._read.get(log, 0):]
            octets = octets[:octets.rfind(b"\n") + 1]
            self._read[log] = self._read.get(log, 0) + len(octets)
            self.told += octets.decode()
            self.unread += octets.decode()

    def waits(self, words):
        """Wait until some words have been shown; they are forgotten with all before them."""
        self._until(lambda: words in self.unread, f"no {words!r}")
        self.unread = self.unread.partition(words)[2]

    def finds(self, pattern):
        """Wait for something like this."""
        self._until(lambda: pattern.search(self.unread), f"no {pattern.pattern}")
        return pattern.search(self.unread)

    def shows(self, buffer):
        """All that was shown in a buffer."""
        return (self.home / "logs" / f"{buffer.lower()}.weechatlog").read_text()

    def _until(self, is_so, complaint):
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"{complaint} in {self.unread[-2000:]}"
            self.look()

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
