"""The control socket: what is no request, what comes in pieces, who waits, and that answers come after their records."""

import os
import socket
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from twisted.logger import globalLogPublisher

from tests.journal.office import Office
from wolfd.control.socket_server import IDLE, LONGEST, Door
from wolfd.control.socket_verbs import LONGEST as LONGEST_TEXT
from wolfd.control.socket_verbs import TEXTS, VERBS
from wolfd.journal import verify


@pytest.fixture
def office(tmp_path) -> Office:
    return Office(tmp_path)


@pytest.mark.parametrize("line", [b"", b"nonsense", b"[]", b'"status"', b"{}", b'{"do":"dance"}', b'{"do":["status"]}', b"\xff\xfe",
                                  b'{"do":"log","x":' + b"[" * 9000 + b"]" * 9000 + b"}", b'{"do":"backup","directory":"/a\\u0000b"}',
                                  b'{"do":"kick","nick":"Ann"}', b'{"do":"kick","nick":" ","reason":"x"}', b'{"do":"pause","game":1,"reason":"x"}'])  # fmt: skip
def test_bad_requests_are_answered_and_nothing_happens(office, line):
    before = office.journal.seq
    office.sends(line + b"\n")
    (answer,) = office.answers()
    assert answer["ok"] is False
    assert answer["error"]
    assert office.journal.seq == before
    assert office.asks("status")["ok"]


ODD = [None, True, 0, -1, 1.5, 1e308, 10**30, [], ["x"], {}, {"a": 1}]
RIGHT = {"nick": "Ann", "reason": "r", "target": "192.0.2.9", "text": "x", "game": "g", "account": "x", "directory": "relative", "person": "p-x", "what": "w"}


@pytest.mark.parametrize("verb", VERBS)
def test_a_member_that_is_no_text_is_refused_and_the_log_stays_whole(office, verb):
    """A game that is a number made a record that no reader of the log could take: it was damaged from then on."""
    logged: list[object] = []
    globalLogPublisher.addObserver(logged.append)
    for name in sorted(TEXTS):
        for odd in ODD:
            answer = office.asks(verb, **{**{need: RIGHT[need] for need in (*VERBS[verb].needs, "reason")}, name: odd})
            assert answer["ok"] is False, (name, odd)
            assert name in answer["error"]
    globalLogPublisher.removeObserver(logged.append)
    assert logged == []
    assert office.asks("ban", target="192.0.2.9", reason="r", spares="no")["error"] == "spares must be true or false"
    office.turn.end()
    assert verify(office.house.events).code == 0


def test_requests_may_come_in_pieces_or_several_at_once(office):
    office.sends(b'{"do":"st')
    assert office.answers() == []
    office.sends(b'atus"}\n{"do":"games"}\n{"do":')
    assert [answer["ok"] for answer in office.answers()] == [True, True]
    office.sends(b'"log"}\n')
    assert len(office.answers()) == 1


def test_very_many_requests_at_once_are_all_answered(office):
    office.sends(b'{"do":"log"}\n' * 3000)
    assert [answer["ok"] for answer in office.answers()] == [True] * 3000
    assert office.asks("status")["ok"]


@pytest.mark.parametrize("verb", ["broadcast", "note", "mute", "kick", "drain"])
def test_a_text_that_no_reader_could_take_is_refused(office, verb):
    """It would be cut without a word, or carried along in each header of the log."""
    ann = office.stage.irc("Ann")
    said = {"text": "y" * (LONGEST_TEXT + 1), "nick": "Ann", "reason": "y" * (LONGEST_TEXT + 1)}
    assert f"is longer than {LONGEST_TEXT} characters" in office.asks(verb, **said)["error"]
    assert office.stage.hall.find_user("Ann")
    assert office.asks("broadcast", text="y" * LONGEST_TEXT)["ok"]
    assert ann.hears("yyy")


def test_a_line_without_end_ends_the_connection(office):
    office.sends(b"x" * (LONGEST + 1))
    assert office.answers()[0]["error"] == "the line is too long"
    assert office.transport.disconnecting
    office.sends(b'"}\n{"do":"status"}\n')
    assert office.answers() == []


