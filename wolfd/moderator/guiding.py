"""What somebody may do now, in one line: for a newcomer who knows neither the game nor its commands.

The same line is told when it becomes true, in `help`, and in `open`; it always names what to type.
"""

from functools import cache

from engine.events import Seat
from engine.speech import ONE_SPEAKER, circle, pack_talkers
from wolfd.moderator.before.waiting import Waiting
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import HOST, Chair
from wolfd.moderator.words.questions import Form
from wolfd.texts import Message


def before(waiting: Waiting, chair: Chair | None, form: Form) -> Message:
    """At a table before its game: take a seat, find others, be ready, wait for those who are not."""
    seats, least = len(waiting.seats), waiting.rules.options.min_players
    if chair is None:
        return _standing(form.room, least, waiting.rules.options.max_players)
    if chair is waiting.seats.host:
        return Message("now-host", do=form.room)
    if seats < least:
        return Message("now-few", do=form.room, missing=least - seats)
    if not chair.ready:
        return Message("now-unready", do=form.room)
    missing = tuple(other.label for other in waiting.seats.humans if not other.ready)
    if missing:
        return Message("now-ready", do=form.room, missing=missing)
    return Message("now-stuck" if waiting.reasons() else "now-unready", do=form.room)


@cache
def _standing(do: str, least: int, most: int) -> Message:
    """Kept, so that it is worded once a language for all who come in."""
    return Message("now-standing", do=do, least=least, most=most)


def during(playing: Playing, chair: Chair | None, form: Form) -> Message:
    """In a game: what is asked of a seat, or why nothing is and what may be done meanwhile."""
    if chair is None:
        return Message("now-watching", do=form.room)
    if playing.paused:
        return playing.pause_told(form.room)
    asked = playing.telling.question(playing.table, chair.number, playing.pace.left)
    return asked if asked is not None else _unasked(playing, chair.number, form)


def _unasked(playing: Playing, seat: Seat, form: Form) -> Message:
    t = playing.table
    if seat == HOST:
        return Message("now-hosting", do=form.secret)
    if not t.is_alive(seat) and seat in t.died:
        return Message("now-graveyard" if circle(t, seat) else "now-dead", do=form.room)
    if t.phase == "night" and seat not in pack_talkers(t) and circle(t, seat):
        return Message("now-circle", do=form.secret)
    if t.phase == "night":
        return Message("now-pack" if seat in pack_talkers(t) else "now-night", do=form.secret)
    if t.round is not None and t.round.step in ONE_SPEAKER:
        return Message("now-listening", who=playing.seats.label(t.round.about))
    return Message("now-waiting", do=form.room)

