"""Talk as an IRC client keeps it: who said what, who came and went, and what the Moderator told.

Only what people could see is in it; lines that one seat alone was told, or told the Moderator, name both ends.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.events import Event
    from wolfd.texts import Value

Fields = Mapping[str, Any]
STRANGE = (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError)
"""What comes of a record that is not as a server makes it: picked and edited by somebody, or of a damaged log."""


class IrcLog:
    """Renders records in order; remembers who sits where."""

    def __init__(self) -> None:
        self._day = ""
        self._nicks: dict[str, dict[int, str]] = {}

    def lines(self, fields: Fields) -> Iterator[str]:
        """The lines of a record; none for one that no client would have seen."""
        row = ROWS.get(fields["type"])
        try:
            told = list(row(self, fields)) if row else []
        except STRANGE:
            told = [f"-!- record {fields.get('seq')} of type {fields['type']} cannot be told as talk"]
        if not told:
            return
        day, _, clock = fields["ts"].partition("T")
        if day != self._day:
            self._day = day
            yield _clean(f"--- Day changed {day}")
        where = fields.get("chan")
        for line in told:
            yield _clean(f"{clock[:8]} {where} {line}" if where else f"{clock[:8]} {line}")

    def message(self, fields: Fields) -> Iterable[str]:
        nick, text = fields["nick"], fields["text"]
        match fields.get("kind"):
            case "action":
                return (f"* {nick} {text}",)
            case "notice":
                return (f"-{nick}- {text}",)
        return (f"<{nick}> {text}",)

    def private(self, fields: Fields) -> Iterable[str]:
        return (f"[{fields['nick']} -> {fields['to']}] {fields.get('text', NOT_KEPT)}",)

    def refused(self, fields: Fields) -> Iterable[str]:
        return (f"-!- {fields['nick']} was not let say to {fields['to_nick']}: {fields.get('text', NOT_KEPT)}",)

    def seated(self, fields: Fields) -> Iterable[str]:
        self._nicks.setdefault(fields["game"], {})[fields["seat"]] = fields["nick"]
        return ()

    def started(self, fields: Fields) -> Iterable[str]:
        self._nicks[fields["game"]] = {seat["seat"]: seat["nick"] for seat in fields["seats"]}
        return ()

    def command(self, fields: Fields) -> Iterable[str]:
        """What the Moderator told of a command's events: to all as talk, to some with their seats."""
        from engine import codec  # noqa: PLC0415 - the words of games take long to read, and only they need it
        from engine import events as e  # noqa: PLC0415 - as above

        for plain in fields["events"]:
            try:
                event = codec.event(plain)
            except ValueError:
                continue
            to = event.to if isinstance(event, e.Told) else "pack" if isinstance(event, e.Pack) else None
            yield from self._told(event, fields["game"], to)

    def _told(self, event: "Event", game: str, to: tuple[int, ...] | str | None) -> Iterator[str]:
        from wolfd.moderator.words.wording import words  # noqa: PLC0415 - as above
        from wolfd.texts import Message  # noqa: PLC0415 - as above

        nicks = self._nicks.get(game, {})

        def name(seat: int) -> "Value":
            return Message("seat", number=seat, nick=nicks[seat]) if seat in nicks else str(seat)

        ends = to if isinstance(to, str) else ", ".join(nicks.get(seat, str(seat)) for seat in to or ())
        for message in words(event, name):
            for line in message.lines("en"):
                yield f"<Moderator> {line}" if to is None else f"[Moderator -> {ends}] {line}"


def _doing(form: str) -> Callable[[IrcLog, Fields], Iterable[str]]:
    """A row of one line about somebody; members that are missing or empty leave nothing."""
    def row(_: IrcLog, fields: Fields) -> Iterable[str]:
        known = {**EMPTY, **{name: value for name, value in fields.items() if value is not None}}
        return (form.format_map({**known, "whom": known.get("whom_nick") or known["whom"]}),)  # older records have no nick
    return row


NOT_KEPT = "(words that the log does not keep)"
EMPTY = {"nick": "", "reason": "", "topic": "", "changes": "", "whom": "", "old": ""}

ROWS: dict[str, Callable[[IrcLog, Fields], Iterable[str]]] = {
    "chat.message": IrcLog.message,
    "query.message": IrcLog.private,
    "query.refused": IrcLog.refused,
    "chat.joined": _doing("-!- {nick} has joined"),
    "chat.left": _doing("-!- {nick} has left [{reason}]"),
    "chat.quit": _doing("-!- {nick} has quit [{reason}]"),
    "chat.kick": _doing("-!- {whom} was kicked by {nick} [{reason}]"),
    "chat.topic": _doing("-!- {nick} changed the topic to: {topic}"),
    "chat.invite": _doing("-!- {nick} invited {whom}"),
    "chat.mode": lambda _, fields: (f"-!- mode [{_modes(fields['changes'])}] by {fields['nick']}",),
    "auth.renamed": _doing("-!- {old} is now known as {nick}"),
    "table.seated": IrcLog.seated,
    "table.returned": IrcLog.seated,
    "table.substituted": IrcLog.seated,
    "table.started": IrcLog.started,
    "game.command": IrcLog.command,
}


def _modes(changes: Iterable[tuple[bool, str, str]]) -> str:
    return " ".join(f"{'+' if on else '-'}{letter} {parameter}".rstrip() for on, letter, parameter in changes)


def _clean(line: str) -> str:
    """Nothing that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in line)
