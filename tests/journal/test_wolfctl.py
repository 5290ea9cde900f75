"""`wolfctl` and the control socket: what each verb does to a house, and that it is on record with who asked."""

import json
import re
import socket
import threading
from pathlib import Path

import click
import pytest
from twisted.internet.defer import execute
from twisted.internet.testing import StringTransport

from tests.journal.games import House
from tests.plays.stage import Book, Stage
from wolfd import wolfctl
from wolfd.control.socket_client import NAME, NoServer, address, ask
from wolfd.control.socket_server import IDLE, LONGEST, ControlFactory, ControlWire, Desk
from wolfd.control.socket_verbs import LONGEST as LONGEST_TEXT
from wolfd.control.socket_verbs import VERBS, Means
from wolfd.journal import Record, records
from wolfd.moderator.recovery import fold, restore
from wolfd.running.reload import Outcome
from wolfd.running.steering import Parts, Steering
from wolfd.running.tending import Parts as TendingParts
from wolfd.running.tending import Tending
from wolfd.turn import Turn

ROOT = Path(__file__).resolve().parents[2]


class Transport(StringTransport):
    """A connection that has ended says so to its wire, as the reactor would."""

    def registerProducer(self, producer, streaming):  # noqa: N802 - Twisted's name
        pass

    def unregisterProducer(self):  # noqa: N802 - Twisted's name
        pass

    def abortConnection(self):  # noqa: N802 - Twisted's name
        self.disconnecting = True


class Office:
    """A house with a control socket, and an operator's program at its other end."""

    def __init__(self, state: Path) -> None:
        self.house = House(state)
        stage, journal = self.house.stage, self.house.book.journal
        self.stage, self.journal = stage, journal
        self.stopped: list[str] = []
        self.steering = Steering(Parts(stage.hall, stage.office, journal, stage.clock, state, self.stopped.append))
        self.turn = Turn(journal)
        self.reloads = Outcome(("server.motd",), ("server.name",))
        self.tending = Tending(TendingParts(
            stage.hall, stage.office, journal, None, None, lambda _: self.reloads, state, execute))
        desk = Desk(Means(self.steering, self.steering, self.steering, self.tending, self.tending), journal, lambda: journal.trouble is not None)
        self.factory = ControlFactory(desk, self.turn, stage.clock)
        self.connect()

    def connect(self) -> None:
        self.transport = Transport()
        self.wire: ControlWire = self.factory.buildProtocol(None)
        self.wire.makeConnection(self.transport)

    def asks(self, do: object, **members: object) -> dict:
        """What is answered, when the turn is over."""
        if self.wire.ending:  # it took him too long
            self.connect()
        self.sends(json.dumps({"do": do, **members}).encode() + b"\n")
        return self.answers()[-1]

    def sends(self, data: bytes) -> None:
        self.transport.clear()
        self.wire.dataReceived(data)
        self.turn.end()

    def answers(self) -> list[dict]:
        return [json.loads(line) for line in self.transport.value().splitlines()]

    def last(self, type_: str) -> dict:
        found = [item for item in records(self.house.events) if isinstance(item, Record) and item.type == type_]
        return found[-1].fields()


@pytest.fixture
def office(tmp_path) -> Office:
    return Office(tmp_path)


def test_status_games_and_players_hide_what_a_game_hides(office):
    game = office.house.begin()
    office.house.until_day()
    status = office.asks("status")["result"]
    assert (status["people"], status["connections"], status["games"], status["log"]) == (2, 2, 1, "ok")
    assert "draining" not in status
    (row,) = office.asks("games")["result"]
    assert (row["game"], row["chan"], row["state"], row["phase"], row["people"], row["away"]) == (
        game, "#wolf", "running", "day 1", ["Ann", "Bob"], [])  # fmt: skip
    ann, _ = office.asks("players")["result"]
    assert (ann["nick"], ann["by"], ann["channels"], ann["seat"]) == ("Ann", ["irc"], ["#wolf"], "#wolf 1")
    told = office.transport.value()
    assert not re.search(rb"werewolf|villager|seer", told)
    assert [office.last("admin.command")[name] for name in ("do", "outcome")] == ["players", "done"]


