"""Accounts in the real daemon: they outlive it, hashing holds nobody up, and a bad file is told before anybody comes in."""

import base64
import sqlite3

import pytest

from tests.sockets.conftest import start  # noqa: F401 - the fixture

SLOW = "[accounts]\nargon2_time = 40\n"
"""A password takes a second or so."""


def log_in(client, account, password):
    """Begin to log in by PLAIN."""
    client.send("CAP LS 302", f"NICK {account}", f"USER {account} 0 * :{account}", "CAP REQ sasl", "AUTHENTICATE PLAIN",
                "AUTHENTICATE " + base64.b64encode(f"\0{account}\0{password}".encode()).decode(), "CAP END")


def test_accounts_outlive_the_daemon(start):  # noqa: F811
    daemon = start()
    ann = daemon.by_irc("Ann")
    ann.send("NS REGISTER sesame")
    ann.wait("You have the account Ann now")
    daemon.stop_now()

    daemon = start()
    thief = daemon.client(daemon.irc)
    thief.send("NICK Ann", "USER ann 0 * :Ann")
    thief.wait(" 433 * Ann :")
    ann = daemon.client(daemon.irc)
    log_in(ann, "Ann", "sesame")
    ann.wait(" 903 ")
    ann.wait(" 001 Ann ")
    ann.send("QUIT")
    ann.rest()
    bob = daemon.client(daemon.telnet)
    bob.wait("What is your name?")
    bob.send("ann", "sesame")
    bob.wait("Welcome, ann!")
    assert daemon.stop() == (0, "", "")
    assert sqlite3.connect(daemon.state / "accounts.db").execute("SELECT name FROM account").fetchall() == [("Ann",)]


def test_others_are_answered_while_passwords_are_hashed(start, tmp_path):  # noqa: F811
    """Eight log-ins take seconds together; who asks for a sign of life after them has it before the first is done."""
    (tmp_path / "w.toml").write_text(SLOW)
    daemon = start("--config", str(tmp_path / "w.toml"))
    bob = daemon.by_irc("Bob")
    guests = [daemon.client(daemon.irc) for _ in range(8)]
    for guest in guests:
        log_in(guest, "Nobody", "wrong")
    for guest in guests:
        guest.wait("AUTHENTICATE +\r\n")
    for number in range(5):
        bob.send(f"PING {number}")
        bob.wait(f"PONG wolfd.local :{number}")
    for guest in guests:
        guest.socket.settimeout(0)
        with pytest.raises(BlockingIOError):
            guest.socket.recv(1)
        guest.socket.settimeout(30)
    assert b" 904 " not in b"".join(guest.heard for guest in guests)
    guests[0].wait(" 904 ")
    daemon.stop_now()


def test_a_stop_does_not_wait_for_all_passwords(start, tmp_path):  # noqa: F811
    (tmp_path / "w.toml").write_text(SLOW)
    daemon = start("--config", str(tmp_path / "w.toml"))
    for guest in [daemon.client(daemon.irc) for _ in range(9)]:
        log_in(guest, "Nobody", "wrong")
        guest.wait("AUTHENTICATE +\r\n")
    assert daemon.stop() == (0, "", "")


LATER = b"SQLite format 3\0" + bytes(44) + (99).to_bytes(4) + bytes(36)


@pytest.mark.parametrize("content", [b"this is no database" * 20, LATER], ids=["other", "later"])
def test_a_file_that_cannot_be_used_stops_the_start(start, tmp_path, content):  # noqa: F811
    state = tmp_path / "state"
    state.mkdir()
    (state / "accounts.db").write_bytes(content)
    for options in ((), ("-t",)):
        daemon = start(*options, wait=False)
        code, _, error = daemon.end()
        assert code == 74
        assert error.startswith(f"wolfd: {state}/accounts.db: ")
        assert error.count("\n") == 1
    assert (state / "accounts.db").read_bytes() == content


def test_without_accounts(start, tmp_path):  # noqa: F811
    (tmp_path / "w.toml").write_text('[accounts]\nstore = "off"\n')
    daemon = start("--config", str(tmp_path / "w.toml"))
    ann = daemon.by_irc("Ann")
    ann.send("NS HELP", "CAP LS 302")
    assert "sasl" not in ann.wait(" LS :") + ann.wait("\r\n")
    assert daemon.stop() == (0, "", "")
    assert not (daemon.state / "accounts.db").exists()
