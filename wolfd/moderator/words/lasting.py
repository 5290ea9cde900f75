"""How long something lasts, in words: an hour is no sixty minutes."""

from wolfd.texts import Message

UNITS = (("years", 365 * 86_400), ("weeks", 604_800), ("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
MOST = 180
"""More than so many of a unit say nothing to anybody."""


def span(seconds: float) -> Message:
    """A time in the largest unit of which it is a whole number; where that makes too many of them, about."""
    whole = max(1, round(seconds))
    counts = ((unit, whole // size) for unit, size in UNITS if whole % size == 0)
    about = ((unit, round(whole / size)) for unit, size in UNITS if whole >= 2 * size)
    unit, count = next((pair for pair in counts if pair[1] <= MOST), None) or next(about)
    return Message(f"span-{unit}", count=count)


def until(seconds: float) -> Message:
    """How long something still stands, to the minute."""
    return Message("until-over", span=span(60 * max(1, round(seconds / 60))))
