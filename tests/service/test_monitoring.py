"""`/metrics`, `/livez`, `/readyz` of the real daemon: what they answer, what leaks nothing, and what an outage looks like."""

import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from twisted.internet.task import Clock

from tests.sockets.conftest import free_port, start  # noqa: F401 - the fixture
from tests.sockets.newcomers import Newcomer, play
from wolfd.control import config
from wolfd.control.failures import BadConfig
from wolfd.control.lag import Lag

ROOT = Path(__file__).resolve().parents[2]
MOVES = re.compile(r"wolfd_(loop_lag_seconds\w*|memory_bytes|log_disk_free_bytes|descriptors)($|{)")
"""What goes by the machine and not by what anybody does."""


@pytest.fixture
def watched(start, tmp_path):  # noqa: F811
    """A daemon and the port that a monitor asks at."""
    port = free_port()
    (tmp_path / "w.toml").write_text(f"[metrics]\nlisten = ['127.0.0.1:{port}']")
    return start("--config", str(tmp_path / "w.toml")), port


def ask(port: int, page: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/{page}", timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def values(port: int) -> dict[str, float]:
    status, text = ask(port, "metrics")
    assert status == 200
    return {name: float(value) for line in text.splitlines() if not line.startswith("#") for name, value in [line.rsplit(" ", 1)]}


def test_people_and_tables_are_counted(watched):
    daemon, port = watched
    before = values(port)
    assert before["wolfd_connections"] == before["wolfd_people"] == 0
    ann = daemon.by_irc("Ann")
    daemon.by_telnet("Bob")
    ann.send("JOIN #wolf", "PRIVMSG #wolf :!join")
    ann.wait("Ann")
    ann.send("PING :seated")
    ann.wait("PONG wolfd.local :seated")
    found = values(port)
    assert (found["wolfd_connections"], found["wolfd_people"]) == (2, 2)
    assert (found['wolfd_sessions{protocol="irc"}'], found['wolfd_sessions{protocol="telnet"}']) == (1, 1)
    assert (found["wolfd_tables_waiting"], found["wolfd_games_running"], found["wolfd_ready"]) == (1, 0, 1)
    assert 20 * 2**20 < found["wolfd_memory_bytes"] < 2**30
    assert 5 < found["wolfd_descriptors"] < found["wolfd_descriptors_limit"]
    assert daemon.stop() == (0, "", "")


def test_failures_are_counted(watched):
    daemon, port = watched
    ann = daemon.by_irc("Ann")
    ann.send("NS IDENTIFY nobody secret")
    ann.wait("NOTICE Ann :")
    told = daemon.complaint()
    assert "log-in failed from 127.0.0.1 by nickserv" in told
    assert "secret" not in told
    assert values(port)["wolfd_logins_failed_total"] == 1
    (daemon.state.parent / "w.toml").write_text("[nonsense]")
    daemon.process.send_signal(1)
    assert "nothing is changed" in daemon.complaint()
    found = values(port)
    assert found['wolfd_reloads_total{outcome="refused"}'] == 1
    assert found['wolfd_complaints_total{level="error"}'] == 1


def test_health(watched):
    daemon, port = watched
    assert ask(port, "livez") == (200, "ok\n")
    assert ask(port, "readyz") == (200, "ok\n")
    assert ask(port, "else")[0] == 404
    ann = daemon.by_irc("Ann")
    ann.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 6", "PRIVMSG #wolf :!ready")
    ann.wait("The game begins")
    control = socket.socket(socket.AF_UNIX)
    control.connect(str(daemon.state / "control.sock"))
    control.sendall(b'{"do": "drain", "reason": "an upgrade"}\n')
    control.recv(1000)
    control.close()
    assert ask(port, "readyz") == (503, "the server takes no new games, because it is about to stop\n")
    assert ask(port, "livez")[0] == 200
    assert values(port)["wolfd_ready"] == 0


def test_nothing_moves_while_a_game_goes_on(watched):
    """Seven play; somebody dies, is healed or seen, talks: none of it is in what a monitor reads until the game is over."""
    daemon, port = watched
    people = [Newcomer(f"p{number}", "#oak", irc=True) for number in range(7)]
    try:
        for person in people:
            person.connect(daemon.irc, daemon.telnet)
        play(people, 1.0)
        for step in ("join", "ready"):
            for person in people:
                person.command(step)
                play(people, 0.1)
        play(people, 1.0)
        first = still(port)
        assert first["wolfd_games_running"] == 1
        end = time.monotonic() + 12
        while time.monotonic() < end:
            play(people, 0.4)
            assert still(port) == first
    finally:
        for person in people:
            person.close()


def still(port: int) -> dict[str, float]:
    return {name: value for name, value in values(port).items() if not MOVES.match(name)}


@pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is not installed")
def test_form_is_that_of_prometheus(watched):
    told = ask(watched[1], "metrics")[1]
    done = subprocess.run(["promtool", "check", "metrics"], input=told, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_address_that_others_can_reach_is_refused():
    with pytest.raises(BadConfig, match=r"w:2: metrics\.listen: .*'0\.0\.0\.0:9667' is an address that others can reach"):
        config.read("[metrics]\nlisten = ['0.0.0.0:9667']", "w")


def test_nobody_pays_for_it_who_has_not_asked():
    """What serves and what counts is read only where an address is configured."""
    asked = "import sys, wolfd.app; print(sorted(name for name in sys.modules if name.startswith(('prometheus', 'twisted.web'))))"
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_lag_is_what_the_clock_is_late_by():
    clock = Clock()
    lag = Lag(clock)
    lag.begin()
    clock.advance(1.0)
    clock.advance(1.3)
    clock.advance(9.0)
    assert lag.last == pytest.approx(8.0)
    assert lag.sum == pytest.approx(8.3)
    found = dict(lag.buckets())
    assert (found["0.001"], found["0.25"], found["0.5"], found["5.0"], found["+Inf"]) == (1, 1, 2, 2, 3)
