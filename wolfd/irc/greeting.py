"""What a client is told when it has registered, and when it asks for it again: versions, counts, message of the day.

All that is the same for everybody is worded once a language.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
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
_NICK, _SOURCE = "\x00", "\x01"
# and for numbers: users, those to be found, those not, connections, channels, most users, operators
_COUNTED = ("\x02", "\x03", "\x04", "\x05", "\x06", "\x07", "\x08")
_OWN = {_NICK: "%(nick)b"}
_WELCOMED = _OWN | {_SOURCE: "%(source)b"}
_NUMBERS = {place: f"%({number})d" for number, place in enumerate(_COUNTED)}


@dataclass(frozen=True, slots=True)
class Lines:
    """What everybody of a language is told, as patterns of bytes that lack only what differs from one to the next."""

    welcome: bytes
    supported: bytes
    counts: bytes
    motd: bytes
    all: bytes
    """The four in their order, for a client to whom none of them comes in a batch."""


def greet(session: "IrcSession") -> None:
    """The burst after registration: 001 to 005, counts, message of the day."""
    user = session.user
    if user is None:
        return
    lines = _lines(session)
    values = {b"nick": user.nick.encode(), b"source": source_of(user).encode(), **_numbers(session)}
    if session.caps & caps.EXTENDED_ISUPPORT:
        session.answer(lines.welcome % values)
        show_supported(session)
        session.answer(lines.counts % values + lines.motd % values)
    else:
        session.answer(lines.all % values)


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
    lines = _lines(session).supported % {b"nick": session.nick.encode()}
    if session.caps & caps.EXTENDED_ISUPPORT:
        session.answer_batch("draft/isupport", [], [lines])
    else:
        session.answer(lines)


def count(session: "IrcSession") -> None:
    """How many are here; neither services nor secret channels count."""
    session.answer(_lines(session).counts % {b"nick": session.nick.encode(), **_numbers(session)})


def show_motd(session: "IrcSession") -> None:
    """The operator's lines, then how to begin."""
    session.answer(_lines(session).motd % {b"nick": session.nick.encode()})


def _numbers(session: "IrcSession") -> dict[bytes, int]:
    """What stands in the places of `_COUNTED`."""
    server = session.server
    hall = server.hall
    users, unknown = len(hall.users) - len(hall.services), len(server.sessions) - server.registered
    seen, channels = users - len(hall.hidden), len(hall.channels) - len(hall.secret)
    return {b"0": users, b"1": seen, b"2": len(hall.hidden), b"3": unknown, b"4": channels, b"5": hall.most_users, b"6": len(hall.operators)}


def _lines(session: "IrcSession") -> Lines:
    """The lines of the session's language: made once, until the settings are others."""
    server, language = session.server, session.form.language
    found = server.greetings.get(language)
    if found is None:
        settings, name, hall = server.settings, session.name, server.hall
        welcome = _pattern(_welcome(settings, name, server.started, language), _WELCOMED)
        supported = _pattern(_supported(settings, name, hall.limits, language), _OWN)
        counts = _pattern(_counts(name, language), _OWN | _NUMBERS)
        motd = _pattern(_motd(settings, name, hall.moderator.nick, language), _OWN)
        found = server.greetings[language] = Lines(welcome, supported, counts, motd, welcome + supported + counts + motd)
    return found


def _pattern(lines: str, places: Mapping[str, str]) -> bytes:
    """Lines for the operator `%`, with the places that were left in them; all else, such as an operator's bold letters, is text."""
    lines = lines.replace("%", "%%")
    for place, written in places.items():
        lines = lines.replace(place, written)
    return lines.encode()


def _welcome(settings: "IrcSettings", name: str, started: float, language: str) -> str:
    since = datetime.fromtimestamp(started, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    lines = [
        f"{n.RPL_WELCOME} \0 :{phrase('irc-001', language, network=settings.network)} \1",
        f"{n.RPL_YOURHOST} \0 :{phrase('irc-002', language, server=name, version=settings.version)}",
        f"{n.RPL_CREATED} \0 :{phrase('irc-003', language, since=since)}",
        f"{n.RPL_MYINFO} \0 {name} {settings.version} {USER_MODES} {CHANNEL_MODES} {WITH_PARAMETER}",
    ]
    return _joined(name, lines)


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
    return _joined(name, lines)


def _supported(settings: "IrcSettings", name: str, limits: "Limits", language: str) -> str:
    end = phrase("irc-005", language)
    return _joined(name, [f"{n.RPL_ISUPPORT} \0 {' '.join(words)} :{end}" for words in isupport.lines(settings.network, limits)])


def _motd(settings: "IrcSettings", name: str, moderator: str, language: str) -> str:
    begin = Message("irc-motd", lobby=settings.lobby, prefix=settings.prefix, moderator=moderator)
    lines = [*settings.motd, *begin.lines(language)]
    return _joined(name, [
        f"{n.RPL_MOTDSTART} \0 :{phrase('irc-375', language, server=name)}",
        *(f"{n.RPL_MOTD} \0 :- {line}" for line in lines),
        f"{n.RPL_ENDOFMOTD} \0 :{phrase('irc-376', language)}",
    ])  # fmt: skip


def _joined(name: str, lines: list[str]) -> str:
    return "".join(f":{name} {line}\r\n" for line in lines)
