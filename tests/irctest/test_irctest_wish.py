"""`wolfd --irctest FILE`: what a test of the suite asks for becomes a configuration, and a server of plain channels."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wolfd.control.failures import BadConfig
from wolfd.running import irctest

ROOT = Path(__file__).resolve().parents[2]
WISH = {
    "server_name": "My.Little.Server", "network": "net", "listen": {"host": "127.0.0.1", "port": 40001, "tls": False},
    "websocket": None, "tls": None, "password": None, "opers": [], "services": True, "register_before_connect": False,
    "limits": {"registration_timeout": 7, "no_throttle": True},
}


def wish(folder: Path, **members: object) -> Path:
    file = folder / "irctest.json"
    file.write_text(json.dumps(WISH | members))
    return file


def test_wish_is_read(tmp_path):
    (tmp_path / "motd").write_text("one\ntwo\n")
    read = irctest.load(wish(tmp_path, password="sesame", motd_file=str(tmp_path / "motd"), register_before_connect=True))
    assert read.server.name == "My.Little.Server"
    assert (read.server.motd, read.server.password) == ("one\ntwo\n", "sesame")
    assert (read.listen.irc, read.listen.irc_tls, read.listen.telnet) == (("127.0.0.1:40001",), (), ())
    assert (read.limits.registration, read.accounts.before_connect) == (7, True)
    assert read.state == tmp_path / "state"


def test_tls_has_its_papers(tmp_path):
    read = irctest.load(wish(tmp_path, listen=WISH["listen"] | {"tls": True}, tls={"cert": "a.pem", "key": "b.pem"}))
    assert (read.listen.irc, read.listen.irc_tls) == ((), ("127.0.0.1:40001",))
    assert (read.tls.certificate, read.tls.key) == ("a.pem", "b.pem")


@pytest.mark.parametrize("content", ["", "{}", '{"server_name": 3}'])
def test_what_is_no_wish_is_refused(tmp_path, content):
    (tmp_path / "w").write_text(content)
    with pytest.raises(BadConfig, match=str(tmp_path)):
        irctest.load(tmp_path / "w")


def test_missing_file_is_named(tmp_path):
    with pytest.raises(BadConfig, match=f"{tmp_path}/no: No such file"):
        irctest.load(tmp_path / "no")


def test_server_of_a_test_has_plain_channels_and_leaves_nothing_elsewhere(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    file = wish(tmp_path, listen={"host": "127.0.0.1", "port": port})
    environment = os.environ | {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path / "home"), "XDG_STATE_HOME": str(tmp_path / "home")}
    server = subprocess.Popen([sys.executable, "-m", "wolfd", "--irctest", file], cwd=tmp_path, env=environment,
                              stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("wolfd is open")
        with socket.create_connection(("127.0.0.1", port), timeout=15) as client:
            client.sendall(b"NICK Ann\r\nUSER ann 0 * :Ann\r\nJOIN #wolf\r\nNAMES #wolf\r\nPING :end\r\n")
            heard, end = b"", time.monotonic() + 15
            while b" :end" not in heard and time.monotonic() < end:
                heard += client.recv(65536)
        assert b" = #wolf :@Ann\r\n" in heard
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=15)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["irctest.json", "state"]


def run(*words: str, **environment: str) -> tuple[int, str]:
    """What the script says of this."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("IRCTEST", "WOLFD"))}
    done = subprocess.run([ROOT / "tests/irctest/run", *words], env=clean | environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def test_the_script_says_what_it_lacks(tmp_path):
    assert "must name a checkout of irctest" in run("core")[1]
    assert run("core", IRCTEST_DIR=str(tmp_path / "no"))[0] == 2
    assert run("core", IRCTEST_DIR=str(tmp_path), WOLFD_PYTHON="no-such-python") == (2, "there is no no-such-python\n")
    assert run("nonsense", IRCTEST_DIR=str(tmp_path)) == (2, "there is no stage nonsense\n")


def test_ci_runs_it_or_says_that_it_did_not():
    """The end of the script alone: all before it is the checks themselves."""
    script = (ROOT / ".ci/run").read_text()
    end = script[script.index('if [ -n "${IRCTEST_DIR:-}" ]'):]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("IRCTEST")}
    said = subprocess.run(["bash", "-c", end], env=clean, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.startswith("irctest: not run")
    said = subprocess.run(["bash", "-c", end], env=clean | {"IRCTEST_DIR": "/no/such"}, cwd=ROOT, capture_output=True, text=True,
                          check=False)
    assert said.returncode == 2
