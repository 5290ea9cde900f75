"""Names for messages and appeals: stable, short, and of no order."""

import itertools
import os
import re
import stat

import pytest

from wolfd.journal import Ids, Unwritable
from wolfd.journal.ids import KEY_FILE, open_ids, read_ids


def test_names_show_nothing_of_the_order():
    ids = Ids(b"k" * 32)
    messages = [ids.message(seq) for seq in range(1, 1001)]
    assert len(set(messages)) == 1000
    assert all(re.fullmatch("[0-9a-f]{16}", name) for name in messages)
    rises = sum(before < after for before, after in itertools.pairwise(messages))
    assert 400 < rises < 600


def test_appeals_are_short_and_of_their_own():
    ids = Ids(b"k" * 32)
    assert re.fullmatch("[a-z2-7]{8}", ids.appeal(7))
    assert not ids.message(7).startswith(ids.appeal(7))


def test_another_key_gives_other_names():
    assert Ids(b"k" * 32).message(7) != Ids(b"l" * 32).message(7)


def test_a_name_is_known_again_however_it_is_typed():
    ids = Ids(b"k" * 32)
    assert ids.names(ids.message(7).upper(), 7)
    assert ids.names(ids.appeal(7), 7)
    assert not ids.names(ids.message(7), 8)
    assert not ids.names("", 7)


def test_the_key_is_kept_for_its_owner_alone(tmp_path):
    assert read_ids(tmp_path) is None
    name = open_ids(tmp_path).message(7)
    assert open_ids(tmp_path).message(7) == name
    assert read_ids(tmp_path).message(7) == name
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]


def test_a_key_that_is_none_is_refused(tmp_path):
    (tmp_path / KEY_FILE).write_bytes(b"")
    with pytest.raises(Unwritable, match="not a key"):
        open_ids(tmp_path)


def test_a_directory_that_cannot_be_written(tmp_path):
    with pytest.raises(Unwritable):
        open_ids(tmp_path / "not there")


def test_the_key_has_its_name_only_when_it_is_durable(tmp_path, monkeypatch):
    """Or a loss of power leaves an empty file under the name, with which no server starts."""
    seen: list[tuple[bool, int]] = []
    sync = os.fsync

    def watched(fd: int) -> None:
        seen.append(((tmp_path / KEY_FILE).exists(), os.fstat(fd).st_size))
        sync(fd)

    monkeypatch.setattr(os, "fsync", watched)
    open_ids(tmp_path)
    assert seen == [(False, 32)]


def test_a_disk_that_takes_a_key_in_pieces_gets_all_of_it(tmp_path, monkeypatch):
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, bytes(data)[:5]))
    ids = open_ids(tmp_path)
    assert (tmp_path / KEY_FILE).stat().st_size == 32
    assert read_ids(tmp_path).message(7) == ids.message(7)
