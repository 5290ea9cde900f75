"""What the operator sees on the standard error: in a process of its own, since Twisted's log begins only once."""

import json
import re
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


STRUCTURED = PROGRAM.replace("begin()", 'begin("json")') + """
log.info("log-in failed from {address} by {way}", address="192.0.2.1", way="plain", password="sesame", happening="login-failed")
print(complaints.COUNTS, complaints.HAPPENED)
"""


def test_the_same_as_objects_for_programs():
    done = subprocess.run([sys.executable, "-c", STRUCTURED], capture_output=True, text=True, check=True)
    warned, failed, happened = map(json.loads, done.stderr.splitlines())
    assert (warned["level"], warned["part"], warned["text"]) == ("warn", "x", "from \x1b[2Jclient")
    assert "\x1b" not in done.stderr
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", warned["ts"])
    assert failed["trace"].endswith("ZeroDivisionError: division by zero")
    assert happened["text"] == "log-in failed from 192.0.2.1 by plain"
    assert (happened["happening"], happened["address"], happened["way"]) == ("login-failed", "192.0.2.1", "plain")
    assert "sesame" not in done.stderr, "only what is meant for the operator"
    assert "'warn': 1" in done.stdout
    assert "'login-failed': 1" in done.stdout
