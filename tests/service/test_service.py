"""The daemon under a service manager, without one: its notifications, sockets that are handed over, and its stop."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sockets.conftest import Client, free_port, start  # noqa: F401 - the fixture

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0


class Manager:
    """The end of NOTIFY_SOCKET that the service manager has."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "notify"
        self.end = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.end.bind(str(self.path))
        self.end.settimeout(PATIENCE)
        self.heard: list[dict[str, str]] = []

    def wait(self, name: str) -> dict[str, str]:
        """The next notification with an assignment of that name; those before it are kept in `heard`."""
        while True:
            lines = self.end.recv(4096).decode().split("\n")
            self.heard.append(dict(line.partition("=")[::2] for line in lines))
            if name in self.heard[-1]:
                return self.heard[-1]


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(tmp_path)
    yield manager
    manager.end.close()


def under(manager: Manager, **more: str) -> tuple[str, ...]:
    return ("env", f"NOTIFY_SOCKET={manager.path}", *(f"{name}={value}" for name, value in more.items()))


def test_ready_reload_and_stop_are_told(start, manager, tmp_path):  # noqa: F811
    file = tmp_path / "w.toml"
    file.write_text("[server]\nmotd = 'a'\n")
    daemon = start("--config", str(file), under=under(manager))
    assert manager.wait("READY") == {"READY": "1", "STATUS": "0 connections, 0 games"}
    before = time.monotonic_ns() // 1000
    file.write_text("[server]\nmotd = 'b'\n")
    daemon.process.send_signal(signal.SIGHUP)
    told = manager.wait("RELOADING")
    assert before < int(told["MONOTONIC_USEC"]) < time.monotonic_ns() // 1000
    assert manager.wait("READY")["STATUS"] == "0 connections, 0 games"
    file.write_text("[server]\nmtd = 'b'\n")
    daemon.process.send_signal(signal.SIGHUP)
    assert manager.wait("READY")["STATUS"].startswith(f"not reloaded: {file}:2: server.mtd: unknown key")
    daemon.process.send_signal(signal.SIGTERM)
    assert manager.wait("STOPPING")["STOPPING"] == "1"
    assert daemon.end()[0] == 0


def test_watchdog_is_fed_in_time(start, manager):  # noqa: F811
    start(under=under(manager, WATCHDOG_USEC="300000"))
    manager.wait("WATCHDOG")
    begun = time.monotonic()
    for _ in range(5):
        manager.wait("WATCHDOG")
    assert time.monotonic() - begun > 0.4, "not more often than is of use"
    assert manager.heard[-1]["STATUS"] == "0 connections, 0 games"


def test_watchdog_of_another_process_is_not_fed(start, manager):  # noqa: F811
    daemon = start(under=under(manager, WATCHDOG_USEC="1000", WATCHDOG_PID="1"))
    manager.wait("READY")
    daemon.process.send_signal(signal.SIGTERM)
    manager.wait("STOPPING")
    assert not any("WATCHDOG" in told for told in manager.heard)


def test_a_service_manager_that_is_gone_harms_nobody(start, manager):  # noqa: F811
    daemon = start(under=under(manager, WATCHDOG_USEC="3000"))
    manager.wait("WATCHDOG")
    manager.end.close()
    daemon.by_irc("Ann")
    assert daemon.stop() == (0, "", "")


# --- sockets that are handed over -------------------------------------------------------------------------------------

HAND = """
import os, socket, sys
sockets = [socket.create_server(("127.0.0.1", int(port))) for port in sys.argv[2].split(",")]
for number, door in enumerate(sockets, 3):
    os.dup2(os.dup(door.fileno()), number + 20)
for number in range(3, 3 + len(sockets)):
    os.dup2(number + 20, number)
    os.close(number + 20)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS=str(len(sockets)), LISTEN_FDNAMES=sys.argv[1])
os.execvp(sys.argv[3], sys.argv[3:])
"""
"""Opens sockets at ports, as a service manager does, and becomes the server."""


def handing(names: str, *ports: int) -> tuple[str, ...]:
    return (sys.executable, "-c", HAND, names, ",".join(map(str, ports)))


