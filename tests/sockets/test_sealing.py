"""The real daemon and its people's addresses: under seal in the log, and gone when an account is dropped."""

import subprocess
import sys
import time

from tests.sockets.conftest import ROOT
from wolfd.journal import Record, records
from wolfd.journal.seals import unseal


def sealed(state) -> list[tuple[str, str, str]]:
    """Type, person and seal of each record that has one."""
    fields = [item.fields() for item in records(state / "events") if isinstance(item, Record)]
    return [(each["type"], each["person"], each["sealed"]) for each in fields if "sealed" in each]


def test_addresses_are_sealed_and_forgotten_with_the_account(start):
    daemon = start()
    ann = daemon.by_irc("Ann")
    ann.send("PRIVMSG NickServ :REGISTER correct-horse")
    ann.wait("Ann")
    ann.send("NS LOGIN Ann wrong", "PING :a")
    ann.wait("PONG")
    deadline = time.monotonic() + 15
    while "account.created" not in {type_ for type_, *_ in sealed(daemon.state)} and time.monotonic() < deadline:
        time.sleep(0.05)
    found = sealed(daemon.state)
    assert {"conn.open", "account.created", "auth.login"} <= {type_ for type_, *_ in found}
    assert all(unseal(daemon.state, person, seal) == {"address": "127.0.0.1"} for _, person, seal in found)
    assert not [path for path in (daemon.state / "events").iterdir() if b"127.0.0.1\"," in path.read_bytes().replace(b'127.0.0.1:', b"")]
    shown = subprocess.run([sys.executable, "-m", "wolfd.views.tool", "cat", "--type", "auth.login", "--unseal", "--json",
                            "--state", str(daemon.state)], cwd=ROOT, capture_output=True, text=True, check=True)  # fmt: skip
    assert '"private":{"address":"127.0.0.1"}' in shown.stdout

    ann.send("PRIVMSG NickServ :DROP correct-horse")
    person = next(person for type_, person, _ in found if type_ == "auth.login")
    while any(unseal(daemon.state, whose, seal) for _, whose, seal in found if whose == person) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [unseal(daemon.state, whose, seal) for _, whose, seal in found] == [None] * len(found)
