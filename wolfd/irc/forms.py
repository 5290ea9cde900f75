"""Facts as lines of IRC: each fact once for every distinct form, however many sessions see it.

A form is what decides how a fact looks: some of the capabilities, and the language.
"""

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import cache

from wolfd.chat import facts
from wolfd.chat.facts import Fact, Plain, Said
from wolfd.chat.people import User
from wolfd.chat.words import cut, cut_words
from wolfd.irc import caps
from wolfd.irc.isupport import MODES
from wolfd.irc.message import LINE, format_tags

WORDED = 400
"""Bytes of one line of the Moderator's."""

_VERBS = {"privmsg": "PRIVMSG", "action": "PRIVMSG", "ctcp": "PRIVMSG", "notice": "NOTICE"}
_AROUND = {"action": ("\x01ACTION ", "\x01"), "ctcp": ("\x01", "\x01")}


class Form:
    """One look: there is one object for each, so that it is found in `Fact.forms` by identity."""

    __slots__ = ("bits", "language")

    def __init__(self, bits: int, language: str) -> None:
        self.bits = bits
        self.language = language


@cache
def form_of(bits: int, language: str) -> Form:
    """The form of a session with these capabilities, of which only those in `caps.DRAWN` may be given."""
    return Form(bits, language)


def source_of(user: User) -> str:
    """The user as the source of a line."""
    return f"{user.nick}!{user.name}@{user.host}"


def render(fact: Fact, form: Form) -> bytes:
    """The fact's lines, with CRLF, for others than its author; nothing if this form does not show it."""
    return _DRAWN_BY[type(fact)](fact, form)


def render_said(fact: Said, form: Form, target: str) -> bytes:
    """Words as said to a target, which an echo repeats as it was typed."""
    if fact.kind == "tagmsg":
        return _line(_tags(fact, form, fact.by), fact.by, f"TAGMSG {target}") if form.bits & caps.MESSAGE_TAGS else b""
    head = f":{source_of(fact.by)} {_VERBS[fact.kind]} {target} :"
    start, end = _AROUND.get(fact.kind, ("", ""))
    text = fact.text
    if isinstance(text, Plain):
        line = f"{head}{start}{text.text}{end}\r\n".encode()
        if len(line) <= LINE + 2:
            return _tags(fact, form, fact.by).encode() + line if form.bits else line
    room = LINE - len(f"{head}{start}{end}".encode())
    if not form.bits:
        return "".join([f"{head}{start}{piece}{end}\r\n" for piece in _pieces(fact, form, room)]).encode()
    return "".join(
        f"{_tags(fact, form, fact.by, number)}{head}{start}{piece}{end}\r\n"
        for number, piece in enumerate(_pieces(fact, form, room))
    ).encode()


def _pieces(fact: Said, form: Form, room: int) -> Iterator[str]:
    parted, limit = (cut, room) if isinstance(fact.text, Plain) else (cut_words, min(WORDED, room))
    for line in fact.text.lines(form.language):
        yield from parted(line or " ", limit)


def _line(tags: str, by: User, rest: str) -> bytes:
    return f"{tags}:{by.nick}!{by.name}@{by.host} {rest}\r\n".encode()


def _tags(fact: Fact, form: Form, by: User, number: int = 0) -> str:
    """The tags of a line; the lines after a fact's first one have message ids of their own."""
    bits = form.bits
    if not bits:
        return ""
    tags: list[tuple[str, str]] = []
    if bits & caps.SERVER_TIME and fact.at:
        tags.append(("time", time_tag(fact.at)))
    if bits & caps.ACCOUNT_TAG and by.account:
        tags.append(("account", by.account))
    if bits & caps.MESSAGE_TAGS:
        if fact.mid:
            tags.append(("msgid", f"{fact.mid}-{number}" if number else fact.mid))
        if "B" in by.modes:
            tags.append(("bot", ""))
        if isinstance(fact, Said):
            tags.extend(fact.tags)
    return format_tags(tags)


def time_tag(at: float) -> str:
    """A time of the wall clock as server-time has it."""
    return f"{datetime.fromtimestamp(at, UTC).isoformat(timespec='milliseconds')[:-6]}Z"