def test_sockets_are_known_by_their_names(start):  # noqa: F811
    ports = [free_port() for _ in range(3)]
    daemon = start(under=handing("irc:telnet:irc", *ports))
    assert f"  IRC     127.0.0.1:{ports[0]}\n  IRC     127.0.0.1:{ports[2]}\n  telnet  127.0.0.1:{ports[1]}\n" in daemon.greeting
    for port in (ports[0], ports[2]):
        daemon.client(port).register(f"Ann{port}")
    daemon.client(ports[1]).wait("What is your name?")
    with pytest.raises(ConnectionRefusedError):
        Client(daemon.irc)
    assert daemon.stop() == (0, "", "")


def test_socket_of_another_name_is_known_by_its_address(start, tmp_path):  # noqa: F811
    port, quiet = free_port(), tmp_path / "w.toml"
    quiet.write_text(f"[listen]\nirc = []\ntelnet = ['127.0.0.1:{port} big5']")
    command = [*handing("wolfd.socket", port), sys.executable, "-m", "wolfd", "--config", str(quiet), "--state", str(tmp_path)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout.readline().startswith("wolfd is open")
        assert process.stdout.readline() == f"  telnet  127.0.0.1:{port} big5\n"
        guest = Client(port)
        guest.wait("What is your name?")
        guest.close()
        process.send_signal(signal.SIGHUP)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.communicate()


def test_socket_without_a_use_is_refused(tmp_path):
    port = free_port()
    command = [*handing("smtp", port), sys.executable, "-m", "wolfd", "--state", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 78
    assert f"a socket at 127.0.0.1:{port} was handed over, but it is no address of [listen], and its name 'smtp'" in done.stderr


@pytest.mark.skipif(not shutil.which("systemd-socket-activate"), reason="systemd-socket-activate is not installed")
def test_clients_that_come_before_the_server_are_served(tmp_path):
    """systemd-socket-activate starts the server when the first client comes; all who wait by then are served."""
    irc, telnet = free_port(), free_port()
    command = ["systemd-socket-activate", "-l", f"127.0.0.1:{irc}", "-l", f"127.0.0.1:{telnet}", "--fdname=irc:telnet",
               f"--setenv=PATH={os.environ['PATH']}", sys.executable, "-m", "wolfd", "--state", str(tmp_path)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        while b"Listening" not in process.stderr.readline():
            pass
        guests = [_patient(irc) for _ in range(5)]
        for number, guest in enumerate(guests):
            guest.register(f"Ann{number}")
        other = Client(telnet)
        other.wait("What is your name?")
        for guest in [*guests, other]:
            guest.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.communicate()


def _patient(port: int) -> Client:
    """A client of a socket that may not be there yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Client(port)
        except ConnectionRefusedError:
            assert time.monotonic() < end
            time.sleep(0.02)


# --- the end ----------------------------------------------------------------------------------------------------------


def test_stop_tells_the_players_and_takes_less_than_ten_seconds(start):  # noqa: F811
    daemon = start()
    ann, deaf = daemon.by_irc("Ann"), daemon.by_irc("Deaf")
    deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    begun = time.monotonic()
    daemon.process.send_signal(signal.SIGTERM)
    assert "ERROR :" in ann.rest()
    assert daemon.end() == (0, "", "")
    assert time.monotonic() - begun < 10


def test_second_signal_ends_at_once(start):  # noqa: F811
    """The second comes while somebody still has to read his farewell."""
    daemon = start()
    daemon.by_irc("Ann")
    daemon.process.send_signal(signal.SIGSTOP)
    daemon.process.send_signal(signal.SIGTERM)
    daemon.process.send_signal(signal.SIGCONT)
    # the handler sets the default back at once; then the process waits for Ann, who does not close
    end = time.monotonic() + PATIENCE
    while daemon.process.poll() is None and time.monotonic() < end:
        if _is_default(daemon.process.pid):
            daemon.process.send_signal(signal.SIGTERM)
            break
    assert daemon.process.wait(2) in {-signal.SIGTERM, 0}


def _is_default(pid: int) -> bool:
    """Whether SIGTERM is caught no more."""
    status = Path(f"/proc/{pid}/status").read_text()
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return not int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1
