"""The daemon with its accounts in PostgreSQL: they outlive it, and while the database is away the games go on."""

import subprocess
import sys
from pathlib import Path

from tests.accounts.test_accounts_daemon import log_in
from tests.sockets.conftest import free_port, start  # noqa: F401 - the fixture

ROOT = Path(__file__).resolve().parents[2]


def test_accounts_are_there_again_and_an_outage_stops_nobody_else(start, postgres, tmp_path):  # noqa: F811
    file = tmp_path / "w.toml"
    file.write_text(f"[accounts]\nstore = '{postgres.database()}'\nargon2_time = 1\nargon2_memory = 8\n")
    daemon = start("--config", str(file))
    ann = daemon.by_irc("Ann")
    ann.send("NS REGISTER sesame")
    ann.wait("You have the account Ann now")
    daemon.stop_now()

    daemon = start("--config", str(file))
    bob = daemon.by_irc("Bob")
    postgres.stop()
    late = daemon.client(daemon.irc)
    log_in(late, "Ann", "sesame")
    late.wait(" 904 ")
    assert "the accounts cannot be read or written" in daemon.complaint()
    bob.send("JOIN #wolf", "PRIVMSG #wolf :!join")
    bob.wait("Bob")
    postgres.start()
    late = daemon.client(daemon.irc)
    log_in(late, "Ann", "sesame")
    late.wait(" 903 ")
    assert not list(daemon.state.glob("*.db"))
    assert daemon.stop()[:2] == (0, "")


def test_check_looks_at_the_database(postgres, tmp_path):
    file, address = tmp_path / "w.toml", postgres.database()
    command = [sys.executable, "-m", "wolfd", "--irc", f"127.0.0.1:{free_port()}", "--telnet", "off",
               "--state", str(tmp_path / "s"), "--config", str(file), "-t"]

    def check(store: str) -> "subprocess.CompletedProcess[str]":
        file.write_text(f"[accounts]\nstore = '{store}'\n")
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (check(address).returncode, check(address).stderr) == (0, "")
    done = check(address.replace("wolfd@", "wolfd:sesame@").replace("?", "-none?"))
    assert done.returncode == 74
    assert done.stderr.startswith("wolfd: the accounts' database cannot be used: ")
    assert "sesame" not in done.stderr
