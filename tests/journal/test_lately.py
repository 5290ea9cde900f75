"""The end of the log, read without proof, and the talk that comes back from it at a start."""

from twisted.internet.defer import succeed
from twisted.internet.task import Clock

from wolfd.chat.hall import Hall
from wolfd.chat.history import Bounds
from wolfd.journal import Journal, Outside, lately, records
from wolfd.journal.outside import Settings
from wolfd.running.recalling import refill
from wolfd.turn import Turn

NOW = 1_800_000_000.0


def written(state, *said, at=NOW, segment_bytes=1 << 20):
    """A log in which this was recorded, each as (type, members)."""
    journal = Journal(state, Outside(Clock(), lambda call: succeed(call()), lambda: at), Settings(segment_bytes=segment_bytes, fsync="os"))
    for kind, members in said:
        journal.append(kind, **members)
        assert journal.write()
    journal.close()


def message(text, **members):
    return "chat.message", {"chan": "#x", "person": "p-1", "nick": "Ann", "text": text, "kind": "privmsg", **members}


def texts(state, **bounds):
    return [record.fields()["text"] for record in lately(state, "chat.message", **bounds)]


def test_all_of_one_type_in_order_over_all_segments(tmp_path):
    written(tmp_path, *(message(str(number)) for number in range(30)), ("chat.joined", {"chan": "#x"}), segment_bytes=4096)
    assert len(list((tmp_path / "events").glob("*.jsonl"))) > 1
    assert texts(tmp_path) == [str(number) for number in range(30)]
    numbers = {record.seq for record in lately(tmp_path, "chat.message")}
    assert numbers == {record.seq for record in records(tmp_path / "events") if record.type == "chat.message"}


def test_no_more_is_read_than_so_many_bytes(tmp_path):
    written(tmp_path, *(message(str(number)) for number in range(100)), segment_bytes=4096)
    found = texts(tmp_path, most=6000)
    assert 10 < len(found) < 40
    assert found == [str(number) for number in range(100 - len(found), 100)]


def test_damage_and_a_torn_end_are_left_out(tmp_path):
    written(tmp_path, message("one"), message("two"))
    (file,) = (tmp_path / "events").glob("*.jsonl")
    file.write_bytes(file.read_bytes().replace(b'"text":"one"', b'"text":\xff"on') + b'{"v":1,"seq":9,"type":"chat.message"')
    assert texts(tmp_path) == ["two"]


def test_no_log_is_no_fault(tmp_path):
    assert texts(tmp_path) == []


def hall(bounds=None):
    clock = Clock()
    return Hall("irc.test", clock, None, Turn(), wall=lambda: NOW, bounds=bounds)


def restored(state, **bounds):
    here = hall(Bounds(**bounds))
    refill(here, state, lambda seq: f"id{seq}")
    here.record = type("Nothing", (), {"append": lambda *_, **__: 0})()
    session = type("Session", (), {"protocol": "irc", "show": lambda *_: None})()
    reader = here.enter(session, "Eve", "eve", "host")
    return here.history.of_channel(reader, here.join(reader, "#X"))[:-1]  # the last is his own coming


def test_public_talk_comes_back_under_its_ids(tmp_path):
    written(tmp_path, message("one"), message("waves", kind="action"), message("elsewhere", chan="#y"))
    said = restored(tmp_path)
    assert [(each.text.text, each.kind, each.by.nick, each.at) for each in said] == [
        ("one", "privmsg", "Ann", NOW), ("waves", "action", "Ann", NOW)]
    numbers = [record.seq for record in lately(tmp_path, "chat.message")]
    assert [each.mid for each in said] == [f"id{number}" for number in numbers[:2]]


def test_what_was_not_for_all_stays_away(tmp_path):
    written(tmp_path, message("closed", closed=True), message("for operators", least="@"), message("the dead", kind="anonymous"),
            ("query.message", {"person": "p-1", "nick": "Ann", "to": "p-2", "text": "secret", "kind": "privmsg"}))
    assert restored(tmp_path) == []


def test_what_is_old_or_too_much_stays_away(tmp_path):
    written(tmp_path, message("old"), at=NOW - 7200)
    written(tmp_path, *(message(str(number)) for number in range(9)))
    assert [said.text.text for said in restored(tmp_path, seconds=3600)] == [str(number) for number in range(9)]
    assert [said.text.text for said in restored(tmp_path, lines=4)] == ["6", "7", "8"]  # and the reader's own coming
