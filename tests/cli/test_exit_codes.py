"""How `wolfd` ends: a real process for each exit code, one clear line a reason, and never a traceback."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import wolfd

ROOT = Path(__file__).resolve().parents[2]
QUIET = ("--irc", "off", "--telnet", "off")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "wolfd", *arguments], capture_output=True, text=True, cwd=ROOT,
                          timeout=30, check=False, env={**os.environ, **environment})


def one_line(done: subprocess.CompletedProcess[str], code: int, words: str) -> None:
    assert done.returncode == code, done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("wolfd: ")
    assert words in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(("arguments", "words"), [
    (["-V"], f"wolfd {wolfd.__version__}\n"), (["--version"], "wolfd "), (["-h"], "--telnet"), (["--help"], "[run]"),
])
def test_asking_ends_with_0_and_needs_no_twisted(arguments, words):
    done = run(*arguments, PYTHONPROFILEIMPORTTIME="1")
    assert done.returncode == 0
    assert words in done.stdout
    assert "click" in done.stderr
    assert "twisted" not in done.stderr


@pytest.mark.parametrize(("arguments", "words"), [
    (["--nope"], "--nope"), (["walk"], "walk"), (["--irc"], "--irc"), (["--irc", "6667"], "no port"),
    (["--telnet", "::1:23"], "needs brackets"), (["--irc", "off", "run", "run"], "run"),
])
def test_64_for_a_wrong_command_line(arguments, words):
    one_line(run(*arguments), 64, words)


def test_69_for_a_busy_port(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as door:
        busy = f"127.0.0.1:{door.getsockname()[1]}"
        one_line(run("--irc", busy, "--telnet", "off", "--state", str(tmp_path)), 69, f"{busy}: in use")
    assert list(tmp_path.iterdir()) == []


def test_69_for_an_address_of_elsewhere(tmp_path):
    one_line(run("--irc", "192.0.2.1:6667", "--telnet", "off", "--state", str(tmp_path)), 69, "no address of this")


def test_70_with_a_trace_for_a_broken_installation(tmp_path):
    (tmp_path / "twisted").mkdir()
    (tmp_path / "twisted/__init__.py").write_text("raise RuntimeError('broken')")
    done = run(*QUIET, "--state", str(tmp_path / "state"), PYTHONPATH=str(tmp_path))
    assert done.returncode == 70
    assert done.stderr.startswith("Traceback")
    assert "RuntimeError: broken" in done.stderr


def test_73_for_a_state_directory_in_use(tmp_path):
    first = subprocess.Popen([sys.executable, "-m", "wolfd", *QUIET, "--state", str(tmp_path)], cwd=ROOT,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert first.stdout.readline().startswith("wolfd is open")
        one_line(run(*QUIET, "--state", str(tmp_path)), 73, f"{tmp_path}: in use by another wolfd")
        assert run(*QUIET, "--state", str(tmp_path), "-t").returncode == 0, "a check takes no lock"
    finally:
        first.send_signal(signal.SIGINT)
        _, err = first.communicate(timeout=30)
    assert (first.returncode, err) == (0, "")


@pytest.mark.parametrize("place", ["file/state", "file"])
def test_74_for_a_directory_that_cannot_be_made(tmp_path, place):
    (tmp_path / "file").touch()
    one_line(run(*QUIET, "--state", str(tmp_path / place)), 74, str(tmp_path / "file"))


def test_78_with_every_reason_for_a_bad_configuration(tmp_path):
    bad = tmp_path / "w.toml"
    bad.write_text("[limits]\nconections = 5\nsendq = 1\n")
    done = run("--config", str(bad))
    assert done.returncode == 78
    assert done.stderr == (
        f'wolfd: {bad}:2: limits.conections: unknown key; did you mean "connections"?\n'
        f"wolfd: {bad}:3: limits.sendq: expected a whole number of bytes, at least 16384, got 1; did you mean 16384?\n")


def test_78_for_a_missing_configuration(tmp_path):
    one_line(run("--config", str(tmp_path / "none.toml")), 78, "none.toml: No such file")


@pytest.mark.parametrize("arguments", [[], ["--config", "etc/wolfd.toml"], ["run"]])
def test_check_of_a_good_configuration_ends_with_0_and_changes_nothing(tmp_path, arguments):
    done = run(*arguments, "-t", "--state", str(tmp_path / "state"))
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "state").exists()
