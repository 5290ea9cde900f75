"""The Debian package, in a fresh Debian: installed, played on, upgraded with a game running, removed, purged."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.sockets.conftest import free_port
from tests.sockets.newcomers import Newcomer, play

ROOT = Path(__file__).resolve().parents[2]
BRISK = {"speed": "brisk", "t_wolves": 8, "t_night_step": 6, "t_discussion": 8, "t_vote": 8, "t_reaction": 2, "t_last_words": 2,
         "t_defence": 3}
pytestmark = [pytest.mark.long, pytest.mark.timeout(1500)]
HOME = "/usr/lib/wolfd"


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, env={**os.environ, **environment})
    assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """This build, and a newer one: the same with another version."""
    for tool in ("dpkg-deb", "/usr/bin/python3"):
        if not shutil.which(tool):
            pytest.skip(f"{tool} is not installed")
    out = tmp_path_factory.mktemp("packages")
    run(ROOT / "etc/debian/build", out, PIP=f"{sys.executable} -m pip")
    (first,) = out.glob("*.deb")
    run("dpkg-deb", "-R", first, out / "newer")
    control = out / "newer/DEBIAN/control"
    control.write_text(re.sub(r"^Version: .*$", "Version: 9.9.9", control.read_text(), flags=re.MULTILINE))
    (init,) = (out / "newer").glob(f"{HOME[1:]}/lib/python3.*/site-packages/wolfd/__init__.py")
    init.write_text(re.sub(r'^__version__ = .*$', '__version__ = "9.9.9"', init.read_text(), flags=re.MULTILINE))
    shutil.rmtree(init.parent / "__pycache__")
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", out / "newer", out / "newer.deb")
    return first, out / "newer.deb"


@pytest.fixture(scope="module")
def debian(tmp_path_factory):
    """A fresh Debian in a directory."""
    if not shutil.which("debootstrap") or os.geteuid():
        pytest.skip("debootstrap is not installed, or this is not root")
    place = tmp_path_factory.mktemp("debian") / "root"
    release = next(line.partition("=")[2] for line in Path("/etc/os-release").read_text().splitlines() if line.startswith("VERSION_CODENAME="))
    done = subprocess.run(["debootstrap", "--variant=minbase", "--include=python3", release, place], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"debootstrap cannot reach Debian: {(done.stdout + done.stderr)[-300:]}")
    return place


class Service:
    """The server of the package, started by hand as its user."""

    def __init__(self, debian: Path, irc: int, telnet: int) -> None:
        options = ["--irc", f"127.0.0.1:{irc}", "--telnet", f"127.0.0.1:{telnet}"]
        self.process = subprocess.Popen(
            ["chroot", "--userspec=wolfd:wolfd", debian, "/usr/bin/wolfd", "--config", "/etc/wolfd/wolfd.toml", "--state", "/var/lib/wolfd",
             *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        told = self.process.stdout.readline()
        assert told.startswith("wolfd is open"), told + self.process.stderr.read()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        _, err = self.process.communicate(timeout=20)
        assert (self.process.returncode, err) == (0, "")


def test_from_installation_to_purge(packages, debian):
    first, newer = packages
    for number, package in enumerate(packages):
        shutil.copy(package, debian / f"{number}.deb")
    run("chroot", debian, "dpkg", "-i", "/0.deb")
    assert run("chroot", debian, "dpkg", "-V", "wolfd") == ""
    state = debian / "var/lib/wolfd"
    assert (state.stat().st_mode & 0o777, state.stat().st_uid) == (0o750, int(run("chroot", debian, "id", "-u", "wolfd")))
    before = run("chroot", debian, "/usr/bin/wolfd", "-V")

    irc, telnet = free_port(), free_port()
    service = Service(debian, irc, telnet)
    people = [Newcomer(f"p{number}", "#oak", irc=number % 2 == 0) for number in range(6)]
    try:
        sit_down(people, irc, telnet)
        play(people, 8.0)
        assert not any(person.is_over for person in people)
        run("chroot", debian, "dpkg", "-i", "/1.deb")
        play(people, 2.0)
        assert service.process.poll() is None, "the game goes on while the package is exchanged"
        service.stop()
        service = Service(debian, irc, telnet)
        for person in people:
            person.close()
            person.connect(irc, telnet)
        assert play(people, 180.0), [person.lines[-3:] for person in people]
    finally:
        for person in people:
            person.close()
        if service.process.poll() is None:
            service.stop()
    after = run("chroot", debian, "/usr/bin/wolfd", "-V")
    assert (before, after) == (f"wolfd {version(first)}\n", "wolfd 9.9.9\n")
    run("chroot", "--userspec=wolfd:wolfd", debian, "/usr/bin/wolflog", "verify", "--state", "/var/lib/wolfd")

    run("chroot", debian, "dpkg", "-r", "wolfd")
    assert not (debian / HOME[1:]).exists()
    assert (state / "events").is_dir(), "what players did outlives the program"
    assert (debian / "etc/wolfd/wolfd.toml").is_file()
    run("chroot", debian, "dpkg", "-P", "wolfd")
    left = [path for path in debian.rglob("*wolfd*") if not str(path.relative_to(debian)).startswith(("var/lib/dpkg", "var/log", "proc", "sys"))]
    assert left == []
    print(f"\n{first.name}: {first.stat().st_size >> 20} MiB; a game went on over the upgrade to {newer.name}")


def sit_down(people: list[Newcomer], irc: int, telnet: int) -> None:
    for person in people:
        person.connect(irc, telnet)
    play(people, 1.0)
    for person in people:
        person.command("join")
        play(people, 0.2)
    for name, value in BRISK.items():
        people[0].command(f"option {name} {value}")
        play(people, 0.6)
    for person in people:
        person.command("ready")
        play(people, 0.1)
    end = time.monotonic() + 20
    while not all(person.key for person in people) and time.monotonic() < end:
        play(people, 0.5)


def version(package: Path) -> str:
    return run("dpkg-deb", "-f", package, "Version").strip()
