"""P2 with hypothesis as the power company: it chooses what is done, when the power goes, and how much of each file is left."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.journal.test_journal_power import Diary, live
from tests.journal.worlds import ForgetfulDisk, World
from wolfd.journal import Record, records, verify

SEEN = {"outages": 0, "records": 0, "lost": 0, "announced": 0}


def outage(chance) -> None:
    """Some lines, barriers and turns; then the power goes, twice."""
    with tempfile.TemporaryDirectory() as where:
        disk = ForgetfulDisk(chance)
        world = World(Path(where), disk, fsync=chance.choice(["group", "always"]), segment_bytes=chance.choice([900, 10**6]))
        diary = Diary()
        for _ in range(2):
            journal = world.open()
            live(world, journal, diary, chance)
            world.crash(journal)
            disk.lose_power()
            found = [item.seq for item in records(world.events) if isinstance(item, Record)]
            assert found == list(range(1, len(found) + 1)), "lost from the end alone"
            assert len(found) >= diary.announced, "what was announced is there"
            SEEN["outages"] += 1
            SEEN["records"] += len(found)
            SEEN["lost"] += max(diary.appended, default=0) > len(found)
            SEEN["announced"] += diary.announced
            diary.appended = {seq: text for seq, text in diary.appended.items() if seq <= len(found)}
            world.clock.advance(1)
        world.open().close()
        assert verify(world.events).damage == ()


@given(st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_power_goes(chance):
    outage(chance)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_the_power_goes_often(capsys):
    settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck), database=None)(
        given(st.randoms(use_true_random=False))(outage))()
    with capsys.disabled():
        print(f"\nP2: {SEEN['outages']} outages; {SEEN['records']} records read again, {SEEN['announced']} announced, none of them lost; "
              f"{SEEN['lost']} times something that was not announced was")  # fmt: skip
