"""A command typed without its mark: who types it is told how it is typed.

An answer of somebody who may not talk now is no talk of his. Whatever else reads like a command is talk and heard by all,
as it may have been meant so.
"""

from typing import TYPE_CHECKING

from engine.speech import speakers
from engine.table import Table as Game
from wolfd.chat.people import User
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import Chair
from wolfd.moderator.typed.reading import Typed, plain, read
from wolfd.moderator.words.questions import Form
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.table import Table

MOST = 60
"""Letters that are said back; a longer line is talk."""


def take(table: "Table", user: User, text: str) -> bool:
    """Tell somebody at a table how to type what he has typed, if it reads like a command; whether it was no talk."""
    playing, chair = table.playing, table.seats.of(user)
    mark = _answer(playing, chair, text)
    may_talk = playing is None or (chair is not None and chair.number in speakers(playing.table))
    if mark is not None and not may_talk:
        table.tell(user, (Message("bare-answer", do=mark, line=plain(text)),))
        return True
    if may_talk and table.may_speak(user) is None:
        hint = advice(table.form(user), text) if playing is None else _said(mark, text)
        table.tell(user, (hint,) if hint is not None else ())
    return False


def advice(form: Form, text: str) -> Message | None:
    """How to type a line that is nothing but a command, where no game runs; nothing if it is none."""
    reading = read(text) if len(text) <= MOST else None
    if not isinstance(reading, Typed) or reading.verb.where not in {"anywhere", "waiting"}:
        return None
    return _said(form.room, text) if all(word.isdigit() for word in reading.words) else None


def _said(mark: str | None, text: str) -> Message | None:
    """That a line was heard by all, and how to type it as a command."""
    return Message("bare-command", do=mark, line=plain(text)) if mark is not None else None


def _answer(playing: Playing | None, chair: Chair | None, text: str) -> str | None:
    """The mark of what a seat wants to answer; nothing if that is no answer to what it is asked."""
    if playing is None or chair is None or len(text) > MOST:
        return None
    kind = _kind(playing.table, chair.number, text)
    if kind is None:
        return None
    form = playing.telling.form(chair.number)
    return form.secret if playing.table.rules.kinds[kind].secret else form.room


def _kind(t: Game, seat: int, text: str) -> str | None:
    """The kind of a seat's open question that the verb of a text answers."""
    reading = read(text)
    asked = [kind for kind, to in t.asks if to == seat]
    if not isinstance(reading, Typed) or not asked:
        return None
    if reading.verb.id == "pass":
        return asked[0]
    return next((kind for kind in asked if kind in reading.verb.kinds), None)
