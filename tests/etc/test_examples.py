"""Every file under etc/ by its own tool: here those for other programs; left out with a word where one is not installed."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sockets.conftest import start  # noqa: F401 - the fixture
from wolfd.control import config, self_signed, tls

ROOT = Path(__file__).resolve().parents[2]
ETC = ROOT / "etc"
CHECKED_ELSEWHERE = ("completion/", "grafana/", "lnav/", "prometheus/", "systemd/", "sysusers.d/", "tmpfiles.d/", "debian/", "wolfd.toml")
CHECKED_HERE = {"certbot/wolfd-deploy", "container/Containerfile", "fail2ban/filter.d/wolfd.conf", "fail2ban/jail.d/wolfd.conf",
                "haproxy/wolfd.cfg", "nginx/wolfd.conf"}


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not shutil.which(tool, path=PATH), reason=f"{tool} is not installed")


PATH = os.environ["PATH"] + ":/usr/sbin:/sbin"


def run(*command: str | Path, code: int = 0, **environment: str) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, timeout=50,
                          env={**os.environ, "PATH": PATH, **environment})
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_no_file_is_checked_nowhere():
    files = {str(path.relative_to(ETC)) for path in ETC.rglob("*") if path.is_file()}
    assert {name for name in files if not name.startswith(CHECKED_ELSEWHERE)} == CHECKED_HERE


@needs("haproxy")
def test_haproxy():
    run("haproxy", "-c", "-f", ETC / "haproxy/wolfd.cfg")


@needs("nginx")
def test_nginx(tmp_path):
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{ access_log off; include {ETC}/nginx/wolfd.conf; }}\n")
    assert "test is successful" in run("nginx", "-t", "-c", whole, "-p", tmp_path)


def test_examples_say_what_wolfd_must_listen_on():
    """What stands in their comments is a configuration, and names the same ports as they do."""
    for name, ports in (("haproxy/wolfd.cfg", {"6668", "4001"}), ("nginx/wolfd.conf", {"8067"})):
        text = (ETC / name).read_text()
        (told,) = re.findall(r"^# In wolfd\.toml: (\[listen\].*?);", text, re.MULTILINE)
        read = config.read(told.replace("[listen] ", "[listen]\n").replace("], ", "]\n"), "w.toml")
        assert ports <= {text.rsplit(":", 1)[1].split()[0] for _, text in config.listeners(read.listen)}
        assert all(f"127.0.0.1:{port}" in text.split("\n", 3)[3] for port in ports)


LINES = """
2026-11-30T15:04:53+0000 info: log-in failed from 192.0.2.9 by plain
2026-11-30T15:04:54+0000 info: log-in failed from 2001:db8::9 by nickserv
{"ts":"2026-11-30T15:04:55.123Z","level":"info","part":"wolfd.accounts.accounts","text":"log-in failed from 192.0.2.10 by scram","happening":"login-failed","address":"192.0.2.10","way":"scram"}
{"ts":"2026-11-30T15:04:56.123Z","level":"info","part":"wolfd.accounts.operators","text":"log-in failed from 192.0.2.11 by oper","happening":"login-failed","address":"192.0.2.11","way":"oper"}
"""
INNOCENT = """
2026-11-30T15:04:53+0000 warn: from log-in failed from 192.0.2.9 by plain
2026-11-30T15:04:53+0000 info: the configuration was read again: server.motd
{"ts":"2026-11-30T15:04:55.123Z","level":"warn","part":"wolfd.wire","text":"log-in failed from 192.0.2.10 by scram"}
"""


@needs("fail2ban-regex")
@pytest.mark.parametrize(("lines", "matched"), [(LINES, 4), (INNOCENT, 0)])
def test_fail2ban_filter(tmp_path, lines, matched):
    (tmp_path / "log").write_text(lines.lstrip())
    told = run("fail2ban-regex", "-v", tmp_path / "log", ETC / "fail2ban/filter.d/wolfd.conf", code=0)
    count = len(lines.strip().splitlines())
    assert f"Lines: {count} lines, 0 ignored, {matched} matched, {count - matched} missed" in told
    if matched:
        assert all(address in told for address in ("192.0.2.9", "2001:db8::9", "192.0.2.10", "192.0.2.11"))


@needs("fail2ban-regex")
def test_fail2ban_filter_after_a_line_without_a_stamp(tmp_path):
    """A trace, or what the one that started wolfd wrote, takes nothing away from the lines behind it."""
    (tmp_path / "log").write_text('Listening on 127.0.0.1:6667 as 3.\n  File "a.py", line 1, in b\n' + LINES.lstrip())
    assert "Lines: 6 lines, 0 ignored, 4 matched, 2 missed" in run("fail2ban-regex", tmp_path / "log", ETC / "fail2ban/filter.d/wolfd.conf")


@needs("fail2ban-regex")
@pytest.mark.parametrize(("lines", "matched"), [(LINES, 4), (INNOCENT + "2026-11-30T15:04:53+0000 warn: a b[1]: log-in failed from 192.0.2.9 by plain\n", 0)])
def test_fail2ban_filter_of_the_journal(tmp_path, lines, matched):
    """As the jail gets them: the machine and the process stand before wolfd's own stamp, which fail2ban does not look at."""
    written = [f"play.example.org wolfd[4711]: {line}\n" for line in lines.strip().splitlines()]
    (tmp_path / "log").write_text("".join(written))
    told = run("fail2ban-regex", "-d", "{NONE}", tmp_path / "log", ETC / "fail2ban/filter.d/wolfd.conf")
    assert f"Lines: {len(written)} lines, 0 ignored, {matched} matched, {len(written) - matched} missed" in told


