"""Real programs against the real daemon: Chinese typed while messages arrive, control keys, and a window that changes."""

import re
import subprocess
import time

import pytest

from tests.sockets.conftest import Daemon
from tests.telnet.real_clients import ALL, EDITED, PATIENCE, Program, installed

LINE = "杀村民号，话来了"
"""Letters whose bytes GNU telnet would take for its own escape and interrupt characters, were it not for BINARY."""


@pytest.fixture(scope="module")
def daemon(tmp_path_factory):
    daemon = Daemon(tmp_path_factory.mktemp("clients") / "state")
    yield daemon
    daemon.close()


@pytest.fixture
def open_program(daemon, tmp_path):
    """Opens a program by its name, connected to the daemon."""
    opened = []

    def open_one(name):
        opened.append(Program(name, daemon.telnet, tmp_path / "home"))
        return opened[-1]

    yield open_one
    for program in opened:
        program.close()


@pytest.fixture
def bob(daemon):
    """Somebody else in the lobby, by a bare socket."""
    client = daemon.client(daemon.telnet)
    client.send(f"Bob{time.monotonic_ns() % 10**9}")
    client.wait("Welcome, Bob")
    yield client
    client.send("/quit")
    client.rest()


def come_in(program, name):
    program.waits("名字？")
    program.enters("2")
    program.waits("你叫什么名字？")
    program.enters(name)
    program.waits(f"欢迎你，{name}！")


@pytest.mark.parametrize("name", ALL)
def test_chinese_is_typed_while_messages_arrive(open_program, bob, name):
    installed(name)
    program = open_program(name)
    come_in(program, f"小明{name[0]}")
    bob.wait("has come in")
    for part, message in zip((LINE[:3], LINE[3:6], LINE[6:]), ("first", "second", "third"), strict=True):
        program.types(part)
        bob.send(message)
        program.waits(message)
    program.types("\r")
    assert f"<小明{name[0]}> {LINE}\r\n" in bob.wait(LINE + "\r\n")
    assert not any("telnet>" in row for row in program.rows)
    program.enters("/再见")
    program.waits("再见！")


@pytest.mark.parametrize("name", EDITED)
def test_the_row_stays_whole_on_the_screen(open_program, bob, name):
    installed(name)
    program = open_program(name)
    come_in(program, f"小红{name[0]}")
    program.shows(">")
    program.types("hello 村民")
    program.shows("> hello 村民")
    program.types("\x1b[D\x1b[D!")
    program.shows("> hello !村民")
    bob.send("ping")
    program.waits("ping")
    program.shows("> hello !村民")
    program.types("\x7f\x05?")
    program.shows("> hello 村民?")
    program.enters("")
    bob.wait("> hello 村民?\r\n")


@pytest.mark.parametrize("name", EDITED)
def test_control_keys_do_no_harm(open_program, bob, name):
    """^C clears the line; ^Z and ^D do nothing; the next line is heard as ever."""
    installed(name)
    program = open_program(name)
    come_in(program, f"小刚{name[0]}")
    program.shows(">")
    if name != "busybox":  # it keeps ^C to itself, and asks what to do
        program.types("not this")
        program.shows("> not this")
        program.types("\x03")
        program.shows(">")
    program.types("ab\x1ac\x04d")
    program.look(0.3)
    if program.rows[-1].startswith("["):
        pytest.fail("stopped by the shell")
    program.types("\x15this")
    program.shows("> this")
    program.enters("")
    assert f"<小刚{name[0]}> this\r\n" in bob.wait("this\r\n")


@pytest.mark.parametrize("name", ["telnet", "plink"])  # busybox tells its size only once
def test_a_window_that_changes(open_program, bob, name):
    """What is said is broken at the new width, and the row in which somebody types is laid out for it."""
    installed(name)
    program = open_program(name)
    come_in(program, f"小丽{name[0]}")
    program.types("x" * 50)
    program.shows("> " + "x" * 50)
    program.resize(40)
    program.types("y")
    end = time.monotonic() + PATIENCE
    while not re.fullmatch(r"> <x+y", program.rows[-1]):
        assert time.monotonic() < end, program.rows
        program.look()
    bob.send("杀" * 30)
    program.waits("杀" * 10)
    program.look(0.2)
    assert max(len(row.encode("gbk")) for row in program.rows[-3:]) <= 39


@pytest.mark.parametrize(("name", "width"), [("tt++", 40), ("nc", 80)])
def test_a_window_that_changes_where_the_client_edits(open_program, bob, name, width):
    """tintin++ tells its new width, and what is said is broken at that; nc cannot, and is served at 80 columns as before."""
    installed(name)
    program = open_program(name)
    come_in(program, f"小美{name[0]}")
    for columns in (120, 40):
        program.resize(columns)
        program.look(0.3)
    program.heard = ""
    program.enters("/set")
    program.waits(f"（现在是{width}）")
    bob.send("杀" * 60)
    program.waits("杀")
    program.look(0.3)
    assert sum(row.count("杀") for row in program.rows) == 60
    program.enters(f"{name}还在")
    bob.wait(f"{name}还在")


def test_half_closed_nc_hears_the_answer(open_program):
    """^D ends what nc sends; what was asked last is still answered, and then the server hangs up."""
    told = subprocess.run([installed("nc -N"), "-h"], capture_output=True, text=True, check=False)
    if "-N" not in told.stderr + told.stdout:
        pytest.skip("this nc has no -N")
    program = open_program("nc -N")
    program.waits("名字？")
    program.enters("1\r小华\r/who")
    program.types("\x04")
    program.waits("In the room lobby: 小华.")
    program.waits("<end>")
