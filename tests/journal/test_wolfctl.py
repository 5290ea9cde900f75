"""`wolfctl`: arguments to a request, answers to lines, ends to exit codes; and its man page."""

import contextlib
import json
import re
import socket
import threading
from pathlib import Path

import click
import pytest

from wolfd import wolfctl
from wolfd.control.socket_client import NAME, NoServer, address, ask, is_answered

ROOT = Path(__file__).resolve().parents[2]


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


def test_a_queue_that_is_full_is_waited_for(tmp_path):
    """Many ask at once, or the server is busy for a moment: there is one all the same."""
    with socket.socket(socket.AF_UNIX) as door, contextlib.ExitStack() as others:
        door.bind(str(tmp_path / NAME))
        door.listen(0)
        while True:
            other = others.enter_context(socket.socket(socket.AF_UNIX))
            other.settimeout(0)
            try:
                other.connect(str(tmp_path / NAME))
            except BlockingIOError:
                break
        served = threading.Thread(target=lambda: [door.accept()[0].close() for _ in range(2)], daemon=True)
        served.start()
        assert is_answered(tmp_path)
        served.join(1)
