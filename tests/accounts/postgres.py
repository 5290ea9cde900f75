"""A PostgreSQL server of the tests' own: in a directory that goes away, on a free port of this machine, with a database a test."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

PATIENCE = 30.0
USERS = ("postgres", "nobody")
"""Who may run it: it refuses to be root."""


def programs() -> Path | None:
    """Where its programs are, if it is installed."""
    on_path = shutil.which("initdb")
    places = [*([Path(on_path).resolve().parent] if on_path else []), *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


class Server:
    """Runs until `close`; may be stopped and started in between."""

    def __init__(self, home: Path, bin_: Path) -> None:
        self.home, self._bin = home, bin_
        self._user = next((name for name in USERS if _is_user(name)), "") if os.geteuid() == 0 else ""
        if self._user:
            shutil.chown(home, self._user)
        self._run("initdb", "-D", str(home / "data"), "-U", "wolfd", "-A", "trust", "-N", "-E", "UTF8", "--locale=C.UTF-8")
        self._numbers = count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Over a socket in the directory alone: no port, so that nobody else is met."""
        options = ["-D", str(self.home / "data"), "-k", str(self.home), "-c", "listen_addresses=", "-F"]
        self.process = subprocess.Popen(self._as_user("postgres", *options), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while subprocess.run([self._bin / "pg_isready", "-q", "-h", self.home], check=False).returncode:
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # its "fast shutdown"
            self.process.wait(PATIENCE)
            self.process = None

    def database(self) -> str:
        """The address of a new one."""
        name = f"w{next(self._numbers)}"
        self._run("createdb", "-h", str(self.home), "-U", "wolfd", name)
        return f"postgresql://wolfd@/{name}?host={self.home}"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(self._as_user(program, *arguments), check=True, capture_output=True)

    def _as_user(self, program: str, *arguments: str) -> list[str]:
        become = ["setpriv", f"--reuid={self._user}", f"--regid={self._user if _is_user(self._user) else ''}", "--clear-groups"]
        return [*(become if self._user else []), str(self._bin / program), *arguments]


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    bin_ = programs()
    if bin_ is None:
        pytest.skip("PostgreSQL is not installed")
    home = Path(tempfile.mkdtemp(prefix="wolfd-"))  # short: the path of a socket has at most 107 bytes
    home.chmod(0o755)
    server = Server(home, bin_)
    yield server
    server.stop()
    shutil.rmtree(home, ignore_errors=True)
