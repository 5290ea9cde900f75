"""The daemon in odd surroundings: few descriptors, closed standard files, all networks."""

import shutil
import subprocess
import sys
from pathlib import Path

from wolfd import journal

ROOT = Path(__file__).resolve().parents[2]


def test_few_descriptors_turn_guests_away_and_harm_nobody(start):
    daemon = start(under=("prlimit", "--nofile=110"))
    ann = daemon.by_irc("Ann")
    guests = [daemon.client(daemon.irc) for _ in range(20)]
    refused = [guest for guest in guests if is_refused(guest)]
    assert len(refused) == 11, "110 descriptors less 100, and Ann has one"
    ann.send("PING :well")
    ann.wait("PONG wolfd.local :well")
    for guest in guests:
        guest.close()
    daemon.by_irc("Bob")
    assert daemon.stop() == (0, "", "")


def is_refused(guest) -> bool:
    """Whether the server tells him that there is no room, and closes."""
    try:
        guest.send("CAP LS 302")
        return guest.socket.recv(100).startswith(b"ERROR")
    except ConnectionError:
        return True


def test_control_socket_that_is_removed_is_no_matter_at_the_end(start):
    daemon = start()
    (daemon.state / "control.sock").unlink()
    assert daemon.stop() == (0, "", "")
    daemon = start()
    assert (daemon.state / "control.sock").is_socket()
    assert daemon.stop() == (0, "", "")
    assert not (daemon.state / "control.sock").exists()


def test_state_directory_that_is_removed_is_told_once_at_the_end(start):
    daemon = start()
    shutil.rmtree(daemon.state)
    code, _, said = daemon.stop()
    assert code == 74
    assert said.splitlines()[-1].startswith(f"wolfd: {daemon.state}: the log could not be closed: [Errno 2]")
    assert "Traceback" not in said


def test_lan_listens_on_all_networks_and_says_so(start):
    daemon = start("--lan")
    assert f"  IRC     port {daemon.irc} on every network\n" in daemon.greeting
    daemon.by_irc("Ann")
    daemon.by_telnet("Bob")
    assert daemon.stop() == (0, "", "")


def test_nobody_reads_the_greeting(tmp_path):
    """A pipe whose reader is gone, and closed standard files: the log holds only the log."""
    for number, closed in enumerate((">&-", "<&- >&- 2>&-", "| true")):
        state = tmp_path / str(number)
        command = f"exec {sys.executable} -m wolfd --irc off --telnet off --state {state} {closed}"
        shell = subprocess.Popen(["bash", "-o", "pipefail", "-c", command.removeprefix("exec ") if "|" in closed else command], cwd=ROOT)
        pid = pid_in(state / "lock")
        subprocess.run(["kill", str(pid)], check=True)
        assert shell.wait(timeout=15) == 0
        verdict = journal.verify(state / "events")
        assert (verdict.code, verdict.last.seq > 2) == (0, True)


def pid_in(lock: Path) -> int:
    """The process that has a state directory, once its log is begun."""
    wait = subprocess.run(["bash", "-c", f"until grep -qs admin.start {lock.parent}/events/*.jsonl; do sleep 0.05; done"],
                          timeout=15, check=True)
    assert wait.returncode == 0
    return int(lock.read_text())
