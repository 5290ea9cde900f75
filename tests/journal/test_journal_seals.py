"""Sealed personal data: in the log nobody reads it without its key, and who was forgotten stays so (P5)."""

import errno
import json
import os

import pytest

from tests.journal.worlds import TO_MIDNIGHT, World
from wolfd.journal import verify
from wolfd.journal.seals import Seals, drop_days, key_files, unseal
from wolfd.views import tool

ADDRESS = {"address": "192.0.2.77", "host": "home.example"}


def sealed_in(world: World) -> list[tuple[str, str]]:
    lines = [json.loads(line) for path in world.segments() for line in path.read_bytes().splitlines()]
    return [(line["person"], line["sealed"]) for line in lines if "sealed" in line]


@pytest.fixture
def world(tmp_path) -> World:
    """Ann and Bob have come twice each, on two days."""
    world = World(tmp_path, fsync="os")
    world.thread.at_once = True
    journal = world.open()
    for _ in range(2):
        for person in ("p-ann", "p-bob"):
            journal.append("conn.open", person=person, protocol="irc", private=ADDRESS)
        journal.write()
        world.clock.advance(TO_MIDNIGHT)
    journal.close()
    return world


def test_no_plain_value_is_in_the_state_directory(world):
    files = [path for path in world.state.rglob("*") if path.is_file()]
    assert len(files) >= 5
    assert not [path for path in files if b"192.0.2" in path.read_bytes() or b"home.example" in path.read_bytes()]
    assert [path.stem for path in key_files(world.state / "keys")] == ["20261130", "20261201"]
    assert (world.state / "keys").stat().st_mode & 0o077 == 0
    assert all(path.stat().st_mode & 0o077 == 0 for path in key_files(world.state / "keys"))


def test_the_key_opens_it_for_its_person_alone(world):
    found = sealed_in(world)
    assert len(found) == len({sealed for _, sealed in found}) == 4
    assert [unseal(world.state, person, sealed) for person, sealed in found] == [ADDRESS] * 4
    assert unseal(world.state, "p-bob", found[0][1]) is None
    assert found[0][0] == "p-ann"


def test_who_is_forgotten_stays_so_and_the_chain_is_whole(world):
    """P5, over all days; nobody else is touched, not even one whose name begins alike."""
    found = sealed_in(world)
    before = verify(world.events)
    kept = Seals(world.state).seal("p-ann2", ADDRESS, 0.0)
    assert Seals(world.state).forget("p-ann") == 2
    assert Seals(world.state).forget("p-ann") == 0
    assert [unseal(world.state, person, sealed) for person, sealed in found] == [None, ADDRESS, None, ADDRESS]
    assert unseal(world.state, "p-ann2", kept) == ADDRESS
    assert verify(world.events) == before
    assert before.code == 0


def test_a_running_server_uses_no_key_that_was_erased(tmp_path):
    seals = Seals(tmp_path)
    old = seals.seal("p-ann", ADDRESS, 0.0)
    seals.forget("p-ann")
    new = seals.seal("p-ann", ADDRESS, 0.0)
    assert (unseal(tmp_path, "p-ann", old), unseal(tmp_path, "p-ann", new)) == (None, ADDRESS)


def test_one_key_a_person_and_day(tmp_path):
    seals = Seals(tmp_path)
    values = [seals.seal("p-ann", ADDRESS, wall) for wall in (0.0, 1.0, 86_400.0)]
    assert [path.read_text().count("\n") for path in key_files(tmp_path / "keys")] == [1, 1]
    assert len({value.partition(".")[0] for value in values}) == 2
    assert drop_days(tmp_path, {"19700102"}, "19700103") == 1
    assert [unseal(tmp_path, "p-ann", value) for value in values] == [None, None, ADDRESS]


def test_where_no_key_can_be_kept_nothing_is_kept_of_the_value(tmp_path):
    (tmp_path / "keys").write_text("in the way")
    assert Seals(tmp_path).seal("p-ann", ADDRESS, 0.0) == ""
    world = World(tmp_path)
    journal = world.open()
    journal.append("conn.open", person="p-ann", private=ADDRESS)
    journal.close()
    assert sealed_in(world) == [("p-ann", "")]


@pytest.mark.parametrize("person", ["", "two words", "a\nb", "x" * 65])
def test_a_person_has_a_name_of_one_word(tmp_path, person):
    with pytest.raises(ValueError, match=f"^{person}$"):
        Seals(tmp_path).seal(person, ADDRESS, 0.0)


def test_a_key_that_was_cut_off_is_none(tmp_path):
    seals = Seals(tmp_path)
    value = seals.seal("p-ann", ADDRESS, 0.0)
    (path,) = key_files(tmp_path / "keys")
    os.truncate(path, 20)
    assert unseal(tmp_path, "p-ann", value) is None
    assert seals.forget("p-ann") == 0


def test_keys_that_cannot_be_erased_are_told(tmp_path, monkeypatch):
    seals = Seals(tmp_path)
    seals.seal("p-ann", ADDRESS, 0.0)

    def refuse(fd: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="broken"):
        seals.forget("p-ann")


