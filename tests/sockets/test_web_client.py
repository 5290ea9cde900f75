"""A client of the web at a table: irc-framework of npm in node, over WebSocket, plays a whole game."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.sockets.conftest import free_port

SCRIPT = Path(__file__).with_name("web_client.js")
OPTIONS = ("deck seer guard cupid", "option t_night_step 12", "option t_wolves 4", "option t_discussion 2",
           "option sheriff_election_time off", "option t_defence 2", "option t_last_words 2", "option t_reaction 2")


def why_not():
    """What is missing here; nothing if all is there."""
    if shutil.which("node") is None:
        return "node is not installed here"
    found = subprocess.run(["node", "-e", "require('irc-framework'); require('ws')"], capture_output=True, check=False)
    return "" if found.returncode == 0 else "irc-framework and ws are not on NODE_PATH (npm install irc-framework ws)"


@pytest.mark.timeout(200)
def test_irc_framework_plays_over_websocket(start, tmp_path):
    if missing := why_not():
        pytest.skip(missing)
    port = free_port()
    file = tmp_path / "w.toml"
    file.write_text(f'[listen]\nwebsocket = ["127.0.0.1:{port}"]\n')
    daemon = start("--config", str(file))
    told = subprocess.run(["node", str(SCRIPT), str(port), "#web", *OPTIONS], capture_output=True, text=True, timeout=180,
                          env=os.environ, check=False)
    assert "connected" in told.stdout, told.stderr
    assert "users Moderator Ann" in told.stdout or "users Ann Moderator" in told.stdout, told.stdout
    assert "1 Ann sits down" in told.stdout
    assert re.search(r"^> \S+ !?(see|guard|kill|love|vote|nominate) ", told.stdout, re.MULTILINE), told.stdout
    assert "The game is over" in told.stdout, told.stdout
    assert not re.findall(r"^! .*", told.stdout, re.MULTILINE)
    assert told.stdout.rstrip().endswith("closed")
    assert daemon.stop() == (0, "", "")