def test_fail2ban_jail_shuts_out_whom_wolfd_lets_wait():
    """An address that waits adds no line: the jail must not want more lines than there can be."""
    (tries,) = re.findall(r"^maxretry = (\d+)$", (ETC / "fail2ban/jail.d/wolfd.conf").read_text(), re.MULTILINE)
    assert int(tries) <= config.Config().accounts.attempts


def test_fail2ban_filter_knows_the_lines_that_wolfd_writes(start):  # noqa: F811
    """Without the tool, too: its expression, on the daemon's own line."""
    expression = re.search(r"^failregex = (.+)$", (ETC / "fail2ban/filter.d/wolfd.conf").read_text(), re.MULTILINE)[1]
    text = (ETC / "fail2ban/filter.d/wolfd.conf").read_text()
    for name, value in re.findall(r"^(_\w+) = (.+)$", text, re.MULTILINE):
        expression = expression.replace(f"%({name})s", value)
    expression = expression.replace("<ADDR>", r"(?P<address>[0-9a-f.:]+)")
    daemon = start()
    ann = daemon.by_irc("Ann")
    ann.send("NS IDENTIFY nobody secret")
    ann.wait("NOTICE Ann :")
    line = daemon.complaint().splitlines()[0]
    found = re.search(expression, line.partition(" ")[2])
    assert found["address"] == "127.0.0.1"


@needs("fail2ban-client")
def test_fail2ban_jail(tmp_path):
    shutil.copytree("/etc/fail2ban", tmp_path / "f", symlinks=False, ignore_dangling_symlinks=True)
    shutil.copy(ETC / "fail2ban/filter.d/wolfd.conf", tmp_path / "f/filter.d")
    for other in (tmp_path / "f/jail.d").iterdir():
        other.unlink()
    shutil.copy(ETC / "fail2ban/jail.d/wolfd.conf", tmp_path / "f/jail.d")
    assert "OK: configuration test is successful" in run("fail2ban-client", "-c", tmp_path / "f", "-t")


def test_certbot_hook(tmp_path):
    """Both files are replaced, for the server's user alone, and then it is told."""
    lineage, state = tmp_path / "live", tmp_path / "state"
    lineage.mkdir()
    state.mkdir()
    self_signed.make(lineage / "fullchain.pem", lineage / "privkey.pem", "a.example", 1.8e9)
    (state / "key.pem").write_text("old")
    owner = f"{os.geteuid()}:{os.getegid()}"
    told = run(ETC / "certbot/wolfd-deploy", RENEWED_LINEAGE=str(lineage), WOLFD_STATE=str(state), WOLFD_OWNER=owner,
               WOLFD_RELOAD="echo reloaded")
    assert told == "reloaded\n"
    assert tls.load(state / "certificate.pem", state / "key.pem").chain[0] == tls.load(lineage / "fullchain.pem", lineage / "privkey.pem").chain[0]
    assert (state / "key.pem").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in state.iterdir()) == ["certificate.pem", "key.pem"]


def test_certbot_hook_without_certbot_changes_nothing(tmp_path):
    done = subprocess.run([ETC / "certbot/wolfd-deploy"], env={"PATH": PATH, "WOLFD_STATE": str(tmp_path)}, capture_output=True,
                          text=True, check=False)
    assert done.returncode
    assert "RENEWED_LINEAGE" in done.stderr
    assert not list(tmp_path.iterdir())


def test_containerfile_installs_what_the_project_brings():
    """Without a builder: every path that is copied is there, it has a user of its own, and starts the server."""
    text = (ETC / "container/Containerfile").read_text()
    copied = [word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE) for word in line.split()]
    assert copied
    assert all((ROOT / word).exists() for word in copied)
    assert re.search(r"^USER wolfd$", text, re.MULTILINE)
    entry = re.search(r"^ENTRYPOINT \[(.+)\]$", text, re.MULTILINE)[1]
    assert Path(entry.split(", ")[0].strip('"')).name == "wolfd"


def test_python_of_the_tests_is_no_older_than_that_of_the_container():
    version = re.search(r"^FROM \S*python:(\d+\.\d+)", (ETC / "container/Containerfile").read_text(), re.MULTILINE)[1]
    assert tuple(map(int, version.split("."))) >= (3, 11)
    assert sys.version_info >= (3, 11)
