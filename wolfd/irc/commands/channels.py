"""Entering, leaving and describing channels."""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING, ParamSpec

from wolfd.chat.keeping import Describing
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, Refused
from wolfd.irc import numerics as n
from wolfd.irc import rooms
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import charge, may_ask, named, one_channel, one_user, this_user
from wolfd.irc.listing import filters
from wolfd.irc.message import Message

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

Words = ParamSpec("Words")


def join(session: "IrcSession", message: Message) -> None:
    user, hall = this_user(session), session.server.hall
    names = named(message.params[0])
    keys = message.params[1].split(",") if len(message.params) > 1 else []
    if not names:
        session.worded(n.ERR_NEEDMOREPARAMS, "JOIN")
    elif names == ["0"]:
        charge(session, len(user.channels))
        for channel in tuple(user.channels):
            hall.part(user, channel)
    else:
        charge(session, len(names))
        for name, key in zip_longest(names, keys[: len(names)], fillvalue=""):
            _one(session, "JOIN", hall.join, user, name, key)


def part(session: "IrcSession", message: Message) -> None:
    reason = message.params[1] if len(message.params) > 1 else ""
    names = named(message.params[0])
    charge(session, len(names))
    for name in names:
        _one(session, "PART", _part, session, name, reason)


def _part(session: "IrcSession", name: str, reason: str) -> None:
    session.server.hall.part(this_user(session), one_channel(session, name), reason)


def _one(session: "IrcSession", command: str, call: Callable[Words, object], *words: Words.args, **more: Words.kwargs) -> None:
    """Do one of several: what refuses it stops none of the others."""
    try:
        call(*words, **more)
    except Refused as refused:
        session.refuse(refused, command)


def topic(session: "IrcSession", message: Message) -> None:
    user, hall = this_user(session), session.server.hall
    channel = one_channel(session, message.params[0])
    if len(message.params) > 1:
        hall.set_topic(user, channel, message.params[1])
    else:
        rooms.show_topic(session, channel)


def invite(session: "IrcSession", message: Message) -> None:
    user, hall = this_user(session), session.server.hall
    if not message.params:
        for channel in user.invited:
            if hall.find_channel(channel.name) is channel:
                session.reply(n.RPL_INVITELIST, channel.name)
        session.worded(n.RPL_ENDOFINVITELIST)
        return
    if len(message.params) < 2:
        session.worded(n.ERR_NEEDMOREPARAMS, "INVITE")
        return
    other, channel = one_user(session, message.params[0]), one_channel(session, message.params[1])
    hall.invite(user, other, channel)
    session.reply(n.RPL_INVITING, other.nick, channel.name)
    if other.away:
        session.reply(n.RPL_AWAY, other.nick, text=other.away)


def kick(session: "IrcSession", message: Message) -> None:
    reason = message.params[2] if len(message.params) > 2 else ""
    names, nicks = named(message.params[0]), named(message.params[1])
    charge(session, len(nicks))
    for name, nick in _pairs(names, nicks):
        _one(session, "KICK", _kick, session, name, nick, reason)


def _kick(session: "IrcSession", name: str, nick: str, reason: str) -> None:
    user, hall = this_user(session), session.server.hall
    channel = one_channel(session, name)
    hall.need_op(user, channel)  # before anything is told of the nick
    hall.kick(user, one_user(session, nick), channel, reason or user.nick)


def _pairs(names: list[str], nicks: list[str]) -> Iterator[tuple[str, str]]:
    """Each nick with its channel: one channel for all, or as many as nicks."""
    if len(names) == 1:
        return ((names[0], nick) for nick in nicks)
    return zip(names, nicks, strict=False)


def names(session: "IrcSession", message: Message) -> None:
    asked = message.params[0] if message.params else "*"
    for name in named(asked):
        channel = session.server.hall.find_channel(name)
        if channel is not None and rooms.may_see(session.user, channel):
            rooms.show_names(session, channel)
    session.worded(n.RPL_ENDOFNAMES, asked)


def list_channels(session: "IrcSession", message: Message) -> None:
    if not may_ask(session, "LIST"):
        return
    hall = session.server.hall
    asked = message.params[0] if message.params else ""
    wanted, listed = filters(asked, hall.wall()), _listed(session, asked)
    session.budget.search(len(wanted) * len(listed))
    session.worded(n.RPL_LISTSTART, session.phrase("irc-list-channel"))
    for channel in listed:
        if rooms.may_see(session.user, channel) and all(fits(channel) for fits in wanted):
            session.budget.spend(1)
            session.reply(n.RPL_LIST, channel.name, str(len(channel.members)), text=channel.topic or _table(session, channel))
    session.worded(n.RPL_LISTEND)


def _table(session: "IrcSession", channel: Channel) -> str:
    """How the table of a channel stands, in few words; nothing where there is none."""
    host = session.server.hall.host
    told = host.described(channel) if isinstance(host, Describing) else None
    return " ".join(told.lines(session.form.language)) if told is not None else ""


def _listed(session: "IrcSession", asked: str) -> list[Channel]:
    """The channels named, or all if none is named outright."""
    hall = session.server.hall
    exact = [fold(word) for word in named(asked) if word[0] == "#" and not set(word) & set("*?")]
    if exact:
        return [hall.channels[name] for name in exact if name in hall.channels]
    return list(hall.channels.values())


ROWS = (
    Command("JOIN", join, ("JOIN #wolf", "JOIN #wolf,#moon key", "JOIN 0"), 1),
    Command("PART", part, ("PART #wolf", "PART #wolf :so long"), 1),
    Command("TOPIC", topic, ("TOPIC #wolf", "TOPIC #wolf :A long night"), 1),
    Command("INVITE", invite, ("INVITE", "INVITE Bob #wolf")),
    Command("KICK", kick, ("KICK #wolf Bob", "KICK #wolf Bob :enough"), 2),
    Command("NAMES", names, ("NAMES #wolf",)),
    Command("LIST", list_channels, ("LIST", "LIST *wolf*", "LIST >3", "LIST C<60")),
)
