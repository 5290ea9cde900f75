"""What the server tells of itself in numeric 005. Whatever stands here is enforced."""

from wolfd.chat.hall import Limits
from wolfd.chat.modes import ACCOUNT, EXTBAN, FLAGS, LISTS, MUTE

MODES = 12
"""Mode changes with a parameter in one MODE line."""
TARGETS = 4
"""Targets of one PRIVMSG or NOTICE."""
PAST = 100
"""Messages of one answer to CHATHISTORY."""

_PER_LINE = 12


def tokens(network: str, limits: Limits) -> tuple[str, ...]:
    """Every token of 005, in alphabetical order."""
    return (
        f"ACCOUNTEXTBAN={ACCOUNT}",
        f"AWAYLEN={limits.away}",
        "BOT=B",
        "CASEMAPPING=ascii",
        f"CHANLIMIT=#:{limits.channels}",
        f"CHANMODES={LISTS},k,l,{FLAGS}",
        f"CHANNELLEN={limits.channel}",
        "CHANTYPES=#",
        f"CHATHISTORY={PAST}",
        "ELIST=CMNTU",
        "EXCEPTS=e",
        f"EXTBAN={EXTBAN},{ACCOUNT}{MUTE}",
        "INVEX=I",
        f"KEYLEN={limits.key}",
        f"KICKLEN={limits.reason}",
        "LINELEN=512",
        f"MAXLIST={LISTS}:{limits.masks}",
        f"MODES={MODES}",
        f"MONITOR={limits.watched}",
        "MSGREFTYPES=msgid,timestamp",
        f"NAMELEN={limits.real}",
        f"NETWORK={network}",
        f"NICKLEN={limits.nick}",
        "PREFIX=(ov)@+",
        "SAFELIST",
        "STATUSMSG=@+",
        f"TARGMAX=JOIN:,KICK:,LIST:,NAMES:,NOTICE:{TARGETS},PART:,PRIVMSG:{TARGETS},TAGMSG:{TARGETS},USERHOST:,WHOIS:1",
        f"TOPICLEN={limits.topic}",
        f"USERLEN={limits.name}",
        "UTF8ONLY",
        "WHOX",
    )


def lines(network: str, limits: Limits) -> list[tuple[str, ...]]:
    """The tokens in as many as fit one line."""
    every = tokens(network, limits)
    return [every[at : at + _PER_LINE] for at in range(0, len(every), _PER_LINE)]
