"""What the operator sees on the standard error: in a process of its own, since Twisted's log begins only once."""

import subprocess
import sys

PROGRAM = """
from twisted.logger import Logger
from wolfd.control import complaints
complaints.begin()
log = Logger(namespace="x")
log.info("quiet")
log.warn("from {who}", who="\\x1b[2Jclient")
try:
    1 / 0
except ZeroDivisionError:
    log.failure("while dividing")
"""


def test_warnings_and_traces_are_shown_and_nothing_else():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert "quiet" not in done.stderr
    assert "warn: from \\x1b[2Jclient\n" in done.stderr
    assert "critical: while dividing\nTraceback" in done.stderr
    assert "ZeroDivisionError: division by zero\n" in done.stderr
    assert done.stdout == ""
