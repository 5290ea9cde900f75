"""A refusal in words: the message that its id names, with seats and roles by their names."""

from collections.abc import Callable

from engine.commands import Refused as EngineRefused
from wolfd.chat.people import Refused
from wolfd.texts import Message, Value, has_message

SEATS = ("seat",)
"""Values that are seats."""


def refusal(why: Refused | EngineRefused, name: Callable[[int], str] = str) -> Message:
    """Why something was refused, to whom it was; `name` gives a seat's number and nick."""
    return Message(why.mid, **{key: _worded(key, value, name) for key, value in why.values.items()})


def _worded(key: str, value: str | int, name: Callable[[int], str]) -> Value:
    if key in SEATS and isinstance(value, int):
        return name(value)
    if key == "role" and has_message(f"role-{value}"):
        return Message(f"role-{value}")
    return value
