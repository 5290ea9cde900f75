"""The capabilities that a client may ask for: one row each, and what a CAP REQ makes of those it has."""

from collections.abc import Mapping
from dataclasses import dataclass

# Plain numbers: a session tests them on every line, and an enum's bit operations take ten times as long.
ACCOUNT_NOTIFY = 1 << 0
ACCOUNT_TAG = 1 << 1
AWAY_NOTIFY = 1 << 2
BATCH = 1 << 3
CAP_NOTIFY = 1 << 4
ECHO_MESSAGE = 1 << 5
EXTENDED_JOIN = 1 << 6
EXTENDED_MONITOR = 1 << 7
INVITE_NOTIFY = 1 << 8
LABELED_RESPONSE = 1 << 9
MESSAGE_TAGS = 1 << 10
MULTI_PREFIX = 1 << 11
NO_IMPLICIT_NAMES = 1 << 12
SERVER_TIME = 1 << 13
SETNAME = 1 << 14
STANDARD_REPLIES = 1 << 15
USERHOST_IN_NAMES = 1 << 16
SASL = 1 << 17
ACCOUNT_REGISTRATION = 1 << 18
CHATHISTORY = 1 << 19
EVENT_PLAYBACK = 1 << 20
READ_MARKER = 1 << 21
PRE_AWAY = 1 << 22
EXTENDED_ISUPPORT = 1 << 23
CHGHOST = 1 << 24

STS = 1 << 62

DRAWN = (
    ACCOUNT_NOTIFY | ACCOUNT_TAG | AWAY_NOTIFY | CHGHOST | EXTENDED_JOIN | EXTENDED_MONITOR | INVITE_NOTIFY | MESSAGE_TAGS
    | SERVER_TIME | SETNAME
)  # fmt: skip
"""Those that change how a fact is drawn; the others change only answers."""


@dataclass(frozen=True, slots=True)
class Row:
    """A capability: its bit, and its name on the wire."""

    bit: int
    name: str
    is_asked: bool = True
    """Whether a client may ask for it; if not, it is only told."""


ROWS = (
    Row(ACCOUNT_NOTIFY, "account-notify"),
    Row(ACCOUNT_TAG, "account-tag"),
    Row(AWAY_NOTIFY, "away-notify"),
    Row(BATCH, "batch"),
    Row(CAP_NOTIFY, "cap-notify"),
    Row(CHGHOST, "chghost"),
    Row(ACCOUNT_REGISTRATION, "draft/account-registration"),
    Row(CHATHISTORY, "draft/chathistory"),
    Row(EVENT_PLAYBACK, "draft/event-playback"),
    Row(EXTENDED_ISUPPORT, "draft/extended-isupport"),
    Row(PRE_AWAY, "draft/pre-away"),
    Row(READ_MARKER, "draft/read-marker"),
    Row(ECHO_MESSAGE, "echo-message"),
    Row(EXTENDED_JOIN, "extended-join"),
    Row(EXTENDED_MONITOR, "extended-monitor"),
    Row(INVITE_NOTIFY, "invite-notify"),
    Row(LABELED_RESPONSE, "labeled-response"),
    Row(MESSAGE_TAGS, "message-tags"),
    Row(MULTI_PREFIX, "multi-prefix"),
    Row(NO_IMPLICIT_NAMES, "no-implicit-names"),
    Row(SASL, "sasl"),
    Row(SERVER_TIME, "server-time"),
    Row(SETNAME, "setname"),
    Row(STANDARD_REPLIES, "standard-replies"),
    Row(STS, "sts", is_asked=False),
    Row(USERHOST_IN_NAMES, "userhost-in-names"),
)

BY_NAME = {row.name: row for row in ROWS}
ALL = sum(row.bit for row in ROWS if row.is_asked)


def listed(offered: int, values: Mapping[int, str]) -> list[str]:
    """The capabilities that are offered as CAP LS shows them; `values` are for clients of version 302."""
    return [f"{row.name}={value}" if (value := values.get(row.bit)) else row.name for row in ROWS if row.bit & offered]


def names(caps: int) -> list[str]:
    """The names of the capabilities that are set."""
    return [row.name for row in ROWS if row.bit & caps]


def changed(caps: int, asked: str, offered: int) -> int | None:
    """The capabilities after a CAP REQ, whose words may begin with a minus; nothing if one is not to be had."""
    for word in asked.split():
        row = BY_NAME.get(word.removeprefix("-"))
        if row is None or not row.bit & offered:
            return None
        caps = caps & ~row.bit if word[0] == "-" else caps | row.bit
    return caps
