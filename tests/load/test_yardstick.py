"""The yardstick itself: it can fail a test, and does not where the machine is late."""

import subprocess
import sys
import time

import pytest

from tests.load.yardstick import STARVED, Yardstick, yardstick  # noqa: F401 - the fixture


@pytest.fixture
def strict():
    made = Yardstick(is_long=True)
    yield made
    made.close()


def test_what_is_late_on_a_quiet_machine_fails(strict):
    strict._waits[:] = [0.001] * 100
    strict.judge("this", 0.09, 0.1)
    with pytest.raises(AssertionError, match="this: 110 ms, where a bare echo takes 1"):
        strict.judge("this", 0.11, 0.1)


def test_what_is_late_on_a_late_machine_is_told_alone(strict, capsys):
    strict._waits[:] = [0.001] * 90 + [0.06] * 10
    strict.judge("this", 0.11, 0.1)
    assert "judged False" in capsys.readouterr().out
    strict._waits[:] = [0.001] * 100
    strict._starved = 0.2
    strict.judge("this", 0.11, 0.1)
    assert "starved 0.2, judged False" in capsys.readouterr().out


def test_who_has_no_processor_is_starved(strict):
    """Two that never rest share one processor with a third."""
    work = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\nwhile True: pass"
    busy = [subprocess.Popen([sys.executable, "-c", work]) for _ in range(3)]
    try:
        strict.watch(busy[0].pid)
        time.sleep(1.0)
        strict.look()
        assert strict._starved > STARVED
    finally:
        for each in busy:
            each.kill()
            each.wait()


def test_a_short_test_judges_nothing(yardstick):  # noqa: F811
    yardstick._waits[:] = [0.001]
    yardstick.judge("this", 9.0, 0.1)
