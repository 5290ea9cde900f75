"""No password is in the log, whichever way it was typed, right or wrong; nor in a line to other people."""

import base64

import pytest

from tests.accounts.home import Home, plain

SECRETS = ("sesame", "millet", "barley", "hunter2")
"""What is typed as a password here."""


def betrayed(told):
    """The secrets that a text shows, in clear or in base64 of any alignment."""
    shown = {part for secret in SECRETS for part in (secret, secret[::-1])}
    return [part for part in shown if part in told] + [
        secret for secret in SECRETS for pad in range(3) if base64.b64encode(b"\0" * pad + secret.encode())[4:8].decode() in told
    ]


@pytest.mark.parametrize("line", [
    "NS REGISTER sesame", "PRIVMSG NickServ :REGISTER sesame ann@example.org", "NICKSERV REGISTER sesame", "PRIVMSG NickServ :IDENTIFY hunter2",
    "PRIVMSG NickServ :IDENTIFY Ann hunter2", "PRIVMSG NickServ :IDENTFY hunter2", "NOTICE NickServ :IDENTIFY hunter2", "NS IDENTIFY hunter2 Ann",
    "NS DROP hunter2", "NS SET PASSWORD barley", "REGISTER * * :sesame", "REGISTER Ann * sesame", "PASS hunter2", "OPER Ann hunter2",
    "NS IDENTIFY a b hunter2", "AUTHENTICATE hunter2",
])  # fmt: skip
def test_by_irc(home, line):
    ann, bob = home.clients("Ann Bob", "#x")
    ann.sends(line)
    assert betrayed(str(home.book.records)) == []
    assert betrayed(str(bob.heard())) == []


@pytest.mark.parametrize("password", ["sesame", "hunter2"])
def test_by_sasl_and_at_registration(tmp_path, password):
    home = Home(tmp_path, password="barley")
    guest = home.stranger()
    guest.sends("PASS barley", "NICK Ann", "USER a 0 * :a", "NS REGISTER sesame", "NS SET PASSWORD millet", "NS SET PASSWORD sesame", "QUIT")
    ann = home.stranger()
    ann.sends("PASS barley", "CAP REQ :sasl", "NICK Ann", "USER ann 0 * :Ann", "AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', password)}", "CAP END")
    assert (ann.session.user is not None) is (password == "sesame")
    bad = home.stranger()
    bad.sends("PASS hunter2", "NICK Bob", "USER bob 0 * :Bob")
    assert not bad.is_connected
    types = {record["type"] for record in home.book.records}
    assert {"account.created", "account.password", "auth.login" if password == "sesame" else "auth.failed"} <= types
    assert betrayed(str(home.book.records)) == []
    home.accounts.close()


@pytest.mark.parametrize("typed", [
    ("/account register sesame",), ("/account register", "sesame"), ("/account register", "sesame", "sesame"), ("/account register", "/say sesame", "/say sesame"), ("/account login hunter2",),
    ("/account login Ann hunter2",), ("/tell NickServ identify hunter2",), ("/account regster sesame",),
    ("/account register sesame", "/account password millet", "/account drop hunter2", "/account drop", "barley"),
])  # fmt: skip
def test_by_telnet(rooms, typed):
    ann, bob = rooms.dumb("Ann"), rooms.dumb("Bob")
    for line in typed:
        ann.sends(f"{line}\n")
    assert betrayed(str(rooms.records)) == []
    assert betrayed(bob.reads().decode()) == []


def test_at_the_door_of_telnet(rooms):
    ann = rooms.dumb("Ann")
    ann.sends("/account register sesame\n")
    ann.sends("/quit\n")
    ann.drops()
    guest = rooms.dumb()
    for line in ("Ann", "hunter2", "Ann", "sesame"):
        guest.sends(f"{line}\n")
    assert rooms.hall.find_user("Ann").account == "Ann"
    assert {"auth.failed", "auth.login"} <= {record[0] for record in rooms.records}
    assert betrayed(str(rooms.records)) == []
