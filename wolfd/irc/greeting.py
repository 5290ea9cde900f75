"""What a client is told when it has registered, and when it asks for it again: versions, counts, message of the day.

All that is the same for everybody is worded once a language.
"""

from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from wolfd.chat.facts import Joined
from wolfd.chat.modes import FLAGS
from wolfd.irc import caps, forms, isupport, rooms
from wolfd.irc import numerics as n
from wolfd.irc.forms import source_of
from wolfd.irc.phrases import phrase
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.chat.hall import Limits
    from wolfd.chat.people import User
    from wolfd.irc.session import IrcSession
    from wolfd.irc.settings import IrcSettings

USER_MODES = "BRZiow"
CHANNEL_MODES = "".join(sorted(f"{FLAGS}beIklov"))
WITH_PARAMETER = "Ibeklov"

# Places for the client's nick and source in the lines that are kept.
_NICK, _SOURCE = b"\x00", b"\x01"
# and for numbers: users, those to be found, those not, connections, channels, most users, operators
_COUNTED = ("\x02", "\x03", "\x04", "\x05", "\x06", "\x07", "\x08")


def greet(session: "IrcSession") -> None:
    """The burst after registration: 001 to 005, counts, message of the day."""
    if session.user is None:
        return
    server = session.server
    lines = _welcome(server.settings, session.name, server.started, session.form.language)
    source = source_of(session.user).encode()
    session.answer(lines.replace(_NICK, session.nick.encode()).replace(_SOURCE, source))
    show_supported(session)
    count(session)
    show_motd(session)


def settle(session: "IrcSession", user: "User", away: str | None) -> None:
    """What the client said of being away; and the rooms that its user is in already, by other connections of his."""
    if away is not None:
        set_away(session, away)
    for channel in tuple(user.channels):
        session.answer(forms.render(Joined(user, channel), session.form))
        rooms.greet(session, channel)


def set_away(session: "IrcSession", text: str | None) -> None:
    """Say that the user is away, or back. A connection with nobody before it (`*`) says nothing of his others."""
    if session.user is not None and not (text == "*" and len(session.user.sessions) > 1):
        session.server.hall.set_away(session.user, text)


def show_supported(session: "IrcSession") -> None:
    """What 005 tells."""
    lines = _supported(session.server.settings, session.name, session.server.hall.limits, session.form.language)
    lines = lines.replace(_NICK, session.nick.encode())
    if session.caps & caps.EXTENDED_ISUPPORT:
        session.answer_batch("draft/isupport", [], [lines])
    else:
        session.answer(lines)


def count(session: "IrcSession") -> None:
    """How many are here; neither services nor secret channels count."""
    server = session.server
    hall = server.hall
    users, unknown = len(hall.users) - len(hall.services), len(server.sessions) - server.registered
    seen, channels = users - server.hidden, len(hall.channels) - len(hall.secret)
    lines = _counts(session.name, session.form.language)
    numbers = (users, seen, server.hidden, unknown, channels, hall.most_users, len(hall.operators))
    for place, number in zip(_COUNTED, numbers, strict=True):
        lines = lines.replace(place, str(number))
    session.answer(lines.encode().replace(_NICK, session.nick.encode()))


def show_motd(session: "IrcSession") -> None:
    """The operator's lines, then how to begin."""
    hall = session.server.hall
    lines = _motd(session.server.settings, session.name, hall.moderator.nick, session.form.language)
    session.answer(lines.replace(_NICK, session.nick.encode()))


@lru_cache(maxsize=64)
def _welcome(settings: "IrcSettings", name: str, started: float, language: str) -> bytes:
    since = datetime.fromtimestamp(started, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    lines = [
        f"001 \0 :{phrase('irc-001', language, network=settings.network)} \1",
        f"002 \0 :{phrase('irc-002', language, server=name, version=settings.version)}",
        f"003 \0 :{phrase('irc-003', language, since=since)}",
        f"004 \0 {name} {settings.version} {USER_MODES} {CHANNEL_MODES} {WITH_PARAMETER}",
    ]
    return _joined(name, lines)


@lru_cache(maxsize=64)
def _counts(name: str, language: str) -> str:
    users, seen, hidden, unknown, channels, most, operators = _COUNTED
    everybody = {"users": users, "most": most}
    lines = [
        f"{n.RPL_LUSERCLIENT} \0 :{phrase('irc-251', language, users=seen, hidden=hidden)}",
        f"{n.RPL_LUSEROP} \0 {operators} :{phrase('irc-252', language)}",
        f"{n.RPL_LUSERUNKNOWN} \0 {unknown} :{phrase('irc-253', language)}",
        f"{n.RPL_LUSERCHANNELS} \0 {channels} :{phrase('irc-254', language)}",
        f"{n.RPL_LUSERME} \0 :{phrase('irc-255', language, users=users)}",
        f"{n.RPL_LOCALUSERS} \0 {users} {most} :{phrase('irc-265', language, **everybody)}",
        f"{n.RPL_GLOBALUSERS} \0 {users} {most} :{phrase('irc-266', language, **everybody)}",
    ]
    return _joined(name, lines).decode()


@lru_cache(maxsize=64)
def _supported(settings: "IrcSettings", name: str, limits: "Limits", language: str) -> bytes:
    end = phrase("irc-005", language)
    return _joined(name, [f"005 \0 {' '.join(words)} :{end}" for words in isupport.lines(settings.network, limits)])


@lru_cache(maxsize=64)
def _motd(settings: "IrcSettings", name: str, moderator: str, language: str) -> bytes:
    begin = Message("irc-motd", lobby=settings.lobby, prefix=settings.prefix, moderator=moderator)
    lines = [*settings.motd, *begin.lines(language)]
    return _joined(name, [
        f"375 \0 :{phrase('irc-375', language, server=name)}",
        *(f"372 \0 :- {line}" for line in lines),
        f"376 \0 :{phrase('irc-376', language)}",
    ])  # fmt: skip


def _joined(name: str, lines: list[str]) -> bytes:
    return "".join(f":{name} {line}\r\n" for line in lines).encode()
