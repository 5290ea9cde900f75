"""A real terminal around a real client: GNU telnet in tmux, narrow, while somebody types more than its row has."""

import re
import shutil
import subprocess
import time

import pytest

from tests.sockets.conftest import Daemon
from tests.telnet.real_clients import PATIENCE, installed
from wolfd.telnet.wrap import columns


class Tmux:
    """One window of 30 columns with a client in it."""

    def __init__(self, directory, port):
        self._base = ["tmux", "-S", str(directory / "tmux"), "-f", "/dev/null"]
        self._do("new-session", "-d", "-x", "30", "-y", "12", f"LC_ALL=C.UTF-8 {installed('telnet')} 127.0.0.1 {port}", environment={"LC_ALL": "C.UTF-8"})

    def types(self, text):
        self._do("send-keys", "-l", text)

    def presses(self, key):
        self._do("send-keys", key)

    @property
    def rows(self):
        return [row.rstrip() for row in self._do("capture-pane", "-p").split("\n") if row.strip()]

    @property
    def cursor(self):
        return int(self._do("display-message", "-p", "#{cursor_x}"))

    def waits(self, is_so):
        end = time.monotonic() + PATIENCE
        while not is_so(self.rows):
            assert time.monotonic() < end, "\n".join(self.rows)
            time.sleep(0.05)

    def close(self):
        subprocess.run([*self._base, "kill-server"], capture_output=True, check=False)

    def _do(self, *words, environment=None):
        return subprocess.run([*self._base, "-u", *words], capture_output=True, text=True, check=True, env=environment and {**environment, "PATH": PATH}).stdout


PATH = "/usr/local/bin:/usr/bin:/bin:/usr/games"


@pytest.fixture
def window(tmp_path):
    if shutil.which("tmux") is None:
        pytest.skip("tmux is not installed here")
    daemon = Daemon(tmp_path / "state")
    window = Tmux(tmp_path, daemon.telnet)
    yield window, daemon
    window.close()
    daemon.close()


def test_a_row_that_is_too_long_stays_one_row_under_a_message(window):
    window, daemon = window
    window.waits(lambda rows: rows and rows[-1].startswith("What is your name?"))
    window.types("小明")
    window.presses("Enter")
    window.waits(lambda rows: rows[-1] == ">")
    window.types("x" * 20 + "杀" * 10 + "!")
    window.waits(lambda rows: re.fullmatch("> <x*杀+!", rows[-1]) and window.cursor == columns(rows[-1]))
    row = window.rows[-1]
    assert columns(row) < 30
    bob = daemon.by_telnet("Bob")
    bob.send("天亮了")
    window.waits(lambda rows: rows[-2:] == ["<Bob> 天亮了", row])
    assert window.cursor == columns(row)
    window.presses("BSpace")
    window.presses("Home")
    window.waits(lambda rows: rows[-1].startswith("> xxx") and rows[-1].endswith(">"))
    window.presses("Enter")
    bob.wait("x" * 20 + "杀" * 10 + "\r\n")
