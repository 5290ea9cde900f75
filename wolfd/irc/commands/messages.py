"""Talking: to channels, to one another, and saying that one is away."""

from typing import TYPE_CHECKING

from wolfd.chat.people import Channel, Refused, User
from wolfd.irc import caps, greeting
from wolfd.irc import numerics as n
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import charge, named, this_user
from wolfd.irc.forms import source_of
from wolfd.irc.isupport import TARGETS
from wolfd.irc.message import LINE, Message, is_key_of_client
from wolfd.irc.rooms import may_see

if TYPE_CHECKING:
    from wolfd.chat.hall import Hall
    from wolfd.irc.session import IrcSession

CHEAP = 0.5
"""What a line that may be a command of the game costs less than others of the client's tokens."""

_SURELY_FITS = 80
_ACTION = "\x01ACTION "


def privmsg(session: "IrcSession", message: Message) -> None:
    if not (message.params and named(message.params[0])):
        session.worded(n.ERR_NORECIPIENT, command="PRIVMSG")
    elif len(message.params) < 2 or not message.params[1]:
        session.worded(n.ERR_NOTEXTTOSEND)
    else:
        _say_to_all(session, message, "privmsg")


def notice(session: "IrcSession", message: Message) -> None:
    """As PRIVMSG, but nothing is ever answered."""
    if len(message.params) > 1 and message.params[1]:
        _say_to_all(session, message, "notice")


def tagmsg(session: "IrcSession", message: Message) -> None:
    if _relayed_tags(session, message):
        _say_to_all(session, message, "tagmsg")


def _say_to_all(session: "IrcSession", message: Message, kind: str) -> None:
    text = message.params[1] if kind != "tagmsg" else ""
    targets = named(message.params[0])
    if len(targets) > TARGETS:
        session.worded(n.ERR_TOOMANYTARGETS, targets[TARGETS])
        targets = targets[:TARGETS]
    charge(session, len(targets))
    if text[:1] == "\x01":
        kind, text = _action(kind, text)
    tags = _relayed_tags(session, message) if message.tags else ()
    for target in targets:
        session.spoken = target
        try:
            _say(session, text, kind, tags)
        except Refused as refused:
            if kind != "notice":
                session.refuse(refused, message.command)
    session.spoken = ""


def _say(session: "IrcSession", text: str, kind: str, tags: tuple[tuple[str, str], ...]) -> None:
    """Say something to whom the session speaks to."""
    user, hall = this_user(session), session.server.hall
    to: Channel | User | None = hall.channels.get(session.spoken)
    least = ""
    if to is None:
        to, least = _target(hall, session.spoken)
    if isinstance(to, Channel) and not may_see(user, to):
        raise Refused("no-such-channel", channel=session.spoken[len(least) :])
    if kind == "ctcp" and not _may_pass(to):
        _refuse_ctcp(session, to)
        return
    if to is hall.moderator or text.startswith(session.server.settings.prefix):
        session.refund(CHEAP)
    if len(text) > _SURELY_FITS and not _fits(user, kind, session.spoken, text):
        session.worded(n.ERR_INPUTTOOLONG)
        return
    hall.say(user, to, text, kind, tags=tags, least=least)
    if isinstance(to, User) and to.away and kind != "notice":
        session.reply(n.RPL_AWAY, to.nick, text=to.away)


def _fits(user: User, kind: str, target: str, text: str) -> bool:
    """Whether the line fits when it goes on to others, with its source before it; nothing is cut in silence."""
    head = f"{_ACTION}\x01" if kind == "action" else ""
    verb = "NOTICE" if kind == "notice" else "PRIVMSG"
    return len(f":{source_of(user)} {verb} {target} :{head}{text}".encode()) <= LINE


def _target(hall: "Hall", name: str) -> tuple[Channel | User, str]:
    """Whom a name stands for, and the standing that members need to hear it (STATUSMSG)."""
    least = name[0] if name[0] in "@+" else ""
    if name[len(least) : len(least) + 1] == "#":
        room = name[len(least) :]
        channel = hall.find_channel(room)
        if channel is None:
            raise Refused("no-such-channel", channel=room)
        return channel, least
    user = hall.find_user(name)
    if user is None:
        raise Refused("no-such-nick", nick=name)
    return user, ""


def _action(kind: str, text: str) -> tuple[str, str]:
    """What a CTCP stands for, without what is around it; an answer to one is left out."""
    if kind == "privmsg" and text.startswith(_ACTION):
        return "action", text[len(_ACTION) :].removesuffix("\x01")
    return ("ctcp", text.strip("\x01")) if kind == "privmsg" else ("notice", "")


def _may_pass(to: Channel | User) -> bool:
    """Whether a CTCP other than ACTION is passed on: in a plain channel, unless its modes forbid that."""
    return isinstance(to, Channel) and to.keeper is None and "C" not in to.modes


def _refuse_ctcp(session: "IrcSession", to: Channel | User) -> None:
    if isinstance(to, Channel):
        session.reply(n.ERR_CANNOTSENDTOCHAN, to.name, text=session.phrase("irc-no-ctcp"))
    else:
        session.reply(n.ERR_CANNOTSENDTOUSER, to.nick, text=session.phrase("irc-no-ctcp"))


def _relayed_tags(session: "IrcSession", message: Message) -> tuple[tuple[str, str], ...]:
    """The tags that go on to others: those of clients only, if this client knows of tags at all."""
    if not session.caps & caps.MESSAGE_TAGS:
        return ()
    return tuple((key, value) for key, value in message.tags.items() if is_key_of_client(key))


def away(session: "IrcSession", message: Message) -> None:
    text = message.params[0] if message.params else ""
    if session.newcomer is None:
        greeting.set_away(session, text or None)
    elif session.caps & caps.PRE_AWAY:
        session.newcomer.away = text or None
    else:
        session.worded(n.ERR_NOTREGISTERED)
        return
    session.worded(n.RPL_NOWAWAY if text else n.RPL_UNAWAY)


ROWS = (
    Command("PRIVMSG", privmsg, ("PRIVMSG #wolf :Who has seen Bob?", "PRIVMSG Moderator :see 3")),
    Command("NOTICE", notice, ("NOTICE Bob :back in a minute",)),
    Command("TAGMSG", tagmsg, ("@+typing=active TAGMSG #wolf",), 1),
    Command("AWAY", away, ("AWAY :at supper", "AWAY"), early=True),
)
