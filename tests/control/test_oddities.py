"""What a configuration says and cannot mean: the whole answer, with file, line, key and what was expected; and what is not odd."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wolfd.control import config
from wolfd.control.failures import BadConfig
from wolfd.running import oddities

ROOT = Path(__file__).resolve().parents[2]
NO_TABLE = 'expected masks of some channels like "#chat": {!r} fits all, so there is no table to play at'
NOBODY = 'expected none: [accounts] store is "off", so that nobody has an account'
ROWS = [
    ("[listen]\nirc = []\ntelnet = []", "1: listen: expected an address in one of its lists: nobody can come in but at sockets that the service manager hands over"),
    ("[rooms]\nplain = ['*']", f"2: rooms.plain: {NO_TABLE.format('*')}"),
    ("[rooms]\nplain = ['#chat', '#*']", f"2: rooms.plain: {NO_TABLE.format('#*')}"),
    ("[rooms]\nplain = ['chat']", "2: rooms.plain: expected masks like \"#chat\": no channel fits 'chat', did you mean \"#chat\"?"),
    ("[rooms]\nkept = ['#wolf', '#Lobby']", "2: rooms.kept: expected tables, but #Lobby is the lobby"),
    ("[rooms]\nkept = ['#operators']", "2: rooms.kept: expected tables, but #operators is the operators' room"),
    ("[[channel]]\nname = '#lobby'\ntopic = 'x'\npreset = 'hollow'", "4: channel.preset: expected none: #lobby is the lobby, so no game is played there"),
    ("[rooms]\nplain = ['#dev-*']\n[[channel]]\nname = '#a'\npreset = 'hollow'\n[[channel]]\nname = '#dev-x'\npreset = 'classic'",
     "8: channel.preset: expected none: #dev-x is plain by the mask '#dev-*', so no game is played there"),
    ("[[channel]]\nname = '#a'\nmodes = 'nsi'",
     "3: channel.modes: expected no i: #a is a table, where nobody can invite, so nobody could come in; s hides it from those who do not know its name"),
    ("[rooms]\nplain = ['#dev-*']\n[[channel]]\nname = '#dev-x'\nmodes = 'i'",
     "5: channel.modes: expected no i, or a founder who invites: nobody could come in to #dev-x"),
    ("[tls]\ncertificate = 'c.pem'", "1: tls: expected an address in irc_tls, telnet_tls or websocket_tls of [listen]: without one this section has no effect"),
    (f"[[operator]]\nname = 'ann'\ncertificate = '{'ab' * 32}'", "3: operator.certificate: expected an address in irc_tls of [listen]: without one ann cannot show it"),
    ("[accounts]\nstore = 'off'\n[moderation]\nmoderators = ['ann']", f"4: moderation.moderators: {NOBODY}"),
    ("[accounts]\nstore = 'off'\n[[channel]]\nname = '#a'\nfounder = 'ann'", f"5: channel.founder: {NOBODY}"),
]  # fmt: skip


def judged(folder: Path, text: str) -> list[str]:
    file = folder / "w.toml"
    file.write_text(text)
    return [each.removeprefix(f"{file}:") for each in oddities.judge(config.load(file), file)]


@pytest.mark.parametrize(("text", "answer"), ROWS)
def test_odd(tmp_path, text, answer):
    assert judged(tmp_path, text) == [answer]


@pytest.mark.parametrize("text", [
    (ROOT / "etc/wolfd.toml").read_text(), "", "[listen]\nirc = []", "[rooms]\nplain = ['#dev-*', '*-chat']\nkept = ['#wolf']",
    "[rooms]\nplain = ['#dev']\n[[channel]]\nname = '#dev'\nmodes = 'i'\nfounder = 'ann'", "[[channel]]\nname = '#a'\nmodes = 'ns'",
    "[moderation]\nroom = 'off'", "[[channel]]\nname = '#lobby'\ntopic = 'x'", "[[channel]]\nname = '#a'\npreset = 'hollow'\nfounder = 'ann'",
    "[listen]\nirc_tls = ['127.0.0.1:6697']\n[tls]\nself_signed = true", "[tls]\nself_signed = false",
])
def test_nothing_odd(tmp_path, text):
    assert judged(tmp_path, text) == []


@pytest.mark.parametrize(("text", "place"), [
    ("[moderation]\nroom = '#Lobby'", ":2: moderation.room: "), ("[rooms]\nlobby = '#operators'", ": moderation.room: "),
])
def test_a_lobby_that_nobody_could_enter_is_a_fault(tmp_path, text, place):
    with pytest.raises(BadConfig) as caught:
        judged(tmp_path, text)
    assert str(caught.value) == f'{tmp_path / "w.toml"}{place}expected another channel than the lobby, which nobody else could enter, or "off"'


def run(tmp_path: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "w.toml").write_text(text)
    return subprocess.run([sys.executable, "-m", "wolfd", "--config", tmp_path / "w.toml", "--state", tmp_path / "state", *options],
                          cwd=ROOT, capture_output=True, text=True, timeout=60, check=False, env=os.environ)


def test_the_check_tells_it_and_ends_with_0_a_fault_with_78(tmp_path):
    done = run(tmp_path, "[listen]\nirc = []\ntelnet = []\n[rooms]\nplain = ['*']", "-t")
    assert done.returncode == 0
    assert [line.split(": ")[1:3] for line in done.stderr.splitlines()] == [[f"{tmp_path}/w.toml:1", "listen"], [f"{tmp_path}/w.toml:5", "rooms.plain"]]
    for options in (("-t",), ()):
        done = run(tmp_path, "[moderation]\nroom = '#lobby'", *options)
        assert (done.returncode, done.stderr.count("\n"), f"{tmp_path}/w.toml:2: moderation.room: " in done.stderr) == (78, 1, True)
