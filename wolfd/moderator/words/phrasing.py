"""What all rows of event texts are made with: seats and roles by name, rows of one message."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.events import Event, Seat, Seats
from wolfd.moderator.words.naming import role
from wolfd.texts import Message, Value

Name: TypeAlias = Callable[[Seat], Value]
"""A seat's number and nick."""
Words: TypeAlias = tuple[Message, ...]
Row: TypeAlias = Callable[[Any, Name], Words]


def who(seat: Seat, name: Name) -> Value:
    return name(seat) if seat else Message("nobody")


def named(seats: Seats, name: Name) -> Value:
    return tuple(name(seat) for seat in seats) or Message("nobody")


def shown(what: str) -> Message:
    """A role, `wolf` / `not_wolf`, or two of them (`seer+witch`)."""
    first, plus, second = what.partition("+")
    if plus:
        return Message("two-cards", first=shown(first), second=shown(second))
    return Message(f"what-{what}") if what in {"wolf", "not_wolf"} else role(what)


def silent(_: Event, __: Name) -> Words:
    return ()


def one(mid: str, *fields: str) -> Row:
    """A row of one message, whose values are the seats in these fields."""

    def row(event: Event, name: Name) -> Words:
        return (Message(mid, **{field: who(getattr(event, field), name) for field in fields}),)

    return row


def pair(seats: Seats, name: Name) -> Message:
    return Message("pair", first=name(seats[0]), second=name(seats[1]))
