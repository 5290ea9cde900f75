"""A command typed without its mark: who types it is told how it is typed. By telnet a number needs none.

An answer of somebody who may not talk now is no talk of his. Whatever else reads like a command is talk and heard by all,
as it may have been meant so.
"""

from typing import TYPE_CHECKING

from engine.speech import speakers
from engine.table import Table as Game
from wolfd.chat.people import User
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import Chair
from wolfd.moderator.typed.reading import SEAT, plain, typed_in
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.table import Table

MOST = 60
"""Letters that are said back; a longer line is talk."""


def take(table: "Table", user: User, text: str) -> bool:
    """Tell somebody at a table how to type what he has typed, if it reads like a command; whether it was no talk."""
    playing = table.playing
    if playing is None:
        mark = table.form(user).room if is_command(text) else None
        return mark is not None and _told_how(table, user, mark, text)
    chair = table.seats.of(user)
    mark = _answer(playing, chair, text)
    if mark is None:
        return False
    if chair is not None and chair.number in speakers(playing.table):
        return _told_how(table, user, mark, text)
    table.tell(user, (Message("bare-answer", do=mark, line=plain(text)),))
    return True


def _told_how(table: "Table", user: User, mark: str, text: str) -> bool:
    if table.may_speak(user) is None:
        table.tell(user, (said(mark, text),))
    return False


def is_command(text: str) -> bool:
    """Whether a line is nothing but a command, where no game runs; asked for each line that is said there."""
    typed = typed_in(text) if len(text) <= MOST else None
    return typed is not None and typed.verb.where in {"anywhere", "waiting"} and all(word.isdigit() for word in typed.words)


def said(mark: str, text: str) -> Message:
    """That a line was heard by all, and how to type it as a command."""
    return Message("bare-command", do=mark, line=plain(text))


def number(user: User, text: str) -> int | None:
    """The number that a line is; nothing if it is more, or its writer is here by more than telnet and must mark it."""
    found = SEAT.fullmatch(plain(text))
    if found is None or not user.sessions or any(session.protocol != "telnet" for session in user.sessions):
        return None
    return int(found[1])


def _answer(playing: Playing, chair: Chair | None, text: str) -> str | None:
    """The mark of what a seat wants to answer; nothing if that is no answer to what it is asked."""
    if chair is None or len(text) > MOST:
        return None
    kind = _kind(playing.table, chair.number, text)
    if kind is None:
        return None
    form = playing.telling.form(chair.number)
    return form.secret if playing.table.rules.kinds[kind].secret else form.room


def _kind(t: Game, seat: int, text: str) -> str | None:
    """The kind of a seat's open question that the verb of a text answers."""
    asked = [kind for kind, to in t.asks if to == seat]
    typed = typed_in(text) if asked else None
    if typed is None:
        return None
    if typed.verb.id == "pass":
        return asked[0]
    return next((kind for kind in asked if kind in typed.verb.kinds), None)