# --- reading ----------------------------------------------------------------------------------------------------------


def test_wolflog_shows_it_to_who_has_the_keys(world, capsys):
    assert tool.main(["cat", "--unseal", "--json", "--type", "conn", "--state", str(world.state)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["private"] for line in lines] == [ADDRESS] * 4
    Seals(world.state).forget("p-bob")
    tool.main(["cat", "--unseal", "--type", "conn", "--player", "p-bob", "--state", str(world.state)])
    assert "192.0.2" not in capsys.readouterr().out
    tool.main(["cat", "--json", "--state", str(world.state)])
    assert "private" not in capsys.readouterr().out


def test_who_logs_in_is_forgotten_under_his_earlier_pseudonyms_too(world):
    journal = world.open()
    journal.append("conn.open", person="p-visit", protocol="irc", private=ADDRESS)
    journal.append("auth.login", person="p-ann", was="p-visit", private=ADDRESS)
    journal.append("auth.login", person="p-bob", was="p-bob", private=ADDRESS)
    journal.write()
    found = dict(sealed_in(world))
    assert unseal(world.state, "p-visit", found["p-visit"]) == ADDRESS
    assert journal.seals.forget("p-ann") == 4
    assert [unseal(world.state, person, sealed) for person, sealed in sealed_in(world) if person != "p-bob"] == [None] * 4
    assert unseal(world.state, "p-bob", found["p-bob"]) == ADDRESS
    journal.append("conn.open", person="p-ann", private=ADDRESS)
    journal.write()
    assert unseal(world.state, *sealed_in(world)[-1]) == ADDRESS, "who comes again has new keys"
    journal.close()


def test_keys_whose_file_was_deleted_meanwhile_go_into_a_new_one(tmp_path):
    seals = Seals(tmp_path)
    seals.seal("p-ann", ADDRESS, 0.0)
    (tmp_path / "keys" / "19700101.keys").unlink()
    sealed = seals.seal("p-bob", ADDRESS, 1.0)  # it is looked at once a second
    seals.close()
    assert unseal(tmp_path, "p-bob", sealed) == ADDRESS


def test_each_day_has_a_file_of_its_own(tmp_path):
    seals = Seals(tmp_path)
    sealed = [seals.seal("p-ann", ADDRESS, day * 86_400.0) for day in (0, 1)]
    seals.close()
    assert [path.stem for path in key_files(tmp_path / "keys")] == ["19700101", "19700102"]
    assert [unseal(tmp_path, "p-ann", each) for each in sealed] == [ADDRESS, ADDRESS]


def test_a_seal_opens_for_nobody_else_though_the_keys_are_forged(tmp_path):
    """Whoever writes another owner beside a key gets nothing by it: the value is bound to the person."""
    sealed = Seals(tmp_path).seal("p-ann", {"address": "192.0.2.1"}, 1_796_040_000.0)
    (path,) = (tmp_path / "keys").iterdir()
    path.write_bytes(path.read_bytes().replace(b"p-ann", b"p-bob"))
    assert unseal(tmp_path, "p-bob", sealed) is None


@pytest.mark.parametrize("kept", [5, 70, 83])
@pytest.mark.parametrize("again", [False, True])
def test_behind_a_key_that_was_cut_off_the_next_is_one_again(tmp_path, monkeypatch, kept, again):
    """It stood in the same line: nobody found it, and nobody erased it who was to be forgotten."""
    seals, write = Seals(tmp_path), os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, bytes(data)[:kept]))
    assert seals.seal("p-ann", ADDRESS, 0.0) == ""
    monkeypatch.undo()
    if again:
        seals = Seals(tmp_path)
    bob = seals.seal("p-bob", ADDRESS, 1.0)
    eve = seals.seal("p-eve", ADDRESS, 1.0)
    assert [unseal(tmp_path, "p-bob", bob), unseal(tmp_path, "p-eve", eve)] == [ADDRESS, ADDRESS]
    key = next(line for line in key_files(tmp_path / "keys")[0].read_bytes().splitlines() if line.endswith(b"p-bob"))[:64]
    assert seals.forget("p-bob") == 1
    assert key not in key_files(tmp_path / "keys")[0].read_bytes()
    assert [unseal(tmp_path, "p-bob", bob), unseal(tmp_path, "p-eve", eve)] == [None, ADDRESS]


def test_keys_and_seals_that_are_not_as_they_were_open_nothing(tmp_path):
    seals = Seals(tmp_path)
    sealed = seals.seal("p-ann", ADDRESS, 0.0)
    for odd in ("", ".", "x.y", sealed[:20], sealed + "é", sealed.partition(".")[0] + ".AA"):
        assert unseal(tmp_path, "p-ann", odd) is None
    (path,) = key_files(tmp_path / "keys")
    path.write_bytes(b"z" + path.read_bytes()[1:] + b"= \xff p-ann\n")
    assert unseal(tmp_path, "p-ann", sealed) is None
    assert seals.forget("p-ann") == 1
