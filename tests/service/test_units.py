"""The unit files under etc/, each by the tools of systemd; left out with a word where those are not installed."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from wolfd.control import config
from wolfd.control.failures import Code

ETC = Path(__file__).resolve().parents[2] / "etc"
UNITS = sorted((ETC / "systemd").iterdir())
SERVICE = (ETC / "systemd/wolfd.service").read_text()


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not shutil.which(tool), reason=f"{tool} is not installed")


def run(*command: str | Path) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@needs("systemd-analyze")
def test_sandbox_leaves_little_open():
    told = run("systemd-analyze", "security", "--no-pager", "--offline=true", "--threshold=20", ETC / "systemd/wolfd.service")
    score = re.search(r"Overall exposure level for wolfd\.service: ([\d.]+)", told)
    assert score
    assert 0 < float(score[1]) < 2, told


@needs("systemd-analyze")
def test_units_are_understood(tmp_path):
    """Each in a copy that names programs of this machine."""
    for unit in UNITS:
        text = unit.read_text().replace("/usr/bin/wolfd", "/bin/true").replace("/bin/kill", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    assert "wolfd" not in run("systemd-analyze", "verify", "--man=no", *(tmp_path / unit.name for unit in UNITS))


@needs("systemd-sysusers")
def test_user_and_state_directory_are_made(tmp_path):
    for kind in ("sysusers.d", "tmpfiles.d"):
        folder = tmp_path / "usr/lib" / kind
        folder.mkdir(parents=True)
        shutil.copy(ETC / kind / "wolfd.conf", folder)
    (tmp_path / "etc").mkdir()
    run("systemd-sysusers", f"--root={tmp_path}", "wolfd.conf")
    made = (tmp_path / "etc/passwd").read_text()
    assert re.search(r"^wolfd:x:\d+:\d+:Werewolf server:/var/lib/wolfd:/usr/sbin/nologin$", made, re.MULTILINE)
    run("systemd-tmpfiles", f"--root={tmp_path}", "--create", "wolfd.conf")
    assert (tmp_path / "var/lib/wolfd").stat().st_mode & 0o777 == 0o750


def test_sockets_are_those_of_the_shipped_configuration():
    opened = re.findall(r"^ListenStream=(.+)$", (ETC / "systemd/wolfd.socket").read_text(), re.MULTILINE)
    assert opened == [text for _, text in config.listeners(config.load(ETC / "wolfd.toml").listen)]


def test_service_ends_for_good_only_where_a_restart_would_not_help():
    final = re.search(r"^RestartPreventExitStatus=(.+)$", SERVICE, re.MULTILINE)
    assert [int(code) for code in final[1].split()] == [Code.USAGE, Code.IN_USE, Code.CONFIG]
