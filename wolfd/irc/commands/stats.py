"""STATS: figures of the server by letter, most of them for operators alone.

What a running game hides is in none: of connections only what waits for them, not what they have sent or heard.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from wolfd.chat.bans import ADDRESS, Ban
from wolfd.chat.people import Refused
from wolfd.irc import numerics as n
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import this_user
from wolfd.irc.message import Message

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def stats(session: "IrcSession", message: Message) -> None:
    letter = message.params[0][:1] or "*"
    try:
        if letter in LETTERS:
            need = session.server.hall.need_outside if letter in COUNTED else session.server.hall.need
            need(this_user(session), "stats")
            LETTERS[letter](session)
        elif letter == "u":
            _uptime(session)
    except Refused as refused:
        session.refuse(refused, "STATS")
    session.worded(n.RPL_ENDOFSTATS, letter)


def _uptime(session: "IrcSession") -> None:
    minutes, seconds = divmod(int(session.server.hall.wall() - session.server.started), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    session.worded(n.RPL_STATSUPTIME, days=days, time=f"{hours}:{minutes:02}:{seconds:02}")


def _operators(session: "IrcSession") -> None:
    """Whom the configuration names, with what each may do; and who of them is here, by nick."""
    operators = session.server.operators
    here = session.server.hall.operators
    for operator in operators.named if operators is not None else []:
        nicks = ",".join(user.nick for user, powers in here.items() if powers.name == operator.name)
        session.reply(n.RPL_STATSOLINE, "O", "*@*", "*", operator.name, ",".join(sorted(operator.may)), nicks or "*")


def _addresses(session: "IrcSession") -> None:
    _bans(session, n.RPL_STATSDLINE, "D", lambda ban: ban.kind == ADDRESS)


def _masks(session: "IrcSession") -> None:
    _bans(session, n.RPL_STATSKLINE, "K", lambda ban: ban.kind != ADDRESS)


def _bans(session: "IrcSession", numeric: str, letter: str, is_meant: Callable[[Ban], bool]) -> None:
    """Each ban with who set it, when, and until when (0: for good)."""
    for ban in session.server.hall.bans.all():
        if is_meant(ban):
            sign = letter.lower() if ban.until else letter
            spared = " (accounts)" if ban.spares else ""
            text = f"{ban.reason}{spared}"
            session.reply(numeric, sign, ban.target, ban.by.split(" ")[0], str(int(ban.made)), str(int(ban.until)), text=text)


def _links(session: "IrcSession") -> None:
    """Each connection with the bytes that wait for it, and the seconds since it came."""
    now = session.clock.seconds()
    for each in session.server.sessions:
        session.reply(n.RPL_STATSLINKINFO, each.nick, str(each.unsent), "0", "0", "0", "0", str(int(now - each.since)))


def _commands(session: "IrcSession") -> None:
    for name, count in sorted(session.server.used.items()):
        session.reply(n.RPL_STATSCOMMANDS, name, str(count))


def _limits(session: "IrcSession") -> None:
    for limit, count in sorted(session.server.hall.hits.counts.items()):
        session.reply(n.RPL_STATSDEBUG, "t", str(count), text=session.phrase(f"limit-{limit}"))


LETTERS: dict[str, Callable[["IrcSession"], None]] = {
    "d": _addresses, "k": _masks, "l": _links, "m": _commands, "o": _operators, "t": _limits,
}  # fmt: skip
"""Those for operators."""
COUNTED = frozenset("lmt")
"""Of these, figures of what people do: an answer by night is a line like any other."""

ROWS = (
    Command("STATS", stats, ("STATS u", "STATS o", "STATS k", "STATS d", "STATS l", "STATS m", "STATS t"), 1),
)  # fmt: skip
