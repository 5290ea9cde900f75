"""What a client is told of a channel: its topic, and who is in it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wolfd.chat.people import Channel, Standing, User
from wolfd.irc import caps
from wolfd.irc import numerics as n
from wolfd.irc.forms import source_of
from wolfd.irc.message import LINE

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def greet(session: "IrcSession", channel: Channel) -> None:
    """What follows one's own JOIN: topic and names."""
    if channel.topic:
        show_topic(session, channel)
    if session.caps & caps.READ_MARKER:
        show_mark(session, channel.name)
    if not session.caps & caps.NO_IMPLICIT_NAMES:
        show_names(session, channel)
        session.answer(f":{session.name} {n.RPL_ENDOFNAMES} {session.nick} {channel.name} :{session.phrase('irc-366')}\r\n".encode())


def show_mark(session: "IrcSession", name: str) -> None:
    """How far the client's user has read there; a star if that is not known."""
    user = session.user
    time = session.server.hall.marks.of(user, name) if user is not None else ""
    session.say(f"MARKREAD {name} {f'timestamp={time}' if time else '*'}")


def show_topic(session: "IrcSession", channel: Channel) -> None:
    if not channel.topic:
        session.worded(n.RPL_NOTOPIC, channel.name)
        return
    session.reply(n.RPL_TOPIC, channel.name, text=channel.topic)
    session.reply(n.RPL_TOPICWHOTIME, channel.name, channel.topic_by, str(int(channel.topic_at)))


def show_names(session: "IrcSession", channel: Channel) -> None:
    """All members that the client may know of, in as few lines as they fit; without the end."""
    kind = "@" if "s" in channel.modes else "="
    head = f":{session.name} {n.RPL_NAMREPLY} {session.nick} {kind} {channel.name} :"
    for words in packed(_member_words(session, channel), LINE - len(head.encode())):
        session.answer(f"{head}{words}\r\n".encode())


def packed(words: Iterator[str], room: int) -> Iterator[str]:
    """Words with blanks between them, as many as have room in one line each."""
    held: list[str] = []
    size = -1
    for word in words:
        weight = len(word.encode()) + 1
        if size + weight > room and held:
            yield " ".join(held)
            held, size = [], -1
        held.append(word)
        size += weight
    if held:
        yield " ".join(held)


def sign(standing: Standing, bits: int) -> str:
    """A member's sign, or all of them if the client wants that."""
    signs = ("@" if standing.op else "") + ("+" if standing.voice else "")
    return signs if bits & caps.MULTI_PREFIX else signs[:1]


def may_see(viewer: User | None, channel: Channel) -> bool:
    """Whether the viewer may know that the channel is there."""
    return "s" not in channel.modes or viewer in channel.members


def may_find(viewer: User | None, user: User) -> bool:
    """Whether the viewer may come upon a user whose nick he does not give."""
    return "i" not in user.modes or viewer is user or (viewer is not None and not viewer.channels.keys().isdisjoint(user.channels))


def _member_words(session: "IrcSession", channel: Channel) -> Iterator[str]:
    bits, inside = session.caps, session.user in channel.members
    for user, standing in channel.members.items():
        if inside or "i" not in user.modes:
            yield sign(standing, bits) + (source_of(user) if bits & caps.USERHOST_IN_NAMES else user.nick)
