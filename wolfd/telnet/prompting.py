"""What stands before the input line, on the status line, and behind a room's name: how the table there stands, in
few words. Pure.
"""

from wolfd.chat.keeping import Glance
from wolfd.telnet.screen import STANDING_PROMPT
from wolfd.texts import Message


def prompt(glance: Glance | None, language: str) -> str:
    """What stands before the line: the phase, and whether one is asked or may talk; without a table a mere sign."""
    if glance is None:
        return STANDING_PROMPT
    return Message("telnet-prompt", **_values(glance)).text(language) + STANDING_PROMPT


def status(glance: Glance | None, room: str, language: str) -> str:
    """The status line: room, phase, who lives, and what is left of the time."""
    if glance is None:
        return room
    clock = Message("telnet-clock-stands") if glance.left is None else _clock(glance.left)
    return Message("telnet-status", room=room, clock=clock, **_values(glance)).text(language)


def standing(glance: Glance) -> Message:
    """How a table stands, for those who look for one."""
    return Message("telnet-standing", **_values(glance))


def _values(glance: Glance) -> dict[str, str | int]:
    asked = "yes" if glance.is_asked else "talk" if glance.may_talk else "no"
    return {"phase": glance.phase, "count": glance.count, "asked": asked, "living": glance.living, "seats": glance.seats,
            "least": glance.least, "most": glance.most, "ready": glance.ready}


def _clock(left: float) -> str:
    seconds = round(left)
    return f"{seconds // 60}:{seconds % 60:02}"
