"""What stays of somebody whose account is dropped, at the real daemon: what the man pages say, and no more."""

import socket
from pathlib import Path

from tests.sockets.conftest import Client, start  # noqa: F401 - the fixture
from wolfd.journal import Record, records
from wolfd.journal.seals import unseal

ADDRESS = "127.0.0.77"
CONFIG = "[accounts]\nargon2_time = 1\nargon2_memory = 8\nscram_rounds = 4096\n"


class From(Client):
    """A client with an address of its own."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=40, source_address=(ADDRESS, 0))
        self.heard = b""


def holding(folder: Path, words: bytes) -> set[str]:
    """The files of a directory that hold some bytes."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and words in path.read_bytes()}


def test_what_stays(start, tmp_path):  # noqa: F811
    (tmp_path / "w.toml").write_text(CONFIG)
    daemon = start("--config", str(tmp_path / "w.toml"))
    ann = From(daemon.irc)
    daemon.clients.append(ann)
    ann.register("Annabel")
    ann.send("PRIVMSG NickServ :REGISTER sesame", "PRIVMSG NickServ :CERT ADD " + "ab" * 32, "JOIN #lobby", "PRIVMSG #lobby :my own words")
    ann.wait("You have the account Annabel now")
    ann.wait("JOIN #lobby")
    logged_in = next(item.fields() for item in _of(daemon.state, "account.created"))
    person = str(logged_in["person"])
    assert unseal(daemon.state, person, str(logged_in["sealed"])) == {"address": ADDRESS}
    ann.send("PRIVMSG NickServ :DROP sesame")
    ann.wait("The account Annabel is no more")
    assert daemon.stop()[0] == 0
    for item in records(daemon.state / "events"):
        fields = item.fields()
        if fields.get("sealed"):
            assert unseal(daemon.state, str(fields["person"]), str(fields["sealed"])) is None, fields
    assert holding(daemon.state, ADDRESS.encode()) == set()
    assert holding(daemon.state, b"sesame") == set()
    (segment,) = (path.name for path in (daemon.state / "events").glob("*.jsonl"))
    for words in (b"Annabel", b"my own words", b"ab" * 32):
        assert holding(daemon.state, words) == {f"events/{segment}"}, words
    assert holding(daemon.state, b"$argon2id$") == holding(daemon.state, b"SCRAM-SHA-256") == set()


def _of(state: Path, type_: str) -> list[Record]:
    return [item for item in records(state / "events") if isinstance(item, Record) and item.type == type_]
