"""An answer typed without its mark, where its giver may not talk: he is told how it is typed, and it is no talk of his."""

from engine.speech import speakers
from engine.table import Table
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import Chair
from wolfd.moderator.typed.reading import Typed, plain, read
from wolfd.texts import Message

MOST = 60
"""Letters that are said back; a longer line is talk."""


def advice(playing: Playing | None, chair: Chair | None, text: str) -> Message | None:
    """How to type what a seat wants to answer; nothing if that is no answer to what it is asked, or it may talk now."""
    if playing is None or chair is None or chair.number in speakers(playing.table) or len(text) > MOST:
        return None
    kind = _kind(playing.table, chair.number, text)
    if kind is None:
        return None
    form = playing.telling.form(chair.number)
    do = form.secret if playing.table.rules.kinds[kind].secret else form.room
    return Message("bare-answer", do=do, line=plain(text))


def _kind(t: Table, seat: int, text: str) -> str | None:
    """The kind of a seat's open question that the verb of a text answers."""
    reading = read(text)
    asked = [kind for kind, to in t.asks if to == seat]
    if not isinstance(reading, Typed) or not asked:
        return None
    if reading.verb.id == "pass":
        return asked[0]
    return next((kind for kind in asked if kind in reading.verb.kinds), None)
