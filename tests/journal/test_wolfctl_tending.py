"""`wolfctl` keeps order and tends the server: mutes, warnings, notes, reload, accounts, certificates, backups."""

import json
import sqlite3

import pytest

from tests.accounts.home import Home
from tests.journal.office import Office
from wolfd.control import papers, self_signed
from wolfd.control.config import Config, Listen
from wolfd.journal import recall, verify
from wolfd.running import backup
from wolfd.running.reload import Outcome
from wolfd.running.tending import Parts, Tending


@pytest.fixture
def office(tmp_path) -> Office:
    return Office(tmp_path / "state")


def test_mute_and_unmute(office):
    ann, bob = office.stage.irc("Ann"), office.stage.telnet("Bob")
    told = office.asks("mute", nick="ann", reason="noise", span="2h")["result"]
    assert (told["kind"], told["nick"], told["room"]) == ("muted", "Ann", "#wolf")
    assert bob.hears("lets Ann say nothing here for 2 hours: noise")
    ann.types("hello?")
    assert ann.hears("lets you say nothing in #wolf")
    assert bob.hears_nothing_of("hello?")
    record = office.last("mod.muted")
    assert (record["person"], record["whom_nick"], record["reason"]) == ("operator", "Ann", "noise")
    assert office.last("admin.command")["span"] == "2h"
    assert [row["nick"] for row in office.asks("notes")["result"]] == ["Ann"]
    assert len(office.asks("unmute", nick="Ann")["result"]) == 1
    assert office.asks("unmute", nick="Ann")["error"] == "Ann is not muted"
    ann.types("hello again")
    assert bob.hears("hello again")
    assert office.asks("mute", nick="nobody", reason="x")["error"] == "nobody here is called nobody"
    assert "is no time" in office.asks("mute", nick="Ann", reason="x", span="soon")["error"]


def test_a_mute_needs_a_channel(office):
    office.stage.irc("Eve", room="")
    assert office.asks("mute", nick="Eve", reason="noise")["error"] == "Eve is in no channel: name one with --room"
    assert office.asks("mute", nick="Eve", reason="noise", room="#wolf")["result"]["room"] == "#wolf"


def test_warn_and_note(office):
    ann = office.stage.irc("Ann")
    assert office.asks("warn", nick="Ann", reason="be kind")["result"]["acknowledged"] is False
    assert ann.hears("warns you (#wolf): be kind")
    ann.says("acknowledge")
    office.asks("note", nick="Ann", reason="two nicks")
    assert ann.hears_nothing_of("two nicks")
    warned, noted = office.asks("notes", nick="ANN")["result"]
    assert (warned["kind"], warned["acknowledged"], noted["kind"], noted["reason"]) == ("warned", True, "noted", "two nicks")
    assert office.asks("notes", nick="bob")["result"] == []


def test_an_account_whose_owner_is_away(office):
    told = office.asks("warn", nick="account:Eve", reason="two seats", room="#wolf")["result"]
    assert (told["nick"], told["account"], told["room"]) == ("Eve", "Eve", "#wolf")
    eve = office.stage.irc("Evening", room="")
    office.stage.hall.set_account(eve.user, "Eve")
    eve.room = office.stage.hall.join(eve.user, "#wolf")
    assert eve.hears("warns you (#wolf): two seats")
    assert len(office.asks("notes", nick="account:eve")["result"]) == 1


def test_reload(office):
    assert office.asks("reload")["result"] == {"changed": ["server.motd"], "wait for a restart": ["server.name"]}
    office.reloads = Outcome(faults=("wolfd.toml:3: no", "wolfd.toml:4: neither"))
    assert office.asks("reload")["error"] == "wolfd.toml:3: no; wolfd.toml:4: neither"


def test_certs(office, tmp_path):
    assert "none is shown" in office.asks("certs")["result"]["certificate"]
    files = (tmp_path / "c.pem", tmp_path / "k.pem")
    self_signed.make(*files, "wolf.example", office.stage.hall.wall())
    shown = papers.first(files, Config(listen=Listen(irc_tls=("127.0.0.1:1",))), office.stage.clock, office.stage.hall.wall)
    tend(office, papers=shown)
    told = office.asks("certs")["result"]
    assert (told["names"], told["warning"]) == (["wolf.example"], "")
    assert told["days left"] > 0


def tend(office: Office, **parts: object) -> None:
    """Give the socket other parts to work with."""
    old = office.tending._parts
    fields = {name: getattr(old, name) for name in Parts.__dataclass_fields__}
    office.factory.desk.means = type(office.factory.desk.means)(
        office.steering, office.steering, office.steering, *(Tending(Parts(**{**fields, **parts})),) * 2)
    office.connect()


