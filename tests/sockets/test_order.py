"""Order kept at the real daemon: a moderator by telnet, what outlives kill -9, the operators' room, and `wolfctl` that tends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sockets.conftest import ROOT, Daemon
from wolfd.journal import Record, recall, records, verify

CONFIG = """
[moderation]
moderators = ["Mia #wolf"]
[accounts]
argon2_time = 1
argon2_memory = 8
scram_rounds = 4096
"""


@pytest.fixture
def house(start, tmp_path):
    """Starts the daemon, the same one again after a crash."""
    config = tmp_path / "wolfd.toml"
    config.write_text(CONFIG)
    return lambda: start("--config", str(config)), config


def wolfctl(daemon: Daemon, *words: str) -> dict:
    done = subprocess.run([sys.executable, "-W", "error", "-m", "wolfd.wolfctl", "--state", str(daemon.state), "--json", *words],
                          cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)  # fmt: skip
    return json.loads(done.stdout)


def of(state: Path, *types: str) -> list[dict]:
    return [item.fields() for item in records(state / "events") if isinstance(item, Record) and item.type in types]


def moderator(daemon: Daemon):
    """Mia, who comes by telnet and has made her account there before."""
    mia = daemon.by_telnet("Mia")
    mia.send("/account register sesame-street")
    mia.wait("account")
    mia.send("/go wolf")
    mia.wait("takes a seat here")
    return mia


def test_a_moderator_by_telnet_warns_and_mutes_over_a_crash(house):
    start, _ = house
    daemon = start()
    bob = daemon.by_irc("Bob")
    bob.send("NS REGISTER sesame-street")
    bob.wait(" 900 ")
    bob.send("JOIN #wolf")
    bob.wait(" 366 ")
    mia = moderator(daemon)
    mia.send("/mute bob 2h shouting")
    bob.wait("Mia lets Bob say nothing here for 2 hours: shouting")
    mia.send("/warn bob mind your words")
    bob.wait("Mia warns you (#wolf): mind your words")
    name = bob.wait(" WHY").split("!appeal ")[1].split()[0]
    daemon.stop_now()

    daemon = start()
    bob = daemon.client(daemon.irc)
    bob.send("CAP REQ :sasl", "AUTHENTICATE PLAIN", "AUTHENTICATE Qm9iAEJvYgBzZXNhbWUtc3RyZWV0", "CAP END", "NICK Bob", "USER b 0 * :b")
    bob.wait(" 001 ")
    bob.send("JOIN #wolf")
    bob.wait("Mia warns you (#wolf): mind your words")
    bob.send("PRIVMSG #wolf :hello?")
    bob.wait("Mia lets you say nothing in #wolf")
    bob.send("PRIVMSG #wolf :!join")
    bob.wait("You get a seat when you have acknowledged it")
    bob.send("PRIVMSG #wolf :!acknowledge", "PRIVMSG #wolf :!join", f"PRIVMSG #wolf :!appeal {name} it was not me")
    bob.wait("1 Bob sits down")
    bob.wait(f"Your appeal against {name} is on record")
    shown = subprocess.run([sys.executable, "-m", "wolfd.views.tool", "cat", "--id", name, "--state", str(daemon.state)],
                           cwd=ROOT, capture_output=True, text=True, check=True)  # fmt: skip
    assert "mod.warned" in shown.stdout
    assert "mind your words" in shown.stdout
    notes = wolfctl(daemon, "notes", "Bob")["result"]
    assert [(note["kind"], note.get("acknowledged")) for note in notes] == [("muted", None), ("warned", True)]
    assert daemon.stop()[0] == 0


def test_reload_makes_moderators_and_certs_accounts_and_backups_are_told(house, tmp_path):
    start, config = house
    daemon = start()
    eve = daemon.by_irc("Eve")
    eve.send("NS REGISTER sesame-street")
    eve.wait(" 900 ")
    eve.send("JOIN #wolf", "PRIVMSG #wolf :!notes")
    eve.wait("Only operators and the moderators of this room")
    config.write_text(CONFIG.replace('"Mia #wolf"', '"Mia #wolf", "Eve"'))
    assert wolfctl(daemon, "reload")["result"]["changed"] == ["moderation.moderators"]
    eve.send("PRIVMSG #wolf :!notes")
    eve.wait("Nothing stands")
    eve.send("JOIN #operators")
    eve.wait(" 366 ")
    wolfctl(daemon, "rotate")
    line = eve.wait("Checkpoint of the log: wolflog/1 ") + eve.wait("\r\n")
    check = subprocess.run([sys.executable, "-m", "wolfd.views.tool", "verify", "--checkpoint", line.strip().rpartition("Checkpoint of the log: ")[2],
                            "--state", str(daemon.state)], cwd=ROOT, capture_output=True, check=False)  # fmt: skip
    assert check.returncode == 0
    bob = daemon.by_irc("Bob")
    bob.send("JOIN #operators", "LIST")
    bob.wait("There is no channel #operators")
    assert "#operators" not in bob.wait(" 323 ")

    config.write_text(CONFIG.replace("[accounts]", "[acounts]"))
    assert "did you mean" in wolfctl(daemon, "reload")["error"]
    assert "none is shown" in wolfctl(daemon, "certs")["result"]["certificate"]
    told = wolfctl(daemon, "account", "eve")["result"]
    assert (told["account"], told["here"]) == ("Eve", ["Eve"])
    given = wolfctl(daemon, "account", "--password", "Eve", "lost")["result"]["password"]
    copied = wolfctl(daemon, "backup", str(tmp_path / "copy"))["result"]
    assert copied["files"] >= 4
    assert verify(tmp_path / "copy/events").code in {0, 2}
    assert recall(tmp_path / "copy").log == recall(daemon.state).log
    assert wolfctl(daemon, "account", "--drop", "Eve", "asked", "for")["ok"]
    assert daemon.stop()[0] == 0
    acts = of(daemon.state, "admin.command")
    assert given not in str(acts)
    assert {each["do"] for each in acts} >= {"reload", "rotate", "certs", "account", "account-password", "account-drop", "backup"}
    assert of(daemon.state, "account.dropped")

    copy = Daemon(tmp_path / "copy")
    try:
        ann = copy.client(copy.irc)
        ann.send("CAP REQ :sasl", "NICK Eve", "USER e 0 * :e", "CAP END")
        ann.wait(" 433 ")  # Eve's account is in the copy
        assert copy.stop()[0] == 0
    finally:
        copy.close()
