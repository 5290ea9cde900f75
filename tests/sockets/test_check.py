"""`wolfd -t`: what it finds, that it finds all of it at once, and that it makes nothing."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from wolfd.control import config, self_signed
from wolfd.control.failures import CannotRun, Code
from wolfd.running import checking
from wolfd.texts.catalogue import FOLDER, gaps, reread

ROOT = Path(__file__).resolve().parents[2]
NOW = 1_700_000_000.0
"""Long ago enough that no certificate of ten years from now on has expired, and one of the past has."""


def configured(state: Path, text: str = "") -> config.Config:
    return config.read(f"[server]\nstate = '{state}'\n[listen]\nirc = []\ntelnet = []\n{text}", "w.toml")


def faults(state: Path, text: str = "") -> tuple[str, ...]:
    with pytest.raises(CannotRun) as caught:
        checking.check(configured(state, text))
    return caught.value.reasons


def test_nothing_is_wrong_and_nothing_is_made(tmp_path):
    assert checking.check(configured(tmp_path / "state")) == []
    assert not (tmp_path / "state").exists()


def test_busy_address_and_bad_files_are_told_at_once(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        text = f"irc_tls = ['127.0.0.1:{port}', '192.0.2.1:6697']\n[journal]\nspare = '{tmp_path}/spare'\n[accounts]\nstore = 'a.db'"
        (tmp_path / "a.db").write_text("no database, but a text that is long enough to be looked at")
        (tmp_path / "spare").touch()
        told = faults(tmp_path, text)
    assert told == (
        f"listen.irc_tls: cannot listen on 127.0.0.1:{port}: in use by another program",
        "listen.irc_tls: cannot listen on 192.0.2.1:6697: no address of this machine",
        f"{tmp_path}/certificate.pem: No such file or directory; [tls] may name another file, or with self_signed = true one is made",
        f"{tmp_path}/a.db: is not an SQLite file",
        f"{tmp_path}/spare: Not a directory",
    )


def test_addresses_alone_have_their_own_code(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as door, pytest.raises(CannotRun) as caught:
        checking.check(configured(tmp_path, f"irc_tls = []\nwebsocket = ['127.0.0.1:{door.getsockname()[1]}']"))
    assert caught.value.code == Code.ADDRESS


def test_an_address_that_is_listened_on_twice(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    told = faults(tmp_path, f"websocket = ['127.0.0.1:{port}', '127.0.0.1:{port} proxy']\n[metrics]\nlisten = ['127.0.0.1:{port}']")
    assert told == (f"listen.websocket: 127.0.0.1:{port} proxy is an address of listen.websocket already",
                    f"metrics.listen: 127.0.0.1:{port} is an address of listen.websocket already")


def test_a_command_for_checkpoints_that_is_not_there_is_told(tmp_path):
    text = "[journal]\ncheckpoint_command = ['/no/such', 'x']"
    assert checking.check(configured(tmp_path, text)) == ["journal.checkpoint_command: there is no program /no/such"]


def test_pages_that_cannot_be_written_are_told(tmp_path):
    text = f"[games]\npages = '{tmp_path}/pages'"
    assert checking.check(configured(tmp_path, text)) == [f"games.pages: {tmp_path}/pages is no directory that this user can write"]
    (tmp_path / "pages").mkdir()
    assert checking.check(configured(tmp_path, text)) == []


def test_what_is_amiss_is_told_beside_what_is_wrong(tmp_path):
    """Or its reader would have to come a second time."""
    assert faults(tmp_path, f"[games]\npages = '{tmp_path}/pages'\n[accounts]\nstore = '{tmp_path}'")[1:] == (
        f"games.pages: {tmp_path}/pages is no directory that this user can write",)  # fmt: skip


def test_address_of_the_server_that_runs_here_is_no_fault(start):
    daemon = start()
    arguments = ["--state", str(daemon.state), "--irc", f"127.0.0.1:{daemon.irc}", "--telnet", "off", "-t"]
    done = subprocess.run([sys.executable, "-m", "wolfd", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_expired_certificate(tmp_path):
    self_signed.make(tmp_path / "certificate.pem", tmp_path / "key.pem", "a.example", NOW - 20 * 365 * 86_400)
    (why,) = faults(tmp_path, "irc_tls = ['127.0.0.1:1']\ntelnet_tls = []")[-1:]
    assert "the certificate has expired on " in why


class Disk(NamedTuple):
    """As much of `statvfs` as is looked at."""

    f_bavail: int
    f_frsize: int = 2**20


def test_little_room_is_told_and_none_is_a_fault(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "statvfs", lambda _: Disk(100))
    assert checking.check(configured(tmp_path)) == [f"{tmp_path}: only 100 MiB are free"]
    monkeypatch.setattr(os, "statvfs", lambda _: Disk(3))
    assert faults(tmp_path) == (f"{tmp_path}: only 3 MiB are free, and the log needs 16",)


def test_directory_of_another_user(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert faults(tmp_path / "in" / "it") == (f"{tmp_path}: cannot be written by this user",)


def test_text_that_a_language_lacks(tmp_path, monkeypatch):
    for language in ("en", "zh-Hans"):
        shutil.copytree(FOLDER / language, tmp_path / language)
    file = tmp_path / "zh-Hans/chat.ftl"
    told = next(line for line in file.read_text().splitlines() if line.startswith("irc-421 ="))
    file.write_text(file.read_text().replace(told, "irc-nothing = x"))
    monkeypatch.setattr(sys.modules["wolfd.texts.catalogue"], "FOLDER", tmp_path)
    reread()
    try:
        assert gaps() == [f"{tmp_path}/en: no text for irc-nothing", f"{tmp_path}/zh-Hans: no text for irc-421"]
    finally:
        monkeypatch.undo()
        reread()


def test_exit_code_is_the_only_one_or_that_of_the_configuration(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(CannotRun) as caught:
        checking.check(configured(tmp_path / "file"))
    assert caught.value.code == Code.IO
    with pytest.raises(CannotRun) as caught:
        checking.check(configured(tmp_path / "file", "irc_tls = ['192.0.2.1:6697']"))
    assert caught.value.code == Code.CONFIG