def test_pause_resume_and_abort_by_id_or_room(office):
    game = office.house.begin()
    ann = office.stage.people[0]
    assert office.asks("pause", game=game, reason="a complaint")["result"] == {"game": game, "chan": "#wolf"}
    assert office.stage.playing.paused == "operator"
    assert ann.hears("The operator has stopped this game for now")
    record = office.last("admin.command")
    assert [record[name] for name in ("do", "game", "chan", "reason", "outcome")] == ["pause", game, "#wolf", "a complaint", "done"]
    assert "stands still already" in office.asks("pause", game="#WOLF", reason="again")["error"]
    assert (office.last("admin.command")["which"], office.last("admin.command").get("game")) == ("#WOLF", None)
    assert office.asks("resume", game="#wolf")["ok"]
    assert office.stage.playing.paused == ""
    assert "not paused" in office.asks("resume", game=game)["error"]
    assert office.asks("abort", game=game, reason="cheating")["ok"]
    assert office.stage.table().playing is None
    assert ann.hears("The operator has called this game off")
    assert "no game" in office.asks("abort", game=game, reason="again")["error"]


def test_nobody_resumes_a_game_that_nobody_plays(office):
    office.house.begin()
    office.asks("pause", game="#wolf", reason="a complaint")
    for person in office.stage.people:
        person.drops()
    assert office.asks("resume", game="#wolf")["ok"], "what the operator wanted is over"
    assert office.stage.playing.paused == "absent"
    assert "nobody is there to play it" in office.asks("resume", game="#wolf")["error"]


def test_kick(office):
    ann, bob = office.stage.irc("Ann"), office.stage.telnet("Bob")
    assert office.asks("kick", nick="ANN", reason="spam, again")["result"]["nick"] == "Ann"
    assert ann.hears("The operator has closed your connection: spam, again")
    assert [row["nick"] for row in office.asks("players")["result"]] == ["Bob"]
    for nick in ("Ann", "Moderator", "nobody"):
        assert office.asks("kick", nick=nick, reason="x") == {"ok": False, "error": f"nobody here is called {nick}"}
    assert office.last("admin.command")["outcome"] == "nobody here is called nobody"
    assert bob.user.sessions


def test_broadcast(office):
    people = [office.stage.irc("Ann"), office.stage.telnet("Bob")]
    assert office.asks("broadcast", text="tea is ready")["result"] == {"people": 2}
    assert all(person.hears("A word from the operator: tea is ready") for person in people)


def test_drain_waits_for_the_games(office):
    office.house.begin()
    assert office.asks("drain", reason="new version")["result"] == {"people": 2, "games": 1}
    office.stage.clock.advance(5)
    assert office.stopped == []
    assert "under way" in office.asks("drain", reason="again")["error"]
    assert office.asks("status")["result"]["draining"] == "new version"
    office.house.until_over()
    office.stage.clock.advance(2)
    assert office.stopped == ["drain"]


@pytest.mark.parametrize(("within", "stops_at"), [(30, 30), (1.5, 2)])
def test_drain_within_a_time(office, within, stops_at):
    office.house.begin()
    office.asks("drain", reason="new version", within=within)
    office.stage.clock.pump([0.5] * int(stops_at * 2 - 1))
    assert office.stopped == []
    office.stage.clock.advance(1)
    assert office.stopped == ["drain"]


@pytest.mark.parametrize("within", [-1, "soon", True, 1e9, None])
def test_drain_within_no_time(office, within):
    assert "number of seconds" in office.asks("drain", reason="x", within=within)["error"]


def test_log_rotate_and_forget(office):
    office.journal.append("conn.open", person="p-1", private={"address": "192.0.2.1"})
    log = office.asks("log")["result"]
    assert (log["directory"], log["trouble"]) == (str(office.house.events), "")
    assert log["checkpoint"].startswith("wolflog/1 ")
    assert office.asks("rotate")["result"]["segment"] != log["segment"]
    assert len(list(office.house.events.glob("*.jsonl"))) == 2
    assert office.asks("forget", person="p-1", reason="asked to be")["result"] == {"person": "p-1", "keys": 1}
    assert [office.last("admin.forgot")[name] for name in ("person", "reason", "outcome")] == ["p-1", "asked to be", "done"]
    assert "no data of p-1" in office.asks("forget", person="p-1", reason="again")["error"]