def mode_lines(changes: Iterable[tuple[bool, str, str]]) -> Iterator[str]:
    """Mode changes as the ends of MODE lines, each with a sign for each run and no more than clients take at once."""
    signs, values, last, count = "", "", "", 0
    for on, letter, value in changes:
        sign = "+" if on else "-"
        if count and (count == MODES or len(values.encode()) + len(value.encode()) > LINE // 2):
            yield signs + values
            signs, values, last, count = "", "", "", 0
        signs += letter if sign == last else sign + letter
        values += f" {value}" if value else ""
        last, count = sign, count + 1
    if signs:
        yield signs + values


def target_of(fact: Said) -> str:
    """To whom something was said, as the others see it."""
    to = fact.to
    return to.nick if isinstance(to, User) else fact.least + to.name


def _said(fact: Said, form: Form) -> bytes:
    return render_said(fact, form, target_of(fact))


def _joined(fact: facts.Joined, form: Form) -> bytes:
    who, rest = fact.who, f"JOIN {fact.channel.name}"
    if form.bits & caps.EXTENDED_JOIN:
        rest += f" {who.account or '*'} :{who.real}"
    line = _line(_tags(fact, form, who), who, rest)
    if form.bits & caps.AWAY_NOTIFY and who.away:
        line += _line(_tags(fact, form, who, 1), who, f"AWAY :{who.away}")
    return line


def _left(fact: facts.Left, form: Form) -> bytes:
    reason = f" :{fact.reason}" if fact.reason else ""
    return _line(_tags(fact, form, fact.who), fact.who, f"PART {fact.channel.name}{reason}")


def _quit(fact: facts.Quit, form: Form) -> bytes:
    return _line(_tags(fact, form, fact.who), fact.who, f"QUIT :{fact.reason}")


def _renamed(fact: facts.Renamed, form: Form) -> bytes:
    who = fact.who
    return f"{_tags(fact, form, who)}:{fact.old}!{who.name}@{who.host} NICK {fact.new}\r\n".encode()


def _kicked(fact: facts.Kicked, form: Form) -> bytes:
    rest = f"KICK {fact.channel.name} {fact.who.nick} :{fact.reason or fact.by.nick}"
    return _line(_tags(fact, form, fact.by), fact.by, rest)


def _topic_set(fact: facts.TopicSet, form: Form) -> bytes:
    return _line(_tags(fact, form, fact.by), fact.by, f"TOPIC {fact.channel.name} :{fact.topic}")


def _modes_set(fact: facts.ModesSet, form: Form) -> bytes:
    tags = _tags(fact, form, fact.by)
    return b"".join(_line(tags, fact.by, f"MODE {fact.channel.name} {rest}") for rest in mode_lines(fact.changes))


def _invited(fact: facts.Invited | facts.InviteSeen, form: Form) -> bytes:
    return _line(_tags(fact, form, fact.by), fact.by, f"INVITE {fact.who.nick} {fact.channel.name}")


def _invite_seen(fact: facts.InviteSeen, form: Form) -> bytes:
    return _invited(fact, form) if form.bits & caps.INVITE_NOTIFY else b""


def _went_away(fact: facts.WentAway, form: Form) -> bytes:
    if not form.bits & caps.AWAY_NOTIFY:
        return b""
    return _line(_tags(fact, form, fact.who), fact.who, f"AWAY :{fact.text}" if fact.text else "AWAY")


def _redressed(fact: facts.Redressed, form: Form) -> bytes:
    if not form.bits & caps.SETNAME:
        return b""
    return _line(_tags(fact, form, fact.who), fact.who, f"SETNAME :{fact.real}")


def _identified(fact: facts.Identified, form: Form) -> bytes:
    if not form.bits & caps.ACCOUNT_NOTIFY:
        return b""
    return _line(_tags(fact, form, fact.who), fact.who, f"ACCOUNT {fact.account or '*'}")


def _rehosted(fact: facts.Rehosted, form: Form) -> bytes:
    if not form.bits & caps.CHGHOST:
        return b""
    who = fact.who
    return f"{_tags(fact, form, who)}:{who.nick}!{who.name}@{fact.old} CHGHOST {who.name} {fact.host}\r\n".encode()


def _watched(fact: facts.Watched, form: Form) -> bytes:
    return render(fact.what, form) if form.bits & caps.EXTENDED_MONITOR else b""


def _walloped(fact: facts.Walloped, form: Form) -> bytes:
    return _line(_tags(fact, form, fact.by), fact.by, f"WALLOPS :{fact.text}")


_DRAWN_BY: dict[type[Fact], Callable[..., bytes]] = {
    facts.Said: _said,
    facts.Walloped: _walloped,
    facts.Joined: _joined,
    facts.Left: _left,
    facts.Quit: _quit,
    facts.Renamed: _renamed,
    facts.Kicked: _kicked,
    facts.TopicSet: _topic_set,
    facts.ModesSet: _modes_set,
    facts.Invited: _invited,
    facts.InviteSeen: _invite_seen,
    facts.WentAway: _went_away,
    facts.Redressed: _redressed,
    facts.Identified: _identified,
    facts.Rehosted: _rehosted,
    facts.Watched: _watched,
}
