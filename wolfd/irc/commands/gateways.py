"""WEBIRC: a gateway tells whom it brings; see ircv3.net/specs/extensions/webirc."""

from typing import TYPE_CHECKING

from twisted.logger import Logger

from wolfd.chat.ban_targets import number_of
from wolfd.irc.commands.row import Command
from wolfd.irc.message import Message

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

_LOG = Logger()


def webirc(session: "IrcSession", message: Message) -> None:
    """Take a listed gateway's word once, ahead of everything else that the client says; anybody else is sent away."""
    password, _, _, number, *options = message.params
    newcomer, server = session.newcomer, session.server
    if newcomer is None or newcomer.is_known or session.sasl is not None or session.counted != "":
        if not server.settings.gateways.is_one(session.address) and newcomer is not None:
            _refuse(session, "webirc-unlisted")
        else:
            _refuse(session, "webirc-late")
    elif not server.settings.gateways.may_vouch(session.address, password):
        _refuse(session, "webirc-password")
    elif not (address := _address(number)):
        _refuse(session, "webirc-address")
    else:
        session.is_brought = True
        session.is_vouched = "secure" in {option.partition("=")[0].lower() for option in " ".join(options).split()}
        server.resolve(session, address)


def _refuse(session: "IrcSession", mid: str) -> None:
    _LOG.warn("WEBIRC from {host} is refused: {why}", host=session.address, why=mid.removeprefix("webirc-"))
    session.leave(mid)


def _address(number: str) -> str:
    """An address as it was told, in its plain form; nothing if it is none."""
    found = number_of(number.removeprefix(":"))
    return "" if found is None else str(found)


ROWS = (Command("WEBIRC", webirc, ("WEBIRC secret gateway host.example 192.0.2.7 :secure",), 4, early=True),)