def test_who_played_hears_of_a_look_when_the_game_is_over(office):
    game = office.house.begin()
    for _ in range(2):
        assert office.asks("read", game=game, what="wolflog replay")["ok"]
    assert [office.last("admin.read")[name] for name in ("game", "what", "outcome")] == [game, "wolflog replay", "done"]
    ann = office.stage.people[0]
    ann.hears_nothing_of("the operator has read")
    office.house.until_over()
    office.stage.clock.advance(0)
    assert ann.hears("During this game the operator has read what was secret in it (2 times).")


def test_a_look_is_remembered_over_a_restart(office):
    """The records of open games tell of it, as they are read again."""
    game = office.house.begin()
    office.asks("read", game=game, what="wolflog replay")
    found = [item.fields() for item in records(office.house.events) if isinstance(item, Record)]
    stage = office.stage
    again = Steering(Parts(stage.hall, stage.office, office.journal, stage.clock, office.house.state, office.stopped.append))
    assert list(again.noting(found)) == found
    office.asks("abort", game=game, reason="x")
    stage.clock.advance(0)
    assert stage.people[0].hears("has read what was secret in it (once)")


# --- the socket -------------------------------------------------------------------------------------------------------


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


# --- the command ------------------------------------------------------------------------------------------------------


def listening(state: Path) -> socket.socket:
    (state / NAME).unlink(missing_ok=True)
    door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    with address(state / NAME) as where:
        door.bind(where)
    door.listen()
    return door


class Server(threading.Thread):
    """A server of one real connection, whose answers are given; keeps what it was asked."""

    def __init__(self, state: Path, answer: bytes) -> None:
        super().__init__(daemon=True)
        self.door = listening(state)
        self.door.settimeout(20)
        self.answer = answer
        self.asked: dict = {}
        self.start()

    def run(self) -> None:
        with self.door, self.door.accept()[0] as end:
            self.asked = json.loads(end.makefile("rb").readline())
            end.sendall(self.answer)


@pytest.fixture
def run(tmp_path, capsys):
    def run(answer: bytes, *arguments: str) -> tuple[int, str, str, dict]:
        server = Server(tmp_path, answer)
        code = wolfctl.main(["--state", str(tmp_path), *arguments])
        server.join(20)
        return code, *capsys.readouterr(), server.asked

    return run


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        (["status"], {"do": "status"}),
        (["kick", "Ann", "no", "manners"], {"do": "kick", "nick": "Ann", "reason": "no manners"}),
        (["broadcast", "tea", "time"], {"do": "broadcast", "text": "tea time"}),
        (["pause", "g1", "why"], {"do": "pause", "game": "g1", "reason": "why"}),
        (["resume", "#wolf"], {"do": "resume", "game": "#wolf", "reason": ""}),
        (["abort", "g1", "why"], {"do": "abort", "game": "g1", "reason": "why"}),
        (["mute", "--for", "2h", "--room", "#wolf", "Ann", "noise"], {"do": "mute", "nick": "Ann", "reason": "noise", "span": "2h", "room": "#wolf"}),
        (["unmute", "Ann"], {"do": "unmute", "nick": "Ann", "reason": "", "room": ""}),
        (["warn", "Ann", "be", "kind"], {"do": "warn", "nick": "Ann", "reason": "be kind", "span": "", "room": ""}),
        (["note", "Ann", "two", "nicks"], {"do": "note", "nick": "Ann", "reason": "two nicks", "room": ""}),
        (["notes"], {"do": "notes", "nick": ""}),
        (["account", "Ann"], {"do": "account", "account": "Ann", "reason": ""}),
        (["account", "--drop", "Ann", "asked", "by", "mail"], {"do": "account-drop", "account": "Ann", "reason": "asked by mail"}),
        (["account", "--password", "Ann", "lost"], {"do": "account-password", "account": "Ann", "reason": "lost"}),
        (["reload"], {"do": "reload"}),
        (["certs"], {"do": "certs"}),
        (["backup", "/there"], {"do": "backup", "directory": "/there"}),
        (["drain", "--within", "60", "new", "version"], {"do": "drain", "within": 60.0, "reason": "new version"}),
        (["forget", "p-1", "asked"], {"do": "forget", "person": "p-1", "reason": "asked"}),
    ],
)
def test_arguments_are_one_request(run, arguments, asked):
    assert run(b'{"ok":true,"result":{}}\n', *arguments)[3] == asked


