"""MARKREAD: how far somebody has read, for all his connections to know (draft/read-marker)."""

from typing import TYPE_CHECKING

from wolfd.chat.names import is_channel, is_nick
from wolfd.irc import caps, rooms
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import this_user
from wolfd.irc.forms import time_tag
from wolfd.irc.message import Message
from wolfd.irc.playback import time_of

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

NAME = "MARKREAD"
EXAMPLE = "timestamp=2026-11-30T20:00:00.000Z"


def mark_read(session: "IrcSession", message: Message) -> None:
    user, hall = this_user(session), session.server.hall
    if not message.params:
        session.fail(NAME, "NEED_MORE_PARAMS", session.phrase("irc-461"))
        return
    target, *moment = message.params
    limits = hall.limits
    if not (is_channel(target, limits.channel) or is_nick(target, limits.nick)):
        session.fail(NAME, "INVALID_PARAMS", session.phrase("irc-mark-target"), target)
    elif not moment:
        rooms.show_mark(session, target)
    elif time := time_of(moment[0].removeprefix("timestamp=")):
        if not hall.mark(user, target, min(time, time_tag(hall.wall()))) or not session.caps & caps.READ_MARKER:
            rooms.show_mark(session, target)
    else:
        session.fail(NAME, "INVALID_PARAMS", session.phrase("irc-mark-time", example=EXAMPLE), moment[0])


ROWS = (
    Command(NAME, mark_read, ("MARKREAD #wolf", f"MARKREAD #wolf {EXAMPLE}")),
)  # fmt: skip
