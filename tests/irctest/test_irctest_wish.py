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

from wolfd import irctest
from wolfd.control.failures import BadConfig

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