def test_answers_as_tables(run):
    code, out, _, _ = run(b'{"ok":true,"result":[{"nick":"\\u72fc","by":["irc","telnet"]},{"nick":"\\u001b[2J","by":null}]}\n', "players")
    assert (code, out.splitlines()) == (0, ["nick     by", "狼       irc telnet", "\\x1b[2J"])
    assert run(b'{"ok":true,"result":{"people":2,"log":"ok"}}\n', "status")[1].splitlines() == ["people  2", "log     ok"]
    assert run(b'{"ok":true,"result":[]}\n', "games")[1] == "none\n"


def test_answers_for_programs(run):
    code, out, _, _ = run(b'{"ok":true,"result":[]}\n', "--json", "games")
    assert (code, json.loads(out)) == (0, {"ok": True, "result": []})


def test_exit_codes(run, tmp_path, capsys):
    assert run(b'{"ok":false,"error":"nobody here is called Ann"}\n', "kick", "Ann", "x")[:3] == (1, "", "wolfctl: nobody here is called Ann\n")
    for cut in (b"", b'{"ok":true,"res'):
        told = f"wolfctl: {tmp_path / NAME}: the server closed the connection without an answer; it may have stopped meanwhile\n"
        assert run(cut, "status")[:3] == (74, "", told)
    assert wolfctl.main(["--state", str(tmp_path / "none"), "status"]) == 69
    assert "no server is running" in capsys.readouterr().err
    for wrong in ([], ["dance"], ["kick", "Ann"], ["drain"], ["drain", "--within", "x", "y"], ["account", "--drop", "Ann"]):
        assert wolfctl.main(wrong) == 64
    assert wolfctl.main(["-V"]) == wolfctl.main(["-h"]) == wolfctl.main(["kick", "-h"]) == 0


def test_the_path_of_a_socket_may_be_long(tmp_path):
    long = tmp_path / ("x" * 100)
    long.mkdir()
    with listening(long) as door:
        threading.Thread(target=_answer, args=(door,), daemon=True).start()
        assert ask(long, {"do": "status"}) == {"ok": True}
    with pytest.raises(NoServer):
        ask(long, {"do": "status"})


def _answer(door: socket.socket) -> None:
    door.settimeout(20)
    with door.accept()[0] as end:
        end.recv(1000)
        end.sendall(b'{"ok":true}\n')


def test_wolfctl_1_has_every_command_and_option_and_no_other():
    page = (ROOT / "man/wolfctl.1").read_text()
    commands = page.partition(".Ss Commands")[2].partition(".Sh")[0]
    assert set(re.findall(r"^\.It Cm (\S+)", commands, re.MULTILINE)) == set(wolfctl.wolfctl.commands)
    listed = {name.replace("\\-", "-") for line in re.findall(r"^\.It (Fl .*)$", page, re.MULTILINE) for name in re.findall(r"Fl (\S+)", line)}
    params = [param for command in (wolfctl.wolfctl, *wolfctl.wolfctl.commands.values()) for param in command.params]
    assert {f"-{name}" for name in listed} == {name for param in params if isinstance(param, click.Option) for name in param.opts} | {"-h", "--help"}


def test_drain_refuses_new_games_with_a_sentence(office):
    office.house.begin()
    eve = office.stage.irc("Eve", room="#moon")
    office.asks("drain", reason="new version")
    eve.says("join", "options")
    assert eve.hears("about to stop: no new game begins", "Set differently: ")
    office.house.until_over()
    ann = office.stage.people[0]
    ann.forgets()
    ann.says("ready")
    assert ann.hears("about to stop: no new game begins")


def test_a_pause_by_the_operator_lasts_over_the_time_of_grace_and_a_restart(office):
    office.house.begin()
    office.house.until_day()
    left = office.stage.playing.pace.left
    office.asks("pause", game="#wolf", reason="a complaint")
    for person in office.stage.people:
        person.drops()
    office.stage.clock.advance(office.stage.settings.grace * 3)
    assert office.stage.playing.paused == "operator"
    plain = [item.fields() for item in records(office.house.events) if isinstance(item, Record)]
    stage = Stage(7, book=Book())
    restore(stage.office, fold(plain))
    assert stage.playing.paused == "operator"
    stage.clock.advance(stage.settings.grace * 3)
    assert (stage.playing.paused, round(stage.playing.pace.left, 2)) == ("operator", round(left, 2))
    stage.playing.resume()
    assert stage.playing.paused == "absent"
