"""A round's time: its end, its reminders, its ticks; what was left goes on after a stop."""

import pytest
from twisted.internet.task import Clock

from wolfd.moderator.play.deadlines import Calls, Deadline


class Round:
    """A deadline, and when it called whom."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.calls: list[tuple[str, float]] = []
        self.deadline = Deadline(self.clock, Calls(self.late, self.remind, self.tick), 5.0)

    def note(self, what):
        self.calls.append((what, self.clock.seconds()))

    def late(self, number):
        self.note(f"late {number}")

    def remind(self, left):
        self.note(f"remind {left:g}")

    def tick(self, number, left):
        self.note(f"tick {left:g}")

    def run(self, seconds):
        for _ in range(int(seconds * 2)):
            self.clock.advance(0.5)


@pytest.fixture
def a():
    return Round()


def test_course_of_a_round(a):
    a.deadline.arm(7, 20.0)
    a.run(60)
    assert a.calls == [("tick 15", 5.0), ("remind 10", 10.0), ("tick 10", 10.0), ("tick 5", 15.0), ("remind 4", 16.0), ("late 7", 20.0)]
    assert not a.clock.getDelayedCalls()


def test_reminders_of_a_round_that_was_extended_before_a_restart(a):
    """Their shares are of the time that it has, not of the one with which it began."""
    a.deadline.hold(2, 60.0, 100.0)
    a.deadline.go_on()
    a.run(101)
    assert [call for call in a.calls if call[0].startswith("remind")] == [("remind 50", 50.0), ("remind 20", 80.0)]


def test_left(a):
    a.deadline.arm(7, 20.0)
    a.run(8)
    assert a.deadline.left == 12.0


def test_stopped_time_stands_still(a):
    """A deadline that is interrupted keeps its rest; reminders that are over do not come again."""
    a.deadline.arm(7, 20.0)
    a.run(12)
    assert a.deadline.stop() == 8.0
    assert not a.clock.getDelayedCalls()
    a.run(100)
    assert a.deadline.left == 8.0
    a.calls.clear()
    a.deadline.go_on()
    a.run(60)
    assert a.calls == [("remind 4", 116.0), ("tick 3", 117.0), ("late 7", 120.0)]


def test_held_with_a_rest(a):
    """After a restart: the round has only what the record says was left, and reminders by its whole time."""
    a.deadline.hold(7, 20.0, 5.0)
    a.run(30)
    assert a.calls == []
    a.deadline.go_on()
    a.run(30)
    assert a.calls == [("remind 4", 31.0), ("late 7", 35.0)]


def test_next_round_replaces_the_one_before(a):
    a.deadline.arm(7, 20.0)
    a.run(3)
    a.deadline.arm(8, 10.0)
    a.run(30)
    assert a.calls == [("remind 5", 8.0), ("tick 5", 8.0), ("remind 2", 11.0), ("late 8", 13.0)]


def test_nothing_left_ends_at_once(a):
    a.deadline.hold(7, 20.0, 0.0)
    a.deadline.go_on()
    a.run(1)
    assert [what for what, _ in a.calls] == ["late 7"]