def test_who_says_nothing_is_sent_away(office):
    office.stage.clock.advance(IDLE - 1)
    assert office.asks("status")["ok"]
    office.stage.clock.advance(IDLE - 1)
    assert not office.transport.disconnecting
    office.stage.clock.advance(2)
    office.turn.end()
    assert office.transport.disconnecting


def test_nothing_is_done_that_cannot_be_put_on_record_but_one_may_look(office):
    before = office.journal.seq
    office.house.disk.broken = 28
    office.stage.irc("Ann")
    seq = office.journal.seq
    assert "cannot be written" in office.asks("kick", nick="Ann", reason="x")["error"]
    assert office.asks("status")["result"]["log"] == "No space left on device"
    assert office.journal.seq == seq > before


def test_one_who_looks_is_answered_in_a_turn_that_is_held_back(office):
    """While people talk and nothing can be written, every turn is."""
    office.house.disk.broken = 28
    office.journal.append("chat.message", text="held")
    office.turn.end()
    office.journal.append("chat.message", text="held")
    assert office.asks("status")["result"]["log"] == "No space left on device"
    office.journal.append("chat.message", text="held")
    assert "cannot be written" in office.asks("kick", nick="Ann", reason="x")["error"]


def test_the_answer_waits_for_the_record(office):
    """Written before heard, for operators too."""
    office.transport.clear()
    office.wire.dataReceived(b'{"do":"broadcast","text":"x"}\n')
    assert office.transport.value() == b""
    office.turn.end()
    assert b'"ok":true' in office.transport.value()


def test_ban_bans_and_unban(office):
    ann, _ = office.stage.irc("Ann"), office.stage.telnet("Bob")
    office.stage.hall.find_user("Ann").address = "192.0.2.7"
    told = office.asks("ban", target="ANN", reason="spam", span="2d")["result"]
    since, until = (datetime.fromisoformat(told[name]) for name in ("since", "until"))
    assert until - since == timedelta(days=2)
    assert (told["target"], told["reason"], told["accounts"], told["out"]) == ("192.0.2.7/32", "spam", "shut out", ["Ann"])
    assert ann.hears("Banned from this server until")
    assert office.asks("ban", target="account:Zoe", reason="x", spares=True)["result"]["until"] == "lifted"
    assert [(row["target"], row["reason"]) for row in office.asks("bans")["result"]] == [("192.0.2.7/32", "spam"), ("account:Zoe", "x")]
    assert office.asks("unban", target="192.0.2.7", reason="a mistake")["result"]["target"] == "192.0.2.7/32"
    assert office.asks("unban", target="192.0.2.7")["error"] == "There is no such ban."
    assert "would shut out too many" in office.asks("ban", target="0.0.0.0/0", reason="x")["error"]
    assert "is no time" in office.asks("ban", target="192.0.2.7", reason="x", span="soon")["error"]
    assert [row["nick"] for row in office.asks("players")["result"]] == ["Bob"]
    assert office.last("admin.command")["do"] == "players"
    assert b"192.0.2.7" not in b"".join(path.read_bytes() for path in office.house.events.iterdir())


def test_an_error_inside_is_told_and_ends_nothing(office, monkeypatch):
    def broken() -> None:
        raise RuntimeError

    monkeypatch.setattr(office.steering, "rotate", broken)
    assert "an error in the server" in office.asks("rotate")["error"]
    assert office.last("admin.command")["outcome"].startswith("an error")


def test_every_verb_refuses_what_it_needs_and_has_not(office):
    for verb in VERBS.values():
        if verb.needs or verb.needs_reason:
            assert office.asks(verb.name)["error"].startswith(f"{verb.name} needs ")


class Binding:
    """A reactor that binds a socket, and looks at its file before anything else is done with it."""

    def listenUNIX(self, where, factory, backlog, mode):  # noqa: N802 - Twisted's name
        with socket.socket(socket.AF_UNIX) as end:
            end.bind(where)
            self.mode = Path(where).stat().st_mode & 0o777
        return Binding()


def test_the_socket_is_its_owners_alone_from_its_first_moment(tmp_path):
    """Twisted sets the mode after it has bound; whoever connects between the two is in."""
    reactor, before = Binding(), os.umask(0)
    try:
        Door(tmp_path / "control.sock").open(reactor, None)
        assert reactor.mode == 0o600
        assert os.umask(0) == 0, "the server's own mask is as it was"
    finally:
        os.umask(before)
