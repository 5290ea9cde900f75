"""Operators and bans of the real daemon, over real sockets: OPER, KLINE, REHASH, and a ban that outlives a restart."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def wolfctl(daemon, *words):
    return subprocess.run([sys.executable, "-m", "wolfd.wolfctl", "--state", str(daemon.state), *words], cwd=ROOT, capture_output=True,
                          text=True, timeout=30, check=True).stdout  # fmt: skip


@pytest.fixture
def file(tmp_path):
    hashed = subprocess.run([sys.executable, "-m", "wolfd", "hash"], cwd=ROOT, input="secret\n", capture_output=True, text=True, timeout=30,
                            check=True).stdout.strip()  # fmt: skip
    file = tmp_path / "w.toml"
    file.write_text(f'[accounts]\nstore = "off"\n[[operator]]\nname = "ann"\npassword = "{hashed}"\n[[channel]]\nname = "#help"\ntopic = "Ask here"\n')
    return file


def test_an_operators_evening(start, file):
    daemon = start("--config", str(file))
    ann, eve = daemon.by_irc("Ann"), daemon.by_irc("Eve")
    ann.send("OPER ann wrong")
    ann.wait(" 464 ")
    ann.send("OPER ann secret")
    ann.wait("MODE Ann +o")
    eve.send("LIST")
    assert " 322 Eve #help " in eve.wait(" 323 ")
    ann.send("KLINE 60 Eve!*@* :cheats")
    assert "Banned from this server until" in eve.rest()
    ann.wait("has banned Eve!*@*")
    file.write_text(file.read_text() + '[server]\nmotd = "new words"\n')
    ann.send("REHASH")
    ann.wait("*** The configuration was read again: server.motd")
    assert "Eve!*@*  cheats  Ann (ann)" in wolfctl(daemon, "bans")
    file.write_text(file.read_text().replace("[[operator]]", "[[oprator]]"))
    ann.send("REHASH")
    ann.wait('nothing is changed: ')
    ann.send("STATS o")
    ann.wait(" 243 Ann O *@* * ann ")
    code, _, said = daemon.stop()
    assert code == 0
    assert "secret" not in said


def test_a_ban_outlives_a_restart(start, file):
    daemon = start("--config", str(file))
    wolfctl(daemon, "ban", "Eve!*@*", "cheats")
    daemon.stop()
    again = start("--config", str(file))
    eve = again.client(again.irc)
    eve.send("NICK Eve", "USER eve 0 * :Eve")
    assert " 465 Eve :Banned from this server: cheats — To appeal, name " in eve.rest()
    by_telnet = again.client(again.telnet)
    by_telnet.send("Eve")
    assert "Banned from this server: cheats" in by_telnet.rest()
    wolfctl(again, "unban", "Eve!*@*", "it was Bob")
    again.by_irc("Eve")
