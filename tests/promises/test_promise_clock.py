"""The wall clock jumps by an hour during a night: nobody's time is cut short or made longer, and the log says so."""

import time
from pathlib import Path

import pytest

from tests.promises.crowd import Guest, daemon_at
from wolfd.journal import Record, records, verify

PATIENCE = 45.0
"""Seconds until the first question of a night is closed, at most."""
FAKETIME = next(iter(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")), None)

pytestmark = pytest.mark.skipif(FAKETIME is None, reason="faketime is not installed")


def lates(state: Path) -> list[int]:
    """When questions were closed by their time: monotonic microseconds."""
    found = (item.fields() for item in records(state / "events") if isinstance(item, Record) and item.type == "game.command")
    return [each["mono"] for each in found if each["command"]["is"] == "Late"]


@pytest.mark.long
@pytest.mark.timeout(120)
@pytest.mark.parametrize("step", ["+1h", "-1h"])
def test_a_step_of_an_hour_during_a_night(tmp_path, step, capsys):
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
        while not lates(state) and time.monotonic() - begun < PATIENCE:
            ann.hear(0.5)
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
    ticks = [(each["mono"], each["left"]) for each in found if each["type"] == "clock.tick"]
    late = lates(state)[0]
    # Told before and after the step, each tick says when the question closes: it is the same moment.
    ends = [mono / 1e6 + left for mono, left in ticks if mono < late]
    assert max(ends) - min(ends) < 1
    assert abs(late / 1e6 - ends[0]) < 1, "the question closed when its time was over, and neither before nor after"
    with capsys.disabled():
        print(f"\nclock: step of {jump:+.1f} s in the night; the question closed {late / 1e6 - ends[0]:+.3f} s from its time; "
              f"{len(found)} records, whole")  # fmt: skip
