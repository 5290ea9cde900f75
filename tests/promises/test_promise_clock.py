"""The wall clock jumps by an hour during a night: nobody's time is cut short or made longer, and the log says so."""

import os
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tests.promises.crowd import Guest, daemon_at
from wolfd.journal import Record, records, verify

FAKETIME = next(iter(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")), None)

pytestmark = pytest.mark.skipif(FAKETIME is None, reason="faketime is not installed")


@pytest.mark.parametrize("step", ["+1h", "-1h"])
def test_a_step_of_an_hour_during_a_night(tmp_path, step):
    state, said = tmp_path / "state", tmp_path / "step"
    said.write_text("+0\n")
    under = ("env", f"LD_PRELOAD={FAKETIME}", f"FAKETIME_TIMESTAMP_FILE={said}", "FAKETIME_NO_CACHE=1", "FAKETIME_DONT_FAKE_MONOTONIC=1")
    daemon = daemon_at(state, under=under)
    try:
        ann, bob, cleo, dora = (Guest(daemon, nick) for nick in ("Ann", "Bob", "Cleo", "Dora"))
        for guest in (ann, bob):
            guest.send("JOIN #wolf", "PRIVMSG #wolf :!join")
            assert guest.wait(b"sits down")
        ann.send("PRIVMSG #wolf :!bots 6", "PRIVMSG #wolf :!ready")
        bob.send("PRIVMSG #wolf :!ready")
        assert ann.wait(b"Your card: ")
        time.sleep(0.5)
        begun = time.monotonic()
        said.write_text(f"{step}\n")
        cleo.send("PRIVMSG #lobby :after the step")
        assert dora.wait(b"after the step")
        ann.wait(b"nothing but the time", 7.0)
        lasted = time.monotonic() - begun
        assert daemon.stop()[0] == 0
    finally:
        daemon.close()
    verdict = verify(state / "events")
    assert (verdict.code, verdict.damage) == (0, ())
    found = [item.fields() for item in records(state / "events") if isinstance(item, Record)]
    (jump,) = [each["by"] for each in found if each["type"] == "clock.step"]
    assert abs(abs(jump) - 3600) < 2
    monos = [each["mono"] for each in found]
    assert monos == sorted(monos)
    lates = [each for each in found if each["type"] == "game.command" and each["command"]["is"] == "Late"]
    spans = [round((after["mono"] - before["mono"]) / 1e6, 1) for before, after in pairwise(lates)]
    assert all(span >= 1 for span in spans), "no question closed because the clock had jumped"
    ticks = [each["left"] for each in found if each["type"] == "clock.tick"]
    assert all(0 <= left <= 60 for left in ticks)
    print(f"\nclock: step of {jump:+.1f} s in the night; {lasted:.1f} s watched, {len(lates)} questions closed by time, ticks left {ticks}; PID {os.getpid()}")
