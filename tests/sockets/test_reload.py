"""SIGHUP to the daemon, over real sockets: what changes at once, what waits, and what a closed window means."""

import os
import pty
import re
import shutil
import signal
import sys
from pathlib import Path

import pytest

from wolfd import journal

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "w.toml"


def hang_up(daemon, last=""):
    """SIGHUP; what is said of it, up to the last words."""
    daemon.process.send_signal(signal.SIGHUP)
    said = daemon.complaint()
    while last not in said:
        said += daemon.complaint()
    return said


def test_motd_changes_for_all_and_nobody_goes(start, file):
    file.write_text('[server]\nmotd = "old words"\n')
    daemon = start("--config", str(file))
    ann = daemon.by_irc("Ann")
    file.write_text('[server]\nmotd = "new words"\n')
    assert "info: the configuration was read again: server.motd\n" in hang_up(daemon)
    ann.send("MOTD")
    ann.wait("new words")
    assert daemon.stop() == (0, "", "")


def test_what_needs_a_restart_is_told_and_the_rest_is_done(start, file):
    file.write_text("")
    daemon = start("--config", str(file))
    file.write_text('[server]\nmotd = "new words"\nname = "a.example"\n[rooms]\nlobby = "#hall"\n')
    waiting = "warn: only a restart changes: server.name, rooms.lobby\n"
    assert "read again: server.motd\n" in hang_up(daemon, waiting)
    ann = daemon.by_irc("Ann")
    ann.send("MOTD")
    assert "#lobby" in ann.wait(" 376 ")
    assert "nothing is new" in hang_up(daemon, waiting), "what waits is told each time"


def test_bad_file_changes_nothing_and_every_reason_is_told(start, file):
    file.write_text('[server]\nmotd = "old words"\n')
    daemon = start("--config", str(file))
    file.write_text('[server]\nmotd = "new words"\nnmae = 1\n')
    assert f"error: nothing is changed: {file}:3: server.nmae: unknown key" in hang_up(daemon)
    ann = daemon.by_irc("Ann")
    ann.send("MOTD")
    assert "old words" in ann.wait(" 376 ")
    file.unlink()
    assert "No such file" in hang_up(daemon)
    assert daemon.stop() == (0, "", "")


def test_limits_hold_for_those_who_come_after(start, file):
    file.write_text("[telnet]\nlogin = 60\n")
    daemon = start("--config", str(file))
    file.write_text("[telnet]\nlogin = 1\n")
    assert "telnet.login" in hang_up(daemon)
    slow = daemon.client(daemon.telnet)
    assert "You did not tell your name in time" in slow.rest()


def test_many_signals_while_people_talk(start, file):
    file.write_text("")
    daemon = start("--config", str(file))
    ann = daemon.by_irc("Ann")
    for number in range(100):
        daemon.process.send_signal(signal.SIGHUP)
        if number % 10 == 0:
            ann.send(f"PING :{number}")
    ann.wait("PONG wolfd.local :90")
    code, _, said = daemon.stop()
    assert code == 0
    assert "Traceback" not in said
    assert "nothing is new" in said


def test_window_that_is_closed_ends_the_server(tmp_path):
    pid, window = pty.fork()
    if not pid:
        os.chdir(ROOT)
        os.execv(sys.executable, [sys.executable, "-m", "wolfd", "--irc", "off", "--telnet", "off", "--state", str(tmp_path)])
    shown = b""
    while b"wolfd is open" not in shown:
        shown += os.read(window, 4096)
    os.close(window)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


def test_no_file_is_read_again_all_the_same(start):
    assert "nothing is new" in hang_up(start())


def test_texts_are_read_again_if_all_are_good(start, tmp_path):
    for part in ("wolfd", "engine"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    daemon = start(under=("env", "-C", str(tmp_path)))
    file = tmp_path / "wolfd/texts/en/chat.ftl"
    ann = daemon.by_irc("Ann")
    ann.send("FROB")
    told = re.search(r" 421 Ann FROB :(.*)\r", ann.wait("command\r"))[1]
    text = file.read_text()
    file.write_text(text.replace(told, "What now?"))
    assert "read again: texts\n" in hang_up(daemon)
    ann.send("FROB")
    ann.wait(":What now?")
    file.write_text(text + "irc-421 -\n")
    assert f"nothing is changed: {file}:{text.count(chr(10)) + 1}: Expected token" in hang_up(daemon)
    ann.send("FROB")
    ann.wait(":What now?")
    assert daemon.stop() == (0, "", "")


def test_what_came_of_it_is_on_record(start, file):
    """Who asked, what changed and what waits; or why nothing was changed."""
    file.write_text("")
    daemon = start("--config", str(file))
    for text, last in (('[server]\nmotd = "new"\nname = "a.example"\n', "only a restart"), ("[sever]\n", "nothing is"), ("", "motd")):
        file.write_text(text)
        hang_up(daemon, last)
    assert daemon.stop()[0] == 0
    found = [item.fields() for item in journal.records(daemon.state / "events") if item.type == "admin.reload"]
    assert [(each["by"], each["outcome"]) for each in found] == [("signal", "done"), ("signal", "refused"), ("signal", "done")]
    assert (found[0]["done"], found[0]["waiting"]) == (["server.motd"], ["server.name"])
    assert "unknown section" in found[1]["faults"][0]
    assert found[2]["done"] == ["server.motd"]
