"""MODE, of channels and of oneself."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wolfd.chat.modes import LISTS, Change
from wolfd.chat.people import Channel, Refused
from wolfd.irc import numerics as n
from wolfd.irc.answers import AnsweringWire
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import named, one_channel, one_user, this_user
from wolfd.irc.forms import mode_lines
from wolfd.irc.greeting import USER_MODES
from wolfd.irc.isupport import MODES
from wolfd.irc.message import Message

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

_LIST_NUMERICS = {
    "b": (n.RPL_BANLIST, n.RPL_ENDOFBANLIST),
    "e": (n.RPL_EXCEPTLIST, n.RPL_ENDOFEXCEPTLIST),
    "I": (n.RPL_INVEXLIST, n.RPL_ENDOFINVEXLIST),
}
_TAKES = {True: f"{LISTS}ovkl", False: f"{LISTS}ovk"}
"""The letters that take a parameter when they are set, and when they are taken away."""
_NEEDS = {True: "ovkl", False: "ov"}
"""Those of them that cannot do without; a list without one is asked for."""


def mode(session: "IrcSession", message: Message) -> None:
    target, changes = message.params[0], message.params[1:]
    if not target.startswith("#"):
        _mode_of_user(session, target, changes)
    elif changes:
        _change(session, one_channel(session, target), changes)
    else:
        for name in named(target):
            _show(session, name)


def _show(session: "IrcSession", name: str) -> None:
    """A channel's modes; the key only for those inside."""
    try:
        channel = one_channel(session, name)
    except Refused as refused:
        session.refuse(refused, "MODE")
        return
    letters = "".join(sorted(channel.modes))
    values = []
    if channel.key:
        letters += "k"
        values.append(channel.key if session.user in channel.members else "*")
    if channel.limit:
        letters += "l"
        values.append(str(channel.limit))
    session.reply(n.RPL_CHANNELMODEIS, channel.name, f"+{letters}", *values)
    session.reply(n.RPL_CREATIONTIME, channel.name, str(int(channel.created)))


def _change(session: "IrcSession", channel: Channel, words: list[str]) -> None:
    """Show the lists that are asked for, then make the changes that may be made, all together."""
    user, hall = this_user(session), session.server.hall
    allowed: list[Change] = []
    for change in _changes(words):
        on, letter, value = change
        if letter in LISTS and not value:
            _show_list(session, channel, letter)
            continue
        if letter in _NEEDS[on] and not value:
            session.worded(n.ERR_INVALIDMODEPARAM, channel.name, letter, "*")
            continue
        try:
            hall.check_change(user, channel, change, allowed)
        except Refused as refused:
            session.refuse(refused, "MODE")
            if refused.mid in {"need-op", "not-in-channel"}:
                return
        else:
            allowed.append(change)
    if allowed:
        hall.set_modes(user, channel, allowed)


def _changes(words: list[str]) -> Iterator[Change]:
    """The changes of a MODE line; of those with a parameter no more than 005 promises."""
    letters, values = words[0], iter(words[1:])
    on, left = True, MODES
    for letter in letters:
        if letter in "+-":
            on = letter == "+"
            continue
        value = next(values, "") if letter in _TAKES[on] else ""
        if value:
            left -= 1
        if left >= 0:
            yield on, letter, value


def _show_list(session: "IrcSession", channel: Channel, letter: str) -> None:
    """The masks of a list; who is excepted or let in is only for the operators of the channel."""
    one, end = _LIST_NUMERICS[letter]
    if letter != "b":
        session.server.hall.need_op(this_user(session), channel)
    for mask, (by, at) in channel.lists[letter].items():
        session.reply(one, channel.name, mask, by, str(int(at)))
    session.worded(end, channel.name)


def _mode_of_user(session: "IrcSession", nick: str, changes: list[str]) -> None:
    user = this_user(session)
    if one_user(session, nick) is not user:
        session.worded(n.ERR_USERSDONTMATCH)
    elif not changes:
        session.reply(n.RPL_UMODEIS, f"+{''.join(sorted(user.modes))}")
    else:
        _change_oneself(session, changes[0])


def _change_oneself(session: "IrcSession", letters: str) -> None:
    user = this_user(session)
    done: list[Change] = []
    unknown = False
    for on, letter, _ in _changes([letters]):
        if letter == "Z" or (letter == "o" and on):  # nobody becomes an operator by MODE, nor any safer
            continue
        if letter not in USER_MODES:
            unknown = True
        elif (letter in user.modes) != on:
            _set_own(session, letter, on=on)
            done.append((on, letter, ""))
    if unknown:
        session.worded(n.ERR_UMODEUNKNOWNFLAG)
    for line in mode_lines(done):
        told = f":{user.nick} MODE {user.nick} {line}\r\n".encode()
        session.answer(told)
        others: list[object] = [each for each in user.sessions if each is not session]
        for other in others:
            if isinstance(other, AnsweringWire):
                other.send(told)


def _set_own(session: "IrcSession", letter: str, *, on: bool) -> None:
    user = this_user(session)
    if letter == "o":
        session.server.hall.resign(user)
    elif letter == "i":
        session.server.hall.hide(user, on=on)
    else:
        (user.modes.add if on else user.modes.discard)(letter)


ROWS = (
    Command("MODE", mode, ("MODE #wolf", "MODE #wolf +mv Bob", "MODE #wolf b", "MODE Ann +B"), 1),
)  # fmt: skip