def later(office: Office, do: str, **members: object) -> dict:
    """What is answered when what takes its time is done."""
    office.sends(json.dumps({"do": do, **members}).encode() + b"\n")
    office.stage.clock.advance(0.3)
    office.turn.end()
    return office.answers()[-1]


def test_accounts_are_told_changed_and_dropped(office, tmp_path):
    home = Home(tmp_path)
    ann = home.owner("Ann")
    tend(office, desk=home.desk, hall=home.hall)
    got = later(office, "account", account="ANN")
    assert "result" in got, got
    told = got["result"]
    assert (told["account"], told["here"], told["banned"], told["certificates"]) == ("Ann", ["Ann"], "no", [])
    given = later(office, "account-password", account="Ann", reason="she has lost it")["result"]
    assert given["password"] not in str(office.last("admin.command"))
    ann.sends(f"NS LOGIN Ann {given['password']}")
    dropped = later(office, "account-drop", account="Ann", reason="asked by letter")["result"]
    assert dropped == {"account": "Ann", "person": told["person"]}
    assert home.book.of("account.dropped")[-1]["person"] == told["person"]
    assert ann.user.account is None
    assert home.accounts.owner_of("Ann") is None
    assert later(office, "account", account="Ann")["error"]
    assert office.last("admin.command")["account"] == "Ann"


def test_without_accounts(office):
    assert office.asks("account", account="Ann")["error"] == "no accounts are kept"


def test_a_backup_is_a_state_directory(office, tmp_path):
    state = office.house.state
    store = sqlite3.connect(state / "accounts.db")
    store.execute("PRAGMA journal_mode=WAL")
    store.execute("CREATE TABLE account (name TEXT)")
    store.execute("INSERT INTO account VALUES ('Ann')")
    store.commit()
    (state / "ids.key").write_bytes(b"x" * 32)
    game = office.house.begin()
    told = later(office, "backup", directory=str(tmp_path / "copy"))["result"]
    office.turn.end()
    copy = tmp_path / "copy"
    assert told["directory"] == str(copy)
    assert verify(copy / "events").code in {0, 2}
    assert game in recall(copy).games
    assert sqlite3.connect(copy / "accounts.db").execute("SELECT name FROM account").fetchall() == [("Ann",)]
    assert sorted(file.name for file in copy.iterdir()) == ["accounts.db", "events", "ids.key"]
    assert copy.stat().st_mode & 0o077 == 0
    assert "File exists" in later(office, "backup", directory=str(copy))["error"]
    assert "whole path" in office.asks("backup", directory="copy")["error"]
    assert office.last("admin.command")["directory"] == "copy"
    store.close()


def test_a_backup_that_fails_leaves_nothing(office, tmp_path):
    (office.house.state / "accounts.db").write_bytes(b"SQLite format 3\0" + b"broken")
    with pytest.raises(OSError, match="database"):
        backup.copy(office.house.state, tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


def test_a_backup_that_nobody_waits_for_any_more_is_taken_back(office, tmp_path):
    """A server that is to stop does so in seconds."""
    office.house.begin()
    office.asks("rotate")
    looks = iter([False, True])
    with pytest.raises(OSError, match="the server stops"):
        backup.copy(office.house.state, tmp_path / "copy", is_over=lambda: next(looks))
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


def test_a_backup_has_no_sum_of_a_segment_that_it_has_not(office, tmp_path):
    """The log goes on while it is copied, and what is old is deleted."""
    office.house.begin()
    office.asks("rotate")
    events = office.house.events
    told: list[bool] = []

    def meanwhile() -> bool:
        if not told:
            told.append(True)
            oldest = min(events.glob("*.jsonl"))
            office.asks("rotate")
            office.asks("rotate")
            oldest.unlink()
        return False

    backup.copy(office.house.state, tmp_path / "copy", is_over=meanwhile)
    verdict = verify(tmp_path / "copy" / "events")
    assert (verdict.damage, verdict.torn) == ((), ())


def test_a_ban_that_cannot_be_written_down_is_not_said_to_be_done(office, tmp_path):
    """It was: only the server's own standard error told that it would be over, or stand again, after the next start."""
    home = Home(tmp_path)
    office.stage.hall.bans.keep = home.hall.bans.keep
    home.disk.broken = OSError("no space")
    assert later(office, "ban", target="192.0.2.9", reason="x") == {
        "ok": False, "error": "the ban of 192.0.2.9/32 holds only until the next start (no space)"}  # fmt: skip
    assert office.stage.hall.bans.of_address("192.0.2.9")
    assert "lifted only until the next start, and then stands again" in later(office, "unban", target="192.0.2.9")["error"]
    assert office.last("admin.command")["outcome"].startswith("the ban of 192.0.2.9/32 is lifted only")
    home.disk.broken = None
    assert later(office, "ban", target="192.0.2.9", reason="x")["ok"]
    assert later(office, "unban", target="192.0.2.9")["ok"]
