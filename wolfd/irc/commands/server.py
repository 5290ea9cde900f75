"""Asking about the server."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from wolfd.chat.names import matches
from wolfd.irc import caps, greeting
from wolfd.irc import numerics as n
from wolfd.irc.commands.row import Command
from wolfd.irc.message import Message
from wolfd.texts import Message as Text

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def _is_meant(session: "IrcSession", message: Message) -> bool:
    """Whether the server that a query names, if any, is this one; answers it if not."""
    asked = message.params[0] if message.params else ""
    if not asked or matches(asked, session.name) or session.server.hall.find_user(asked) is not None:
        return True
    session.worded(n.ERR_NOSUCHSERVER, asked)
    return False


def motd(session: "IrcSession", message: Message) -> None:
    if _is_meant(session, message):
        greeting.show_motd(session)


def lusers(session: "IrcSession", _message: Message) -> None:
    greeting.count(session)


def version(session: "IrcSession", message: Message) -> None:
    if _is_meant(session, message):
        session.reply(n.RPL_VERSION, session.server.settings.version, session.name, text=session.server.settings.network)
        greeting.show_supported(session)


def supported(session: "IrcSession", _message: Message) -> None:
    """What 005 tells; before registration only for those who know that it may be asked then."""
    if session.user is None and not session.caps & caps.EXTENDED_ISUPPORT:
        session.worded(n.ERR_NOTREGISTERED)
    else:
        greeting.show_supported(session)


def time(session: "IrcSession", message: Message) -> None:
    if _is_meant(session, message):
        now = datetime.fromtimestamp(session.server.hall.wall(), UTC)
        session.reply(n.RPL_TIME, session.name, text=now.strftime("%Y-%m-%d %H:%M:%S UTC"))


def admin(session: "IrcSession", message: Message) -> None:
    if not _is_meant(session, message):
        return
    told = session.server.settings.admin
    if told is None:
        session.worded(n.ERR_NOADMININFO, session.name)
        return
    session.worded(n.RPL_ADMINME, session.name, server=session.name)
    for numeric, text in zip((n.RPL_ADMINLOC1, n.RPL_ADMINLOC2, n.RPL_ADMINEMAIL), told, strict=True):
        session.reply(numeric, text=text)


def info(session: "IrcSession", message: Message) -> None:
    if not _is_meant(session, message):
        return
    for line in Text("irc-info", version=session.server.settings.version).lines(session.form.language):
        session.reply(n.RPL_INFO, text=line)
    session.worded(n.RPL_ENDOFINFO)


def links(session: "IrcSession", message: Message) -> None:
    """There are none."""
    session.worded(n.RPL_ENDOFLINKS, message.params[-1] if message.params else "*")


def help_irc(session: "IrcSession", message: Message) -> None:
    """Without a subject, every command; with one, what it does and how it is written."""
    from wolfd.irc.commands import COMMANDS  # noqa: PLC0415 - this row is one of them

    subject = message.params[0].upper() if message.params and message.params[0] else "*"
    row = COMMANDS.get(subject)
    if subject != "*" and row is None:
        session.worded(n.ERR_HELPNOTFOUND, subject)
        return
    session.worded(n.RPL_HELPSTART, subject)
    if row is None:
        names = sorted(COMMANDS)
        lines = [" ".join(names[at : at + 10]) for at in range(0, len(names), 10)]
    else:
        lines = [session.phrase(f"irc-help-{row.name.lower()}"), *row.examples]
    for line in lines:
        session.reply(n.RPL_HELPTXT, subject, text=line)
    session.worded(n.RPL_ENDOFHELP, subject)


ROWS = (
    Command("MOTD", motd, ("MOTD",)),
    Command("LUSERS", lusers, ("LUSERS",)),
    Command("VERSION", version, ("VERSION",)),
    Command("ISUPPORT", supported, ("ISUPPORT",), early=True),
    Command("TIME", time, ("TIME",)),
    Command("ADMIN", admin, ("ADMIN",)),
    Command("INFO", info, ("INFO",)),
    Command("LINKS", links, ("LINKS",)),
    Command("HELP", help_irc, ("HELP", "HELP JOIN")),
    Command("HELPOP", help_irc, ("HELPOP JOIN",)),
)
