"""Facts as lines of text, as one reads them by telnet. Pure: a fact and a reader in, lines or rows out.

The Moderator's words stand plain at the left edge. Everybody else's stand behind his name, and where they are wrapped
the next rows are indented: so no player can make a line that looks like the Moderator's.
"""

from wolfd.chat.facts import Fact, Invited, Joined, Kicked, Left, Quit, Renamed, Said, TopicSet
from wolfd.chat.people import Channel, User
from wolfd.chat.words import plain
from wolfd.telnet.look import Look, Tone
from wolfd.telnet.words import told_here
from wolfd.texts import Message

TIMERS = ("time-left", "remind")
"""How the ids of the Moderator's messages on the time that is left begin."""


def draw(fact: Fact, reader: User, moderator: User, look: Look, *, again: bool = False) -> bytes:
    """The rows that show a fact to a reader, made once for all who see the same; empty if it is not to be seen.

    What is shown `again` is not kept: somebody may ask for it in each width there is.
    """
    form = (look, reader.language, _is_about(reader, fact))
    rows = fact.forms.get(form)
    if rows is None:
        rows = _rows(fact, reader, moderator, look)
        if not again:
            fact.forms[form] = rows
    return rows


def _rows(fact: Fact, reader: User, moderator: User, look: Look) -> bytes:
    lines = [plain(line) for line in _lines(fact, reader, moderator, aloud=look.is_aloud)]
    if not isinstance(fact, Said):
        return look.lay_out(lines)
    if fact.by is moderator:
        return look.lay_out(lines, "", Tone.ASIDE if fact.to is reader else Tone.VOICE)
    if isinstance(fact.to, User):
        return look.lay_out(lines, tone=Tone.ASIDE)
    return look.lay_out(lines, tone=Tone.TALK, head=len(fact.by.nick) + 2)


def is_timer(fact: Fact, moderator: User) -> bool:
    """Whether the Moderator only says how much time is left."""
    if not isinstance(fact, Said) or fact.by is not moderator:
        return False
    return isinstance(fact.text, Message) and fact.text.mid.startswith(TIMERS)


def is_of_bot(fact: Fact) -> bool:
    """Whether an artificial player only comes or goes: the Moderator tells how many there are, in one line."""
    return isinstance(fact, Joined | Left | Quit) and fact.who.bot


def room_of(fact: Fact) -> Channel | None:
    """The channel that a fact happened in; nothing if in none, or in several."""
    match fact:
        case Said(to=Channel() as room):
            return room
        case Joined(channel=room) | Left(channel=room) | Kicked(channel=room) | TopicSet(channel=room):
            return room
    return None


def room_name(room: Channel) -> str:
    """A channel's name as it is told by telnet, where rooms have no sign before them."""
    return room.name.removeprefix("#")


def _is_about(reader: User, fact: Fact) -> bool:
    """Whether a fact is told to this reader in words of his own."""
    match fact:
        case Said(by=user, to=User()) | Kicked(who=user) | Invited(who=user) | Renamed(who=user):
            return user is reader
    return False


def _lines(fact: Fact, reader: User, moderator: User, *, aloud: bool) -> tuple[str, ...]:
    """A fact in the reader's language; no lines where it is nothing for people."""
    if isinstance(fact, Said):
        return _said(fact, reader, moderator, aloud=aloud)
    message = _event(fact, is_you=_is_about(reader, fact))
    lines = message.lines(reader.language) if message else ()
    return tuple(line.removeprefix("* ") for line in lines) if aloud else lines


def _said(fact: Said, reader: User, moderator: User, *, aloud: bool) -> tuple[str, ...]:
    if fact.kind in {"tagmsg", "ctcp"} or fact.to is moderator:
        return ()
    if fact.by is moderator:
        return told_here(fact.text).lines(reader.language)
    lines = fact.text.lines(reader.language)
    return tuple(line for text in lines for line in _told(fact, text, reader, aloud=aloud))


def _told(fact: Said, text: str, reader: User, *, aloud: bool) -> tuple[str, ...]:
    nick = fact.by.nick
    if isinstance(fact.to, User):
        mid = "telnet-told-by-you" if fact.by is reader else "telnet-told"
        return Message(mid, nick=nick, to=fact.to.nick, text=text).lines(reader.language)
    if aloud:  # an action too: `Night falls` would be one of somebody called Night
        return (f"{nick}: {text}",)
    return (f"* {nick} {text}" if fact.kind == "action" else f"<{nick}> {text}",)


def _event(fact: Fact, *, is_you: bool) -> Message | None:
    message = None
    match fact:
        case Joined(who):
            message = Message("telnet-joined", nick=who.nick)
        case Left(who, _, reason):
            message = _with_reason("telnet-left", reason, nick=who.nick)
        case Quit(who, reason):
            message = _with_reason("telnet-quit", reason, nick=who.nick)
        case Kicked(by, who, room, reason):
            mid = "telnet-kicked-you" if is_you else "telnet-kicked"
            message = _with_reason(mid, reason, nick=who.nick, by=by.nick, room=room_name(room))
        case Renamed(_, old, new):
            message = Message("telnet-renamed-you" if is_you else "telnet-renamed", old=old, nick=new)
        case TopicSet(by, _, topic):
            message = Message("telnet-topic-set" if topic else "telnet-topic-cleared", nick=by.nick, topic=topic)
        case Invited(by, _, room) if is_you:
            message = Message("telnet-invited", nick=by.nick, room=room_name(room))
    return message


def _with_reason(mid: str, reason: str, **values: str) -> Message:
    return Message(f"{mid}-why", reason=reason, **values) if reason else Message(mid, **values)
