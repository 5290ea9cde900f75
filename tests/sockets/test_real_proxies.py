"""The shipped examples of haproxy and nginx, run in front of the daemon: it counts and bans by the clients' own addresses."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time

import pytest

from tests.sockets.conftest import PATIENCE, ROOT, Client, free_port
from tests.sockets.test_doors import Web

PATH = os.environ["PATH"] + ":/usr/sbin:/sbin"


class From(Client):
    """Somebody who comes from another address of this machine."""

    def __init__(self, port, address):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(address, 0))
                break
            except ConnectionRefusedError:
                assert time.monotonic() < end, "the proxy does not listen"
                time.sleep(0.05)
        self.heard = b""


@pytest.fixture
def run(tmp_path):
    """Starts a proxy with an example whose ports are others."""
    started = []

    def run(name, example, ports, words):
        if shutil.which(name, path=PATH) is None:
            pytest.skip(f"{name} is not installed here")
        text = (ROOT / "etc" / example).read_text()
        for old, new in ports.items():
            text = re.sub(rf"\b{old}\b", str(new), text)
        file = tmp_path / "proxy.conf"
        file.write_text(words(text))
        started.append(subprocess.Popen([name, *(("-db", "-f") if name == "haproxy" else ("-e", "stderr", "-p", str(tmp_path), "-c")), str(file)],
                                        env={**os.environ, "PATH": PATH}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE))

    yield run
    for process in started:
        process.terminate()
        process.communicate(timeout=PATIENCE)


@pytest.fixture
def come():
    """Has somebody come from an address of this machine."""
    came = []

    def come(port, address):
        came.append(From(port, address))
        return came[-1]

    yield come
    for client in came:
        client.close()


def bans(daemon, address):
    """The operator shuts an address out."""
    command = [sys.executable, "-c", "import sys; from wolfd.wolfctl import main; sys.exit(main())"]
    subprocess.run([*command, "--state", str(daemon.state), "ban", address, "enough"],
                   cwd=ROOT, check=True, capture_output=True, timeout=PATIENCE)


def test_haproxy(start, run, come):
    own = {"irc": free_port(), "telnet": free_port()}
    front = {"irc": free_port(), "tls": free_port(), "telnet": free_port()}
    daemon = start(*(f"--{name}=127.0.0.1:{port} proxy" for name, port in own.items()))
    run("haproxy", "haproxy/wolfd.cfg", {6667: front["irc"], 6697: front["tls"], 4000: front["telnet"], 6668: own["irc"], 4001: own["telnet"]},
        lambda text: text.replace("maxconn 20000", "maxconn 100"))
    ann = come(front["irc"], "127.0.0.2")
    ann.register("Ann")
    tom = come(front["telnet"], "127.0.0.2")
    tom.wait("What is your name?")
    bans(daemon, "127.0.0.2")
    assert "enough" in ann.rest()
    assert "enough" in come(front["irc"], "127.0.0.2").rest()
    assert "enough" in come(front["telnet"], "127.0.0.2").rest()
    come(front["irc"], "127.0.0.3").register("Bob")
    assert daemon.stop()[0] == 0


def test_nginx(start, run, come, tmp_path):
    own, front = free_port(), free_port()
    (tmp_path / "w.toml").write_text(f'[listen]\nwebsocket = ["127.0.0.1:{own}"]\n[proxies]\nforwarded = ["127.0.0.1"]\n')
    daemon = start("--config", str(tmp_path / "w.toml"))
    temporary = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))

    def whole(text):
        text = text.replace(f"listen [::]:{front};", "")
        return f"pid {tmp_path}/pid;\ndaemon off;\nevents {{}}\nhttp {{ access_log off; {temporary}\n{text}\n}}\n"

    run("nginx", "nginx/wolfd.conf", {80: front, 8067: own}, whole)
    ann = Web(come(front, "127.0.0.2"), target="/irc").register("Ann")
    bans(daemon, "127.0.0.2")
    ann.wait("enough")
    late = Web(come(front, "127.0.0.2"), target="/irc")
    late.wait("enough")
    bob = Web(come(front, "127.0.0.3"), [("X-Forwarded-For", "127.0.0.2")], target="/irc").register("Bob")
    bob.send("PRIVMSG Bob :through")
    bob.wait("PRIVMSG Bob :through")
    assert daemon.stop()[0] == 0
