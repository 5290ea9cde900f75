"""Many games at once: nobody is disconnected, everybody is answered soon, and the log verifies."""

import pytest

from tests.load.crowd import BRISK, SOON, Crowd, Person, allow, cpu, memory, part, tell
from tests.load.yardstick import yardstick  # noqa: F401 - the fixture
from tests.sockets.conftest import start  # noqa: F401 - the fixture
from wolfd import journal


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("tables", "seats", "seconds"), [
    (3, 12, 8),
    pytest.param(25, 20, 60, marks=pytest.mark.long),
])
def test_games_at_once(start, yardstick, tables, seats, seconds):  # noqa: F811
    allow(4096)
    daemon = start()
    rooms = [f"#t{number}" for number in range(tables)]
    crowd = Crowd((Person(f"p{table}x{seat}", rooms[table]) for table in range(tables) for seat in range(seats)), daemon.irc, daemon.telnet)
    try:
        crowd.come()
        crowd.live(3.0)
        crowd.sit_down(rooms, BRISK)
        used = cpu(daemon.process.pid)
        yardstick.watch(daemon.process.pid)
        crowd.live(seconds, lambda: crowd.sample(0.1), every=0.2)
        crowd.live(2.0)
        waits, lost = crowd.waits(), sum(person.lost for person in crowd.people)
        seated = sum(bool(person.key) for person in crowd.people)
        used = cpu(daemon.process.pid) - used
        rss = memory(daemon.process.pid)
        yardstick.look()
    finally:
        crowd.close()
    code, _, err = daemon.stop()
    verdict = journal.verify(daemon.state / "events").code
    tell(f"{tables * seats} clients in {tables} games for {seconds} s", disconnected=lost, seated=seated, asked=len(waits),
         ms_half=part(waits, 0.5) * 1000, ms_p99=part(waits, 0.99) * 1000, ms_most=waits[-1] * 1000, MiB=rss, server_cpu_s=used,
         log_verdict=verdict)
    assert (lost, seated, code, verdict, "Traceback" in err) == (0, tables * seats, 0, 0, False)
    assert part(waits, 0.99) < SOON
    yardstick.judge("command to reply, p99", part(waits, 0.99), 0.1)
